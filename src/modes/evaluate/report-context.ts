import { basename, join } from 'node:path'
import { parseHistory, toTrend } from '../../compare/nights/history.js'
import { describeStopped } from '../../format/describe-reason.js'
import { isRegularFile, readTextFile } from '../../io/files.js'
import { NOT_JUDGED, readJudgeReason } from '../../metrics/answer/judged-part.js'
import { countBy } from '../../model/group-by.js'
import type { Comparison } from '../../model/result/comparison.js'
import type { ReportContext } from '../../model/result/report.js'
import { type PastPasses, findPast, type TrendRow } from '../../model/run/history.js'
import type { Run, ScoredRun, ScoredTrial } from '../../model/run/run.js'
import { isGivenUpReason } from '../../measure/run/pacing/provider-health.js'
import { sum } from '../../stats/moments.js'
import { type Baseline, HISTORY_FILE, MAX_HISTORY_BYTES } from '../../store/baselines/baseline.js'
import type { BaselineSide, CandidateArm, ReadArms } from './read-arms.js'

/** What the caller knows and the run does not. */
interface Surroundings extends Pick<
  ReportContext,
  'names' | 'links' | 'look' | 'before' | 'questions' | 'same_answers'
> {
  readonly baseline: BaselineSide
}

const NO_COUNTS = { cases: 0, trials: 0, ok: 0, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }

/**
 * Returns what a report says besides the comparison: counts, cost and time of the candidate's run, with the cost of
 * re-runs.
 */
export function reportContext(
  candidate: ScoredRun,
  { baseline, ...surroundings }: Surroundings,
  reruns: readonly ScoredTrial[],
): ReportContext {
  const { run } = candidate
  const trials = reruns.length === 0 ? candidate.trials : [...candidate.trials, ...reruns]
  const costs = costsOf(trials, 'cost.usd')
  const judged = trials.filter(({ scores }) => scores['judge.error'] !== undefined)
  const judgeCosts = costsOf(judged, 'judge.cost-usd')
  return {
    ...surroundings,
    ...describeBaseline(baseline, run),
    suite: run.suite.name,
    candidate: { commit: run.commit },
    counts: run.counts ?? { ...NO_COUNTS, cases: run.cases.length, trials: candidate.trials.length },
    ...outagesOf(candidate),
    ...judgeFailuresOf(trials),
    cost_usd: sum(costs),
    trials_of_unknown_cost: trials.length - costs.length,
    ...(judged.length > 0 && {
      judge_cost: { usd: sum(judgeCosts), trials_unknown: judged.length - judgeCosts.length },
    }),
    ...(run.stopped && { stopped: describeStopped(run.stopped) }),
    duration_s: secondsBetween(run.started_at, run.finished_at),
    seed: run.seed,
    is_baseline: run.mode === 'baseline',
    carried_from: run.carried_to === undefined ? undefined : (run.commit ?? undefined),
    is_experiment: run.mode === 'ab',
  }
}

/** Returns 0 if the run has not ended. */
const secondsBetween = (start: string, end: string | null): number =>
  end === null ? 0 : (Date.parse(end) - Date.parse(start)) / 1000

/**
 * Sorts the costs, since the sum of floats depends on their order and trials come in any: a merged run must cost the
 * same.
 */
function costsOf(trials: readonly ScoredTrial[], metric: string): readonly number[] {
  return trials.flatMap(({ scores }) => scores[metric] ?? []).sort((a, b) => a - b)
}

const NO_ANSWER = /^(infrastructure failure|not asked): (.*)$/s

