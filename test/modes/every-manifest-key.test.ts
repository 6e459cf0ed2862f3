import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import { systemClock } from '../../src/io/clock.js'
import { sha256 } from '../../src/io/sha256.js'
import { REGISTRY as JUDGES } from '../../src/measure/judges/index.js'
import { buildMetrics, recordedMetric } from '../../src/metrics/build-metrics.js'
import type { MetricSettings } from '../../src/model/metric.js'
import type { Run, ScoredRun } from '../../src/model/run/run.js'
import type { CustomModule } from '../../src/model/suite/custom-metric.js'
import type { Suite } from '../../src/model/suite/suite.js'
import { parseBaseRules, mergeRules } from '../../src/modes/choose-rules.js'
import { metricSettings } from '../../src/modes/evaluate/score-arms.js'
import { describeRun } from '../../src/measure/run/arm/describe-run.js'
import { SUITE_REGISTRIES } from '../../src/measure/load-suite.js'
import { addBaseForms } from '../../src/measure/suite/base-forms.js'
import { manifestSchema, scoringEntrySchema } from '../../src/measure/suite/manifest-schema.js'
import { parseSuite } from '../../src/measure/suite/parse-suite.js'
import { REGISTRY as TARGETS } from '../../src/measure/targets/index.js'
import { recordLog } from '../measure/targets/start-session.js'
import { fingerprintMetrics, metricFacts } from '../../src/metrics/define-metric.js'
import { customMetricsOf } from '../../src/metrics/score-trial.js'

const MANIFEST = {
  name: 'fruit',
  target: { type: 'command', command: 'node answer.mjs', settings: { top_k: 5 } },
  variants: { short: { settings: { length: 10 } }, long: { settings: { length: 90 } } },
  gates: [{ metric: 'success', max_drop: 0.05, primary: true }],
  criteria: { empty_answer: 0.05 },
  judge: { type: 'openai', model: 'gpt-5' },
  scoring: { judged: ['answer'] },
  pricing: { models: { 'gpt-5': { input: 1, output: 4 } } },
  custom_metrics: 'own.mjs',
  code_quality: { sources: ['src'] },
  controlled: { embedding: 'small' },
}
const CASES = Array.from({ length: 40 }, (_, index) => ({
  id: `case-${index}`,
  query: `which fruit is ${index}`,
  expected_answer: 'a plum',
  expected_spans: [{ path: 'plum.md' }],
  critical: index === 0,
}))
const moduleOf = (path: string, definition: string): CustomModule => ({
  kind: 'loaded',
  path,
  text: '',
  hash: definition,
  metrics: [
    {
      ...{ name: 'tone', title: 'Tone', unit: 'ratio', kind: 'continuous', direction: 'higher', range: [0, 1] },
      ...{ definition, score: 'function', when_failed: 0 },
    },
  ],
})

type Change = Readonly<Record<string, unknown>>

function suiteOf(change: Change): { readonly suite: Suite; readonly text: string } {
  const isScoring = ([key]: [string, unknown]) => Object.hasOwn(scoringEntrySchema.shape, key)
  const scoring = { ...MANIFEST.scoring, ...Object.fromEntries(Object.entries(change).filter(isScoring)) }
  const others = Object.fromEntries(Object.entries(change).filter((entry) => !isScoring(entry)))
  const { custom_metrics: module, ...rest } = { ...MANIFEST, ...others }
  const text = stringify({ ...rest, scoring, custom_metrics: module })
  const file = change['cases'] === undefined ? CASES : CASES.slice(1)
  const source = {
    manifest: { path: 'golden/suite.yaml', text },
    caseFiles: [{ path: 'golden/cases.json', text: JSON.stringify(file) }],
    modules: [moduleOf(`golden/${module}`, module)],
  }
  return {
    suite: parseSuite({
      home: { name: 'golden', directory: '' },
      ...source,
      registries: SUITE_REGISTRIES,
      hash: sha256,
    }).suite,
    text,
  }
}

const log = recordLog()

/** Makes a run of a suite in which each case succeeds or fails. */
function measure(suite: Suite, isSuccess: boolean, mode: Run['mode']): ScoredRun {
  const variant = suite.variants[suite.default_variant]
  if (variant === undefined) throw new Error('the suite has no default variant')
  const { cases, seed } = suite
  const { code_quality: code } = variant
  const metrics = buildMetrics(suite, suite.custom_metrics?.metrics ?? [])
  const trials = mode === 'baseline' ? suite.baseline_trials : suite.trials
  const input = {
    ...{ suite, cases, metrics, mode, seed, session_id: mode, commit: mode, branch: null, subset: null, arms: [] },
    ...{ env: {}, targetEnvNames: [], providers: { env: {} }, workingDirectory: '/', targets: TARGETS, judges: JUDGES },
    ...{
      clock: systemClock,
      sleep: () => Promise.resolve(),
      log,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    },
  }
  const arm = { variant: suite.default_variant, out: '', trials }
  const run = describeRun(input, { arm, index: 0, variant, judge: null })
  const counts = { cases: cases.length, trials: cases.length, ok: cases.length, failed: 0 }
  return {
    run: {
      ...run,
      finished_at: run.started_at,
      ...(code && { code_quality: { ...code, unscored: null, files: [], totals: [] } }),
      counts: { ...counts, infrastructure: 0, timeouts: 0, retries: 0 },
    },
    trials: cases.map(({ id }) => ({ case: id, trial: 0, scores: { success: isSuccess ? 1 : 0 }, unscored: {} })),
  }
}

