import { describe, expect, test } from 'vitest'
import { causeOfChange, decideGate, findCause, decideByTest } from '../../../src/compare/gate/decide-gate.js'
import { type PowerFigures, NO_POWER } from '../../../src/compare/gate/gate-power.js'
import { NO_GATE_CASES } from '../../../src/compare/pair/gate-cases.js'
import type { GateEvidence } from '../../../src/compare/test/gate-evidence.js'
import type { Evidence } from '../../../src/model/suite/gate.js'
import { gate, SUCCESS } from '../build-runs.js'

interface Row {
  readonly evidence?: Evidence
  readonly p?: number | null
  readonly delta?: number
  /** Whether Δ reaches −m. */
  readonly reaches?: boolean
  readonly equal?: boolean
  /** Whether every bound of the row is above −m, and K is large enough. */
  readonly holds?: boolean
  readonly total?: boolean
  /** What the total became, as a share of what it was. */
  readonly ratio?: number
  readonly missing?: boolean
  readonly few?: boolean
  readonly matched?: { readonly p: number; readonly delta: number } | null
  readonly broken?: boolean
  readonly deterministic?: boolean
  readonly test?: GateEvidence['test']
  /** What the row is and has beside its verdict. */
  readonly row?: 'mcnemar' | 'per-run' | 'log-ratio'
  readonly bounds?: readonly boolean[]
  readonly clusters?: number | null
  readonly single?: boolean
  /** The share of the baseline that the margin is; absent for one in points. */
  readonly share?: number
}

const points = (value: number) => ({ kind: 'absolute', value }) as const
const MARGIN = points(0.05)
const bug = { kind: 'bug', message: 'x' } as const

function evidenceFor(row: Row): GateEvidence {
  const { delta = 0, reaches = false, equal = false, holds = false, total = false, missing = false } = row
  const pair = { baseline: { values: [1] }, candidate: { values: [1] } }
  const input = {
    metric: SUCCESS,
    pairs: row.single ? [pair] : [pair, pair],
    cluster_count: row.clusters ?? null,
    is_single: row.single === true,
  }
  const outcome = {
    row: row.row ?? 'mcnemar',
    delta,
    all_equal: equal,
    reaches_margin: reaches,
    series: { kind: 'difference', size: 0.05, relative: row.share ?? null, noise: 1e-9 },
    total_contradicts: total,
    ratio_of_means: row.ratio ?? (total ? 1.07 : null),
    information_only: row.few === true,
    matched_trials: () => row.matched ?? null,
    bounds: () => (row.bounds ?? []).map((isAbove) => ({ method: 't', value: 0, above_margin: isAbove })),
    bounds_hold: () => holds,
  }
  return {
    checked: {
      gate: gate({ evidence: row.evidence ?? 'significant', margin: MARGIN }),
      metric: SUCCESS,
      margin: MARGIN,
      slice: null,
    },
    cases: NO_GATE_CASES,
    candidate_value: 0.5,
    broken_bound: row.broken ? { kind: 'min', limit: 0.6, value: 0.5 } : null,
    missing_unevenly: missing,
    test: row.test ?? { kind: 'tested', input, outcome },
  } as unknown as GateEvidence
}

const levelOf = (row: Row) => ({ p_adjusted: row.p === undefined ? 0.5 : row.p, alpha: 0.05 })
const decide = (row: Row) =>
  decideGate(evidenceFor(row), { ...levelOf(row), deterministic: row.deterministic === true })

const better = { p: 0.01, delta: 0.1 }
const worse = { p: 0.01, delta: -0.1, reaches: true }

