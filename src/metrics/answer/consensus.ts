import { mean, sampleDeviation } from '../../stats/moments.js'
import { weightedMean } from './rubric-score.js'

/** A score of one reading by the judge, and how sure it was; both from 0 to 1. */
export interface Reading {
  readonly score: number
  readonly confidence?: number | undefined
}

const UNSAID_CONFIDENCE = 0.5
const MOST_VARIANCE = 0.15
const LEAST_CONFIDENCE = 0.6
const WIDEST_RANGE = 0.3
/** Three at first, and at most five more. */
export const MOST_READINGS = 8
/** 0.8 − 0.5 is a little more than 0.3. */
const ROUNDING = 1e-9

function confidenceOf({ confidence = UNSAID_CONFIDENCE }: Reading): number {
  return confidence
}

/**
 * What several readings of one answer agree on: Σ score·confidence / Σ confidence, the plain mean where every confidence is 0. A confidence that is
 * not stated is 0.5. Null without a reading.
 * Source: ProjectScylla, docs/design/judge-protocol.md, consensus.
 * @example consensus([{ score: 0.8, confidence: 0.9 }, { score: 0.85, confidence: 0.7 }, { score: 0.75, confidence: 0.8 }]) // 0.7979
 */
export function consensus(readings: readonly Reading[]): number | null {
  if (readings.length === 0) return null
  const weighted = weightedMean(readings.map((reading) => ({ value: reading.score, weight: confidenceOf(reading) })))
  return weighted ?? mean(readings.map(({ score }) => score))
}

/**
 * Whether the judge should read once more: its readings vary by more than 0.15 (sample variance), are less sure than 0.6 on average or lie more
 * than 0.3 apart, and it was asked fewer than 8 times: three and five more. One reading alone says nothing of that.
 * Source: ProjectScylla, src/scylla/judge/evaluator.py, needs_additional_runs.
 * @example shouldAskAgain([{ score: 0.9, confidence: 0.9 }, { score: 0.5, confidence: 0.9 }], 3) // true: 0.4 apart
 */
export function shouldAskAgain(readings: readonly Reading[], asked: number): boolean {
  if (readings.length < 2 || asked >= MOST_READINGS) return false
  const scores = readings.map(({ score }) => score)
  const variance = (sampleDeviation(scores) ?? 0) ** 2
  const range = Math.max(...scores) - Math.min(...scores)
  return (
    variance > MOST_VARIANCE + ROUNDING ||
    mean(readings.map(confidenceOf)) < LEAST_CONFIDENCE - ROUNDING ||
    range > WIDEST_RANGE + ROUNDING
  )
}
