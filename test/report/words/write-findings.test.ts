import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { MeasuredPair } from '../../../src/model/result/finding.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../../compare/build-runs.js'
import { writeFindings } from '../../../src/report/words/write-comparison.js'

const tokens: MetricFacts = {
  id: 'tokens',
  title: 'tokens per query',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'free',
  scale: 'log-ratio',
  definition: '1',
}
const recall: MetricFacts = {
  id: 'recall',
  title: 'recall@10',
  unit: 'ratio',
  kind: 'continuous',
  direction: 'higher',
  range: [0, 1],
  environment: 'free',
  scale: 'linear',
  definition: '1',
}
const steps: MetricFacts = {
  ...recall,
  id: 'steps',
  title: 'steps',
  unit: 'count',
  direction: 'neutral',
  range: [0, null],
}
const latency: MetricFacts = { ...tokens, id: 'latency', title: 'latency', unit: 's', environment: 'bound' }
const METRICS = [SUCCESS, tokens, recall, steps, latency]
const tenPercent = { kind: 'relative', value: 0.1 } as const

type Scores = Readonly<Partial<Record<'success' | 'tokens' | 'recall' | 'steps' | 'latency', number>>>

interface Parts {
  readonly gates?: readonly Gate[]
  readonly tags?: (index: number) => readonly string[]
  readonly variant?: string
}

/** Makes a run of `count` cases, scored by `score`. */
function run(count: number, score: (index: number) => Scores, parts: Parts = {}): ScoredRun {
  const indices = Array.from({ length: count }, (_, index) => index)
  const id = (index: number): string => `c${String(index).padStart(3, '0')}`
  const scored = scoredRun({
    gates: parts.gates ?? [gate()],
    metrics: METRICS.filter((metric) => metric.id in score(0)),
    cases: indices.map((index) => goldenCase({ id: id(index), tags: [...(parts.tags?.(index) ?? [])] })),
    trials: indices.map((index): ScoredTrial => ({
      case: id(index),
      trial: 0,
      scores: { ...score(index) },
      unscored: {},
    })),
  })
  return parts.variant === undefined ? scored : { ...scored, run: { ...scored.run, variant: parts.variant } }
}

function compare(baseline: ScoredRun, candidate: ScoredRun): MeasuredPair {
  return compareRuns({ baseline, candidate, failOn: 'regression' })
}

const plain = (text: string): string => text.replaceAll('\u202f', ' ')
const textsOf = (comparison: MeasuredPair): readonly string[] =>
  writeFindings(comparison).map(({ text }) => plain(text))

/** Returns the findings for 400 cases; the first `failing` fail, and `spend` gives the tokens of each. */
function findingsOf(
  gates: readonly Gate[],
  candidate: { readonly failing?: number; readonly spend?: (index: number) => number },
): readonly string[] {
  const base = (index: number): number => 1000 + (index % 7) * 10
  const arm = (failing: number, spend: (index: number) => number): ScoredRun =>
    run(400, (index) => ({ success: index < failing ? 0 : 1, tokens: spend(index) }), { gates })
  return textsOf(compare(arm(0, base), arm(candidate.failing ?? 0, candidate.spend ?? base)))
}

const onTokens = (parts: Partial<Gate> = {}): Gate =>
  gate({ id: 'tokens', metric: 'tokens', margin: tenPercent, ...parts })
const onRecall = (parts: Partial<Gate> = {}): Gate =>
  gate({ id: 'recall', metric: 'recall', margin: { kind: 'absolute', value: 0.05 }, ...parts })

