import { join } from 'node:path'
import { describeRuleChanges } from '../../compare/differences/describe-rule-changes.js'
import { isLost, matchNames } from '../../compare/pair/match-names.js'
import { limitHeapGrowth } from '../../io/heap.js'
import type { Log } from '../../io/log.js'
import { sha256, sha256Hex } from '../../io/sha256.js'
import { withinTime } from '../../io/within-time.js'
import { priceByBase, statesOwnCost } from '../../metrics/cost/price-reply.js'
import { customMetricsOf, scoreTrial, widenScores } from '../../metrics/score-trial.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { present } from '../../model/omit-undefined.js'
import { openTables } from '../../metrics/tables/index.js'
import type { Metric, MetricFacts, MetricSettings } from '../../model/metric.js'
import type { Confirmations } from '../../model/result/confirmation.js'
import type { TableTrial } from '../../model/run/run-table.js'
import { isFromResults, type Run, type ScoredRun, type Trial } from '../../model/run/run.js'
import { recordedRules, type RuleSet } from '../../model/suite/rules.js'
import type { Baseline, NoBaseline, ResolvedBaseline } from '../../store/baselines/baseline.js'
import { readConfirmations } from '../../store/runs/confirmations.js'
import { readRun, readScoredRun, readTrials } from '../../store/runs/read-run.js'
import { writeRun } from '../../store/runs/write-run.js'
import { watchConduct } from '../../metrics/agent/watch-conduct.js'
import { summarizeCode } from '../../metrics/code/define-on-code.js'
import { buildMetrics, recordedMetric } from '../../metrics/build-metrics.js'
import { tableFiguresOf, tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import { summarizeRun } from '../../metrics/summarize-run.js'
import type { Judgments } from '../../model/run/judgments.js'
import type { RunFolder } from '../../measure/run/pool-runs.js'
import { isReference } from '../../store/runs/read-reference.js'
import { fingerprintCase } from '../../measure/suite/parse-cases.js'
import { fingerprintMetrics, metricFacts } from '../../metrics/define-metric.js'
import type { TellStep } from './tell-steps.js'

/** Where the baseline is from and what it scores, or why there is none. */
export type BaselineSide = NoBaseline | (ResolvedBaseline & { readonly scored: ScoredRun })

/** A candidate's run, and the folder that it was read from. */
export interface CandidateArm {
  readonly folder: string
  readonly scored: ScoredRun
}

export type ReadArms = Awaited<ReturnType<typeof readArms>>

/**
 * Reads all arms of a comparison, scored by one definition and one price table. Throws the user's errors of `readRun`, `readRescored` and
 * `readReruns`.
 */
export async function readArms(request: {
  /** Run folders. */
  readonly candidates: readonly string[]
  readonly baseline: Baseline
  readonly ruleSet?: RuleSet | null
  /** The baseline as it was scored to plan the rounds; absent: it was not. */
  readonly main?: ScoredMain | undefined
  /** Where a run is written anew whose file names its cases in another way than the baseline's. */
  readonly outputFolder: string
  readonly tell?: TellStep
  readonly log: Log
}) {
  const { baseline, outputFolder, tell, log } = request
  const early = baseline.kind !== 'none' && request.main?.folder === baseline.folder ? request.main : null
  const base =
    baseline.kind === 'none' ? baseline : { ...baseline, run: early?.run ?? (await readRun(baseline.folder)) }
  const recorded = base.kind === 'none' ? null : base.run
  const read: RunFolder[] = []
  for (const folder of request.candidates)
    read.push(await alignResults({ folder, run: await readRun(folder) }, { baseline: recorded, outputFolder, log }))
  const widen = widenScores(present(recorded, ...read.map(({ run }) => run)))
  const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }))
  const [only, ...more] = runs
  if (only === undefined) throw new RangeError('there is nothing to compare')
  const baseRun = recorded && widen(recorded)
  const ruleSet = request.ruleSet ?? findRules(runs, baseRun)
  const { settings, metrics, expected } = planScoring(only.run, more.length === 0, { base: baseRun, ruleSet })
  const main = early !== null && isScoredBy(early, settings) ? early : null
  const tables = main?.tables ?? openTables(settings)
  const answers: AnswerHashes[] = main === null ? [] : [main.answers]
  const toScore = present(main === null ? baseRun : null, ...runs.map(({ run }) => run))
  const total = toScore.reduce((sum, { counts }) => sum + (counts?.trials ?? 0), 0)
  limitHeapGrowth(total)
  let scored = 0
  const toTables = (arm: number) => {
    const watched = watchAnswers(tables, arm)
    answers[arm] = watched.answers
    const onTrial = (trial: TableTrial): void => {
      watched.onTrial(trial)
      tell?.('scoring', ++scored, total)
    }
    return { metrics, log, onTrial }
  }
  const scoreCandidate = async ({ folder, run }: RunFolder, place: number): Promise<CandidateArm> => {
    const own = await readRescored({ ...toTables(baseRun === null ? place : place + 1), folder, run, expected })
    return { folder, scored: { ...own, priced_by: settings.pricing } }
  }
  const candidates: [CandidateArm, ...CandidateArm[]] = [await scoreCandidate(only, 0)]
  for (const [place, other] of more.entries()) candidates.push(await scoreCandidate(other, place + 1))
  const scoreBase = async ({ folder, run }: RunFolder): Promise<ScoredRun> => {
    if (main !== null) return main.scored
    const own = await readRescored({ ...toTables(0), folder, run: widen(run) })
    return { ...own, priced_by: own.priced_by ?? settings.pricing }
  }
  return {
    baseline: base.kind === 'none' ? base : { ...base, scored: await scoreBase(base) },
    /** One, or several that are compared with one baseline and with each other. */
    candidates,
    /** Null: the run is judged as it was measured. */
    ruleSet,
    settings,
    metrics,
    /** They have seen every trial, in the order of the arms. */
    tables,
    /** Of every answer the hash, by arm, case and trial: whether it changed is told without keeping the texts. */
    answers,
    /** Re-runs of newly failing cases of the only candidate; null without any. */
    confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
  }
}

