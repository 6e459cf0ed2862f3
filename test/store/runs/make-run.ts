import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { Run, Trial } from '../../../src/model/run/run.js'

export function makeCase(id: string, more: Partial<GoldenCase> = {}): GoldenCase {
  return {
    id,
    query: `answer ${id}`,
    tags: [],
    critical: false,
    enabled: true,
    answer_mode: 'answerable',
    expected_spans: [],
    expected_answer: id,
    checks: [],
    at: { file: 'golden/cases/a.yaml', line: 1 },
    fingerprint: `sha256:${id}`,
    ...more,
  }
}

export function makeRun(more: Partial<Run> = {}): Run {
  return {
    schema_version: 1,
    run_id: 'session-1-default',
    session_id: 'session',
    mode: 'run',
    suite: { name: 'fruit', version: '1', file: 'golden/suite.yaml' },
    variant: 'default',
    commit: null,
    branch: null,
    started_at: '2026-01-02T03:04:05.000Z',
    finished_at: '2026-01-02T03:05:05.000Z',
    seed: 1,
    trials_per_case: 1,
    subset: null,
    shard: null,
    stale_cases: [],
    settings: {
      k: [1, 5],
      primary_k: 5,
      success: 'all',
      alpha: 0.05,
      min_scored_share: 0.95,
      zero_tolerance: 'critical',
      deterministic: false,
      target: { type: 'command', options: {}, settings: {} },
      controlled: {},
      concurrency: 4,
      timeout_seconds: 120,
    },
    pricing: { models: {} },
    environment: { node: 'v20.0.0', os: 'linux', runner: null },
    fingerprints: {
      suite: 's',
      gates: 'g',
      target: 't',
      metrics: {},
      pricing: 'p',
      models: [],
      corpus: null,
      goldenpair: '0.1.0',
    },
    cases: [makeCase('a'), makeCase('b')],
    gates: [
      {
        id: 'success',
        metric: 'success',
        severity: 'fail',
        evidence: 'significant',
        primary: true,
        margin: { kind: 'absolute', value: 0.05 },
        min: null,
        max: null,
        where: null,
      },
    ],
    metrics: [],
    counts: { cases: 2, trials: 2, ok: 2, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 },
    summaries: {},
    ...more,
  }
}

export function makeTrial(caseId: string, trial = 0, more: Partial<Trial> = {}): Trial {
  return {
    case: caseId,
    trial,
    retries: 0,
    observation: { status: 'ok', latency_ms: 12.5, reply: { answer: caseId } },
    scores: { success: 1 },
    unscored: {},
    ...more,
  }
}
