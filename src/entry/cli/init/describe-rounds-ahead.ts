import { countOf, formatCount } from '../../../format/format-number.js'
import { MOST_ROUNDS } from '../../../model/run/rounds-plan.js'
import type { Suite } from '../../../model/suite/suite.js'

/**
 * What pull requests of a new suite will take, before main was asked. The passes of a varying target are those of docs/statistics.md; a gate that
 * not even cases without a single loss could decide is named with the number of cases that would do.
 */
export function describeRoundsAhead(suite: Suite): readonly string[] {
  const { cases, rounds: cap = MOST_ROUNDS, gates, inference, alpha } = suite
  const n = cases.filter(({ enabled }) => enabled).length
  if (inference === 'cases-like-these' || n === 0) return []
  const { deterministic } = suite.variants[suite.default_variant]?.target ?? {}
  const main = suite.baseline_trials * n
  if (deterministic === true)
    return [
      `Main is asked ${countOf(main, 'answer')}, then a pull request about ${formatCount(n)} if nothing changed, and ${formatCount(cap * n)} at most.`,
    ]
  const margin = gates.find(({ primary }) => primary)?.margin
  // A loss of no case rules out -ln(alpha) of them, each try counting (Clopper and Pearson).
  const enough = margin?.kind === 'absolute' ? Math.ceil(-Math.log(alpha) / (cap * margin.value) - 1e-9) : 0
  return [
    `Where answers vary, main is asked ${countOf(main, 'answer')}, then a pull request about ${formatCount(cap * n)}, and ${formatCount(2 * cap * n)} at most if every case varies.`,
    'At 40 cases expect 3.3 to 3.6 passes if nothing changed, and a third to a half of such pull requests undecided (.3 to .4 once main was asked 10 times); at 100 cases 2.3 to 2.7 passes, and 3 to 9 % undecided.',
    ...(n < enough
      ? [
          `${countOf(n, 'case')} can hardly decide the primary gate: it takes at least ${formatCount(enough)}, and more where many vary.`,
        ]
      : []),
  ]
}
