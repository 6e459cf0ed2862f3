import { describe, expect, test } from 'vitest'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { Flip } from '../../../src/model/result/pair-comparison.js'
import type { GateVerdict, RunVerdict } from '../../../src/model/result/verdict.js'
import { concludeCheck } from '../../../src/report/words/word-styles.js'
import { describeAttempts, collectNews, isNews } from '../../../src/report/words/headline.js'
import { comparisonWith, gateOn, TOKENS } from '../sections/facts.js'

const flip = (case_id: string, kind: Flip['kind']): Flip => ({
  ...{ case_id, kind, critical: false, confirmed: false },
  baseline: { passed: 1, trials: 1 },
  candidate: { passed: 0, trials: 1 },
})
const verdict = (word: RunVerdict['word'], because: RunVerdict['because'] = null): RunVerdict => ({
  ...{ word, because, primary: null, exit_code: 0, passed: true },
})

describe('several measurements of one commit', () => {
  test.each<[readonly string[], string | null]>([
    [[], null],
    [['regressed'], null],
    [['regressed', 'regressed'], null],
    [['regressed', 'unchanged'], 'The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.'],
    [
      ['invalid', 'regressed', 'regressed'],
      'The same commit was measured 3 times. Attempt 1: invalid; attempt 2: regressed; attempt 3: regressed.',
    ],
  ])('%j are described as %s', (words, expected) => {
    expect(describeAttempts(words)).toBe(expected)
  })
})

describe('news', () => {
  test.each<[RunVerdict, Flip['kind'] | null, boolean]>([
    [verdict('regressed', 'gate'), null, true],
    [verdict('invalid', 'nothing-measured'), null, true],
    [verdict('inconclusive', 'primary-gate'), null, true],
    [verdict('improved'), null, true],
    [verdict('not-comparable', 'too-many-cases-excluded'), null, true],
    [verdict('not-comparable', 'no-baseline'), null, false],
    [verdict('not-comparable', 'baseline-unreadable'), null, true],
    [verdict('unchanged'), null, false],
    [verdict('no-regression'), null, false],
    [verdict('no-regression'), 'newly-failing', true],
    [verdict('no-regression'), 'newly-passing', false],
    [verdict('no-regression'), 'flaky', false],
  ])('%j with a case %s: %s', (of, kind, expected) => {
    expect(
      isNews({
        verdict: of,
        flips: kind === null ? [] : [flip('a', kind)],
        gates: [],
        slices: [],
        alpha: 0.05,
      }),
    ).toBe(expected)
  })

  test.each<[GateResult['verdict'], boolean]>([
    ['regressed', true],
    ['breached', true],
    ['invalid', true],
    ['inconclusive', false],
    ['unchanged', false],
  ])('a gate that only warns is %s: %s', (word, expected) => {
    const result = gateOn(TOKENS, { verdict: word })
    const gates = [{ ...result, gate: { ...result.gate, severity: 'warn' as const } }]
    expect(isNews({ verdict: verdict('unchanged'), flips: [], gates, slices: [], alpha: 0.05 })).toBe(expected)
  })

  test('consist of the verdict, the words of the gates, the flipped cases and those that lost the margin of a failed gate', () => {
    const lost = (word: GateVerdict, ids: readonly string[], beyond: number | undefined) => ({
      ...gateOn(TOKENS, { verdict: word }),
      worse_cases: {
        ...{ count: ids.length, better: 0, worst: ids.map((id) => ({ case_id: id, baseline: 1, candidate: 0 })) },
        ...(beyond !== undefined && { beyond }),
      },
    })
    const flips = [
      flip('b', 'newly-failing'),
      flip('a', 'newly-failing'),
      flip('d', 'newly-passing'),
      flip('c', 'flaky'),
    ]
    const comparison = comparisonWith({
      verdict: verdict('regressed', 'gate'),
      flips,
      zero_tolerance: ['b'],
      gates: [
        { ...lost('regressed', ['y', 'x'], 2), failed: true },
        // Cases that lost less than the margin differ from run to run, as do those of a gate that did not fail.
        { ...lost('breached', ['z'], undefined), failed: true },
        { ...lost('inconclusive', ['w'], 1), failed: false },
      ],
    })
    expect(collectNews(comparison)).toEqual({
      verdict: 'regressed',
      gates: ['tokens.total breached', 'tokens.total inconclusive', 'tokens.total regressed'],
      newly_failing: ['a', 'b'],
      newly_passing: ['d'],
      confirmed: ['b'],
      worse: ['x', 'y'],
    })
  })
})

describe('a check', () => {
  test.each<[RunVerdict['word'], boolean, string]>([
    ['improved', true, 'success'],
    ['unchanged', true, 'success'],
    ['no-regression', true, 'success'],
    ['inconclusive', true, 'neutral'],
    ['inconclusive', false, 'failure'],
    ['not-comparable', true, 'neutral'],
    ['not-comparable', false, 'failure'],
    ['regressed', false, 'failure'],
    ['regressed', true, 'neutral'],
    ['invalid', false, 'failure'],
    ['invalid', true, 'neutral'],
  ])('%s, passed %s, is %s', (word, passed, expected) => {
    expect(concludeCheck({ word, passed })).toBe(expected)
  })
})
