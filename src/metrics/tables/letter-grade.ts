import type { Scoring } from '../../model/scoring.js'

/**
 * The letter of a composite score: that of the highest bound it reaches, F below all of them. Bounds are met exactly, not rounded.
 * Source: design document 003, letter grade assignment.
 * @example letterGrade(0.925, { A: 0.95, B: 0.85, C: 0.75, D: 0.65 }) // 'B'
 */
export function letterGrade(score: number, scale: Scoring['grade_scale']): string {
  const reached = Object.entries(scale).filter(([, bound]) => score >= bound)
  const [best] = reached.sort(([, a], [, b]) => b - a)
  return best?.[0] ?? 'F'
}
