import { canonicalJson } from '../../model/fingerprint.js'
import type { ToolCall } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric } from '../define-metric.js'

/**
 * The share of calls that repeat no other: distinct pairs of name and arguments / calls, arguments compared whatever the order of their
 * keys. 1 for no calls.
 * Source: Metrics Alignment, tool efficiency: a second search for something else is not redundant.
 * @example toolEfficiency([{ name: 'find', arguments: { q: 'a' } }, { name: 'find', arguments: { q: 'b' } }, { name: 'find', arguments: { q: 'a' } }]) // 2/3
 */
export function toolEfficiency(calls: readonly Pick<ToolCall, 'name' | 'arguments'>[]): number {
  if (calls.length === 0) return 1
  return new Set(calls.map((call) => canonicalJson([call.name, call.arguments]))).size / calls.length
}

/** No call of a tool is written like this, and comparing it would exhaust the stack. */
const DEEPEST = 500

/** Whether lists and objects stand in each other deeper than `DEEPEST`. */
function isTooDeep(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth <= DEEPEST; depth++) {
    level = level.flatMap((one): unknown[] => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    if (level.length === 0) return false
  }
  return true
}

export const toolsEfficiency = defineMetric({
  name: 'tools.efficiency',
  aspect: 'conduct',
  title: 'tool efficiency',
  source: 'Metrics Alignment, tool efficiency, by name and arguments',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
  definition: 'tools.efficiency/2',
  applies: () => true,
  score: ({ observation: { reply }, golden }) => {
    if (reply.tools === undefined) return unscored('the target reported no trace of tools')
    // Calling nothing wastes nothing, but where a tool is required it does nothing either.
    if (reply.tools.length === 0 && (golden.required_tools ?? []).length > 0) return scored(0)
    // Names alone do not say that a call repeats another, and to score only the traces without a repeated name would flatter.
    if (reply.tools.length > 0 && reply.tools.every((call) => call.arguments === undefined))
      return unscored('no call of a tool states its arguments')
    if (reply.tools.some((call) => isTooDeep(call.arguments)))
      return unscored('the arguments of a call are nested too deeply to be compared')
    return scored(toolEfficiency(reply.tools))
  },
  when_failed: 'unscored',
})
