import type { BaseForm, GoldenCase } from '../../src/model/suite/case.js'
import type { Gate } from '../../src/model/suite/gate.js'
import type { MetricFacts } from '../../src/model/metric.js'
import { RUN_SCHEMA_VERSION, type Run, type ScoredRun, type ScoredTrial } from '../../src/model/run/run.js'

/** Makes an ordinary case with the given fields. */
export function goldenCase(parts: Partial<GoldenCase> & { readonly id: string }): GoldenCase {
  return {
    query: parts.id,
    tags: [],
    critical: false,
    enabled: true,
    answer_mode: 'answerable',
    expected_spans: [],
    checks: [],
    at: { file: 'golden/cases.yaml', line: 1 },
    fingerprint: 'same',
    ...parts,
  }
}

export const SUCCESS: MetricFacts = {
  id: 'success',
  title: 'Success',
  unit: 'ratio',
  kind: 'binary',
  direction: 'higher',
  range: [0, 1],
  environment: 'free',
  scale: 'linear',
  default_margin: { kind: 'absolute', value: 0.05 },
  definition: '1',
}

export function gate(parts: Partial<Gate> = {}): Gate {
  return {
    id: 'success',
    metric: 'success',
    severity: 'fail',
    evidence: 'significant',
    primary: false,
    margin: null,
    min: null,
    max: null,
    where: null,
    ...parts,
  }
}

interface RunParts {
  readonly cases: readonly GoldenCase[]
  readonly trials: readonly ScoredTrial[]
  readonly metrics?: readonly MetricFacts[]
  readonly gates?: readonly Gate[]
  readonly settings?: Partial<Run['settings']>
  readonly metricFingerprints?: Readonly<Record<string, string>>
  readonly fingerprints?: Partial<Run['fingerprints']>
  readonly session_id?: string
  readonly seed?: number
  readonly trials_per_case?: number
  readonly subset?: string | null
  readonly stale_cases?: readonly string[]
  readonly deleted_cases?: readonly string[]
  readonly base_forms?: readonly BaseForm[]
  readonly stopped?: Run['stopped']
  readonly counts?: Run['counts']
}

/** Makes a scored run with the default settings of a suite and the given ones. */
export function scoredRun(parts: RunParts): ScoredRun {
  const metrics = parts.metrics ?? [SUCCESS]
  const run: Run = {
    schema_version: RUN_SCHEMA_VERSION,
    run_id: `run-${parts.session_id ?? 'session'}`,
    session_id: parts.session_id ?? 'session',
    mode: 'run',
    suite: { name: 'suite', version: '1', file: 'golden/suite.yaml' },
    variant: 'default',
    commit: null,
    branch: null,
    started_at: '2026-01-01T00:00:00.000Z',
    finished_at: null,
    seed: parts.seed ?? 1,
    trials_per_case: parts.trials_per_case ?? 1,
    subset: parts.subset ?? null,
    shard: null,
    stale_cases: [],
    ...(parts.deleted_cases === undefined ? {} : { deleted_cases: [...parts.deleted_cases] }),
    ...(parts.base_forms === undefined ? {} : { base_forms: [...parts.base_forms] }),
    stopped: parts.stopped,
    settings: {
      k: [1, 3, 5, 10],
      primary_k: 5,
      success: 'all',
      alpha: 0.05,
      min_scored_share: 0.95,
      zero_tolerance: 'critical',
      deterministic: false,
      target: {},
      controlled: {},
      concurrency: 4,
      timeout_seconds: 120,
      ...parts.settings,
    },
    pricing: { models: {} },
    environment: { node: 'v20.0.0', os: 'linux', runner: null },
    fingerprints: {
      suite: 'suite',
      gates: 'gates',
      target: 'target',
      metrics: parts.metricFingerprints ?? Object.fromEntries(metrics.map(({ id, definition }) => [id, definition])),
      pricing: 'pricing',
      models: [],
      corpus: null,
      goldenpair: '0.1.0',
      ...parts.fingerprints,
    },
    cases: [...parts.cases],
    gates: [...(parts.gates ?? [gate()])],
    metrics: [...metrics],
    counts: parts.counts ?? null,
    summaries: {},
  }
  return { run, trials: parts.trials, ...(parts.stale_cases === undefined ? {} : { stale_cases: parts.stale_cases }) }
}

/** Makes one trial per case, with a success of 1 or 0, in the order of the ids. */
export function successTrials(results: Readonly<Record<string, number | readonly number[]>>): readonly ScoredTrial[] {
  return Object.entries(results).flatMap(([id, result]) =>
    (typeof result === 'number' ? [result] : result).map((success, trial) => ({
      case: id,
      trial,
      scores: { success },
      unscored: {},
    })),
  )
}
