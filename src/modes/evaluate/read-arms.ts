import { join } from 'node:path'
import { describeRuleChanges } from '../../compare/differences/describe-rule-changes.js'
import { isLost, matchNames } from '../../compare/pair/match-names.js'
import { isNewScore } from '../../compare/pair/metric-columns.js'
import { limitHeapGrowth } from '../../io/heap.js'
import type { Log } from '../../io/log.js'
import { sha256 } from '../../io/sha256.js'
import { withinTime } from '../../io/within-time.js'
import { priceByBase } from '../../metrics/cost/price-reply.js'
import { customMetricsOf, scoreTrial, widenRanges } from '../../metrics/score-trial.js'
import { present } from '../../model/omit-undefined.js'
import { openTables } from '../../metrics/tables/index.js'
import type { Metric, MetricFacts } from '../../model/metric.js'
import type { Confirmations } from '../../model/result/confirmation.js'
import type { TableTrial } from '../../model/run/run-table.js'
import { isFromResults, type Run, type ScoredRun } from '../../model/run/run.js'
import { recordedRules, type RuleSet } from '../../model/suite/rules.js'
import type { Baseline, NoBaseline, ResolvedBaseline } from '../../store/baselines/baseline.js'
import { readConfirmations } from '../../store/runs/confirmations.js'
import { readRun, readTrials } from '../../store/runs/read-run.js'
import { writeRun } from '../../store/runs/write-run.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { tableFiguresOf, tableFiguresOfGates } from '../../metrics/tables/table-figures.js'
import type { RunFolder } from '../../measure/recorded/pool-runs.js'
import { fingerprintCase } from '../../measure/suite/parse-cases.js'
import { type EarlyScores, metricSettings, readRescored, watchAnswers, type AnswerHashes } from './score-arms.js'
import type { ReportStep } from './report-steps.js'

/** The origin and the scores of the baseline, or why there is none. */
export type BaselineSide = NoBaseline | (ResolvedBaseline & { readonly scored: ScoredRun })

/** A candidate's run, and the folder that it was read from. */
export interface CandidateArm {
  readonly folder: string
  readonly scored: ScoredRun
}

export type ReadArms = Awaited<ReturnType<typeof readArms>>

/** The arms of a comparison, and how they are scored. */
export interface ArmsToRead {
  /** Run folders: one, or several that are compared with one baseline and with each other. */
  readonly candidates: readonly string[]
  readonly baseline: Baseline
  /**
   * The rules that the runs are judged by; if absent, the recorded ones of the runs or, for a pull request, of its
   * baseline.
   */
  readonly ruleSet?: RuleSet | null
  /** Arms that are scored already; if absent, none. */
  readonly early?: EarlyScores | undefined
  /** Also gets a copy of a run whose file names its cases differently from the baseline's. */
  readonly outputFolder: string
  readonly log: Log
}

/**
 * Reads all arms of a comparison, scored by one definition and one price table. Throws as `readRun`, `readRescored` and
 * `readReruns` do.
 */
