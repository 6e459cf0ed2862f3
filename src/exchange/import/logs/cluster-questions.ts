/** A text as the weights of its terms, of length 1. Without terms it is like nothing. */
export interface TermVector {
  /** The heaviest first. */
  readonly terms: readonly string[]
  readonly weights: ReadonlyMap<string, number>
}

/** From the terms of a text to its weights. */
export type WeighTerms = (terms: readonly string[]) => TermVector

/**
 * TF-IDF over a collection of texts, each given by its distinct terms: a term weighs ln((1 + N) / (1 + n)) + 1, where n of N texts have it,
 * and a text's weights are divided by their length. Source: Salton & Buckley 1988, "Term-weighting approaches in automatic text
 * retrieval", with binary term frequency; smoothed as scikit-learn's TfidfVectorizer does.
 * @example
 * const weigh = learnWeights([['reset', 'password'], ['change', 'password']])
 * weigh(['password']).weights.get('password') // 1
 */
export function learnWeights(texts: readonly (readonly string[])[]): WeighTerms {
  const counts = new Map<string, number>()
  for (const terms of texts) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
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

/** Cosine similarity, from 0 for texts without a common term to 1 for the same terms. */
function compareVectors(a: TermVector, b: TermVector): number {
  let sum = 0
  for (const [term, weight] of a.weights) sum += weight * (b.weights.get(term) ?? 0)
  return Math.min(sum, 1)
}

/** A member of a collection and how like it a text is. */
interface Neighbour {
  /** Its place in the order in which they were added. */
  readonly index: number
  readonly similarity: number
}

/** Finds the most similar of a growing collection. */
interface NeighbourIndex {
  readonly add: (vector: TermVector) => void
  /** The most similar, the earliest of equals; null where none has at least `least`. */
  readonly nearest: (vector: TermVector) => Neighbour | null
}

/**
 * Looks up only the heaviest terms of each text, those without which the rest is shorter than `least`. The rarest term that two texts
 * share is among these in both, or else they are less similar than that, since all texts have their terms in one order, by rarity.
 * Source: Bayardo, Ma & Srikant 2007, "Scaling up all pairs similarity search".
 */
export function indexVectors(least: number): NeighbourIndex {
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
    add: (vector) => {
      const index = vectors.push(vector) - 1
      for (const term of heaviest(vector)) {
        const posting = postings.get(term)
        if (posting === undefined) postings.set(term, [index])
        else posting.push(index)
      }
    },
    nearest: (vector) => {
      const seen = new Set<number>()
      let best: Neighbour | null = null
      for (const term of heaviest(vector))
        for (const index of postings.get(term) ?? []) {
          const other = seen.has(index) ? undefined : vectors[index]
          if (other === undefined) continue
          seen.add(index)
          const similarity = compareVectors(vector, other)
          if (similarity >= least && isNearer({ index, similarity }, best)) best = { index, similarity }
        }
      return best
    },
  }
}

const isNearer = (one: Neighbour, best: Neighbour | null): boolean =>
  best === null || one.similarity > best.similarity || (one.similarity === best.similarity && one.index < best.index)

/** Texts that are about the same: the first of them is the one that the others are like. */
export interface TextCluster {
  readonly members: readonly number[]
}

/**
 * Leader clustering: in the order given, a text joins the leader that it is most like, if by at least `least`, else it leads a cluster of its
 * own. One pass and no randomness. Source: Hartigan 1975, "Clustering algorithms", chapter 3.
 * @example clusterVectors([a, likeA, b], 0.5) // [{ members: [0, 1] }, { members: [2] }]
 */
export function clusterVectors(vectors: readonly TermVector[], least: number): readonly TextCluster[] {
  const leaders = indexVectors(least)
  const clusters: { readonly members: number[] }[] = []
  for (const [index, vector] of vectors.entries()) {
    const nearest = leaders.nearest(vector)
    if (nearest !== null) clusters[nearest.index]?.members.push(index)
    else {
      leaders.add(vector)
      clusters.push({ members: [index] })
    }
  }
  return clusters
}
