/** Number, mean and sample deviation of values that are seen once and not kept. */
export interface RunningSpread {
  readonly add: (value: number) => void
  readonly n: () => number
  /** Null without a value. */
  readonly mean: () => number | null
  /** Null below two values. */
  readonly deviation: () => number | null
}

/**
 * Starts with no value.
 * Source: Welford 1962, Technometrics 4:419: no sum of squares, which loses digits.
 * @example of 1, 2, 3: mean 2, deviation 1
 */
export function startSpread(): RunningSpread {
  let count = 0
  let centre = 0
  let squares = 0
  return {
    add: (value) => {
      count += 1
      const before = value - centre
      centre += before / count
      squares += before * (value - centre)
    },
    n: () => count,
    mean: () => (count === 0 ? null : centre),
    deviation: () => (count < 2 ? null : Math.sqrt(squares / (count - 1))),
  }
}
