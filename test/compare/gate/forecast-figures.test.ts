import { describe, expect, test } from 'vitest'
import type { ForecastInput } from '../../../src/compare/gate/forecast-gates.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate } from '../build-runs.js'
import { first, forecast, manyCases, on, points } from './forecast-suite.js'

type Row = readonly [string, Gate, readonly GoldenCase[], Partial<ForecastInput>, string]

const seen = (level: number, spread: number | null): Partial<ForecastInput> => ({ measured: () => ({ level, spread }) })

// Computed from docs/decision-rules.md#figures-beside-a-gate with R's power.t.test, qt and qnorm: 40 scores with mean .5 and deviation .2
// can show .4541 · .2 = .091, which is 18.2 % of the level, rounded up.
describe('the smallest change that a gate flags', () => {
  test.each<Row>([
    ['of scores in few cases', on('precision'), manyCases(6), {}, 'flags drops of 58 % or more (6 cases)'],
    [
      'of scores in pairs of a cluster',
      on('precision'),
      manyCases(40, 20),
      {},
      'flags drops of 27 % or more (40 cases in 20 clusters)',
    ],
    [
      'scores with a known level and unknown noise',
      on('precision', { margin: points(0.05) }),
      manyCases(60),
      seen(0.9, null),
      'flags drops of .074 or more (60 cases)',
    ],
    [
      'of successes in pairs of a cluster',
      gate(),
      manyCases(40, 20),
      {},
      'flags drops of 38 points or more (40 cases in 20 clusters)',
    ],
    [
      'of successes of which half are in pairs',
      gate(),
      manyCases(40, 10, 20),
      {},
      'flags drops of 30 points or more (40 cases in 30 clusters)',
    ],
    [
      'of successes that share no cluster',
      gate(),
      manyCases(40, 40),
      {},
      'flags drops of 26 points or more (40 cases)',
    ],
    [
      'of successes in several trials',
      gate(),
      manyCases(40),
      { trials: { baseline: 3, candidate: 5 } },
      'flags drops of 20 points or more (40 cases)',
    ],
    [
      'of a target that always answers alike',
      gate(),
      manyCases(40),
      { deterministic: true },
      'flags drops of 21 points or more (40 cases)',
    ],
    [
      // X = (1.960 · √(v + X²) + .842 · √v)/√12 with v = 1/14 + X − X² is .599; 1/14 adds one flip and two cases.
      'of such a target in few cases',
      gate(),
      manyCases(12),
      { deterministic: true },
      'flags drops of 60 points or more (12 cases)',
    ],
    [
      'of failures',
      on('failed', { margin: points(0.05) }),
      manyCases(40),
      {},
      'flags rises of 26 points or more (40 cases)',
    ],
    [
      'of amounts that were seen',
      on('tokens'),
      manyCases(40),
      seen(400, 100),
      'flags rises of 18 % or more (40 cases)',
    ],
    [
      'amounts with unknown noise',
      on('tokens'),
      manyCases(40),
      seen(400, null),
      'flags rises of 13 % or more (40 cases)',
    ],
    [
      'of amounts, at a margin in tokens',
      on('tokens', { margin: points(20) }),
      manyCases(40),
      seen(400, 100),
      'flags rises of 65 tokens or more (40 cases)',
    ],
    ['of counts', on('steps'), manyCases(40), seen(4, 1), 'flags rises of 17 % or more (40 cases)'],
    [
      'of counts, where the margin is wider than the noise',
      on('steps', { margin: points(1) }),
      manyCases(40),
      seen(4, 1),
      'flags rises of 1.2 or more (40 cases)',
    ],
    [
      'of a metric that depends on the machine, beside a bound',
      on('latency', { max: 3 }),
      manyCases(40),
      {},
      'flags rises of 13 % or more (40 cases)',
    ],
  ])('%s', (_what, own, cases, rest, text) => {
    expect(first([own], cases, rest)).toEqual([text, true])
  })

  test('is not stated if the metric cannot lose so much', () => {
    const missed = ['would miss even a total loss more than one time in five (6 cases)', true]
    // From 100 % these cases flag a drop of 93 points.
    expect(first([gate()], manyCases(6), seen(0.8, null))).toEqual(missed)
    // z(.8) · .2/√6 = .069 beyond the margin.
    expect(first([on('precision', { margin: points(0.95) })], manyCases(6))).toEqual(missed)
    expect(first([on('precision', { margin: points(0.9) })], manyCases(6))).toEqual([
      ...['flags drops of .97 or more (6 cases)', true],
    ])
  })

  test('is not stated in cases for a figure of the run', () => {
    const measured = (): never => {
      throw new Error('asked for the level of a case')
    }
    expect(first([on('hits', { margin: points(0.5) })], manyCases(40), { measured })).toEqual([
      ...['flags a drop of .50 or more that chance does not explain; two runs will show how small (40 cases)', true],
    ])
  })

  test('is not stated for too few cases, or for a share of a value that is 0 or unknown', () => {
    const few = (count: number): string => `has too few cases to say what it would flag (${count} cases)`
    expect(first([gate()], manyCases(5))).toEqual([few(5), true])
    expect(first([on('precision')], manyCases(5))).toEqual([few(5), true])
    for (const trials of [
      { baseline: 1, candidate: 5 },
      { baseline: 5, candidate: 1 },
    ])
      expect(first([gate()], manyCases(4), { trials })).toEqual([few(4), true])
    const open = 'flags a rise of 10 % or more that chance does not explain; two runs will show how small (40 cases)'
    expect(first([on('steps')], manyCases(40))).toEqual([open, true])
    expect(first([on('steps')], manyCases(40), seen(0, 1))).toEqual([open, true])
    expect(first([on('failed')], manyCases(40))).toEqual([open, true])
    expect(first([on('failed')], manyCases(40), seen(0, null))).toEqual([open, true])
    expect(first([on('failed')], manyCases(40), { rounds: 3 })).toEqual([open, true])
  })

  test('shares the level with gates of its severity that can fail, and names their common assumption', () => {
    const gates = [gate(), on('precision'), on('latency'), on('tokens', { severity: 'warn' })]
    const { gates: told, assumed } = forecast(gates, manyCases(60))
    expect(told.map(({ gate: id, text }) => [id, text.replaceAll('\u202f', ' ')])).toEqual([
      ['success', 'flags drops of 23 points or more (60 cases)'],
      ['precision', 'flags drops of 17 % or more (60 cases)'],
      [
        'latency',
        'can fail only where both sides run interleaved in one job, with `ab` or `baseline: ref`: elsewhere it is not compared',
      ],
      ['tokens', 'flags rises of 13 % or more (60 cases)'],
    ])
    expect(assumed).toContain(
      ': one yes/no outcome in ten differs, scores differ by 20\u202f% of their range and amounts differ by 20\u202f%.',
    )
    const { assumed: alike } = forecast([gate()], manyCases(40), { deterministic: true })
    expect(alike).toContain(': no yes/no outcome differs (the target is deterministic).')
  })

  test('may be significant with five flips at .0313, and not at 2⁻⁵', () => {
    expect(first([gate()], manyCases(5), { alpha: 0.0313 })[1]).toBe(true)
    expect(first([gate()], manyCases(5), { alpha: 0.03125 })).toEqual([
      'can never fail: with 5 cases no drop can be proven; add cases',
      false,
    ])
  })
})