describe('findings about a gate', () => {
  test('are none if nothing changed', () => {
    expect(findingsOf([gate(), onTokens()], {})).toEqual([])
  })

  test('list failures first, then those of warning gates', () => {
    const gates = [onTokens({ severity: 'warn' }), gate()]
    const spend = (index: number): number => 1500 + (index % 5)
    expect(findingsOf(gates, { failing: 40, spend })).toEqual([
      'Success fell from 100 % to 90 % (−10 points [−13, −7], p < .001, n = 400), which breaks its margin of 5 points.',
      'Warning: Tokens per query rose by 46 % [+46, +46] for the typical query (mean 1 030 to 1 502, p < .001, n = 400), which breaks its margin of 10 %.',
    ])
  })

  test('say that an improvement came without loss only if that is proven, and within which margin', () => {
    const spend = (index: number): number => 800 + (index % 5)
    const gain =
      'Tokens per query fell by 22 % [−22, −22] for the typical query (mean 1 030 to 802, p < .001, n = 400): improved'
    const gates = [gate(), onTokens()]
    expect(findingsOf(gates, { failing: 1, spend })).toEqual([`${gain}, with no loss in Success of 5 points or more.`])
    expect(findingsOf(gates, { spend })).toEqual([
      `${gain}, with Success unchanged on all 400 cases (rules out drops of 0.96 points or more).`,
    ])
    expect(findingsOf(gates, { failing: 6, spend })[1]).toBe(
      `${gain}, at the price of Success −1.5 points [−3.2, −0.5], within its margin of 5 points.`,
    )
    expect(findingsOf(gates, { failing: 40, spend })[1]).toBe(`${gain}, but Success regressed.`)
    expect(
      findingsOf([gate({ margin: { kind: 'absolute', value: 0.001 } }), onTokens()], { failing: 1, spend }).at(-1),
    ).toBe(`${gain}. That nothing was lost in Success is not shown.`)
  })

  test('name the variant if the arms differ in nothing else', () => {
    const arm = (variant: string, spend: number): ScoredRun =>
      run(60, (index) => ({ success: index % 4 === 0 ? 0 : 1, tokens: spend + index }), {
        gates: [gate(), onTokens()],
        variant,
      })
    expect(textsOf(compare(arm('plain', 1000), arm('compressed', 790)))).toEqual([
      '"compressed" against "plain": Tokens per query fell by 20 % [−20, −20] for the typical query (mean 1 030 to 820, p < .001, n = 60): improved, with Success unchanged on all 60 cases (rules out drops of 6.1 points or more).',
    ])
  })

  test('call a small gain slightly better', () => {
    expect(findingsOf([onTokens()], { spend: (index) => 970 + (index % 7) * 10 })).toEqual([
      'Tokens per query fell by 2.9 % [−2.9, −2.9] for the typical query (mean 1 030 to 1 000, p < .001, n = 400): slightly better, by less than its margin of 10 %.',
    ])
  })

  test('call a proven small loss slightly worse', () => {
    expect(findingsOf([gate()], { failing: 6 })).toEqual([
      'Success fell from 100 % to 98.5 % (−1.5 points [−3.2, −0.5], p = .016, n = 400): slightly worse, shown to stay within its margin of 5 points.',
    ])
  })

  test('do not claim a suspected loss', () => {
    const spend = (index: number): number => (index % 2 === 0 ? 100 : 14_000)
    expect(findingsOf([onTokens()], { spend })).toEqual([
      'Tokens per query rose by 15 % [−10, +47] for the typical query (mean 1 030 to 7 050, p = .26, n = 400), enough to break its margin of 10 %, but chance may explain it: potentially meaningful.',
    ])
  })

  test('add that nothing worse was shown if a non-inferior gate fails', () => {
    expect(findingsOf([onTokens({ evidence: 'non-inferior' })], {})).toEqual([
      'Tokens per query stayed at 1 030 (n = 400), not shown to stay within its margin of 10 %: unchanged on all 400 cases.',
    ])
  })

  test('do not call a threshold a test', () => {
    expect(findingsOf([gate({ evidence: 'threshold' })], { failing: 40 })).toEqual([
      'Success fell from 100 % to 90 % (−10 points [−13, −7], n = 400), which breaks its threshold of 5 points (a threshold, not a test).',
    ])
  })

  test('show a broken bound with the value that breaks it', () => {
    expect(findingsOf([gate({ min: 0.95 })], { failing: 40 })).toEqual([
      'Success: 90 % is below the minimum of 95 %.',
      'Success fell from 100 % to 90 % (−10 points [−13, −7], p < .001 by Benjamini–Hochberg over 2 metrics, n = 400): worse, exploratory (no gate tests it).',
    ])
  })

  test('call a large change that may be chance potentially meaningful, in either direction', () => {
    const arm = (value: (index: number) => number): ScoredRun =>
      run(20, (index) => ({ recall: value(index) }), {
        gates: [onRecall({ margin: { kind: 'absolute', value: 0.3 } })],
      })
    const half = arm((index) => (index % 2 === 0 ? 1 : 0))
    expect(
      textsOf(
        compare(
          half,
          arm((index) => (index % 2 === 0 && index > 2 ? 1 : 0)),
        ),
      ),
    ).toEqual([
      'Recall@10 fell from .50 to .40, by 20 % of the baseline, which this suite cannot tell from chance (p = .16, n = 20): potentially meaningful.',
    ])
    expect(
      textsOf(
        compare(
          half,
          arm((index) => (index % 2 === 0 || index < 4 ? 1 : 0)),
        ),
      ),
    ).toEqual([
      'Recall@10 rose from .50 to .60, by 20 % of the baseline, which this suite cannot tell from chance (p = .16, n = 20): potentially meaningful.',
    ])
  })
})

