import { clusterVectors, indexVectors, learnWeights, type TermVector } from './cluster-questions.js'
import type { AskedQuestion } from './gather-questions.js'
import { dropPlaceholders } from './hide-personal-data.js'

/** Two questions are about the same from this cosine similarity on. */
export const SAME_FROM = 0.5

/** A golden question. */
export interface GoldenQuestion {
  readonly id: string
  readonly query: string
  readonly enabled: boolean
}

/** A kind of question that the suite lacks. */
export interface SuggestedCase {
  /** Its most frequent phrasing, and what was recorded of that one. */
  readonly question: AskedQuestion
  /** How often it was asked, in all phrasings. */
  readonly count: number
  readonly phrasings: number
  /** Other phrasings, the most frequent first. */
  readonly others: readonly string[]
  /** The golden question that its most frequent phrasing is most like; null where none has a term of it. */
  readonly nearest: Nearest | null
  /** How often times how far: the sum over its questions of 1 − similarity to the nearest golden question. */
  readonly score: number
}

/** What of the questions asked a suite has; each share is of `asked`. */
export interface Coverage {
  readonly asked: number
  readonly different: number
  /** Asked like a case that is enabled. */
  readonly covered: number
  /** Asked like a case that is not enabled, and like none that is. */
  readonly waiting: number
  /** Asked with no word that says what they are about. */
  readonly untold: number
  /** Asked like no case. */
  readonly lacking: number
  /** The first is the one that the suite lacks most. */
  readonly suggested: readonly SuggestedCase[]
}

const OTHERS_SHOWN = 3

/** Groups the questions that a suite lacks, and ranks them by how often they are asked and how far they are from every golden question. */
export function suggestCases(
  questions: readonly AskedQuestion[],
  golden: readonly GoldenQuestion[],
  queryTerms: (query: string) => readonly string[],
): Coverage {
  const termsOf = (query: string): readonly string[] => queryTerms(dropPlaceholders(query))
  const ordered = questions.toSorted((a, b) => b.count - a.count || a.query.length - b.query.length)
  const texts = ordered.map(({ query }) => termsOf(query))
  const goldenTexts = golden.map(({ query }) => termsOf(query))
  const weigh = learnWeights([...texts, ...goldenTexts])
  const nearestOf = findNearest(golden, goldenTexts.map(weigh))
  const sums = { covered: 0, waiting: 0, untold: 0, lacking: 0 }
  const lacking: LackingQuestion[] = []
  for (const [index, question] of ordered.entries()) {
    const vector = weigh(texts[index] ?? [])
    const nearest = nearestOf(vector)
    const kind = vector.terms.length === 0 ? 'untold' : kindOf(nearest)
    sums[kind] += question.count
    if (kind === 'lacking') lacking.push({ question, vector, nearest: nearest.any })
  }
  const clusters = clusterVectors(
    lacking.map(({ vector }) => vector),
    SAME_FROM,
  )
  const suggested = clusters
    .flatMap(({ members }) => describeCluster(members.flatMap((index) => lacking[index] ?? [])) ?? [])
    .sort((a, b) => b.score - a.score || b.count - a.count)
  const asked = ordered.reduce((sum, { count }) => sum + count, 0)
  return { asked, different: ordered.length, ...sums, suggested }
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
/** The nearest of all golden questions, and of those that are enabled. */
interface NearestCases {
  readonly any: Nearest | null
  readonly enabled: Nearest | null
}

function findNearest(
  golden: readonly GoldenQuestion[],
  vectors: readonly TermVector[],
): (vector: TermVector) => NearestCases {
  const search = (isSearched: (one: GoldenQuestion) => boolean): ((vector: TermVector) => Nearest | null) => {
    const index = indexVectors(0)
    const ids: string[] = []
    for (const [at, one] of golden.entries()) {
      const vector = vectors[at]
      if (vector === undefined || !isSearched(one)) continue
      index.add(vector)
      ids.push(one.id)
    }
    return (vector) => {
      const nearest = index.nearest(vector)
      return nearest === null ? null : { id: ids[nearest.index] ?? '', similarity: nearest.similarity }
    }
  }
  const [any, enabled] = [search(() => true), search((one) => one.enabled)]
  return (vector) => ({ any: any(vector), enabled: enabled(vector) })
}

function kindOf({ any, enabled }: NearestCases): 'covered' | 'waiting' | 'lacking' {
  if (enabled !== null && enabled.similarity >= SAME_FROM) return 'covered'
  return any !== null && any.similarity >= SAME_FROM ? 'waiting' : 'lacking'
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
