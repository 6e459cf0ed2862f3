import type { Reply } from '../../model/run/observation.js'

/** What is said of a reply that does not tell what was called. */
export const NO_TRACE = {
  tools: 'trace_missing: the target reported no trace of tools',
  agents: 'trace_missing: the target reported no trace of agents',
} as const

/** The tools that were called, in order, as the target names them; null when it reports no trace. An empty list is a trace. */
export function calledTools({ tools }: Pick<Reply, 'tools'>): readonly string[] | null {
  return tools?.map(({ name }) => name) ?? null
}

/** The agents that were called: `agents`, else those that its calls of tools name; null when it reports neither. */
export function calledAgents({ agents, tools }: Pick<Reply, 'agents' | 'tools'>): readonly string[] | null {
  if (agents !== undefined) return agents
  const named = tools?.flatMap(({ agent }) => agent ?? []) ?? []
  return named.length === 0 ? null : named
}
