import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { adjustByFamily, decideGates, makeGateResult } from '../../../src/compare/gate/decide-gates.js'
import { NO_POWER } from '../../../src/compare/gate/gate-power.js'
import type { JudgedOnTheseCases } from '../../../src/compare/gate/judge-these-cases.js'
import type { CheckedGate } from '../../../src/compare/pair/check-gates.js'
import { NO_GATE_CASES } from '../../../src/compare/pair/gate-cases.js'
import { applyRow } from '../../../src/compare/test/apply-row.js'
import { brokenEvidence, type GateEvidence, type TestedGate } from '../../../src/compare/test/gate-evidence.js'
import type { RowOutcome } from '../../../src/compare/test/row-outcome.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { ModelChange } from '../../../src/compare/pair/comparability.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'
import { figureInput, inputOf, TOKENS_PER_ANSWER, type Trials } from '../test/row-input.js'

const HOPS: MetricFacts = { ...SUCCESS, id: 'hops', kind: 'continuous' }
const COUNT: MetricFacts = { ...HOPS, id: 'count', unit: 'count', range: [0, null] }
const TOKENS: MetricFacts = { ...COUNT, id: 'tokens', unit: 'tokens' }
const POINTS = { kind: 'absolute', value: 0.05 } as const

interface Parts {
  readonly gates?: readonly Gate[]
  /** The number of clusters, which have equal sizes. */
  readonly clusters?: number
  readonly models?: readonly string[]
  readonly tries?: number
}

/** Makes a run of 60 cases. The first `failing` fail; the other scores are equal in all cases. */
function runOf(failing: number, { gates = [gate({ margin: POINTS })], clusters, models = [], tries = 1 }: Parts = {}) {
  const ids = Array.from({ length: 60 }, (_, at) => `q-${String(at).padStart(2, '0')}`)
  return scoredRun({
    cases: ids.map((id, at) => goldenCase({ id, ...(clusters !== undefined && { cluster: `c${at % clusters}` }) })),
    trials: ids.flatMap((id, at) =>
      Array.from({ length: tries }, (_, trial) => ({
        ...{ case: id, trial, unscored: {} },
        scores: { success: at < failing ? 0 : 1, hops: 0.5, count: 3, tokens: 100 },
      })),
    ),
    metrics: [SUCCESS, HOPS, COUNT, TOKENS],
    gates,
    fingerprints: { models: [...models] },
  })
}
const gatesOf = (baseline: ScoredRun | null, candidate: ScoredRun) =>
  compareRuns({ baseline, candidate, failOn: 'regression' }).gates

test('a gate without anything to compare has its value, and no other number', () => {
  expect(gatesOf(null, runOf(15))).toEqual([
    {
      ...{ gate: gate({ margin: POINTS }), metric: SUCCESS },
      ...{ verdict: 'not-comparable', suspect: false, failed: false, cause: { kind: 'no-baseline', lost: 'none' } },
      ...{ n: 0, row: null, clusters: null, baseline: null, candidate: null, candidate_value: 0.75 },
      ...{ delta: null, interval: null, p: null, p_adjusted: null, df: null, bounds: [], ratio_of_means: null },
      ...{ scored_share: { baseline: null, candidate: 1 }, missing_unevenly: false, borderline: false },
      ...{ newly_failing: null, newly_passing: null, ...NO_POWER, checks: {}, warnings: [] },
    },
  ])
})

describe('a broken bound names the cases that break it', () => {
  test.each<[string, Partial<Gate>, readonly string[] | undefined]>([
    ['of a yes/no metric', { min: 0.99 }, ['q-00', 'q-01']],
    ['not where it is kept', { min: 0.9 }, undefined],
    ['not of a number', { metric: 'hops', min: 0.9 }, undefined],
  ])('%s', (_, parts, broken) => {
    expect(gatesOf(null, runOf(2, { gates: [gate(parts)] }))[0]?.broken_by).toEqual(broken)
  })
})

