import type { Confirmations } from '../../model/result/confirmation.js'
import type { BaselineLoss, FailOn } from '../../model/result/verdict.js'
import { countedTrials, type ScoredRun, type ScoredTrial } from '../../model/run/run.js'
import type { Inference } from '../../model/suite/inference.js'
import { TRIAL_FIGURES } from '../../model/run/run-figure.js'
import type { RuleSet } from '../../model/suite/rules.js'
import type { Selection } from '../../model/suite/selection.js'
import { findComparability } from './comparability.js'
import { checkGates } from './check-gates.js'
import { demoteJudges } from './judge-agreement.js'
import { GRADES_MEAN, type GateCases, alignGrades, collectGateCases } from './gate-cases.js'
import {
  type Arms,
  type CaseScores,
  type Columns,
  dropUnmeasuredGates,
  indexTrials,
  isScored,
  type MetricColumn,
  NO_CASES,
} from './metric-columns.js'
import { type CasePairing, pairCases } from './pair-cases.js'

export const SUCCESS = 'success'

type NamedMetric = Parameters<Columns>[0]

export interface CompareInput {
  /** `null` if there is no baseline yet; then only absolute bounds can fail. */
  readonly baseline: ScoredRun | null
  /** Absent if there is a baseline or there never was one. */
  readonly baselineLost?: BaselineLoss
  readonly candidate: ScoredRun
  /** Absent to use the candidate's own rules; a pull request passes those of its base. */
  readonly ruleSet?: RuleSet
  readonly failOn: FailOn
  /** Re-runs of the candidate, which count only for zero tolerance. */
  readonly confirmations?: Confirmations
  /** Absent if the caller offers no choice; then the verdict is about cases like these. */
  readonly inference?: Inference
  /** Reports how many metrics have been tested. */
  readonly onTested?: (done: number, total: number) => void
}

/** Two runs prepared for comparison: the data that every step of the comparison uses. */
export type OpenPair = Readonly<ReturnType<typeof openPair>>

type CasesOf = (metric: NamedMetric, slice: Selection | null, pairing?: CasePairing) => GateCases

/** Prepares two runs for comparison. Throws the user errors of `checkGates`. */
export function openPair(input: CompareInput) {
  const { ruleSet, inference = 'cases-like-these' } = input
  const { trials, lacking } = alignGrades({ baseline: input.baseline?.trials ?? [], candidate: input.candidate.trials })
  const baseline = input.baseline === null ? null : applyRules(ruleSet, { ...input.baseline, trials: trials.baseline })
  const measured = applyRules(ruleSet, { ...input.candidate, trials: trials.candidate })
  const { run } = measured
  const asked = dropUnmeasuredGates(ruleSet?.rules.gates ?? run.gates, [trials.baseline, trials.candidate], {
    run,
    baseline: baseline?.run ?? null,
  })
  const judge = ruleSet === undefined ? run.settings.judge : ruleSet.rules.judge
  const agreeing = { scored: baseline ?? measured, least: judge?.min_kappa }
  const pairing = pairCases(baseline, measured, ruleSet)
  const candidate = { ...measured, trials: failDeleted(measured.trials, pairing.deleted) }
  const counted = { baseline: wholeTrials(baseline), candidate: wholeTrials(candidate) }
  const columnOf = openColumns(counted)
  const firstOf = openColumns({ baseline: ofFirstRound(counted.baseline), candidate: ofFirstRound(counted.candidate) })
  const facts = findComparability(baseline, candidate, input.baselineLost)
  const costs = new Set(run.metrics.flatMap(({ id, unit }) => (unit === 'usd' ? [id] : [])))
  const collectWith =
    (read: (metric: NamedMetric) => Arms<MetricColumn>): CasesOf =>
    (metric, slice, some = pairing) =>
      collectGateCases({
        pairing: some,
        slice,
        columns: read(metric),
        ...(costs.has(metric.id) ? { left_out: facts.own_cost_cases } : {}),
        ...(metric.id === GRADES_MEAN ? { lacking } : {}),
      })
  return {
    /** Scored by the rules that apply, not as recorded. In the candidate's trials, a case whose source was deleted fails. */
    baseline,
    candidate,
    inference,
    pairing,
    facts,
    columnOf,
    alpha: run.settings.alpha,
    seed: run.seed,
    /** The run by which a judge's agreement with people is measured, and the κ required. */
    agreeing,
    checked: demoteJudges(checkGates(asked.gates, run.metrics), agreeing),
    /** Guardrails that nobody asked for and neither arm measured. */
    dropped: asked.dropped,
    /** The column of `success`. */
    success: columnOf({ id: SUCCESS }),
    /** Returns the cases of one metric, of the whole suite or a slice. */
    casesOf: collectWith(columnOf),
    /** Like `casesOf`, but with only the first scored try of each case, for questions like these (docs/decision-rules.md#two-questions). */
    firstCasesOf: collectWith((metric) => takeFirst(metric, firstOf(metric), run.plan !== undefined)),
  }
}

