import MiniSearch from 'minisearch'
import { countBy } from '../../model/group-by.js'
import type { Chunk } from './chunk-file.js'
import { queryTerms, tokenize } from './tokenize.js'

export interface RankingOptions {
  /** BM25's term-frequency saturation, usually 1.2 to 2. */
  readonly k1: number
  /** BM25's length normalisation, 0 to 1. */
  readonly b: number
  /** How much a term in the symbol's name counts against one in the text; 0: not at all. */
  readonly symbol_boost: number
  /** How much a term in the file's path counts against one in the text; 0: not at all. */
  readonly path_boost: number
}

/** A chunk with its rank's reason: higher scores are better; scores of different questions are not comparable. */
export interface Hit {
  readonly chunk: Chunk
  readonly score: number
  /** Terms of the question that the chunk holds. */
  readonly terms: readonly string[]
}

export type SearchIndex = ReturnType<typeof buildIndex>

/**
 * An index over chunks, ranked by MiniSearch's BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework",
 * eq. 3.15, without BM25+'s delta), summed over text, symbol and path and multiplied by the number of matched terms. A text's length is its
 * number of distinct terms.
 */
export function buildIndex(chunks: readonly Chunk[], options: RankingOptions) {
  const boost = { text: 1, symbol: options.symbol_boost, path: options.path_boost }
  // MiniSearch takes a boost of 0 for 1.
  const fields = (['text', 'symbol', 'path'] as const).filter((field) => boost[field] > 0)
  const index = new MiniSearch({ fields: [...fields], tokenize, processTerm: (term) => term })
  index.addAll(chunks.map((chunk, id) => ({ ...chunk, id, symbol: chunk.symbol ?? '' })))
  return {
    /**
     * The `hits` best first, ties by path and line, at most `topK`; and the `weights` of every term of the question: its inverse document
     * frequency, ln(1 + (N − n + 0.5) / (n + 0.5)).
     */
    search: (query: string, topK: number) => {
      const terms = queryTerms(query)
      const results = index.search(terms.join(' '), {
        tokenize: (text) => text.split(' '),
        boost,
        bm25: { k: options.k1, b: options.b, d: 0 },
      })
      const frequencies = countBy(results.flatMap(({ queryTerms: found }) => found))
      const weights = new Map(
        terms.map((term) => {
          const frequency = frequencies.get(term) ?? 0
          return [term, Math.log(1 + (chunks.length - frequency + 0.5) / (frequency + 0.5))] as const
        }),
      )
      const hits = results.flatMap(({ id, score, queryTerms: found }): Hit[] => {
        const chunk = chunks[id as number]
        return chunk === undefined ? [] : [{ chunk, score, terms: found }]
      })
      return { hits: hits.sort(byScoreThenPlace).slice(0, topK), weights }
    },
  }
}

function byScoreThenPlace(a: Hit, b: Hit): number {
  if (a.score !== b.score) return b.score - a.score
  if (a.chunk.path !== b.chunk.path) return a.chunk.path < b.chunk.path ? -1 : 1
  return a.chunk.start_line - b.chunk.start_line
}
