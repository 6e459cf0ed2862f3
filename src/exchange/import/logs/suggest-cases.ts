import { countBy } from '../../../model/group-by.js'
import type { GoldenCase } from '../../../model/suite/case.js'
import { type AskedQuestion, dropPlaceholders } from './gather-questions.js'

/** A text as a unit vector of term weights. A text without terms is similar to nothing. */
interface TermVector {
  /** Sorted by weight, heaviest first. */
  readonly terms: readonly string[]
  readonly weights: ReadonlyMap<string, number>
}

/** Returns the vector of a text's terms. */
type WeighTerms = (terms: readonly string[]) => TermVector

/**
 * Learns TF-IDF weights from a collection of texts, each given by its distinct terms: a term that n of N texts have weighs ln((1 + N) / (1
 * + n)) + 1, and a text's weights are divided by their length. Source: Salton & Buckley 1988, "Term-weighting approaches in automatic text
 * retrieval", with binary term frequency; smoothed as scikit-learn's TfidfVectorizer does.
 * @example
 * const weigh = learnWeights([['reset', 'password'], ['change', 'password']])
 * weigh(['password']).weights.get('password') // 1
 */
export function learnWeights(texts: readonly (readonly string[])[]): WeighTerms {
  const counts = countBy(texts.flat())
  return (terms) => {
    const rare = (term: string): number => Math.log((1 + texts.length) / (1 + (counts.get(term) ?? 0))) + 1
    const weighed = [...new Set(terms)].map((term) => [term, rare(term)] as const)
    const length = Math.hypot(...weighed.map(([, weight]) => weight))
    const sorted = weighed.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    return {
      terms: sorted.map(([term]) => term),
      weights: new Map(sorted.map(([term, weight]) => [term, weight / length])),
    }
  }
}

/** Returns the cosine similarity, from 0 for texts without a common term to 1 for texts with the same terms. */
function compareVectors(a: TermVector, b: TermVector): number {
  let sum = 0
  for (const [term, weight] of a.weights) sum += weight * (b.weights.get(term) ?? 0)
  return Math.min(sum, 1)
}

/** A member of a collection and its similarity to a text. */
interface Neighbour {
  /** Its position in the order of adding. */
  readonly index: number
  readonly similarity: number
}

/**
 * Finds the most similar text of a growing collection. Indexes only the heaviest terms of each text, up to the point where the remaining
 * terms are shorter than `least`. As all texts order their terms by rarity, the rarest term that two texts share is indexed for both, or
 * their similarity is below `least`. Source: Bayardo, Ma & Srikant 2007, "Scaling up all pairs similarity search".
 */
export function indexVectors(least: number) {
  const vectors: TermVector[] = []
  const postings = new Map<string, number[]>()
  const heaviest = ({ terms, weights }: TermVector): readonly string[] => {
    let rest = 1
    const end = terms.findIndex((term) => {
      const isShort = rest < least * least - 1e-9
      rest -= (weights.get(term) ?? 0) ** 2
      return isShort
    })
    return end === -1 ? terms : terms.slice(0, end)
  }
  return {
    add: (vector: TermVector): void => {
      const index = vectors.push(vector) - 1
      for (const term of heaviest(vector)) {
        const posting = postings.get(term)
        if (posting === undefined) postings.set(term, [index])
        else posting.push(index)
      }
    },
    /** Returns the most similar text, the earliest of equals; `null` if none has a similarity of at least `least`. */
    nearest: (vector: TermVector): Neighbour | null => {
      const sharing = new Set(heaviest(vector).flatMap((term) => postings.get(term) ?? []))
      let best: Neighbour | null = null
      for (const index of sharing) {
        const other = vectors[index]
        const similarity = other === undefined ? -1 : compareVectors(vector, other)
        if (similarity >= least && isNearer({ index, similarity }, best)) best = { index, similarity }
      }
      return best
    },
  }
}

const isNearer = (one: Neighbour, best: Neighbour | null): boolean =>
  best === null || one.similarity > best.similarity || (one.similarity === best.similarity && one.index < best.index)

/**
 * Groups texts about the same subject and returns their indices; the first of a cluster is its leader. Leader clustering: in the order
 * given, a text joins the most similar leader if the similarity is at least `least`, else it starts a cluster. One pass, no randomness.
 * Source: Hartigan 1975, "Clustering algorithms", chapter 3.
 * @example clusterVectors([a, likeA, b], 0.5) // [[0, 1], [2]]
 */
export function clusterVectors(vectors: readonly TermVector[], least: number): readonly (readonly number[])[] {
  const leaders = indexVectors(least)
  const clusters: number[][] = []
  for (const [index, vector] of vectors.entries()) {
    const nearest = leaders.nearest(vector)
    if (nearest !== null) clusters[nearest.index]?.push(index)
    else {
      leaders.add(vector)
      clusters.push([index])
    }
  }
  return clusters
}

