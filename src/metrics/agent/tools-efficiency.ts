import { AGENT } from '../examples.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { ToolCall } from '../../model/run/observation.js'
import { scored, unscored } from '../../model/score.js'
import { defineMetric, SHARE } from '../define-metric.js'

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
  docs: {
    summary: 'How many calls of tools repeat no other.',
    formula:
      'Distinct pairs of `name` and `arguments` / calls; the order of keys in the arguments does not matter, and a call without `arguments` has none. No call is 1, and 0 in a case with `required_tools`.',
    edge_cases:
      'When the target reported no `tools`, when it reported calls and no `arguments` of any (names alone do not say what was repeated), and for failed trials.',
    example: { text: 'Three searches, two of them for the same: 2/3 = 0.6667.', reply: AGENT, value: 2 / 3 },
  },
  source: 'Metrics Alignment, tool efficiency; a second search for something else is not redundant',
  ...SHARE,
  definition: 'tools.efficiency/2',
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
})
