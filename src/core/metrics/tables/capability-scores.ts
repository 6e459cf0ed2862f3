import { mean } from '../../stats/mean.js'
import { sum } from '../../stats/sum.js'
import { CAPABILITY_COLUMNS, type CapabilityFacts, type CapabilityRules } from './capability-columns.js'

/** A column's figure: what was measured, where the column shows it, and its points. */
export interface CapabilityScore {
  readonly raw: number | null
  readonly score: number | null
}

/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: design document 001; requirements 2.D, 2.G. */
export function capabilityScores(facts: CapabilityFacts, rules: CapabilityRules): readonly CapabilityScore[] {
  return CAPABILITY_COLUMNS.map(({ raw, score }) => ({ raw: raw?.of(facts) ?? null, score: score(facts, rules) }))
}

/** The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column. */
export function averageScores(useCases: readonly (readonly CapabilityScore[])[]): readonly CapabilityScore[] {
  const over = (values: readonly (number | null | undefined)[]): number | null => {
    const known = values.flatMap((value) => value ?? [])
    return known.length === 0 ? null : mean(known)
  }
  return CAPABILITY_COLUMNS.map((_, at) => ({
    raw: over(useCases.map((scores) => scores[at]?.raw)),
    score: over(useCases.map((scores) => scores[at]?.score)),
  }))
}

/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that they have; null when none
 * was.
 * Source: design document 001, overall score (requirements 158, 2.H): a column that is missing is left out, not guessed.
 * @example overallScore of the test vector of requirements 2.M: { score: 77.825, weight_covered: 1 }
 */
export function overallScore(scores: readonly CapabilityScore[]): {
  readonly score: number | null
  readonly weight_covered: number
} {
  const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
    const score = scores[at]?.score ?? null
    return score === null ? [] : [{ weight, product: weight * score }]
  })
  const weight = sum(measured.map((one) => one.weight))
  return {
    score: weight === 0 ? null : sum(measured.map(({ product }) => product)) / weight,
    weight_covered: weight / 100,
  }
}
