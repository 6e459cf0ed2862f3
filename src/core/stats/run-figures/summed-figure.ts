import type { FigureRecord, FigureRule } from './figure-rule.js'

/**
 * A figure that hangs on the sums of the records alone, number by number; a shorter record has zeros at its end. Cost of a resample:
 * cases × numbers of a record.
 * @example summedFigure({ record, ofSums: ([a = 0, b = 0]) => a / b }).resample([[1, 2], [3, 4]])(Int32Array.of(0, 1), 1) // 0.75
 */
export function summedFigure({
  record,
  ofSums,
}: {
  readonly record: FigureRule['record']
  readonly ofSums: (sums: readonly number[]) => number
}): FigureRule {
  return {
    record,
    figureOf: (records) => {
      const sums: number[] = []
      for (const numbers of records)
        for (let at = 0; at < numbers.length; at++) sums[at] = (sums[at] ?? 0) + (numbers[at] as number)
      return ofSums(sums)
    },
    resample: (records) => {
      const width = records.reduce((most, { length }) => Math.max(most, length), 0)
      const flat = flatten(records, width)
      return (counts) => {
        const sums = Array<number>(width).fill(0)
        for (let index = 0; index < records.length; index++) {
          const count = counts[index] ?? 0
          if (count === 0) continue
          const start = index * width
          for (let at = 0; at < width; at++) sums[at] = (sums[at] as number) + count * (flat[start + at] as number)
        }
        return ofSums(sums)
      }
    },
  }
}

function flatten(records: readonly FigureRecord[], width: number): Float64Array {
  const flat = new Float64Array(records.length * width)
  for (const [index, record] of records.entries()) flat.set(record, index * width)
  return flat
}
