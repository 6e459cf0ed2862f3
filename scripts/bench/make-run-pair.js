const BOUNDED = { unit: 'ratio', kind: 'continuous', direction: 'higher', range: [0, 1], scale: 'linear' }
const BINARY = { ...BOUNDED, kind: 'binary' }
const ORDINAL = { ...BOUNDED, unit: 'count', kind: 'ordinal', range: [1, 5] }
const AMOUNT = { unit: 'tokens', kind: 'continuous', direction: 'lower', range: [0, null], scale: 'log-ratio' }
const COUNT = { ...AMOUNT, unit: 'count', scale: 'linear' }
const SECONDS = { ...AMOUNT, unit: 's', environment: 'bound' }
const P95 = { per_run: { figure: 'percentile', of: 'latency.total', percentile: 95 } }

/** Functions that draw the value of a case in one arm, given its value in the other arm (`before`). `random` is uniform in [0, 1). */
const binary = (flips) => (random, before) => (before === null || random() < flips ? Number(random() < 0.8) : before)
const parts = (whole, changed) => (random, before) =>
  before === null || random() < changed ? Math.round(Math.sqrt(random()) * whole) / whole : before
const smooth = (random, before) =>
  before === null ? Math.sqrt(random()) : Math.min(1, Math.max(0, before + 0.1 * (random() - 0.5)))
const ordinal = (random, before) => (before === null || random() < 0.3 ? 1 + Math.floor(random() * 5) : before)
const spread = (size) => (random, before) =>
  (before ?? size * Math.exp(2 * random())) * Math.exp(0.3 * (random() - 0.5))
const whole = (size) => (random, before) => Math.max(1, Math.round(spread(size)(random, before)))

/** 30 metrics in the mix of a real suite, each with its facts and the function that draws its values (`null` for a figure of the run). */
const METRICS = [
  ['success', BINARY, binary(0.08)],
  ['retrieval.hit@1', BINARY, binary(0.1)],
  ['retrieval.hit@5', BINARY, binary(0.05)],
  ['answer.refused', { ...BINARY, direction: 'lower' }, binary(0.02)],
  ['retrieval.recall@1', BOUNDED, parts(3, 0.2)],
  ['retrieval.recall@3', BOUNDED, parts(3, 0.2)],
  ['retrieval.recall@5', BOUNDED, parts(3, 0.15)],
  ['retrieval.recall@10', BOUNDED, parts(3, 0.1)],
  ['retrieval.precision@3', BOUNDED, parts(3, 0.3)],
  ['retrieval.precision@5', BOUNDED, parts(5, 0.3)],
  ['retrieval.precision@10', BOUNDED, parts(10, 0.3)],
  ['retrieval.mrr', BOUNDED, parts(12, 0.3)],
  ['retrieval.ndcg@3', BOUNDED, smooth],
  ['retrieval.ndcg@5', BOUNDED, smooth],
  ['retrieval.ndcg@10', BOUNDED, smooth],
  ['retrieval.map', BOUNDED, smooth],
  ['answer.similarity', BOUNDED, smooth],
  ['answer.faithfulness', BOUNDED, smooth],
  ['judge.helpful', ORDINAL, ordinal],
  ['judge.correct', ORDINAL, ordinal],
  ['judge.clear', ORDINAL, ordinal],
  ['tokens.prompt', AMOUNT, whole(900)],
  ['tokens.completion', AMOUNT, whole(200)],
  ['tokens.total', AMOUNT, whole(1100)],
  ['cost.per_query', { ...AMOUNT, unit: 'usd' }, spread(0.002)],
  ['latency.total', SECONDS, spread(0.8)],
  ['latency.first_token', SECONDS, spread(0.2)],
  ['latency.p95', { ...SECONDS, ...P95 }, null],
  ['agent.tool_calls', COUNT, whole(4)],
  ['answer.length', { ...COUNT, direction: 'neutral' }, whole(400)],
].map(([id, facts, draw]) => ({
  facts: { id, title: id, environment: 'free', definition: '1', ...facts },
  draw,
}))