/** By case and number of the trial; a trial that failed has none. */
export type AnswerHashes = ReadonlyMap<string, readonly number[]>

/** 48 bits: among a million pairs of different answers, none is likely to look alike. */
const HASH_DIGITS = 12

/** Shows an arm's trials to the tables, and keeps the hashes of its answers. */
function watchAnswers(tables: ReturnType<typeof openTables>, arm: number) {
  const answers: Map<string, number[]> = new Map()
  const onTrial = (scored: TableTrial): void => {
    tables.add(arm, scored)
    const { golden, trial, observation } = scored
    if (observation.status === 'failed') return
    const ofCase = answers.get(golden.id) ?? []
    ofCase[trial] = Number.parseInt(sha256Hex(observation.reply.answer).slice(0, HASH_DIGITS), 16)
    answers.set(golden.id, ofCase)
  }
  return { answers, onTrial }
}

/** A baseline that is scored before anything is asked, with all that a comparison needs of it: then it is read once. */
export type ScoredMain = Awaited<ReturnType<typeof scoreMain>>

/** Reads a baseline's run before anything is asked. Throws as `readRescored` does. */
export async function scoreMain(request: {
  readonly folder: string
  readonly run: Run
  readonly settings: MetricSettings
  readonly metrics: readonly Metric[]
  readonly log: Log
}) {
  const { folder, run, settings } = request
  limitHeapGrowth(run.counts?.trials ?? 0)
  const tables = openTables(settings)
  const { answers, onTrial } = watchAnswers(tables, 0)
  const own = await readRescored({ ...request, onTrial })
  return { folder, run, settings, tables, answers, scored: { ...own, priced_by: own.priced_by ?? settings.pricing } }
}

/** Results of another harness are scored by what they are compared with. */
function isScoredBy({ run, settings }: ScoredMain, wanted: MetricSettings): boolean {
  return !isFromResults(run) && canonicalJson(settings) === canonicalJson(wanted)
}

/**
 * A run of another harness's results whose cases have the baseline's names, in a folder of its own, where the two files name the same cases
 * in other ways; else the run as it is.
 */
async function alignResults(
  candidate: RunFolder,
  { baseline, outputFolder, log }: { readonly baseline: Run | null; readonly outputFolder: string; readonly log: Log },
): Promise<RunFolder> {
  if (baseline === null || !isFromResults(candidate.run) || !isFromResults(baseline)) return candidate
  const { by, matches } = matchNames(baseline.cases, candidate.run.cases, [baseline.case_keys, candidate.run.case_keys])
  if (matches.size === 0) return candidate
  const taken = new Set([...matches.values()].map(({ id }) => id))
  const nameOf = (id: string): string => matches.get(id)?.id ?? (taken.has(id) ? `${id} (new)` : id)
  const cases = candidate.run.cases.map((golden) => {
    const base = matches.get(golden.id)
    // A row that was lost says nothing of its case.
    if (base !== undefined && (isLost(golden, base) || base.query === base.id)) return base
    const named = { ...golden, id: nameOf(golden.id), query: base?.query ?? golden.query }
    return { ...named, fingerprint: fingerprintCase(named, sha256) }
  })
  const { case_keys: own } = candidate.run
  const keys = Object.entries(own?.keys ?? {}).map(([id, key]) => [nameOf(id), key] as const)
  const renamed = own && { case_keys: { ...own, keys: Object.fromEntries(keys) } }
  const run: Run = { ...candidate.run, ...renamed, cases, ...(by !== null && { named_by: by }) }
  const folder = join(outputFolder, 'named-alike', run.variant)
  await using writer = await writeRun(folder, run)
  for await (const trial of readTrials(candidate.folder, log))
    await writer.append({ ...trial, case: nameOf(trial.case) })
  await writer.finish(run)
  return { folder, run }
}

