import {
  COMPLEXITY_RANKS,
  type CodeBlock,
  type ComplexityRank,
  type ComplexityReading,
} from '../../../model/code-quality.js'

/**
 * The letter of a cyclomatic complexity, or of an average of several: A up to 5, B up to 10, C up to 20, D up to 30,
 * E up to 40, then F (`cc_rank` of radon/complexity.py). Example: 5.5 is B, 10.2 is C.
 */
export function rankComplexity(complexity: number): ComplexityRank {
  const index = (Math.ceil(complexity / 10) || 1) - (complexity <= 5 ? 1 : 0)
  return COMPLEXITY_RANKS[index] ?? 'F'
}

/** Mean and maximum over blocks; mean 0 without any, as `average_complexity` of radon. Example: 1 and 4 are 2.5, 4. */
export function readComplexity(blocks: readonly CodeBlock[]): ComplexityReading {
  const count = blocks.length
  if (count === 0) return { count, average: 0, rank: null, max: null, max_rank: null }
  const average = blocks.reduce((sum, { complexity }) => sum + complexity, 0) / count
  const max = blocks.reduce((most, { complexity }) => Math.max(most, complexity), 0)
  return { count, average, rank: rankComplexity(average), max, max_rank: rankComplexity(max) }
}
