import { describeReason } from '../../src/format/describe-reason.js'
import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import { rank } from './rank/rank.js'
import type { MeasuredPair } from '../../src/model/result/finding.js'
import type { PairComparison } from '../../src/model/result/pair-comparison.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { Inference } from '../../src/model/suite/inference.js'
import type { MetricFacts } from '../../src/model/metric.js'
import type { ScoredRun, ScoredTrial } from '../../src/model/run/run.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'
import { writeFindings } from '../../src/report/words/write-findings.js'

const TOKENS: MetricFacts = {
  ...SUCCESS,
  id: 'tokens',
  title: 'Tokens',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
  default_margin: { kind: 'relative', value: 0.1 },
}
const TOKENS_P95: MetricFacts = {
  ...TOKENS,
  id: 'tokens.p95',
  title: 'Tokens p95',
  per_run: { figure: 'percentile', of: 'tokens', percentile: 95 },
}

type Values = Readonly<Record<string, readonly (number | null)[]>>

/** Trials of one metric by case; null is a trial that infrastructure has lost. */
function runOf(
  values: Values,
  parts: {
    readonly metric?: MetricFacts
    readonly gates?: readonly Gate[]
    readonly cluster?: string
    readonly inference?: Inference
  } = {},
): ScoredRun {
  const { metric = SUCCESS, gates = [gate({ id: metric.id, metric: metric.id })], cluster } = parts
  const id = metric.per_run?.figure === 'percentile' ? metric.per_run.of : metric.id
  const trials = Object.entries(values).flatMap(([caseId, own]) =>
    own.map((value, trial): ScoredTrial =>
      value === null
        ? { case: caseId, trial, scores: {}, unscored: { [id]: 'infrastructure' } }
        : { case: caseId, trial, scores: { [id]: value }, unscored: {} },
    ),
  )
  return scoredRun({
    cases: Object.keys(values).map((caseId) => goldenCase({ id: caseId, ...(cluster !== undefined && { cluster }) })),
    trials,
    metrics: [metric],
    gates,
    trials_per_case: Math.max(...Object.values(values).map((own) => own.length)),
    settings: parts.inference === undefined ? {} : { inference: parts.inference },
  })
}

const times = (count: number, value: number): readonly number[] => Array.from({ length: count }, () => value)

function compare(baseline: ScoredRun, candidate: ScoredRun, inference: Inference = 'these-cases'): MeasuredPair {
  return compareRuns({ baseline, candidate, failOn: 'regression', inference })
}

const first = ({ gates }: PairComparison) => {
  const [result] = gates
  if (result === undefined) throw new Error('no gate')
  return result
}
const plain = (text: string): string => text.replaceAll('\u202f', ' ')

