import { tryJson } from '../../model/json.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { type ModelAttempt, type Reply, type Step, STOPS_FOR_TOOL, type ToolCall } from '../../model/run/observation.js'
import { cutName, measureSpan, readAttribute, readName, readSpanUsage, type TraceSpan } from './attribute-names.js'
import { buildTree, type TraceNode } from './build-tree.js'
import { sumUsage, type Usage } from '../../model/usage.js'

/** The fields of a reply that a trace can provide. */
export type TracedFields = Partial<
  Pick<Reply, 'agents' | 'tools' | 'usage' | 'model' | 'attempts' | 'steps' | 'trace_id'>
>

/**
 * Returns the fields of a reply found in the spans of its trace, by OpenTelemetry's conventions for generative AI (full table in
 * docs/traces.md). Empty if no span follows the conventions. `callerId` is the span that the target received as parent. If agents
 * are traced but no tool, no tool was called; model calls alone do not tell.
 * @example mapTrace([chat, tool], caller).tools // [{ name: 'search', arguments: { query: 'x' }, ok: true, duration_ms: 12 }]
 */
export function mapTrace(spans: readonly TraceSpan[], callerId: string): TracedFields {
  const nodes = buildTree(spans, callerId)
  const [first] = nodes
  if (first === undefined || nodes.every(({ kind }) => kind === 'other')) return {}
  // Distinct names in the order of their first call.
  const names = [...new Set(nodes.flatMap((node) => (node.kind === 'other' ? [] : (nameAgent(node) ?? []))))]
  const agents = findAgents(nodes)
  const tools = new Set(listTools(nodes))
  const calls = listModelCalls(nodes)
  const callNodes = new Set(calls.map(({ node }) => node))
  const usage = sumUsage(calls)
  const attempts = listAttempts(calls)
  // In order.
  const steps = nodes.flatMap((node): readonly Step[] => {
    const type = typeOf(node)
    if (type === null) return []
    const text = type === 'tool' ? nameTool(node.span) : cutName(node.span.name)
    return [omitUndefined<Step>({ type, text, agent: agents.get(node) })]
  })
  const hasTools = tools.size > 0 || names.length > 0
  return omitUndefined<TracedFields>({
    agents: names.length > 0 ? names : undefined,
    tools: hasTools ? [...tools].map((node) => readTool(node, agents.get(node))) : undefined,
    usage: Object.keys(usage).length > 0 ? usage : undefined,
    // The model that answered last.
    model: sortByEnd(calls).findLast(({ model, error }) => model !== undefined && error === undefined)?.model,
    attempts: attempts.length > 0 ? [...attempts] : undefined,
    steps: steps.length > 0 ? steps : undefined,
    trace_id: first.span.traceId,
  })

  /**
   * Returns the type of a step: a plan, a decision (stated, or a model that stopped for a tool), a tool call, or a handoff (an
   * agent called by another one). `other` covers other model calls and retrievals. `null` if the span is not a step.
   */
  function typeOf(node: TraceNode): NonNullable<Step['type']> | null {
    const { kind, parent, span } = node
    if (kind === 'agent') {
      const caller = parent === null ? undefined : agents.get(parent)
      return caller !== undefined && caller !== nameAgent(node) ? 'handoff' : null
    }
    if (kind === 'plan' || kind === 'decision' || kind === 'handoff') return kind
    if (tools.has(node)) return 'tool'
    if (callNodes.has(node))
      return STOPS_FOR_TOOL.test(JSON.stringify(readAttribute(span, 'finish_reasons') ?? '')) ? 'decision' : 'other'
    return kind === 'retrieve' ? 'other' : null
  }
}

/**
 * Returns the tool calls in order. A call traced twice, by the framework and by the tool's own library, counts once, as the outer
 * span. An MCP span that overlaps the framework's span of the same tool is left out too.
 */
function listTools(nodes: readonly TraceNode[]): readonly TraceNode[] {
  const calls = nodes.filter((node) => node.kind === 'tool' && !repeatsOuter(node))
  const isProtocol = ({ span }: TraceNode): boolean => readName(span, 'mcp_method') !== undefined
  const isSame = ({ span: one }: TraceNode, { span: other }: TraceNode): boolean =>
    nameTool(one) === nameTool(other) && one.startNs <= other.endNs && other.startNs <= one.endNs
  return calls.filter((node) => !isProtocol(node) || !calls.some((other) => !isProtocol(other) && isSame(node, other)))
}

/** Returns the tool's name, else the name of the span without its operation. */
function nameTool(span: TraceSpan): string {
  const name = readName(span, 'tool') ?? readName(span, 'entity') ?? cutName(span.name.replace(/^execute_tool\s+/, ''))
  return name ?? 'unnamed'
}

