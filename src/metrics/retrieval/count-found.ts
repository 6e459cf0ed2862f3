/**
 * How many of the first k spans are expected ones: those with a gain above 0. In a loop and not in words, since a trial of a hundred spans
 * asks it for every k of several metrics.
 * @example countFound([1, 0, 0.5], 2) // 1
 */
export function countFound(gains: readonly number[], k = gains.length): number {
  const end = Math.min(k, gains.length)
  let found = 0
  for (let index = 0; index < end; index++) if ((gains[index] ?? 0) > 0) found += 1
  return found
}
