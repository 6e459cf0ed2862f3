import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../../src/compare/decide/compare-runs.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { DetailLevel } from '../../../src/model/result/report.js'
import type { RuleSet } from '../../../src/model/suite/rules.js'
import type { Run, ScoredRun, ScoredTrial } from '../../../src/model/run/run.js'
import { adviceOn, buildReport } from '../build-pair-report.js'
import { renderSummary } from '../../../src/report/render/markdown.js'
import { renderTerminal } from '../../../src/report/render/terminal.js'
import { gate, goldenCase, scoredRun, SUCCESS } from '../../compare/build-runs.js'
import { contextWith, COST, LATENCY, NOTHING_ELSE } from './facts.js'

const IDS = Array.from({ length: 20 }, (_, index) => `case-${String(index + 1).padStart(2, '0')}`)
const CASES = IDS.map((id) => goldenCase({ id, tags: id < 'case-04' ? ['smoke'] : [] }))
const METRICS: readonly MetricFacts[] = [{ ...SUCCESS, title: 'success' }, COST, LATENCY]

interface Parts extends Partial<Omit<Parameters<typeof scoredRun>[0], 'trials'>> {
  readonly run?: Partial<Run>
  readonly scored?: Partial<ScoredRun>
}

/** Makes an arm of twenty passing cases with equal costs and latencies. */
function arm(parts: Parts = {}): ScoredRun {
  const cases: readonly GoldenCase[] = parts.cases ?? CASES
  const trials = cases.map(({ id }): ScoredTrial => ({
    case: id,
    trial: 0,
    scores: { success: 1, 'cost.usd': 0.01, latency: 2 },
    unscored: {},
  }))
  const scored = scoredRun({ cases, trials, metrics: METRICS, gates: [gate({ primary: true })], ...parts })
  return { ...scored, run: { ...scored.run, ...parts.run }, ...parts.scored }
}

function told(baseline: ScoredRun, candidate: ScoredRun, ruleSet?: RuleSet, details: DetailLevel = 'full') {
  const comparison = compareRuns({ baseline, candidate, failOn: 'regression', ...(ruleSet ? { ruleSet } : {}) })
  const { cases } = candidate.run
  const counts = { ...contextWith().counts, cases: cases.length, trials: cases.length, ok: cases.length }
  const report = buildReport({
    comparison,
    context: contextWith({ counts }),
    cases: [],
    details,
    charts: [],
    ...NOTHING_ELSE,
    ...adviceOn(comparison),
  })
  const summary = renderSummary(report)
  return {
    summary,
    terminal: renderTerminal(report, { width: 100, isVerbose: true }),
    second: linesBelow(summary),
    word: comparison.verdict.word,
    isCollapsed: report.collapsed,
  }
}

const linesBelow = (markdown: string): readonly string[] =>
  markdown
    .split('\n')
    .filter((line) => line !== '')
    .slice(1, 3)
const rowOf = (summary: string, title: string): string =>
  summary.split('\n').find((line) => line.startsWith(`| ${title} `) || line.startsWith(`| **${title}**`)) ?? ''

describe('a part of the suite', () => {
  const smoke = (parts: Parts = {}) =>
    arm({ cases: CASES.slice(0, 3), subset: 'tag:smoke', fingerprints: { suite: 'part' }, ...parts })

  test('is named under the verdict', () => {
    const { second, terminal } = told(arm(), smoke())
    expect(second).toContain('Only 3 of 20 cases were run (subset `tag:smoke`).')
    expect(terminal).toContain('subset: all cases → tag:smoke: only cases in both are compared')
  })

  test('that nobody requested is not compared with the whole', () => {
    const { run } = arm()
    const ruleSet: RuleSet = { rules: { ...run, judge: null }, from: 'base', changes: [], subset: null }
    const { second, word } = told(arm(), smoke(), ruleSet)
    expect(word).toBe('not-comparable')
    expect(second).toContain(
      'Only 3 of 20 cases were run (subset `tag:smoke`), which the workflow that compares did not ask for: the others count as removed. Set its input `subset` if they are meant to be left out.',
    )
    expect(told(arm(), smoke(), { ...ruleSet, subset: 'tag:smoke' }).word).toBe('unchanged')
  })

  test('that both sides measured is not mentioned', () => {
    expect(told(smoke(), smoke()).summary).not.toContain('subset')
  })
})