/** Sets `success` to 0 in every scored try of cases whose source was deleted, so that gates and figures see the same failures. */
export function failDeleted(trials: readonly ScoredTrial[], ids: readonly string[]): readonly ScoredTrial[] {
  if (ids.length === 0) return trials
  const deleted = new Set(ids)
  return trials.map((trial) =>
    deleted.has(trial.case) && trial.scores[SUCCESS] !== undefined
      ? { ...trial, scores: { ...trial.scores, [SUCCESS]: 0 } }
      : trial,
  )
}

/** Returns the trials that a mean may use: those of complete rounds, without further tries. Returns the given list if it has no others. */
function wholeTrials(scored: ScoredRun | null): readonly ScoredTrial[] {
  if (scored === null) return []
  const { plan, trials_per_case: complete } = scored.run
  const counted = countedTrials(scored.trials)
  const isLoose = ({ round = 1 }: ScoredTrial): boolean => plan !== undefined && round > complete
  return counted.some(isLoose) ? counted.filter((trial) => !isLoose(trial)) : counted
}

function openColumns(trials: Arms<readonly ScoredTrial[]>): (metric: NamedMetric) => Arms<MetricColumn> {
  const [baseline, candidate] = [indexTrials(trials.baseline), indexTrials(trials.candidate)]
  return (metric) => ({ baseline: baseline(metric), candidate: candidate(metric) })
}

function ofFirstRound(trials: readonly ScoredTrial[]): readonly ScoredTrial[] {
  return trials.some(({ round = 1 }) => round > 1) ? trials.filter(({ round = 1 }) => round === 1) : trials
}

/**
 * Reduces each case to its first scored try. A figure of the run keeps all tries of the round, but none that compares several tries of a case:
 * only cases that varied on main have a second one in a round, and by regression to the mean they vary less.
 */
function takeFirst({ per_run }: NamedMetric, columns: Arms<MetricColumn>, isInRounds: boolean): Arms<MetricColumn> {
  if (per_run !== undefined)
    return isInRounds && TRIAL_FIGURES.has(per_run.figure) ? { baseline: NO_CASES, candidate: NO_CASES } : columns
  const first = (scores: CaseScores | undefined): CaseScores | undefined =>
    isScored(scores) ? { trials: 1, values: scores.values.slice(0, 1) } : scores
  const take = (column: MetricColumn): MetricColumn =>
    column === NO_CASES ? column : { get: (id) => first(column.get(id)) }
  return { baseline: take(columns.baseline), candidate: take(columns.candidate) }
}

/**
 * Applies the rule set's settings to a run. Both arms get the same, so a difference in rules is not a difference between the arms. The
 * target counts as deterministic only if both the run and the rules say so; only then does one failing trial prove a flip.
 */
export function applyRules(ruleSet: RuleSet | undefined, scored: ScoredRun): ScoredRun {
  if (ruleSet === undefined) return scored
  const { run } = scored
  const deterministic = run.settings.deterministic && ruleSet.rules.settings.deterministic
  return { ...scored, run: { ...run, settings: { ...run.settings, ...ruleSet.rules.settings, deterministic } } }
}
