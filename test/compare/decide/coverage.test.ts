import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { describeUncovered } from '../../../src/report/words/coverage-words.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const HOPS: MetricFacts = {
  ...SUCCESS,
  id: 'hops',
  title: 'hop coverage',
  kind: 'continuous',
  default_margin: { kind: 'relative', value: 0.1 },
  absolute_margin: 0.05,
}
const TOKENS: MetricFacts = {
  ...SUCCESS,
  id: 'tokens',
  title: 'tokens per query',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
}
const FAILED: MetricFacts = { ...SUCCESS, id: 'failed', title: 'failed', direction: 'lower', aspect: 'conduct' }
const metrics = [SUCCESS, HOPS, TOKENS, FAILED]
const ids = Array.from({ length: 100 }, (_, index) => `case-${String(index).padStart(2, '0')}`)
const cases = ids.map((id, index) => goldenCase({ id, tags: index < 50 ? ['first'] : [] }))

/** Makes a run in which `success` applies to all cases except the last `open`; these have `hops`, with the given value. */
function run(open: number, hops: number | ((index: number) => number), gates: readonly Gate[]): ScoredRun {
  const trials = ids.map((id, index) => {
    const quality = index < ids.length - open ? { success: 1 } : { hops: typeof hops === 'number' ? hops : hops(index) }
    return { case: id, trial: 0, scores: { ...quality, tokens: 100, failed: 0 }, unscored: {} }
  })
  return scoredRun({ cases, trials, metrics, gates })
}

const compare = (baseline: ScoredRun | null, candidate: ScoredRun): PairComparison =>
  compareRuns({ baseline, candidate, failOn: 'regression' })
const tokensGate = gate({ id: 'tokens', metric: 'tokens' })

