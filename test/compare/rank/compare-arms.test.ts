import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import { compareArms } from '../../../src/compare/rank/rank-arms.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { FailOn } from '../../../src/model/result/verdict.js'
import type { ScoredTrial } from '../../../src/model/run/run.js'
import { TOKENS } from '../../report/sections/facts.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from '../build-runs.js'
import { armsOf, compare, IDS, passing, PRIMARY, type RunParts } from './arms.js'

describe('comparisons of several arms', () => {
  test('have nothing to compare with none', () => {
    expect(() => compareArms({ arms: [], failOn: 'regression' })).toThrow('there is nothing to compare')
  })

  test('have no baseline with one', () => {
    const [arm] = armsOf([12])
    if (arm === undefined) throw new Error('there is one')
    const alone = compareRuns({ baseline: null, candidate: arm.scored, failOn: 'regression' })
    expect(compareArms({ arms: [arm], failOn: 'regression' })).toEqual({
      ...{ schema_version: 2, min_reader: 2 },
      ...{ suite: 'suite', alpha: 0.05, seed: 1, interleaved: alone.interleaved },
      arms: [{ name: 'a', run: alone.candidate, counts: null, summaries: {} }],
      baseline: null,
      candidates: [{ name: 'a', ...alone }],
      ...{ ranking: null, trade_offs: [], warnings: alone.warnings },
      verdict: { ...alone.verdict, winner: null },
    })
  })

  test('equal the comparison of two runs with two', () => {
    const arms = armsOf([8, 18], (place) => ({ seed: place + 1 }))
    const pair = compareRuns({
      baseline: arms[0]?.scored ?? null,
      candidate: arms[1]?.scored ?? scoredRun({ cases: [], trials: [] }),
      failOn: 'regression',
    })
    const compared = compareArms({ arms, failOn: 'regression' })
    expect(compared).toMatchObject({
      baseline: 'a',
      ranking: null,
      trade_offs: [],
      verdict: { word: 'improved', winner: null },
    })
    expect(compared.candidates).toEqual([{ name: 'b', ...pair }])
    expect(compared.arms.map(({ name }) => name)).toEqual(['a', 'b'])
    expect(compared.warnings).toEqual(pair.warnings)
    expect(compared.warnings).not.toEqual([])
    expect(compared).not.toHaveProperty('inference')
  })

  test('rank three by one set of rules', () => {
    const arms = armsOf([8, 18, 10])
    expect(() => compareArms({ arms, failOn: 'regression' })).toThrow('several candidates need one set of rules')
    const compared = compare(arms)
    expect(compared).toMatchObject({
      baseline: 'a',
      candidates: [{ name: 'b' }, { name: 'c' }],
      verdict: { word: 'winner', winner: 'b' },
    })
    expect(compared.ranking?.standings).toEqual([
      { name: 'a', values: { success: 0.4 }, beats: [] },
      { name: 'b', values: { success: 0.9 }, beats: ['a', 'c'] },
      { name: 'c', values: { success: 0.5 }, beats: [] },
    ])
    expect(compared.ranking?.gates).toEqual([PRIMARY])
    expect(compared.ranking?.metrics).toEqual([SUCCESS])
  })

  test.each([
    [[8, 18], 'these-cases'],
    [[8, 18, 10], 'these-cases'],
    [[8, 18, 10], undefined],
  ] as const)('with %j state the scope of the verdict, if not cases like these', (passes, inference) => {
    const compared = compare(armsOf(passes), inference === undefined ? {} : { inference })
    expect(compared.inference).toBe(inference)
    expect(compared.ranking === null).toBe(passes.length === 2)
    expect(compared.candidates.map((pair) => pair.inference)).toEqual(passes.slice(1).map(() => inference))
  })

  test('are interleaved if each pair was', () => {
    const interleaved = (sessions: readonly string[]) =>
      compare(armsOf([8, 18, 10], (place) => ({ session_id: sessions[place] ?? '' }))).interleaved
    expect([interleaved(['x', 'x', 'x']), interleaved(['x', 'x', 'y'])]).toEqual([true, false])
  })
})

