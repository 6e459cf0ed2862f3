import { describeCause } from '../../../src/format/describe-reason.js'
import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import { recordedRules } from '../../../src/model/suite/rules.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from '../build-runs.js'
import { writeFindings } from '../../../src/report/words/write-comparison.js'

const ids = Array.from({ length: 60 }, (_, index) => `case-${String(index).padStart(2, '0')}`)
const cases = ids.map((id, index) => goldenCase({ id, tags: index < 12 ? ['auth'] : [], critical: index === 0 }))

/** All pass but the first `failing` cases. */
function run(failing: number, parts: Partial<Parameters<typeof scoredRun>[0]> = {}): ScoredRun {
  const trials = successTrials(Object.fromEntries(ids.map((id, index) => [id, index < failing ? 0 : 1])))
  return scoredRun({ cases, trials, ...parts })
}

function compare(baseline: ScoredRun | null, candidate: ScoredRun) {
  return compareRuns({ baseline, candidate, failOn: 'regression' })
}

const latency: MetricFacts = {
  id: 'latency',
  title: 'Latency',
  unit: 's',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'bound',
  scale: 'log-ratio',
  definition: '1',
}

function latencyTrials(seconds: (index: number) => number): readonly ScoredTrial[] {
  return ids.map((id, index) => ({ case: id, trial: 0, scores: { latency: seconds(index), success: 1 }, unscored: {} }))
}

