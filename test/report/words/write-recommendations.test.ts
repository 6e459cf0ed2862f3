import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { Recommendation } from '../../../src/model/result/finding.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun } from '../../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from '../../compare/build-runs.js'
import { writeRecommendations } from '../../../src/report/words/write-recommendations.js'

type Parts = Partial<Parameters<typeof scoredRun>[0]> & { readonly tags?: (index: number) => readonly string[] }

const idOf = (index: number): string => `c${String(index).padStart(3, '0')}`
const idsTo = (count: number): string[] => Array.from({ length: count }, (_, index) => idOf(index))

/** Makes a run of `count` cases that pass, except those for which `fails` is true. */
function run(count: number, fails: (index: number) => boolean, { tags, ...parts }: Parts = {}): ScoredRun {
  const ids = idsTo(count)
  return scoredRun({
    cases: ids.map((id, index) => goldenCase({ id, tags: [...(tags?.(index) ?? [])], critical: index === 0 })),
    trials: successTrials(Object.fromEntries(ids.map((id, index) => [id, fails(index) ? 0 : 1]))),
    ...parts,
  })
}

function adviseOn(baseline: ScoredRun, candidate: ScoredRun): readonly Recommendation[] {
  return writeRecommendations(compareRuns({ baseline, candidate, failOn: 'regression' })).map((one) => ({
    ...one,
    text: one.text.replaceAll('\u202f', ' '),
  }))
}

const never = (): boolean => false