describe('the quality of cases without a gate', () => {
  test('is not mentioned if there are none', () => {
    const { coverage, verdict } = compare(run(0, 1, [gate()]), run(0, 1, [gate()]))
    expect({ coverage, word: verdict.word }).toEqual({ coverage: undefined, word: 'unchanged' })
  })

  test('is counted for up to a fifth of the cases', () => {
    const gates = [gate(), tokensGate]
    const { coverage, verdict } = compare(run(20, 1, gates), run(20, 1, gates))
    expect(coverage).toEqual({ cases: 100, uncovered: ids.slice(80), gated: true, gateable: ['hops'], losses: [] })
    expect(verdict).toEqual({ word: 'unchanged', because: null, exit_code: 0, passed: true, primary: 'success' })
  })

  test('prevents good news above a fifth', () => {
    const { verdict } = compare(run(21, 1, [gate()]), run(21, 1, [gate()]))
    expect(verdict).toMatchObject({ word: 'inconclusive', because: 'ungated-cases', exit_code: 0 })
  })

  test('is not diluted by cases that the change adds', () => {
    const gates = [gate()]
    const of = (added: number): ScoredRun => {
      const before = run(40, 1, gates)
      const more = Array.from({ length: added }, (_, index) => `new-${index}`)
      return scoredRun({
        cases: [...cases, ...more.map((id) => goldenCase({ id }))],
        trials: [...before.trials, ...more.map((id) => ({ case: id, trial: 0, scores: { success: 1 }, unscored: {} }))],
        metrics,
        gates,
      })
    }
    const { coverage, verdict, gates: results } = compare(of(0), of(150))
    if (coverage === undefined) throw new Error('all covered')
    expect(coverage).toMatchObject({ cases: 250, compared: { cases: 100, uncovered: 40 } })
    expect(verdict).toMatchObject({ word: 'inconclusive', because: 'ungated-cases' })
    expect(describeUncovered(coverage, results)).toBe(
      'no gate checks the quality of 40 of 250 cases, 40 of the 100 cases that both runs have',
    )
  })

  test.each<[string, readonly Gate[]]>([
    ['a gate on spending', [tokensGate]],
    ['a gate that only warns', [tokensGate, gate({ severity: 'warn' })]],
    ['a gate on how the target replies', [tokensGate, gate({ id: 'failed', metric: 'failed', max: 0.1 })]],
  ])('is not covered by %s', (_what, gates) => {
    const { coverage, verdict } = compare(run(0, 1, gates), run(0, 1, gates))
    expect(coverage).toMatchObject({ cases: 100, gated: false, gateable: ['success'], losses: [] })
    expect(verdict).toMatchObject({ word: 'inconclusive', because: 'no-quality-gate' })
  })

  test('is covered by an absolute bound, within its slice', () => {
    const bound = gate({ min: 0.5, where: 'tag:first' })
    expect(compare(run(0, 1, [bound]), run(0, 1, [bound])).coverage?.uncovered).toEqual(ids.slice(50))
  })

  test('prevents good news from hiding a loss among them, however few they are', () => {
    const gates = [gate()]
    const { coverage, verdict } = compare(
      run(10, 1, gates),
      run(10, (index) => (index % 5) / 10, gates),
    )
    expect(verdict).toMatchObject({ word: 'inconclusive', because: 'ungated-loss' })
    expect(coverage?.losses.map(({ metric, n, baseline, candidate }) => [metric.id, n, baseline, candidate])).toEqual([
      ['hops', 10, 1, 0.2],
    ])
    expect(coverage?.losses[0]?.p_adjusted).toBeLessThan(0.001)
  })

  test('is not lost by less than the default margin, nor by chance', () => {
    const gates = [gate()]
    const slightly = compare(
      run(10, 1, gates),
      run(10, (index) => 0.95 + (index % 2) / 100, gates),
    )
    const once = compare(
      run(10, 1, gates),
      run(10, (index) => (index === 99 ? 0 : 1), gates),
    )
    expect([slightly, once].map(({ coverage, verdict }) => [coverage?.losses, verdict.word])).toEqual([
      [[], 'unchanged'],
      [[], 'unchanged'],
    ])
  })

  test('is lost if the change deletes what those cases ask about', () => {
    const deleted = ids.slice(0, 10)
    const gates = [gate({ where: 'tag:last' })]
    const tagged = cases.map((golden, index) => ({ ...golden, tags: index < 10 ? [] : ['last'] }))
    const of = (parts: { readonly deleted_cases?: readonly string[] }): ScoredRun =>
      scoredRun({
        cases: tagged,
        trials: ids.map((id) => ({ case: id, trial: 0, scores: { success: 1 }, unscored: {} })),
        metrics: [{ ...SUCCESS, default_margin: { kind: 'absolute', value: 0.05 } }],
        gates,
        ...parts,
      })
    const { coverage, verdict } = compare(of({}), of({ deleted_cases: deleted }))
    expect(coverage?.uncovered).toEqual(deleted)
    expect(coverage?.losses.map(({ metric, candidate }) => [metric.id, candidate])).toEqual([['success', 0]])
    expect(verdict.because).toBe('ungated-loss')
  })

  test('is still compared if a metric throws', () => {
    const broken: MetricFacts = {
      ...HOPS,
      id: 'broken',
      per_run: { figure: 'percentile', of: 'hops', percentile: 950 },
    }
    const withBroken = ({ run: facts, ...rest }: ScoredRun): ScoredRun => ({
      ...rest,
      run: { ...facts, metrics: [broken, ...metrics] },
    })
    const { coverage } = compare(
      withBroken(run(10, 1, [gate()])),
      withBroken(run(10, (index) => (index % 5) / 10, [gate()])),
    )
    expect(coverage?.losses.map(({ metric }) => metric.id)).toEqual(['hops'])
  })

  test('is also counted without a baseline, and only for asked cases', () => {
    const { run: whole, trials } = run(20, 1, [gate()])
    const part = { run: whole, trials: trials.slice(0, 90) }
    expect(compare(null, part).coverage).toMatchObject({ cases: 90, uncovered: ids.slice(80, 90), losses: [] })
  })

  test('does not prevent bad news', () => {
    const gates = [gate(), tokensGate]
    const worse = run(30, 1, gates)
    const candidate = {
      ...worse,
      trials: worse.trials.map((trial) => ({ ...trial, scores: { ...trial.scores, tokens: 200 } })),
    }
    expect(compare(run(30, 1, gates), candidate).verdict).toMatchObject({ word: 'regressed', because: 'gate' })
  })
})