describe('a comparison with inference these-cases', () => {
  test('tells 0 of 10 from 10 of 10 on a single case, which inference over cases cannot', () => {
    const [none, all] = [runOf({ task: times(10, 0) }), runOf({ task: times(10, 1) })]
    const comparison = compare(none, all)
    expect(comparison.verdict).toMatchObject({ word: 'improved', exit_code: 0 })
    expect(comparison.inference).toBe('these-cases')
    expect(first(comparison)).toMatchObject({
      row: 'stratified-exact',
      verdict: 'improved',
      interval: null,
      bounds: [],
    })
    expect(first(comparison).p).toBeCloseTo(1 / 184756, 12)
    expect(plain(describeReason(first(comparison)))).toBe(
      'better by 100 points (p < .001), for this one case; says nothing about others',
    )
    expect(comparison.warnings).toEqual([])
    const usual = compare(none, all, 'cases-like-these')
    expect(usual.verdict.word).toBe('inconclusive')
    expect(usual).not.toHaveProperty('inference')
  })

  test('fails a gate that regressed, and says so of these cases in every finding', () => {
    const comparison = compare(
      runOf({ a: times(10, 1), b: times(10, 1) }),
      runOf({ a: [...times(4, 1), ...times(6, 0)], b: times(10, 1) }),
    )
    expect(comparison.verdict).toMatchObject({ word: 'regressed', because: 'gate', exit_code: 1 })
    expect(plain(describeReason(first(comparison)))).toBe(
      'worse by 30 points, the margin is 5 points (p = .005), for these 2 cases; says nothing about others',
    )
    expect(writeFindings(comparison).length).toBeGreaterThan(0)
    for (const { text } of writeFindings(comparison))
      expect(text).toMatch(/for these 2 cases; says nothing about others\.$/)
  })

  test('permutes the trials of all else, whatever its scale', () => {
    const comparison = compare(
      runOf({ a: [100, 110, 120, 130], b: [900, 910, 920, 930] }, { metric: TOKENS }),
      runOf({ a: [200, 210, 220, 230], b: [1900, 1910, 1920, 1930] }, { metric: TOKENS }),
    )
    // Both cases are separated: 2 of C(8,4)² deals are as far.
    expect(first(comparison)).toMatchObject({
      row: 'stratified-permutation',
      p: 2 / 4900,
      verdict: 'regressed',
      delta: -550,
    })
  })

  test('never says no-regression, for there is no bound', () => {
    const almost = [...times(39, 1), 0]
    const comparison = compare(runOf({ a: almost, b: times(40, 1) }), runOf({ a: times(40, 1), b: almost }))
    expect(comparison.verdict.word).toBe('inconclusive')
    expect(plain(describeReason(first(comparison)))).toBe(
      'cannot tell: no difference of the means (p = 1), for these 2 cases; says nothing about others',
    )
  })

  test('is unchanged where every case has equal means', () => {
    const comparison = compare(runOf({ a: [1, 0, 1, 1], b: times(4, 1) }), runOf({ a: [1, 1, 0, 1], b: times(4, 1) }))
    expect(comparison.verdict.word).toBe('unchanged')
    expect(first(comparison)).toMatchObject({
      verdict: 'unchanged',
      p: 1,
      can_rule_out: null,
      cause: { kind: 'unchanged', cases: 2, rules_out: null },
      scope: 'these-cases',
    })
  })

  test('says that a loss is proven where only its size is open', () => {
    const margin = { kind: 'absolute', value: 0.3 } as const
    const gates = [gate({ margin })]
    const comparison = compare(
      runOf({ a: times(50, 1) }, { gates }),
      runOf({ a: [...times(40, 1), ...times(10, 0)] }, { gates }),
    )
    expect(first(comparison)).toMatchObject({ verdict: 'inconclusive', suspect: false })
    expect(plain(describeReason(first(comparison)))).toBe(
      'worse; whether by more than 30 points cannot be told: worse by 20 points (p < .001), for this one case; says nothing about others',
    )
  })

  test.each([
    [
      { a: [1, 1], b: [1, 1, 1] },
      { a: [0, 0], b: [0, 0, 0] },
      'information only: at least 3 scored trials of every case are needed in both runs, and 1 of 2 has fewer, for these 2 cases; says nothing about others',
    ],
    [
      { a: [1] },
      { a: [0] },
      'information only: at least 3 scored trials of every case are needed in both runs, and this one has fewer, for this one case; says nothing about others',
    ],
    [
      { a: [1, 1, 1] },
      { a: [0, 0, 0] },
      'cannot tell: 3 trials a side can never be significant, whatever they show, for this one case; says nothing about others',
    ],
    [
      { a: times(6, 0) },
      { a: [1, 1, 1, 1, null, null] },
      'trials are missing unevenly: 2 unscored in this run, 0 in the baseline, for this one case; says nothing about others',
    ],
  ])('cannot tell %o from %o, with the reason', (before, after, reason) => {
    const result = first(compare(runOf(before), runOf(after)))
    expect(result.verdict).toBe('inconclusive')
    expect(describeReason(result)).toBe(reason)
  })

  test('tests no figure of the run, and asks for no independence of cases', () => {
    const p95 = compare(
      runOf({ a: times(5, 100) }, { metric: TOKENS_P95 }),
      runOf({ a: times(5, 900) }, { metric: TOKENS_P95 }),
    )
    expect(first(p95)).toMatchObject({
      baseline: 100,
      candidate: 900,
      p: null,
      verdict: 'inconclusive',
      cause: { kind: 'figure-of-trials' },
    })
    const both = { a: times(10, 0), b: times(10, 0) }
    const clustered = compare(
      runOf(both, { cluster: 'one' }),
      runOf({ a: times(10, 1), b: times(10, 1) }, { cluster: 'one' }),
    )
    expect(first(clustered)).toMatchObject({ verdict: 'improved', clusters: null, warnings: [] })
  })

  test('takes unequal numbers of trials, and claims nothing where trials and cases point opposite ways', () => {
    const uneven = compare(runOf({ a: times(30, 0) }), runOf({ a: times(4, 1) }))
    expect(first(uneven)).toMatchObject({ verdict: 'improved', warnings: [] })
    // By cases 0.1 better on average, by trials far worse: case a alone has many.
    const before = { a: times(60, 1), b: [1, 0, 0], c: [1, 0, 0] }
    const after = { a: [...times(40, 1), ...times(20, 0)], b: times(3, 1), c: [1, 1, 0] }
    expect(first(compare(runOf(before), runOf(after)))).toMatchObject({ p: 1, verdict: 'inconclusive' })
  })

  test('refuses a gate that asks for a bound', () => {
    const gates = [gate({ evidence: 'non-inferior', margin: { kind: 'absolute', value: 0.1 } })]
    const run = runOf({ a: times(5, 1) }, { gates })
    expect(() => compare(run, run)).toThrow('Gate `success` asks for evidence non-inferior')
    expect(compare(run, run, 'cases-like-these').verdict.word).toBe('inconclusive')
  })

  test('keeps zero tolerance and absolute bounds as they are', () => {
    const gates = [gate({ margin: { kind: 'absolute', value: 0.1 }, min: 0.9 })]
    const comparison = compare(runOf({ a: times(5, 1) }, { gates }), runOf({ a: times(5, 0) }, { gates }))
    expect(comparison.verdict).toMatchObject({ word: 'regressed', because: 'absolute-bound' })
  })
})

