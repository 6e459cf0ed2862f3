import { describe, expect, test } from 'vitest'
import { applyRules, failDeleted, openPair } from '../../../src/compare/pair/open-pair.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { Run, ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { RuleSet } from '../../../src/model/suite/rules.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const SCORE: MetricFacts = { ...SUCCESS, id: 'score', kind: 'continuous' }
const COST: MetricFacts = { ...SCORE, id: 'cost', unit: 'usd', direction: 'lower' }
const GRADES: MetricFacts = { ...SCORE, id: 'judge.overall' }
const MEDIAN: MetricFacts = { ...SCORE, id: 'median', per_run: { figure: 'percentile', of: 'score', percentile: 50 } }

const trial = (
  id: string,
  number: number,
  scores: ScoredTrial['scores'],
  parts: Partial<ScoredTrial> = {},
): ScoredTrial => ({
  case: id,
  trial: number,
  scores,
  unscored: {},
  ...parts,
})

/** Makes a run with the cases of the given trials. */
function run(trials: readonly ScoredTrial[], parts: Partial<Run> = {}, gates: readonly Gate[] = [gate()]): ScoredRun {
  const cases = [...new Set(trials.map((one) => one.case))].map((id) => goldenCase({ id }))
  const whole = scoredRun({ cases, trials, gates, metrics: [SUCCESS, SCORE, COST, GRADES, MEDIAN] })
  return { ...whole, run: { ...whole.run, ...parts } }
}
const open = (baseline: ScoredRun | null, candidate: ScoredRun) => openPair({ baseline, candidate, failOn: 'never' })

/** Returns the values of case a from which a metric's mean is computed. */
const valuesOf = (pair: ReturnType<typeof open>, metric = SCORE) => pair.columnOf(metric).candidate.get('a')?.values
const firstOf = (pair: ReturnType<typeof open>, metric = SCORE) =>
  pair.firstCasesOf(metric, null).pairs[0]?.candidate.values

describe('two compared runs', () => {
  test('are about cases like these unless another choice is allowed', () => {
    const one = run([trial('a', 0, { success: 1 })])
    expect(open(one, one).inference).toBe('cases-like-these')
    expect(openPair({ baseline: one, candidate: one, failOn: 'never', inference: 'these-cases' }).inference).toBe(
      'these-cases',
    )
  })

  test('keep a default gate that only one of them measured', () => {
    const gates = [gate(), gate({ id: 'score', metric: 'score', severity: 'warn', assumed: true })]
    const [with_, without] = [
      run([trial('a', 0, { success: 1, score: 1 })], {}, gates),
      run([trial('a', 0, { success: 1 })], {}, gates),
    ]
    const idsOf = (pair: ReturnType<typeof open>) =>
      [pair.checked, pair.dropped.map((one) => ({ gate: one }))].map((some) => some.map((one) => one.gate.id))
    expect(idsOf(open(with_, without))).toEqual([['success', 'score'], []])
    expect(idsOf(open(without, with_))).toEqual([['success', 'score'], []])
    expect(idsOf(open(without, without))).toEqual([['success'], ['score']])
  })

  test('leave out costs that a reply states itself if the prices differ, and only costs', () => {
    const both = (day: number) => {
      const pricing = { models: { m: { input: day, output: 4 } } }
      return {
        ...run(
          ['a', 'b'].map((id) => trial(id, 0, { success: 1, cost: 1, score: 1 })),
          { pricing },
        ),
        own_cost_cases: ['b'],
      }
    }
    const pair = open(both(1), both(2))
    const comparedBy = (metric: MetricFacts) => pair.casesOf(metric, null).compared
    expect([SUCCESS, SCORE, COST].map(comparedBy)).toEqual([['a', 'b'], ['a', 'b'], ['a']])
    expect(pair.casesOf(COST, null).left_out).toBe(1)
    expect(open(both(1), both(1)).casesOf(COST, null).compared).toEqual(['a', 'b'])
  })

  test('state only for the mean of grades which of them trials lack', () => {
    const graded = trial('a', 0, { success: 1, 'judge.overall': 1, 'judge.correctness': 1, 'judge.completeness': 1 })
    const lacking = trial('a', 0, { success: 1, 'judge.overall': 1, 'judge.correctness': 1 })
    const pair = open(run([graded]), run([lacking]))
    expect(pair.casesOf(GRADES, null).lacking).toEqual({ baseline: [], candidate: ['completeness'] })
    expect(pair.casesOf(SUCCESS, null).lacking).toBeUndefined()
  })
})