/** Scores as `readRescored` does: by the metrics of the rules, with the suite's own metrics as recorded. */
function rescore({ run, ...rest }: ScoredRun, settings: MetricSettings): ScoredRun {
  const metrics = [...buildMetrics(settings), ...customMetricsOf(run).map(recordedMetric)]
  const fingerprints = { ...run.fingerprints, metrics: fingerprintMetrics(metrics, sha256) }
  return { run: { ...run, metrics: metrics.map(metricFacts), fingerprints }, ...rest }
}

/** Decides a pull request that breaks everything and changes its manifest. Keys of `scoring` are given like the others. */
function propose(change: Change, baseMode: Run['mode'] = 'baseline') {
  const [before, after] = [suiteOf({}), suiteOf(change)]
  const [baseline, candidate] = [measure(before.suite, true, baseMode), measure(after.suite, false, 'pr')]
  const runs = { run: candidate.run, baseRun: baseline.run }
  const read = parseBaseRules({ path: 'golden/suite.yaml', text: before.text }, [], runs)
  if (read === null) throw new Error('the suite of the base is another')
  const settled = mergeRules({ ...runs, stated: read.rules, from: 'base', skipped: null, renamed: null })
  if (settled === null) throw new Error('the base has no gates')
  const settings = metricSettings(baseline.run, settled)
  const sides = { baseline: rescore(baseline, settings), candidate: rescore(candidate, settings) }
  const comparison = compareRuns({ ...sides, ruleSet: { ...settled, subset: null }, failOn: 'regression' })
  return {
    verdict: comparison.verdict.word,
    changes: settled.changes,
    settings: metricSettings(candidate.run, settled),
    differences: comparison.differences.map(({ what, changes = [] }) => [what, ...changes].join(' ')),
    warnings: comparison.warnings,
    cases: addBaseForms({ own: after.suite.cases, base: before.suite.cases, scope: 'all' }).base_forms,
  }
}

type Key = keyof typeof manifestSchema.shape | keyof typeof scoringEntrySchema.shape

interface Expected {
  readonly to: unknown
  /** The other parts of the manifest that the key needs. */
  readonly with?: Change
}

/** Keys taken from the base: a change is reported and decides nothing. */
const BASE: Partial<Record<Key, Expected & { readonly named: string }>> = {
  primary_k: { to: 3, named: 'primary_k 5 → 3' },
  success: { to: 'reported', named: 'success rule all → reported' },
  alpha: { to: 1e-12, named: 'alpha 0.05 → 1e-12' },
  min_scored_share: { to: 0, named: 'min_scored_share 0.95 → 0' },
  zero_tolerance: { to: 'off', named: 'zero_tolerance critical → off' },
  inference: { to: 'cases-like-these', named: 'inference default → cases-like-these' },
  gates: {
    to: [{ metric: 'success', max_drop: 0.99, severity: 'fail', primary: true }],
    named: 'success max_drop 5 points → 99 points',
  },
  criteria: { to: {}, named: 'removed' },
  judge: { to: { type: 'openai', model: 'gpt-4o' }, named: 'judge model gpt-5 → gpt-4o' },
  pricing: { to: { models: { 'gpt-5': { input: 0, output: 4 } } }, named: 'price of gpt-5 input $1 → $0 per 1M' },
  calibration_buckets: { to: [0.5], named: 'calibration_buckets changed' },
  precision_divisor: { to: 'returned', named: 'precision_divisor changed' },
  ndcg_gain: { to: 'exp', named: 'ndcg_gain changed' },
  mrr_cutoff: { to: 3, named: 'mrr_cutoff changed' },
  always_expected_agents: { to: [], named: 'always_expected_agents changed' },
  aliases: { to: { agents: { a: 'b' } }, named: 'aliases changed' },
  workflow: { to: { strict: false }, named: 'workflow changed' },
  success_spans: { to: 'critical', named: 'success_spans changed' },
  success_sources: { to: 'all', named: 'success_sources changed' },
  pass_k: { to: [2], named: 'pass_k changed' },
  judged: { to: ['answer', 'quality'], named: 'judged changed' },
  rubric_categories: { to: { clarity: 1 }, named: 'rubric_categories changed' },
  coordination_hop_threshold: { to: 0.1, named: 'coordination_hop_threshold changed' },
  route_tiers: { to: ['api', 'local'], named: 'route_tiers changed' },
  grade_scale: { to: { A: 0.1 }, named: 'grade_scale changed' },
  composite_weights: { to: { pass: 1, impl: 0 }, named: 'composite_weights changed' },
  token_budget: { to: 9e6, named: 'token_budget changed' },
  latency_anchor_s: { to: 500, named: 'latency_anchor_s changed' },
  cost_anchor_usd: { to: 500, named: 'cost_anchor_usd changed' },
  component_prices: { to: { input: 0, output: 0 }, named: 'component_prices changed' },
}