describe('a gate with a loss names the cases behind it', () => {
  /** Lowers `hops` in the first cases, by 0.1 more in each case before. */
  const lower = (count: number, gates: readonly Gate[]) => {
    const run = runOf(0, { gates })
    const trials = run.trials.map((trial, at) => ({
      ...trial,
      scores: { ...trial.scores, hops: Math.max(0, 0.5 - 0.1 * Math.max(0, count - at)) },
    }))
    return { ...run, trials }
  }
  const hops = gate({ id: 'hops', metric: 'hops', margin: POINTS })
  const tokens = gate({ id: 'tokens', metric: 'tokens', margin: { kind: 'relative', value: 0.1 } })
  const halved = (run: ScoredRun): ScoredRun => ({
    ...run,
    trials: run.trials.map((trial) => ({ ...trial, scores: { ...trial.scores, tokens: 50 } })),
  })

  test('those that lost most first, then by id', () => {
    const [result] = gatesOf(runOf(0, { gates: [hops] }), lower(7, [hops]))
    expect(result?.worse_cases?.count).toBe(7)
    const worst = result?.worse_cases?.worst.map(({ case_id: id, candidate }) => [id, Number(candidate.toFixed(1))])
    expect(worst?.slice(0, 4)).toEqual([
      ['q-00', 0],
      ['q-01', 0],
      ['q-02', 0],
      ['q-03', 0.1],
    ])
  })

  test('with the number of those that gained', () => {
    const now = lower(7, [hops])
    const trials = now.trials.map((trial, at) =>
      at < now.trials.length - 3 ? trial : { ...trial, scores: { ...trial.scores, hops: 0.51 } },
    )
    expect(gatesOf(runOf(0, { gates: [hops] }), { ...now, trials })[0]?.worse_cases).toMatchObject({
      count: 7,
      better: 3,
    })
  })

  test.each<[string, Partial<Gate>, number | undefined]>([
    ['a loss beyond a threshold', { evidence: 'threshold' }, 30],
    ['a broken minimum, if there is a loss', { min: 0.9 }, 30],
  ])('%s', (_, parts, count) => {
    const gates = [gate({ id: 'hops', metric: 'hops', margin: POINTS, ...parts })]
    const [result] = gatesOf(runOf(0, { gates }), lower(30, gates))
    expect([result?.verdict, result?.worse_cases?.count]).toEqual(['breached', count])
  })

  test('not for a broken minimum that was broken before', () => {
    const gates = [gate({ id: 'hops', metric: 'hops', margin: POINTS, min: 0.9 })]
    const [result] = gatesOf(lower(30, gates), runOf(0, { gates }))
    expect([result?.verdict, result?.worse_cases]).toEqual(['breached', undefined])
  })

  test('all that lost the margin or more, and not the others', () => {
    const [result] = gatesOf(runOf(0, { gates: [hops] }), lower(30, [hops]))
    expect(result?.verdict).toBe('regressed')
    expect(result?.worse_cases).toMatchObject({ count: 30, beyond: 30, worst: { length: 30 } })
    const now = lower(12, [hops])
    const trials = now.trials.map((trial, at) =>
      at < 12 ? trial : { ...trial, scores: { ...trial.scores, hops: 0.46 } },
    )
    const some = gatesOf(runOf(0, { gates: [hops] }), { ...now, trials })[0]?.worse_cases
    expect(some).toMatchObject({ count: now.trials.length, beyond: 12, worst: { length: 12 } })
  })

  test('at most twenty of them, if none lost so much', () => {
    const now = lower(30, [hops])
    const trials = now.trials.map((trial) => ({ ...trial, scores: { ...trial.scores, hops: 0.46 } }))
    const gates = [{ ...hops, min: 0.48, margin: POINTS }]
    const [result] = gatesOf(runOf(0, { gates }), { ...now, trials })
    expect(result?.worse_cases).toMatchObject({ count: now.trials.length, worst: { length: 20 } })
    expect(result?.worse_cases?.beyond).toBeUndefined()
  })

  test.each<[string, readonly [ScoredRun, ScoredRun]]>([
    ['not without a loss', [runOf(0, { gates: [hops] }), runOf(0, { gates: [hops] })]],
    ['not for a gain', [lower(30, [hops]), runOf(0, { gates: [hops] })]],
    ['not for success, whose cases are flips', [runOf(0), runOf(30)]],
    ['not for costs', [runOf(0, { gates: [tokens] }), halved(runOf(0, { gates: [tokens] }))]],
  ])('%s', (_, [before, now]) => {
    expect(gatesOf(before, now)[0]?.worse_cases).toBeUndefined()
  })
})