// docs/decision-rules.md#the-verdict-of-a-gate, line by line. `+` is suspect, `!` fails.
describe('the first matching line', () => {
  test.each<[string, Row, string]>([
    ['1', { test: { kind: 'invalid', cause: bug } }, 'invalid'],
    ['1 before 2', { test: { kind: 'invalid', cause: bug }, broken: true }, 'invalid'],
    ['2', { broken: true }, 'breached!'],
    ['2 before 3', { test: { kind: 'bounds-only' }, broken: true }, 'breached!'],
    ['2 before 4', { test: { kind: 'not-comparable', cause: bug }, broken: true }, 'breached!'],
    ['3', { test: { kind: 'bounds-only' } }, 'within-bounds'],
    ['4', { test: { kind: 'not-comparable', cause: bug } }, 'not-comparable'],
    ['5', { evidence: 'threshold', delta: -0.1, reaches: true }, 'breached!'],
    ['5, not of other evidence', { delta: -0.1, reaches: true }, 'inconclusive+'],
    ['5 before 6', { evidence: 'threshold', delta: -0.1, reaches: true, few: true }, 'breached!'],
    ['6', { few: true, delta: -0.1, reaches: true }, 'inconclusive'],
    ['6, not where nothing differs', { few: true, equal: true }, 'unchanged'],
    ['6 before 9', { ...better, few: true }, 'inconclusive'],
    ['7', { equal: true }, 'unchanged'],
    ['7, not where cases are missing', { equal: true, missing: true }, 'inconclusive'],
    ['8', worse, 'regressed!'],
    ['8, not at alpha itself', { ...worse, p: 0.05 }, 'inconclusive+'],
    ['8, not without a p', { ...worse, p: null }, 'inconclusive+'],
    ['8, not within the margin', { p: 0.01, delta: -0.01 }, 'inconclusive'],
    ['8, where cases are missing', { ...worse, missing: true }, 'regressed!'],
    ['8, where the total is fine', { ...worse, total: true }, 'regressed!'],
    ['8 before 10', { ...worse, holds: true }, 'regressed!'],
    ['8, of what must be shown', { ...worse, evidence: 'non-inferior' }, 'regressed!'],
    ['9', better, 'improved'],
    ['9, not at alpha itself', { ...better, p: 0.05 }, 'inconclusive'],
    ['9, not without a p', { ...better, p: null }, 'inconclusive'],
    ['9, not of no change', { p: 0.01, delta: 0 }, 'inconclusive'],
    ['9, not where cases are missing', { ...better, missing: true }, 'inconclusive'],
    ['9, not where the total is worse', { ...better, total: true }, 'inconclusive'],
    ['9, of a threshold', { ...better, evidence: 'threshold' }, 'improved'],
    ['9, on equal tries', { ...better, matched: { p: 0.04, delta: 0.1 } }, 'improved'],
    ['9, not where equal tries are not significant', { ...better, matched: { p: 0.05, delta: 0.1 } }, 'inconclusive'],
    ['9, not where equal tries are not better', { ...better, matched: { p: 0.01, delta: 0 } }, 'inconclusive'],
    ['9, not where equal tries are worse', { ...better, matched: { p: 0.01, delta: -0.1 } }, 'inconclusive'],
    ['9 before 10', { ...better, holds: true }, 'improved'],
    ['10', { holds: true }, 'no-regression'],
    ['10, where equal tries disagree', { ...better, holds: true, matched: { p: 1, delta: 0 } }, 'no-regression'],
    ['10, not where cases are missing', { holds: true, missing: true }, 'inconclusive'],
    ['10, not where the total is worse', { holds: true, total: true }, 'inconclusive'],
    ['11', {}, 'inconclusive'],
    ['11, suspect', { delta: -0.1, reaches: true }, 'inconclusive+'],
  ])('%s', (_, row, expected) => {
    const { verdict, suspect, failed } = decide(row)
    expect(`${verdict}${suspect ? '+' : ''}${failed && row.evidence !== 'non-inferior' ? '!' : ''}`).toBe(
      row.evidence === 'non-inferior' ? expected.replace('!', '') : expected,
    )
  })
})