describe('a comparison', () => {
  // A trial's number is read whenever the figure of its case is computed.
  test('computes the figure of a gate as often for sixty cases as for thirty', () => {
    const spread: MetricFacts = { ...latency, id: 'spread', per_run: { figure: 'run-deviation', of: 'latency' } }
    const countReads = (some: readonly string[]): number => {
      let reads = 0
      const trials = some.map((id, index) => ({
        case: id,
        scores: { latency: index, success: 1 },
        unscored: {},
        get trial() {
          reads += 1
          return 0
        },
      }))
      const gates = [gate({ id: 'spread', metric: 'spread', min: 0 })]
      compare(
        null,
        scoredRun({ cases: cases.slice(0, some.length), trials, gates, metrics: [SUCCESS, latency, spread] }),
      )
      return Math.round(reads / some.length)
    }
    expect(countReads(ids)).toBe(countReads(ids.slice(0, 30)))
  })

  test('of equal runs is unchanged and states what that rules out', () => {
    const comparison = compare(run(0), run(0))
    const { verdict, gates, flips } = comparison
    const findings = writeFindings(comparison)
    expect(verdict).toEqual({ word: 'unchanged', because: null, exit_code: 0, passed: true, primary: 'success' })
    expect(gates.map(describeCause)[0]).toBe('unchanged on all 60 cases (rules out drops of 6.1\u202fpoints or more)')
    expect({ findings, flips }).toEqual({ findings: [], flips: [] })
  })

  test('that regressed states by how much, and where', () => {
    const comparison = compare(run(0), run(8))
    const { verdict, gates, flips } = comparison
    const findings = writeFindings(comparison)
    expect(verdict).toEqual({ word: 'regressed', because: 'gate', exit_code: 1, passed: false, primary: 'success' })
    expect(gates.map(describeCause)[0]).toBe('worse by 13\u202fpoints, the margin is 5\u202fpoints (p = .004)')
    expect(flips).toHaveLength(8)
    expect(flips[0]).toEqual({
      case_id: 'case-00',
      critical: true,
      baseline: { passed: 1, trials: 1 },
      candidate: { passed: 0, trials: 1 },
      kind: 'newly-failing',
      confirmed: false,
    })
    expect(findings.map(({ text }) => text)).toEqual([
      "All 8 cases that broke are tagged auth, as are 12 of the 60 cases that passed before (Fisher's exact p < .001): exploratory.",
      'Success fell from 100\u202f% to 87\u202f% (−13\u202fpoints [−24, −7], p = .004, n = 60), which breaks its margin of 5\u202fpoints.',
    ])
  })

  test('that cannot tell claims nothing', () => {
    const comparison = compare(run(0), run(3))
    const { verdict, gates } = comparison
    const findings = writeFindings(comparison)
    expect(verdict).toMatchObject({ word: 'inconclusive', because: 'primary-gate', exit_code: 0 })
    expect(gates[0]).toMatchObject({ verdict: 'inconclusive', suspect: true, failed: false })
    expect(gates.map(describeCause)[0]).toBe(
      'cannot tell: flags drops of 18\u202fpoints or more, rules out drops of 14\u202fpoints or more',
    )
    expect(findings.map(({ text }) => text)).toEqual([
      "All 3 cases that broke are tagged auth, as are 12 of the 60 cases that passed before (Fisher's exact p = .006): exploratory.",
      'Success fell from 100\u202f% to 95\u202f% (−5\u202fpoints [−13.7, +1.3], p = .13, n = 60), enough to break its margin of 5\u202fpoints, but chance may explain it.',
    ])
  })

  test('without a baseline shows the run and fails nothing', () => {
    const { verdict, gates, metrics, differences, cases: listed } = compare(null, run(8))
    expect(verdict).toMatchObject({ word: 'not-comparable', because: 'no-baseline', exit_code: 0, passed: true })
    expect(gates[0]).toMatchObject({ verdict: 'not-comparable', cause: { kind: 'no-baseline', lost: 'none' }, n: 0 })
    expect(gates[0]?.candidate_value).toBeCloseTo(52 / 60, 12)
    expect(metrics[0]).toMatchObject({ n: 0, delta: null, cause: { kind: 'no-baseline', lost: 'none' } })
    expect({ differences, added: listed.added }).toEqual({ differences: [], added: [] })
  })

  test.each([
    ['regression', 2],
    ['inconclusive', 2],
    ['never', 0],
  ] as const)('with an unreadable baseline is not a first run: fail-on %s exits with %d', (failOn, code) => {
    const input = { baseline: null, baselineLost: 'unreadable' as const, failOn }
    const { verdict, gates, metrics, forecast } = compareRuns({ ...input, candidate: run(8) })
    expect(verdict).toMatchObject({ word: 'not-comparable', because: 'baseline-unreadable', exit_code: code })
    const cause = { kind: 'no-baseline', lost: 'unreadable' }
    expect([gates[0]?.cause, metrics[0]?.cause, forecast]).toEqual([cause, cause, undefined])
  })

  test.each([
    ['regression', 1],
    ['never', 0],
  ] as const)('that removes its own baseline is regressed: fail-on %s exits with %d', (failOn, code) => {
    const input = { baseline: null, baselineLost: 'removed' as const, failOn }
    const { verdict, gates, forecast } = compareRuns({ ...input, candidate: run(8) })
    expect(verdict).toMatchObject({ word: 'regressed', because: 'baseline-removed', exit_code: code })
    expect([gates[0]?.cause, forecast]).toEqual([{ kind: 'no-baseline', lost: 'removed' }, undefined])
  })

  test('names the edited cases and those of them that fail now', () => {
    const candidate = run(1, {
      cases: cases.map((golden, index) => (index < 2 ? { ...golden, fingerprint: 'edited' } : golden)),
    })
    const comparison = compare(run(0), candidate)
    expect(comparison.cases).toEqual({
      shared: 58,
      edited: ['case-00', 'case-01'],
      added: [],
      removed: [],
      edited_failing: ['case-00'],
    })
    expect(writeFindings(comparison)).toEqual([
      { about: 'edited-cases', gate: null, text: '2 edited cases are not compared; 1 of them fails now.' },
    ])
  })

  test('confirms a critical case by its re-runs', () => {
    const confirmations = { trials: successTrials({ 'case-00': [0, 0] }), stopped: null }
    const comparison = compareRuns({ baseline: run(0), candidate: run(1), failOn: 'regression', confirmations })
    expect(comparison.verdict).toMatchObject({ word: 'regressed', because: 'zero-tolerance', exit_code: 1 })
    expect(comparison.zero_tolerance).toEqual(['case-00'])
    expect(writeFindings(comparison)[0]?.text).toBe(
      'case-00 (critical) passed in its one baseline trial and fails in all 3 trials now: confirmed.',
    )
  })

  test('cannot tell while a critical case that passed before has no score', () => {
    const unscored = (at: number): readonly ScoredTrial[] =>
      run(0).trials.map((trial, index) =>
        index === at ? { ...trial, scores: {}, unscored: { success: 'no spans' } } : trial,
      )
    const comparison = compare(run(0), run(0, { trials: unscored(0) }))
    expect(comparison.verdict).toMatchObject({ word: 'inconclusive', because: 'watched-case-unscored', exit_code: 0 })
    expect(comparison.zero_tolerance_unscored).toEqual(['case-00'])
    const other = compare(run(0), run(0, { trials: unscored(1) }))
    expect(other.verdict.word).toBe('unchanged')
    expect(other.zero_tolerance_unscored).toBeUndefined()
    expect(compare(run(1), run(0, { trials: unscored(0) })).verdict.word).toBe('unchanged')
  })

  test('warns of an incomplete run and of changed models', () => {
    const candidate = run(0, { trials: run(0).trials.slice(1), fingerprints: { models: ['b'] } })
    const comparison = compare(run(0, { fingerprints: { models: ['a'] } }), candidate)
    expect(comparison.warnings).toEqual(['The run is incomplete: 1 case without a single trial.'])
    expect(comparison.differences[0]?.notice).toBe(
      'Another model answered: a → b (chosen by the change or by its provider).',
    )
    expect(comparison.gates[0]?.warnings).toEqual(['another model answered'])
    expect(comparison.gates[0]?.marks).toEqual(['another model answered'])
    expect(comparison.gates[0]?.scored_share).toEqual({ baseline: 1, candidate: 59 / 60 })
  })

  test('shows a machine-dependent metric without a difference, unless both arms ran in one job', () => {
    const parts = { metrics: [SUCCESS, latency], cases }
    const baseline = { ...parts, trials: latencyTrials((index) => 1 + index / 60) }
    const candidate = { ...parts, trials: latencyTrials((index) => 1.1 * (1 + index / 60)) }
    const apart = compare(scoredRun({ ...baseline, session_id: 'one' }), scoredRun({ ...candidate, session_id: 'two' }))
    expect(apart.metrics[1]).toMatchObject({
      n: 60,
      delta: null,
      p: null,
      cause: { kind: 'apart', how: 'jobs' },
    })
    const together = compare(scoredRun(baseline), scoredRun(candidate))
    expect(together.interleaved).toBe(true)
    expect(together.metrics[1]).toMatchObject({ n: 60, row: 'log-ratio', cause: null })
    expect(together.metrics[1]?.delta).toBeCloseTo(-Math.log(1.1), 8)
  })

  test('reuses the numbers of a gate in the list of metrics', () => {
    const { gates, metrics } = compare(run(0), run(8))
    expect(metrics[0]).toMatchObject({
      row: 'mcnemar',
      p: gates[0]?.p,
      interval: gates[0]?.interval,
      delta: gates[0]?.delta,
    })
  })

  test('does not depend on the order of gates, cases or trials', () => {
    const precision: MetricFacts = { ...SUCCESS, id: 'precision', title: 'Precision', kind: 'continuous' }
    const make = (shift: number, isReversed: boolean): ScoredRun => {
      const order = <Item>(items: readonly Item[]): readonly Item[] => (isReversed ? [...items].reverse() : items)
      return scoredRun({
        metrics: [SUCCESS, precision],
        cases: order(cases),
        gates: [...order([gate(), gate({ id: 'precision', metric: 'precision' })])],
        trials: order(
          ids.flatMap((id, index) =>
            [0, 1].map((trial) => ({
              case: id,
              trial,
              scores: { success: 1, precision: ((index * 7 + trial * 3 + shift) % 11) / 10 },
              unscored: {},
            })),
          ),
        ),
      })
    }
    const one = compare(make(0, false), make(1, false))
    const other = compare(make(0, true), make(1, true))
    expect([...other.gates].reverse()).toEqual(one.gates)
    expect(other.metrics).toEqual(one.metrics)
  })

  test('is plain data that survives JSON', () => {
    const comparison = compare(run(0), run(8))
    expect(JSON.parse(JSON.stringify(comparison))).toEqual(comparison)
  })
})

