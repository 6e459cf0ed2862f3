import { GRADES } from '../../model/run/judgments.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { type Selection, matchesSelection } from '../../model/suite/selection.js'
import { type Arms, type CaseScores, type MetricColumn, NO_CASES, isScored } from './metric-columns.js'
import type { CasePairing } from './pair-cases.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { sum } from '../../stats/moments.js'

/** A case scored on both sides. */
export interface Pair {
  readonly case_id: string
  readonly cluster: string | undefined
  readonly baseline: CaseScores
  readonly candidate: CaseScores
}

export interface ScoredCase {
  readonly case_id: string
  readonly scores: CaseScores
}

/** Everything that one gate (or one metric) may look at. */
export type GateCases = Readonly<ReturnType<typeof collectGateCases>>

/** Collects a metric's cases inside a slice (docs/decision-rules.md#cases-and-values); `columns` are the metric's own, one an arm. */
export function collectGateCases(input: {
  readonly pairing: Pick<CasePairing, 'baseline' | 'candidate' | 'paired'>
  readonly slice: Selection | null
  readonly columns: Arms<MetricColumn>
  /** Ids of cases that this metric does not compare; bounds look at them all the same. */
  readonly left_out?: ReadonlySet<string> | undefined
  readonly lacking?: LackingGrades | undefined
}) {
  const { pairing, slice, columns, left_out: leftOut, lacking } = input
  const isCompared = ({ case_id: id }: { readonly case_id: string }): boolean => leftOut?.has(id) !== true
  const inSlice = (cases: readonly GoldenCase[]): readonly GoldenCase[] =>
    slice === null ? cases : cases.filter((golden) => matchesSelection(golden, slice))
  const scoresOf = { baseline: readOnce(columns.baseline), candidate: readOnce(columns.candidate) }
  const applying = inSlice(pairing.paired).flatMap(({ id, cluster }) => {
    const [baseline, candidate] = [scoresOf.baseline(id), scoresOf.candidate(id)]
    return baseline === undefined && candidate === undefined ? [] : [{ case_id: id, cluster, baseline, candidate }]
  })
  const compared = applying.filter(isCompared)
  // The text is the same on both sides, so a metric that applies on one side applies on the other.
  const onOneSide = new Set(
    applying.flatMap((one) => (one.baseline === undefined || one.candidate === undefined ? [one.case_id] : [])),
  )
  const collectArm = (cases: readonly GoldenCase[], read: MetricColumn['get']) => {
    const own = inSlice(cases).map(({ id }) => ({ case_id: id, scores: read(id) }))
    const applied = own.filter(({ case_id: id, scores }) => scores !== undefined || onOneSide.has(id))
    // The target failed in all trials of the others.
    const asked = applied.filter(({ scores }) => scores?.trials !== 0)
    const scored = asked.filter((one): one is ScoredCase => isScored(one.scores))
    const count = asked.filter(isCompared).length
    return {
      ...{ scored, count, share: count === 0 ? null : scored.filter(isCompared).length / count },
      answers: {
        scored: sum(applied.map(({ scores }) => scores?.values.length ?? 0)),
        failed: sum(applied.map(({ scores }) => scores?.failed ?? 0)),
      },
    }
  }
  const baseline = collectArm(pairing.baseline ?? [], scoresOf.baseline)
  const candidate = collectArm(pairing.candidate, scoresOf.candidate)
  return {
    /** Sorted by case id. */
    pairs: compared.filter((one): one is Pair => isScored(one.baseline) && isScored(one.candidate)) as readonly Pair[],
    /** Share of each arm's applicable cases that are scored; null when there is none. A case of which the target failed every trial is not among them. */
    scored_share: { baseline: baseline.share, candidate: candidate.share },
    /** How many cases of each arm those shares are of. */
    applicable: { baseline: baseline.count, candidate: candidate.count },
    /** Of each arm's trials, how many the metric could be scored in, and how many the target failed and so left without a value. */
    answers: { baseline: baseline.answers, candidate: candidate.answers },
    /** Ids of the cases in both arms that the metric applies to and compares, scored or not. */
    compared: compared.map(({ case_id: id }) => id),
    /** Among them those that are unscored in one arm alone. */
    missing: {
      applicable: compared.length,
      only_baseline: compared.filter((one) => !isScored(one.baseline) && isScored(one.candidate)).length,
      only_candidate: compared.filter((one) => isScored(one.baseline) && !isScored(one.candidate)).length,
    },
    /** Cases in both arms that it applies to, but that are not compared by it. */
    left_out: applying.length - compared.length,
    /** Of the mean of grades: those that trials lack which are therefore unscored. */
    lacking,
    /** Every scored candidate case in the slice, new and edited ones too. */
    scored: candidate.scored,
  }
}

/** A column builds a case's scores anew each time: pairs and the list of an arm share theirs. */
function readOnce(column: MetricColumn): MetricColumn['get'] {
  const known = new Map<string, CaseScores | undefined>()
  return (id) => {
    if (!known.has(id)) known.set(id, column.get(id))
    return known.get(id)
  }
}

/** Where they cannot even be collected. */
export const NO_GATE_CASES: GateCases = collectGateCases({
  pairing: { baseline: [], candidate: [], paired: [] },
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
