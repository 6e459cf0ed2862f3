import { describe, expect, test } from 'vitest'
import type { ListedMetric } from '../../../src/model/result/gate-result.js'
import type { Coverage, PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { Block, Text } from '../../../src/model/result/report.js'
import type { Because, RunVerdictWord } from '../../../src/model/result/verdict.js'
import { adviseGates } from '../../../src/report/words/coverage-words.js'
import { explainVerdict } from '../../../src/report/words/reason-words.js'
import { summarizeVerdict } from '../../../src/report/sections/gate-words.js'
import { writeHeadline } from '../../../src/report/words/headline.js'
import { writeSecondLine } from '../../../src/report/words/second-line.js'
import { comparisonWith, contextWith, gateOn, metricOf, PRECISION, SUCCESS, TOKENS } from '../sections/facts.js'

const read = (text: Text | null): string =>
  (text ?? [])
    .map((inline) => (typeof inline === 'string' ? inline : inline.text))
    .join('')
    .replaceAll('\u202f', ' ')
const readBlock = (block: Block | null): string => (block?.kind === 'paragraph' ? read(block.text) : '')
const readList = (blocks: readonly Block[]): string =>
  blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(read) : [])).join('\n')

const FELL: ListedMetric = {
  ...metricOf(gateOn(PRECISION, { n: 12, baseline: 1, candidate: 0.25, delta: -0.75, p: 1e-5 })),
  p_adjusted: 2e-5,
}
const uncovered = Array.from({ length: 12 }, (_, index) => `c${index}`)
const seen = (verdict: [RunVerdictWord, Because | null], coverage: Partial<Coverage> | null): PairComparison =>
  comparisonWith({
    gates: [gateOn(SUCCESS, { verdict: 'unchanged', n: 28, baseline: 1, candidate: 1, delta: 0, can_rule_out: 0.12 })],
    verdict: { word: verdict[0], because: verdict[1], exit_code: 0, passed: true, primary: 'success' },
    ...(coverage && { coverage: { cases: 40, uncovered, gated: true, gateable: [], losses: [], ...coverage } }),
  })
const headline = (comparison: PairComparison): string => read(writeHeadline(comparison, contextWith(), 'full'))
const secondLine = (comparison: PairComparison): string => read(writeSecondLine(comparison, contextWith(), 'full'))

describe('cases without a quality gate', () => {
  test('are counted below a verdict that they do not change', () => {
    const comparison = seen(['unchanged', null], {})
    expect(headline(comparison)).toBe('✅ Unchanged on all 28 cases: success 100 % (rules out drops over 12 points)')
    expect(secondLine(comparison)).toBe('No gate checks the quality of 12 of 40 cases.')
    expect(adviseGates(comparison)).toBeNull()
  })

  test('are the headline if there are too many', () => {
    const comparison = seen(['inconclusive', 'ungated-cases'], { gateable: ['a', 'b', 'c'] })
    expect(headline(comparison)).toBe('❓ Cannot tell: no gate checks the quality of 12 of 40 cases')
    expect(secondLine(comparison)).toBe('')
    expect(readBlock(adviseGates(comparison))).toBe(
      'To let those 12 cases decide too, add a gate on a, b or c to the suite.',
    )
    expect(readList(explainVerdict(comparison))).toContain(
      'The rule that chose it: no gate that can fail checks the quality of more than a fifth of the cases.',
    )
  })

  test('are reported for the whole suite if there is no quality gate at all, with what its gates measure', () => {
    const all = { ...seen(['inconclusive', 'no-quality-gate'], { gated: false }), gates: [gateOn(TOKENS)] }
    expect(headline(all)).toBe('❓ Cannot tell: no gate checks the quality of the answers · 1 other gate cannot tell')
    expect(readBlock(adviseGates(all))).toBe(
      'Nothing measures how good the answers to those 12 cases are: say in the suite what a good answer is.',
    )
  })

  test('are the headline together with what got worse among them', () => {
    const comparison = seen(['inconclusive', 'ungated-loss'], { losses: [FELL, FELL, FELL] })
    expect(headline(comparison)).toBe(
      '❓ Cannot tell: no gate checks the quality of 12 of 40 cases; there precision@5 fell from 1 to .25',
    )
  })

  test('are reported with their loss below a failing gate', () => {
    expect(secondLine(seen(['regressed', 'gate'], { losses: [FELL] }))).toBe(
      'No gate checks the quality of 12 of 40 cases, where precision@5 fell from 1 to .25 (12 cases).',
    )
  })

  test('are reported without a baseline', () => {
    const context = contextWith({ baseline: { kind: 'none', reason: 'no artifact exists yet' } })
    expect(read(writeSecondLine(seen(['not-comparable', 'no-baseline'], {}), context, 'full'))).toBe(
      'No artifact exists yet. No gate checks the quality of 12 of 40 cases.',
    )
  })
})

