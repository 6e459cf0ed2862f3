import type { RunFigure } from '../../../src/model/run/run-figure.js'
import type { Pair, Scores } from './cases.js'
import { meanOf, sumOf } from './numbers.js'

/** The record that a figure of the run keeps of a case: numbers to be summed over the cases, except for a percentile. */
export function keepRecord(figure: RunFigure, { values }: Scores): readonly number[] {
  if (figure.figure !== 'calibration-error')
    return (values[0] ?? []).map((_, part) => meanOf(values.map((row) => row[part] ?? NaN)))
  const { edges, closed } = figure.buckets
  const record = Array<number>(3 * (edges.length + 1)).fill(0)
  for (const [confidence = NaN, outcome = NaN] of values) {
    const at = 3 * edges.filter((edge) => (closed === 'left' ? confidence >= edge : confidence > edge)).length
    const weight = 1 / values.length
    ;[weight, weight * confidence, weight * outcome].forEach((add, place) => {
      record[at + place] = (record[at + place] ?? 0) + add
    })
  }
  return record
}

/** Returns the figure over some cases with equal weights; NaN if it does not exist. */
export function figureOf(figure: RunFigure, records: readonly (readonly number[])[]): number {
  const total = (place: number): number => sumOf(records.map((record) => record[place] ?? NaN))
  if (figure.figure === 'ratio') return total(1) === 0 ? NaN : total(0) / total(1)
  if (figure.figure === 'percentile') {
    const sorted = records.map(([value = NaN]) => value).sort((one, other) => one - other)
    const place = (figure.percentile / 100) * (sorted.length - 1)
    const low = sorted[Math.floor(place)] ?? NaN
    return low + (place - Math.floor(place)) * ((sorted[Math.ceil(place)] ?? NaN) - low)
  }
  if (figure.figure !== 'calibration-error') throw new Error(`no second implementation of ${figure.figure}`)
  const buckets = Array.from({ length: (records[0]?.length ?? 0) / 3 }, (_, bucket) =>
    [0, 1, 2].map((part) => total(3 * bucket + part)),
  )
  const gaps = buckets.map(([weight = 0, confidence = 0, outcome = 0]) => ({
    weight,
    gap: Math.abs(outcome - confidence),
  }))
  return figure.error === 'expected'
    ? sumOf(gaps.map(({ gap }) => gap)) / records.length
    : Math.max(...gaps.filter(({ weight }) => weight > 0).map(({ weight, gap }) => gap / weight))
}

/** The test statistic: the difference of the figure; near the median, how many more values of one arm lie above the joint percentile. */
function spreadOf(figure: RunFigure, now: readonly (readonly number[])[], old: readonly (readonly number[])[]): number {
  if (figure.figure !== 'percentile' || figure.percentile < 25 || figure.percentile > 75)
    return figureOf(figure, now) - figureOf(figure, old)
  const limit = figureOf(figure, [...old, ...now])
  const above = (records: readonly (readonly number[])[]): number =>
    sumOf(records.map(([value = NaN]) => (value > limit ? 1 : value === limit ? 0.5 : 0)))
  return (above(now) - above(old)) * Math.max(...[...old, ...now].map(([value = NaN]) => Math.abs(value)))
}

export const EXCHANGES = 2_500

/** The permutation test of docs/decision-rules.md#figures-of-the-run: swaps the arms by case or by cluster, with its own draws. */
export function permutationP(
  figure: RunFigure,
  pairs: readonly Pair[],
  units: readonly (readonly number[])[],
  { noise, random }: { readonly noise: number; readonly random: () => number },
): number {
  const baseline = pairs.map((pair) => keepRecord(figure, pair.baseline))
  const candidate = pairs.map((pair) => keepRecord(figure, pair.candidate))
  const differenceOf = (isExchanged: readonly boolean[]): number => {
    const [old, now] = [[...baseline], [...candidate]]
    units.forEach((unit, index) => {
      if (isExchanged[index] !== true) return
      for (const at of unit) [old[at], now[at]] = [candidate[at] ?? [], baseline[at] ?? []]
    })
    return Math.abs(spreadOf(figure, now, old))
  }
  const seen = differenceOf([])
  let reached = 1
  for (let draw = 0; draw < EXCHANGES; draw++)
    if (!(differenceOf(units.map(() => random() < 0.5)) < seen - noise)) reached++
  return reached / (EXCHANGES + 1)
}