/** Converts a tool's span into a tool call; `ok` is false if the span ended with an error. */
function readTool({ span }: TraceNode, agent: string | undefined): ToolCall {
  const given = readAttribute(span, 'arguments') ?? readAttribute(span, 'input')
  const error = describeError(span)
  return omitUndefined<ToolCall>({
    name: nameTool(span),
    // Most instrumentations write the arguments as JSON text.
    arguments: typeof given === 'string' && /^\s*[[{]/.test(given) ? (tryJson(given) ?? given) : given,
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

/**
 * Returns the agent that a span calls or states that it belongs to; undefined if there is none. An agent call without an agent name
 * has it in the span's name after the operation.
 * @example nameAgent of `invoke_agent research` // 'research'
 */
function nameAgent(node: TraceNode): string | undefined {
  const { span, kind } = node
  const stated = readName(span, 'agent')
  if (stated !== undefined || kind !== 'agent') return stated
  const named = readName(span, 'node') ?? readName(span, 'entity')
  return named ?? (isWorkflow(node) ? undefined : cutName(span.name.replace(/^invoke_agent\s+/, '')))
}

/**
 * Whether a span is the whole run of OpenAI Agents ("Agent workflow"), which OpenInference calls an agent: the real ones are named
 * in the graph.
 */
function isWorkflow({ parent, children }: TraceNode): boolean {
  return (
    parent?.kind !== 'agent' &&
    children.some((child) => child.kind === 'agent' && readName(child.span, 'node') !== undefined)
  )
}

/** Returns the agent of each span: the one it states, else that of the nearest ancestor. Parents come before their children. */
function findAgents(nodes: readonly TraceNode[]): ReadonlyMap<TraceNode, string> {
  const agents = new Map<TraceNode, string>()
  for (const node of nodes) {
    const name = nameAgent(node) ?? (node.parent === null ? undefined : agents.get(node.parent))
    if (name !== undefined) agents.set(node, name)
  }
  return agents
}

/**
 * Sorts the calls by their end. Calls that end in the same millisecond keep their order: JavaScript's SDK starts spans at a whole
 * millisecond and adds the duration, so times are no more precise.
 */
export function sortByEnd(calls: readonly ModelCall[]): readonly ModelCall[] {
  return calls.toSorted((a, b) => Number(endMs(a) - endMs(b)))
}

const endMs = ({ node }: ModelCall): bigint => node.span.endNs / 1_000_000n

/**
 * Returns one attempt per model, ending with the model that answered last: its usage over all calls, and the error of its last call
 * if all of them failed. Empty if fewer than two models are named or a call names none; then `usage` and `model` are sufficient.
 */
export function listAttempts(calls: readonly ModelCall[]): readonly ModelAttempt[] {
  const byModel = new Map<string, ModelCall[]>()
  for (const call of sortByEnd(calls)) {
    if (call.model === undefined) return []
    const its = byModel.get(call.model) ?? []
    its.push(call)
    // Models are ordered by their last calls.
    byModel.delete(call.model)
    byModel.set(call.model, its)
  }
  if (byModel.size < 2) return []
  const attempts = [...byModel].map(([model, of]) => describeAttempt(model, of))
  return [...attempts.filter(({ result }) => result === 'failed'), ...attempts.filter(({ result }) => result === 'ok')]
}

function describeAttempt(model: string, calls: readonly ModelCall[]): ModelAttempt {
  const hasAnswered = calls.some(({ error }) => error === undefined)
  const isTimed = calls.every(({ latency_ms: latency }) => latency !== undefined)
  return omitUndefined<ModelAttempt>({
    model,
    ...sumUsage(calls),
    latency_ms: isTimed ? calls.reduce((total, { latency_ms: latency = 0 }) => total + latency, 0) : undefined,
    result: hasAnswered ? 'ok' : 'failed',
    error: hasAnswered ? undefined : calls.at(-1)?.error,
  })
}

/** A call of a model, or of an agent that reports its usage without model calls. */
export interface ModelCall extends Usage {
  readonly node: TraceNode
  readonly model: string | undefined
  readonly latency_ms: number | undefined
  readonly error: string | undefined
}

/**
 * Returns the calls that count, in order. If a span and spans inside it report the same tokens (a framework and its client library,
 * or an agent that sums its calls), only the innermost count. Embeddings do not count.
 */
export function listModelCalls(nodes: readonly TraceNode[]): readonly ModelCall[] {
  /** `reporting`: nodes that report tokens or contain one that does. `calling`: nodes that are or contain a model call. */
  const reporting = new Set<TraceNode>()
  const calling = new Set<TraceNode>()
  for (const node of nodes.toReversed()) {
    if (reportsTokens(node) || node.children.some((child) => reporting.has(child))) reporting.add(node)
    if (node.kind === 'model' || node.children.some((child) => calling.has(child))) calling.add(node)
  }
  const isCall = (node: TraceNode): boolean =>
    reportsTokens(node) || (node.kind === 'model' && !node.children.some((child) => calling.has(child)))
  const covered = new Set<TraceNode>()
  const calls: ModelCall[] = []
  for (const node of nodes) {
    if (node.parent !== null && covered.has(node.parent)) covered.add(node)
    else if (!node.children.some((child) => reporting.has(child)) && isCall(node)) {
      const { span } = node
      covered.add(node)
      calls.push({
        node,
        model: readName(span, 'response_model') ?? readName(span, 'request_model'),
        ...readSpanUsage(span),
        latency_ms: measureSpan(span),
        error: describeError(span),
      })
    }
  }
  return calls
}

function reportsTokens({ span, kind }: TraceNode): boolean {
  if (kind !== 'model' && kind !== 'agent' && kind !== 'workflow') return false
  const { input_tokens: input, output_tokens: output } = readSpanUsage(span)
  return input !== undefined || output !== undefined
}

const MAX_ERROR = 500

/**
 * Returns the error of a span: its status message, else the recorded exception, else `error.type`. Undefined if the status is not
 * an error and there is no `error.type`.
 */
export function describeError(span: TraceSpan): string | undefined {
  const type = readAttribute(span, 'error')
  if (!span.isError && type === undefined) return undefined
  const exceptions = span.events.map((event) => readAttribute(event, 'exception'))
  const words = [span.message, ...exceptions, type].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof words === 'string' ? words.trim().slice(0, MAX_ERROR) : 'error'
}