test('of a deterministic target show facts, which have no p', () => {
  const facts = compare(
    armsOf([8, 18, 10], () => ({ settings: { deterministic: true } })),
    { inference: 'these-cases' },
  )
  if (facts.ranking?.outcome.kind !== 'winner') throw new Error('there is one')
  expect(facts.ranking.outcome.reason.replaceAll('\u202f', ' ')).toBe(
    '"b" beats "a" (Success 40 % → 90 %: +50 points, n = 20 × 1 trial) and "c" (Success 50 % → 90 %: +40 points, n = 20 × 1 trial)',
  )
  expect(facts.ranking.pairs.map(({ gates: [own] }) => [own?.p_adjusted, own?.better])).toEqual([
    [null, 'candidate'],
    [null, 'candidate'],
    [null, 'baseline'],
  ])
})

test('put the smallest first if lower is better', () => {
  const TAKEN: MetricFacts = { ...TOKENS, id: 'taken' }
  const spent = gate({ id: 'taken', metric: 'taken', primary: true, margin: { kind: 'relative', value: 0.1 } })
  const taken = (values: readonly number[]) =>
    armsOf(
      values.map(() => 0),
      (place) => ({
        metrics: [SUCCESS, TAKEN],
        gates: [gate({ margin: null, severity: 'warn' }), spent],
        trials: IDS.map((id, at): ScoredTrial => ({
          case: id,
          trial: 0,
          scores: { taken: (values[place] ?? 0) * (1 + ((at * (place + 3)) % 7) / 10) },
          unscored: {},
        })),
      }),
    )
  expect(compare(taken([103, 101, 102])).ranking?.outcome).toMatchObject({
    kind: 'no-winner',
    leaders: ['b', 'c', 'a'],
  })
})

test('use the primary gate, wherever it is listed', () => {
  const OTHER: MetricFacts = { ...SUCCESS, id: 'other' }
  const arms = armsOf([8, 18, 10], (place) => ({
    metrics: [OTHER, SUCCESS],
    gates: [gate({ id: 'other', metric: 'other', margin: { kind: 'absolute', value: 0.05 } }), PRIMARY],
    trials: passing([8, 18, 10][place] ?? 0).map((trial) => ({ ...trial, scores: { ...trial.scores, other: 1 } })),
  }))
  const { ranking } = compare(arms)
  expect(ranking?.outcome).toMatchObject({ kind: 'winner', variant: 'b' })
  expect(ranking?.standings.map(({ beats }) => beats)).toEqual([[], ['a', 'c'], []])
})

describe('warnings', () => {
  test('are listed once if every pair has them', () => {
    const arms = armsOf([20, 20, 20], (place) => ({ trials: passing(20).slice(place === 0 ? 0 : 1) }))
    expect(compare(arms).warnings).toEqual(['The run is incomplete: 1 case without a single trial.'])
  })

  const seedsOf = (seeds: readonly number[]) =>
    compare(
      armsOf(
        seeds.map(() => 1),
        (place) => ({ cases: [goldenCase({ id: 'c01' })], trials: successTrials({ c01: 1 }), seed: seeds[place] ?? 1 }),
      ),
    ).warnings
  const differ = (from: number, to: number): string =>
    `Different seed (${from} in the baseline, ${to} now): the targets were seeded differently.`

  test('name their pairs, at most five of them', () => {
    expect(seedsOf([1, 1, 1])).not.toContainEqual(expect.stringContaining('seed'))
    expect(seedsOf([1, 5, 1, 1])).toEqual([`${differ(1, 5)} (a and b)`, `${differ(5, 1)} (b and c; b and d)`])
    expect(seedsOf([5, 1, 1, 1, 1, 1])).toEqual([`${differ(5, 1)} (a and b; a and c; a and d; a and e; a and f)`])
    expect(seedsOf([5, 1, 1, 1, 1, 1, 1])).toEqual([
      `${differ(5, 1)} (a and b; a and c; a and d; a and e; a and f and 1 more pair)`,
    ])
    expect(seedsOf([5, 1, 1, 1, 1, 1, 1, 1])).toEqual([
      `${differ(5, 1)} (a and b; a and c; a and d; a and e; a and f and 2 more pairs)`,
    ])
  })
})

