import type { ScoredTrial } from '../../model/run/run.js'
import type { Arms } from './metric-columns.js'

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
