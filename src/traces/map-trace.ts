import type { Reply } from '../model/observation.js'
import { buildTree, type TraceNode } from './build-tree.js'
import { findFirstToken } from './find-first-token.js'
import { listModelCalls } from './list-model-calls.js'
import { listSteps } from './list-steps.js'
import { listTools, readTool } from './list-tools.js'
import { measurePhases } from './measure-phases.js'
import { findAgents, nameAgent } from './name-agent.js'
import { findModel, listAttempts, sumUsage } from './read-models.js'
import type { TraceSpan } from './span.js'

/** What a trace can say of a reply. */
export type TracedFields = Partial<
  Pick<Reply, 'agents' | 'tools' | 'usage' | 'model' | 'attempts' | 'steps' | 'ttft_ms' | 'phases_ms' | 'trace_id'>
>

/**
 * The fields of a reply that the spans of its trace tell, by OpenTelemetry's conventions for generative AI (docs/traces.md has the whole
 * table). Empty where no span follows them. `callerId` is the span that the target was told to be called from. Where agents are traced
 * and no tool is, none was called; calls of a model alone say nothing of tools.
 * @example mapTrace([chat, tool], caller).tools // [{ name: 'search', arguments: { query: 'x' }, ok: true, duration_ms: 12 }]
 */
export function mapTrace(spans: readonly TraceSpan[], callerId: string): TracedFields {
  const nodes = buildTree(spans, callerId)
  const [first] = nodes
  if (first === undefined || nodes.every(({ kind }) => kind === 'other')) return {}
  const names = listAgents(nodes)
  const agents = findAgents(nodes)
  const tools = listTools(nodes)
  const calls = listModelCalls(nodes)
  const usage = sumUsage(calls)
  const model = findModel(calls)
  const attempts = listAttempts(calls)
  const steps = listSteps(nodes, { tools: new Set(tools), calls: new Set(calls.map(({ node }) => node)), agents })
  const firstToken = findFirstToken(nodes, calls)
  const phases = measurePhases(nodes)
  return {
    ...(names.length > 0 && { agents: [...names] }),
    ...((tools.length > 0 || names.length > 0) && { tools: tools.map((node) => readTool(node, agents.get(node))) }),
    ...(Object.keys(usage).length > 0 && { usage }),
    ...(model !== undefined && { model }),
    ...(attempts.length > 0 && { attempts: [...attempts] }),
    ...(steps.length > 0 && { steps: [...steps] }),
    ...(firstToken !== undefined && { ttft_ms: firstToken }),
    ...(Object.keys(phases).length > 0 && { phases_ms: { ...phases } }),
    trace_id: first.span.traceId,
  }
}

/** Each once, in the order of its first call. */
function listAgents(nodes: readonly TraceNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => (node.kind === 'other' ? [] : (nameAgent(node) ?? []))))]
}
