import type { Attempt, Reply } from '../model/observation.js'
import type { ModelCall } from './list-model-calls.js'

type TokenKind = 'input_tokens' | 'output_tokens' | 'cached_tokens'

/**
 * The tokens of all calls together. Input and output are each left out where a call that succeeded does not tell them: a part must not
 * pass for the whole. Cached tokens are what was told.
 * @example two calls of 10 and 20 input tokens, of which only the first tells its output // { input_tokens: 30 }
 */
export function sumUsage(calls: readonly ModelCall[]): NonNullable<Reply['usage']> {
  const answered = calls.filter(({ error }) => error === undefined)
  const isTold = (kind: TokenKind): boolean =>
    calls.some((call) => call[kind] !== undefined) && answered.every((call) => call[kind] !== undefined)
  const sum = (kind: TokenKind): number => calls.reduce((total, call) => total + (call[kind] ?? 0), 0)
  return {
    ...(isTold('input_tokens') && { input_tokens: sum('input_tokens') }),
    ...(isTold('output_tokens') && { output_tokens: sum('output_tokens') }),
    ...(calls.some((call) => call.cached_tokens !== undefined) && { cached_tokens: sum('cached_tokens') }),
  }
}

/**
 * The calls from the one that ended first to the one that ended last; those that ended in the same millisecond as they are given. Nothing
 * finer can be told: JavaScript's SDK begins a span at a whole millisecond and adds its length.
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
export function listAttempts(calls: readonly ModelCall[]): readonly Attempt[] {
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

function describeAttempt(model: string, calls: readonly ModelCall[]): Attempt {
  const hasAnswered = calls.some(({ error }) => error === undefined)
  const error = calls.at(-1)?.error
  const isTimed = calls.every(({ latency_ms: latency }) => latency !== undefined)
  return {
    model,
    ...sumUsage(calls),
    ...(isTimed && { latency_ms: calls.reduce((total, { latency_ms: latency = 0 }) => total + latency, 0) }),
    result: hasAnswered ? 'ok' : 'failed',
    ...(!hasAnswered && error !== undefined && { error }),
  }
}
