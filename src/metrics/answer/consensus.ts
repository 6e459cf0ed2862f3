import type { RubricRun } from '../../model/run/judgments.js'
import type { GoldenCase } from '../../model/suite/case.js'
import { CATEGORY_WEIGHTS } from '../../model/suite/scoring.js'
import { mean, sampleStandardDeviation, weightedMean } from '../../stats/moments.js'

/** A score of one reading by the judge, and its confidence; both from 0 to 1. */
export interface ScoredReading {
  readonly score: number
  readonly confidence?: number | undefined
}

const UNSAID_CONFIDENCE = 0.5
const MAX_VARIANCE = 0.15
const MIN_CONFIDENCE = 0.6
const WIDEST_RANGE = 0.3
/** Most readings of one answer: three at first, and at most five more. */
export const MAX_READINGS = 8
/** Rounding tolerance: 0.8 − 0.5 is slightly more than 0.3. */
const ROUNDING = 1e-9

const confidenceOf = ({ confidence = UNSAID_CONFIDENCE }: ScoredReading): number => confidence

/**
 * Computes the consensus of several readings of one answer: Σ score·confidence / Σ confidence, or the plain mean if every confidence is 0.
 * A confidence that is not stated is 0.5. `null` without readings.
 * Source: ProjectScylla, docs/design/judge-protocol.md, consensus.
 * @example consensus([{ score: 0.8, confidence: 0.9 }, { score: 0.85, confidence: 0.7 }, { score: 0.75, confidence: 0.8 }]) // 0.7979
 */
export function consensus(readings: readonly ScoredReading[]): number | null {
  if (readings.length === 0) return null
  const weighted = weightedMean(readings.map((reading) => ({ value: reading.score, weight: confidenceOf(reading) })))
  return weighted ?? mean(readings.map(({ score }) => score))
}

/**
 * Whether the judge should read once more. True if its scores vary by more than 0.15 (sample variance) or lie more than 0.3 apart, or its
 * mean confidence is below 0.6, unless it was asked 8 times (three and five more). False with fewer than two readings, which show no
 * disagreement.
 * Source: ProjectScylla, src/scylla/judge/evaluator.py, needs_additional_runs.
 * @example shouldAskAgain([{ score: 0.9, confidence: 0.9 }, { score: 0.5, confidence: 0.9 }], 3) // true: 0.4 apart
 */
export function shouldAskAgain(readings: readonly ScoredReading[], asked: number): boolean {
  if (readings.length < 2 || asked >= MAX_READINGS) return false
  const scores = readings.map(({ score }) => score)
  const variance = (sampleStandardDeviation(scores) ?? 0) ** 2
  const range = Math.max(...scores) - Math.min(...scores)
  return (
    variance > MAX_VARIANCE + ROUNDING ||
    mean(readings.map(confidenceOf)) < MIN_CONFIDENCE - ROUNDING ||
    range > WIDEST_RANGE + ROUNDING
  )
}

type Requirements = NonNullable<GoldenCase['requirements']>
type Scored = NonNullable<RubricRun['categories']>
type Weights = Readonly<Record<string, number>> | null

/**
 * Returns the weight of each category. If the suite has chosen categories, its weights apply, and 0 for any other. Otherwise the default
 * weights apply, and 1 for a category that the document does not know.
 */
export function categoryWeights(chosen: Weights): (name: string) => number {
  const weights = new Map<string, number>(Object.entries(chosen ?? CATEGORY_WEIGHTS))
  return (name) => weights.get(name) ?? (chosen === null ? 1 : 0)
}

/**
 * Computes the weighted mean of one reading's categories, from 0 to 1. A category that is not applicable (`null`) is left out of the sum
 * and the weights; `null` if nothing is left. Weights that the judge states do not count.
 * Source: ProjectScylla, docs/design/judge-protocol.md, weighted score.
 * @example categoryScore({ functional_correctness: { score: 1 }, clarity: { score: 0.4 }, simplicity: null }, null) // (2 + 0.4)/3 = 0.8
 */
export function categoryScore(categories: Scored, chosen: Weights): number | null {
  const weightOf = categoryWeights(chosen)
  return weightedMean(
    Object.entries(categories).flatMap(([name, judged]) =>
      judged === null ? [] : [{ value: judged.score, weight: weightOf(name) }],
    ),
  )
}

/**
 * Computes the weighted mean of one reading's scores of a case's requirements, from 0 to 1; `null` as in `categoryScore`. Returns text if
 * the reading is invalid: a requirement has no score, or a binary requirement has a score between 0 and 1.
 * Source: ProjectScylla, docs/design/judge-protocol.md, requirement scores.
 * @example requirementScore({ a: { score: 1 }, b: { score: 0.5 } }, [{ id: 'a', description: '…', weight: 3 }, { id: 'b', description: '…' }]) // 0.875
 */
export function requirementScore(judged: Scored, requirements: Requirements): number | null | string {
  const scores = new Map(Object.entries(judged))
  const items = []
  for (const { id, weight = 1, evaluation } of requirements) {
    const given = scores.get(id)
    if (given === undefined) return `the judge gave no score for the requirement ${id}`
    if (given === null) continue
    if (evaluation === 'binary' && given.score !== 0 && given.score !== 1)
      return `the judge gave ${given.score} for the requirement ${id}, which takes only 0 or 1`
    items.push({ value: given.score, weight })
  }
  return weightedMean(items)
}
