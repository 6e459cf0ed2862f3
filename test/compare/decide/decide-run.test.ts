import { describe, expect, test } from 'vitest'
import { decideRun, toGateStates } from '../../../src/compare/decide/decide-run.js'
import { NO_GATE_CASES } from '../../../src/compare/pair/gate-cases.js'
import { brokenEvidence } from '../../../src/compare/test/gate-evidence.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { Coverage } from '../../../src/model/result/pair-comparison.js'
import type { GateVerdict } from '../../../src/model/result/verdict.js'
import { gate, SUCCESS } from '../build-runs.js'

type RunState = Parameters<typeof decideRun>[0]
type RunGate = RunState['gates'][number]
type Parts = Partial<Omit<RunGate, 'result'>> & { readonly result?: Partial<RunGate['result']> }

const points = { kind: 'absolute', value: 0.05 } as const
const BOUNDS_ALONE = { result: { gate: gate({ min: 0.5 }) } }
const BOUND = { method: 'tango', value: -0.02, above_margin: true } as const

/** Makes a measured gate with severity `fail` and this verdict, with a margin, ten cases, and a bound above the margin. */
function gateOf(verdict: GateVerdict, { result = {}, ...parts }: Parts = {}, id = 'success'): RunGate {
  return {
    result: {
      ...{
        gate: gate({ id, margin: points }),
        metric: SUCCESS,
        verdict,
        suspect: false,
        failed: verdict === 'regressed',
      },
      ...{ n: 10, clusters: null, row: 'mcnemar', bounds: [BOUND], baseline: 0.8 },
      ...result,
    } as GateResult,
    ...{ breaks_bound: false, is_measured: true, is_bug: false },
    ...parts,
  }
}
const warning = (verdict: GateVerdict, parts: Parts = {}): RunGate =>
  gateOf(verdict, { ...parts, result: { gate: gate({ id: 'warn', severity: 'warn', margin: points }) } }, 'warn')
const other = (verdict: GateVerdict, parts: Parts = {}): RunGate => gateOf(verdict, parts, 'other')

/** Decides a run about which nothing is known except its gates and `changes`. */
const decide = (gates: readonly RunGate[], changes: Partial<RunState> = {}) => {
  const {
    word,
    because,
    exit_code: exitCode,
    passed,
  } = decideRun({
    ...{ gates, primary: 'success', no_baseline: null, excluded_share: 0, rewritten_share: 0 },
    ...{ is_named_otherwise: false, is_corpus_renamed: false, confirmed_failures: 0, watched_unscored: 0 },
    ...{ watched_unasked: 0, coverage: null, is_first_look: false, quarantined_share: 0, unmatched_share: 0 },
    is_given_up: false,
    is_baseline_given_up: false,
    ...{ left_out: 0, deterministic: false, fail_on: 'regression' as const },
    ...changes,
  })
  expect(passed).toBe(exitCode === 0)
  return [word, because, exitCode]
}

const nonInferior = (failed: boolean): Parts => ({
  result: { gate: gate({ evidence: 'non-inferior', margin: points }), failed },
})
const coverage = (changes: Partial<Coverage>): Coverage => ({
  ...{ cases: 10, uncovered: ['a', 'b'], gated: true, gateable: [], losses: [] },
  ...changes,
})
const LOSS = {} as Coverage['losses'][number]

