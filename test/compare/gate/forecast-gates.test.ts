import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { ForecastInput } from '../../../src/compare/gate/forecast-gates.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { buildForecast } from '../../../src/report/sections/gate-table.js'
import { gate, scoredRun } from '../build-runs.js'
import { first, forecast, manyCases, on, points, read } from './forecast-suite.js'

describe('the change that a gate could flag', () => {
  test('is computed from its cases and an assumed noise, which is stated', () => {
    const { gates, assumed } = forecast([gate()], manyCases(40))
    expect(gates).toEqual([
      { gate: 'success', text: 'flags drops of 26\u202fpoints or more (40 cases)', can_fail: true },
    ])
    expect(assumed).toBe(
      'A gate flags such a change four times in five. Assumed noise between two runs of the same thing: one yes/no outcome in ten differs. To measure it, run `goldenpair ab --variants NAME,NAME`.',
    )
  })

  test('is smaller with more cases, and larger if gates share a level', () => {
    const figure = (gates: readonly Gate[], count: number): number => {
      const [told] = forecast(gates, manyCases(count)).gates
      return Number(/of ([\d.]+)/.exec(told?.text ?? '')?.[1])
    }
    expect(figure([gate()], 400)).toBeLessThan(figure([gate()], 100))
    expect(figure([gate(), on('precision'), on('tokens')], 100)).toBeGreaterThan(figure([gate()], 100))
    expect(figure([gate(), on('precision', { severity: 'warn' })], 100)).toBe(figure([gate()], 100))
  })

  test.each<[string, Gate, Partial<ForecastInput>, RegExp]>([
    ['a score', on('precision'), {}, /^flags drops of 19 % or more \(40 cases\)$/],
    ['an amount', on('tokens'), {}, /^flags rises of 13 % or more \(40 cases\)$/],
    ['a figure of the run', on('p95'), {}, /^flags a rise of 10 % or more that chance does not explain/],
    [
      'a threshold',
      gate({ evidence: 'threshold' }),
      {},
      /^fails at a drop of 5 points or more, even by chance \(40 cases\)$/,
    ],
    ['a bound', gate({ min: 0.6 }), {}, /^fails below 60 %, with or without a baseline$/],
    [
      'a proof that so few cases cannot give',
      gate({ evidence: 'non-inferior' }),
      {},
      /^fails unless a drop of 5 points is ruled out: with 40 cases it always fails, even without a loss$/,
    ],
  ])('is stated for %s', (_what, one, rest, expected) => {
    const [text, canFail] = first([one], manyCases(40), rest)
    expect(text).toMatch(expected)
    expect(canFail).toBe(true)
  })

  test('uses the level and the noise that a first run has shown', () => {
    const noisy = first([gate()], manyCases(40), {
      measured: () => ({ level: 0.9, spread: 0.4 }),
      trials: { baseline: 3, candidate: 3 },
    })
    expect(noisy[0]).toMatch(/^flags drops of \d+ points or more/)
    const steady = forecast([on('precision')], manyCases(40), { measured: () => ({ level: 0.9, spread: 0.02 }) })
    expect(steady.assumed).toBeNull()
    expect(read(steady.gates[0]?.text)).toBe('flags drops of 11 % or more (40 cases)')
  })
})

describe('the change that a gate could flag in rounds', () => {
  const success = gate({ margin: points(0.05) })
  const ROW = { trials: { baseline: 5, candidate: 1 } }
  const inRounds = { ...ROW, rounds: 3 }
  const steady = { ...inRounds, measured: () => ({ level: 1, spread: 0.1 }) }
  test.each<[string, Gate, number, Partial<ForecastInput>, string]>([
    [
      'a target that always answers alike is a fact',
      success,
      2,
      { ...inRounds, deterministic: true },
      'fails at a drop of 5 points or more: the target always answers alike (2 cases)',
    ],
    [
      'two cases that vary show the loss of everything',
      success,
      2,
      inRounds,
      'flags drops of 94 points or more, and rules 5 points out from about 86 cases on (3 rounds of 2 cases)',
    ],
    [
      'sixty are short',
      success,
      60,
      inRounds,
      'flags drops of 8 points or more, and rules 5 points out from about 86 cases on (3 rounds of 60 cases)',
    ],
    [
      'a hundred with little noise settle it',
      success,
      100,
      steady,
      'flags drops of 5.7 points or more (3 rounds of 100 cases)',
    ],
    [
      'a bound besides the margin does not change that it is a fact',
      gate({ margin: points(0.05), min: 0.5 }),
      2,
      { ...inRounds, deterministic: true },
      'fails at a drop of 5 points or more: the target always answers alike (2 cases)',
    ],
    ['amounts', on('tokens'), 60, inRounds, 'flags rises of 12 % or more (3 rounds of 60 cases)'],
  ])('%s', (_, own, cases, rest, text) => {
    expect(first([own], manyCases(cases), rest)).toEqual([text, true])
  })

  test.each<[string, Gate, number]>([
    ['few amounts', on('tokens'), 9],
    ['metrics without ends', on('steps', { margin: points(1) }), 60],
  ])('%s are tested by their row', (_, own, cases) => {
    const byRow = first([own], manyCases(cases), ROW)
    expect(byRow[1]).toBe(true)
    expect(first([own], manyCases(cases), inRounds)).toEqual(byRow)
  })
})