/** Two questions count as the same from this cosine similarity. */
export const SAME_SIMILARITY = 0.5

export type GoldenQuestion = Pick<GoldenCase, 'id' | 'query' | 'enabled'>

/** A kind of question that the suite has no case for. */
export interface SuggestedCase {
  /** The most frequent phrasing, with what was recorded for it. */
  readonly question: AskedQuestion
  /** The number of times it was asked, in all phrasings. */
  readonly count: number
  readonly phrasings: number
  /** Other phrasings, most frequent first. */
  readonly others: readonly string[]
  /** The golden question most similar to the most frequent phrasing; `null` if no golden question shares a term. */
  readonly nearest: Nearest | null
  /** Frequency times distance: the sum over its questions of 1 − similarity to the nearest golden question. */
  readonly score: number
}

/** How much of the questions asked a suite covers; all counts are parts of `asked`. */
export interface LogCoverage {
  readonly asked: number
  readonly different: number
  /** Questions similar to an enabled case. */
  readonly covered: number
  /** Questions similar to a case that is not enabled, and to no enabled one. */
  readonly waiting: number
  /** Questions without a word that says what they are about. */
  readonly untold: number
  /** Questions similar to no case. */
  readonly lacking: number
  /** Sorted by how much the suite lacks them, most first. */
  readonly suggested: readonly SuggestedCase[]
}

const OTHERS_SHOWN = 3

/**
 * Groups the questions that a suite lacks, and ranks the groups by how often they are asked and how far they are from every golden
 * question.
 */
export function suggestCases(
  questions: readonly AskedQuestion[],
  golden: readonly GoldenQuestion[],
  queryTerms: (query: string) => readonly string[],
): LogCoverage {
  const termsOf = (query: string): readonly string[] => queryTerms(dropPlaceholders(query))
  const ordered = questions.toSorted((a, b) => b.count - a.count || a.query.length - b.query.length)
  const texts = ordered.map(({ query }) => termsOf(query))
  const goldenTexts = golden.map(({ query }) => termsOf(query))
  const weigh = learnWeights([...texts, ...goldenTexts])
  const known = golden.map((one, at) => ({ ...one, vector: weigh(goldenTexts[at] ?? []) }))
  const findNearest = searchNearest(known)
  const findEnabled = searchNearest(known.filter(({ enabled }) => enabled))
  const sums = { covered: 0, waiting: 0, untold: 0, lacking: 0 }
  const lacking: LackingQuestion[] = []
  for (const [index, question] of ordered.entries()) {
    const vector = weigh(texts[index] ?? [])
    const nearest = findNearest(vector)
    const isSame = (one: Nearest | null): boolean => one !== null && one.similarity >= SAME_SIMILARITY
    const lacked = isSame(nearest) ? 'waiting' : 'lacking'
    const kind = vector.terms.length === 0 ? 'untold' : isSame(findEnabled(vector)) ? 'covered' : lacked
    sums[kind] += question.count
    if (kind === 'lacking') lacking.push({ question, vector, nearest })
  }
  const vectors = lacking.map(({ vector }) => vector)
  const clusters = clusterVectors(vectors, SAME_SIMILARITY)
  const suggested = clusters
    .flatMap((members) => describeCluster(members.flatMap((index) => lacking[index] ?? [])) ?? [])
    .sort((a, b) => b.score - a.score || b.count - a.count)
  return { asked: ordered.reduce((sum, { count }) => sum + count, 0), different: ordered.length, ...sums, suggested }
}

interface Nearest {
  readonly id: string
  readonly similarity: number
}
interface LackingQuestion {
  readonly question: AskedQuestion
  readonly vector: TermVector
  readonly nearest: Nearest | null
}

/** Finds the nearest of some golden questions. */
function searchNearest(known: readonly { readonly id: string; readonly vector: TermVector }[]) {
  const index = indexVectors(0)
  for (const { vector } of known) index.add(vector)
  return (vector: TermVector): Nearest | null => {
    const nearest = index.nearest(vector)
    return nearest === null ? null : { id: known[nearest.index]?.id ?? '', similarity: nearest.similarity }
  }
}

function describeCluster(members: readonly LackingQuestion[]): SuggestedCase | null {
  const [leader, ...others] = members
  if (leader === undefined) return null
  return {
    question: leader.question,
    count: members.reduce((sum, { question }) => sum + question.count, 0),
    phrasings: members.length,
    others: others.slice(0, OTHERS_SHOWN).map(({ question }) => question.query),
    nearest: leader.nearest,
    score: members.reduce((sum, { question, nearest }) => sum + question.count * (1 - (nearest?.similarity ?? 0)), 0),
  }
}
