import type { TraceNode } from './build-tree.js'
import type { SpanKind } from './classify-span.js'
import { toMilliseconds } from './measure-span.js'

interface Interval {
  readonly startNs: bigint
  readonly endNs: bigint
}

/** A moment that several phases share is of the first of them. */
const PHASES: readonly (readonly [phase: string, kind: SpanKind])[] = [
  ['embed', 'embed'],
  ['retrieve', 'retrieve'],
  ['generate', 'model'],
  ['tool', 'tool'],
]

/**
 * Milliseconds by phase. A moment counts once, whatever runs at the same time: the embedding within a retrieval is `embed` and the rest of
 * it `retrieve`; a tool's time is what no model, retrieval or embedding within it takes. Phases without a span are left out.
 */
export function measurePhases(nodes: readonly TraceNode[]): Readonly<Record<string, number>> {
  const phases: Record<string, number> = {}
  let earlier: readonly Interval[] = []
  let before = 0n
  for (const [phase, kind] of PHASES) {
    const spans = nodes
      .filter((node) => node.kind === kind && node.span.startNs > 0n && node.span.endNs >= node.span.startNs)
      .map(({ span }) => span)
    if (spans.length === 0) continue
    earlier = [...earlier, ...spans]
    const whole = lengthOfUnion(earlier)
    phases[phase] = toMilliseconds(whole - before)
    before = whole
  }
  return phases
}

function lengthOfUnion(intervals: readonly Interval[]): bigint {
  const sorted = intervals.toSorted((a, b) => (a.startNs < b.startNs ? -1 : a.startNs > b.startNs ? 1 : 0))
  let length = 0n
  let end = 0n
  for (const interval of sorted) {
    const start = interval.startNs > end ? interval.startNs : end
    if (interval.endNs > start) length += interval.endNs - start
    if (interval.endNs > end) end = interval.endNs
  }
  return length
}
