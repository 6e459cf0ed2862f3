import MiniSearch from 'minisearch'
import { countBy } from '../../model/group-by.js'
import type { Chunk } from './chunk-file.js'
import { queryTerms, tokenize } from './tokenize.js'

export interface RankingOptions {
  /** BM25's term-frequency saturation, usually 1.2 to 2. */
  readonly k1: number
  /** BM25's length normalisation, 0 to 1. */
  readonly b: number
  /** Weight of a term in the symbol's name relative to one in the text; 0: ignored. */
  readonly symbol_boost: number
  /** Weight of a term in the file's path relative to one in the text; 0: ignored. */
  readonly path_boost: number
}

/** A chunk that was found. Higher scores are better; scores of different questions are not comparable. */
export interface Hit {
  readonly chunk: Chunk
  readonly score: number
  /** Terms of the question that the chunk holds. */
  readonly terms: readonly string[]
}

export type SearchIndex = ReturnType<typeof buildIndex>

/**
 * Builds an index over chunks, ranked by MiniSearch's BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework",
 * eq. 3.15, without BM25+'s delta), summed over text, symbol and path and multiplied by the number of matched terms. The length of
 * a text is its number of distinct terms.
 */
export function buildIndex(chunks: readonly Chunk[], options: RankingOptions) {
  const boost = { text: 1, symbol: options.symbol_boost, path: options.path_boost }
  // MiniSearch takes a boost of 0 for 1.
  const fields = (['text', 'symbol', 'path'] as const).filter((field) => boost[field] > 0)
  const index = new MiniSearch({ fields: [...fields], tokenize, processTerm: (term) => term })
  index.addAll(chunks.map((chunk, id) => ({ ...chunk, id, symbol: chunk.symbol ?? '' })))
  return {
    /**
     * Returns at most `topK` `hits`, best first, with ties sorted by path and line; and the `weights` of the question's terms: the
     * inverse document frequency, ln(1 + (N − n + 0.5) / (n + 0.5)).
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
