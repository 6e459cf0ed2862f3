import type { Step } from '../model/observation.js'
import type { TraceNode } from './build-tree.js'
import { nameTool } from './list-tools.js'
import { nameAgent } from './name-agent.js'
import { cutName, readAttribute } from './read-attribute.js'

interface CountedNodes {
  readonly tools: ReadonlySet<TraceNode>
  readonly calls: ReadonlySet<TraceNode>
  readonly agents: ReadonlyMap<TraceNode, string>
}

/** A model that wants a tool called says so where it stops: `tool_calls`, `tool_use`, `function_call`. */
const STOPS_FOR_TOOL = /tool|function/i

/**
 * What was done, in order: plans, decisions (a span that says so, or a model that stopped for a tool), calls of tools, handoffs (an
 * agent that another one called), and as `other` what else models said and what was retrieved. `tools` and `calls` are the nodes that
 * count as such, `agents` whose each is.
 */
export function listSteps(nodes: readonly TraceNode[], counted: CountedNodes): readonly Step[] {
  return nodes.flatMap((node) => {
    const type = typeOf(node, counted)
    if (type === null) return []
    const text = type === 'tool' ? nameTool(node.span) : cutName(node.span.name)
    const agent = counted.agents.get(node)
    return [{ type, ...(text !== undefined && { text }), ...(agent !== undefined && { agent }) }]
  })
}

function typeOf(node: TraceNode, { tools, calls, agents }: CountedNodes): NonNullable<Step['type']> | null {
  if (node.kind === 'agent') return isHandoff(node, agents) ? 'handoff' : null
  if (node.kind === 'plan' || node.kind === 'decision') return node.kind
  if (tools.has(node)) return 'tool'
  if (calls.has(node))
    return STOPS_FOR_TOOL.test(JSON.stringify(readAttribute(node.span, 'finish_reasons') ?? '')) ? 'decision' : 'other'
  return node.kind === 'retrieve' ? 'other' : null
}

/** A call of an agent within the call of an agent with another name. */
function isHandoff(node: TraceNode, agents: CountedNodes['agents']): boolean {
  const caller = node.parent === null ? undefined : agents.get(node.parent)
  return caller !== undefined && caller !== nameAgent(node)
}
