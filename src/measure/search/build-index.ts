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
 * An index over chunks, ranked by BM25 (Robertson and Zaragoza 2009, "The Probabilistic Relevance Framework", eq. 3.15), summed over text,
 * symbol and path and multiplied by the number of matched terms. A text's length is its number of distinct terms.
 */
export function buildIndex(chunks: readonly Chunk[], { k1, b, symbol_boost, path_boost }: RankingOptions) {
  const count = chunks.length
  const fields = [
    { boost: 1, ...indexTexts(chunks.map(({ text }) => text)) },
    { boost: symbol_boost, ...indexTexts(chunks.map(({ symbol }) => symbol ?? '')) },
    { boost: path_boost, ...indexTexts(chunks.map(({ path }) => path)) },
  ]
  /** What a term adds to the score of each chunk; more than 0 where the chunk holds it. */
  const scoreTerm = (term: string): Float64Array => {
    const scores = new Float64Array(count)
    for (const { boost, postings, lengths, average } of fields) {
      const found = postings.get(term) ?? []
      const weight = inverseFrequency(count, found.length / 2)
      for (let at = 0; at < found.length; at += 2) {
        const [id = 0, times = 0] = [found[at], found[at + 1]]
        const score = weight * ((times * (k1 + 1)) / (times + k1 * (1 - b + (b * (lengths[id] ?? 0)) / average)))
        scores[id] = (scores[id] ?? 0) + boost * score
      }
    }
    return scores
  }
  return {
    /** The `hits` best first, ties by path and line, at most `topK`; and the `weights` of every term of the question: its inverse document frequency. */
    search: (query: string, topK: number) => {
      const terms = queryTerms(query).map((term) => ({ term, scores: scoreTerm(term), frequency: 0 }))
      const totals = new Float64Array(count)
      for (let id = 0; id < count; id++) {
        let [total, matched] = [0, 0]
        for (const term of terms) {
          const score = term.scores[id] ?? 0
          if (score === 0) continue
          total += score
          matched += 1
          term.frequency += 1
        }
        totals[id] = total * matched
      }
      const least = totals.toSorted()[count - topK] ?? 0
      const hits = chunks.flatMap((chunk, id): Hit[] => {
        const score = totals[id] ?? 0
        if (score === 0 || score < least) return []
        return [{ chunk, score, terms: terms.flatMap(({ term, scores }) => (scores[id] === 0 ? [] : [term])) }]
      })
      const weights = new Map(terms.map(({ term, frequency }) => [term, inverseFrequency(count, frequency)] as const))
      return { hits: hits.sort(byScoreThenPlace).slice(0, topK), weights }
    },
  }
}

/** Which texts hold a term: the number of each and how often it does, in turn. */
function indexTexts(texts: readonly string[]) {
  const postings = new Map<string, number[]>()
  let average = 0
  const lengths = texts.map((text, id) => {
    let length = 0
    for (const term of tokenize(text)) {
      const found = postings.get(term)
      const last = found === undefined ? -1 : found.length - 1
      if (found?.[last - 1] === id) {
        found[last] = (found[last] ?? 0) + 1
        continue
      }
      if (found === undefined) postings.set(term, [id, 1])
      else found.push(id, 1)
      length += 1
    }
    average = (average * id + length) / (id + 1)
    return length
  })
  return { postings, lengths, average }
}

function inverseFrequency(documents: number, frequency: number): number {
  return Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))
}

function byScoreThenPlace(a: Hit, b: Hit): number {
  if (a.score !== b.score) return b.score - a.score
  if (a.chunk.path !== b.chunk.path) return a.chunk.path < b.chunk.path ? -1 : 1
  return a.chunk.start_line - b.chunk.start_line
}