describe('findings about a metric without a gate', () => {
  const base = (index: number): Scores => ({
    success: 1,
    recall: index % 2 === 0 ? 1 : 0.5,
    steps: 4 + (index % 3),
    latency: 1,
  })

  test('say worse if its p holds among all of them, and nothing if neither direction is better', () => {
    const now = (index: number): Scores => ({
      ...base(index),
      recall: index % 3 === 0 ? 0 : 0.5,
      steps: 6 + (index % 2),
    })
    expect(textsOf(compare(run(60, base), run(60, now)))).toEqual([
      'Recall@10 fell from .75 to .33 (−.42 [−.51, −.33], p < .001 by Benjamini–Hochberg over 4 metrics, n = 60): worse, exploratory (no gate tests it).',
    ])
  })

  test('leave out a percentile of a metric that is reported itself', () => {
    const p95: MetricFacts = {
      ...recall,
      id: 'recall-p95',
      title: 'recall@10 p95',
      per_run: { figure: 'percentile', of: 'recall', percentile: 95 },
    }
    const withTail = (scored: ScoredRun): ScoredRun => ({
      ...scored,
      run: { ...scored.run, metrics: [...scored.run.metrics, p95] },
    })
    const now = run(240, (index) => ({ ...base(index), recall: 0.25 }))
    const told = textsOf(compare(withTail(run(240, base)), withTail(now)))
    expect(told.filter((text) => text.includes('ecall@10'))).toHaveLength(1)
  })

  test('leave out a change whose p or interval does not hold, however large it is', () => {
    const lose =
      (failing: number) =>
      (index: number): Scores => ({
        ...base(index),
        recall: index < failing ? 0 : (base(index).recall ?? 0),
      })
    expect(textsOf(compare(run(24, base), run(24, lose(4))))).toEqual([])
  })

  test('leave out a change smaller than the default margin, or than 10 % without one', () => {
    const tenth: MetricFacts = { ...recall, default_margin: { kind: 'absolute', value: 0.1 } }
    const told = (metric: MetricFacts, loss: number): number => {
      const arm = (less: number): ScoredRun =>
        run(60, (index) => ({ success: 1, recall: 0.9 + (index % 3) * 0.01 - less }))
      const over = (scored: ScoredRun): ScoredRun => ({ ...scored, run: { ...scored.run, metrics: [SUCCESS, metric] } })
      return textsOf(compare(over(arm(0)), over(arm(loss)))).length
    }
    expect([told(tenth, 0.09), told(tenth, 0.11), told(recall, 0.08), told(recall, 0.1)]).toEqual([0, 1, 0, 1])
  })

  test('leave out milliseconds, which nobody notices', () => {
    const slower = (seconds: number) =>
      textsOf(
        compare(
          run(60, (index) => ({ ...base(index), latency: 0.01 + (index % 5) * 1e-4 })),
          run(60, (index) => ({ ...base(index), latency: 0.01 + seconds + (index % 5) * 1e-4 })),
        ),
      )
    expect(slower(0.09)).toEqual([])
    expect(slower(0.11)).toHaveLength(1)
  })

  test('name one metric for those that measure the same thing, at the k of the suite', () => {
    const named = ['retrieval.hit@3', 'retrieval.hit@5', 'retrieval.recall@5', 'success.retrieval']
    const metrics = named.map((id): MetricFacts => ({ ...recall, id, title: id }))
    const arm = (values: readonly number[], success: number): ScoredRun => {
      const scored = run(60, () => ({ success }))
      const trials = scored.trials.map((trial, index) => ({
        ...trial,
        scores: {
          ...trial.scores,
          ...Object.fromEntries(named.map((id, place) => [id, (values[place] ?? 0) + (index % 3) * 0.01])),
        },
      }))
      return { ...scored, run: { ...scored.run, metrics: [SUCCESS, ...metrics] }, trials }
    }
    expect(textsOf(compare(arm([0.8, 0.8, 0.8, 0.8], 1), arm([0.3, 0.3, 0.3, 0.3], 1)))).toEqual([
      expect.stringMatching(
        /^Retrieval\.hit@5 fell .*: worse, exploratory \(no gate tests it\)\. 3 related metrics are worse too\.$/,
      ),
    ])
    const gates = [gate({ metric: 'retrieval.recall@5', id: 'recall', margin: { kind: 'absolute', value: 0.05 } })]
    const gated = (scored: ScoredRun): ScoredRun => ({ ...scored, run: { ...scored.run, gates } })
    const told = compare(gated(arm([0.8, 0.8, 0.8, 0.8], 1)), gated(arm([0.3, 0.3, 0.4, 0.3], 1)))
    expect(writeFindings(told).map(({ about }) => about)).toEqual(['gate'])
  })

  test('leave out a machine-dependent metric that was measured on two machines', () => {
    const slow = run(60, (index) => ({ ...base(index), latency: 2 }))
    const elsewhere = { ...slow, run: { ...slow.run, session_id: 'another' } }
    expect(textsOf(compare(run(60, base), elsewhere))).toEqual([])
  })
})