/** The only candidate is judged as it was measured, or by its base; several have only their baseline's rules in common. */
export function findRules(candidates: readonly Pick<RunFolder, 'run'>[], base: Run | null): RuleSet | null {
  const [only, ...more] = candidates
  if (only === undefined) return null
  if (more.length > 0) {
    const first = base ?? only.run
    const pricing = candidates.reduce((prices, { run }) => priceByBase(prices, run.pricing), first.pricing)
    return { rules: { ...recordedRules(first), pricing }, from: 'base', changes: [] }
  }
  // A pull request cannot loosen the rules that it is judged by: they are those of its baseline, where nobody says otherwise.
  if (only.run.mode !== 'pr' || base === null || base.gates.length === 0) return null
  const [own, recorded] = [recordedRules(only.run), recordedRules(base)]
  const rules = { ...recorded, pricing: priceByBase(recorded.pricing, own.pricing) }
  return { rules, from: 'base', changes: describeRuleChanges(rules, own, only.run.metrics) }
}

/** The recorded re-runs of a run's newly failing cases with their scores computed again; null without any. Throws as `readConfirmations` does. */
export async function readReruns(
  folder: string,
  { run, metrics, log }: { readonly run: Run; readonly metrics: readonly Metric[]; readonly log: Log },
): Promise<Confirmations | null> {
  return readConfirmations(folder, {
    run,
    log,
    keep: ({ case: id, trial, observation, judgments }, golden) => ({
      case: id,
      trial,
      ...scoreTrial({ metrics, golden, observation, ...(judgments && { judgments }), withinTime }),
    }),
  })
}

/** What is a success, what a token costs and what else settles a metric is for the rules to say, on both sides. */
export function metricSettings({ settings, pricing: own }: Run, ruleSet: RuleSet | null): MetricSettings {
  const { primary_k, success } = ruleSet?.rules.settings ?? settings
  const k = [...new Set([...settings.k, ...(ruleSet?.rules.settings.k ?? [])])].sort((a, b) => a - b)
  const { scoring } = ruleSet === null ? settings : ruleSet.rules.settings
  return { k, primary_k, success, pricing: ruleSet?.rules.pricing ?? own, ...(scoring && { scoring }) }
}

/**
 * How all arms of a comparison are scored, by the rules, else as the only candidate was measured or several's baseline; and the metrics of the
 * suite's own and of tables that one must have to be compared.
 */
export function planScoring(
  first: Run,
  isAlone: boolean,
  { base, ruleSet }: { readonly base: Run | null; readonly ruleSet: RuleSet | null },
) {
  const settings = metricSettings(isAlone ? first : (base ?? first), ruleSet)
  const ofBase = base === null ? [] : [...customMetricsOf(base), ...tableFiguresOf(base)]
  const expected = [...ofBase, ...tableFiguresOfGates(ruleSet?.rules.gates ?? [])]
  return { settings, metrics: buildMetrics(settings), expected }
}

/**
 * A recorded run with its scores computed again, by these metrics. Those of the suite's own metrics stay as they were recorded: the module
 * that can score them is a pull request's code, and may not even be at hand. A reference has no observations: its scores are as they were
 * recorded, and metrics that were defined differently are not compared. Throws as `readScoredRun` does.
 */
export async function readRescored(request: {
  readonly folder: string
  readonly run: Run
  readonly metrics: readonly Metric[]
  /** The suite's own metrics that the other side has: where the run lacks one, a gate on it is told that it was not measured. */
  readonly expected?: readonly MetricFacts[]
  readonly log: Log
  /** What a judge has said of a trial meanwhile; absent: what is recorded. */
  readonly judgmentsOf?: (trial: Trial) => Judgments | undefined
  /** Sees every trial once, with its new scores. */
  readonly onTrial?: (trial: TableTrial) => void
}): Promise<ScoredRun> {
  const { folder, run: own, expected = [], log, onTrial } = request
  const metrics = [...request.metrics, ...[...customMetricsOf(own), ...tableFiguresOf(own)].map(recordedMetric)]
  const unmeasured = expected.filter(({ id }) => !metrics.some((metric) => metric.id === id))
  if (await isReference(folder)) {
    return { ...(await readScoredRun(folder, { log, run: own })), priced_by: own.pricing }
  }
  const ownCost = new Set<string>()
  const conduct = watchConduct(own.settings.scoring)
  const { run, trials, ...rest } = await readScoredRun(folder, {
    log,
    run: own,
    rescore: (golden, recorded) => {
      const { trial, observation } = recorded
      const judgments = request.judgmentsOf?.(recorded) ?? recorded.judgments
      conduct.add({ golden, observation })
      if (observation.status === 'ok' && statesOwnCost(observation.reply)) ownCost.add(golden.id)
      const scores = scoreTrial({ metrics, golden, observation, recorded, ...(judgments && { judgments }), withinTime })
      onTrial?.({ golden, trial, observation, judgments: judgments ?? null, ...scores })
      return scores
    },
  })
  return {
    run: {
      ...run,
      metrics: [...metrics.map(metricFacts), ...unmeasured],
      fingerprints: { ...run.fingerprints, metrics: fingerprintMetrics(metrics, sha256) },
      summaries: summarizeRun({ metrics, trials, kept: summarizeCode(metrics, run.code_quality) }),
    },
    trials,
    ...rest,
    own_cost_cases: [...ownCost],
    conduct: conduct.finish(),
  }
}