// docs/decision-rules.md#coverage: a loss among cases without a gate counts from the metric's default margin on.
describe('a loss outside all gates', () => {
  const bare: MetricFacts = {
    ...{ id: 'bare', title: 'bare', unit: 'ratio', kind: 'continuous', direction: 'higher', range: [0, 1] },
    ...{ environment: 'free', scale: 'linear', definition: '1' },
  }
  const ABSOLUTE = { default_margin: { kind: 'absolute', value: 0.05 } } as const
  const SHARE = { default_margin: { kind: 'relative', value: 0.1 } } as const
  const COUNT = { ...SHARE, unit: 'count', direction: 'lower', range: [0, null], scale: 'log-ratio' } as const
  const lossesOf = (facts: readonly MetricFacts[], before: readonly number[], now: readonly number[]) => {
    const of = (values: readonly number[]): ScoredRun =>
      scoredRun({
        cases,
        trials: ids.map((id, index) => ({
          case: id,
          trial: 0,
          scores: index < 90 ? { success: 1 } : Object.fromEntries(facts.map((one, at) => [one.id, values[at] ?? 0])),
          unscored: {},
        })),
        metrics: [SUCCESS, ...facts],
        gates: [gate()],
      })
    return compare(of(before), of(now)).coverage?.losses.map(({ metric }) => metric.id)
  }

  test.each<[string, Partial<MetricFacts>, number, number, boolean]>([
    ['the margin', ABSOLUTE, 0.5, 0.45, true],
    ['less than the margin', ABSOLUTE, 0.5, 0.46, false],
    ['a gain', ABSOLUTE, 0.5, 0.6, false],
    ['the margin, where lower is better', { ...ABSOLUTE, direction: 'lower' }, 0.5, 0.55, true],
    ['a tenth of what main has', SHARE, 0.5, 0.45, true],
    ['less than a tenth', SHARE, 0.5, 0.46, false],
    ['a tenth, as a ratio', COUNT, 100, 110, true],
    ['a fifth, as a ratio', COUNT, 1000, 1200, true],
    ['less than a tenth, as a ratio', COUNT, 100, 109, false],
    ['of nothing the absolute margin', { ...SHARE, absolute_margin: 0.05, direction: 'lower' }, 0, 0.05, true],
    ['of nothing less than that', { ...SHARE, absolute_margin: 0.05, direction: 'lower' }, 0, 0.04, false],
    ['of nothing without an absolute margin', { ...SHARE, direction: 'lower' }, 0, 0.5, false],
    ['much, without a default margin', {}, 0.5, 0, false],
    ['a large change without a better direction', { ...ABSOLUTE, direction: 'neutral' }, 0.5, 0, false],
    ['much, in money', { ...ABSOLUTE, unit: 'usd' }, 0.5, 0, false],
    ['a large change in spending', { ...ABSOLUTE, aspect: 'spending' }, 0.5, 0, false],
    ['a tenth of how the target replies', { ...SHARE, aspect: 'conduct' }, 0.5, 0.4, true],
  ])('%s: %j', (_what, parts, before, now, isLoss) => {
    expect(lossesOf([{ ...bare, id: 'own', ...parts }], [before], [now])).toEqual(isLoss ? ['own'] : [])
  })

  test('is listed before smaller ones, in default margins', () => {
    const facts = ['first', 'second', 'third'].map((id) => ({ ...bare, id, ...ABSOLUTE }))
    // The losses are 2, 6 and 4 margins.
    expect(lossesOf(facts, [0.9, 0.9, 0.9], [0.8, 0.6, 0.7])).toEqual(['second', 'third', 'first'])
  })
})

test('the suggested metrics are ordered by their number of open cases, at most three', () => {
  const facts = ['a', 'b', 'c', 'd'].map((id) => ({ ...HOPS, id }))
  const figure = { figure: 'percentile', of: 'a', percentile: 50 } as const
  const all = [SUCCESS, ...facts, { ...HOPS, id: 'median', per_run: figure }, { ...HOPS, id: 'unscored' }]
  const scored = scoredRun({
    cases,
    trials: ids.map((id, index) => ({
      case: id,
      trial: 0,
      // a applies to 10 open cases, b to 30, c to 20 and d to 5; main's cases with success are not open.
      scores:
        index < 60
          ? { success: 1, a: 1 }
          : {
              ...(index < 70 && { a: 1 }),
              ...(index >= 70 && { b: 1 }),
              ...(index < 80 && { c: 1 }),
              ...(index > 94 && { d: 1 }),
            },
      unscored: {},
    })),
    metrics: all,
    gates: [gate()],
  })
  expect(compare(scored, scored).coverage?.gateable).toEqual(['b', 'c', 'a'])
})

describe('a primary gate without a difference', () => {
  const few = (count: number, tokens: number, settings: Partial<ScoredRun['run']['settings']> = {}): ScoredRun =>
    scoredRun({
      cases: cases.slice(0, count),
      trials: ids.slice(0, count).map((id, index) => ({
        case: id,
        trial: 0,
        scores: { success: 1, tokens: tokens + index },
        unscored: {},
      })),
      metrics,
      gates: [gate(), tokensGate],
      settings,
    })
  const verdictOf = (count: number, tokens: number, settings?: Partial<ScoredRun['run']['settings']>) => {
    const { word, because } = compare(few(count, 100, settings), few(count, tokens, settings)).verdict
    return [word, because]
  }

  test('reassures if its bounds rule out a loss, and otherwise cannot tell', () => {
    // Tango without flips: z²/(n + z²) is 3.7 % at 100 cases and 7.1 % at 50; the margin is 5 points.
    expect(verdictOf(100, 101)).toEqual(['no-regression', null])
    expect(verdictOf(50, 101)).toEqual(['inconclusive', 'nothing-ruled-out'])
  })

  test('next to other gates without one is an observation, which needs no bound', () => {
    expect(verdictOf(50, 100)).toEqual(['unchanged', null])
  })

  test('gives no green tick on the only case, unless the target is deterministic', () => {
    expect(verdictOf(1, 100)).toEqual(['inconclusive', 'nothing-ruled-out'])
    expect(verdictOf(1, 101)).toEqual(['inconclusive', 'nothing-ruled-out'])
    expect(verdictOf(1, 100, { deterministic: true })).toEqual(['unchanged', null])
  })
})