// The same heading: `non-inferior` fails unless a drop of m is ruled out, whatever the verdict is called.
test.each<[string, Row, boolean]>([
  ['is improved and unbounded', better, true],
  ['is improved and bounded', { ...better, holds: true }, false],
  ['is bounded', { holds: true }, false],
  ['is bounded where cases are missing', { holds: true, missing: true }, true],
  ['is bounded where the total is worse', { holds: true, total: true }, true],
  ['is unchanged, which is an observation', { equal: true }, true],
  ['is unchanged, of a target that always answers alike', { equal: true, deterministic: true }, false],
  ['is unchanged of such a target where cases are missing', { equal: true, deterministic: true, missing: true }, true],
  ['differs, of such a target', { deterministic: true }, true],
  ['regressed', worse, true],
  ['breaks a bound', { broken: true, holds: true }, true],
  ['is invalid', { test: { kind: 'invalid', cause: bug } }, false],
  ['is not comparable', { test: { kind: 'not-comparable', cause: bug } }, false],
])('a non-inferior gate, and %s', (_, row, failed) => {
  expect(decide({ ...row, evidence: 'non-inferior' }).failed).toBe(failed)
})

// docs/decision-rules.md#exact-figures
test.each<[number, boolean, Evidence, string, boolean]>([
  [-0.1, true, 'significant', 'regressed', true],
  [-0.1, true, 'threshold', 'breached', true],
  [-0.1, false, 'significant', 'no-regression', false],
  [0, false, 'significant', 'unchanged', false],
  [0.1, false, 'threshold', 'improved', false],
])(
  'one number per side that differs by %d, beyond the margin: %s, by %s',
  (delta, reaches, evidence, verdict, failed) => {
    const exact = { kind: 'exact', delta, reaches_margin: reaches, margin: MARGIN, basis: {} } as GateEvidence['test']
    expect(decide({ test: exact, evidence })).toEqual({ verdict, suspect: false, failed })
  },
)

describe('the obstacle to a verdict', () => {
  const lost = { p: 0.01, delta: -0.02 }
  test.each<[string, Row, object]>([
    ['too few cases', { few: true, clusters: 4 }, { kind: 'information-only', unit: 'cluster', units: 4, needed: 10 }],
    ['cases are missing', { missing: true, single: true }, { kind: 'cases-missing', baseline: 0, candidate: 0 }],
    ['one case', { single: true, total: true }, { kind: 'single', unit: 'case' }],
    ['the total is worse', { total: true, ratio: 1.5 }, { kind: 'total-contradicts', worse: null, change: 0.5 }],
    ['a loss, and the total is worse', { ...lost, total: true }, { kind: 'total-contradicts', worse: MARGIN }],
    ['the total is a little worse', { ratio: 1.02 }, { kind: 'limits', worse: null }],
    ['equal tries disagree', { ...better, matched: { p: 1, delta: 0 } }, { kind: 'unequal-trials' }],
    ['equal tries without an improvement', { ...lost, matched: { p: 1, delta: 0 } }, { kind: 'limits', worse: MARGIN }],
    [
      'equal tries with a possible improvement',
      { delta: 0.1, matched: { p: 1, delta: 0 } },
      { kind: 'limits', worse: null },
    ],
    ['nothing bounds a figure', { row: 'per-run' }, { kind: 'change-only', worse: null }],
    ['nothing bounds a lost figure', { row: 'per-run', ...lost }, { kind: 'change-only', worse: MARGIN }],
    [
      '19 clusters, with bounds above the margin',
      { clusters: 19, bounds: [true, true] },
      { kind: 'few-clusters', worse: null, clusters: 19, needed: 20 },
    ],
    ['19 clusters, with one bound below it', { clusters: 19, bounds: [true, false] }, { kind: 'limits' }],
    ['19 clusters without bounds', { clusters: 19 }, { kind: 'limits' }],
    ['20 clusters', { clusters: 20, bounds: [true] }, { kind: 'limits' }],
    ['no clusters', { bounds: [true] }, { kind: 'limits', worse: null, flags: null, rules_out: null }],
    ['a loss that is proven', lost, { kind: 'limits', worse: MARGIN }],
    ['a loss at alpha itself', { ...lost, p: 0.05 }, { kind: 'limits', worse: null }],
    ['a loss without a p', { ...lost, p: null }, { kind: 'limits', worse: null }],
    ['no loss', { p: 0.01, delta: 0 }, { kind: 'limits', worse: null }],
  ])('%s', (_, row, cause) => {
    const details = { ...levelOf(row), figures: NO_POWER }
    const decision = { verdict: 'inconclusive', suspect: false, failed: false } as const
    expect(findCause(evidenceFor(row), decision, details)).toMatchObject(cause)
  })
})

