import { tryJson } from '../../model/json.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import type { Reply, Step, ToolCall } from '../../model/run/observation.js'
import {
  type AttributeValue,
  cutName,
  measureSpan,
  readAttribute,
  readName,
  type TraceSpan,
} from './attribute-names.js'
import { buildTree, type TraceNode } from './build-tree.js'
import { describeError, findModel, listAttempts, listModelCalls, sumUsage } from './read-models.js'

/** What a trace can say of a reply. */
export type TracedFields = Partial<
  Pick<Reply, 'agents' | 'tools' | 'usage' | 'model' | 'attempts' | 'steps' | 'trace_id'>
>

/**
 * The fields of a reply that the spans of its trace give, by OpenTelemetry's conventions for generative AI (docs/traces.md has the whole
 * table). Empty where no span follows them. `callerId` is the span that the target was given as its caller. Where agents are traced
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
  const hasTools = tools.length > 0 || names.length > 0
  return omitUndefined<TracedFields>({
    agents: names.length > 0 ? [...names] : undefined,
    tools: hasTools ? tools.map((node) => readTool(node, agents.get(node))) : undefined,
    usage: Object.keys(usage).length > 0 ? usage : undefined,
    model,
    attempts: attempts.length > 0 ? [...attempts] : undefined,
    steps: steps.length > 0 ? [...steps] : undefined,
    trace_id: first.span.traceId,
  })
}

/** Each once, in the order of its first call. */
function listAgents(nodes: readonly TraceNode[]): readonly string[] {
  return [...new Set(nodes.flatMap((node) => (node.kind === 'other' ? [] : (nameAgent(node) ?? []))))]
}

interface CountedNodes {
  readonly tools: ReadonlySet<TraceNode>
  readonly calls: ReadonlySet<TraceNode>
  readonly agents: ReadonlyMap<TraceNode, string>
}

/** A model that wants a tool called says so where it stops: `tool_calls`, `tool_use`, `function_call`. */
const STOPS_FOR_TOOL = /tool|function/i

/**
 * What was done, in order: plans, decisions (a span that says so, or a model that stopped for a tool), calls of tools, handoffs (an
 * agent that another one called), and as `other` what else models wrote and what was retrieved. `tools` and `calls` are the nodes that
 * count as such, `agents` whose each is.
 */
function listSteps(nodes: readonly TraceNode[], counted: CountedNodes): readonly Step[] {
  return nodes.flatMap((node) => {
    const type = typeOf(node, counted)
    if (type === null) return []
    const text = type === 'tool' ? nameTool(node.span) : cutName(node.span.name)
    const agent = counted.agents.get(node)
    return [omitUndefined<Step>({ type, text, agent })]
  })
}

function typeOf(node: TraceNode, { tools, calls, agents }: CountedNodes): NonNullable<Step['type']> | null {
  if (node.kind === 'agent') return isHandoff(node, agents) ? 'handoff' : null
  if (node.kind === 'plan' || node.kind === 'decision' || node.kind === 'handoff') return node.kind
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

/**
 * The calls of tools, in order. A call that is traced twice, by the framework and by the tool's own library, is one call: the outer. So is
 * MCP's span of a call beside the framework's, in the same time.
 */
function listTools(nodes: readonly TraceNode[]): readonly TraceNode[] {
  const calls = nodes.filter((node) => node.kind === 'tool' && !repeatsOuter(node))
  const isProtocol = ({ span }: TraceNode): boolean => readName(span, 'mcp_method') !== undefined
  return calls.filter(
    (node) => !isProtocol(node) || !calls.some((other) => !isProtocol(other) && isSameCall(node.span, other.span)),
  )
}

function isSameCall(one: TraceSpan, other: TraceSpan): boolean {
  return nameTool(one) === nameTool(other) && one.startNs <= other.endNs && other.startNs <= one.endNs
}

/** The tool's name, else what the span is called without its operation. */
function nameTool(span: TraceSpan): string {
  const name = readName(span, 'tool') ?? readName(span, 'entity') ?? cutName(span.name.replace(/^execute_tool\s+/, ''))
  return name ?? 'unnamed'
}

/** A tool's span as the protocol's call of a tool; `ok` is false where the span ended in an error. */
function readTool({ span }: TraceNode, agent: string | undefined): ToolCall {
  const given = readAttribute(span, 'arguments') ?? readAttribute(span, 'input')
  const error = describeError(span)
  return omitUndefined<ToolCall>({
    name: nameTool(span),
    arguments: given === undefined ? undefined : parseArguments(given),
    ok: error === undefined,
    error,
    duration_ms: measureSpan(span),
    agent,
  })
}

function repeatsOuter({ span, parent }: TraceNode): boolean {
  const name = nameTool(span)
  for (let outer = parent; outer !== null; outer = outer.parent) {
    if (outer.kind === 'other') continue
    return outer.kind === 'tool' && nameTool(outer.span) === name
  }
  return false
}

/** Most instrumentations write arguments as a JSON text. */
function parseArguments(given: AttributeValue): unknown {
  return typeof given === 'string' && /^\s*[[{]/.test(given) ? (tryJson(given) ?? given) : given
}

/**
 * The name of the agent that a span is a call of, or that it says it belongs to; undefined without one. A call of an agent that
 * names none has it in its own name, behind the operation.
 * @example nameAgent of `invoke_agent research` // 'research'
 */
function nameAgent(node: TraceNode): string | undefined {
  const { span, kind } = node
  const stated = readName(span, 'agent')
  if (stated !== undefined || kind !== 'agent') return stated
  const named = readName(span, 'node') ?? readName(span, 'entity')
  return named ?? (isWorkflow(node) ? undefined : cutName(span.name.replace(/^invoke_agent\s+/, '')))
}

/** OpenAI Agents' whole run ("Agent workflow") is called an agent by OpenInference, and is none: its own agents have names in the graph. */
function isWorkflow({ parent, children }: TraceNode): boolean {
  return (
    parent?.kind !== 'agent' &&
    children.some((child) => child.kind === 'agent' && readName(child.span, 'node') !== undefined)
  )
}

/** By span, the agent on whose behalf it ran: its own word, else the nearest agent around it. Parents come before their children. */
function findAgents(nodes: readonly TraceNode[]): ReadonlyMap<TraceNode, string> {
  const agents = new Map<TraceNode, string>()
  for (const node of nodes) {
    const name = nameAgent(node) ?? (node.parent === null ? undefined : agents.get(node.parent))
    if (name !== undefined) agents.set(node, name)
  }
  return agents
}
