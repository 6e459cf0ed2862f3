import { tBoundOf } from '../../src/compare/test/paired-rows.js'
import type { RowOutcome } from '../../src/compare/test/row-outcome.js'
import { boundedRange } from '../../src/compare/test/paired-input.js'
import type { GateVerdict } from '../../src/model/result/verdict.js'
import { seededRandom } from '../../src/stats/random.js'
import { adjustByFamily } from '../../src/compare/gate/decide-gates.js'
import { FAMILIES, type ByFamily, type Cell, type CellDesign, type Family } from './cell.js'
import type { SimulatedCell } from './design.js'
import { isGaffkeAbove } from './gaffke-tail.js'
import { fillPairs } from './populations.js'
import type { Rate } from './rates.js'
import { canFlag, decide, isRegressed, makeGate, makePairs, measure, replace, type Measured } from './real-gate.js'

/**
 * The number of data sets for `cleared` in cells that need a bootstrap; bootstrapping all of them would take longer than everything else.
 * The rates with a limit never use so few.
 */
const CLEARED_DATA_SETS = 100
const FLAGS_SHOWN = 101
/**
 * The number of data sets for the coverage of bounded metrics, whose interval (t) decides nothing. Enough for a standard error of half a
 * point at 95 %.
 */
const COVERED_DATA_SETS = 2_000
const LARGEST_FAMILY = 10

type Source = () => Measured

/**
 * Simulates the rates of a cell with `wanted` data sets per truth, or with the most that the cell allows. `seed` and the id of the cell
 * seed every draw.
 */
export function simulateCell(cell: SimulatedCell, wanted: number, seed: number): Cell {
  const repetitions = Math.min(wanted, cell.most_repetitions ?? Infinity)
  const checked = makeGate(cell.source.metric, cell.source.margin)
  const { n, trials_of: trials, clusters } = cell
  const draw = (drop: number, name: string): Source => {
    const random = seededRandom(`${seed}/${cell.id}/${name}`)
    const pairs = makePairs({ n, trials, clusters })
    // Each data set has its own suite seed. Otherwise, one unlucky set of weights would affect all of them.
    let suiteSeed = 0
    return () => {
      fillPairs(cell, pairs, drop, random)
      return measure(checked, pairs, ++suiteSeed)
    }
  }
  const quiet = simulateQuiet(cell, draw(0, 'quiet'), repetitions)
  const margin = cell.has_drop ? simulateMargin(cell, draw(cell.source.margin.value, 'margin'), repetitions) : null
  const power = mapFamilies(quiet.can_flag, (flag, gates): Rate | null => {
    if (!cell.has_drop || flag === null || flag >= cell.source.most) return null
    return findPower(draw(flag, `power ${gates}`), quiet.ps, { gates, repetitions, checked })
  })
  return {
    ...designOf(cell),
    false_regressed: quiet.false_regressed,
    false_improved: quiet.false_improved,
    false_no_regression: margin?.false_no_regression ?? null,
    by_t_bound_alone: margin?.by_t_bound_alone ?? null,
    unchanged_at_margin: margin?.unchanged_at_margin ?? null,
    cleared: quiet.cleared,
    can_flag: quiet.can_flag,
    power,
    coverage:
      n < 100 || cell.kind === 'figure' ? null : { unchanged: quiet.coverage, margin: margin?.coverage ?? null },
  }
}

function designOf({ id, kind, population, n, trials, clusters, listed }: CellDesign): CellDesign {
  return { id, kind, population, n, trials, clusters, listed }
}

function mapFamilies<From, To>(figures: ByFamily<From>, map: (figure: From, gates: Family) => To): ByFamily<To> {
  const entries = FAMILIES.flatMap((gates) => {
    const figure = figures[gates]
    return figure === undefined ? [] : [[gates, map(figure, gates)] as const]
  })
  return Object.fromEntries(entries)
}

function familiesOf(cell: SimulatedCell): readonly Family[] {
  return cell.has_families ? FAMILIES : [1]
}

interface Quiet extends Pick<Cell, 'false_regressed' | 'false_improved' | 'cleared' | 'can_flag'> {
  readonly coverage: Rate | null
  /** All drawn p values, for the families in `findPower`. */
  readonly ps: Float64Array
}

/** Simulates data sets with no true change. Families share their gates: ten gates are one family of 10, three of 3 and ten of 1. */
function simulateQuiet(cell: SimulatedCell, next: Source, repetitions: number): Quiet {
  const families = familiesOf(cell)
  const columns = cell.has_families ? LARGEST_FAMILY : 1
  const ps = new Float64Array(repetitions * columns)
  const regressed = new Map<Family, number>(families.map((gates) => [gates, 0]))
  const flags = new Map<Family, number[]>(families.map((gates) => [gates, []]))
  const clearedSets = isCheap(cell) ? repetitions : cell.listed === null ? Math.min(CLEARED_DATA_SETS, repetitions) : 0
  let improved = 0
  let cleared = 0
  const coverage = new Counter()
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const gates = Array.from({ length: columns }, next)
    gates.forEach(({ outcome }, column) => (ps[repetition * columns + column] = outcome.p ?? 1))
    for (const size of families) {
      for (let from = 0; from + size <= columns; from += size) {
        if (hasRegressed(gates.slice(from, from + size))) regressed.set(size, (regressed.get(size) ?? 0) + 1)
      }
    }
    const [first] = gates
    if (first === undefined) continue
    const { outcome } = first
    if (decide(replace(outcome, 'bounds_hold', false), outcome.p) === 'improved') improved++
    if (repetition < FLAGS_SHOWN) for (const size of families) flags.get(size)?.push(canFlag(first, size) ?? Infinity)
    if (repetition < clearedSets && GOOD.includes(wordOf(first))) cleared++
    if (isCovering(cell, repetition)) coverage.add(isCovered(first, 0))
  }
  return {
    false_regressed: Object.fromEntries(
      families.map((size) => [size, { count: regressed.get(size) ?? 0, of: repetitions * Math.floor(columns / size) }]),
    ),
    false_improved: { count: improved, of: repetitions },
    cleared: clearedSets === 0 ? null : { count: cleared, of: clearedSets },
    can_flag: Object.fromEntries(families.map((size) => [size, middleOf(flags.get(size) ?? [])])),
    coverage: coverage.rate(),
    ps,
  }
}

