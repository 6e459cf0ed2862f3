/** An attribute's value as plain data. */
export type AttributeValue =
  string | number | boolean | null | readonly AttributeValue[] | { readonly [key: string]: AttributeValue }

export interface SpanEvent {
  readonly name: string
  readonly atNs: bigint
  readonly attributes: ReadonlyMap<string, AttributeValue>
}

/** A span of OpenTelemetry, with those of its attributes that are read here. Ids are in lower-case hex. */
export interface TraceSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | null
  readonly name: string
  /** Since 1970. */
  readonly startNs: bigint
  /** 0 where the program did not say; before the start where clocks disagree. */
  readonly endNs: bigint
  readonly attributes: ReadonlyMap<string, AttributeValue>
  /** Names of attributes that are not read, at most 20. */
  readonly otherNames?: readonly string[]
  readonly events: readonly SpanEvent[]
  readonly isError: boolean
  /** The message of the status; empty where it has none. */
  readonly message: string
}

/** The most spans of one trace that are read. */
export const MAX_SPANS = 10_000

/** Milliseconds from the start of a span to its end; undefined where it has none, or one before its start. */
export function measureSpan({ startNs, endNs }: TraceSpan): number | undefined {
  return startNs === 0n || endNs < startNs ? undefined : toMilliseconds(endNs - startNs)
}

/** To the microsecond. @example toMilliseconds(1_234_567n) // 1.235 */
export function toMilliseconds(nanoseconds: bigint): number {
  return Math.round(Number(nanoseconds) / 1000) / 1000
}
