import { expect, test } from 'vitest'
import { plainText } from '../../../src/model/result/report.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { writeOutcome } from '../../../src/report/words/outcome-words.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../../compare/build-runs.js'
import { rank } from '../../compare/rank/rank.js'

const CASES = Array.from({ length: 100 }, (_, index) =>
  goldenCase({ id: `c${index}`, tags: index < 20 ? ['auth'] : index < 30 ? ['sso'] : [] }),
)
const GATES = [gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })]

/** Returns the headline for arms that pass only the cases of their range. */
function say(passes: Readonly<Record<string, readonly [from: number, to: number]>>): string {
  const arms = Object.entries(passes).map(([name, [from, to]]) => ({
    name,
    scored: scoredRun({
      cases: CASES,
      metrics: [SUCCESS],
      gates: GATES,
      trials: CASES.map(({ id }, index): ScoredTrial => {
        const success = index >= from && index < to ? 1 : 0
        return { case: id, trial: 0, scores: { success }, unscored: {} }
      }),
    }),
  }))
  const { settings, pricing } = scoredRun({ cases: [], trials: [] }).run
  const ruleSet = { rules: { gates: GATES, settings, pricing, judge: null }, from: 'base' as const, changes: [] }
  const comparison = rank({ arms, ruleSet, failOn: 'regression' })
  return plainText(writeOutcome(comparison)).replaceAll('\u202f', ' ')
}

test.each([
  ['✅ "b" is best: Success +40 points on "a"', { a: [0, 60], b: [0, 100], c: [0, 60] }],
  ['✅ "b" is best: Success +20 points on "a", but auth lost 100 points', { a: [0, 60], b: [20, 100], c: [0, 60] }],
  [
    '✅ "b" is best: Success +25 points on "a", but auth lost 100 points, sso 100 points',
    { a: [0, 45], b: [30, 100], c: [0, 45] },
  ],
  [
    '❓ No winner: "a" and "b" cannot be told apart on Success · auth lost 100 points with "b"',
    { a: [0, 60], b: [20, 80], c: [0, 10] },
  ],
  [
    '❓ No winner: "b", "c" and "a" cannot be told apart on Success · auth lost 100 points with "b"',
    { a: [0, 60], b: [20, 82], c: [20, 81] },
  ],
] as const)('%s', (headline, passes) => {
  expect(say(passes)).toBe(headline)
})