describe('in rounds', () => {
  const inRounds = (rounds: number): Partial<ForecastInput> => ({ rounds, trials: { baseline: 5, candidate: 1 } })
  test.each<Row>([
    [
      'clusters count for nothing',
      gate({ margin: points(0.05) }),
      manyCases(60, 20),
      inRounds(3),
      'flags drops of 8 points or more, and rules 5 points out from about 86 cases on (3 rounds of 60 cases)',
    ],
    [
      'scores at a margin of their range',
      on('precision', { margin: points(0.05) }),
      manyCases(60),
      inRounds(2),
      'flags drops of .068 or more, and rules .05 out from about 66 cases on (2 rounds of 60 cases)',
    ],
    [
      'scores at a margin of their level',
      on('precision'),
      manyCases(60),
      inRounds(2),
      'flags drops of 14 % or more, and rules 10 % out from about 66 cases on (2 rounds of 60 cases)',
    ],
    [
      'a margin of 0 is never ruled out',
      gate({ margin: points(0) }),
      manyCases(60),
      inRounds(3),
      'flags drops of 8 points or more (3 rounds of 60 cases)',
    ],
    [
      'few cases show not even a total loss',
      gate({ margin: points(0.01) }),
      manyCases(3),
      { ...inRounds(1), ...seen(0.3, 0.4) },
      'would miss even a total loss more than one time in five, and rules 1 point out from about 13 000 cases on (1 round of 3 cases)',
    ],
    // With five tries of main and three of the change, a deviation s between tries gives s · √(1/5 + 1/3) between their means. Docs:
    // slack(z) = u(c₀ − z) + z√(V + u²) with z = 2.289 of three looks (Pocock 1977), and 1.645 of the last; u = width/n/3; X adds .842 · √V.
    [
      'a level from which no such loss is possible',
      gate({ margin: points(0.05) }),
      manyCases(20),
      { ...inRounds(3), ...seen(0.2, 0.4) },
      'would miss even a total loss more than one time in five, and rules 5 points out from about 230 cases on (3 rounds of 20 cases)',
    ],
    [
      'scores may lose it from another level',
      on('precision', { margin: points(0.05) }),
      manyCases(20),
      { ...inRounds(3), ...seen(0.2, 0.4) },
      'flags drops of .25 or more, and rules .05 out from about 230 cases on (3 rounds of 20 cases)',
    ],
    [
      // X = .297 and 47 cases, at a deviation of .2 · 4 · √((1/5 + 1/3)/2).
      'grades from 1 to 5',
      on('grades', { margin: points(0.2) }),
      manyCases(40),
      inRounds(3),
      'flags drops of .30 or more, and rules .20 out from about 47 cases on (3 rounds of 40 cases)',
    ],
    [
      // t of 9 degrees of freedom in place of z, and no u: X = ln 1.231, and 24 cases (of 23 the slack is .0974, and ln 1.1 is .0953).
      'amounts',
      on('tokens'),
      manyCases(10),
      { ...inRounds(3), ...seen(400, 100) },
      'flags rises of 24 % or more, and rules 10 % out from about 24 cases on (3 rounds of 10 cases)',
    ],
    [
      'one case can be asked three times',
      gate({ margin: points(0.05) }),
      manyCases(1),
      inRounds(3),
      'would miss even a total loss more than one time in five, and rules 5 points out from about 86 cases on (3 rounds of 1 case)',
    ],
    [
      'a threshold needs no proof',
      gate({ margin: points(0.05), evidence: 'threshold' }),
      manyCases(60),
      inRounds(3),
      'fails at a drop of 5 points or more, even by chance (60 cases)',
    ],
    [
      'a figure of the run is not a fact, even if the target always gives the same answer',
      on('p95'),
      manyCases(60),
      { ...inRounds(3), deterministic: true },
      'flags a rise of 10 % or more that chance does not explain; two runs will show how small (60 cases)',
    ],
    [
      'amounts of such a target are',
      on('tokens'),
      manyCases(60),
      { ...inRounds(3), deterministic: true },
      'fails at a rise of 10 % or more: the target always answers alike (60 cases)',
    ],
  ])('%s', (_what, own, cases, rest, text) => {
    expect(first([own], cases, rest)).toEqual([text, true])
  })

  test('two gates share the level', () => {
    const gates = [gate({ margin: points(0.05) }), on('precision', { margin: points(0.05) })]
    const { gates: told } = forecast(gates, manyCases(60), inRounds(3))
    expect(told.map(({ text }) => text.replaceAll('\u202f', ' '))).toEqual([
      'flags drops of 8.9 points or more, and rules 5 points out from about 110 cases on (3 rounds of 60 cases)',
      'flags drops of .064 or more (3 rounds of 60 cases)',
    ])
  })

  test('a single amount is not enough for a test', () => {
    expect(first([on('tokens')], manyCases(1), inRounds(3))).toEqual([
      'can never fail: one case is too few to test',
      false,
    ])
  })
})

