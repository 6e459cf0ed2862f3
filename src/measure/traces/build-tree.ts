import {
  ATTRIBUTE_NAMES,
  cutName,
  MAX_SPANS,
  readAttribute,
  readName,
  readSpanUsage,
  type TraceSpan,
} from './attribute-names.js'

/** A span and its position in the tree. */
export interface TraceNode {
  readonly span: TraceSpan
  readonly kind: SpanKind
  readonly parent: TraceNode | null
  /** Sorted by start, then by arrival. */
  readonly children: readonly TraceNode[]
}

interface GrowingNode extends TraceNode {
  parent: GrowingNode | null
  children: GrowingNode[]
}

/**
 * Returns the nodes of a trace: parents before their children, siblings sorted by start, so that disagreeing clocks never move a
 * span out of its parent. Duplicate spans count once. A span without its parent is placed below the only top-level span if there is
 * exactly one, else on its own. A cycle begins with its earliest span. Spans beyond 10,000 are left out.
 */
export function buildTree(spans: readonly TraceSpan[], callerId: string): readonly TraceNode[] {
  const nodes = new Map<string, GrowingNode>()
  for (const span of spans) {
    if (nodes.size >= MAX_SPANS) break
    if (!nodes.has(span.spanId)) nodes.set(span.spanId, { span, kind: classifySpan(span), parent: null, children: [] })
  }
  const sorted = [...nodes.values()].sort((a, b) => Number(a.span.startNs - b.span.startNs))
  const tops = sorted.filter(({ span }) => span.parentId === null || span.parentId === callerId)
  const only = tops.length === 1 ? tops[0] : undefined
  for (const node of sorted) {
    const parent = nodes.get(node.span.parentId ?? '') ?? only
    if (parent === undefined || parent === node) continue
    node.parent = parent
    parent.children.push(node)
  }
  const ordered = new Set<GrowingNode>()
  for (const node of sorted) if (node.parent === null) addBranch(node, ordered)
  for (const node of sorted) {
    if (ordered.has(node)) continue
    if (node.parent !== null) node.parent.children = node.parent.children.filter((child) => child !== node)
    node.parent = null
    addBranch(node, ordered)
  }
  return [...ordered]
}

/** Not recursive, because a trace may be a single chain of 10,000 spans. */
function addBranch(root: GrowingNode, ordered: Set<GrowingNode>): void {
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    ordered.add(node)
    waiting.push(...node.children.toReversed())
  }
}

/** What a span is about. `workflow` holds others together; `other` is no part of the conventions for generative AI. */
export type SpanKind =
  'agent' | 'model' | 'tool' | 'retrieve' | 'embed' | 'plan' | 'decision' | 'handoff' | 'workflow' | 'other'

type Names = Readonly<Partial<Record<SpanKind, readonly string[]>>>

/** Values of `gen_ai.operation.name`. `create_agent` is missing because it does not call the agent. */
const OPERATIONS: Names = {
  model: ['chat', 'text_completion', 'generate_content'],
  embed: ['embeddings'],
  retrieve: ['retrieval'],
  tool: ['execute_tool'],
  agent: ['invoke_agent'],
  workflow: ['invoke_workflow'],
  plan: ['plan'],
}

/** Kinds of OpenInference, OpenLLMetry, Langfuse, MLflow, LangSmith and Genkit, in lower case. */
const KINDS: Names = {
  model: ['llm', 'chat', 'completion', 'generation', 'chat_model', 'model'],
  embed: ['embedding', 'embedder'],
  retrieve: ['retriever'],
  tool: ['tool'],
  agent: ['agent'],
  decision: ['decision'],
  workflow: ['chain', 'workflow', 'task', 'flow'],
}

const byName = (kinds: Names): ReadonlyMap<string, SpanKind> =>
  new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind as SpanKind])))
const [OPERATION_KINDS, STATED_KINDS] = [byName(OPERATIONS), byName(KINDS)]

/**
 * Classifies a span by its operation, else by its kind, else by its content: the name of a tool, the run of an agent, or tokens and
 * a model.
 */
export function classifySpan(span: TraceSpan): SpanKind {
  const kind = stateKind(span) ?? guessKind(span)
  if (kind !== 'tool') return kind
  const tool = readName(span, 'tool')
  const method = readName(span, 'mcp_method')
  // MCP spans that are not tool calls: `tools/list`, `initialize`.
  if (method !== undefined && method !== 'tools/call') return 'other'
  // ADK's "(merged tools)" holds the results of several calls, each of which has a span of its own.
  if (tool !== undefined) return TOOL_NAME.test(tool) ? 'tool' : 'other'
  // OpenInference calls a handoff of OpenAI Agents a tool, but it has neither a tool name nor an input.
  return HANDOFF.test(span.name) && readAttribute(span, 'input') === undefined ? 'handoff' : 'tool'
}

const TOOL_NAME = /^[\p{L}\p{N}_]/u
const HANDOFF = /^handoff to /i

function stateKind(span: TraceSpan): SpanKind | undefined {
  const operation = readName(span, 'operation')
  const stated = OPERATION_KINDS.get(operation?.toLowerCase() ?? '')
  if (stated !== undefined) return stated
  // MLflow writes every value as JSON.
  const kinds = ATTRIBUTE_NAMES.kind.map((name) => cutName(span.attributes.get(name))?.replace(/^"(.*)"$/, '$1'))
  return kinds.map((kind) => STATED_KINDS.get(kind?.toLowerCase() ?? '')).find((kind) => kind !== undefined)
}

function guessKind(span: TraceSpan): SpanKind {
  const hasOperation = readName(span, 'operation') !== undefined
  if (!hasOperation && readName(span, 'tool') !== undefined) return 'tool'
  if (!hasOperation && readName(span, 'agent_run') !== undefined) return 'agent'
  const hasModel = (readName(span, 'response_model') ?? readName(span, 'request_model')) !== undefined
  return hasModel && readSpanUsage(span).output_tokens !== undefined ? 'model' : 'other'
}
