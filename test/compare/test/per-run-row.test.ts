import { describe, expect, test } from 'vitest'
import {
  agreeingInterval,
  findMissingFigure,
  intervalOfFigure,
  isInfiniteOf,
  noiseOfFigures,
  testPerRun,
  valueOfCases,
  valuesOfArms,
} from '../../../src/compare/test/per-run-row.js'
import { perRunBootstrap } from '../../../src/stats/per-run-resampling.js'
import { findRule } from '../../../src/stats/run-figures/index.js'
import type { RunFigure } from '../../../src/model/run/run-figure.js'
import { SUCCESS } from '../build-runs.js'
import { figureInput, inputOf, RECALL, TOKENS_PER_ANSWER } from './row-input.js'

type Records = Parameters<typeof figureInput>[1]

const RATIO: RunFigure = { figure: 'ratio', numerator: 'tokens', denominator: 'success' }
const DECIDES = { decides: true }
const HURRIES = { decides: false }

/** Cases of so many tokens each for one right answer. */
const spent = (...cases: readonly (readonly [number, number])[]): Records =>
  cases.map(
    ([was, is]) =>
      [
        [was, 1],
        [is, 1],
      ] as const,
  )

/** So many cases in both arms, near each other. */
const alike = (n: number): Records =>
  spent(...Array.from({ length: n }, (_, at) => [100 + ((5 * at) % 7), 100 + ((3 * at) % 7)] as const))

describe('the value of some cases', () => {
  const scored = (...values: readonly number[]) => ({ trials: values.length, values })
  const recorded = (...record: readonly number[]) => ({ ...scored(0), record })

  test('is the mean of their means, or the figure of the run, if they have one', () => {
    expect(valueOfCases(SUCCESS, [scored(1, 0), scored(1)])).toBe(0.75)
    expect(valueOfCases(SUCCESS, [])).toBeNull()
    expect(valueOfCases(TOKENS_PER_ANSWER, [recorded(300, 1), recorded(100, 0)])).toBe(400)
    // A case without a record says nothing.
    expect(valueOfCases(TOKENS_PER_ANSWER, [recorded(300, 1), scored(5)])).toBe(300)
    expect(valueOfCases(TOKENS_PER_ANSWER, [])).toBeNull()
  })

  test('is infinite where something was spent on nothing', () => {
    expect(isInfiniteOf(TOKENS_PER_ANSWER, [recorded(300, 0), scored(5)])).toBe(true)
    expect(isInfiniteOf(TOKENS_PER_ANSWER, [recorded(0, 0)])).toBe(false)
    expect(isInfiniteOf(SUCCESS, [scored(1)])).toBe(false)
  })

  test.each<[string, Records, object, object | null]>([
    [
      'both have one',
      [
        [
          [100, 1],
          [200, 1],
        ],
      ],
      { baseline: 100, candidate: 200 },
      null,
    ],
    [
      'the change has none',
      [
        [
          [100, 1],
          [200, 0],
        ],
      ],
      { baseline: 100, candidate: null, infinite: ['candidate'] },
      { arms: ['candidate'], infinite: true },
    ],
    [
      'main has none for nothing was spent',
      [
        [
          [0, 0],
          [200, 1],
        ],
      ],
      { baseline: null, candidate: 200 },
      { arms: ['baseline'], infinite: false },
    ],
    [
      'one of two is infinite',
      [
        [
          [0, 0],
          [200, 0],
        ],
      ],
      { baseline: null, candidate: null, infinite: ['candidate'] },
      { arms: ['baseline', 'candidate'], infinite: false },
    ],
  ])('of two arms: %s', (_, cases, values, missing) => {
    const input = figureInput(TOKENS_PER_ANSWER, cases)
    expect(valuesOfArms(input)).toEqual(values)
    expect(findMissingFigure(input)).toEqual(missing && { kind: 'no-figure', figure: 'ratio', ...missing })
  })

  test('of a mean over cases none is missing', () => {
    expect(findMissingFigure(inputOf(RECALL, [[1, 0]]))).toBeNull()
  })
})