// docs/decision-rules.md#mcnemar: with 5 flips that all go one way the mid-p is 2/2^5 − 1/2^5 = .031, with 4 it is .0625.
describe('the fewest flips that would be significant', () => {
  const hops = gate({ id: 'hops', metric: 'hops', margin: POINTS })
  test.each<[string, Parts, number | undefined]>([
    ['alone', {}, 5],
    // Next to an unchanged gate (p = 1) the p is doubled: 6 flips give 2 · .0156, 5 give 2 · .031.
    ['in a family of two', { gates: [gate({ margin: POINTS }), hops] }, 6],
    ['none of several tries', { tries: 2 }, undefined],
    ['none of clusters', { clusters: 12 }, undefined],
  ])('%s', (_, parts, flips) => {
    const [own] = gatesOf(runOf(0, parts), runOf(2, parts))
    expect([own?.least_flips, own?.newly_failing, own?.newly_passing]).toEqual([flips, 2, 0])
  })
})

describe('a gate warns', () => {
  const warningsOf = (before: Parts, now: Parts) => gatesOf(runOf(0, before), runOf(3, now))[0]?.warnings
  test.each([
    [9, ['only 9 clusters (fewer than 10): the test leans on its assumptions']],
    [10, []],
  ])('of few clusters: %d', (clusters, warnings) => {
    expect(warningsOf({ clusters }, { clusters })).toEqual(warnings)
  })

  test.each<[string, boolean]>([
    ['success', true],
    ['hops', true],
    ['count', true],
    ['tokens', false],
  ])('of another model that answered, if the gate is about quality: %s', (metric, isWarned) => {
    const gates = [gate({ id: metric, metric, margin: POINTS })]
    const of = (models: readonly string[]) => ({ gates, models })
    const [own] = gatesOf(runOf(0, of(['a'])), runOf(0, of(['b'])))
    expect(own?.marks).toEqual(isWarned ? ['another model answered'] : undefined)
    expect(gatesOf(runOf(0, of(['a'])), runOf(0, of(['a'])))[0]).not.toHaveProperty('marks')
  })
})

const SETTINGS = { alpha: 0.05, deterministic: false, model_change: 'none' as ModelChange }
const checkedOf = (metric: MetricFacts, parts: Partial<CheckedGate> = {}): CheckedGate => ({
  ...{ gate: gate({ metric: metric.id, margin: POINTS }), metric, margin: POINTS, slice: null },
  ...parts,
})
type Input = TestedGate['input']

/** Makes the evidence of a gate that has been tested by its row. */
function testedGate(
  input: Input,
  own: Partial<RowOutcome> = {},
  parts: Partial<GateEvidence> = {},
  margin: Margin = POINTS,
): GateEvidence {
  const row = applyRow(input, margin)
  if (row === null) throw new Error('no row')
  const checked = checkedOf(input.metric, { margin, gate: gate({ metric: input.metric.id, margin }) })
  return {
    ...{ checked, cases: { ...NO_GATE_CASES, pairs: input.pairs }, candidate_value: 0.5, broken_bound: null },
    ...{ missing_unevenly: false, test: { kind: 'tested', input, outcome: { ...row, ...own } } },
    ...parts,
  }
}
/** Makes the evidence of a gate without a row. */
const untested = (test: GateEvidence['test'], parts: Partial<GateEvidence> = {}): GateEvidence => ({
  ...brokenEvidence(checkedOf(SUCCESS), NO_GATE_CASES, { kind: 'not-measured' }),
  test,
  ...parts,
})
const NO_FAMILY = (p: number | null) => ({ p, family_size: 1, others: [] })
/** Makes the input of 20 cases, of which the first `lost` newly fail. */
const losing = (lost: number, metric: MetricFacts = SUCCESS): Input =>
  inputOf(
    metric,
    Array.from({ length: 20 }, (_, at) => [1, at < lost ? 0 : 1] as const),
  )
const write = (evidence: GateEvidence, settings: Partial<typeof SETTINGS> = {}, judged?: JudgedOnTheseCases) =>
  makeGateResult(evidence, NO_FAMILY(0.5), { ...SETTINGS, ...settings }, judged)

const FACT: JudgedOnTheseCases = {
  ...{ kind: 'fact', verdict: 'regressed', delta: -0.1, slightly_worse: false, changed: ['c0', 'c1'], unrepeated: [] },
  missing: null,
}
const inRounds = (p: number | null | undefined): JudgedOnTheseCases =>
  ({ kind: 'rounds', outcome: { figures: p === undefined ? null : { p } } }) as unknown as JudgedOnTheseCases

test('an error that also occurs for the invalid gate is thrown, not retried forever', () => {
  const write = () =>
    decideGates(
      [checkedOf(SUCCESS)],
      () => NO_GATE_CASES,
      (own, cases) => brokenEvidence(own, cases, { kind: 'not-measured' }),
      SETTINGS,
      () => {
        throw new Error('not known')
      },
    )
  expect(write).toThrow('not known')
})

