import type { GateResult, ListedMetric } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { ReportContext } from '../../../src/model/result/report.js'
import type { ReportInput } from '../build-pair-report.js'

const ratio = {
  unit: 'ratio',
  direction: 'higher',
  range: [0, 1],
  environment: 'free',
  scale: 'linear',
  definition: '1',
} as const

export const SUCCESS: MetricFacts = { ...ratio, id: 'success', title: 'success', kind: 'binary' }
export const PRECISION: MetricFacts = {
  ...ratio,
  id: 'retrieval.precision@5',
  title: 'precision@5',
  kind: 'continuous',
}
export const TOKENS: MetricFacts = {
  id: 'tokens.total',
  title: 'tokens per query',
  unit: 'tokens',
  kind: 'continuous',
  direction: 'lower',
  range: [0, null],
  environment: 'free',
  scale: 'log-ratio',
  definition: '1',
}
export const COST: MetricFacts = { ...TOKENS, id: 'cost.usd', title: 'cost per query', unit: 'usd' }
export const LATENCY: MetricFacts = { ...TOKENS, id: 'latency', title: 'latency', unit: 's', environment: 'bound' }

export function gateOn(metric: MetricFacts, facts: Partial<GateResult> = {}): GateResult {
  return {
    gate: {
      id: metric.id,
      metric: metric.id,
      severity: 'fail',
      evidence: 'significant',
      primary: false,
      margin: metric.scale === 'log-ratio' ? { kind: 'relative', value: 0.1 } : { kind: 'absolute', value: 0.05 },
      min: null,
      max: null,
      where: null,
    },
    metric,
    verdict: 'inconclusive',
    suspect: false,
    failed: false,
    cause: { kind: 'limits', worse: null, flags: null, rules_out: null },
    n: 60,
    row: metric.kind === 'binary' ? 'mcnemar' : metric.scale === 'log-ratio' ? 'log-ratio' : 'paired-t',
    clusters: null,
    baseline: null,
    candidate: null,
    candidate_value: facts.candidate ?? null,
    delta: null,
    interval: null,
    p: null,
    p_adjusted: null,
    df: null,
    bounds: [],
    ratio_of_means: null,
    scored_share: { baseline: 1, candidate: 1 },
    missing_unevenly: false,
    borderline: false,
    newly_failing: null,
    newly_passing: null,
    can_flag: null,
    can_rule_out: null,
    figures_unit: metric.scale === 'log-ratio' ? 'relative' : 'absolute',
    cases_needed: null,
    cases_to_settle: null,
    checks: {},
    warnings: [],
    ...facts,
  }
}

/** The same numbers as those of a gate, without a gate. */
export function metricOf(result: GateResult): ListedMetric {
  const { metric, n, row, baseline, candidate, delta, interval, p, p_adjusted } = result
  return { metric, n, row, baseline, candidate, delta, interval, p, p_adjusted, cause: null }
}

export function comparisonWith(facts: Partial<PairComparison>): PairComparison {
  const gates = facts.gates ?? []
  return {
    suite: 'golden',
    alpha: 0.05,
    seed: 1,
    baseline: {
      run_id: 'run-1',
      variant: 'default',
      commit: '3f1c2ab9d0e4c1f7a2b3c4d5e6f708192a3b4c5d',
      branch: 'main',
      started_at: '2026-03-02T10:00:00Z',
      trials_per_case: 1,
    },
    candidate: {
      run_id: 'run-2',
      variant: 'default',
      commit: '9d0e4c13f1c2ab9f7a2b3c4d5e6f708192a3b4c5',
      branch: 'compress',
      started_at: '2026-03-02T15:00:00Z',
      trials_per_case: 1,
    },
    interleaved: false,
    cases: { shared: 60, edited: [], added: [], removed: [], edited_failing: [] },
    metrics: gates.map(metricOf),
    gates,
    slices: [],
    flips: [],
    zero_tolerance: [],
    differences: [],
    warnings: [],
    verdict: { word: 'no-regression', because: null, exit_code: 0, passed: true, primary: 'success' },
    ...facts,
  }
}

/** The optional input of a report, in addition to its comparison. */
export const NOTHING_ELSE: Pick<ReportInput, 'tables' | 'measured' | 'findings' | 'recommendations'> = {
  findings: [],
  recommendations: [],
  tables: [],
  measured: { metrics: [], summaries: {}, primary_k: 5 },
}

export function contextWith(facts: Partial<ReportContext> = {}): ReportContext {
  return {
    suite: 'golden',
    names: { baseline: 'main', candidate: 'this PR' },
    candidate: { commit: '9d0e4c13f1c2ab9f7a2b3c4d5e6f708192a3b4c5' },
    baseline: {
      kind: 'found',
      commit: '3f1c2ab9d0e4c1f7a2b3c4d5e6f708192a3b4c5d',
      age_hours: 5.2,
      distance: 0,
      note: null,
    },
    counts: { cases: 60, trials: 60, ok: 60, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 },
    infrastructure_message: null,
    cost_usd: 0.14,
    trials_of_unknown_cost: 0,
    duration_s: 41,
    look: null,
    links: { report: 'https://github.com/acme/bot/actions/runs/77' },
    seed: 1,
    first_time: false,
    is_baseline: false,
    is_experiment: false,
    ...facts,
  }
}