describe('exit codes', () => {
  const metric = (facts: Partial<MetricFacts> = {}): MetricFacts => ({
    ...SUCCESS,
    id: 'recall',
    kind: 'continuous',
    ...facts,
  })
  /** An invalid figure that no suite can request. Computing it throws. */
  const broken = metric({ per_run: { figure: 'percentile', of: 'recall', percentile: 950 } })
  const beside =
    (severity: 'fail' | 'warn', facts: MetricFacts) =>
    (place: number): RunParts => ({
      metrics: [SUCCESS, facts],
      gates: [PRIMARY, gate({ id: 'recall', metric: 'recall', severity, margin: { kind: 'absolute', value: 0.05 } })],
      trials: passing([8, 18, 10][place] ?? 0).map((trial, at) => ({
        ...trial,
        ...(at < 12 || facts === broken
          ? { scores: { ...trial.scores, recall: 1 } }
          : { unscored: { recall: 'not reported' } }),
      })),
    })
  const stopped = {
    because: 'budget',
    made: 1,
    planned: 20,
    limit_usd: 1,
    spent_usd: 1,
    detail: 'the next could cost $1',
  } as const

  test.each<[string, (place: number) => RunParts, readonly number[], string, readonly [FailOn, number][]]>([
    [
      'a winner',
      () => ({}),
      [8, 18, 10],
      'winner',
      [
        ['regression', 0],
        ['inconclusive', 0],
        ['never', 0],
      ],
    ],
    [
      'no winner',
      () => ({}),
      [8, 8, 8],
      'no-winner',
      [
        ['regression', 0],
        ['inconclusive', 2],
        ['never', 0],
      ],
    ],
    [
      'an arm that was stopped',
      (place) => (place === 1 ? { stopped } : {}),
      [8, 18, 10],
      'invalid',
      [
        ['regression', 2],
        ['inconclusive', 2],
        ['never', 0],
      ],
    ],
    [
      'a guardrail that was not measured',
      beside('fail', metric()),
      [],
      'winner',
      [
        ['regression', 2],
        ['inconclusive', 2],
        ['never', 0],
      ],
    ],
    [
      'one that only warns',
      beside('warn', metric()),
      [],
      'winner',
      [
        ['regression', 0],
        ['inconclusive', 0],
        ['never', 0],
      ],
    ],
    [
      'cases that are all in quarantine',
      () => ({ cases: IDS.map((id) => goldenCase({ id, flaky: '2030-01-01' })) }),
      [8, 18, 10],
      'invalid',
      [
        ['regression', 2],
        ['inconclusive', 2],
        ['never', 0],
      ],
    ],
    [
      'a gate that cannot be computed',
      beside('fail', broken),
      [],
      'invalid',
      [
        ['regression', 4],
        ['inconclusive', 4],
        ['never', 4],
      ],
    ],
  ])('%s', (_, partsOf, passes, word, codes) => {
    const arms = armsOf(passes.length === 0 ? [8, 18, 10] : passes, partsOf)
    for (const [failOn, code] of codes) {
      const { verdict } = compare(arms, { failOn })
      expect(verdict).toEqual({
        ...{ word, exit_code: code, passed: code === 0, primary: 'success' },
        because: word === 'no-winner' ? 'undecided' : null,
        winner: word === 'winner' ? 'b' : null,
      })
    }
  })

  test('a stopped arm is named with the reason', () => {
    const { ranking } = compare(armsOf([8, 18, 10], (place) => (place === 1 ? { stopped } : {})))
    expect(ranking?.outcome).toEqual({
      kind: 'invalid',
      variants: ['b'],
      reason:
        '"b": the run was stopped by its budget of $1 after 1 of 20 trials: $1 is spent, and the next could cost $1',
    })
  })

  test('an arm whose target was given up wins nothing, however little was not asked', () => {
    const counts = { cases: 20, trials: 20, ok: 19, failed: 0, infrastructure: 1, unasked: 1, timeouts: 0, retries: 0 }
    const { ranking } = compare(armsOf([8, 18, 10], (place) => (place === 1 ? { counts } : {})))
    expect(ranking?.outcome).toEqual({
      kind: 'invalid',
      variants: ['b'],
      reason: '"b": its target was given up, so not all was asked',
    })
  })
})