// docs/decision-rules.md#families: Holm's method turns p of .01 and .04 into .02 and .04.
test.each<[string, JudgedOnTheseCases | null, readonly (number | null)[]]>([
  ['the p of its row', null, [0.02, 0.04, null]],
  ['the p of its rounds', inRounds(0.03), [0.06, 0.06, null]],
  ['none, where its rounds have none', inRounds(null), [null, 0.04, null]],
  ['none, where no round was measured', inRounds(undefined), [null, 0.04, null]],
  ['none, where its change is a fact', FACT, [null, 0.04, null]],
])('a gate adds to its family %s', (_, judged, adjusted) => {
  const withP = (id: string, p: number) => ({
    ...testedGate(losing(1), { p }),
    checked: checkedOf(SUCCESS, { gate: gate({ id }) }),
  })
  const gates = [withP('first', 0.01), withP('second', 0.04), untested({ kind: 'bounds-only' })]
  const judgedOf = (id: string) => (id === 'first' ? judged : null)
  expect(adjustByFamily(gates, judgedOf).map(({ p }) => p)).toEqual(adjusted)
  if (judged === null) expect(adjustByFamily(gates).map(({ p }) => p)).toEqual(adjusted)
})

test('a tested gate has the figures of its row', () => {
  const { can_rule_out: ruledOut, figures_unit: unit, interval } = write(testedGate(losing(2)))
  expect([ruledOut, unit]).toEqual([-(interval?.low ?? 0), 'absolute'])
})

describe('a gate judged on these cases', () => {
  test('reports what they show, and only the flips of its row', () => {
    const { interval, ...result } = write(testedGate(losing(2)), {}, FACT)
    expect(interval).toBeNull()
    expect(result).toMatchObject({
      ...{ verdict: 'regressed', failed: true, row: 'fact', delta: -0.1, p: null, p_adjusted: null, clusters: null },
      cause: { kind: 'fact', change: -0.1, changed: 2, margin: POINTS, within: false },
      ...{ bounds: [], checks: {}, newly_failing: 2, newly_passing: 0, borderline: false, ...NO_POWER },
    })
    expect(result).not.toHaveProperty('least_flips')
  })

  test('fails by its bound first, and keeps what the cases show', () => {
    const broken = testedGate(losing(2), {}, { broken_bound: { kind: 'min', limit: 0.6, value: 0.5 } })
    expect(write(broken, {}, FACT)).toMatchObject({
      ...{ verdict: 'breached', failed: true, row: 'fact', delta: -0.1 },
      cause: { kind: 'outside-bound', side: 'min', value: 0.5, limit: 0.6 },
      these_cases: { how: 'fact' },
    })
  })

  test('is not judged on them without a test', () => {
    expect(write(untested({ kind: 'bounds-only' }), {}, FACT)).toMatchObject({ verdict: 'within-bounds', row: null })
  })
})

// docs/decision-rules.md#exact-figures
test('one number per side is kept unchanged', () => {
  const exact = {
    ...{ kind: 'exact', n: 1, baseline: 200, candidate: 230, delta: -30, reaches_margin: true, margin: POINTS },
    basis: {},
  } as unknown as GateEvidence['test']
  expect(write(untested(exact))).toMatchObject({
    ...{ verdict: 'regressed', n: 1, row: 'exact', baseline: 200, candidate: 230, delta: -30, interval: null, p: null },
    marks: ['exact, no interval'],
    warnings: ['exact, no interval'],
  })
})

describe('an infinite value is stored as null', () => {
  test('of a gate without anything to compare', () => {
    const nothing = untested({ kind: 'not-comparable', cause: { kind: 'not-measured' } }, { candidate_value: Infinity })
    expect(write(nothing)).toMatchObject({ candidate_value: null, infinite: ['candidate'] })
  })

  test('of both arms, if no answer is right in either', () => {
    const none: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
      [
        [100, 0],
        [100, 0],
      ],
    ]
    const input = figureInput(TOKENS_PER_ANSWER, none)
    const both = untested(
      { kind: 'not-comparable', cause: { kind: 'not-measured' } },
      {
        checked: checkedOf(TOKENS_PER_ANSWER),
        cases: { ...NO_GATE_CASES, pairs: input.pairs },
        candidate_value: Infinity,
      },
    )
    expect(write(both).infinite).toEqual(['baseline', 'candidate'])
  })

  test('but a finite value is not', () => {
    expect(write(testedGate(losing(2)))).not.toHaveProperty('infinite')
    expect(write(testedGate(losing(2))).candidate_value).toBe(0.5)
  })
})

