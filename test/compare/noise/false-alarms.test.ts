import { describe, expect, test } from 'vitest'
import { countAlarmsInRounds, countFalseAlarms } from '../../../src/compare/noise/false-alarms.js'
import { poolTrials } from '../../../src/compare/noise/trial-noise.js'
import { openPair } from '../../../src/compare/pair/open-pair.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { FalseAlarms } from '../../../src/model/result/noise.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { clopperPearson } from '../../../src/stats/newcombe-interval.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../build-runs.js'

const OPPOSITE: MetricFacts = { ...SUCCESS, id: 'opposite' }
const UNBOUNDED: MetricFacts = { ...SUCCESS, id: 'unbounded', kind: 'continuous', range: [null, null] }
const BEST: MetricFacts = { ...SUCCESS, id: 'best', per_run: { figure: 'percentile', of: 'success', percentile: 100 } }

/** A gate that fails if the candidate is worse beyond the margin, without a test. */
const THRESHOLD = { evidence: 'threshold', margin: { kind: 'absolute', value: 0.05 } } as const

type Results = Readonly<Record<string, readonly [first: readonly number[], second: readonly number[]]>>

/** Opens two runs in which `opposite` is 1 if `success` is 0. */
function open(results: Results, gates: readonly Partial<Gate>[], seed = 1) {
  const armOf = (run: 0 | 1) =>
    scoredRun({
      cases: Object.keys(results).map((id) => goldenCase({ id })),
      trials: Object.entries(results).flatMap(([id, own]) =>
        own[run].map((success, trial): ScoredTrial => ({
          case: id,
          trial,
          scores: { success, opposite: 1 - success, unbounded: success },
          unscored: {},
        })),
      ),
      metrics: [SUCCESS, OPPOSITE, UNBOUNDED, BEST],
      gates: gates.map((parts) => gate(parts)),
      trials_per_case: Math.max(...Object.values(results).map(([first]) => first.length)),
      seed,
    })
  return openPair({ baseline: armOf(0), candidate: armOf(1), failOn: 'never', inference: 'these-cases' })
}

interface Asked {
  readonly seed?: number
  readonly trials?: number
  readonly splits?: number
}

function dealt(
  results: Results,
  gates: readonly Partial<Gate>[],
  { seed, trials = 1, splits = 200 }: Asked = {},
): FalseAlarms {
  const pair = open(results, gates, seed)
  const pool = poolTrials(pair.baseline?.trials ?? [], pair.candidate.trials)
  return countFalseAlarms({ ...pair, pool, trials: { baseline: trials, candidate: trials }, splits })
}

/** A case that passes in one run and fails in the other. */
const ONE: Results = { a: [[1], [0]] }
const many = (count: number): Results =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`c${at}`, [[1], [0]]]))

/** Expects the share within four standard errors of the probability in one split. */
function expectShare(rate: FalseAlarms['regressed'], chance: number, splits: number): void {
  expect(Math.abs(rate.share - chance)).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / splits))
}

