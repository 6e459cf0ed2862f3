import { scored, type Score } from '../../model/score.js'

/**
 * Whether all of the scores are 1, as a score: a 0 settles it; else one that is unscored leaves it open, with its reason.
 * @example allOf([unscored('no usage'), scored(0)]) // scored 0
 */
export function allOf(scores: readonly Score[]): Score {
  if (scores.some((score) => score.kind === 'scored' && score.value === 0)) return scored(0)
  return scores.find((score) => score.kind === 'unscored') ?? scored(1)
}