test.each<[string, 'improved' | 'no-regression', Row, object]>([
  ['better by the margin', 'improved', { p: 0.01, delta: 0.05 }, { kind: 'better', slightly: false }],
  ['better by less', 'improved', { p: 0.01, delta: 0.04 }, { kind: 'better', slightly: true }],
  ['worse for sure', 'no-regression', { p: 0.01, delta: -0.01 }, { kind: 'slightly-worse', typical: false }],
  ['worse perhaps', 'no-regression', { p: 0.05, delta: -0.01 }, { kind: 'inside-margin', typical: false }],
  ['not worse', 'no-regression', { p: 0.01, delta: 0 }, { kind: 'inside-margin', margin: MARGIN }],
  ['worse without a p', 'no-regression', { p: null, delta: -0.01 }, { kind: 'inside-margin' }],
  ['worse of the typical query', 'no-regression', { row: 'log-ratio', ...worse }, { typical: true }],
])('a good verdict states how good it is: %s', (_, verdict, row, cause) => {
  const decision = { verdict, suspect: false, failed: false }
  expect(findCause(evidenceFor(row), decision, { ...levelOf(row), figures: NO_POWER })).toMatchObject(cause)
})

test.each<[number, number | null]>([
  [0.5, 0.5],
  [Infinity, null],
])('a broken bound is the cause, and a value of %d is written as %s', (value, said) => {
  const evidence = { ...evidenceFor({}), broken_bound: { kind: 'min', limit: 0.6, value } as const }
  const decision = { verdict: 'breached', suspect: false, failed: true } as const
  expect(findCause(evidence, decision, { ...levelOf({}), figures: NO_POWER })).toEqual({
    ...{ kind: 'outside-bound', side: 'min', value: said, limit: 0.6 },
  })
})

// docs/decision-rules.md#the-verdict-of-a-gate: lines 5 to 9 are about a row.
test.each<GateEvidence['test']>([
  { kind: 'invalid', cause: bug, is_bug: true },
  { kind: 'bounds-only' },
  { kind: 'not-comparable', cause: bug },
])('a gate without a row has no change: $kind', (without) => {
  expect(decideByTest(evidenceFor({ test: without }), levelOf(worse))).toBeNull()
})

describe('the cause of a gate without a row', () => {
  const exact = { kind: 'exact', delta: -0.1, margin: MARGIN, basis: { unit: 'lines' } }
  test.each<[string, object, object]>([
    ['what could not be computed', { kind: 'invalid', cause: bug }, bug],
    ['bounds that hold', { kind: 'bounds-only' }, { kind: 'within-bounds' }],
    ['no baseline', { kind: 'not-comparable', cause: { kind: 'zero-baseline' } }, { kind: 'zero-baseline' }],
    [
      'a number that reaches its margin',
      { ...exact, reaches_margin: true },
      { kind: 'exact-change', change: -0.1, margin: MARGIN, within: false, unit: 'lines' },
    ],
    [
      'a number that does not',
      { ...exact, reaches_margin: false },
      { kind: 'exact-change', change: -0.1, margin: MARGIN, within: true, unit: 'lines' },
    ],
  ])('%s', (_, without, cause) => {
    const evidence = evidenceFor({ test: without as GateEvidence['test'] })
    const decision = { verdict: 'inconclusive', suspect: false, failed: false } as const
    expect(findCause(evidence, decision, { ...levelOf({}), figures: NO_POWER })).toEqual(cause)
  })
})

