import { readAttribute, readName } from './attribute-names.js'
import type { TraceSpan } from './span.js'

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
