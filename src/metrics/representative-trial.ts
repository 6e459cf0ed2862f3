import { sum } from '../stats/moments.js'

interface Scores {
  readonly scores: Readonly<Record<string, number>>
}

const CORRECTNESS = 'judge.correctness'
/** Differences of decimal fractions are off by a few of these. */
const ROUNDING = 1e-9

/**
 * The trial whose answer stands for its case: the one whose correctness is closest to the mean, the first of several. Without a judge it is
 * the first that succeeds, else the first; null for no trial. Source: poc-ai-workflow-frameworks, METRICS.md, representative answer.
 * @example correctness 2, 5, 4: the mean is 3.67, so the third
 */
export function representativeTrial<Trial extends Scores>(trials: readonly Trial[]): Trial | null {
  const judged = trials.flatMap((trial) => {
    const correctness = trial.scores[CORRECTNESS]
    return correctness === undefined ? [] : [{ trial, correctness }]
  })
  if (judged.length === 0) return trials.find(({ scores }) => scores['success'] === 1) ?? trials[0] ?? null
  const average = sum(judged.map(({ correctness }) => correctness)) / judged.length
  const closest = judged.reduce((best, one) =>
    Math.abs(one.correctness - average) < Math.abs(best.correctness - average) - ROUNDING ? one : best,
  )
  return closest.trial
}
