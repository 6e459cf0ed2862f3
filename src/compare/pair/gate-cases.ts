import type { GoldenCase } from '../../model/suite/case.js'
import { type Selection, matchesSelection } from '../../model/suite/selection.js'
import { mean } from '../../stats/moments.js'
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
  /** Per-case means of every scored candidate case in the slice, new and edited ones too. */
  readonly candidate_values: readonly number[]
  /** The scores behind them, and the ids of those cases, in the same order. */
  readonly candidate_scores: readonly CaseScores[]
  readonly candidate_ids: readonly string[]
}

/** Where they cannot even be collected. */
export const NO_GATE_CASES: GateCases = {
  pairs: [],
  scored_share: { baseline: null, candidate: null },
  applicable: { baseline: 0, candidate: 0 },
  answers: { baseline: { scored: 0, failed: 0 }, candidate: { scored: 0, failed: 0 } },
  compared: [],
  missing: { applicable: 0, only_baseline: 0, only_candidate: 0 },
  left_out: 0,
  candidate_values: [],
  candidate_scores: [],
  candidate_ids: [],
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
  readonly pairing: CasePairing
  readonly slice: Selection | null
  readonly columns: Arms<MetricColumn>
  /** Ids of cases that this metric does not compare; bounds look at them all the same. */
  readonly left_out?: ReadonlySet<string>
  readonly lacking?: LackingGrades
}): GateCases {
  const { pairing, slice, columns } = input
  const isLeftOut = (id: string): boolean => input.left_out?.has(id) === true
  let leftOut = 0
  const inSlice = (cases: readonly GoldenCase[]): readonly GoldenCase[] =>
    slice === null ? cases : cases.filter((golden) => matchesSelection(golden, slice))
  const pairs: Pair[] = []
  const comparedIds: string[] = []
  const missing = { applicable: 0, only_baseline: 0, only_candidate: 0 }
  const appliesSomewhere = columns.baseline !== NO_CASES || columns.candidate !== NO_CASES
  for (const golden of appliesSomewhere ? inSlice(pairing.paired) : []) {
    const baseline = columns.baseline.get(golden.id)
    const candidate = columns.candidate.get(golden.id)
    // The text is the same on both sides, so a metric that applies on one side applies on the other.
    if (baseline === undefined && candidate === undefined) continue
    if (isLeftOut(golden.id)) {
      leftOut++
      continue
    }
    missing.applicable++
    comparedIds.push(golden.id)
    if (isScored(baseline) && isScored(candidate)) {
      pairs.push({ case_id: golden.id, cluster: golden.cluster, baseline, candidate })
    } else if (isScored(baseline)) missing.only_candidate++
    else if (isScored(candidate)) missing.only_baseline++
  }
  // Most metrics say nothing of the other arm's cases alone, and then nobody asks which are paired.
  let pairedIds: ReadonlySet<string> | null = null
  const isPaired = (id: string): boolean => {
    pairedIds ??= new Set(pairing.paired.map((golden) => golden.id))
    return pairedIds.has(id)
  }
  const scoredIn = (cases: readonly GoldenCase[], own: MetricColumn, other: MetricColumn) => {
    const ids: string[] = []
    const scored: CaseScores[] = []
    let [compared, comparedScored] = [0, 0]
    const answers = { scored: 0, failed: 0 }
    for (const { id } of appliesSomewhere ? inSlice(cases) : []) {
      const scores = own.get(id)
      if (scores === undefined && !(other.has(id) && isPaired(id))) continue
      answers.scored += scores?.values.length ?? 0
      answers.failed += scores?.failed ?? 0
      // The target failed in all of its trials.
      if (scores?.trials === 0) continue
      const isCompared = !isLeftOut(id)
      if (isCompared) compared++
      if (!isScored(scores)) continue
      if (isCompared) comparedScored++
      ids.push(id)
      scored.push(scores)
    }
    return { ids, scores: scored, share: compared === 0 ? null : comparedScored / compared, compared, answers }
  }
  const baseline = scoredIn(pairing.baseline ?? [], columns.baseline, columns.candidate)
  const candidate = scoredIn(pairing.candidate, columns.candidate, columns.baseline)
  return {
    pairs,
    scored_share: { baseline: baseline.share, candidate: candidate.share },
    applicable: { baseline: baseline.compared, candidate: candidate.compared },
    answers: { baseline: baseline.answers, candidate: candidate.answers },
    compared: comparedIds,
    missing,
    left_out: leftOut,
    lacking: input.lacking,
    candidate_values: candidate.scores.map(({ values }) => mean(values)),
    candidate_scores: candidate.scores,
    candidate_ids: candidate.ids,
  }
}

/** The mean of the grades that a trial has. */
export const GRADES_MEAN = 'judge.overall'
const GRADES = ['correctness', 'completeness', 'faithfulness'] as const

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
