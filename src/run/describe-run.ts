import { release } from 'node:os'
import type { GoldenCase } from '../model/case.js'
import { RUN_SCHEMA_VERSION, type Run } from '../model/run.js'
import type { Suite, Variant } from '../model/suite.js'
import { completePricing } from '../metrics/cost/default-pricing.js'
import { metricFacts } from '../metrics/facts.js'
import { fingerprintRun } from './fingerprint-run.js'
import type { TrialJudge } from './judging/start-judging.js'
import type { RunSuiteInput, SuiteArm } from './input.js'

/** run.json as it is when the run starts: no counts, no summaries, and of the corpus what is known before the first reply. */
export function describeRun(parts: {
  readonly input: RunSuiteInput
  readonly arm: SuiteArm
  readonly index: number
  readonly suite: Suite
  readonly selected: readonly GoldenCase[]
  readonly cases: readonly GoldenCase[]
  readonly variant: Variant
  /** Null: nobody judges while it is measured. */
  readonly judge: TrialJudge | null
}): Run {
  const { input, arm, index, suite, selected, cases, variant, judge } = parts
  const { name, version, file } = suite
  const pricing = completePricing(suite.pricing)
  const { type, options, settings, deterministic, setup, traces } = variant.target
  const replays = input.targets.find((target) => target.name === type)?.replays
  return {
    schema_version: RUN_SCHEMA_VERSION,
    run_id: `${input.session_id}-${index + 1}-${arm.variant}`,
    session_id: input.session_id,
    mode: input.mode,
    suite: { name, version, file },
    variant: arm.variant,
    commit: arm.commit === undefined ? input.commit : arm.commit,
    branch: arm.branch === undefined ? input.branch : arm.branch,
    started_at: input.clock.now().toISOString(),
    finished_at: null,
    seed: input.seed,
    trials_per_case: arm.trials,
    subset: input.subset,
    shard: input.shard ?? null,
    settings: {
      k: [...suite.k],
      primary_k: suite.primary_k,
      success: suite.success,
      scoring: suite.scoring,
      ...(suite.judge && { judge: suite.judge }),
      ...(variant.target.mock && { mock: variant.target.mock }),
      ...(replays && { replayed: replays }),
      alpha: suite.alpha,
      min_scored_share: suite.min_scored_share,
      zero_tolerance: suite.zero_tolerance,
      ...(suite.inference && { inference: suite.inference }),
      deterministic,
      target: { type, options, settings, ...(setup === undefined ? {} : { setup }), ...(traces && { traces }) },
      ...(variant.declared && { declared: [...variant.declared] }),
      controlled: { ...suite.controlled },
      concurrency: input.suite.concurrency,
      timeout_seconds: suite.timeout_seconds,
      retries: input.suite.retries,
    },
    pricing,
    environment: {
      node: process.version,
      os: `${process.platform} ${release()} ${process.arch}`,
      runner: input.env['RUNNER_NAME'] ?? null,
    },
    fingerprints: {
      ...fingerprintRun({ suite, cases: selected, variant, metrics: input.metrics, pricing, corpus: null }),
      ...(judge && { judge: judge.fingerprint }),
    },
    ...(judge && { judge: judge.facts }),
    cases: [...cases],
    stale_cases: [...(suite.stale_cases ?? [])],
    ...(suite.deleted_cases !== undefined && suite.deleted_cases.length > 0
      ? { deleted_cases: [...suite.deleted_cases] }
      : {}),
    gates: [...suite.gates],
    metrics: input.metrics.map(metricFacts),
    counts: null,
    summaries: {},
  }
}