// docs/decision-rules.md#rounding: a billionth of the power of ten that neither the figures nor the ends of the range exceed.
test.each<[readonly [number | null, number | null], readonly number[], number]>([
  [[0, 1], [0.00002, 0.00003], 1e-9],
  [[0, 1000], [0.2, 0.3], 1e-6],
  [[-100, 1], [0.2, 0.3], 1e-7],
  [[0, null], [0.00002, 0.00003], 1e-13],
  [[0, null], [0.2, 30_000], 1e-4],
])('figures in a range of %j: of %j those are equal that are closer than %d', (range, figures, noise) => {
  expect(noiseOfFigures({ ...TOKENS_PER_ANSWER, range }, figures)).toBe(noise)
})

test.each<[string, readonly [number, number] | null, number | null, boolean]>([
  ['no interval', null, 0.01, false],
  ['no p', [1, 2], null, false],
  ['a gain that is significant', [1, 2], 0.01, true],
  ['a loss that is significant', [-2, -1], 0.01, true],
  ['a gain that is not', [1, 2], 0.05, false],
  ['a loss that is not', [-2, -1], 0.5, false],
  ['no change and a small p', [-1, 2], 0.01, false],
  ['no change at its lower end and a small p', [0, 2], 0.01, false],
  ['no change at its upper end and a small p', [-2, 0], 0.01, false],
  ['no change and a large p', [-1, 2], 0.5, true],
  ['no change at its lower end and a large p', [0, 2], 0.05, true],
  ['no change at its upper end and a large p', [-2, 0], 0.05, true],
])('an interval is shown where it agrees with the test at 5 %%: %s', (_, ends, p, isShown) => {
  const interval = ends && ({ low: ends[0], high: ends[1], method: 'bootstrap' } as const)
  expect(agreeingInterval(interval, p, 0.05)).toBe(isShown ? interval : null)
})

