/** Whether all values are the same; differences are rounded, so no tolerance is needed. */
export function isConstant(values: readonly number[]): boolean {
  return values.every((value) => value === values[0])
}

/**
 * The t bound of n equal values: the value itself when 2^(1−n) < alpha, else there is none.
 * @example constantBound(0.1, 6, 0.05) // 0.1
 */
export function constantBound(value: number, n: number, alpha: number): number | null {
  return 2 ** (1 - n) < alpha ? value : null
}
