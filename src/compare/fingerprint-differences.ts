import type { FingerprintDifference } from '../model/comparison.js'
import { findEnvironmentDifference } from './environment-difference.js'
import { findHashDifferences } from './hash-differences.js'
import { findJudgeDifferences } from './judge-differences.js'
import { findModelDifference } from './model-difference.js'
import { findPlainDifferences } from './plain-differences.js'
import type { TwoRuns } from './two-runs.js'

/** More than this many clauses for one thing are counted. */
const MAX_CHANGES = 8
const CHANGE_LENGTH = 240

/** Everything that differs between the conditions of two runs, in words, with what follows from it (design 4.3). */
export function findDifferences(runs: TwoRuns): readonly FingerprintDifference[] {
  return [
    ...findHashDifferences(runs),
    ...findModelDifference(runs),
    ...findJudgeDifferences(runs),
    ...findPlainDifferences(runs),
    ...findEnvironmentDifference(runs),
  ].map(limit)
}

function limit(difference: FingerprintDifference): FingerprintDifference {
  const { changes } = difference
  if (changes === undefined) return difference
  const more = changes.length - MAX_CHANGES
  const shown = changes.slice(0, MAX_CHANGES).map((change) => cutLetters(change, CHANGE_LENGTH))
  return { ...difference, changes: more > 0 ? [...shown, `and ${more} more`] : shown }
}

/** By code points, so that no letter is cut in half. */
function cutLetters(text: string, length: number): string {
  const letters = [...text]
  return letters.length <= length ? text : `${letters.slice(0, length - 1).join('')}…`
}