describe('a gate without a test', () => {
  const proof = (margin: Gate['margin'], metric = 'success'): Gate => on(metric, { evidence: 'non-inferior', margin })
  test.each<Row>([
    // casesToRuleOut gives 73 for 5 points at .05 (test/stats).
    [
      'a proof that just this many cases can give',
      proof(points(0.05)),
      manyCases(73),
      {},
      'fails unless a drop of 5 points is ruled out (73 cases)',
    ],
    [
      'a proof that one case fewer cannot give',
      proof(points(0.05)),
      manyCases(72),
      {},
      'fails unless a drop of 5 points is ruled out: with 72 cases it always fails, even without a loss',
    ],
    [
      'a proof of a target that always answers alike',
      proof(points(0.05)),
      manyCases(40),
      { deterministic: true },
      'fails unless a drop of 5 points is ruled out (40 cases)',
    ],
    [
      'a proof of no loss at all',
      proof(points(0)),
      manyCases(40),
      {},
      'fails unless a drop of 0 points is ruled out (40 cases)',
    ],
    [
      'a proof of a share',
      proof({ kind: 'relative', value: 0.1 }),
      manyCases(40),
      {},
      'fails unless a drop of 10 % is ruled out (40 cases)',
    ],
    [
      'a proof of a share in few cases',
      proof({ kind: 'relative', value: 0.1 }),
      manyCases(30),
      {},
      'fails unless a drop of 10 % is ruled out (30 cases)',
    ],
    [
      'a proof of amounts',
      proof({ kind: 'relative', value: 0.1 }, 'tokens'),
      manyCases(40),
      {},
      'fails unless a rise of 10 % is ruled out (40 cases)',
    ],
    [
      'two bounds',
      gate({ min: 0.5, max: 0.9, margin: null }),
      manyCases(40),
      {},
      'fails below 50 % or above 90 %, with or without a baseline',
    ],
    [
      'an upper bound',
      gate({ max: 0.9, margin: null }),
      manyCases(40),
      {},
      'fails above 90 %, with or without a baseline',
    ],
    [
      'a bound of an unbounded metric',
      on('tokens', { max: 500, margin: null }),
      manyCases(40),
      {},
      'fails above 500, with or without a baseline',
    ],
    [
      'a lower bound of an unbounded metric',
      on('balance', { min: -1, margin: null }),
      manyCases(40),
      {},
      'fails below −1, with or without a baseline',
    ],
    [
      'an upper bound of a metric that can be negative',
      on('change', { max: 0.5, margin: null }),
      manyCases(40),
      {},
      'fails above .50, with or without a baseline',
    ],
    ['lines of code', on('lines'), [], {}, 'fails at a rise of 10 % or more, which is known exactly'],
    [
      'a bound of lines of code',
      on('lines', { max: 100, margin: null }),
      [],
      {},
      'fails above 100, with or without a baseline',
    ],
    [
      'a threshold in clusters',
      on('failed', { margin: points(0.05), evidence: 'threshold' }),
      manyCases(40, 8),
      {},
      'fails at a rise of 5 points or more, even by chance (40 cases in 8 clusters)',
    ],
    [
      'a threshold of a figure of the run',
      on('p95', { evidence: 'threshold' }),
      manyCases(2),
      {},
      'fails at a rise of 10 % or more, even by chance (2 cases)',
    ],
    [
      'a figure of just enough cases',
      on('p95'),
      manyCases(10),
      {},
      'flags a rise of 10 % or more that chance does not explain; two runs will show how small (10 cases)',
    ],
  ])('%s', (_what, own, cases, rest, text) => {
    expect(first([own], cases, rest)).toEqual([text, true])
  })

  test.each<Row>([
    [
      'an upper bound at the end of the range',
      gate({ max: 1, margin: null }),
      manyCases(40),
      {},
      'Success cannot leave its bounds',
    ],
    [
      'a lower bound of amounts at 0',
      on('tokens', { min: 0, margin: null }),
      manyCases(40),
      {},
      'tokens cannot leave its bounds',
    ],
    [
      'a figure of one case',
      on('p95'),
      manyCases(1),
      {},
      'a figure of the run is information only below 10 cases, and there is 1',
    ],
    [
      'a figure of one cluster',
      on('p95'),
      manyCases(12, 1),
      {},
      'a figure of the run is information only below 10 clusters, and there is 1',
    ],
  ])('can never fail: %s', (_what, own, cases, rest, why) => {
    expect(first([own], cases, rest)).toEqual([`can never fail: ${why}`, false])
  })
})
