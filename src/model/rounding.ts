/** Figures between 0 and 1 that differ by less are equal (docs/decision-rules.md#rounding). */
export const EPSILON = 1e-9

/** Limits of the powers of ten below; beyond them the factors would leave the range of a double. */
const [MIN_POWER, LARGEST_POWER] = [-290, 290]

/**
 * Returns the step to which figures of any size are rounded: a billionth of the smallest power of ten that no absolute value exceeds;
 * `EPSILON` if all are 0. A cost of 1e-6 a query thus keeps as many digits as a rate does (docs/decision-rules.md#rounding).
 * @example roundingStep([0, -1]) // 1e-9
 * @example roundingStep([0.000002, 0.0000031]) // 1e-14, a billionth of 0.00001
 */
export function roundingStep(...lists: readonly (readonly number[])[]): number {
  let largest = 0
  for (const values of lists) {
    for (const value of values) {
      const size = Math.abs(value)
      if (size > largest && size < Infinity) largest = size
    }
  }
  if (largest === 0) return EPSILON
  const power = Math.ceil(Math.log10(largest))
  return Number(`1e${Math.max(MIN_POWER, Math.min(LARGEST_POWER, power)) - 9}`)
}
