import { cleanId } from '../../exchange/import/importer.js'
import { type DescribedScores, hasDirection } from '../../exchange/import/results/describe-scores.js'
import { ownValue } from '../../model/json.js'
import type { ResultArm, ResultRow } from '../../exchange/import/results/result-arm.js'
import { describeSystem } from '../../io/platform.js'
import { sha256 } from '../../io/sha256.js'
import { withinTime } from '../../io/within-time.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { completePricing } from '../../metrics/cost/price-reply.js'
import { scoreTrial } from '../../metrics/score-trial.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { Observation } from '../../model/run/observation.js'
import { stateVersion } from '../../model/run/file-version.js'
import { RESULTS_TARGET, type Run, RUN_SCHEMA_VERSION, type Trial } from '../../model/run/run.js'
import { caseSchema, type GoldenCase } from '../../model/suite/case.js'
import { pricingSchema } from '../../model/suite/pricing.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { isOutage } from '../../model/outage.js'
import { VERSION } from '../../model/version.js'
import { writeRun } from '../../store/runs/write-run.js'
import { startTally } from '../run/arm/tally.js'
import { fingerprintSuite } from '../run/arm/describe-run.js'
import { fingerprintCase } from '../suite/parse-cases.js'
import { fingerprintMetrics, metricFacts } from '../../metrics/define-metric.js'

const MESSAGE_LENGTH = 2000
const MAX_REASONS = 20
const K = [1, 3, 5, 10]
const PRIMARY_K = 5

interface RecordResults {
  readonly arm: ResultArm
  readonly described: DescribedScores
  /** Name of the arm in the report. */
  readonly variant: string
  /** Name of the set of questions; the same for all arms. */
  readonly suite: string
  /** Relative to the working directory, with `/`. */
  readonly file: string
  readonly folder: string
  readonly now: Date
  /** The mode, commit and branch that were measured. */
  readonly of: Pick<Run, 'mode' | 'commit' | 'branch'>
}

/**
 * Writes results scored by another harness as a run, which is then compared, judged and reported like any other. Throws like
 * `writeRun`.
 */
export async function recordResults(input: RecordResults): Promise<Run> {
  const { arm, described, variant, suite, file, folder, now, of } = input
  const golden = new Map<string, GoldenCase>()
  const { key_column: column } = arm
  const keys = new Map<string, string>()
  const counts = new Map<string, number>()
  const pricing = completePricing(pricingSchema.parse({}))
  const settings = { k: K, primary_k: PRIMARY_K, success: 'reported', pricing, scoring: DEFAULT_SCORING } as const
  const metrics = buildMetrics(
    settings,
    described.scores.map(({ facts }) => facts),
  )
  // A score of another arm alone is not missing here, unless every row failed.
  const named = new Set(arm.rows.flatMap(({ scores }) => Object.keys(scores)))
  const areAllFailed = arm.rows.every(({ error }) => error !== undefined)
  const own = described.scores.filter(({ name }) => areAllFailed || named.has(name))
  const trials = arm.rows.map((row): Trial => {
    const one = describeCase(row, file)
    const found = golden.get(one.id) ?? one
    golden.set(found.id, found)
    if (row.key !== undefined && row.key !== '') keys.set(found.id, row.key)
    const trial = counts.get(found.id) ?? 0
    counts.set(found.id, trial + 1)
    const observation = observe(row)
    const values = own.map(({ name, facts: { id, range } }) => {
      const value = ownValue(row.scores, name)
      // Rounding can put a share above 1.
      return [id, value && Math.min(value, range[1] ?? value)] as const
    })
    const isLost = (value: unknown): boolean => value === null || (value === undefined && row.error !== undefined)
    const recorded = {
      scores: Object.fromEntries(values.flatMap(([id, value]) => (typeof value === 'number' ? [[id, value]] : []))),
      unscored: Object.fromEntries(
        values.flatMap(([id, value]) => (isLost(value) ? [[id, 'the results have no value']] : [])),
      ),
    }
    return {
      case: found.id,
      trial,
      retries: 0,
      observation,
      ...scoreTrial({ metrics, golden: found, observation, recorded, withinTime }),
    }
  })
  const cases = [...golden.values()]
  const leftOut = (arm.left_out ?? []).flatMap(({ score, reason }) =>
    score === null ? [] : { score, reason, directed: hasDirection(score) },
  )
  const started = now.toISOString()
  const head: Run = {
    ...stateVersion(RUN_SCHEMA_VERSION),
    run_id: `${sha256(`${file} ${variant} ${started}`).slice(0, 12)}-${variant}`,
    session_id: sha256(`${file} ${variant} ${started}`),
    ...of,
    suite: { name: suite, version: '', file },
    variant,
    started_at: started,
    finished_at: started,
    seed: 1,
    trials_per_case: Math.max(1, ...counts.values()),
    subset: null,
    shard: null,
    stale_cases: [],
    settings: {
      k: [...K],
      primary_k: PRIMARY_K,
      success: 'reported',
      alpha: 0.05,
      min_scored_share: 0.95,
      zero_tolerance: 'critical',
      deterministic: false,
      target: { type: RESULTS_TARGET },
      controlled: {},
      concurrency: 1,
      timeout_seconds: 120,
    },
    pricing,
    environment: { node: process.version, os: describeSystem(), runner: null },
    fingerprints: {
      suite: fingerprintSuite({ name: suite, version: '', k: K, primary_k: PRIMARY_K, success: 'reported' }, cases),
      gates: sha256(canonicalJson(described.gates)),
      // The answers are not a setting; the harness describes the system only by the name of the arm.
      target: sha256(canonicalJson({ type: RESULTS_TARGET, arm: arm.name })),
      metrics: fingerprintMetrics(metrics, sha256),
      pricing: sha256(canonicalJson(pricing)),
      models: [],
      corpus: null,
      goldenpair: VERSION,
    },
    cases,
    gates: [...described.gates],
    metrics: metrics.map(metricFacts),
    case_keys: column === undefined || keys.size === 0 ? undefined : { column, keys: Object.fromEntries(keys) },
    left_out: leftOut.length > 0 ? leftOut : undefined,
    counts: null,
    summaries: {},
  }
  const tally = startTally(pricing)
  await using writer = await writeRun(folder, head)
  for (const trial of trials) {
    await writer.append(trial)
    tally.add(trial)
  }
  const run = tally.complete(head, metrics)
  await writer.finish(run)
  return run
}

