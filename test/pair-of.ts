import { comparisonSchema, onlyCandidate, type Candidate } from '../src/model/result/comparison.js'

/** What a comparison.json says of its only candidate. */
export function pairOf(json: string): Candidate {
  return onlyCandidate(comparisonSchema.parse(JSON.parse(json)))
}