describe('false alarms of redistributed trials', () => {
  test('occur in half of the splits if one case differs and each loss fails', () => {
    const alarms = dealt(ONE, [THRESHOLD])
    const { count } = alarms.regressed
    expectShare(alarms.regressed, 0.5, 200)
    expect(alarms).toEqual({
      method: 'swap',
      trials: { baseline: 1, candidate: 1 },
      splits: 200,
      regressed: { count, share: count / 200, ...clopperPearson({ successes: count, n: 200, alpha: 0.05 }) },
      improved: { count: 0, share: 0, ...clopperPearson({ successes: 0, n: 200, alpha: 0.05 }) },
      gates: [{ gate: 'success', regressed: count, improved: 0 }],
      left_out: [],
    })
  })

  test('come from any gate of severity fail, and each gate is counted', () => {
    const gates = [THRESHOLD, { ...THRESHOLD, id: 'opposite', metric: 'opposite' }]
    const both = dealt(ONE, gates)
    const [one = { regressed: 0 }, other = { regressed: 0 }] = both.gates
    expect(both.regressed.count).toBe(200)
    expect(one.regressed + other.regressed).toBe(200)
    const warned = dealt(ONE, [THRESHOLD, { ...THRESHOLD, id: 'opposite', metric: 'opposite', severity: 'warn' }])
    expect(warned.regressed.count).toBe(one.regressed)
    expect(warned.gates).toEqual(both.gates)
  })

  test('need significance if the gate requires it', () => {
    expect(dealt(ONE, [{}]).regressed.count).toBe(0)
  })

  test('leave out gates without a margin, and tested figures of the run', () => {
    const gates = [{}, { id: 'least', min: 0.1 }, { id: 'best', metric: 'best', margin: THRESHOLD.margin }]
    const few = dealt(many(9), gates, { splits: 2 })
    expect([few.gates.map((one) => one.gate), few.left_out]).toEqual([['success', 'best'], []])
    const enough = dealt(many(10), gates, { splits: 2 })
    expect([enough.gates.map((one) => one.gate), enough.left_out]).toEqual([['success'], ['best']])
  })

  test('equal those of swaps only if no case has more than two trials', () => {
    expect(
      dealt(
        {
          a: [[1], [0]],
          b: [
            [1, 0],
            [0, 1],
          ],
        },
        [{}],
        { trials: 2, splits: 1 },
      ).method,
    ).toBe('re-split')
  })

  test('depend on the seed of the suite and on the numbers of trials', () => {
    const results: Results = {
      a: [
        [1, 0, 1],
        [0, 1, 0],
      ],
    }
    const counts = [{ seed: 1 }, { seed: 2 }, { seed: 3 }].map(
      (asked) => dealt(results, [THRESHOLD], asked).regressed.count,
    )
    expect(new Set(counts).size).toBeGreaterThan(1)
  })
})

describe('false alarms of pull requests in rounds', () => {
  const inRounds = (gates: readonly Partial<Gate>[], main: number, splits = 400, seed = 1) =>
    countAlarmsInRounds({ pair: open({ a: [[1], [0]] }, gates, seed), design: { main, rounds: 1 }, splits })

  test('use one try per side, drawn from both runs', () => {
    // Main's try passes and the change's try fails with probability ½·½. One case can show nothing else.
    const alarms = inRounds([THRESHOLD], 1)
    expectShare(alarms.regressed, 0.25, 400)
    expect(alarms).toMatchObject({ method: 'rounds', trials: { baseline: 1, candidate: 1 }, splits: 400, left_out: [] })
    expect(alarms.improved.count).toBe(0)
    expect(alarms.undecided?.count).toBe(400 - alarms.regressed.count)
    const seeds = [1, 2, 3].map((seed) => inRounds([THRESHOLD], 1, 100, seed).regressed.count)
    expect(new Set(seeds).size).toBeGreaterThan(1)
  })

  test('use the two tries of a round if main’s tries differ', () => {
    // Main has four tries. All pass (1/16): one try, which fails with ½. All fail (1/16): no loss. 3, 2 or 1 pass (4, 6, 4 of 16): 2 tries,
    // whose mean is below ¾ with ¾, below ½ with ¼ and below ¼ with ¼.
    const chance = (1 * 0.5 + 4 * 0.75 + 6 * 0.25 + 4 * 0.25) / 16
    expectShare(inRounds([THRESHOLD], 4).regressed, chance, 400)
  })

  test("are drawn as whole answers, so that a loss in one metric goes with the other metric's value", () => {
    const { regressed, gates } = inRounds([THRESHOLD, { ...THRESHOLD, id: 'opposite', metric: 'opposite' }], 1)
    // Main's try and the change's try differ in half of the splits; then exactly one of the two metrics gets worse.
    expectShare(regressed, 0.5, 400)
    expect(gates.map((one) => one.regressed).reduce((sum, count) => sum + count, 0)).toBe(regressed.count)
  })

  test('leave out gates that are not decided in rounds, and name those with a margin', () => {
    const gates = [{}, { id: 'least', min: 0.1 }, { id: 'unbounded', metric: 'unbounded', margin: THRESHOLD.margin }]
    const alarms = inRounds(gates, 1, 2)
    expect([alarms.gates.map((one) => one.gate), alarms.left_out]).toEqual([['success'], ['unbounded']])
  })
})