/** Returns the most common failure, and the cases without an answer. */
function outagesOf({ trials }: ScoredRun): Pick<ReportContext, 'infrastructure_message' | 'unanswered'> {
  const refused = new Map<string, number>()
  const unasked = new Map<string, number>()
  const outages = new Set<ScoredTrial['unscored']>()
  // Most trials share a few records of reasons.
  for (const [unscored, count] of countBy(trials.map(({ unscored }) => unscored))) {
    // All metrics of such a trial have the same reason.
    const [reason = ''] = Object.values(unscored)
    const [, kind, message] = NO_ANSWER.exec(reason) ?? []
    if (message === undefined) continue
    const counts = kind === 'not asked' ? unasked : refused
    counts.set(message, (counts.get(message) ?? 0) + count)
    outages.add(unscored)
  }
  const lost = new Set(trials.flatMap((trial) => (outages.has(trial.unscored) ? trial.case : [])))
  const isSplit = trials.some((trial) => lost.has(trial.case) && !outages.has(trial.unscored))
  // The failure of a trial that was asked says more than that other trials were not asked.
  return {
    infrastructure_message: findCommonest(refused.size === 0 ? unasked : refused)?.[0] ?? null,
    unanswered: isSplit || lost.size === 0 ? undefined : [...lost],
  }
}

function findCommonest(counts: Iterable<readonly [string, number]>): readonly [string, number] | undefined {
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))[0]
}

/**
 * Counts the trials without a usable judgment. Trials after the judge was given up count too, although nobody asked the
 * judge about them.
 */
function judgeFailuresOf(trials: readonly ScoredTrial[]): Pick<ReportContext, 'judge_failures'> {
  let judged = 0
  let failed = 0
  const counts = new Map<string, number>()
  for (const { scores, unscored } of trials) {
    const error = scores['judge.error']
    // Most trials have no judge, or nothing that went wrong.
    const messages = (error ?? 0) > 0 || unscored['judge.error'] === NOT_JUDGED ? judgeMessagesOf(unscored) : []
    if (error !== undefined || messages.length > 0) judged += 1
    // If some readings failed, others may have answered the same question.
    if (error !== 1 && messages.length === 0) continue
    failed += 1
    for (const message of messages) counts.set(message, (counts.get(message) ?? 0) + 1)
  }
  const [message, times] = findCommonest(counts) ?? [null, 0]
  return failed === 0 ? {} : { judge_failures: { trials: failed, judged, message, times } }
}

/** Returns the messages of a trial, each once, except those where there was nothing to ask about. */
function judgeMessagesOf(unscored: ScoredTrial['unscored']): readonly string[] {
  const messages = Object.values(unscored).flatMap((reason) => {
    const failed = readJudgeReason(reason)
    return failed === null || (failed.asked === false && !isGivenUpReason(failed.error)) ? [] : [failed.error]
  })
  return [...new Set(messages)]
}

/**
 * Sums what measuring several runs took: US dollars over all trials whose cost is known, `null` if none is, and seconds.
 * Runs of one job share their time.
 */
export function sumSpending(arms: readonly { readonly scored: ScoredRun }[], reruns: readonly ScoredTrial[] = []) {
  const costs = costsOf([...arms.flatMap(({ scored }) => scored.trials), ...reruns], 'cost.usd')
  const sessions = new Map<string, number>()
  for (const { run } of arms.map(({ scored }) => scored)) {
    const { session_id: id, started_at: start, finished_at: end } = run
    sessions.set(id, Math.max(sessions.get(id) ?? 0, secondsBetween(start, end)))
  }
  return { cost_usd: costs.length === 0 ? null : sum(costs), duration_s: sum([...sessions.values()]) }
}

/** An arm with its name in a report. */
export interface NamedArm extends CandidateArm {
  readonly name: string
}

/** How a report may name its arms if the runs do not say it. */
export interface ArmNaming {
  /** The branch that baselines come from, for a report that has none yet. */
  readonly baselineBranch?: string | null
  /** What people call the arms, the baseline first; used if the names are distinct. If absent, the runs name them. */
  readonly names?: readonly string[] | undefined
}

