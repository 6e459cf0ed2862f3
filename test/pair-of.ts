import { type WrittenComparison, onlyCandidate, writtenComparisonSchema } from '../src/model/result/comparison.js'

/** Returns the part of a comparison.json about its only candidate. */
export function pairOf(json: string): WrittenComparison['candidates'][number] {
  const comparison = writtenComparisonSchema.parse(JSON.parse(json))
  onlyCandidate(comparison)
  const [candidate] = comparison.candidates
  if (candidate === undefined) throw new Error('there is no candidate')
  return candidate
}
