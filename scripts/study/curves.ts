import { mcnemar } from '../../src/stats/mcnemar.js'
import type { GateVerdict } from '../../src/model/result/verdict.js'
import { chanceOf, chancesOf, type Table } from './enumerate.js'
import { ALPHA } from './real-gate.js'

/** The verdicts in the pictures, the worst first. */
export const WORDS = [
  'regressed',
  'inconclusive',
  'no-regression',
  'unchanged',
  'improved',
] as const satisfies GateVerdict[]

/** The share of each verdict of a success gate, by the true drop. 10 % of the cases flip anyway, half in each direction. */
export interface WordCurve {
  readonly n: number
  readonly points: readonly { readonly drop: number; readonly words: readonly number[] }[]
}

export const BACKGROUND = 0.1
const LARGEST_DROP = 0.25
const STEPS = 50

export function drawWordCurve(tables: readonly Table[], n: number): WordCurve {
  return {
    n,
    points: Array.from({ length: STEPS + 1 }, (_, step) => {
      const drop = Number(((LARGEST_DROP * step) / STEPS).toFixed(4))
      const chances = chancesOf(tables, n, { worse: BACKGROUND / 2 + drop, better: BACKGROUND / 2 })
      return { drop, words: WORDS.map((word) => chanceOf(tables, chances, [word])) }
    }),
  }
}

/** The share of comparisons with p < α and no true change, by test. A test that keeps its level is close to α and not above. */
export interface Level {
  readonly n: number
  readonly flips: number
  readonly mid_p: number
  readonly exact_p: number
  readonly chi2: number
  readonly chi2_corrected: number
}

export function findLevel(tables: readonly Table[], n: number, flips: number): Level {
  const chances = chancesOf(tables, n, { worse: flips / 2, better: flips / 2 })
  const level = { mid_p: 0, exact_p: 0, chi2: 0, chi2_corrected: 0 }
  tables.forEach((table, index) => {
    const chance = chances[index] ?? 0
    const { midP, exactP, chi2, chi2Corrected } = mcnemar(table)
    if (midP < ALPHA) level.mid_p += chance
    if (exactP < ALPHA) level.exact_p += chance
    if ((chi2?.p ?? 1) < ALPHA) level.chi2 += chance
    if ((chi2Corrected?.p ?? 1) < ALPHA) level.chi2_corrected += chance
  })
  return { n, flips, ...level }
}
