import { mean } from '../../stats/mean.js'
import { sum } from '../../stats/sum.js'
import { CAPABILITY_COLUMNS, type CapabilityFacts, type CapabilityRules } from './capability-columns.js'

/** How many cases a figure rests on. */
export interface Coverage {
  readonly n: number
  /** Of how many that were asked. */
  readonly cases: number
  /** Trials that failed are left out of it: it is the mean of the survivors. */
  readonly isOfSurvivors: boolean
}

/** By fact. */
export type FactCoverage = Readonly<Record<keyof CapabilityFacts, Coverage>>

/** A column's figure: what was measured, where the column shows it, and its points. */
export interface CapabilityScore extends Coverage {
  readonly raw: number | null
  readonly score: number | null
  /** The share of cases that the figure rests on; over several use cases the mean of their shares. */
  readonly share: number
}

/** The columns of one arm in one use case, in the order of `CAPABILITY_COLUMNS`. Source: design document 001; requirements 2.D, 2.G. */
export function capabilityScores(
  facts: CapabilityFacts,
  rules: CapabilityRules,
  coverage: FactCoverage,
): readonly CapabilityScore[] {
  return CAPABILITY_COLUMNS.map(({ raw, score, facts: parts }) => {
    const points = score(facts, rules)
    const covered = parts.map((part) => coverage[part])
    const cases = Math.max(...covered.map((one) => one.cases))
    const n = points === null ? 0 : Math.min(...covered.map((one) => one.n))
    const isOfSurvivors = covered.some((one) => one.isOfSurvivors)
    return { raw: raw?.of(facts) ?? null, score: points, n, cases, isOfSurvivors, share: cases === 0 ? 0 : n / cases }
  })
}

/**
 * The mean over use cases of each column, points and measurements alike; a use case without a figure is left out of that column, which
 * its share and its number of cases say. A column is of survivors where a use case lacks it because all its trials failed, too.
 */
export function averageScores(useCases: readonly (readonly CapabilityScore[])[]): readonly CapabilityScore[] {
  const over = (values: readonly (number | null)[]): number | null => {
    const known = values.flatMap((value) => value ?? [])
    return known.length === 0 ? null : mean(known)
  }
  return CAPABILITY_COLUMNS.map((_, at) => {
    const all = useCases.flatMap((scores) => scores[at] ?? [])
    const score = over(all.map((one) => one.score))
    return {
      raw: over(all.map((one) => one.raw)),
      score,
      n: sum(all.map(({ n }) => n)),
      cases: sum(all.map(({ cases }) => cases)),
      isOfSurvivors: score !== null && all.some(({ isOfSurvivors }) => isOfSurvivors),
      share: all.length === 0 ? 0 : mean(all.map(({ share }) => share)),
    }
  })
}

/**
 * Σ weight · points / Σ weight over the columns that were measured, 0 to 100, and the share of the weight that was measured, a column
 * that rests on half of the cases counting half; null when none was.
 * Source: design document 001, overall score (requirements 158, 2.H): a column that is missing is left out, not guessed.
 * @example overallScore of the test vector of requirements 2.M: { score: 77.825, weight_covered: 1 }
 */
export function overallScore(scores: readonly CapabilityScore[]): {
  readonly score: number | null
  readonly weight_covered: number
} {
  const measured = CAPABILITY_COLUMNS.flatMap(({ weight }, at) => {
    const { score = null, share = 0 } = scores[at] ?? {}
    return score === null ? [] : [{ weight, product: weight * score, covered: weight * share }]
  })
  const weight = sum(measured.map((one) => one.weight))
  return {
    score: weight === 0 ? null : sum(measured.map(({ product }) => product)) / weight,
    weight_covered: sum(measured.map(({ covered }) => covered)) / 100,
  }
}
