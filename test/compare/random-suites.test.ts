import { describe, expect, test } from 'vitest'
import { BRANCHES, branchesOf } from './second-implementation/branches.js'
import { gaffke } from './second-implementation/bounds-about-margin.js'
import { holdAgainst, shrink } from './second-implementation/hold-against.js'
import { holdLooks } from './second-implementation/hold-looks.js'
import { twoSidedT, upperT, upperZ } from './second-implementation/numbers.js'
import { drawSuite, type RandomSuite } from './second-implementation/random-suite.js'

/** `npm run random-suites` decides 2,000 of them; `SUITES_FROM=17 SUITES=1` repeats one alone. */
const SEED = Number(process.env['SUITES_SEED'] ?? 1)
const FROM = Number(process.env['SUITES_FROM'] ?? 0)
const COUNT = process.env['SUITES']
/** Without being asked for more: the first, and those that reach what the first do not. */
const QUICK = [
  ...Array.from({ length: 50 }, (_, index) => index),
  ...[53, 55, 60, 76, 78, 99, 103, 113, 133, 139, 183, 199, 295, 427, 1087],
]
const SUITES = COUNT === undefined ? QUICK : Array.from({ length: Number(COUNT) }, (_, index) => FROM + index)

/** Quick suites: they are decided at one look, without draws. */
const LOOKS = COUNT === undefined ? 250 : Number(COUNT)

const isApart = (suite: RandomSuite): boolean => holdAgainst(suite).apart.length > 0

describe('compareRuns next to a second implementation of the rules', () => {
  test('decides random suites equally, and completes all of them', { timeout: 3_600_000 }, () => {
    const reached = new Map<string, number[]>()
    const excused: string[] = []
    const failures: string[] = []
    let gates = 0
    for (const index of SUITES) {
      const suite = drawSuite(SEED, index)
      const held = holdAgainst(suite)
      for (const branch of new Set(branchesOf(held))) reached.set(branch, [...(reached.get(branch) ?? []), index])
      excused.push(...held.excused.map((line) => `suite ${index}: ${line}`))
      gates += held.comparison?.gates.length ?? 0
      if (held.apart.length === 0) continue
      const where = `seed ${SEED}, suite ${index}`
      // Shrinking a suite needs about a hundred comparisons.
      const smallest = failures.length === 0 ? `\nsmallest: ${JSON.stringify(shrink(suite, isApart))}` : ''
      failures.push(`${where}: ${held.apart.join('; ')}${smallest}`)
    }
    if (SUITES.length > 500) {
      const counts = [...reached].map(([branch, suites]) => `${branch}: ${suites.length}, first ${String(suites[0])}`)
      console.log(`${gates} gates; close to a limit: ${excused.join(', ')}\n${counts.sort().join('\n')}`)
    }
    expect(failures).toEqual([])
    // Draws of two generators may give different results close to a limit, for some gates in a thousand.
    expect(excused.length).toBeLessThanOrEqual(1 + gates / 200)
    const isWhole = COUNT === undefined || Number(COUNT) >= 2_000
    expect(isWhole ? BRANCHES.filter((branch) => !reached.has(branch)) : []).toEqual([])
  })
})

describe('compareRuns on these cases next to a second implementation', () => {
  test('decides random suites equally at one look', { timeout: 3_600_000 }, () => {
    const reached = new Map<string, number>()
    const failures: string[] = []
    for (let index = FROM; index < FROM + LOOKS; index++) {
      const { apart, branches } = holdLooks(drawSuite(SEED + 10, index))
      for (const branch of branches) reached.set(branch, (reached.get(branch) ?? 0) + 1)
      failures.push(...apart.map((line) => `seed ${SEED}, suite ${index}: ${line}`))
    }
    expect(failures).toEqual([])
    const words = ['regressed', 'breached', 'improved', 'no-regression', 'inconclusive', 'worse', 'copies']
    expect(words.filter((word) => !reached.has(word))).toEqual([])
  })
})

describe('the second implementation', () => {
  test('has correct quantiles and tails of its own', () => {
    expect(upperZ(0.025)).toBeCloseTo(1.959963984540054, 12)
    expect(upperT(0.025, 10)).toBeCloseTo(2.228138852, 9)
    expect(upperT(0.005, 4)).toBeCloseTo(4.604094871, 9)
    expect(twoSidedT(2, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(2), 12)
    expect(twoSidedT(3, 2)).toBeCloseTo(1 - 3 / Math.sqrt(11), 12)
  })

  test("has Gaffke's bound without draws", () => {
    // Of standard exponentials, P(E0 ≥ E1 + 2·E2) = 1/2 · 1/3.
    expect(gaffke([1, 2], -1, 0.05, 0).share).toBeCloseTo(1 / 6, 9)
  })
})