// docs/decision-rules.md#the-verdict-of-the-run, line by line; each row but those of bad news stands beside good gates.
describe('the first matching line', () => {
  const good = gateOf('no-regression')
  test.each<[string, readonly RunGate[], Partial<RunState>, readonly unknown[]]>([
    ['1', [good, warning('invalid', { is_bug: true })], {}, ['invalid', 'gate-failed-to-compute', 4]],
    [
      '1 before 2',
      [gateOf('breached', { breaks_bound: true }), warning('invalid', { is_bug: true })],
      {},
      ['invalid', 'gate-failed-to-compute', 4],
    ],
    ['2', [good, other('breached', { breaks_bound: true })], {}, ['regressed', 'absolute-bound', 1]],
    [
      '2, not of a gate that warns',
      [good, warning('breached', { breaks_bound: true })],
      {},
      ['no-regression', null, 0],
    ],
    [
      '2, not of a gate that is invalid',
      [good, other('invalid', { breaks_bound: true })],
      {},
      ['no-regression', null, 2],
    ],
    [
      '2, without a baseline',
      [other('breached', { breaks_bound: true })],
      { no_baseline: 'none' },
      ['regressed', 'absolute-bound', 1],
    ],
    ['2, of the baseline', [good], { no_baseline: 'removed' }, ['regressed', 'baseline-removed', 1]],
    [
      '2 before 2a',
      [good, other('breached', { breaks_bound: true })],
      { is_named_otherwise: true },
      ['regressed', 'absolute-bound', 1],
    ],
    [
      '2 before 2b',
      [good, other('breached', { breaks_bound: true })],
      { is_corpus_renamed: true },
      ['regressed', 'absolute-bound', 1],
    ],
    ['2a', [good], { is_named_otherwise: true }, ['not-comparable', 'cases-named-otherwise', 0]],
    [
      '2a before 4',
      [gateOf('regressed')],
      { is_named_otherwise: true },
      ['not-comparable', 'cases-named-otherwise', 0],
    ],
    ['2b', [gateOf('regressed')], { is_corpus_renamed: true }, ['inconclusive', 'corpus-renamed', 2]],
    ['3', [good], { rewritten_share: 0.21 }, ['regressed', 'suite-rewritten', 1]],
    ['3, not of just a fifth', [good], { rewritten_share: 0.1 + 0.1 }, ['no-regression', null, 0]],
    ['3, not for accepted edits', [good], { rewritten_share: null }, ['no-regression', null, 0]],
    [
      '3, unless line 8 applies',
      [good],
      { rewritten_share: 1, no_baseline: 'none' },
      ['not-comparable', 'no-baseline', 0],
    ],
    ['4, regressed', [good, other('regressed')], {}, ['regressed', 'gate', 1]],
    ['4, breached', [good, other('breached')], {}, ['regressed', 'gate', 1]],
    ['4, not of a gate that warns', [good, warning('regressed')], {}, ['no-regression', null, 0]],
    [
      '4, unless line 10 applies',
      [gateOf('regressed')],
      { excluded_share: 0.21 },
      ['not-comparable', 'too-many-cases-excluded', 0],
    ],
    ['5', [good], { confirmed_failures: 1 }, ['regressed', 'zero-tolerance', 1]],
    ['5 before 6', [gateOf('invalid')], { confirmed_failures: 1 }, ['regressed', 'zero-tolerance', 1]],
    [
      '5, unless line 8 applies',
      [good],
      { confirmed_failures: 1, no_baseline: 'none' },
      ['not-comparable', 'no-baseline', 0],
    ],
    ['6, the primary gate', [gateOf('invalid'), other('improved')], {}, ['invalid', 'missing-data-floor', 2]],
    ['6, not a guardrail', [good, other('invalid')], {}, ['no-regression', null, 2]],
    [
      '6, any gate without a primary one',
      [good, other('invalid')],
      { primary: null },
      ['invalid', 'missing-data-floor', 2],
    ],
    ['6, not one that warns', [good, warning('invalid')], { primary: null }, ['no-regression', null, 0]],
    [
      '7',
      [gateOf('not-comparable', { is_measured: false }), warning('no-regression')],
      {},
      ['invalid', 'nothing-measured', 2],
    ],
    ['7, without gates', [], {}, ['invalid', 'nothing-measured', 2]],
    ['8, unreadable', [good], { no_baseline: 'unreadable' }, ['not-comparable', 'baseline-unreadable', 2]],
    ['8, none', [gateOf('not-comparable')], { no_baseline: 'none' }, ['not-comparable', 'no-baseline', 0]],
    ['9', [gateOf('not-comparable'), other('invalid')], {}, ['not-comparable', 'no-comparable-gate', 2]],
    [
      '9, unless another gate is comparable',
      [gateOf('no-regression'), other('not-comparable')],
      {},
      ['no-regression', null, 0],
    ],
    ['9, not for gates with only bounds', [gateOf('within-bounds', BOUNDS_ALONE)], {}, ['no-regression', null, 0]],
    ['10', [good], { excluded_share: 0.21 }, ['not-comparable', 'too-many-cases-excluded', 0]],
    ['10, not of just a fifth', [good], { excluded_share: 0.1 + 0.1 }, ['no-regression', null, 0]],
    ['10, not without a share', [good], { excluded_share: null }, ['no-regression', null, 0]],
    ['11', [good], { watched_unasked: 1 }, ['inconclusive', 'watched-case-unasked', 0]],
    ['12', [gateOf('inconclusive', nonInferior(true))], {}, ['inconclusive', 'non-inferiority-not-shown', 1]],
    ['12, not of one that is shown', [gateOf('no-regression', nonInferior(false))], {}, ['no-regression', null, 0]],
    [
      '12, not of a gate that warns',
      [good, warning('inconclusive', { result: { failed: true } })],
      {},
      ['no-regression', null, 0],
    ],
    ['13, inconclusive', [gateOf('inconclusive'), other('improved')], {}, ['inconclusive', 'primary-gate', 0]],
    ['13, not comparable', [gateOf('not-comparable'), other('improved')], {}, ['inconclusive', 'primary-gate', 0]],
    [
      '13, worse',
      [
        gateOf('inconclusive', {
          result: { these_cases: { how: 'rounds', round: 3, worse: true, broke: [], copies: false, hopeless: false } },
        }),
      ],
      {},
      ['inconclusive', 'worse', 0],
    ],
    ['13, not of a guardrail', [good, other('inconclusive')], {}, ['no-regression', null, 0]],
    ['14', [good], { watched_unscored: 1 }, ['inconclusive', 'watched-case-unscored', 0]],
    ['15, a target that was given up', [good], { is_given_up: true }, ['inconclusive', 'target-given-up', 2]],
    [
      '15, a baseline whose target was given up',
      [good],
      { is_baseline_given_up: true },
      ['inconclusive', 'target-given-up', 0],
    ],
    ['4, of a target that was given up', [gateOf('regressed')], { is_given_up: true }, ['regressed', 'gate', 1]],
    [
      '13, of a target that was given up',
      [gateOf('inconclusive')],
      { is_given_up: true },
      ['inconclusive', 'primary-gate', 2],
    ],
    ['15, a first look', [good], { is_first_look: true }, ['inconclusive', 'first-look', 0]],
    ['15, a score that could not be read', [good], { left_out: 1 }, ['inconclusive', 'score-left-out', 0]],
    ['15, quarantine', [good], { quarantined_share: 0.21 }, ['inconclusive', 'too-many-in-quarantine', 0]],
    ['15, not of a fifth in quarantine', [good], { quarantined_share: 0.1 + 0.1 }, ['no-regression', null, 0]],
    [
      '15, a loss among the others',
      [good],
      { coverage: coverage({ losses: [LOSS], gated: false }) },
      ['inconclusive', 'ungated-loss', 0],
    ],
    ['15, no quality gate', [good], { coverage: coverage({ gated: false }) }, ['inconclusive', 'no-quality-gate', 0]],
    [
      '15, too many without a gate',
      [good],
      { coverage: coverage({ uncovered: ['a', 'b', 'c'] }) },
      ['inconclusive', 'ungated-cases', 0],
    ],
    ['15, not of a fifth', [good], { coverage: coverage({}) }, ['no-regression', null, 0]],
    [
      '15, too many of those compared',
      [good],
      { coverage: coverage({ compared: { cases: 5, uncovered: 2 } }) },
      ['inconclusive', 'ungated-cases', 0],
    ],
    [
      '15, not of a fifth of those compared',
      [good],
      { coverage: coverage({ compared: { cases: 5, uncovered: 1 } }) },
      ['no-regression', null, 0],
    ],
    ['16, nothing matched', [gateOf('improved')], { unmatched_share: 0.21 }, ['inconclusive', 'nothing-matched', 0]],
    ['16, not of a fifth', [good], { unmatched_share: 0.1 + 0.1 }, ['no-regression', null, 0]],
    [
      '16, nothing to lose',
      [gateOf('no-regression', { result: { baseline: 0 } })],
      {},
      ['inconclusive', 'nothing-to-lose', 0],
    ],
    ['16, not where it is better', [gateOf('improved', { result: { baseline: 0 } })], {}, ['improved', null, 0]],
    ['17', [gateOf('improved'), other('unchanged')], {}, ['improved', null, 0]],
    [
      '17, not with a suspect gate',
      [gateOf('improved'), other('inconclusive', { result: { suspect: true } })],
      {},
      ['no-regression', null, 0],
    ],
    [
      '17, with a suspect gate that only warns',
      [gateOf('improved'), warning('inconclusive')],
      {},
      ['improved', null, 0],
    ],
    ['17, not of a guardrail', [good, other('improved')], {}, ['no-regression', null, 0]],
    ['18', [gateOf('unchanged'), other('unchanged'), warning('no-regression')], {}, ['unchanged', null, 0]],
    [
      '18, with a gate that has only bounds, an invalid guardrail and one that is not comparable',
      [gateOf('unchanged'), other('within-bounds', BOUNDS_ALONE), other('invalid'), other('not-comparable')],
      {},
      ['unchanged', null, 2],
    ],
    ['19, without a primary gate', [good, other('improved')], { primary: null }, ['no-regression', null, 0]],
  ])('%s', (_line, gates, changes, expected) => {
    expect(decide(gates, changes)).toEqual(expected)
  })

  // docs/decision-rules.md#good-news-needs-evidence
  test.each<[string, readonly RunGate[], boolean, readonly unknown[]]>([
    ['one case', [gateOf('unchanged', { result: { n: 1 } })], false, ['inconclusive', 'nothing-ruled-out', 0]],
    [
      'one cluster',
      [gateOf('unchanged', { result: { clusters: 1 } })],
      false,
      ['inconclusive', 'nothing-ruled-out', 0],
    ],
    [
      'one case of a target that always answers alike',
      [gateOf('unchanged', { result: { n: 1 } })],
      true,
      ['unchanged', null, 0],
    ],
    ['two clusters', [gateOf('unchanged', { result: { clusters: 2 } })], false, ['unchanged', null, 0]],
    [
      'one value that is known exactly',
      [gateOf('unchanged', { result: { n: 1, row: 'exact' } })],
      false,
      ['unchanged', null, 0],
    ],
    [
      'one fact',
      [
        gateOf('unchanged', {
          result: {
            n: 1,
            these_cases: { how: 'fact', round: 0, worse: false, broke: [], copies: false, hopeless: false },
          },
        }),
      ],
      false,
      ['unchanged', null, 0],
    ],
    [
      'a primary gate among others, whose bounds rule nothing out',
      [gateOf('unchanged', { result: { bounds: [BOUND, { ...BOUND, above_margin: false }] } }), other('improved')],
      false,
      ['inconclusive', 'nothing-ruled-out', 0],
    ],
    [
      'a primary gate among others, without bounds',
      [gateOf('unchanged', { result: { bounds: [] } }), other('improved')],
      false,
      ['inconclusive', 'nothing-ruled-out', 0],
    ],
    [
      'a primary gate among others, whose bounds rule the margin out',
      [gateOf('unchanged'), other('improved')],
      false,
      ['no-regression', null, 0],
    ],
  ])('16: unchanged on %s', (_what, gates, deterministic, expected) => {
    expect(decide(gates, { deterministic })).toEqual(expected)
  })
})

