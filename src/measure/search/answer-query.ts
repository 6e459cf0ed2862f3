import { omitUndefined } from '../../model/omit-undefined.js'
import type { Reply, Span } from '../../model/run/observation.js'
import { sum } from '../../stats/moments.js'
import type { Hit, SearchIndex } from './build-index.js'
import { type Chunk, estimateTokens } from './chunk-file.js'
import { tokenize } from './tokenize.js'

export interface AnswerOptions {
  /** Below this score the best chunk is no answer. */
  readonly min_score: number
  /**
   * Share of the question's weight that the best chunk must contain, 0 to 1. A term's weight is its inverse document frequency, so
   * words that occur nowhere count most against an answer, and words that occur everywhere hardly count.
   */
  readonly min_coverage: number
  /** Number of best chunks that the passage is chosen from. */
  readonly answer_chunks: number
}

/** The reply of the search target, with fields of the target protocol. */
type SearchAnswer = { readonly [Field in 'answer' | 'abstained' | 'spans' | 'usage']: NonNullable<Reply[Field]> }

/**
 * Returns an extractive answer: the best passage followed by its source, `[path::symbol]`, and the chunks found, best first.
 * Abstains with an empty answer if the best chunk scores below `min_score` or covers less than `min_coverage`; the chunks are
 * returned anyway. Tokens are estimated at four characters each.
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

const WINDOW_LINES = 3
const MAX_CHARACTERS = 600

/**
 * Returns the passage with the highest total weight of the question's terms over all chunks: a sentence in prose, three lines
 * elsewhere. The earlier chunk and line win ties. `null` if no term occurs.
 */
function extractPassage(chunks: readonly Chunk[], weights: ReadonlyMap<string, number>) {
  const weigh = (terms: readonly string[]) => sum(terms.map((term) => weights.get(term) ?? 0))
  const passages = chunks.flatMap((chunk) =>
    passagesOf(chunk).map(({ text, terms }) => ({ chunk, text, weight: weigh(terms) })),
  )
  const [best] = passages.sort((one, other) => other.weight - one.weight)
  return best !== undefined && best.weight > 0 ? best : null
}

/** Size of the cache; it is cleared when full. Many questions are answered from the same chunks. */
const MAX_CHUNKS = 500
const passagesByChunk = new Map<Chunk, ReturnType<typeof readPassages>>()

function passagesOf(chunk: Chunk) {
  const passages = passagesByChunk.get(chunk) ?? readPassages(chunk)
  if (passagesByChunk.size >= MAX_CHUNKS) passagesByChunk.clear()
  passagesByChunk.set(chunk, passages)
  return passages
}

/** Returns passages with their distinct terms. */
function readPassages({ path, text: whole }: Chunk) {
  const isProse = /\.(?:md|markdown|mdx|txt|rst)$/i.test(path)
  const texts = isProse ? sentencesOf(whole) : windowsOf(whole)
  return texts.map((text) => ({ text: text.slice(0, MAX_CHARACTERS), terms: [...new Set(tokenize(text))] }))
}

/** Splits a text into paragraphs, list items and table rows, then after `.`, `!` or `?` and a space. */
function sentencesOf(text: string): string[] {
  const blocks = text.split(/\n(?:\s*\n|(?=\s*(?:[-*+|>]|\d+\.)\s)|(?=\|)|(?<=^#.*\n))/m)
  return blocks.flatMap((block) =>
    block
      .replaceAll(/\s+/g, ' ')
      .trim()
      .split(/(?<=[.!?])\s+(?=[\p{Lu}`*[(])/u),
  )
}

function windowsOf(text: string): string[] {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/+|#+)?\s?|\s*\*\/$/g, '').trim())
    .filter((line) => line !== '')
  const count = Math.max(1, lines.length - WINDOW_LINES + 1)
  return Array.from({ length: count }, (_, start) => lines.slice(start, start + WINDOW_LINES).join('\n'))
}

/** Converts a chunk that was found to a span of a reply. Its tokens are estimated at four characters each. */
export function describeHit({ chunk, score }: Hit): Span {
  const { symbol, ...place } = chunk
  const tokens = estimateTokens(chunk.text)
  return omitUndefined<Span>({ ...place, symbol: symbol ?? undefined, score: Number(score.toFixed(4)), tokens })
}
