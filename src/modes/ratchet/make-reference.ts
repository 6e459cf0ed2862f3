import { REFERENCE_SCHEMA_VERSION, type Reference, type ReferenceCase } from '../../model/reference.js'
import type { ScoredRun, ScoredTrial } from '../../model/run.js'

/** The reference that a finished run makes; metrics that are bound to the machine are left out, since nothing can be compared with them. */
export function makeReference({ run, trials }: ScoredRun, lowered: Reference['lowered'] | null): Reference {
  if (run.counts === null) throw new Error(`the run ${run.run_id} was never finished`)
  const bound = new Set(run.metrics.filter(({ environment }) => environment === 'bound').map(({ id }) => id))
  const measured = Object.entries(run.summaries).filter(([id, { applicable }]) => applicable > 0 && !bound.has(id))
  const scores = collectScores(trials, bound)
  return {
    kind: 'reference',
    schema_version: REFERENCE_SCHEMA_VERSION,
    suite: run.suite,
    run_id: run.run_id,
    mode: run.mode,
    variant: run.variant,
    commit: run.commit,
    branch: run.branch,
    started_at: run.started_at,
    finished_at: run.finished_at,
    seed: run.seed,
    trials_per_case: run.trials_per_case,
    ...(lowered === null || lowered === undefined ? {} : { lowered }),
    summaries: sortKeys(Object.fromEntries(measured)),
    gates: run.gates,
    settings: run.settings,
    pricing: run.pricing,
    environment: run.environment,
    fingerprints: { ...run.fingerprints, metrics: sortKeys(run.fingerprints.metrics) },
    counts: run.counts,
    stale_cases: run.stale_cases,
    cases: [...run.cases]
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ id, fingerprint, tags, difficulty, profile }) => ({
        id,
        fingerprint,
        tags,
        ...(difficulty === undefined ? {} : { difficulty }),
        ...(profile === undefined ? {} : { profile }),
        scores: sortKeys(scores.get(id) ?? {}),
      })),
  }
}

function collectScores(
  trials: readonly ScoredTrial[],
  left_out: ReadonlySet<string>,
): ReadonlyMap<string, ReferenceCase['scores']> {
  const cases = new Map<string, ReferenceCase['scores']>()
  for (const { case: id, scores, unscored } of [...trials].sort((a, b) => a.trial - b.trial)) {
    const own = cases.get(id) ?? {}
    cases.set(id, own)
    for (const metric of [...Object.keys(scores), ...Object.keys(unscored)])
      if (!left_out.has(metric)) (own[metric] ??= []).push(scores[metric] ?? null)
  }
  return cases
}

function sortKeys<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