const GOOD: readonly GateVerdict[] = ['no-regression', 'unchanged', 'improved']

/** Returns the median, with Infinity for a figure that is not shown; `null` if the median is Infinity. */
function middleOf(flags: readonly number[]): number | null {
  const middle = [...flags].sort((a, b) => a - b)[Math.floor((flags.length - 1) / 2)] ?? Infinity
  return Number.isFinite(middle) ? middle : null
}

function hasRegressed(gates: readonly Measured[]): boolean {
  const adjusted = adjustByFamily(gates.map(({ evidence }) => evidence))
  return gates.some(({ outcome }, index) => isRegressed(outcome, adjusted[index]?.p ?? null))
}

type AtMargin = Pick<Cell, 'false_no_regression' | 'by_t_bound_alone' | 'unchanged_at_margin'> & {
  readonly coverage: Rate | null
}

function simulateMargin(cell: SimulatedCell, next: Source, repetitions: number): AtMargin {
  let noRegression = 0
  let byT = 0
  let unchanged = 0
  const coverage = new Counter()
  const truth = cell.source.truth(cell.source.margin.value)
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const measured = next()
    const word = wordOf(measured)
    if (word === 'no-regression') noRegression++
    if (word === 'unchanged') unchanged++
    if (!measured.outcome.all_equal && tHolds(measured)) byT++
    if (isCovering(cell, repetition)) coverage.add(isCovered(measured, truth))
  }
  const rate = (count: number): Rate => ({ count, of: repetitions })
  return {
    false_no_regression: rate(noRegression),
    by_t_bound_alone: cell.clusters === null ? rate(byT) : null,
    unchanged_at_margin: rate(unchanged),
    coverage: coverage.rate(),
  }
}

/** Simulates how often the first gate of a family is `regressed`. The other gates have no true change and take their p from `ps`. */
function findPower(
  next: Source,
  ps: Float64Array,
  family: { readonly gates: Family; readonly repetitions: number; readonly checked: Measured['evidence']['checked'] },
): Rate {
  const { gates, repetitions, checked } = family
  let regressed = 0
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const dropped = next()
    const others = Array.from({ length: gates - 1 }, (_, other) => {
      const p = ps[repetition * LARGEST_FAMILY + other] ?? 1
      const outcome: unknown = Object.create(dropped.outcome, { p: { value: p } })
      return { checked, test: { kind: 'tested' as const, input: dropped.input, outcome: outcome as RowOutcome } }
    })
    const [adjusted] = adjustByFamily([dropped.evidence, ...others])
    if (isRegressed(dropped.outcome, adjusted?.p ?? null)) regressed++
  }
  return { count: regressed, of: repetitions }
}

/** Returns whether the bound is Gaffke's, which can mostly be decided without draws; all other bounds are drawn. */
function isCheap({ clusters, source }: SimulatedCell): boolean {
  return clusters === null && boundedRange(source.metric) !== null
}

/** Returns the verdict of a single gate, by the product's own bounds unless their result is clear without drawing them. */
export function wordOf(measured: Measured): GateVerdict {
  return decide(settleBounds(measured), measured.outcome.p)
}

function settleBounds(measured: Measured): RowOutcome {
  const { input, outcome } = measured
  const { series } = outcome
  if (outcome.all_equal) return outcome
  if (outcome.total_contradicts) return replace(outcome, 'bounds_hold', false)
  if (outcome.row !== 'paired-t' || input.clusters !== null || series.worst === null) return outcome
  if (!tHolds(measured)) return replace(outcome, 'bounds_hold', false)
  const holds = isGaffkeAbove(series.values, series.worst, series.limit)
  return holds === null ? outcome : replace(outcome, 'bounds_hold', holds)
}

function tHolds({ input, outcome }: Measured): boolean {
  return tBoundOf(input, outcome.series)().above_margin
}

/** Returns whether this data set counts for the coverage. */
function isCovering({ n, kind }: SimulatedCell, repetition: number): boolean {
  if (n < 100 || kind === 'figure') return false
  return (kind !== 'binary' && kind !== 'bounded') || repetition < COVERED_DATA_SETS
}

/** Returns whether the interval contains the true difference; `null` if there is no interval. */
export function isCovered({ outcome }: Measured, truth: number): boolean | null {
  const interval = outcome.interval()
  return interval === null ? null : interval.low <= truth && truth <= interval.high
}

class Counter {
  #yes = 0
  #all = 0

  add(holds: boolean | null): void {
    if (holds === null) return
    this.#all++
    if (holds) this.#yes++
  }

  rate(): Rate | null {
    return this.#all === 0 ? null : { count: this.#yes, of: this.#all }
  }
}
