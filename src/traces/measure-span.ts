import type { TraceSpan } from './span.js'

/** Milliseconds from the start of a span to its end; undefined where it has none, or one before its start. */
export function measureSpan({ startNs, endNs }: TraceSpan): number | undefined {
  return startNs === 0n || endNs < startNs ? undefined : toMilliseconds(endNs - startNs)
}

/** To the microsecond. @example toMilliseconds(1_234_567n) // 1.235 */
export function toMilliseconds(nanoseconds: bigint): number {
  return Math.round(Number(nanoseconds) / 1000) / 1000
}
