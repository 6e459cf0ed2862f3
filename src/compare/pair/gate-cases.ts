import { GRADES } from '../../model/run/judgments.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { type Selection, matchesSelection } from '../../model/suite/selection.js'
import { type Arms, type CaseScores, type MetricColumn, NO_CASES, isScored } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'
import type { ScoredTrial } from '../../model/run/run.js'

/** A case that is scored on both sides. */
export interface CasePair {
  readonly case_id: string
  readonly cluster: string | undefined
  readonly baseline: CaseScores
  readonly candidate: CaseScores
}

/** The cases and counts that a gate or metric is measured on. */
export interface GateCases {
  /** Sorted by case id. */
  readonly pairs: readonly CasePair[]
  /**
   * Share of each arm's applicable cases that are scored; `null` if no case applies. Excludes cases whose every trial the target failed.
   */
  readonly scored_share: Arms<number | null>
  /** Number of applicable cases in each arm. */
  readonly applicable: Arms<number>
  /** For each arm, how many trials are scored for the metric, and how many have no value because the target failed. */
  readonly answers: Arms<{ readonly scored: number; readonly failed: number }>
  /** Ids of the cases in both arms that the metric applies to and compares, scored or not. */
  readonly compared: readonly string[]
  /** How many of the compared cases lack a score in one arm. */
  readonly missing: {
    readonly applicable: number
    /** Number of cases that are unscored in this arm only. */
    readonly only_baseline: number
    readonly only_candidate: number
  }
  /** Number of cases in both arms that the metric applies to but does not compare (`left_out`). */
  readonly left_out: number
  /** Grades that some trials lack, so that the mean of their grades is unscored. */
  readonly lacking?: LackingGrades | undefined
  /** Every scored candidate case in the slice, including new and edited ones. */
  readonly scored: readonly ScoredCase[]
}

export interface ScoredCase {
  readonly case_id: string
  readonly scores: CaseScores
}

/** Collects a metric's cases inside a slice (docs/decision-rules.md#cases-and-values). `columns` are the metric's own, one for each arm. */
export function collectGateCases(input: {
  readonly pairing: Pick<CasePairing, 'baseline' | 'candidate' | 'paired'>
  readonly slice: Selection | null
  readonly columns: Arms<MetricColumn>
  /** Ids of cases that this metric does not compare. Absolute bounds still apply to them. */
  readonly left_out?: ReadonlySet<string> | undefined
  readonly lacking?: LackingGrades | undefined
}): GateCases {
  const { slice, columns, left_out: leftOut, lacking } = input
  // Most metrics apply to no case of a suite.
  const pairing = [columns.baseline, columns.candidate].every((column) => column === NO_CASES) ? NOBODY : input.pairing
  const isCompared = (id: string): boolean => leftOut?.has(id) !== true
  const inSlice = (cases: readonly GoldenCase[]): readonly GoldenCase[] =>
    slice === null ? cases : cases.filter((golden) => matchesSelection(golden, slice))
  const shared = inSlice(pairing.paired)
  // A column rebuilds a case's scores on each read, so the pairs and the arms' lists share one copy.
  const [before, after] = [readInOrder(columns.baseline, shared), readInOrder(columns.candidate, shared)]
  const pairs: CasePair[] = []
  const compared: string[] = []
  const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 }
  // The case's text is the same on both sides, so a metric that applies on one side applies on the other.
  const onOneSide = new Set<string>()
  let notCompared = 0
  for (const [at, { id, cluster }] of shared.entries()) {
    const [baseline, candidate] = [before.kept[at], after.kept[at]]
    if (baseline === undefined && candidate === undefined) continue
    if (baseline === undefined || candidate === undefined) onOneSide.add(id)
    if (!isCompared(id)) {
      notCompared += 1
      continue
    }
    compared.push(id)
    missing.applicable += 1
    if (isScored(baseline) && isScored(candidate)) {
      const count = Math.min(baseline.values.length, candidate.values.length)
      pairs.push({ case_id: id, cluster, baseline: takeFirst(baseline, count), candidate: takeFirst(candidate, count) })
    } else if (isScored(baseline)) missing.only_candidate += 1
    else if (isScored(candidate)) missing.only_baseline += 1
  }
  const collectArm = (cases: readonly GoldenCase[], own: MetricColumn['get']) => {
    const scored: ScoredCase[] = []
    const answers = { scored: 0, failed: 0 }
    let [count, scoredCount] = [0, 0]
    for (const { id } of inSlice(cases)) {
      const scores = own(id)
      if (scores === undefined && !onOneSide.has(id)) continue
      answers.scored += scores?.values.length ?? 0
      answers.failed += scores?.failed ?? 0
      // The target failed in all trials of the case.
      if (scores?.trials === 0) continue
      if (isScored(scores)) scored.push({ case_id: id, scores })
      if (!isCompared(id)) continue
      count += 1
      if (isScored(scores)) scoredCount += 1
    }
    return { scored, share: count === 0 ? null : scoredCount / count, count, answers }
  }
  const baseline = collectArm(pairing.baseline ?? [], before.next)
  const candidate = collectArm(pairing.candidate, after.next)
  return {
    pairs,
    scored_share: { baseline: baseline.share, candidate: candidate.share },
    applicable: { baseline: baseline.count, candidate: candidate.count },
    answers: { baseline: baseline.answers, candidate: candidate.answers },
    compared,
    missing,
    left_out: notCompared,
    lacking,
    scored: candidate.scored,
  }
}

