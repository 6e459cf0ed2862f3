import type { RunVerdict } from '../../model/result/verdict.js'

/** How a check run ends, in GitHub's words. */
export type CheckConclusion = 'success' | 'neutral' | 'failure'

/**
 * A check is red where the job is, by the rule of `fail-on`; green only where the verdict is a good one; and grey for what is neither:
 * a suite that cannot tell, nothing comparable, or a regression that is only to be told.
 */
export function concludeCheck({ word, passed }: Pick<RunVerdict, 'word' | 'passed'>): CheckConclusion {
  if (!passed) return 'failure'
  return word === 'improved' || word === 'unchanged' || word === 'no-regression' ? 'success' : 'neutral'
}