test('do not repeat a metric that says the same about the same cases as a gate', () => {
  const answer: MetricFacts = { ...SUCCESS, id: 'answer', title: 'success of the answer' }
  const arm = (failing: number): ScoredRun => {
    const scored = run(60, (index) => ({ success: index < failing ? 0 : 1 }))
    const trials = scored.trials.map((trial) => ({
      ...trial,
      scores: { ...trial.scores, answer: trial.scores.success ?? 0 },
    }))
    return { run: { ...scored.run, metrics: [SUCCESS, answer] }, trials }
  }
  expect(writeFindings(compare(arm(0), arm(20))).map(({ about }) => about)).toEqual(['gate'])
})

describe('completely missed queries', () => {
  const zero: MetricFacts = { ...SUCCESS, id: 'retrieval.zero-recall', title: 'zero recall', direction: 'lower' }
  const arm = (missed: readonly number[]): ScoredRun => {
    const scored = run(60, () => ({ success: 1 }))
    const trials = scored.trials.map((trial, index) => ({
      ...trial,
      scores: { ...trial.scores, [zero.id]: missed.includes(index) ? 1 : 0 },
    }))
    return { run: { ...scored.run, metrics: [SUCCESS, zero] }, trials }
  }

  test.each([
    [[], [], []],
    [[1], [1], ['1 of the 60 cases with expected spans retrieves none of them, as before.']],
    [[1], [1, 2, 3], ['2 of the 60 cases with expected spans now retrieve none of them; 1 retrieves none, as before.']],
    [
      [4, 5],
      [1, 2, 3],
      ['3 of the 60 cases with expected spans now retrieve none of them; 2 that retrieved none do now.'],
    ],
    [
      [4, 5],
      [4],
      ['1 of the 60 cases with expected spans retrieved none of them before and does now; 1 still retrieves none.'],
    ],
  ])('are counted: %j before and %j now', (before, now, texts) => {
    const told = writeFindings(compare(arm(before), arm(now))).filter(({ about }) => about === 'zero-recall')
    expect(told.map(({ text }) => text)).toEqual(texts)
  })

  test('of a new case count as none before', () => {
    const now = arm([1, 2])
    const cases = now.run.cases.map((golden, index) => (index === 2 ? { ...golden, fingerprint: 'edited' } : golden))
    const findings = writeFindings(compare(arm([1]), { ...now, run: { ...now.run, cases } }))
    expect(findings.find(({ about }) => about === 'zero-recall')?.text).toBe(
      '1 of the 60 cases with expected spans retrieves none of them, as before.',
    )
  })
})
