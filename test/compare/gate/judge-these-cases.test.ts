import { describe, expect, test } from 'vitest'
import { type JudgedOnTheseCases, judgeTheseCases } from '../../../src/compare/gate/judge-these-cases.js'
import { NO_POWER } from '../../../src/compare/gate/gate-power.js'
import type { CheckedGate } from '../../../src/compare/pair/check-gates.js'
import type { GateOutcome, LookFigures } from '../../../src/compare/rounds/measure-look.js'
import type { Evidence } from '../../../src/model/suite/gate.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import { gate, SUCCESS } from '../build-runs.js'

type Judged<Kind> = Extract<JudgedOnTheseCases, { readonly kind: Kind }>

const MARGIN: Margin = { kind: 'absolute', value: 0.05 }
const TOKENS: MetricFacts = { ...SUCCESS, id: 'tokens', unit: 'tokens', direction: 'lower', range: [0, null] }
const MISSING = { baseline: 0, candidate: 4 }
const checked = (evidence: Evidence, changes: Partial<CheckedGate> = {}): CheckedGate => ({
  ...{ gate: gate({ evidence, margin: MARGIN }), metric: SUCCESS, margin: MARGIN, slice: null },
  ...changes,
})

const fact = (changes: Partial<Judged<'fact'>>): Judged<'fact'> => ({
  ...{
    kind: 'fact',
    verdict: 'unchanged',
    delta: 0,
    slightly_worse: false,
    changed: [],
    unrepeated: [],
    missing: null,
  },
  ...changes,
})

// docs/decision-rules.md#these-cases: the result of a deterministic target is a fact.
describe('a fact', () => {
  const lost = fact({ verdict: 'regressed', delta: -0.1, changed: ['a', 'b'] })
  const shown = (within: boolean, change: number, changed: number) => ({
    kind: 'fact',
    change,
    changed,
    margin: MARGIN,
    within,
  })
  const open = { kind: 'trials-missing', ...MISSING }
  test.each<[string, Judged<'fact'>, Evidence, string, boolean, object]>([
    ['a loss', lost, 'significant', 'regressed', true, shown(false, -0.1, 2)],
    ['a loss where no more is asked than that', lost, 'threshold', 'breached', true, shown(false, -0.1, 2)],
    ['a loss if a gate requires proof of none', lost, 'non-inferior', 'regressed', true, shown(false, -0.1, 2)],
    [
      'a loss although tries are missing',
      { ...lost, missing: MISSING },
      'significant',
      'regressed',
      true,
      shown(false, -0.1, 2),
    ],
    ['no difference', fact({}), 'significant', 'unchanged', false, shown(true, 0, 0)],
    [
      'a gain',
      fact({ verdict: 'improved', delta: 0.1, changed: ['a'] }),
      'threshold',
      'improved',
      false,
      shown(true, 0.1, 1),
    ],
    [
      'no loss, as was to be shown',
      fact({ verdict: 'no-regression' }),
      'non-inferior',
      'no-regression',
      false,
      shown(true, 0, 0),
    ],
    [
      'nothing good where tries are missing',
      fact({ verdict: 'improved', missing: MISSING }),
      'significant',
      'inconclusive',
      false,
      open,
    ],
    [
      'nothing at a threshold where tries are missing',
      fact({ missing: MISSING }),
      'threshold',
      'inconclusive',
      false,
      open,
    ],
    [
      'nothing that was to be shown where tries are missing',
      fact({ missing: MISSING }),
      'non-inferior',
      'inconclusive',
      true,
      open,
    ],
  ])('is %s', (_what, judged, evidence, verdict, failed, cause) => {
    expect(judgeTheseCases('mcnemar', judged, checked(evidence), 0.05)).toEqual({
      decision: { verdict, suspect: false, failed },
      cause,
      figures: NO_POWER,
      measured: {
        ...{ row: 'fact', delta: judged.delta, interval: null, p: null, p_adjusted: null },
        these_cases: { how: 'fact', round: 0, worse: false, broke: [], copies: false, hopeless: false },
      },
    })
  })

  test('is absent without a margin', () => {
    expect(judgeTheseCases('mcnemar', lost, checked('significant', { margin: null }), 0.05)).toBeNull()
  })
})

