import {
  type CodeBlock,
  type Complexity,
  COMPLEXITY_RANKS,
  type ComplexityRank,
  type ComplexityReading,
  type Maintainability,
  type MaintainabilityRank,
  type RawMeasures,
} from '../../../model/run/code-quality.js'

/**
 * The three readings of "average complexity": over functions and methods, over classes too (radon's), and over what lies
 * inside them as well. The grade is that of the first (poc-ai-workflow-frameworks, METRICS.md): A when there is no function.
 */
export function readBlocks(blocks: readonly CodeBlock[]): Omit<Complexity, 'total' | 'module'> {
  const outer = blocks.filter(({ inner }) => !inner)
  const functions = readComplexity(outer.filter(({ kind }) => kind !== 'class'))
  return {
    functions_only: functions,
    with_classes: readComplexity(outer),
    with_inner: readComplexity(blocks),
    grade: rankComplexity(functions.average),
  }
}

/**
 * The letter of a cyclomatic complexity, or of an average of several: A up to 5, B up to 10, C up to 20, D up to 30,
 * E up to 40, then F (`cc_rank` of radon/complexity.py). Example: 5.5 is B, 10.2 is C.
 */
export function rankComplexity(complexity: number): ComplexityRank {
  const index = (Math.ceil(complexity / 10) || 1) - (complexity <= 5 ? 1 : 0)
  return COMPLEXITY_RANKS[index] ?? 'F'
}

/** A class counts as the mean of its methods and, with several, 1 more; without any as what its body holds. */
export function classComplexity(all: number, methods: number): number {
  return methods === 0 ? all : Math.floor(all / methods) + (methods > 1 ? 1 : 0)
}

/** Mean and maximum over blocks; mean 0 without any, as `average_complexity` of radon. Example: 1 and 4 are 2.5, 4. */
function readComplexity(blocks: readonly CodeBlock[]): ComplexityReading {
  const count = blocks.length
  if (count === 0) return { count, average: 0, rank: null, max: null, max_rank: null }
  const average = blocks.reduce((sum, { complexity }) => sum + complexity, 0) / count
  const max = blocks.reduce((most, { complexity }) => Math.max(most, complexity), 0)
  return { count, average, rank: rankComplexity(average), max, max_rank: rankComplexity(max) }
}

interface IndexedFacts {
  readonly volume: number
  readonly complexity: number
  readonly raw: RawMeasures
}

/**
 * The maintainability index as `radon mi` computes it (`mi_compute` of radon/metrics.py), after Oman and Hagemeister (1992)
 * and Coleman et al. (1994): 171 − 5.2·ln V − 0.23·CC − 16.2·ln LLOC + 50·sin √(2.46·rad c), times 100/171, held to 0–100;
 * 100 where V or LLOC is 0. CC is the file's total complexity, c the percentage of comment to code lines taken as an angle
 * in degrees. radon names the argument of the second logarithm sloc, but passes logical lines.
 *
 * Example: V 2, CC 4, LLOC 4, no comment: 84.22085731634273.
 */
export function measureMaintainability(facts: IndexedFacts): Maintainability {
  const { comments, multi } = facts.raw
  const index = computeIndex(facts, comments + multi)
  return {
    index,
    rank: rankIndex(index),
    grade: gradeMaintainability(index),
    without_multi: computeIndex(facts, comments),
  }
}

function computeIndex({ volume, complexity, raw: { lloc, sloc } }: IndexedFacts, comments: number): number {
  if (volume <= 0 || lloc <= 0) return 100
  const percent = sloc === 0 ? 0 : (comments / sloc) * 100
  const angle = Math.sqrt(2.46 * ((percent * Math.PI) / 180))
  const unscaled = 171 - 5.2 * Math.log(volume) - 0.23 * complexity - 16.2 * Math.log(lloc) + 50 * Math.sin(angle)
  return Math.min(Math.max((unscaled * 100) / 171, 0), 100)
}

/** radon's: A above 19, B above 9. */
function rankIndex(index: number): MaintainabilityRank {
  return index > 19 ? 'A' : index > 9 ? 'B' : 'C'
}

/** The scorecard's of poc-ai-workflow-frameworks, METRICS.md: A from 20, B from 10. Example: 19.5 is B, though radon ranks it A. */
export function gradeMaintainability(index: number): MaintainabilityRank {
  return index >= 20 ? 'A' : index >= 10 ? 'B' : 'C'
}
