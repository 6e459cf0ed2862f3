import { GRADES } from '../../model/run/judgments.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { type Selection, matchesSelection } from '../../model/suite/selection.js'
import { type Arms, type CaseScores, type MetricColumn, NO_CASES, isScored } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'
import type { ScoredTrial } from '../../model/run/run.js'

/** A case scored on both sides. */
export interface Pair {
  readonly case_id: string
  readonly cluster: string | undefined
  readonly baseline: CaseScores
  readonly candidate: CaseScores
}

/** Everything that one gate (or one metric) may look at. */
export interface GateCases {
  /** Sorted by case id. */
  readonly pairs: readonly Pair[]
  /** Share of each arm's applicable cases that are scored; null when there is none. A case of which the target failed every trial is not among them. */
  readonly scored_share: Arms<number | null>
  /** How many cases of each arm those shares are of. */
  readonly applicable: Arms<number>
  /** Of each arm's trials, how many the metric could be scored in, and how many the target failed and so left without a value. */
  readonly answers: Arms<Answers>
  /** Ids of the cases in both arms that the metric applies to and compares, scored or not. */
  readonly compared: readonly string[]
  /** Among them. */
  readonly missing: Missing
  /** Cases in both arms that it applies to, but that are not compared by it (`left_out`). */
  readonly left_out: number
  /** Of the mean of grades: those that trials lack which are therefore unscored. */
  readonly lacking?: LackingGrades | undefined
  /** Every scored candidate case in the slice, new and edited ones too. */
  readonly scored: readonly ScoredCase[]
}

export interface ScoredCase {
  readonly case_id: string
  readonly scores: CaseScores
}

export interface Answers {
  readonly scored: number
  readonly failed: number
}

export interface Missing {
  readonly applicable: number
  /** Unscored in this arm alone. */
  readonly only_baseline: number
  readonly only_candidate: number
}

/** Collects a metric's cases inside a slice (docs/decision-rules.md#cases-and-values); `columns` are the metric's own, one an arm. */
export function collectGateCases(input: {
  readonly pairing: Pick<CasePairing, 'baseline' | 'candidate' | 'paired'>
  readonly slice: Selection | null
  readonly columns: Arms<MetricColumn>
  /** Ids of cases that this metric does not compare; bounds look at them all the same. */
  readonly left_out?: ReadonlySet<string> | undefined
  readonly lacking?: LackingGrades | undefined
}): GateCases {
  const { slice, columns, left_out: leftOut, lacking } = input
  // Most metrics apply to no case of a suite.
  const pairing = [columns.baseline, columns.candidate].every((column) => column === NO_CASES) ? NOBODY : input.pairing
  const isCompared = (id: string): boolean => leftOut?.has(id) !== true
  const inSlice = (cases: readonly GoldenCase[]): readonly GoldenCase[] =>
    slice === null ? cases : cases.filter((golden) => matchesSelection(golden, slice))
  // A column builds a case's scores anew each time: pairs and the list of an arm share theirs.
  const read = pairing.paired.length === 0 ? (column: MetricColumn) => (id: string) => column.get(id) : readOnce
  const scoresOf = { baseline: read(columns.baseline), candidate: read(columns.candidate) }
  const pairs: Pair[] = []
  const compared: string[] = []
  const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 }
  // The text is the same on both sides, so a metric that applies on one side applies on the other.
  const onOneSide = new Set<string>()
  let notCompared = 0
  for (const { id, cluster } of inSlice(pairing.paired)) {
    const [baseline, candidate] = [scoresOf.baseline(id), scoresOf.candidate(id)]
    if (baseline === undefined && candidate === undefined) continue
    if (baseline === undefined || candidate === undefined) onOneSide.add(id)
    if (!isCompared(id)) {
      notCompared += 1
      continue
    }
    compared.push(id)
    missing.applicable += 1
    if (isScored(baseline) && isScored(candidate)) pairs.push({ case_id: id, cluster, baseline, candidate })
    else if (isScored(baseline)) missing.only_candidate += 1
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
      // The target failed in all of its trials.
      if (scores?.trials === 0) continue
      if (isScored(scores)) scored.push({ case_id: id, scores })
      if (!isCompared(id)) continue
      count += 1
      if (isScored(scores)) scoredCount += 1
    }
    return { scored, share: count === 0 ? null : scoredCount / count, count, answers }
  }
  const baseline = collectArm(pairing.baseline ?? [], scoresOf.baseline)
  const candidate = collectArm(pairing.candidate, scoresOf.candidate)
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

function readOnce(column: MetricColumn): MetricColumn['get'] {
  const known = new Map<string, CaseScores | undefined>()
  return (id) => {
    if (!known.has(id)) known.set(id, column.get(id))
    return known.get(id)
  }
}

const NOBODY = { baseline: [], candidate: [], paired: [] }

/** Where they cannot even be collected. */
export const NO_GATE_CASES: GateCases = collectGateCases({
  pairing: NOBODY,
  slice: null,
  columns: { baseline: NO_CASES, candidate: NO_CASES },
})

/** The mean of the grades that a trial has. */
export const GRADES_MEAN = 'judge.overall'

/** By arm, the grades that some trial lacks although another trial of its case has them. */
export type LackingGrades = Arms<readonly string[]>

/**
 * The trials of both arms, in which the mean of the grades is unscored where a trial lacks a grade that another trial of its case has, in
 * either arm: without its lowest grade a trial would have a higher mean. A failed trial is 0 in every grade and lacks none. The lists are the
 * given ones where nothing is lacking.
 */
export function alignGrades(trials: Arms<readonly ScoredTrial[]>): {
  readonly trials: Arms<readonly ScoredTrial[]>
  readonly lacking: LackingGrades
} {
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
