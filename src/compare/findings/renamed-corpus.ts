import { nameSpan } from '../../format/join-names.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { OpenPair } from '../pair/open-pair.js'

/** A few cases may lose all that they found by chance, or by a retriever that is worse. */
const LEAST_CASES = 5

/**
 * How many ids are expected and retrieved where the corpus seems to be chunked anew: over the paired cases that expect spans, at least
 * five, the baseline found some, the candidate found none, and shares not one of what it retrieved with the baseline. A retriever that got
 * worse still retrieves from the same ids. Null else, or where nobody has looked at what was retrieved.
 */
export function findRenamedCorpus({
  pairing,
  baseline,
  candidate,
}: Pick<OpenPair, 'pairing' | 'baseline' | 'candidate'>): NonNullable<PairComparison['corpus_renamed']> | null {
  const [old, now] = [baseline?.conduct, candidate.conduct]
  if (old === undefined || now === undefined) return null
  const asking = pairing.paired.filter(({ expected_spans: spans }) => spans.some(({ relevance }) => relevance > 0))
  if (asking.length < LEAST_CASES) return null
  const hasFound = (conduct: typeof old): boolean =>
    asking.some(({ id }) => conduct.get(id)?.ranks.some((rank) => rank !== null) === true)
  if (!hasFound(old) || hasFound(now)) return null
  const placesOf = (conduct: typeof old): ReadonlySet<string> =>
    new Set(asking.flatMap(({ id }) => conduct.get(id)?.places ?? []))
  const [before, after] = [placesOf(old), placesOf(now)]
  // Without an answer in most cases it is an outage, or a retriever that finds nothing.
  const answered = asking.filter(({ id }) => (now.get(id)?.places ?? []).length > 0)
  if (answered.length * 2 <= asking.length || [...after].some((place) => before.has(place))) return null
  const expected = asking.flatMap(({ expected_spans: spans }) => spans.filter(({ relevance }) => relevance > 0))
  return { expected: new Set(expected.map(nameSpan)).size, retrieved: after.size }
}
