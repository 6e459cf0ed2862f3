import { describeSystem } from '../../../io/platform.js'
import { sha256 } from '../../../io/sha256.js'
import { completePricing } from '../../../metrics/cost/price-reply.js'
import { canonicalJson } from '../../../model/fingerprint.js'
import { pick } from '../../../model/omit-undefined.js'
import { stateVersion } from '../../../model/run/file-version.js'
import { type Run, RUN_SCHEMA_VERSION } from '../../../model/run/run.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import { VERSION } from '../../../model/version.js'
import type { RunSuiteInput, SuiteArm } from '../input.js'
import type { PreparedJudge } from '../judging/start-judging.js'
import { selectShard } from '../../../model/run/shard.js'
import { fingerprintMetrics, metricFacts } from '../../../metrics/define-metric.js'

/** The facts about an arm that run.json needs. */
export interface ArmToDescribe {
  readonly arm: SuiteArm
  readonly index: number
  readonly variant: Variant
  /** `null` if no judge is asked during the measurement. */
  readonly judge: PreparedJudge | null
}

/** Returns run.json at the start of the run: without counts, summaries and corpus. */
export function describeRun(
  input: Pick<
    RunSuiteInput,
    | ('suite' | 'cases' | 'metrics' | 'mode' | 'seed' | 'session_id' | 'commit' | 'isDirty' | 'branch' | 'subset')
    | ('shard' | 'env' | 'targets' | 'clock')
  >,
  { arm, index, variant, judge }: ArmToDescribe,
): Run {
  const { suite = input.suite, cases: selected = input.cases } = arm
  const cases = input.shard ? selectShard(selected, input.shard) : selected
  const { gates, controlled } = suite
  const pricing = completePricing(suite.pricing)
  const { type, options, settings, deterministic, setup, traces } = variant.target
  const replays = input.targets.find((target) => target.name === type)?.replays
  return {
    ...stateVersion(RUN_SCHEMA_VERSION),
    run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
    ...pick(input, ['session_id', 'mode', 'seed', 'subset']),
    suite: pick(suite, ['name', 'version', 'file', 'directory']),
    variant: arm.variant,
    commit: arm.commit === undefined ? input.commit : arm.commit,
    dirty: (arm.commit === undefined && input.isDirty) || undefined,
    branch: arm.branch === undefined ? input.branch : arm.branch,
    started_at: input.clock.now().toISOString(),
    finished_at: null,
    seed_offset: arm.seedOffset || undefined,
    trials_per_case: arm.trials,
    shard: input.shard ?? null,
    settings: {
      k: [...suite.k],
      ...pick(suite, ['primary_k', 'success', 'scoring', 'judge', 'alpha', 'min_scored_share', 'zero_tolerance']),
      mock: variant.target.mock,
      replayed: replays || undefined,
      inference: suite.inference,
      deterministic,
      target: { type, options, settings, setup, traces },
      declared: variant.declared && [...variant.declared],
      sources: variant.sources && [...variant.sources],
      controlled: { ...controlled },
      concurrency: input.suite.concurrency,
      timeout_seconds: suite.timeout_seconds,
      retries: input.suite.retries,
    },
    pricing,
    environment: { node: process.version, os: describeSystem(), runner: input.env['RUNNER_NAME'] ?? null },
    // Separate hashes, so that a comparison can name what differs.
    fingerprints: {
      suite: fingerprintSuite(suite, selected),
      gates: hash(pick(suite, ['gates', 'alpha', 'min_scored_share', 'zero_tolerance'])),
      target: hash({ target: variant.target, controlled }),
      metrics: fingerprintMetrics(input.metrics, sha256),
      pricing: hash(pricing),
      models: [],
      corpus: null,
      goldenpair: VERSION,
      judge: judge?.fingerprint,
    },
    judge: judge?.facts,
    cases: [...cases],
    stale_cases: [...(suite.stale_cases ?? [])],
    deleted_cases: suite.deleted_cases?.length ? [...suite.deleted_cases] : undefined,
    first_look: suite.first_look,
    base_forms: suite.base_forms?.length ? [...suite.base_forms] : undefined,
    gates: [...gates],
    metrics: input.metrics.map(metricFacts),
    counts: null,
    summaries: {},
  }
}

const hash = (value: unknown): string => sha256(canonicalJson(value))

/** Returns the hash of a suite's cases and success rule. The order of the cases does not matter. */
export function fingerprintSuite(
  { name, version, k, primary_k, success }: Pick<Suite, 'name' | 'version' | 'k' | 'primary_k' | 'success'>,
  cases: readonly GoldenCase[],
): string {
  const fingerprints = new Map(cases.map(({ id, fingerprint }) => [id, fingerprint]))
  // Sorted by code units, which is the same in every locale.
  const texts = [...fingerprints.keys()].sort().map((id) => [id, fingerprints.get(id)])
  return hash({ name, version, k, primary_k, success, cases: texts })
}
