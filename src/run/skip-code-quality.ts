import { joinNames } from '../format/join-names.js'
import { buildMetrics } from '../metrics/build-metrics.js'
import type { Gate } from '../model/suite/gate.js'
import type { MetricFacts } from '../model/metric.js'
import type { Suite, Variant } from '../model/suite/suite.js'
import type { Log } from '../io/log.js'

/** Of the source code: everything, or what a judge says of it. */
export type SkippedCode = 'code' | 'review'

/** The suite without its source code, or without the review of it, and without the gates that only that could decide, which are named. */
export function skipCodeQuality(
  suite: Suite,
  { skipped, log }: { readonly skipped: SkippedCode; readonly log: Log },
): Suite {
  const gates = dropCodeGates(suite.gates, { skipped, metrics: buildMetrics(suite) })
  const left = suite.gates.filter((gate) => !gates.includes(gate))
  const what = skipped === 'code' ? 'the code quality' : 'the code review'
  if (left.length > 0)
    log.warning(`Not decided, since ${what} is skipped: the gates on ${joinNames(left.map(({ id }) => id))}.`)
  const variants: Record<string, Variant> = {}
  // As `parseVariants` gives them.
  Object.setPrototypeOf(variants, null)
  for (const [name, variant] of Object.entries(suite.variants)) variants[name] = withoutCode(variant, skipped)
  return { ...suite, variants, gates }
}

/** The gates without those that only the source code, or the review of it, could decide. */
export function dropCodeGates(
  gates: readonly Gate[],
  { skipped, metrics }: { readonly skipped: SkippedCode; readonly metrics: readonly MetricFacts[] },
): readonly Gate[] {
  const isSkipped = ({ measured_on: on }: MetricFacts): boolean =>
    on === 'code-review' || (on === 'code' && skipped === 'code')
  const lost = new Set(metrics.filter(isSkipped).map(({ id }) => id))
  return gates.filter(({ metric }) => !lost.has(metric))
}

function withoutCode({ code_quality: code, ...variant }: Variant, skipped: SkippedCode): Variant {
  if (code === undefined || skipped === 'code') return variant
  return { ...variant, code_quality: { ...code, reviewed: undefined } }
}