const absolute = (value) => ({ kind: 'absolute', value })
const relative = (value) => ({ kind: 'relative', value })

/** At least one gate for every kind of statistical test; all of them resample. */
const GATES = [
  ['success', absolute(0.05), { primary: true }],
  ['retrieval.precision@5', relative(0.1), {}],
  ['retrieval.precision@5', relative(0.05), { id: 'retrieval.precision@5 (warn)', severity: 'warn' }],
  ['retrieval.ndcg@5', absolute(0.03), {}],
  ['answer.faithfulness', absolute(0.03), {}],
  ['judge.correct', absolute(0.2), {}],
  ['tokens.total', relative(0.1), {}],
  ['cost.per_query', relative(0.1), {}],
  ['latency.total', relative(0.2), {}],
  ['latency.p95', relative(0.2), { severity: 'warn' }],
].map(([metric, margin, parts]) => ({
  id: metric,
  metric,
  severity: 'fail',
  evidence: 'significant',
  primary: false,
  margin,
  min: null,
  max: null,
  where: null,
  ...parts,
}))

/** Makes two finished runs of the same cases, interleaved in one job. The same `count` always gives the same runs. */
export function makeRunPair(count) {
  const random = lehmer(count)
  const ids = Array.from({ length: count }, (_, index) => `case-${String(index).padStart(6, '0')}`)
  const before = ids.map(() => METRICS.map(({ draw }) => draw?.(random, null)))
  const after = before.map((values) => METRICS.map(({ draw }, metric) => draw?.(random, values[metric])))
  return { baseline: makeRun('a', ids, before), candidate: makeRun('b', ids, after) }
}

/** Park and Miller's generator. Good enough for a benchmark, and needs no import of the code that is measured. */
function lehmer(seed) {
  let state = seed
  return () => (state = (state * 48271) % 2147483647) / 2147483647
}

function makeRun(name, ids, values) {
  const at = '2026-01-01T00:00:00.000Z'
  const cases = ids.map((id, index) => ({
    id,
    query: `What is ${id}?`,
    tags: [`tag-${index % 20}`],
    critical: false,
    enabled: true,
    answer_mode: 'answerable',
    expected_spans: [],
    checks: [],
    at: { file: 'cases.yaml', line: index + 1 },
    fingerprint: id,
  }))
  const metrics = METRICS.map(({ facts }) => facts)
  const run = {
    schema_version: 1,
    run_id: `bench-${name}`,
    session_id: 'bench',
    mode: 'ab',
    suite: { name: 'bench', version: '1', file: 'suite.yaml' },
    variant: name,
    commit: null,
    branch: null,
    started_at: at,
    finished_at: at,
    seed: 1,
    trials_per_case: 1,
    subset: null,
    shard: null,
    stale_cases: [],
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
    },
    pricing: { models: {} },
    environment: { node: process.version, os: process.platform, runner: null },
    fingerprints: {
      suite: 'suite',
      gates: 'gates',
      target: 'target',
      metrics: Object.fromEntries(metrics.map(({ id, definition }) => [id, definition])),
      pricing: 'pricing',
      models: [],
      corpus: null,
      goldenpair: '0',
    },
    cases,
    gates: GATES,
    metrics,
    counts: {
      cases: ids.length,
      trials: ids.length,
      ok: ids.length,
      failed: 0,
      infrastructure: 0,
      timeouts: 0,
      retries: 0,
    },
    summaries: {},
  }
  const trials = ids.map((id, index) => {
    const scores = Object.fromEntries(
      metrics.map(({ id }, column) => [id, values[index][column]]).filter(([, value]) => value !== undefined),
    )
    return { case: id, trial: 0, scores, unscored: {} }
  })
  return { run, trials }
}