describe('results of another harness', () => {
  const fromResults = (scored: ScoredRun, parts: Partial<ScoredRun['run']> = {}): ScoredRun => ({
    ...scored,
    run: { ...scored.run, settings: { ...scored.run.settings, target: { type: 'results' } }, ...parts },
  })
  const score = (directed: boolean) => ({ left_out: [{ score: 'tone', reason: 'whose values are A, D', directed }] })

  // docs/decision-rules.md#the-verdict-of-the-run, line 15: a score with a better direction that both have.
  test.each([
    [true, true, true, 'score-left-out'],
    [true, true, false, null],
    [true, false, true, null],
    [false, true, true, null],
  ])('missing on main %s, in the change %s, with a better direction %s: %s', (before, now, directed, because) => {
    const one = (isLeftOut: boolean) => fromResults(run(0), isLeftOut ? score(directed) : {})
    const comparison = compare(one(before), one(now))
    expect(comparison.verdict.because).toBe(because)
    expect(comparison.left_out?.[0]?.sides).toEqual([...(before ? ['baseline'] : []), ...(now ? ['candidate'] : [])])
    expect(compare(run(0), run(0))).not.toHaveProperty('left_out')
  })

  // Line 2a: fewer than half of 60 cases pair, and there are at least .8 times as many new cases as removed ones.
  test.each([
    [31, 31, 'cases-named-otherwise'],
    [31, 24, 'too-many-cases-excluded'],
    [31, 25, 'cases-named-otherwise'],
    [30, 30, 'too-many-cases-excluded'],
  ])('%d of 60 cases are gone and %d are new', (gone, added, because) => {
    const own = [...cases.slice(gone), ...Array.from({ length: added }, (_, at) => goldenCase({ id: `new-${at}` }))]
    const trials = successTrials(Object.fromEntries(own.map(({ id }) => [id, 1])))
    const change = scoredRun({ cases: own, trials })
    expect(compare(fromResults(run(0)), fromResults(change)).verdict.because).toBe(because)
    expect(compare(run(0), change).verdict.because).toBe('too-many-cases-excluded')
  })
})

