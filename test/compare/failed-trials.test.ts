import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { ScoredRun, ScoredTrial } from '../../src/model/run/run.js'
import type { FailOn } from '../../src/model/result/verdict.js'
import type { Gate } from '../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const TOKENS: MetricFacts = {
  id: 'tokens',
  title: 'tokens per query',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'free',
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
  definition: '1',
}
const GATES = [gate({ primary: true }), gate({ id: 'tokens', metric: 'tokens' })]

type Kind = 'passed' | 'wrong' | 'failed' | 'outage' | 'uncounted' | 'unjudged'

/** Makes one trial. `kind` says what the target answered, how it failed, or which part of the answer is missing. */
function trialOf(id: string, trial: number, kind: Kind): ScoredTrial {
  const tokens = 100 + (Number(id) % 7)
  switch (kind) {
    case 'passed':
    case 'wrong':
      return { case: id, trial, scores: { success: kind === 'passed' ? 1 : 0, tokens }, unscored: {} }
    case 'failed':
      return { case: id, trial, scores: { success: 0 }, unscored: { tokens: 'the trial failed' }, failed: true }
    case 'outage':
      return { case: id, trial, scores: {}, unscored: { success: 'outage', tokens: 'outage' } }
    case 'uncounted':
      return { case: id, trial, scores: { success: 1 }, unscored: { tokens: 'not stated' } }
    case 'unjudged':
      return { case: id, trial, scores: { tokens }, unscored: { success: 'the judge gave no usable reading' } }
  }
}

/** 40 cases of one trial, or of several: those of the kinds named, then passes. */
function run(
  kinds: Partial<Record<Kind, number>> = {},
  {
    gates = GATES,
    trials = 1,
    critical = false,
  }: { gates?: readonly Gate[]; trials?: number; critical?: boolean } = {},
): ScoredRun {
  const named = Object.entries(kinds).flatMap(([kind, count]) => Array.from({ length: count }, () => kind as Kind))
  const ids = Array.from({ length: 40 }, (_, index) => String(index))
  return scoredRun({
    cases: ids.map((id, index) => goldenCase({ id, critical: critical && index === 0 })),
    metrics: [SUCCESS, TOKENS],
    gates,
    trials: ids.flatMap((id, index) =>
      Array.from({ length: trials }, (_, trial) => trialOf(id, trial, named[index] ?? 'passed')),
    ),
  })
}

function compare(baseline: ScoredRun | null, candidate: ScoredRun, failOn: FailOn = 'regression') {
  const { verdict, gates } = compareRuns({ baseline, candidate, failOn })
  return { verdict, success: gates[0], tokens: gates.find(({ gate: { id } }) => id === 'tokens') }
}

describe('failures of the target', () => {
  test('are a regression of success, and leave tokens with fewer answers', () => {
    const { verdict, tokens } = compare(run(), run({ failed: 10 }))
    expect(verdict).toMatchObject({ word: 'regressed', because: 'gate', exit_code: 1 })
    expect(tokens).toMatchObject({
      verdict: 'inconclusive',
      n: 30,
      scored_share: { baseline: 1, candidate: 1 },
      missing_unevenly: true,
      warnings: ['over 30 of 40 answers: a failed trial has no value'],
    })
  })

  test('on both sides alike are no obstacle', () => {
    const { verdict, tokens } = compare(run({ failed: 4 }), run({ failed: 4 }))
    expect(verdict.word).toBe('unchanged')
    expect(tokens).toMatchObject({
      verdict: 'unchanged',
      n: 36,
      warnings: ['over 36 of 40 answers, in the baseline 36 of 40 answers: a failed trial has no value'],
    })
  })

  test('in every trial leave nothing to compare, which is not invalid', () => {
    const { verdict, tokens } = compare(run(), run({ failed: 40 }))
    expect(verdict.word).toBe('regressed')
    expect(tokens).toMatchObject({ verdict: 'not-comparable', scored_share: { baseline: 1, candidate: null } })
  })

  test('in two of three trials leave the third', () => {
    const candidate = run({}, { trials: 3 })
    const trials = candidate.trials.map((one) => (one.trial === 0 ? one : trialOf(one.case, one.trial, 'failed')))
    const { tokens } = compare(run({}, { trials: 3 }), { ...candidate, trials })
    expect(tokens).toMatchObject({
      n: 40,
      scored_share: { candidate: 1 },
      warnings: [
        'the arms have different numbers of trials: improved also had to hold on equal numbers of them',
        'over 40 of 120 answers: a failed trial has no value',
      ],
    })
  })

  test('without a baseline make no run invalid', () => {
    expect(compare(null, run({ failed: 4 })).verdict).toMatchObject({ because: 'no-baseline', exit_code: 0 })
  })
})

