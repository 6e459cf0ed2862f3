import type { MetricFacts } from '../../src/model/metric.js'
import type { GateVerdict } from '../../src/model/result/verdict.js'
import { logGamma } from '../../src/stats/distributions/special-functions.js'
import { type ByFamily, type Cell, FAMILIES } from './cell.js'
import { chanceOfAnyRegressed, chanceOfRegressedAmong, shareBySteps, type StepShares } from './exact-families.js'
import { canFlag, decide, makeGate, makePairs, measure } from './real-gate.js'

/** The metric and the margin of the default gate: success, 5 points. */
export const SUCCESS: MetricFacts = {
  id: 'success',
  title: 'success',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  environment: 'free',
  scale: 'linear',
  definition: 'study',
}
export const SUCCESS_MARGIN = 0.05

const BASES = [0.5, 0.7, 0.85, 0.95]

/** The results of the product for `worse` newly failing and `better` newly passing cases. */
export interface Table {
  readonly worse: number
  readonly better: number
  readonly p: number
  readonly if_significant: GateVerdict
  readonly if_not: GateVerdict
  readonly interval: { readonly low: number; readonly high: number }
  readonly can_flag: ByFamily<number | null>
}

/** Returns every possible table of n cases with one trial each. Only the numbers of flips matter, not which cases flip. */
export function enumerateTables(n: number): readonly Table[] {
  const checked = makeGate(SUCCESS, { kind: 'absolute', value: SUCCESS_MARGIN })
  const pairs = makePairs({ n, trials: [1, 1], clusters: null })
  const tables: Table[] = []
  for (let worse = 0; worse <= n; worse++) {
    for (let better = 0; worse + better <= n; better++) {
      pairs.forEach(({ baseline, candidate }, index) => {
        baseline.values[0] = index < worse || index >= worse + better ? 1 : 0
        candidate.values[0] = index < worse ? 0 : 1
      })
      const measured = measure(checked, pairs, 1)
      const { p } = measured.outcome
      const interval = measured.outcome.interval()
      if (p === null || interval === null) throw new Error('a table without a test')
      tables.push({
        worse,
        better,
        p,
        if_significant: decide(measured.outcome, 0),
        if_not: decide(measured.outcome, 1),
        interval,
        can_flag: Object.fromEntries(FAMILIES.map((gates) => [gates, canFlag(measured, gates)])),
      })
    }
  }
  return tables
}

/** The shares of cases that newly fail and newly pass. */
export interface FlipShares {
  readonly worse: number
  readonly better: number
}

/** Returns the (trinomial) probability of every table, in the order of the tables. */
export function chancesOf(tables: readonly Table[], n: number, flips: FlipShares): readonly number[] {
  const same = 1 - flips.worse - flips.better
  const logFactorial = Array.from({ length: n + 1 }, (_, count) => logGamma(count + 1))
  const part = (count: number, share: number): number =>
    (count === 0 ? 0 : count * Math.log(Math.max(0, share))) - (logFactorial[count] ?? 0)
  return tables.map(({ worse, better }) =>
    Math.exp(
      (logFactorial[n] ?? 0) + part(worse, flips.worse) + part(better, flips.better) + part(n - worse - better, same),
    ),
  )
}

/** Returns the probability that a single gate has one of the verdicts. */
export function chanceOf(tables: readonly Table[], chances: readonly number[], words: readonly GateVerdict[]): number {
  return expect(tables, chances, ({ p, if_significant, if_not }) => words.includes(p < 0.05 ? if_significant : if_not))
}

function expect(tables: readonly Table[], chances: readonly number[], holds: (table: Table) => boolean): number {
  let total = 0
  tables.forEach((table, index) => {
    if (holds(table)) total += chances[index] ?? 0
  })
  // The sum of 80,000 probabilities may exceed 1 by about 1e-12.
  return Math.min(1, total)
}

/** Returns the exact rates of binary gates with one trial. `flips` is the share of cases that flip anyway, half in each direction. */
export function enumerateCell(tables: readonly Table[], n: number, flips: number): Cell {
  const half = flips / 2
  const quiet = chancesOf(tables, n, { worse: half, better: half })
  const dropped = (drop: number): readonly number[] => chancesOf(tables, n, { worse: half + drop, better: half })
  const atMargin = dropped(SUCCESS_MARGIN)
  const stepsOf = (chances: readonly number[], gates: number): StepShares =>
    shareBySteps(
      tables.map(({ p, if_significant }, index) => ({
        p,
        regressed: if_significant === 'regressed',
        chance: chances[index] ?? 0,
      })),
      gates,
    )
  const byFamily = <Figure>(figure: (gates: (typeof FAMILIES)[number]) => Figure): ByFamily<Figure> =>
    Object.fromEntries(FAMILIES.map((gates) => [gates, figure(gates)]))
  const flags = byFamily((gates) => middleFlag(tables, quiet, gates))
  const covers = (chances: readonly number[], truth: number): number =>
    expect(tables, chances, ({ interval }) => interval.low <= truth && truth <= interval.high)
  const bases = BASES.filter((base) => half <= 1 - base + 1e-9 && half + SUCCESS_MARGIN <= base)
  return {
    id: `success, ${percent(flips)} flips, 1 trial, n = ${n}`,
    kind: 'binary',
    population: `success, ${percent(flips)} flips, base ${bases.map((base) => 100 * base).join('/')} %`,
    n,
    trials: '1',
    clusters: null,
    listed: null,
    false_regressed: byFamily((gates) => ({ exact: chanceOfAnyRegressed(stepsOf(quiet, gates), gates) })),
    false_improved: { exact: chanceOf(tables, quiet, ['improved']) },
    false_no_regression: { exact: chanceOf(tables, atMargin, ['no-regression']) },
    by_t_bound_alone: null,
    unchanged_at_margin: { exact: chanceOf(tables, atMargin, ['unchanged']) },
    cleared: { exact: chanceOf(tables, quiet, ['no-regression', 'unchanged', 'improved']) },
    can_flag: flags,
    power: byFamily((gates) => {
      const drop = flags[gates] ?? null
      if (drop === null || drop + flips > 1) return null
      const shares = stepsOf(dropped(drop), gates)
      return { exact: chanceOfRegressedAmong(shares, stepsOf(quiet, gates), gates) }
    }),
    coverage:
      n < 100 ? null : { unchanged: { exact: covers(quiet, 0) }, margin: { exact: covers(atMargin, -SUCCESS_MARGIN) } },
  }
}

/** Returns the median X of "can flag drops ≥ X"; `null` if at least half of the data sets show none. */
function middleFlag(
  tables: readonly Table[],
  chances: readonly number[],
  gates: (typeof FAMILIES)[number],
): number | null {
  const shown = tables
    .map((table, index) => ({ flag: table.can_flag[gates] ?? Infinity, chance: chances[index] ?? 0 }))
    .sort((a, b) => a.flag - b.flag)
  let total = 0
  const middle = shown.find(({ chance }) => (total += chance) >= 0.5 - 1e-12)
  return middle === undefined || middle.flag === Infinity ? null : middle.flag
}

export function percent(share: number): string {
  return `${Number((100 * share).toFixed(3))} %`
}