const askedSchema = caseSchema.omit({ budgets: true })

/**
 * Returns a valid case id for the id of a harness. If cleaning loses something, a hash of the original is added, so that questions
 * with the same beginning stay distinct and keep their ids in every run.
 */
function identifyCase(id: string): string {
  const clean = cleanId(id) ?? 'case'
  if (clean === id.trim()) return clean
  const hash = sha256(id.trim()).replace('sha256:', '').slice(0, 12)
  return `${clean.slice(0, 180)} ${hash}`
}

function describeCase({ id, query, expected, tags = [], retrieval }: ResultRow, file: string): GoldenCase {
  const asked = askedSchema.parse({
    id: identifyCase(id),
    query: query === '' ? id : query,
    tags: tags.filter((tag) => tag !== ''),
    ...(expected !== undefined && expected !== '' && { expected_answer: expected }),
    ...(retrieval && { expected_spans: retrieval.judged }),
  })
  const golden = { ...asked, at: { file, line: 0 }, fingerprint: '' }
  return { ...golden, fingerprint: fingerprintCase(golden, sha256) }
}

/** Converts a row. A row with an error is a failed answer, except an outage, which is unrelated to the system. */
function observe(row: ResultRow): Observation {
  const latency_ms = row.latency_ms ?? null
  if (row.error !== undefined)
    return {
      status: 'failed',
      latency_ms,
      failure: {
        kind: row.is_outage === true || isOutage(row.error) ? 'infrastructure' : 'target',
        message: row.error.slice(0, MESSAGE_LENGTH),
      },
    }
  const { passed, model, cost_usd, input_tokens, output_tokens } = row
  const reasons = (row.reasons ?? []).slice(0, MAX_REASONS).map((reason) => reason.slice(0, MESSAGE_LENGTH))
  return {
    status: 'ok',
    latency_ms,
    reply: {
      answer: row.answer ?? '',
      ...(passed !== null && { passed }),
      ...(reasons.length > 0 && { reasons }),
      ...(row.retrieval && { spans: row.retrieval.ranked.map((path) => ({ path })) }),
      ...(model !== undefined && { model }),
      ...(cost_usd !== undefined && { cost_usd }),
      ...((input_tokens !== undefined || output_tokens !== undefined) && {
        usage: { input_tokens: input_tokens ?? 0, output_tokens: output_tokens ?? 0 },
      }),
    },
  }
}