describe('a gate that can never fail states why', () => {
  test.each<[string, Gate, readonly GoldenCase[], Partial<ForecastInput>, string]>([
    ['no case', gate(), manyCases(40), { applies: () => false }, 'it applies to no case'],
    ['one case', gate(), manyCases(1), {}, 'one case is too few to test'],
    ['one cluster', gate(), manyCases(40, 1), {}, 'all cases are in one cluster'],
    ['four yes/no cases', gate(), manyCases(4), {}, 'with 4 cases no drop can be proven; add cases'],
    [
      'a figure of few cases',
      on('p95'),
      manyCases(9),
      {},
      'a figure of the run is information only below 10 cases, and there are 9',
    ],
    [
      'a figure of few clusters',
      on('p95'),
      manyCases(40, 3),
      {},
      'a figure of the run is information only below 10 clusters, and there are 3',
    ],
    [
      'a margin beyond the range',
      gate({ margin: points(1.5) }),
      manyCases(40),
      {},
      'its margin of 150 points is more than Success can drop',
    ],
    [
      'a margin beyond what there is to lose',
      gate({ margin: points(0.2) }),
      manyCases(40),
      { measured: () => ({ level: 0.1, spread: null }) },
      'its margin of 20 points is more than Success can drop from 10 %',
    ],
    ['a bound at the end of the range', gate({ min: 0 }), manyCases(40), {}, 'Success cannot leave its bounds'],
  ])('%s', (_what, one, cases, rest, why) => {
    expect(first([one], cases, rest)).toEqual([`can never fail: ${why}`, false])
  })

  test('as does a machine-dependent one, if the sides are not interleaved', () => {
    const [text, canFail] = first([on('latency')], manyCases(40))
    expect(text).toMatch(/^can fail only where both sides run interleaved in one job/)
    expect(canFail).toBe(false)
  })

  test('but five yes/no cases suffice, and fewer for a bound or a threshold', () => {
    expect(first([gate()], manyCases(5))[1]).toBe(true)
    expect(first([gate({ margin: points(0.05), min: 0.5 })], manyCases(1))[1]).toBe(true)
    expect(first([gate({ evidence: 'threshold' })], manyCases(1))[1]).toBe(true)
  })

  test('and it counts only the cases of its slice', () => {
    expect(first([gate({ where: 'tag:few' })], manyCases(40))[0]).toMatch(/\(5 cases\)$/)
  })
})

test('a comparison has a forecast only without a baseline, and the report lists it', () => {
  const cases = manyCases(40)
  const trials = cases.map(({ id }, index) => ({
    case: id,
    trial: 0,
    scores: { success: index < 2 ? 1 : 0 },
    unscored: {},
  }))
  const run = scoredRun({ cases, trials, gates: [gate({ margin: points(0.2) })] })
  const compare = (baseline: typeof run | null) => compareRuns({ baseline, candidate: run, failOn: 'regression' })
  expect(compare(run).forecast).toBeUndefined()
  expect(buildForecast(compare(run))).toEqual([])
  const first = compare(null)
  expect(first.forecast).toEqual({
    gates: [
      {
        gate: 'success',
        text: 'can never fail: its margin of 20\u202fpoints is more than Success can drop from 5\u202f%',
        can_fail: false,
      },
    ],
    assumed: null,
  })
  expect(buildForecast(first)[1]).toMatchObject({
    kind: 'list',
    items: [['⚠️ ', { kind: 'code', text: 'success' }, /never/]],
  })
})
