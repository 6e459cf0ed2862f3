import { cutName, readName } from './attribute-names.js'
import type { TraceNode } from './build-tree.js'

/**
 * The name of the agent that a span is a call of, or that it says it belongs to; undefined without one. A call of an agent that
 * names none has it in its own name, behind the operation.
 * @example nameAgent of `invoke_agent research` // 'research'
 */
export function nameAgent({ span, kind }: TraceNode): string | undefined {
  const stated = readName(span, 'agent')
  if (stated !== undefined || kind !== 'agent') return stated
  return readName(span, 'entity') ?? cutName(span.name.replace(/^invoke_agent\s+/, ''))
}

/** By span, the agent on whose behalf it ran: its own word, else the nearest agent around it. Parents come before their children. */
export function findAgents(nodes: readonly TraceNode[]): ReadonlyMap<TraceNode, string> {
  const agents = new Map<TraceNode, string>()
  for (const node of nodes) {
    const name = nameAgent(node) ?? (node.parent === null ? undefined : agents.get(node.parent))
    if (name !== undefined) agents.set(node, name)
  }
  return agents
}
