import type { TraceNode } from './build-tree.js'
import { describeError } from './describe-error.js'
import { measureSpan } from './measure-span.js'
import { readCount, readName } from './read-attribute.js'

/** One call of a model, or of an agent that says what it used and not what it called. */
export interface ModelCall {
  readonly node: TraceNode
  readonly model: string | undefined
  readonly input_tokens: number | undefined
  readonly output_tokens: number | undefined
  readonly cached_tokens: number | undefined
  readonly latency_ms: number | undefined
  readonly error: string | undefined
}

/**
 * The calls that count, in order. Where a span and spans within it tell of the same tokens (a framework's call and its client
 * library's, an agent's sum over its calls) only the innermost that tell them count. Embeddings are no calls of a model that answers.
 */
export function listModelCalls(nodes: readonly TraceNode[]): readonly ModelCall[] {
  /** Nodes that tell tokens themselves or hold one that does, and those that are or hold a call of a model. */
  const telling = new Set<TraceNode>()
  const calling = new Set<TraceNode>()
  for (const node of nodes.toReversed()) {
    if (tellsTokens(node) || node.children.some((child) => telling.has(child))) telling.add(node)
    if (node.kind === 'model' || node.children.some((child) => calling.has(child))) calling.add(node)
  }
  const covered = new Set<TraceNode>()
  const calls: ModelCall[] = []
  for (const node of nodes) {
    if (node.parent !== null && covered.has(node.parent)) covered.add(node)
    else if (!node.children.some((child) => telling.has(child)) && isCall(node, calling)) {
      covered.add(node)
      calls.push(readCall(node))
    }
  }
  return calls
}

function isCall(node: TraceNode, calling: ReadonlySet<TraceNode>): boolean {
  return tellsTokens(node) || (node.kind === 'model' && !node.children.some((child) => calling.has(child)))
}

function tellsTokens({ span, kind }: TraceNode): boolean {
  if (kind !== 'model' && kind !== 'agent' && kind !== 'workflow') return false
  return readCount(span, 'input_tokens') !== undefined || readCount(span, 'output_tokens') !== undefined
}

function readCall(node: TraceNode): ModelCall {
  const { span } = node
  return {
    node,
    model: readName(span, 'response_model') ?? readName(span, 'request_model'),
    input_tokens: readCount(span, 'input_tokens'),
    output_tokens: readCount(span, 'output_tokens'),
    cached_tokens: readCount(span, 'cached_tokens'),
    latency_ms: measureSpan(span),
    error: describeError(span),
  }
}
