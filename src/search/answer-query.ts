import type { Span } from '../model/observation.js'
import type { SearchIndex } from './build-index.js'
import { estimateTokens } from './chunk.js'
import { describeHit } from './describe-hit.js'
import { extractPassage } from './extract-passage.js'

export interface AnswerOptions {
  /** Below it the best chunk is no answer. */
  readonly min_score: number
  /**
   * Share of the question's weight that the best chunk must hold, 0 to 1. The weight of a term is its inverse document
   * frequency, so a word that occurs nowhere counts most against answering and a word that is everywhere hardly counts.
   */
  readonly min_coverage: number
  /** Best chunks that the passage is taken from. */
  readonly answer_chunks: number
}

/** What the search target replies: the reply's fields of the target protocol. */
export interface SearchAnswer {
  readonly answer: string
  readonly abstained: boolean
  readonly spans: readonly Span[]
  readonly usage: { readonly input_tokens: number; readonly output_tokens: number }
}

/**
 * An extractive answer: the best passage followed by `[path::symbol]` it was taken from, and the chunks found, best first.
 * Abstains with an empty answer when the best chunk scores below `min_score` or holds less than `min_coverage`; the
 * chunks are given all the same. Tokens are estimates of four characters each.
 */
export function answerQuery(index: SearchIndex, query: string, topK: number, options: AnswerOptions): SearchAnswer {
  const { hits, weights } = index.search(query, Math.max(topK, options.answer_chunks))
  const spans = hits.slice(0, topK).map(describeHit)
  const answer = answerFrom()
  const inputTokens = estimateTokens(query) + spans.reduce((sum, { tokens = 0 }) => sum + tokens, 0)
  return {
    answer,
    abstained: answer === '',
    spans,
    usage: { input_tokens: inputTokens, output_tokens: estimateTokens(answer) },
  }

  function answerFrom(): string {
    const [top] = hits
    if (top === undefined || top.score < options.min_score) return ''
    const total = sum([...weights.values()])
    const held = sum(top.terms.map((term) => weights.get(term) ?? 0))
    if (total === 0 || held / total < options.min_coverage) return ''
    const best = extractPassage(
      hits.slice(0, options.answer_chunks).map(({ chunk }) => chunk),
      weights,
    )
    if (best === null) return ''
    const { path, symbol } = best.chunk
    return `${best.text} [${path}${symbol === null ? '' : `::${symbol}`}]`
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