describe('the trials behind a mean', () => {
  const inRounds = [
    trial('a', 0, { score: 0.1 }, { round: 1 }),
    trial('a', 1, { score: 0.2 }, { round: 2 }),
    trial('a', 2, { score: 0.3 }, { round: 3 }),
    trial('a', 3, { score: 0.4 }, { round: 2, asked_on: true }),
  ]
  const plan = { cap: 3, alpha: 0.05, tries: { steady: 1, varying: 2 }, classes: {}, gates: [] }

  test('are those of complete rounds, without extra tries', () => {
    expect(valuesOf(open(null, run(inRounds, { plan, trials_per_case: 2 })))).toEqual([0.1, 0.2])
    expect(valuesOf(open(null, run(inRounds, { plan, trials_per_case: 3 })))).toEqual([0.1, 0.2, 0.3])
    // A try without a round counts as one of the first round.
    expect(valuesOf(open(null, run([trial('a', 0, { score: 0.1 })], { plan, trials_per_case: 1 })))).toEqual([0.1])
  })

  test('are all if no rounds were planned', () => {
    expect(valuesOf(open(null, run(inRounds, { trials_per_case: 1 })))).toEqual([0.1, 0.2, 0.3])
  })

  test('are for questions like these the first scored one of the first round', () => {
    const late = [
      trial('a', 0, {}, { round: 1, unscored: { score: 'no score' } }),
      trial('a', 1, { score: 0.2 }, { round: 1 }),
      trial('a', 2, { score: 0.3 }, { round: 2 }),
    ]
    const main = run([trial('a', 0, { score: 0.9 }), trial('a', 1, { score: 0.8 })])
    expect(firstOf(open(main, run(late, { plan, trials_per_case: 2 })))).toEqual([0.2])
    // If the first round has no score, there is no first value.
    const second = run(
      [trial('a', 0, {}, { round: 1, unscored: { score: 'no score' } }), trial('a', 1, { score: 0.3 }, { round: 2 })],
      { plan, trials_per_case: 2 },
    )
    expect(firstOf(open(main, second))).toBeUndefined()
    expect(firstOf(open(main, main))).toEqual([0.9])
  })

  test('are none, in rounds, for a figure that compares the tries of a case', () => {
    const spread: MetricFacts = { ...SCORE, id: 'spread', per_run: { figure: 'trial-deviation', of: 'score' } }
    const main = run([trial('a', 0, { score: 0.2 }), trial('a', 1, { score: 0.9 })])
    const twice = [trial('a', 0, { score: 0.5 }, { round: 1 }), trial('a', 1, { score: 0.5 }, { round: 1 })]
    expect(open(main, run(twice)).firstCasesOf(spread, null).pairs).toHaveLength(1)
    expect(open(main, run(twice, { plan })).firstCasesOf(spread, null).pairs).toEqual([])
    expect(open(main, run(twice, { plan })).firstCasesOf(MEDIAN, null).pairs).toHaveLength(1)
  })

  test('are all for a figure of the run', () => {
    const both = run([trial('a', 0, { score: 0.2 }), trial('a', 1, { score: 0.4 })])
    const [pair] = open(both, both).firstCasesOf(MEDIAN, null).pairs
    expect(pair?.candidate.trials).toBe(2)
  })
})

test('cases whose source was deleted fail in every scored try', () => {
  const trials = [trial('a', 0, { success: 1, score: 1 }), trial('a', 1, { score: 1 }), trial('b', 0, { success: 1 })]
  expect(failDeleted(trials, ['a'])).toEqual([
    trial('a', 0, { success: 0, score: 1 }),
    trial('a', 1, { score: 1 }),
    trial('b', 0, { success: 1 }),
  ])
  expect(failDeleted(trials, [])).toBe(trials)
})

describe('rules from another run', () => {
  const rulesOf = (deterministic: boolean): RuleSet => {
    const { k, primary_k, success, min_scored_share, zero_tolerance } = run([]).run.settings
    const settings = { k, primary_k, success, min_scored_share, zero_tolerance, alpha: 0.01, deterministic }
    return {
      rules: { gates: [], settings, pricing: { models: {} }, judge: null },
      from: 'base',
      changes: [],
    }
  }

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('call a target deterministic if both say so: %s and %s', (own, theirs, expected) => {
    const whole = run([])
    const scored = {
      ...whole,
      run: { ...whole.run, settings: { ...whole.run.settings, deterministic: own, concurrency: 9 } },
    }
    const { settings } = applyRules(rulesOf(theirs), scored).run
    expect(settings).toEqual({ ...scored.run.settings, alpha: 0.01, deterministic: expected })
  })

  test('change nothing if there are none', () => {
    const scored = run([])
    expect(applyRules(undefined, scored)).toBe(scored)
  })
})