/** Lists the arms with their names, the baseline first. */
export function listArms({ baseline, candidates }: ReadArms, naming: ArmNaming): readonly NamedArm[] {
  const arms = [...(baseline.kind === 'none' ? [] : [baseline]), ...candidates]
  const [only] = candidates
  const sides = candidates.length > 1 ? null : nameSides(baseline, only.scored.run, naming)
  const names =
    sides === null
      ? (distinctNames(naming, arms.length) ?? nameRuns(arms))
      : [...(baseline.kind === 'none' ? [] : [sides.baseline]), sides.candidate]
  return arms.map(({ folder, scored }, place) => ({ name: names[place] ?? '', folder, scored }))
}

function distinctNames({ names = [] }: ArmNaming, count: number): readonly string[] | null {
  return names.length === count && new Set(names).size === count ? names : null
}

/** Names runs by variant if that tells them apart, or else by folder, or else by place. */
function nameRuns(arms: readonly CandidateArm[]): readonly string[] {
  const variants = arms.map(({ scored }) => scored.run.variant)
  const folders = arms.map(({ folder }) => folder)
  const choices = [variants, folders.map((folder) => basename(folder)), folders]
  const byPlace = variants.map((variant, place) => `${place + 1} ${variant}`)
  return choices.find((names) => new Set(names).size === names.length) ?? byPlace
}

/** Returns what a report calls a candidate and its baseline. */
export function nameSides(baseline: BaselineSide, candidate: Run, naming: ArmNaming): ReportContext['names'] {
  const [first, second] = distinctNames(naming, 2) ?? []
  if (first !== undefined && second !== undefined) return { baseline: first, candidate: second }
  const branch = baseline.kind === 'none' ? naming.baselineBranch : baseline.branch
  if (candidate.mode === 'pr') return { baseline: branch ?? 'baseline', candidate: 'this PR' }
  if (baseline.kind === 'none') return { baseline: 'baseline', candidate: 'this run' }
  const { variant } = baseline.scored.run
  if (candidate.mode === 'nightly')
    return { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' }
  return variant === candidate.variant
    ? { baseline: 'baseline', candidate: 'candidate' }
    : { baseline: variant, candidate: candidate.variant }
}

/** Returns what a report says about the origin of the baseline. */
function describeBaseline(baseline: BaselineSide, candidate: Run): Pick<ReportContext, 'baseline' | 'first_time'> {
  if (baseline.kind === 'none') {
    const { reason, gist, lost } = baseline
    return { baseline: { kind: 'none', reason, gist }, first_time: candidate.mode === 'pr' && lost === undefined }
  }
  const { commit, age_hours, note, stale } = baseline
  const distance = baseline.distance?.behind ?? null
  return { baseline: { kind: 'found', commit, age_hours, distance, note, stale }, first_time: false }
}

/** The newest rows; only these say how single cases fared. */
const ROWS_READ = 60

/**
 * Reads how the flaky cases of the only candidate fared on main before, from the given history or else from the one next
 * to the baseline; undefined if no case is flaky or there is no history. Throws as `readTextFile` does.
 */
export async function readPast(
  { candidates: [pair] }: Pick<Comparison, 'candidates'>,
  input: {
    readonly arms: readonly Pick<CandidateArm, 'scored'>[]
    readonly baseline: Baseline
    readonly history?: readonly TrendRow[] | undefined
  },
): Promise<ReadonlyMap<string, PastPasses> | undefined> {
  const { arms, baseline, history } = input
  const [only, ...others] = arms
  if (only === undefined || others.length > 0 || (pair?.reliability?.flaky ?? []).length === 0) return undefined
  const { run } = only.scored
  if (history !== undefined) return findPast(history, run)
  const path = baseline.kind === 'none' ? null : join(baseline.folder, HISTORY_FILE)
  if (path === null || !(await isRegularFile(path))) return undefined
  const lines = (await readTextFile({ path, maxBytes: MAX_HISTORY_BYTES })).trimEnd().split('\n')
  return findPast(toTrend(parseHistory(lines.slice(-ROWS_READ).join('\n')), run.variant), run)
}
