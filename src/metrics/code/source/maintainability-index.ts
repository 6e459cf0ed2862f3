import type { Maintainability, MaintainabilityRank, RawMeasures } from '../../../model/code-quality.js'

/**
 * The maintainability index as `radon mi` computes it (`mi_compute` of radon/metrics.py), after Oman and Hagemeister (1992)
 * and Coleman et al. (1994): 171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·rad c), times 100/171, held to 0–100;
 * 100 where V or LLOC is 0. CC is the file's total complexity, c the percentage of comment to code lines taken as an angle
 * in degrees. radon names the argument of the second logarithm sloc, but passes logical lines.
 *
 * Example: V 2, CC 4, LLOC 4, no comment: 84.22085731634273.
 */
export function measureMaintainability(facts: {
  readonly volume: number
  readonly complexity: number
  readonly raw: RawMeasures
}): Maintainability {
  const { raw } = facts
  const index = computeIndex({ ...facts, lloc: raw.lloc, comments: percentOf(raw.comments + raw.multi, raw.sloc) })
  return {
    index,
    rank: rankIndex(index),
    grade: gradeMaintainability(index),
    without_multi: computeIndex({ ...facts, lloc: raw.lloc, comments: percentOf(raw.comments, raw.sloc) }),
  }
}

function computeIndex(of: { volume: number; complexity: number; lloc: number; comments: number }): number {
  if (of.volume <= 0 || of.lloc <= 0) return 100
  const angle = Math.sqrt(2.46 * ((of.comments * Math.PI) / 180))
  const unscaled =
    171 - 5.2 * Math.log(of.volume) - 0.23 * of.complexity - 16.2 * Math.log(of.lloc) + 50 * Math.sin(angle)
  return Math.min(Math.max((unscaled * 100) / 171, 0), 100)
}

function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100
}

/** radon's: A above 19, B above 9. */
function rankIndex(index: number): MaintainabilityRank {
  return index > 19 ? 'A' : index > 9 ? 'B' : 'C'
}

/** The scorecard's of document 000: A from 20, B from 10. Example: 19.5 is B, though radon ranks it A. */
export function gradeMaintainability(index: number): MaintainabilityRank {
  return index >= 20 ? 'A' : index >= 10 ? 'B' : 'C'
}
