import type { SliceComparison, MetricComparison } from '../model/comparison.js'
import type { GoldenCase } from '../model/case.js'
import { benjaminiHochberg } from '../stats/benjamini-hochberg.js'

/** With fewer cases a slice says next to nothing. */
const FEWEST_CASES = 5

/**
 * One metric cut by tag: exploratory, so without verdicts, and with p adjusted by Benjamini and Hochberg over all slices
 * and metrics together. Tags of fewer than five paired cases, or of all of them, are left out.
 */
export function compareSlices(input: {
  readonly paired: readonly GoldenCase[]
  readonly compare: (tag: string) => MetricComparison
  /** The p-values of the metrics on all cases. */
  readonly beside: readonly number[]
}): readonly SliceComparison[] {
  const counts = new Map<string, number>()
  for (const { tags } of input.paired) for (const tag of new Set(tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const tags = [...counts]
    .filter(([, count]) => count >= FEWEST_CASES && count < input.paired.length)
    .map(([tag]) => tag)
    .sort()
  const slices = tags.flatMap((tag) => {
    const result = input.compare(tag)
    return result.p === null ? [] : [{ tag, result }]
  })
  const adjusted = benjaminiHochberg([...slices.map(({ result }) => result.p ?? 1), ...input.beside])
  return slices.map(({ tag, result }, index) => ({ tag, result, p_adjusted: adjusted[index] ?? 1 }))
}
