import { readAttribute, readName } from './attribute-names.js'
import { MAX_SPANS, type TraceSpan } from './span.js'

/** A span in its place. */
export interface TraceNode {
  readonly span: TraceSpan
  readonly kind: SpanKind
  readonly parent: TraceNode | null
  /** By their start, then as they arrived. */
  readonly children: readonly TraceNode[]
}

interface GrowingNode extends TraceNode {
  parent: GrowingNode | null
  children: GrowingNode[]
}

/**
 * The nodes of a trace, every parent before its children and siblings by their start, so that clocks that disagree move no span out
 * of its parent. A span that comes twice counts once. One whose parent is missing stands below the caller's only span, where there is
 * exactly one, else on its own; a circle begins with its earliest. Spans beyond 10,000 are left out.
 */
export function buildTree(spans: readonly TraceSpan[], callerId: string): readonly TraceNode[] {
  const nodes = new Map<string, GrowingNode>()
  for (const span of spans) {
    if (nodes.size >= MAX_SPANS) break
    if (!nodes.has(span.spanId)) nodes.set(span.spanId, { span, kind: classifySpan(span), parent: null, children: [] })
  }
  const sorted = [...nodes.values()].sort(byStart)
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

/** Without recursion: a trace may be one chain of 10,000. */
function addBranch(root: GrowingNode, ordered: Set<GrowingNode>): void {
  const waiting = [root]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    ordered.add(node)
    waiting.push(...node.children.toReversed())
  }
}

function byStart(a: TraceNode, b: TraceNode): number {
  return a.span.startNs < b.span.startNs ? -1 : a.span.startNs > b.span.startNs ? 1 : 0
}

/** What a span is about. `workflow` holds others together; `other` is no part of the conventions for generative AI. */
export type SpanKind = 'agent' | 'model' | 'tool' | 'retrieve' | 'embed' | 'plan' | 'decision' | 'workflow' | 'other'

/** Values of `gen_ai.operation.name`. Making an agent (`create_agent`) is not calling it. */
const OPERATIONS: ReadonlyMap<string, SpanKind> = new Map([
  ['chat', 'model'],
  ['text_completion', 'model'],
  ['generate_content', 'model'],
  ['embeddings', 'embed'],
  ['retrieval', 'retrieve'],
  ['execute_tool', 'tool'],
  ['invoke_agent', 'agent'],
  ['invoke_workflow', 'workflow'],
  ['plan', 'plan'],
])

/** Kinds of OpenInference and OpenLLMetry, in lower case. */
const KINDS: ReadonlyMap<string, SpanKind> = new Map([
  ['llm', 'model'],
  ['chat', 'model'],
  ['completion', 'model'],
  ['embedding', 'embed'],
  ['retriever', 'retrieve'],
  ['tool', 'tool'],
  ['agent', 'agent'],
  ['decision', 'decision'],
  ['chain', 'workflow'],
  ['workflow', 'workflow'],
  ['task', 'workflow'],
])

/** What a span is, by its operation, else by its kind, else by what it says: a tool's name, or tokens with a model. */
export function classifySpan(span: TraceSpan): SpanKind {
  const operation = readName(span, 'operation')
  const stated = operation === undefined ? undefined : OPERATIONS.get(operation.toLowerCase())
  if (stated !== undefined) return stated
  const kind = readName(span, 'kind')
  const known = kind === undefined ? undefined : KINDS.get(kind.toLowerCase())
  if (known !== undefined) return known
  if (operation !== undefined) return 'other'
  if (readName(span, 'tool') !== undefined) return 'tool'
  const hasModel = (readName(span, 'response_model') ?? readName(span, 'request_model')) !== undefined
  return hasModel && readAttribute(span, 'output_tokens') !== undefined ? 'model' : 'other'
}