// docs/decision-rules.md#mcnemar: p and the interval come from two tests, which may disagree near the level.
test.each<[number | null, number, number, boolean]>([
  [0.049, -0.1, 0.001, true],
  [0.049, -0.1, 0, true],
  [0.049, -0.1, -0.001, false],
  [0.049, 0, 0.1, true],
  [0.049, 0.001, 0.1, false],
  [0.05, -0.1, 0.001, false],
  [0.05, -0.1, -0.001, true],
  [0.06, 0.001, 0.1, true],
])('with a p of %s and an interval from %d to %d, borderline is %s', (p, low, high, is) => {
  const interval = () => ({ low, high, method: 'tango' }) as const
  expect(write(testedGate(losing(2), { p, interval })).borderline).toBe(is)
  const other = testedGate(losing(2, HOPS), { p, interval })
  expect(write(other).borderline).toBe(false)
})

test('a single case has no p, and no number of flips suffices', () => {
  const single = write(testedGate(inputOf(SUCCESS, [[1, 0]])))
  expect(single).toMatchObject({ row: 'mcnemar', p: null, newly_failing: 1, borderline: false })
  expect(single).not.toHaveProperty('least_flips')
})

describe('next to its verdict, a gate states', () => {
  const failed = { baseline: { scored: 20, failed: 0 }, candidate: { scored: 18, failed: 2 } }
  const answered = { ...NO_GATE_CASES, answers: failed }
  const overAnswers = 'over 18 of 20 answers: a failed trial has no value'
  test.each<[string, GateEvidence, readonly string[]]>([
    ['of how many answers a tested metric speaks', testedGate(losing(2), {}, { cases: answered }), [overAnswers]],
    ['and one with only bounds', untested({ kind: 'bounds-only' }, { cases: answered }), [overAnswers]],
    [
      'but not one that is not compared',
      untested({ kind: 'not-comparable', cause: { kind: 'not-measured' } }, { cases: answered }),
      [],
    ],
  ])('%s', (_, evidence, warnings) => {
    expect(write(evidence).warnings).toEqual(warnings)
  })

  test('that the arms have different numbers of trials', () => {
    const unequal: readonly (readonly [Trials, Trials])[] = [
      [[1, 1], 1],
      [[1, 1], 0],
      [[1, 1], 1],
    ]
    expect(write(testedGate(inputOf(SUCCESS, unequal))).warnings).toEqual([
      'the arms have different numbers of trials: improved also had to hold on equal numbers of them',
    ])
  })

  test.each<[number, readonly string[] | undefined]>([
    [0, undefined],
    [1, ["1 case with the target's own cost is left out: the price list changed"]],
  ])('that %d cases are left out', (left_out, marks) => {
    const cases = { ...NO_GATE_CASES, left_out }
    expect(write(testedGate(losing(2), {}, { cases })).marks).toEqual(marks)
    expect(write(untested({ kind: 'bounds-only' }, { cases })).marks).toBeUndefined()
  })

  test('nothing about a changed model if there is no test', () => {
    expect(write(untested({ kind: 'bounds-only' }), { model_change: 'provider' as const }).marks).toBeUndefined()
    expect(write(testedGate(losing(2)), { model_change: 'provider' as const }).marks).toEqual([
      "the provider's model changed",
    ])
  })

  test.each<[string, Partial<NonNullable<CheckedGate['agreement']>>, readonly string[] | undefined]>([
    ['enough', {}, undefined],
    [
      'too little',
      { least: 0.6 },
      ['only warns: its judge agrees with people at κ .45, below the required .60 (31 answers)'],
    ],
    ['unknown', { needed: 50 }, ['whether its judge agrees with people is unknown: 31 labels, 50 needed']],
  ])('whether its judge agrees with people: %s', (_, known, marks) => {
    const agreement = { kappa: 0.449, low: 0.2, high: 0.7, n: 31, ...known }
    const result = write(untested({ kind: 'bounds-only' }, { checked: checkedOf(SUCCESS, { agreement }) }))
    expect(result.agreement).toEqual(agreement)
    expect(result.marks).toEqual(marks)
    expect(write(untested({ kind: 'bounds-only' }))).not.toHaveProperty('agreement')
  })
})