// docs/decision-rules.md#exit-codes
test.each<[string, readonly RunGate[], Partial<RunState>, readonly [number, number, number]]>([
  ['improved', [gateOf('improved')], {}, [0, 0, 0]],
  ['unchanged', [gateOf('unchanged')], {}, [0, 0, 0]],
  ['no-regression', [gateOf('no-regression')], {}, [0, 0, 0]],
  ['no baseline', [gateOf('not-comparable')], { no_baseline: 'none' }, [0, 0, 0]],
  ['an unreadable baseline', [gateOf('not-comparable')], { no_baseline: 'unreadable' }, [2, 2, 0]],
  ['not-comparable for another reason', [gateOf('no-regression')], { excluded_share: 1 }, [0, 2, 0]],
  ['inconclusive', [gateOf('inconclusive')], {}, [0, 2, 0]],
  ['non-inferiority that is not shown', [gateOf('inconclusive', nonInferior(true))], {}, [1, 1, 0]],
  [
    'non-inferiority that is not shown, with an invalid gate',
    [gateOf('inconclusive', nonInferior(true)), other('invalid')],
    {},
    [1, 1, 0],
  ],
  ['a renamed corpus', [gateOf('no-regression')], { is_corpus_renamed: true }, [2, 2, 0]],
  ['regressed', [gateOf('regressed')], {}, [1, 1, 0]],
  ['regressed with an invalid gate', [gateOf('regressed'), other('invalid')], {}, [1, 1, 0]],
  ['invalid', [gateOf('invalid')], {}, [2, 2, 0]],
  ['improved with an invalid gate', [gateOf('improved'), other('invalid')], {}, [2, 2, 0]],
  ['improved with an invalid gate that only warns', [gateOf('improved'), warning('invalid')], {}, [0, 0, 0]],
  ['a bug', [gateOf('improved'), warning('invalid', { is_bug: true })], {}, [4, 4, 4]],
])('the exit codes of %s', (_what, gates, changes, codes) => {
  const failOn = ['regression', 'inconclusive', 'never'] as const
  expect(failOn.map((fail_on) => decide(gates, { ...changes, fail_on })[2])).toEqual(codes)
})

// If answers were asked for, a value of the code alone does not make the run measured.
test.each<[string, readonly string[], readonly boolean[]]>([
  ['only on code', ['code.ccn_average'], [true]],
  ['on code and answers', ['code.ccn_average', 'success'], [false, false]],
])('the measured gates %s, if only the code has a value', (_what, metrics, measured) => {
  const checked = metrics.map((id) => ({
    ...{ gate: gate({ id, metric: id }), margin: null, slice: null },
    metric: id === 'success' ? SUCCESS : { ...SUCCESS, id, measured_on: 'code' as const },
  }))
  const gated = checked.map((one) => ({
    evidence: {
      ...brokenEvidence(one, NO_GATE_CASES, { kind: 'nothing-paired' }),
      candidate_value: one.metric === SUCCESS ? null : 3,
    },
    result: {} as GateResult,
  }))
  expect(toGateStates(gated, checked).map((one) => one.is_measured)).toEqual(measured)
})