/** Keys taken from the pull request: a change applies, and the report names it. */
const OWN: Partial<Record<Key, Expected & { readonly named: string }>> = {
  target: { to: { ...MANIFEST.target, settings: { top_k: 50 } }, named: 'target settings.top_k: 5 → 50' },
  variants: { to: { short: { settings: { length: 11 } } }, named: 'target settings.length: 10 → 11' },
  default_variant: { to: 'long', named: 'target settings.length: 10 → 90' },
  k: { to: [1], named: 'suite k: [1,3,5,10] → [1,5]' },
  trials: { to: 5, named: 'trials' },
  concurrency: { to: 64, named: 'concurrency' },
  timeout_seconds: { to: 1, named: 'timeout' },
  retries: { to: 9, named: 'retries' },
  seed: { to: 7, named: 'seed' },
  custom_metrics: { to: 'kinder.mjs', named: 'custom.tone' },
  code_quality: { to: { sources: ['src/best.py'] }, named: 'code_quality sources: ["src"] → ["src/best.py"]' },
  controlled: { to: { embedding: 'large' }, named: 'controlled.embedding' },
}

/** Keys read with the cases, which are those of the base (`addBaseForms`, docs/decision-rules.md). */
const OF_CASES: Partial<Record<Key, Expected>> = {
  cases: { to: 'other.json' },
  documents_dir: { to: 'docs' },
  profile: { to: 'multi_hop' },
}

/** Keys that do not affect how a pull request is decided, with the reason. */
const NEITHER: Partial<Record<Key, Expected & { readonly because: string }>> = {
  version: { to: '2', because: 'for people; the report shows both' },
  description: { to: 'Fruit.', because: 'for people' },
  baseline_trials: { to: 9, because: 'of the default branch, once this is merged' },
  rounds: { to: 1, because: 'fewer rounds prove less and never more; the plan of the run has it' },
  strict: { to: true, because: 'whether what is listed as not compared is an error; it can only refuse' },
  max_cost_usd: { to: 1000, because: 'a run that it stops never passes; the workflow’s `max-cost-usd` goes before it' },
  max_cost_usd_per_month: { to: 1000, because: 'the same for a month' },
}

const entriesOf = <Value>(table: Partial<Record<Key, Value>>) => Object.entries(table) as [Key, Value][]

describe('a manifest key that a pull request changes', () => {
  test('is listed exactly once, as its own or as its base’s', () => {
    // `openChange` takes the name of the suite at the same path in the base; test/modes/suites-that-cheat.test.ts.
    const known = ['name', ...[BASE, OWN, OF_CASES, NEITHER].flatMap((table) => Object.keys(table))]
    const keys = Object.keys({ ...manifestSchema.shape, ...scoringEntrySchema.shape })
    expect([...known, 'scoring'].sort()).toEqual(keys.sort())
  })

  test('is absent by default: the pull request has regressed, and no key is named', () => {
    expect(propose({})).toMatchObject({ verdict: 'regressed', changes: [], differences: [], warnings: [], cases: [] })
  })

  test.each(entriesOf(BASE))('%s is taken from the base', (key, { to, named, with: more }) => {
    const { verdict, changes, settings } = propose({ [key]: to, ...more })
    expect(changes).toContainEqual(expect.stringContaining(named))
    expect(verdict).toBe('regressed')
    expect(settings).toEqual(propose({}).settings)
  })

  test.each(entriesOf(OWN))('%s is taken from the pull request', (key, { to, named, with: more }) => {
    // Main has more tries than a pull request anyway, so the footer shows both. A base measured in the same job has no more tries.
    const { changes, differences } = propose({ [key]: to, ...more }, 'pr')
    expect(differences).toContainEqual(expect.stringContaining(named))
    expect(changes).toEqual([])
  })

  test('k cannot remove what the base measures', () => {
    expect(propose({ k: [1, 2] }).settings.k).toEqual([1, 2, 3, 5, 10])
  })

  test.each(entriesOf(OF_CASES))('%s is read with the cases', (key, { to, with: more }) => {
    expect(propose({ [key]: to, ...more }).cases.length).toBeGreaterThan(0)
  })

  test.each(entriesOf(NEITHER))('%s decides nothing', (key, { to, because }) => {
    const { verdict, changes, settings, differences } = propose({ [key]: to })
    const none = propose({})
    expect({ verdict, changes, settings }, because).toEqual({
      verdict: none.verdict,
      changes: [],
      settings: none.settings,
    })
    expect(differences.filter((text) => !text.startsWith('suite'))).toEqual([])
  })
})
