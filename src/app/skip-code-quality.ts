import { joinNames } from '../core/format/join-names.js'
import { buildMetrics } from '../core/metrics/build-metrics.js'
import type { Suite, Variant } from '../core/model/suite.js'
import type { Log } from '../shell/io/log.js'

/** The suite without its source code, or without the review of it, and without the gates that only that could decide, which are named. */
export function skipCodeQuality(
  suite: Suite,
  { skipped, log }: { readonly skipped: 'code' | 'review'; readonly log: Log },
): Suite {
  const isSkipped = (on: string | undefined): boolean => on === 'code-review' || (on === 'code' && skipped === 'code')
  const lost = new Set(buildMetrics(suite).flatMap(({ id, measured_on: on }) => (isSkipped(on) ? [id] : [])))
  const left = suite.gates.filter(({ metric }) => lost.has(metric))
  const what = skipped === 'code' ? 'the code quality' : 'the code review'
  if (left.length > 0)
    log.warning(`Not decided, since ${what} is skipped: the gates on ${joinNames(left.map(({ id }) => id))}.`)
  const variants: Record<string, Variant> = {}
  // As `parseVariants` gives them.
  Object.setPrototypeOf(variants, null)
  for (const [name, variant] of Object.entries(suite.variants)) variants[name] = withoutCode(variant, skipped)
  return { ...suite, variants, gates: suite.gates.filter(({ metric }) => !lost.has(metric)) }
}

function withoutCode({ code_quality: code, ...variant }: Variant, skipped: 'code' | 'review'): Variant {
  if (code === undefined || skipped === 'code') return variant
  const { sources, framework, prefixes, language, annotated } = code
  return { ...variant, code_quality: { sources, framework, prefixes, language, ...(annotated && { annotated }) } }
}