describe('the setting', () => {
  const few = (value: number, inference?: Inference): ScoredRun =>
    runOf({ a: times(5, value) }, inference === undefined ? {} : { inference })

  test('is pointed to where few cases have many trials and somebody may choose it', () => {
    expect(compare(few(0), few(1), 'cases-like-these').warnings.map(plain)).toEqual([
      '1 case says next to nothing of others, however often tried. To ask which side is better on this case alone, by its 5 trials a side, set inference: these-cases (--inference these-cases).',
    ])
    const five = (value: number): ScoredRun =>
      runOf(Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, times(5, value)])))
    expect(compare(five(0), five(1), 'cases-like-these').warnings).toEqual([])
    const four = (value: number): ScoredRun => runOf({ a: times(4, value) })
    expect(compare(four(0), four(1), 'cases-like-these').warnings).toEqual([])
    expect(compareRuns({ baseline: few(0), candidate: few(1), failOn: 'regression' }).warnings).toEqual([])
  })

  test('of the suite does not count where nobody chooses, as in a pull request, and the reader is told', () => {
    const comparison = compareRuns({
      baseline: few(0, 'these-cases'),
      candidate: few(1, 'these-cases'),
      failOn: 'regression',
    })
    expect(comparison.verdict.word).toBe('inconclusive')
    expect(comparison).not.toHaveProperty('inference')
    expect(comparison.warnings).toEqual([
      'The suite’s setting “inference: these-cases” counts for ab and compare alone: this verdict speaks of cases like these.',
    ])
  })
})

describe('variants with inference these-cases', () => {
  const tiers = [
    ['none', 0],
    ['some', 5],
    ['all', 10],
  ] as const
  const play = (inference: Inference) => {
    const entrants = tiers.map(([name, passes]) => ({
      name,
      scored: runOf({ task: [...times(passes, 1), ...times(10 - passes, 0)] }),
    }))
    const { run } = entrants[0]?.scored ?? {}
    if (run === undefined) throw new Error('no run')
    const rules = { gates: run.gates, settings: run.settings, pricing: run.pricing, judge: null }
    return rank({
      arms: entrants,
      ruleSet: { rules, from: 'base', changes: [] },
      failOn: 'regression',
      inference,
    })
  }

  test('have a winner on these cases, which many trials of one case can show', () => {
    const {
      ranking: { outcome },
      inference,
    } = play('these-cases')
    expect(inference).toBe('these-cases')
    expect(outcome).toMatchObject({ kind: 'winner', variant: 'all' })
    expect(plain(outcome.reason)).toBe(
      '"all" beats "none" (Success 0 % → 100 %: +100 points, p < .001, n = 1 × 10 trials) and "some" (Success 50 % → 100 %: +50 points, p = .033, n = 1 × 10 trials), for this one case; says nothing about others',
    )
  })

  test('have none over cases like these, and the reader is shown the setting once', () => {
    const {
      ranking: { outcome },
      warnings,
    } = play('cases-like-these')
    expect(outcome.kind).toBe('no-winner')
    expect(warnings.filter((warning) => warning.includes('--inference these-cases'))).toHaveLength(1)
  })
})