export async function readArms(request: ArmsToRead & { readonly tell?: ReportStep }) {
  const { baseline, outputFolder, tell, log } = request
  const base = baseline.kind === 'none' ? baseline : { ...baseline, run: await readRun(baseline.folder) }
  const recorded = base.kind === 'none' ? null : base.run
  const read: RunFolder[] = []
  for (const folder of request.candidates)
    read.push(await alignResults({ folder, run: await readRun(folder) }, { baseline: recorded, outputFolder, log }))
  const widen = widenRanges(present(recorded, ...read.map(({ run }) => run)))
  const runs = read.map(({ folder, run }) => ({ folder, run: widen(run) }))
  const [only, ...more] = runs
  if (only === undefined) throw new RangeError('there is nothing to compare')
  const baseRun = recorded && widen(recorded)
  const ruleSet = request.ruleSet ?? findRules(runs, baseRun)
  const { settings, metrics, expected } = planScoring(only.run, more.length === 0, { base: baseRun, ruleSet })
  const all = present(baseRun, ...runs.map(({ run }) => run))
  const early = request.early?.forReport(settings, all) ?? null
  const tables = early?.tables ?? openTables(settings)
  const answers: AnswerHashes[] = []
  const toScore = all.filter(({ run_id: id }) => early?.arms.has(id) !== true)
  const countTrials = (some: readonly Run[]): number => some.reduce((sum, { counts }) => sum + (counts?.trials ?? 0), 0)
  const total = countTrials(toScore)
  limitHeapGrowth(countTrials(all))
  // Tells how large the comparison is, even if all of it is scored already.
  tell?.('scoring', 0, countTrials(all))
  let scored = 0
  type Facts = readonly MetricFacts[]
  const scoreArm = async (arm: number, own: RunFolder & { readonly expected?: Facts; readonly declared?: Facts }) => {
    const known = early?.arms.get(own.run.run_id)
    const watched = known ?? watchAnswers(tables, arm)
    answers[arm] = watched.answers
    if (known !== undefined) return known.scored(own.run, own.expected)
    const onTrial = (trial: TableTrial): void => {
      watched.onTrial?.(trial)
      tell?.('scoring', ++scored, total)
    }
    return readRescored({ ...own, metrics, log, onTrial })
  }
  const scoreCandidate = async ({ folder, run }: RunFolder, place: number): Promise<CandidateArm> => {
    const own = await scoreArm(baseRun === null ? place : place + 1, { folder, run, expected })
    return { folder, scored: { ...own, priced_by: settings.pricing } }
  }
  const candidates: [CandidateArm, ...CandidateArm[]] = [await scoreCandidate(only, 0)]
  for (const [place, other] of more.entries()) candidates.push(await scoreCandidate(other, place + 1))
  const scoreBase = async ({ folder, run }: RunFolder): Promise<ScoredRun> => {
    const own = await scoreArm(0, {
      folder,
      run: widen(run),
      declared: runs.flatMap((one) => customMetricsOf(one.run)),
    })
    return { ...own, priced_by: own.priced_by ?? settings.pricing }
  }
  return {
    baseline: base.kind === 'none' ? base : { ...base, scored: await scoreBase(base) },
    /** One, or several that are compared with one baseline and with each other. */
    candidates,
    /** `null` if the run is judged as it was measured. */
    ruleSet,
    settings,
    metrics,
    /** The tables have seen every trial, in the order of the arms. */
    tables,
    /** The hash of every answer, by arm, case and trial, which shows whether an answer changed without keeping the texts. */
    answers,
    /** Re-runs of newly failing cases of the only candidate; `null` if there are none. */
    confirmations: more.length > 0 ? null : await readReruns(only.folder, { run: only.run, metrics, log }),
  }
}

/**
 * Returns a run of another harness's results with the baseline's names for its cases, in a folder of its own, if the two
 * files name the same cases differently; otherwise the run unchanged.
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
    // A row that was lost says nothing about its case.
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

/**
 * Returns the rules of a comparison. The only candidate is judged as it was measured (`null`), or by its base; results of
 * another harness by the gates of both. Several have only their baseline's rules in common.
 */
export function findRules(candidates: readonly Pick<RunFolder, 'run'>[], base: Run | null): RuleSet | null {
  const [only, ...more] = candidates
  if (only === undefined) return null
  if (more.length > 0) {
    const first = base ?? only.run
    const pricing = candidates.reduce((prices, { run }) => priceByBase(prices, run.pricing), first.pricing)
    return { rules: { ...recordedRules(first), pricing }, from: 'base', changes: [] }
  }
  if (base === null || base.gates.length === 0) return null
  const [own, recorded] = [recordedRules(only.run), recordedRules(base)]
  if (only.run.mode !== 'pr' && isFromResults(only.run) && isFromResults(base)) {
    // A score that has values in the baseline's file alone is missing.
    const lost = base.gates.filter(({ id }) => !own.gates.some((gate) => gate.id === id))
    // A primary score that the baseline's file does not have is new, so the baseline's is primary.
    const primaries = [...own.gates.filter(({ id }) => base.gates.some((gate) => gate.id === id)), ...base.gates]
    const primary = primaries.find((gate) => gate.primary)?.id
    const gates = [...own.gates, ...lost].map((gate) => ({ ...gate, primary: gate.id === primary }))
    const isOwn = lost.length === 0 && own.gates.some((gate) => gate.primary && gate.id === primary)
    return isOwn ? null : { rules: { ...own, gates }, from: 'head', changes: [] }
  }
  // A pull request cannot loosen the rules that it is judged by: unless stated otherwise, they are those of its baseline.
  if (only.run.mode !== 'pr') return null
  const rules = { ...recorded, pricing: priceByBase(recorded.pricing, own.pricing) }
  const isNew = (metricId: string): boolean => isNewScore(metricId, base, only.run)
  return { rules, from: 'base', changes: describeRuleChanges(rules, own, only.run.metrics, isNew) }
}

/**
 * Reads the recorded re-runs of a run's newly failing cases, with recomputed scores; `null` if there are none. Throws as
 * `readConfirmations` does.
 */
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

/**
 * Plans how all arms of a comparison are scored: by the rules, or else as the only candidate, or the baseline of several,
 * was measured. `expected` are the suite's own metrics and the figures of tables that an arm must have to be compared.
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