/**
 * Reduces a case of a figure of the run to its first scored trials, as many as both arms have. With more trials, percentiles and errors of
 * the same answers differ (docs/decision-rules.md#figures-of-the-run).
 */
function takeFirst(scores: CaseScores, count: number): CaseScores {
  const { recordFirst, values } = scores
  if (recordFirst === undefined || values.length === count) return scores
  return { ...scores, values: values.slice(0, count), record: recordFirst(count) }
}

/**
 * Reads the scores of `cases` from a column. `next` returns those of further cases too, and reads no case twice if it is called in order
 * of the ids.
 */
function readInOrder(column: MetricColumn, cases: readonly GoldenCase[]) {
  const kept = cases.map(({ id }) => column.get(id))
  let at = 0
  return {
    kept,
    next: (id: string): CaseScores | undefined => {
      while ((cases[at]?.id ?? id) < id) at += 1
      return cases[at]?.id === id ? kept[at++] : column.get(id)
    },
  }
}

const NOBODY = { baseline: [], candidate: [], paired: [] }

/** For a gate whose cases cannot even be collected. */
export const NO_GATE_CASES: GateCases = collectGateCases({
  pairing: NOBODY,
  slice: null,
  columns: { baseline: NO_CASES, candidate: NO_CASES },
})

/** Metric id of the mean of a trial's grades. */
export const GRADES_MEAN = 'judge.overall'

/** By arm, the grades that some trial lacks although another trial of its case has them. */
export type LackingGrades = Arms<readonly string[]>

/**
 * Makes the mean of grades unscored in each trial that lacks a grade which another trial of its case has, in either arm: without its lowest
 * grade a trial would get a higher mean. A failed trial is 0 in every grade and lacks none. Returns an arm's given list if it lacks
 * nothing.
 */
export function alignGrades(trials: Arms<readonly ScoredTrial[]>) {
  const given = new Map<string, Set<string>>()
  for (const { case: id, scores } of [...trials.baseline, ...trials.candidate])
    for (const grade of GRADES)
      if ((scores[`judge.${grade}`] ?? 0) > 0) given.set(id, (given.get(id) ?? new Set()).add(grade))
  const findLacking = ({ case: id, scores }: ScoredTrial): readonly string[] =>
    (scores[GRADES_MEAN] ?? 0) > 0
      ? GRADES.filter((grade) => given.get(id)?.has(grade) === true && scores[`judge.${grade}`] === undefined)
      : []
  const align = (arm: readonly ScoredTrial[]) => {
    const lacking = new Set<string>()
    const aligned = arm.map((trial) => {
      const grades = findLacking(trial)
      for (const grade of grades) lacking.add(grade)
      return grades.length === 0 ? trial : withoutMean(trial, grades)
    })
    return { trials: lacking.size === 0 ? arm : aligned, lacking: [...lacking] }
  }
  const [baseline, candidate] = [align(trials.baseline), align(trials.candidate)]
  return {
    trials: { baseline: baseline.trials, candidate: candidate.trials },
    lacking: { baseline: baseline.lacking, candidate: candidate.lacking },
  }
}

function withoutMean(trial: ScoredTrial, grades: readonly string[]): ScoredTrial {
  const scores = Object.fromEntries(Object.entries(trial.scores).filter(([id]) => id !== GRADES_MEAN))
  return { ...trial, scores, unscored: { ...trial.unscored, [GRADES_MEAN]: `no grade for ${grades.join(' and ')}` } }
}
