import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { referToRun } from '../../../src/compare/decide/list-cases.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from '../build-runs.js'

type Parts = Partial<Parameters<typeof scoredRun>[0]>

const POINTS = { kind: 'absolute', value: 0.05 } as const
const ids = Array.from({ length: 60 }, (_, at) => `q-${String(at).padStart(2, '0')}`)
const cases = ids.map((id, at) => goldenCase({ id, tags: at < 12 ? ['auth'] : [], critical: at === 0 }))

/** Makes a run in which the first `failing` cases fail in all trials, and the others pass in all trials. */
const run = (failing: number, { trials_per_case: count = 1, ...parts }: Parts = {}): ScoredRun =>
  scoredRun({
    cases,
    trials: successTrials(
      Object.fromEntries(ids.map((id, at) => [id, Array.from({ length: count }, () => (at < failing ? 0 : 1))])),
    ),
    gates: [gate({ margin: POINTS })],
    trials_per_case: count,
    ...parts,
  })
const compare = (
  baseline: ScoredRun | null,
  candidate: ScoredRun,
  more: Partial<Parameters<typeof compareRuns>[0]> = {},
) => compareRuns({ baseline, candidate, failOn: 'regression', ...more })

test('a comparison of equal runs has exactly this content', () => {
  const [baseline, candidate] = [run(0, { session_id: 'one' }), run(0, { session_id: 'other' })]
  const { gates, metrics, slices, facts, ...said } = compare(baseline, candidate)
  expect([gates.length, metrics.length, slices.map(({ tag }) => tag)]).toEqual([1, 1, ['auth']])
  expect(said).toEqual({
    ...{ suite: 'suite', seed: 1, alpha: 0.05, interleaved: false },
    baseline: referToRun(baseline.run),
    candidate: referToRun(candidate.run),
    cases: { shared: 60, edited: [], added: [], removed: [], edited_failing: [] },
    ...{ flips: [], zero_tolerance: [], differences: [], warnings: [] },
    verdict: { word: 'unchanged', because: null, exit_code: 0, passed: true, primary: 'success' },
  })
  const { passes, ...others } = facts
  expect(passes.map(({ case_id: id }) => id)).toEqual(ids)
  expect(others).toEqual({
    ...{ paired: cases, primary_k: 5, zero_recall: null, parts: [], concentration: null, alike: null },
    conduct: { baseline: null, candidate: null },
  })
})

test('a comparison names what the broken cases have in common', () => {
  const { concentration, facts } = compare(run(0), run(8))
  expect(concentration).toEqual({ trait: 'tagged auth', tag: 'auth', cases: ids.slice(0, 8) })
  expect(facts.concentration?.failing).toEqual(ids.slice(0, 8))
})

describe('warnings', () => {
  test('name cases that were not asked often enough, different numbers of trials and changed models', () => {
    const trials = successTrials({ 'q-00': 0 })
    const stopped = { stopped_by: 'time' as const, cases: ['q-00'] }
    const { warnings } = compare(run(0), run(1, { trials_per_case: 2, seed: 7 }), {
      confirmations: { trials, stopped },
    })
    expect(warnings).toEqual([
      '1 broken case was not asked often enough to be confirmed, since the re-runs took too long: q-00.',
      'Different trials (1 in the baseline, 2 now): improved must also hold on equal numbers of trials.',
      'Different seed (1 in the baseline, 7 now): the targets were seeded differently.',
    ])
  })
})

describe('repeated trials', () => {
  test('have the majority in each case, except for a verdict on these cases', () => {
    const [before, after] = [run(0, { trials_per_case: 3 }), run(4, { trials_per_case: 3 })]
    expect(compare(before, after).reliability?.majority).toMatchObject({ newly_failing: 4, newly_passing: 0 })
    expect(compare(before, after, { inference: 'these-cases' }).reliability?.majority).toBeNull()
    expect(
      compare(before, run(4, { trials_per_case: 3, metricFingerprints: { success: 'other' } })).reliability?.majority,
    ).toBeNull()
    expect(compare(null, after).reliability?.majority).toBeNull()
    expect(compare(run(0), run(4))).not.toHaveProperty('reliability')
  })

  test('flip no case if success has another definition', () => {
    const {
      flips,
      zero_tolerance: confirmed,
      facts,
    } = compare(
      run(0, { trials_per_case: 3 }),
      run(4, { trials_per_case: 3, metricFingerprints: { success: 'other' } }),
    )
    expect([flips, confirmed, facts.passes]).toEqual([[], [], []])
  })
})

describe('without a baseline the gates have a forecast', () => {
  const code: MetricFacts = { ...SUCCESS, id: 'code', kind: 'continuous', measured_on: 'code' }
  const other: MetricFacts = { ...SUCCESS, id: 'other' }
  const parts: Parts = {
    metrics: [SUCCESS, other, code],
    gates: [
      gate({ margin: POINTS }),
      gate({ id: 'auth', where: 'tag:auth', margin: POINTS }),
      gate({ id: 'other', metric: 'other', margin: POINTS }),
    ],
  }

  test('from the cases that they apply to', () => {
    const { forecast } = compare(null, run(8, parts))
    expect(forecast?.gates.map(({ gate: id }) => id)).toEqual(['success', 'auth', 'other'])
    expect(forecast?.gates.map(({ text }) => /\((\d+) cases\)/.exec(text)?.[1])).toEqual(['60', '12', undefined])
    expect(compare(run(8, parts), run(8, parts))).not.toHaveProperty('forecast')
  })

  test('that differs on these cases, with more trials and for a deterministic target', () => {
    const textOf = (more: Parts, inference: 'these-cases' | 'cases-like-these' = 'cases-like-these') =>
      compare(null, run(8, more), { inference }).forecast?.gates[0]?.text
    const texts = [
      textOf({}),
      textOf({ trials_per_case: 3 }),
      textOf({}, 'these-cases'),
      textOf({ settings: { deterministic: true } }, 'these-cases'),
    ]
    expect(new Set(texts).size).toBe(4)
  })
})
