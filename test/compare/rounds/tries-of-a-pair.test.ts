import { describe, expect, test } from 'vitest'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import type { CaseTries, GateInRounds } from '../../../src/compare/rounds/gate-in-rounds.js'
import { openRounds } from '../../../src/compare/rounds/open-rounds.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

type Try = number | null | Partial<ScoredTrial>
type Tries = readonly [main: readonly Try[], change: readonly Try[]]

interface Parts {
  readonly metric?: MetricFacts
  readonly gate?: Partial<Gate>
  /** Whether both arms were asked in one job. */
  readonly interleaved?: boolean
  readonly tagged?: readonly string[]
}

/** A try that has no score. */
const NONE = { scores: {}, unscored: { value: 'no answer' } }

/** Opens the gate on cases with the tries of both arms: a value, `null` if there is none, or other fields of the trial. */
function openGate(cases: Readonly<Record<string, Tries>>, parts: Parts = {}): GateInRounds | undefined {
  const metric: MetricFacts = { ...(parts.metric ?? SUCCESS), id: 'value' }
  const runOf = (arm: 0 | 1) =>
    scoredRun({
      cases: Object.keys(cases).map((id) => goldenCase({ id, tags: parts.tagged?.includes(id) === true ? ['x'] : [] })),
      metrics: [metric],
      gates: [
        gate({ id: 'beside', metric: 'value', min: 0 }),
        gate({ id: 'own', metric: 'value', margin: { kind: 'absolute', value: 0.05 }, ...parts.gate }),
      ],
      trials: Object.entries(cases).flatMap(([id, own]) =>
        own[arm].map((one, trial): ScoredTrial => ({
          case: id,
          trial,
          ...(typeof one === 'number' ? { scores: { value: one }, unscored: {} } : { ...NONE, ...one }),
        })),
      ),
      session_id: parts.interleaved === true || arm === 0 ? 'one' : 'other',
    })
  const opened = openRounds(openPair({ baseline: runOf(0), candidate: runOf(1), failOn: 'regression' }))
  return opened.find(({ id }) => id === 'own')
}

const scoring = (value: number, more: Partial<ScoredTrial>): Partial<ScoredTrial> => ({
  scores: { value },
  unscored: {},
  ...more,
})

