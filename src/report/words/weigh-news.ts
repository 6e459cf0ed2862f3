import type { PairComparison } from '../../model/result/pair-comparison.js'
import { findTagLosses } from '../../model/relative-change.js'
import { listFlips } from '../sections/flips/case-states.js'
import { WORDS } from './word-styles.js'
import { warningGates } from '../sections/gate-words.js'

/** What `comment: on-change` looks at: the verdict, the word of every gate and the cases that flipped, but no number. */
export interface News {
  readonly verdict: string
  readonly gates: readonly string[]
  readonly newly_failing: readonly string[]
  readonly newly_passing: readonly string[]
  readonly confirmed: readonly string[]
}

/** The gist of a comparison, everything in order of its name. Flaky cases are left out: they differ from run to run. */
export function gatherNews(comparison: PairComparison): News {
  const { verdict, gates, zero_tolerance } = comparison
  return {
    verdict: verdict.word,
    gates: gates.map((result) => `${result.gate.id} ${result.verdict}${result.suspect ? ' suspect' : ''}`).sort(),
    newly_failing: [...listFlips(comparison, 'newly-failing')].sort(),
    newly_passing: [...listFlips(comparison, 'newly-passing')].sort(),
    confirmed: [...zero_tolerance].sort(),
  }
}

/**
 * Whether a pull request without a comment deserves one: a verdict that somebody should act on or be glad of, a case that broke, a tag that
 * lost, or a gate that warns. Nothing changed, nothing worse and nothing to compare with yet are no news.
 */
export function isNews(comparison: Pick<PairComparison, 'verdict' | 'flips' | 'gates' | 'slices' | 'alpha'>): boolean {
  const { verdict } = comparison
  if (warningGates(comparison).length > 0 || findTagLosses(comparison).length > 0) return true
  if (listFlips(comparison, 'newly-failing').length > 0) return true
  return verdict.because !== 'no-baseline' && WORDS[verdict.word].is_news
}

/**
 * What several measurements of one commit came to, where they disagree: a red that a rerun turned green stays on record. Null where
 * there is nothing to tell.
 * @param words the run's verdicts, oldest first
 * @example describeAttempts(['regressed', 'unchanged']) // 'The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.'
 */
export function describeAttempts(words: readonly string[]): string | null {
  if (new Set(words).size < 2) return null
  const times = words.length === 2 ? 'twice' : `${words.length} times`
  const told = words.map((word, index) => `${index === 0 ? 'Attempt' : 'attempt'} ${index + 1}: ${word}`)
  return `The same commit was measured ${times}. ${told.join('; ')}.`
}