const FIGURES: LookFigures = {
  ...{ n: 60, means: { main: 0.9, change: 0.8 }, delta: -0.1, variance: 0.0004, step: 0.01, margin: 0.05 },
  ...{
    lower: -0.15,
    upper: -0.04,
    lower_change: -0.16,
    p: 0.002,
    round_deltas: [-0.1],
    has_copies: false,
    broke: ['a'],
  },
  ...{
    shifted: null,
    reaches_margin: true,
    rules_out_margin: false,
    is_one_try: false,
    noise: 1e-9,
    ratio_of_means: null,
  },
}
const rounds = (
  outcome: Partial<Omit<GateOutcome, 'figures'>>,
  figures: Partial<LookFigures> | null = {},
  missing: Judged<'rounds'>['missing'] = null,
): Judged<'rounds'> => ({
  ...{ kind: 'rounds', hopeless: false, cases_to_settle: 86, missing },
  outcome: {
    ...{ id: 'success', verdict: 'inconclusive', line: 5, because: null, slightly_worse: false, suspect: false },
    ...{ round: 2, p_adjusted: 0.004, family_size: 2, figures: figures === null ? null : { ...FIGURES, ...figures } },
    ...outcome,
  },
})

describe('rounds', () => {
  const points = (value: number): Margin => ({ kind: 'absolute', value })
  const range = { row: 'rounds', low: -0.15, high: -0.04 }
  const proof = { p: 0.004, alpha: 0.05 }
  test.each<[string, Judged<'rounds'>, Evidence, boolean, object]>([
    [
      'show a loss',
      rounds({ verdict: 'regressed', line: 1 }),
      'significant',
      true,
      { kind: 'beyond-margin', loss: points(0.1), margin: MARGIN, ...proof },
    ],
    [
      'show a loss without a proof',
      rounds({ verdict: 'breached' }),
      'threshold',
      true,
      { kind: 'beyond-threshold', loss: points(0.1), margin: MARGIN },
    ],
    [
      'show a gain of the margin',
      rounds({ verdict: 'improved' }, { delta: 0.05 }),
      'non-inferior',
      false,
      { kind: 'better', gain: points(0.05), slightly: false, ...proof },
    ],
    [
      'show a gain of less',
      rounds({ verdict: 'improved' }, { delta: 0.04 }),
      'significant',
      false,
      { kind: 'better', gain: points(0.04), slightly: true, ...proof },
    ],
    [
      'rule a loss out',
      rounds({ verdict: 'no-regression' }),
      'non-inferior',
      false,
      { kind: 'inside-margin', margin: MARGIN, typical: false },
    ],
    [
      'rule a loss of the margin out, and show less',
      rounds({ verdict: 'no-regression', slightly_worse: true }),
      'significant',
      false,
      { kind: 'slightly-worse', typical: false },
    ],
    ['show nothing', rounds({}), 'significant', false, { kind: 'range', worse: null, range, broke: 1, copies: false }],
    [
      'show nothing that fails at a threshold',
      rounds({}),
      'threshold',
      false,
      { kind: 'range', worse: null, range, broke: 1, copies: false },
    ],
    [
      'show nothing, where something was to be shown',
      rounds({}),
      'non-inferior',
      true,
      { kind: 'range', worse: null, range, broke: 1, copies: false },
    ],
    [
      'show a loss of some size',
      rounds({ because: 'worse' }),
      'significant',
      false,
      { kind: 'range', worse: MARGIN, range, broke: 1, copies: false },
    ],
    [
      'show a loss of some size although tries are missing',
      rounds({ because: 'worse' }, {}, MISSING),
      'significant',
      false,
      { kind: 'range', worse: MARGIN, range, broke: 1, copies: false },
    ],
    [
      'show nothing where tries are missing',
      rounds({}, { broke: [] }, MISSING),
      'significant',
      false,
      { kind: 'trials-missing', ...MISSING },
    ],
    [
      'name the missing tries where the range rules the margin out',
      rounds({ because: 'worse' }, { broke: [], rules_out_margin: true }, MISSING),
      'significant',
      false,
      { kind: 'trials-missing', ...MISSING },
    ],
    [
      'say of broken cases no loss beyond the margin where the range rules it out',
      rounds({ because: 'worse' }, { rules_out_margin: true }),
      'significant',
      false,
      { kind: 'range', worse: null, range, broke: 1, copies: false },
    ],
    [
      'say of broken cases no loss where the mean rose',
      rounds({ because: 'worse' }, { delta: 0.01 }),
      'significant',
      false,
      { kind: 'range', worse: null, range, broke: 1, copies: false },
    ],
    [
      'show nothing where a cache answers',
      rounds({}, { has_copies: true }),
      'significant',
      false,
      { kind: 'range', worse: null, range, broke: 1, copies: true },
    ],
  ])('%s', (_what, judged, evidence, failed, cause) => {
    const result = judgeTheseCases('mcnemar', judged, checked(evidence), 0.05)
    const { verdict, suspect } = judged.outcome
    expect(result?.decision).toEqual({ verdict, suspect, failed })
    expect(result?.cause).toEqual(cause)
  })

  test('state what they measured and what they rule out', () => {
    const result = judgeTheseCases(
      'paired-t',
      rounds({ because: 'worse', suspect: true }),
      checked('significant'),
      0.05,
    )
    expect(result?.decision.suspect).toBe(true)
    expect(result?.figures).toEqual({
      ...NO_POWER,
      can_rule_out: 0.15,
      figures_unit: 'absolute',
      cases_to_settle: 86,
    })
    expect(result?.measured).toEqual({
      ...{
        row: 'rounds',
        baseline: 0.9,
        candidate: 0.8,
        ratio_of_means: null,
        delta: -0.1,
        p: 0.002,
        p_adjusted: 0.004,
      },
      interval: { low: -0.15, high: -0.04, method: 'rounds' },
      these_cases: { how: 'rounds', round: 2, worse: true, broke: ['a'], copies: false, hopeless: false },
    })
  })

  test('rule out any loss if the lower end is a gain', () => {
    const result = judgeTheseCases(
      'paired-t',
      rounds({ verdict: 'improved' }, { lower: 0.01, delta: 0.1 }),
      checked('significant'),
      0.05,
    )
    expect(result?.figures.can_rule_out).toBe(0)
  })

  test('of log ratios are turned back into shares of the typical query', () => {
    const share: Margin = { kind: 'relative', value: 0.1 }
    const own = checked('significant', { metric: TOKENS, margin: share })
    const judged = rounds(
      { verdict: 'regressed', p_adjusted: null },
      { delta: -Math.log(1.2), lower: -Math.log(1.5), ratio_of_means: 1.3 },
    )
    const result = judgeTheseCases('log-ratio', judged, own, 0.05)
    expect(result).toMatchObject({
      cause: { kind: 'beyond-margin', margin: share, p: 1 },
      figures: { figures_unit: 'relative' },
      measured: { row: 'log-ratio', ratio_of_means: 1.3, p_adjusted: null },
    })
    expect(result?.cause.kind === 'beyond-margin' && result.cause.loss.value).toBeCloseTo(0.2, 12)
    expect(result?.figures.can_rule_out).toBeCloseTo(0.5, 12)
    const within = judgeTheseCases('log-ratio', rounds({ verdict: 'no-regression' }), own, 0.05)
    expect(within?.cause).toEqual({ kind: 'inside-margin', margin: share, typical: true })
  })

  test('are absent without a margin or a pair', () => {
    expect(judgeTheseCases('mcnemar', rounds({}), checked('significant', { margin: null }), 0.05)).toBeNull()
    expect(judgeTheseCases('mcnemar', rounds({}, null), checked('significant'), 0.05)).toBeNull()
  })
})