describe('the tries of a case', () => {
  const triesOf = (main: readonly Try[], change: readonly Try[], interleaved = false): CaseTries | undefined =>
    openGate({ q: [main, change] }, { interleaved })?.cases.get('q')
  const failing = { failed: true } as const
  const askedOn = { asked_on: true } as const

  test.each<[string, readonly Try[], readonly Try[], boolean, Partial<CaseTries>]>([
    ['without rounds are one', [1, 0], [0, 1], false, { main: [1, 0], rounds: [[0, 1]] }],
    ['without a score are null', [1, null], [null, 1], false, { main: [1, null], rounds: [[null, 1]] }],
    [
      'that the metric says nothing of do not count',
      [1, { unscored: {} }],
      [1, { unscored: {} }],
      false,
      { main: [1], rounds: [[1]], failed: undefined },
    ],
    [
      'stand in their rounds',
      [1],
      [scoring(1, { round: 1 }), scoring(0, { round: 3 }), scoring(1, { round: 3 })],
      false,
      { rounds: [[1], [], [0, 1]], asked_on: [] },
    ],
    [
      'that answer in other words are unlike, up to the round that repeats one',
      [1],
      [1, 1, 2, 3, 3].map((round, at) => scoring(1, { round, answer: [7, 8, 9, 6, 8][at] ?? 0 })),
      false,
      { rounds: [[1, 1], [1], [1, 1]], unlike_rounds: 2 },
    ],
    [
      'whose answers all differ are unlike',
      [1],
      [scoring(1, { round: 1, answer: 7 })],
      false,
      { unlike_rounds: Infinity },
    ],
    [
      'that the target failed have no answer, and may be alike',
      [1],
      [scoring(1, { round: 1, answer: 7 }), scoring(0, { round: 2, ...failing })],
      false,
      { unlike_rounds: 1 },
    ],
    ['without a known answer may be alike', [1], [0, 1], false, { unlike_rounds: 0 }],
    [
      'that were asked on stand apart',
      [1, scoring(0, askedOn)],
      [scoring(0, { round: 1 }), scoring(1, { round: 1, ...askedOn }), scoring(0, { round: 2, ...askedOn })],
      false,
      { main: [1], rounds: [[0]], asked_on: [[1], [0]] },
    ],
    [
      'of main in rounds stand beside those of the change in one job',
      [scoring(1, { round: 1 }), scoring(0, { round: 2 }), scoring(1, { round: 2, ...askedOn })],
      [scoring(1, { round: 1 })],
      true,
      { main: [], beside: [[1], [0]] },
    ],
    ['of main without rounds do not', [1, 0], [scoring(1, { round: 1 })], true, { main: [1, 0], beside: undefined }],
    [
      'of main in another job do not',
      [scoring(1, { round: 1 }), scoring(0, { round: 2 })],
      [1],
      false,
      { main: [1, 0], beside: undefined },
    ],
    [
      'of main of which one alone has a round do',
      [1, scoring(0, { round: 2 })],
      [1],
      true,
      { main: [], beside: [[1], [0]] },
    ],
    [
      'that the target failed are counted',
      [1, failing, { ...failing, ...askedOn }],
      [scoring(1, { round: 1 }), { round: 2, ...failing }, { round: 2, ...failing }],
      false,
      { main: [1], rounds: [[1], []], failed: { main: 1, rounds: [0, 2] } },
    ],
    ['that only main failed are counted', [1, failing], [1], false, { failed: { main: 1, rounds: [0] } }],
    ['that only the change failed are counted', [1], [1, failing], false, { failed: { main: 0, rounds: [1] } }],
    ['of one failure each are counted', [1, failing], [1, failing], false, { failed: { main: 1, rounds: [1] } }],
    [
      'that failed and have a score are scored',
      [scoring(0, { ...failing, unscored: { value: 'x' } })],
      [1],
      false,
      { main: [0], failed: undefined },
    ],
    [
      'that failed, of which the metric says nothing, do not count',
      [1, { ...failing, unscored: {} }],
      [1],
      false,
      { main: [1], failed: undefined },
    ],
  ])('%s', (_, main, change, interleaved, expected) => {
    expect(triesOf(main, change, interleaved)).toMatchObject(expected)
  })
})

const amounts: MetricFacts = {
  ...SUCCESS,
  kind: 'continuous',
  unit: 'tokens',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
}
const share = { kind: 'relative', value: 0.1 } as const

