import type { CodeBlock, Complexity } from '../../../model/code-quality.js'
import { rankComplexity, readComplexity } from './rank-complexity.js'

/**
 * The three readings of "average complexity": over functions and methods, over classes too (radon's), and over what lies
 * inside them as well. The grade is that of the first, as document 000 says: A when there is no function.
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