describe('a case with another id', () => {
  const named = (count: number, prefix: string) =>
    arm({ cases: CASES.map((one, at) => ({ ...one, query: `q${at}`, ...(at < count && { id: `${prefix}${at}` }) })) })
  test.each<[number, DetailLevel, string]>([
    [1, 'ids', '`old0` and `new0` ask the same question: keep the id to compare them.'],
    [1, 'none', 'A removed case and a new one ask the same question: keep the id to compare them.'],
    [3, 'full', '`old0` and `new0`, and 2 more pairs, ask the same question: keep the id to compare them.'],
  ])('of %d, with details %s', (count, details, words) => {
    expect(told(named(count, 'old'), named(count, 'new'), undefined, details).second.join(' ')).toContain(words)
  })
})

test('edited cases are named under the verdict, even if all pass', () => {
  const edited = (count: number) =>
    arm({ cases: CASES.map((one, at) => (at < count ? { ...one, fingerprint: 'sha256:other' } : one)) })
  expect(told(arm(), edited(1)).second).toContain('1 of 20 cases was edited in this PR and is not compared: `case-01`.')
  const four = '4 of 20 cases were edited in this PR and are not compared: `case-01`, `case-02`, `case-03` ….'
  expect(told(arm(), edited(4)).second).toContain(four)
  const unnamed = '4 of 20 cases were edited in this PR and are not compared.'
  expect(told(arm(), edited(4), undefined, 'none').second).toContain(unnamed)
})

describe('stale cases', () => {
  const stale = { scored: { stale_cases: ['case-01', 'case-02'] } }

  test('are named under the verdict with those that fail', () => {
    expect(told(arm(), arm(stale)).second).toContain('2 cases are stale and not compared: `case-01`, `case-02`.')
    const candidate = arm(stale)
    const trials = candidate.trials.map((one) => ({ ...one, scores: { success: one.case === 'case-02' ? 0 : 1 } }))
    expect(told(arm(), { ...candidate, trials }).second).toContain(
      '2 cases are stale and not compared; 1 of them fails now: `case-02`.',
    )
  })

  test('are counted once if they are new, and a single one is said to fail', () => {
    const before = arm()
    const isNew = (id: string): boolean => id === 'case-02' || id === 'case-03'
    const cases = before.run.cases.filter(({ id }) => !isNew(id))
    const trials = before.trials.filter((one) => !isNew(one.case))
    const candidate = arm({ stale_cases: ['case-02'] })
    const failing = candidate.trials.map((one) => ({ ...one, scores: { success: one.case === 'case-02' ? 0 : 1 } }))
    expect(
      told({ ...before, run: { ...before.run, cases }, trials }, { ...candidate, trials: failing }).second,
    ).toContain('1 case is stale and not compared; it fails now: `case-02`. 1 new case is not compared.')
  })

  test('whose source the change has deleted fail, whatever was measured', () => {
    const ids = IDS.slice(0, 6)
    const deleting = arm({ stale_cases: ids, deleted_cases: ids })
    const { second, word } = told(arm(), deleting)
    expect(word).toBe('regressed')
    expect(second).toContain('6 cases fail because their sources were deleted: `case-01`, `case-02`, `case-03` ….')
    expect(told(arm({ stale_cases: ids, deleted_cases: ids }), deleting).word).toBe('not-comparable')
  })

  test('are only counted if cases may not be named', () => {
    const { summary } = told(arm(), arm(stale), undefined, 'none')
    expect(summary).toContain('2 cases are stale and not compared.')
    expect(summary).not.toContain('case-01')
  })
})