describe('a gate in rounds', () => {
  test('has its severity, evidence, slice, sign, width and margin', () => {
    const grades: MetricFacts = { ...SUCCESS, kind: 'continuous', range: [1, 5], direction: 'lower' }
    expect(
      openGate(
        { a: [[1], [2]], b: [[1], [3]] },
        { metric: grades, gate: { severity: 'warn', evidence: 'threshold', where: 'tag:x' }, tagged: ['a'] },
      ),
    ).toMatchObject({
      ...{ id: 'own', severity: 'warn', evidence: 'threshold', is_slice: true, sign: -1, width: 4, values: 'number' },
      margin: { kind: 'absolute', value: 0.05 },
      cases: new Map([['a', { main: [1], rounds: [[2]] }]]),
    })
    expect(openGate({ a: [[1], [0]] })).toMatchObject({ is_slice: false, sign: 1, width: 1, values: 'yes-no' })
  })

  test.each<[string, MetricFacts, Tries, GateInRounds['values']]>([
    [
      'yes and no',
      SUCCESS,
      [
        [1, 0],
        [0, null],
      ],
      'yes-no',
    ],
    ['a part of yes in main', SUCCESS, [[1, 0.5], [0]], 'number'],
    ['a part of yes in the change', SUCCESS, [[1], [0.5]], 'number'],
    ['numbers that are 0 or 1', { ...SUCCESS, kind: 'continuous' }, [[1], [0]], 'number'],
  ])('reads %s', (_, metric, own, values) => {
    expect(openGate({ q: own }, { metric })?.values).toBe(values)
  })

  test('is absent without a margin, a case or a baseline', () => {
    expect(openGate({ q: [[1], [1]] }, { gate: { margin: null, min: 0.5 } })).toBeUndefined()
    expect(openGate({ q: [[{ unscored: {} }], [{ unscored: {} }]] })).toBeUndefined()
    const candidate = scoredRun({
      cases: [goldenCase({ id: 'q' })],
      trials: [{ case: 'q', trial: 0, scores: { success: 1 }, unscored: {} }],
      gates: [gate({ margin: share })],
    })
    expect(openRounds(openPair({ baseline: null, candidate, failOn: 'regression' }))).toEqual([])
  })

  describe('with a share of main as its margin', () => {
    const bounded: MetricFacts = { ...SUCCESS, kind: 'continuous' }
    test.each<[string, MetricFacts, readonly Tries[], GateInRounds['margin'] | undefined]>([
      [
        'keeps it where main has anything',
        bounded,
        [
          [[0], [1]],
          [[0, 0.2], [1]],
        ],
        share,
      ],
      ['has none where main has nothing', bounded, [[[0], [1]]], undefined],
      [
        'has the metric’s own there',
        { ...bounded, absolute_margin: 0.03 },
        [[[0], [1]]],
        { kind: 'absolute', value: 0.03 },
      ],
    ])('%s', (_, metric, tries, margin) => {
      const cases = Object.fromEntries(tries.map((own, at) => [`q${at}`, own]))
      expect(openGate(cases, { metric, gate: { margin: share } })?.margin).toEqual(margin)
    })

    test("also reads main's tries in the same job", () => {
      const beside: Tries = [[scoring(0.5, { round: 1 })], [scoring(1, { round: 1 })]]
      expect(openGate({ q: beside }, { metric: bounded, gate: { margin: share }, interleaved: true })?.margin).toEqual(
        share,
      )
    })
  })

  // A rise of 10 % is ln 1.1 = .0953 on the log scale.
  describe('on logs of amounts', () => {
    const logs = (...groups: readonly (readonly [number, Tries])[]) => {
      const all = groups.flatMap(([count, own]) => Array.from({ length: count }, () => own))
      const cases = Object.fromEntries(all.map((own, at) => [`q${at}`, own]))
      return openGate(cases, { metric: amounts, gate: { margin: share } })
    }
    const plain: Tries = [[100], [110]]

    test.each<[string, readonly (readonly [number, Tries])[], boolean]>([
      ['ten cases', [[10, plain]], true],
      ['nine cases', [[9, plain]], false],
      [
        'ten of which main has no score of one',
        [
          [9, plain],
          [1, [[null], [110]]],
        ],
        false,
      ],
      [
        'ten of which the change has no score of one',
        [
          [9, plain],
          [1, [[100], [null]]],
        ],
        false,
      ],
      [
        'ten of which the change has few scores of one',
        [
          [9, plain],
          [1, [[100], [110, null, null]]],
        ],
        false,
      ],
      ['ten that the change was not asked yet', [[10, [[100], []]]], true],
      [
        'eleven of which one is unscored',
        [
          [10, plain],
          [1, [[null], [null]]],
        ],
        true,
      ],
      [
        'one amount of 0',
        [
          [10, plain],
          [1, [[100], [0]]],
        ],
        false,
      ],
    ])('%s', (_, groups, expected) => {
      const opened = logs(...groups)
      expect(opened !== undefined).toBe(expected)
      if (!expected) return
      expect(opened?.margin.kind).toBe('log')
      expect(opened?.margin.value).toBeCloseTo(0.0953102, 7)
      expect(opened).toMatchObject({ width: 0, sign: -1, values: 'number' })
    })
  })
})