describe('recommendations', () => {
  test('are none if enough cases stayed as they were', () => {
    expect(adviseOn(run(80, never), run(80, never))).toEqual([])
  })

  test('ask for more cases if too few stayed as they were to rule out the margin, and for how many', () => {
    expect(adviseOn(run(20, never), run(20, never))).toEqual([
      {
        about: 'more-cases',
        gate: 'success',
        text: 'Add cases: about 210 like these, instead of 20, would settle a drop of 5 points in Success',
        cases: [],
      },
    ])
    expect(adviseOn(run(72, never), run(72, never))).toHaveLength(1)
    expect(adviseOn(run(73, never), run(73, never))).toEqual([])
  })

  test('ask for more cases if a gate cannot tell', () => {
    expect(
      adviseOn(
        run(60, (index) => index < 6),
        run(60, (index) => index > 50),
      ),
    ).toEqual([
      {
        about: 'more-cases',
        gate: 'success',
        text: 'Add cases: about 800 like these, instead of 60, would settle a drop of 5 points in Success',
        cases: [],
      },
    ])
  })

  test('ask for no cases for a change that a share cannot make from its value', () => {
    const adviseAt = (value: number) => {
      const gates = [gate({ margin: { kind: 'absolute', value } })]
      const metrics = [{ ...SUCCESS, kind: 'continuous' as const }]
      const of = (rest: number) => run(6, (index) => index % 2 === rest, { gates, metrics })
      return adviseOn(of(0), of(1)).map(({ text }) => text)
    }
    expect(adviseAt(0.4)).toEqual([
      'Add cases: about 59 like these, instead of 6, would settle a drop of .40 in Success',
    ])
    expect(adviseAt(0.51)).toEqual([])
  })

  test('name a common cause if the newly failing cases share a tag', () => {
    const tags = (index: number): readonly string[] => (index < 12 ? ['auth'] : ['cli'])
    const [first, ...others] = adviseOn(
      run(60, never, { tags }),
      run(60, (index) => index < 8, { tags }),
    )
    expect(first).toEqual({
      about: 'look-first',
      gate: null,
      text: 'Look for one cause in the 8 cases that broke and are tagged auth',
      cases: idsTo(8),
    })
    expect(others).toEqual([])
  })

  test('ask for cases for a tag that is too small to show a change', () => {
    const tags = (index: number): readonly string[] => (index % 20 === 0 ? ['billing'] : ['other'])
    const told = adviseOn(
      run(80, never, { tags }),
      run(80, (index) => index === 20 || index === 40, { tags }),
    )
    expect(told.filter(({ about }) => about === 'slice')).toEqual([
      {
        about: 'slice',
        gate: null,
        text: 'Add cases tagged billing: 2 of its 4 broke, and a tag of fewer than 6 cases can hardly show a drop',
        cases: ['c020', 'c040'],
      },
    ])
  })

  test('list the confirmed cases first', () => {
    const settings = { deterministic: true }
    const [first] = adviseOn(
      run(80, never, { settings }),
      run(80, (index) => index === 0, { settings }),
    )
    expect(first).toEqual({
      about: 'look-first',
      gate: null,
      text: 'Read first the case that passed in every baseline trial and fails in every trial now',
      cases: ['c000'],
    })
  })

  test('mention edited and stale cases', () => {
    const cases = idsTo(80).map((id, index) => goldenCase({ id, fingerprint: index < 3 ? 'edited' : 'same' }))
    const told = adviseOn(
      run(80, never),
      run(80, (index) => index < 2, { cases, stale_cases: ['c070', 'c071'] }),
    )
    expect(told).toEqual([
      {
        about: 'edited-cases',
        gate: null,
        text: 'Edit cases in a change of their own: nothing compares the 3 edited cases, and 2 of them fail now',
        cases: ['c000', 'c001'],
      },
      {
        about: 'stale-cases',
        gate: null,
        text: 'Repair the 2 stale cases: what they expect is not in the code, so they are not compared',
        cases: ['c070', 'c071'],
      },
    ])
  })

  test('ask to measure again if cases are missing', () => {
    const half = run(80, never)
    const trials = half.trials.map((trial, index) =>
      index < 20 ? { ...trial, scores: {}, unscored: { success: 'infrastructure' } } : trial,
    )
    expect(adviseOn(run(80, never), { ...half, trials })).toEqual([
      {
        about: 'rerun',
        gate: 'success',
        text: 'Find out why cases have no score for Success: only 60 of 80 cases are scored (at least 95 % needed): infrastructure',
        cases: [],
      },
    ])
  })

  test('ask to measure machine-dependent metrics in one job', () => {
    const latency: MetricFacts = {
      ...SUCCESS,
      id: 'latency',
      title: 'latency',
      unit: 's',
      kind: 'continuous',
      direction: 'lower',
      range: [0, null],
      environment: 'bound',
    }
    const gates = [gate(), gate({ id: 'latency', metric: 'latency', margin: { kind: 'relative', value: 0.1 } })]
    const arm = (session: string, seconds: number): ScoredRun => {
      const made = run(80, never, { session_id: session, gates, metrics: [SUCCESS, latency] })
      return {
        ...made,
        trials: made.trials.map((trial) => ({ ...trial, scores: { ...trial.scores, latency: seconds } })),
      }
    }
    expect(adviseOn(arm('one', 1), arm('two', 1.5))).toEqual([
      {
        about: 'interleave',
        gate: 'latency',
        text: 'Measure both versions interleaved in one job to gate latency: 1 000 ms and 1 500 ms were not measured side by side in one job',
        cases: [],
      },
    ])
  })

  describe('to declare the target deterministic', () => {
    const TEXT =
      "Set deterministic: true if the target always gives the same answer, as here: main's 100 tries gave each of its 20 cases one answer. Then a difference is a fact"
    const ids = idsTo(20)
    /** One case passes each of main's five tries and none of the change's three. */
    const arm = (tries: number, fails: boolean, differ: readonly string[] = [], parts: Parts = {}): ScoredRun => ({
      ...run(20, never, parts),
      trials: successTrials(
        Object.fromEntries(ids.map((id, at) => [id, Array<number>(tries).fill(at === 7 && fails ? 0 : 1)])),
      ),
      replies: { trials: 20 * tries, cases: 20, differ },
    })
    const gates = [gate({ margin: { kind: 'absolute', value: 0.02 } })]
    const adviseOpen = (baseline: ScoredRun, candidate: ScoredRun) =>
      writeRecommendations(compareRuns({ baseline, candidate, inference: 'these-cases', failOn: 'regression' }))
        .filter(({ about }) => about === 'deterministic')
        .map(({ text }) => text)
    const [main, change] = [arm(5, false, [], { gates }), arm(3, true, [], { gates })]

    test('need tries of main and of the change that are alike, and an open gate', () => {
      expect(adviseOpen(main, change)).toEqual([TEXT])
      expect(adviseOpen(arm(5, false, ['c003'], { gates }), change)).toEqual([])
      expect(adviseOpen(main, arm(3, true, ['c007'], { gates }))).toEqual([])
      const wide = { gates: [gate({ margin: { kind: 'absolute', value: 0.5 } })] }
      expect(adviseOpen(arm(5, false, [], wide), arm(3, false, [], wide))).toEqual([])
      expect(adviseOpen(run(20, never, { gates }), change)).toEqual([])
    })

    test('need eight answers that repeat another', () => {
      const seen = (trials: number) => ({ ...main, replies: { trials, cases: 20, differ: [] } })
      expect(adviseOpen(seen(27), change)).toEqual([])
      expect(adviseOpen(seen(28), change)).toHaveLength(1)
    })

    test('are not given to who has declared it', () => {
      const settings = { deterministic: true }
      expect(adviseOpen(main, arm(3, true, [], { gates, settings }))).toEqual([])
    })
  })
})