test('a comparison states how the rules used differ, if they do', () => {
  const rulesOf = (changes: readonly string[]) => ({
    ruleSet: { rules: recordedRules(run(0).run), from: 'base' as const, changes },
  })
  const of = (changes: readonly string[]) =>
    compareRuns({ baseline: run(0), candidate: run(0), failOn: 'regression', ...rulesOf(changes) })
  expect(of(['success max_drop 5pp → 50pp']).gates_changed).toEqual({
    ...{ from: 'base', changes: ['success max_drop 5pp → 50pp'] },
  })
  expect(of([])).not.toHaveProperty('gates_changed')
})

describe('a case in quarantine', () => {
  const flaky = '2026-12-31'
  /** Marks the first `count` cases, including critical ones, as quarantined. */
  const marked = (count: number) =>
    cases.map((golden, at) => ({ ...golden, critical: at < 12, ...(at < count && { flaky }) }))
  const both = (quarantined: number, failing: number, parts: Partial<Parameters<typeof scoredRun>[0]> = {}) => {
    const own = { cases: marked(quarantined), ...parts }
    return compare(run(0, own), run(failing, own))
  }

  test('has no effect when it breaks: no gate, no zero tolerance, no bound', () => {
    const settings = { zero_tolerance: 'all', deterministic: true } as const
    const gates = [gate({ min: 1, margin: { kind: 'absolute', value: 0.05 } })]
    expect(both(0, 8, { settings, gates }).verdict).toMatchObject({ word: 'regressed', because: 'absolute-bound' })
    const { verdict, cases: listed, gates: decided, flips, zero_tolerance: confirmed } = both(8, 8, { settings, gates })
    expect(verdict).toMatchObject({ word: 'unchanged', exit_code: 0 })
    expect({ n: decided[0]?.n, flips, confirmed, quarantined: listed.quarantined?.length }).toEqual({
      ...{ n: 52, flips: [], confirmed: [], quarantined: 8 },
    })
  })

  test('prevents good news if more than a fifth of the cases are in it, and makes the run invalid if all are', () => {
    expect(both(12, 0).verdict.word).toBe('unchanged')
    expect(both(13, 0).verdict).toMatchObject({ word: 'inconclusive', because: 'too-many-in-quarantine' })
    expect(both(60, 0).verdict).toMatchObject({ word: 'invalid', because: 'nothing-measured', exit_code: 2 })
    expect(compare(null, run(0, { cases: marked(60) })).verdict).toMatchObject({ word: 'invalid', exit_code: 2 })
    // Bad results of the other gates stay.
    expect(both(20, 30).verdict.word).toBe('regressed')
  })
})

describe('a first look', () => {
  /** The first 20 of the 60 cases. */
  const look = (scored: ScoredRun): ScoredRun => ({
    ...scored,
    run: { ...scored.run, cases: scored.run.cases.slice(0, 20), first_look: { cases: 20, of: 60 } },
    trials: scored.trials.slice(0, 20),
  })

  test('is never good news, and is bad news about its own cases', () => {
    expect(compare(run(8), look(run(8))).verdict).toMatchObject({ word: 'inconclusive', because: 'first-look' })
    expect(compare(run(8), look(run(0))).verdict).toMatchObject({ word: 'inconclusive', because: 'first-look' })
    expect(compare(look(run(0)), look(run(0))).verdict.because).toBe('first-look')
    const { verdict, cases: listed } = compare(run(0), look(run(8)))
    expect(verdict).toMatchObject({ word: 'regressed', because: 'gate' })
    expect(listed).toMatchObject({ shared: 20, removed: [], first_look: { cases: 20, of: 60 } })
  })

  test('can be declared by the caller', () => {
    const { settings } = run(0).run
    const ruleSet = { rules: recordedRules(run(0).run), from: 'base', changes: [], subset: null, first: null } as const
    const { verdict, cases: listed } = compareRuns({
      ...{ baseline: run(0), candidate: look(run(0)), failOn: 'regression', ruleSet },
    })
    expect(listed.removed).toHaveLength(40)
    expect([verdict.because, settings.deterministic]).toEqual(['too-many-cases-excluded', false])
  })
})
