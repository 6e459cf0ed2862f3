import { omitUndefined } from '../../model/omit-undefined.js'
import type { ModelAttempt, Reply } from '../../model/run/observation.js'
import type { Usage } from '../../model/usage.js'
import { measureSpan, readAttribute, readName, readSpanUsage, type TraceSpan } from './attribute-names.js'
import type { TraceNode } from './build-tree.js'

type TokenKind = keyof Usage

/**
 * The tokens of all calls together. Input and output are each left out where a call that succeeded does not report them: a part must not
 * pass for the whole. Cached tokens are those that were reported.
 * @example two calls of 10 and 20 input tokens, of which only the first reports its output // { input_tokens: 30 }
 */
export function sumUsage(calls: readonly ModelCall[]): NonNullable<Reply['usage']> {
  const answered = calls.filter(({ error }) => error === undefined)
  const isReported = (kind: TokenKind): boolean =>
    calls.some((call) => call[kind] !== undefined) && answered.every((call) => call[kind] !== undefined)
  const sum = (kind: TokenKind): number => calls.reduce((total, call) => total + (call[kind] ?? 0), 0)
  return omitUndefined<NonNullable<Reply['usage']>>({
    input_tokens: isReported('input_tokens') ? sum('input_tokens') : undefined,
    output_tokens: isReported('output_tokens') ? sum('output_tokens') : undefined,
    cached_tokens: calls.some((call) => call.cached_tokens !== undefined) ? sum('cached_tokens') : undefined,
  })
}

/**
 * The calls from the one that ended first to the one that ended last; those that ended in the same millisecond as they are given. Nothing
 * finer is known: JavaScript's SDK begins a span at a whole millisecond and adds its length.
 */
export function sortByEnd(calls: readonly ModelCall[]): readonly ModelCall[] {
  return calls.toSorted((a, b) => Number(endMs(a) - endMs(b)))
}

const endMs = ({ node }: ModelCall): bigint => node.span.endNs / 1_000_000n

/** The model that answered last; undefined where none did. */
export function findModel(calls: readonly ModelCall[]): string | undefined {
  return sortByEnd(calls).findLast(({ model, error }) => model !== undefined && error === undefined)?.model
}

/**
 * An attempt for each model, the last being the one that answered last: what it used in all its calls, and the error of its last call
 * where every one failed. Empty where fewer than two models are named, or a call names none: `usage` and `model` then say it all.
 */
export function listAttempts(calls: readonly ModelCall[]): readonly ModelAttempt[] {
  const byModel = new Map<string, ModelCall[]>()
  for (const call of sortByEnd(calls)) {
    if (call.model === undefined) return []
    const its = byModel.get(call.model) ?? []
    its.push(call)
    // The order is that of the last calls.
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

/** One call of a model, or of an agent that says what it used and not what it called. */
export interface ModelCall extends Usage {
  readonly node: TraceNode
  readonly model: string | undefined
  readonly latency_ms: number | undefined
  readonly error: string | undefined
}

/**
 * The calls that count, in order. Where a span and spans within it report the same tokens (a framework's call and its client
 * library's, an agent's sum over its calls) only the innermost that report them count. Embeddings are no calls of a model that answers.
 */
export function listModelCalls(nodes: readonly TraceNode[]): readonly ModelCall[] {
  /** Nodes that report tokens themselves or hold one that does, and those that are or hold a call of a model. */
  const reporting = new Set<TraceNode>()
  const calling = new Set<TraceNode>()
  for (const node of nodes.toReversed()) {
    if (reportsTokens(node) || node.children.some((child) => reporting.has(child))) reporting.add(node)
    if (node.kind === 'model' || node.children.some((child) => calling.has(child))) calling.add(node)
  }
  const covered = new Set<TraceNode>()
  const calls: ModelCall[] = []
  for (const node of nodes) {
    if (node.parent !== null && covered.has(node.parent)) covered.add(node)
    else if (!node.children.some((child) => reporting.has(child)) && isCall(node, calling)) {
      covered.add(node)
      calls.push(readCall(node))
    }
  }
  return calls
}

function isCall(node: TraceNode, calling: ReadonlySet<TraceNode>): boolean {
  return reportsTokens(node) || (node.kind === 'model' && !node.children.some((child) => calling.has(child)))
}

function reportsTokens({ span, kind }: TraceNode): boolean {
  if (kind !== 'model' && kind !== 'agent' && kind !== 'workflow') return false
  const { input_tokens: input, output_tokens: output } = readSpanUsage(span)
  return input !== undefined || output !== undefined
}

function readCall(node: TraceNode): ModelCall {
  const { span } = node
  return {
    node,
    model: readName(span, 'response_model') ?? readName(span, 'request_model'),
    ...readSpanUsage(span),
    latency_ms: measureSpan(span),
    error: describeError(span),
  }
}

const MAX_ERROR = 500

/**
 * What went wrong in a span: its status, else the exception that it recorded, else `error.type`; undefined where its status is no error
 * and it names none.
 */
export function describeError(span: TraceSpan): string | undefined {
  const type = readAttribute(span, 'error')
  if (!span.isError && type === undefined) return undefined
  const exceptions = span.events.map((event) => readAttribute(event, 'exception'))
  const words = [span.message, ...exceptions, type].find((text) => typeof text === 'string' && text.trim() !== '')
  return typeof words === 'string' ? words.trim().slice(0, MAX_ERROR) : 'error'
}