describe('models', () => {
  const models = (name: string, target = {}) => arm({ fingerprints: { models: [name] }, settings: { target } })

  test('that changed by themselves are named under the verdict, next to the quality gates and in the footer', () => {
    const target = { model: 'gpt' }
    const { second, summary, terminal } = told(models('gpt-a', target), models('gpt-b', target))
    expect(second).toContain("The provider's model changed: gpt-a → gpt-b.")
    expect(rowOf(summary, 'success')).toMatch(/· the provider's model changed \|$/)
    expect(summary).toContain('answered by gpt-a (main) and gpt-b (this PR)')
    expect(terminal).toContain("The provider's model changed: gpt-a → gpt-b.")
  })

  test('that the settings name cause no warning', () => {
    const { summary } = told(models('a', { settings: { model: 'a' } }), models('b', { settings: { model: 'b' } }))
    expect(summary).not.toContain("provider's model")
    expect(summary).toContain(
      '**models**: a → b: other models answered by configuration, which is part of what is compared',
    )
  })

  test('that are equal are in the footer once', () => {
    expect(told(models('gpt-a'), models('gpt-a')).summary).toContain('answered by gpt-a ·')
  })

  test('that changed during a run cause a warning', () => {
    const moved = ['m-2026-01-01', 'm-2026-02-02']
    const { summary } = told(arm({ fingerprints: { models: moved } }), arm({ fingerprints: { models: moved } }))
    expect(summary).toContain(
      'The provider changed its model during the baseline: m-2026-01-01 and m-2026-02-02 answered.',
    )
    expect(summary).toContain('The provider changed its model during this run: m-2026-01-01 and m-2026-02-02 answered.')
  })
})

describe('machine-dependent figures', () => {
  test.each([
    ['the machines differ', { os: 'darwin', runner: null }, 'measured on different machines'],
    [
      'GitHub made a machine for each job',
      { os: 'linux', runner: 'GitHub Actions 2' },
      'measured on different machines',
    ],
    ['nothing is known of the machines', { os: 'linux', runner: null }, 'not measured side by side in one job'],
  ])('are shown with the reason why they are not compared: %s', (_, machine, reason) => {
    const slower = arm({ session_id: 'two', run: { environment: { node: 'v20.0.0', ...machine } } })
    const trials = slower.trials.map((one) => ({ ...one, scores: { ...one.scores, latency: 3 } }))
    const { summary } = told(arm({ session_id: 'one' }), { ...slower, trials })
    expect(rowOf(summary, 'latency')).toBe(`| latency | 2\u202f000\u202fms | 3\u202f000\u202fms | ${reason} | – | 20 |`)
  })

  test('do not affect gates then', () => {
    const gates = [gate({ primary: true }), gate({ id: 'latency', metric: 'latency', margin: { kind: 'relative', value: 0.1 } })] // prettier-ignore
    const { summary } = told(arm({ session_id: 'one' }), arm({ session_id: 'two', gates }))
    expect(rowOf(summary, 'latency')).toContain('not compared: not measured side by side in one job')
  })

  test('are compared if the arms ran side by side', () => {
    expect(told(arm(), arm()).summary).not.toMatch(/different machines|side by side/)
  })

  test('cause a warning if a flipped case checks one', () => {
    const cases = CASES.map((golden, index) => (index < 2 ? { ...golden, checks: [{ max_latency_s: 5 }] } : golden))
    const slow = (session_id: string) => {
      const scored = arm({ cases, session_id })
      const trials = scored.trials.map((one) => ({ ...one, scores: { success: one.case === 'case-01' ? 0 : 1 } }))
      return { ...scored, trials }
    }
    const fast = arm({ cases, session_id: 'one' })
    expect(told(fast, slow('two')).summary.replaceAll('\\', '')).toContain(
      '1 flipped case checks how long an answer takes (max_latency_s), but the two sides were not measured side by side, so the machine may have caused the difference.',
    )
    expect(told(fast, slow('one')).summary).not.toContain('how long')
    expect(told(fast, arm({ cases, session_id: 'two' })).summary).not.toContain('how long')
  })

  test('do not lengthen a comment: another machine is no news', () => {
    const at = (os: string) => arm({ session_id: os, run: { environment: { node: 'v20.0.0', os, runner: null } } })
    const comparison = compareRuns({ baseline: at('linux 1'), candidate: at('linux 2'), failOn: 'regression' })
    expect(comparison.differences.map(({ what }) => what)).toEqual(['environment'])
    const rest = {
      context: contextWith(),
      cases: [],
      details: 'full',
      charts: [],
      ...NOTHING_ELSE,
      ...adviceOn(comparison),
    } as const
    expect(buildReport({ comparison, ...rest }).collapsed).toBe(true)
  })

  test('keep a comment from being a single line if a gate could not be compared or warns', () => {
    const comparison = compareRuns({ baseline: arm({}), candidate: arm({}), failOn: 'regression' })
    const [gate] = comparison.gates
    if (gate === undefined) throw new Error('No gate')
    const uncompared = { ...gate, gate: { ...gate.gate, id: 'code.mi' }, verdict: 'not-comparable' } as const
    const rest = {
      context: contextWith(),
      cases: [],
      details: 'full',
      charts: [],
      ...NOTHING_ELSE,
      ...adviceOn(comparison),
    } as const
    const isCollapsed = (gates: typeof comparison.gates) =>
      buildReport({ comparison: { ...comparison, gates }, ...rest }).collapsed
    expect(isCollapsed([gate])).toBe(true)
    expect(isCollapsed([gate, uncompared])).toBe(false)
    const warning = { ...gate, gate: { ...gate.gate, id: 'warn', severity: 'warn' }, verdict: 'invalid' } as const
    expect(isCollapsed([gate, warning])).toBe(false)
  })
})

describe('a changed price list', () => {
  const pricing = (rate: number) => ({ models: { m: { input: rate, output: rate } } })
  const priced = (own: number, by: number, cases: readonly string[], more: Parts = {}) =>
    arm({
      ...more,
      run: { pricing: pricing(own) },
      fingerprints: { pricing: String(own) },
      scored: { priced_by: pricing(by), own_cost_cases: cases },
    })

  test("excludes the target's own costs, and the row says so", () => {
    const { summary, terminal } = told(priced(1, 2, IDS.slice(0, 12)), priced(2, 2, []))
    expect(rowOf(summary, 'cost per query')).toContain(
      "12 cases with the target's own cost are left out: the price list changed",
    )
    expect(rowOf(summary, 'cost per query')).toMatch(/\| 8 \|$/)
    expect(terminal.replace(/\s+/g, ' ')).toContain(
      "pricing: m input $1 → $2, output $1 → $2 per 1M. The tokens of both sides are priced from one list, this run's.",
    )
  })

  test("leaves nothing to compare if all costs are the target's own", () => {
    const gates = [gate({ primary: true }), gate({ id: 'cost.usd', metric: 'cost.usd', max: 0.02, margin: { kind: 'relative', value: 0.1 } })] // prettier-ignore
    const { summary } = told(priced(1, 2, IDS), priced(2, 2, IDS, { gates }))
    expect(rowOf(summary, 'cost per query')).toContain(
      "not compared: 20 cases with the target's own cost are left out: the price list changed",
    )
  })

  test('that is not used excludes nothing', () => {
    const { summary } = told(priced(1, 1, IDS), priced(2, 1, IDS))
    expect(rowOf(summary, 'cost per query')).not.toContain('left out')
    expect(summary).toContain("are priced from one list, the base's")
  })
})

test.each<[string, Parts, Parts, string]>([
  [
    'trials',
    { trials_per_case: 3 },
    {},
    'Different trials (3 in the baseline, 1 now): improved must also hold on equal numbers of trials.',
  ],
  ['seed', { seed: 2 }, {}, 'Different seed (2 in the baseline, 1 now): the targets were seeded differently.'],
  [
    'timeout',
    { settings: { timeout_seconds: 5 } },
    {},
    'Different timeout (5 in the baseline, 120 now): slow answers were cut off at different times.',
  ],
  [
    'corpus',
    { fingerprints: { corpus: 'c1' } },
    { fingerprints: { corpus: 'c2' } },
    'Different corpus (c1 in the baseline, c2 now): the arms searched different corpora.',
  ],
])('a different %s is compared with a warning', (_what, baseline, candidate, warning) => {
  const { summary, word } = told(arm(baseline), arm(candidate))
  expect(word).toBe('unchanged')
  expect(summary).toContain(warning)
})

test('a secret in the settings of a target is in no report', () => {
  const target = (key: string) => ({ settings: { api_key: key, top_k: key.length } })
  const { summary, terminal } = told(
    arm({ fingerprints: { target: '1' }, settings: { target: target('hunter2') } }),
    arm({ fingerprints: { target: '2' }, settings: { target: target('correcthorse') } }),
  )
  for (const text of [summary, terminal]) {
    expect(text).not.toMatch(/hunter2|correcthorse/)
    expect(text.replaceAll('\\', '').replace(/\s+/g, ' ')).toContain(
      'settings.api_key: (hidden) → (hidden, another); settings.top_k: 7 → 12',
    )
  }
})

test('a default gate without data is named where gates are explained, and an unchanged run stays one line', () => {
  const gates = [gate({ primary: true }), gate({ id: 'tokens.total', metric: 'tokens.total', assumed: true })]
  const unfed = () => arm({ gates, metrics: [...METRICS, { ...COST, id: 'tokens.total', unit: 'tokens' }] })
  const { summary, word, isCollapsed } = told(unfed(), unfed())
  expect({ word, isCollapsed }).toEqual({ word: 'unchanged', isCollapsed: true })
  expect(summary).toContain('- `tokens.total`: no gate, since no answer has a value.')
  expect(summary).not.toContain('⚠️')
})