describe('the test of a figure', () => {
  const pOf = (cases: Records, effort = DECIDES, clusters: readonly string[] = [], seed = '1') =>
    testPerRun(figureInput(TOKENS_PER_ANSWER, cases, clusters, seed), effort).p
  /** Whether p is a share of so many draws and the arms as they are. */
  const isOf = (draws: number, p: number | null) =>
    Math.abs((p ?? NaN) * (draws + 1) - Math.round((p ?? NaN) * (draws + 1))) < 1e-6

  test.each<[string, Records, readonly string[], number | null]>([
    ['nine cases', alike(9), [], null],
    ['nine clusters', alike(18), Array.from({ length: 18 }, (_, at) => `g${at % 9}`), null],
    ['equal arms', spent(...Array.from({ length: 10 }, () => [5, 5] as const)), [], 1],
  ])('of %s draws nothing', (_, cases, clusters, p) => {
    expect(testPerRun(figureInput(TOKENS_PER_ANSWER, cases, clusters), DECIDES)).toEqual({
      p,
      df: null,
      interval: null,
      se: null,
    })
  })

  test('of a mean over cases is none', () => {
    const cases = Array.from({ length: 20 }, (_, at) => [at, at + 1] as const)
    expect(testPerRun(inputOf(RECALL, cases), DECIDES).p).toBeNull()
    expect(
      intervalOfFigure(
        inputOf(
          RECALL,
          Array.from({ length: 200 }, () => [0, 1] as const),
        ),
        DECIDES,
      ),
    ).toBeNull()
  })

  test('of ten cases that are all worse is that of 2 of 1,024 exchanges, of ten clusters too', () => {
    const worse = spent(...Array.from({ length: 10 }, (_, at) => [100 + at, 110 + at] as const))
    // 9.8 of 10,000 draws are expected: between 1 and 25 but once in 100,000.
    for (const p of [
      pOf(worse),
      pOf(
        [...worse, ...worse],
        DECIDES,
        Array.from({ length: 20 }, (_, at) => `g${at % 10}`),
      ),
    ]) {
      expect(p).toBeGreaterThan(1 / 10_001)
      expect(p).toBeLessThan(26 / 10_001)
    }
  })

  test('is the same in any unit', () => {
    const times = (factor: number) =>
      spent(
        ...[0.1, 0.2, 0.3, 0.3, 0.2, 0.1, 0.4, 0.1, 0.3, 0.2].map(
          (step, at) => [factor, factor * (1 + (at % 3 === 0 ? -step : step))] as const,
        ),
      )
    expect(pOf(times(1e12))).toBe(pOf(times(1)))
    expect(pOf(times(1e-12))).toBe(pOf(times(1)))
  })

  test('draws by the seed', () => {
    expect(pOf(alike(20))).toBe(pOf(alike(20)))
    expect(pOf(alike(20))).not.toBe(pOf(alike(20), DECIDES, [], '2'))
  })

  test.each([
    [20, 10_000],
    [2500, 4000],
    [11_000, 1000],
  ])('of %d cases takes %d draws where no gate needs it, where so many show nothing', (n, draws) => {
    expect(isOf(draws, pOf(alike(n), HURRIES))).toBe(true)
  })

  test('takes more of them to see what is rare', () => {
    // Of 1,250 cases 12 are worse by as much: 2 of 2¹² exchanges are as far, 4 of 8,000 draws.
    const rare = spent(...Array.from({ length: 1250 }, (_, at) => [100, at < 12 ? 101 : 100] as const))
    expect(isOf(10_000, pOf(rare, HURRIES))).toBe(true)
    expect(pOf(rare, HURRIES)).toBe(pOf(rare))
  })
})

describe('the interval of a figure', () => {
  const intervalOf = (cases: Records, effort = DECIDES, clusters: readonly string[] = []) =>
    intervalOfFigure(figureInput(TOKENS_PER_ANSWER, cases, clusters), effort)
  const width = (interval: ReturnType<typeof intervalOf>) => (interval?.high ?? NaN) - (interval?.low ?? NaN)

  test('needs 200 cases, of ten clusters, that differ', () => {
    expect(intervalOf(alike(199))).toBeNull()
    expect(intervalOf(alike(200))?.method).toBe('bootstrap')
    expect(intervalOf(spent(...Array.from({ length: 200 }, () => [5, 5] as const)))).toBeNull()
    expect(
      intervalOf(
        alike(200),
        DECIDES,
        Array.from({ length: 200 }, (_, at) => `g${at % 9}`),
      ),
    ).toBeNull()
  })

  test('is wider where whole clusters moved together', () => {
    const cases = spent(...Array.from({ length: 200 }, (_, at) => [100, 100 + (at % 10 < 5 ? 10 : -10)] as const))
    const clusters = Array.from({ length: 200 }, (_, at) => `g${at % 10}`)
    // The standard error is √(200/10) times as large.
    expect(width(intervalOf(cases, DECIDES, clusters)) / width(intervalOf(cases))).toBeGreaterThan(3)
  })

  test.each([
    [HURRIES, 4000],
    [DECIDES, 10_000],
  ])('%j: of 2,500 cases it takes %d resamples', (effort, draws) => {
    const cases = alike(2500)
    const { resample } = findRule(RATIO)
    const [baseline, candidate] = [resample(cases.map(([was]) => was)), resample(cases.map(([, is]) => is))]
    const drawn = perRunBootstrap({
      ...{ n: 2500, baseline, candidate, draws },
      orientation: -1,
      seed: '1/per-run',
      alpha: 0.05,
    })
    expect(intervalOf(cases, effort)).toEqual({ ...drawn, method: 'bootstrap' })
  })
})