describe('the cause of a change states its size and what it is compared with', () => {
  const RELATIVE = { kind: 'relative', value: 0.1 } as const
  const proof = { p: 0.01, alpha: 0.05 }
  test.each<[string, 'breached' | 'regressed' | 'improved', Row, object]>([
    ['a loss in points', 'regressed', worse, { kind: 'beyond-margin', loss: points(0.1), margin: MARGIN, ...proof }],
    [
      'a loss with a relative margin',
      'regressed',
      { ...worse, share: 0.1 },
      { kind: 'beyond-margin', loss: points(0.1), margin: RELATIVE, ...proof },
    ],
    [
      // A mean log ratio of ln .5 halves the value.
      'a loss of the typical query',
      'regressed',
      { ...worse, delta: Math.log(0.5), row: 'log-ratio', share: 0.1 },
      { kind: 'beyond-margin', loss: { kind: 'relative', value: -0.5 }, margin: RELATIVE, ...proof },
    ],
    ['a loss beyond a threshold', 'breached', worse, { kind: 'beyond-threshold', loss: points(0.1), margin: MARGIN }],
    ['a gain', 'improved', better, { kind: 'better', gain: points(0.1), slightly: false, ...proof }],
  ])('%s', (_, verdict, row, cause) => {
    const decision = { verdict, suspect: false, failed: false }
    expect(findCause(evidenceFor(row), decision, { ...levelOf(row), figures: NO_POWER })).toEqual(cause)
  })

  test.each(['unchanged', 'inconclusive', 'invalid', 'not-comparable', 'within-bounds'] as const)(
    '%s is no change',
    (verdict) => {
      const change = { ...proof, size: MARGIN, margin: MARGIN, is_slight: false, is_log: false }
      expect(causeOfChange(verdict, change)).toBeNull()
    },
  )
})

// Every pair passed, so nothing but a loss of 100 points is possible.
describe('the figures in a cause, unless the metric cannot lose so much', () => {
  const of = (
    flag: number | null,
    ruledOut: number | null,
    unit: PowerFigures['figures_unit'] = 'absolute',
  ): PowerFigures => ({
    ...NO_POWER,
    can_flag: flag,
    can_rule_out: ruledOut,
    figures_unit: unit,
  })
  const share = (value: number) => ({ kind: 'relative', value }) as const
  test.each<[string, PowerFigures, object]>([
    ['both', of(0.2, 0.1), { flags: points(0.2), rules_out: points(0.1) }],
    ['as shares', of(0.2, 0.1, 'relative'), { flags: share(0.2), rules_out: share(0.1) }],
    ['one that is possible', of(1, 1.1), { flags: points(1), rules_out: null }],
    ['the other', of(null, 1), { flags: null, rules_out: points(1) }],
  ])('%s', (_, figures, quoted) => {
    const details = { ...levelOf({}), figures }
    const open = { verdict: 'inconclusive', suspect: true, failed: false } as const
    expect(findCause(evidenceFor({}), open, details)).toEqual({ kind: 'limits', worse: null, ...quoted })
  })

  test('of an unchanged gate, what it rules out', () => {
    const decision = { verdict: 'unchanged', suspect: false, failed: false } as const
    const details = { ...levelOf({}), figures: of(0.2, 0.1) }
    expect(findCause(evidenceFor({ equal: true }), decision, details)).toEqual({
      ...{ kind: 'unchanged', cases: 2, rules_out: points(0.1) },
    })
  })
})