describe('a guardrail that could not be measured', () => {
  test.each([
    ['regression', 2],
    ['inconclusive', 2],
    ['never', 0],
  ] as const)('keeps the verdict of the primary gate, and fail-on %s exits with %d', (failOn, exitCode) => {
    const { verdict, tokens } = compare(run(), run({ uncounted: 4 }), failOn)
    expect(tokens).toMatchObject({
      verdict: 'invalid',
      cause: {
        ...{ kind: 'too-few-scored', arm: 'candidate', scored: 36, cases: 40, floor: 0.95, grades: [] },
        most_frequent: { reason: 'not stated', trials: 4, unscored: 4 },
      },
    })
    expect(verdict).toMatchObject({ word: 'unchanged', because: null, exit_code: exitCode, passed: exitCode === 0 })
    expect(compare(null, run({ uncounted: 4 }), failOn).verdict).toMatchObject({ exit_code: exitCode })
  })

  test.each([
    [null, { reason: 'outage', trials: 6, unscored: 10 }],
    ['id:0,id:1', { reason: 'not stated', trials: 2, unscored: 2 }],
  ])('gives the most frequent reason among its own cases: where %s', (where, most) => {
    const gates = [gate({ primary: true }), gate({ id: 'tokens', metric: 'tokens', where })]
    const { tokens } = compare(run({}, { gates }), run({ uncounted: 4, outage: 6 }, { gates }))
    expect(tokens?.cause).toMatchObject({ kind: 'too-few-scored', most_frequent: most })
  })

  test('hides no loss', () => {
    expect(compare(run(), run({ uncounted: 4, wrong: 10 })).verdict).toMatchObject({
      word: 'regressed',
      because: 'gate',
    })
  })

  test('makes the run invalid if no gate is primary', () => {
    const gates = [gate({ id: 'tokens', metric: 'tokens' })]
    expect(compare(run(), run({ uncounted: 4 }, { gates })).verdict).toMatchObject({
      word: 'invalid',
      because: 'missing-data-floor',
    })
  })
})

describe('a primary gate that could not be measured', () => {
  const withLimit = [gate({ primary: true }), gate({ id: 'tokens', metric: 'tokens', max: 50 })]

  test.each([
    ['allows no good news', run({ unjudged: 4 }), { word: 'invalid', because: 'missing-data-floor', exit_code: 2 }],
    [
      'hides no broken bound',
      run({ unjudged: 4 }, { gates: withLimit }),
      { word: 'regressed', because: 'absolute-bound' },
    ],
    ['nor hears one that is not measured either', run({ outage: 4 }, { gates: withLimit }), { word: 'invalid' }],
  ])('%s', (_, candidate, expected) => {
    expect(compare(run(), candidate).verdict).toMatchObject(expected)
    expect(compare(null, candidate).verdict).toMatchObject(expected)
  })

  test('hides no confirmed failure', () => {
    const candidate = run({ wrong: 1, outage: 4 }, { critical: true })
    const again = [101, 102].map((trial) => trialOf('0', trial, 'wrong'))
    const { verdict } = compareRuns({
      baseline: run({}, { critical: true }),
      candidate,
      failOn: 'regression',
      confirmations: { trials: again, stopped: null },
    })
    expect(verdict).toMatchObject({ word: 'regressed', because: 'zero-tolerance', exit_code: 1 })
  })
})