test('a critical case without a score is named in the headline', () => {
  const comparison = seen(['inconclusive', 'watched-case-unscored'], null)
  expect(headline({ ...comparison, zero_tolerance_unscored: ['a'] })).toBe(
    '❓ Cannot tell: the watched case a passed before and has no score now',
  )
  expect(headline({ ...comparison, zero_tolerance_unscored: ['a', 'b', 'c', 'd'] })).toBe(
    '❓ Cannot tell: 4 watched cases a, b, c … passed before and have no score now',
  )
})

test.each([
  [
    { baseline: 0, candidate: 0 },
    'nothing-to-lose',
    '❓ Cannot tell: no case passes on either side, so nothing could get worse · goldenpair validate --ask shows why',
  ],
  [
    { baseline: 0, candidate: 0.02 },
    'nothing-to-lose',
    '❓ Cannot tell: no case passed before, so nothing could get worse · goldenpair validate --ask shows why',
  ],
  [
    { baseline: 0.03, candidate: 0.03 },
    'nothing-to-lose',
    '❓ Cannot tell: success is 3 % in the baseline and cannot drop by 5 points · set a smaller margin',
  ],
  [
    { baseline: 0.4, candidate: 0.6 },
    'nothing-matched',
    '❓ Cannot tell: nothing that 12 cases expect was retrieved on either side · goldenpair validate --ask shows why',
  ],
] as const)('%j of success, because %s', (values, because, expected) => {
  const base = seen(['inconclusive', because], null)
  const metrics = [{ ...FELL, metric: { ...SUCCESS, id: 'success.retrieval' } }]
  const comparison = { ...base, metrics, gates: [gateOn(SUCCESS, { verdict: 'unchanged', delta: 0, ...values })] }
  expect(headline(comparison)).toBe(expected)
})

test('a gate that could not get worse has no tick', () => {
  const idle = gateOn(SUCCESS, { verdict: 'unchanged', delta: 0, baseline: 0.03, candidate: 0.03 })
  expect(summarizeVerdict(idle, 0.05)).toEqual({ sign: '➖', words: 'could not get worse by 5\u202fpoints' })
})

describe('a ruled-out loss', () => {
  const meaning = (comparison: PairComparison): string => readList(explainVerdict(comparison)).split('\n')[0] ?? ''

  test('is not reported if an unchanged primary gate has no bound for it', () => {
    const comparison = seen(['inconclusive', 'nothing-ruled-out'], null)
    expect(headline(comparison)).toBe(
      '❓ Cannot tell: success is the same on all 28 cases, too few to rule out a drop of 5 points',
    )
    expect(meaning(comparison)).toBe(
      'What the word means: No gate fails, but the gates check too little of the suite to call that good news.',
    )
  })

  test('is not reported for a single case', () => {
    const one = { ...seen(['inconclusive', 'nothing-ruled-out'], null) }
    const gates = one.gates.map((gate) => ({ ...gate, n: 1, can_rule_out: null }))
    expect(headline({ ...one, gates })).toBe(
      '❓ Cannot tell: the only case came out the same, which says nothing about others',
    )
  })

  test('is reported if the bounds of the primary gate rule it out, but not for an improvement or without a gate', () => {
    const passed = seen(['no-regression', null], null)
    const improved = { ...passed, gates: [gateOn(SUCCESS, { verdict: 'improved' })] }
    const none = { ...passed, verdict: { ...passed.verdict, primary: null } }
    expect(meaning(passed)).toContain('A loss beyond the margin is ruled out')
    expect(meaning(improved)).toContain('another gate is suspect: a loss there is not ruled out')
    expect(meaning(none)).toContain('so no loss is ruled out')
  })
})
