import type { GoldenCase } from '../../model/suite/case.js'
import type { RubricRun } from '../../model/run/judgments.js'
import { CATEGORY_WEIGHTS } from '../../model/suite/scoring.js'

type Requirement = NonNullable<GoldenCase['requirements']>[number]

/**
 * The weight of each category: the suite's, where it has chosen categories (0 for one that it has not); else the default one, and 1 for one
 * that the document does not know.
 */
export function categoryWeights(chosen: Readonly<Record<string, number>> | null): (name: string) => number {
  const weights = new Map<string, number>(Object.entries(chosen ?? CATEGORY_WEIGHTS))
  return (name) => weights.get(name) ?? (chosen === null ? 1 : 0)
}

/**
 * The weighted mean of one reading's categories, from 0 to 1. What is not applicable (null) leaves the sum and the weights; null when
 * nothing is left. Weights that the judge states do not count.
 * Source: ProjectScylla, docs/design/judge-protocol.md, weighted score.
 * @example categoryScore({ functional_correctness: { score: 1 }, clarity: { score: 0.4 }, simplicity: null }, null) // (2 + 0.4)/3 = 0.8
 */
export function categoryScore(
  categories: NonNullable<RubricRun['categories']>,
  chosen: Readonly<Record<string, number>> | null,
): number | null {
  const weightOf = categoryWeights(chosen)
  return weightedMean(
    Object.entries(categories).flatMap(([name, judged]) =>
      judged === null ? [] : [{ value: judged.score, weight: weightOf(name) }],
    ),
  )
}

/**
 * The weighted mean of one reading's scores of a case's requirements, from 0 to 1; null as in `categoryScore`. As text, what is wrong with the
 * reading: a requirement has no score, or one that is met or not has something between.
 * Source: ProjectScylla, docs/design/judge-protocol.md, requirement scores.
 * @example requirementScore({ a: { score: 1 }, b: { score: 0.5 } }, [{ id: 'a', description: '…', weight: 3 }, { id: 'b', description: '…' }]) // 0.875
 */
export function requirementScore(
  judged: NonNullable<RubricRun['requirements']>,
  requirements: readonly Requirement[],
): number | null | string {
  const scores = new Map(Object.entries(judged))
  const items = []
  for (const { id, weight = 1, evaluation } of requirements) {
    const given = scores.get(id)
    if (given === undefined) return `the judge gave no score for the requirement ${id}`
    if (given === null) continue
    if (evaluation === 'binary' && given.score !== 0 && given.score !== 1)
      return `the judge gave ${given.score} for the requirement ${id}, which is met or not`
    items.push({ value: given.score, weight })
  }
  return weightedMean(items)
}

/** A value and how much it counts. */
interface Weighted {
  readonly value: number
  /** From 0. */
  readonly weight: number
}

/**
 * Σ value·weight / Σ weight; null where nothing has a weight.
 * @example weightedMean([{ value: 0.8, weight: 2 }, { value: 0.5, weight: 1 }]) // 0.7
 */
export function weightedMean(items: readonly Weighted[]): number | null {
  const total = items.reduce((sum, { weight }) => sum + weight, 0)
  return total === 0 ? null : items.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
}
