import { release } from 'node:os'
import type { GoldenCase } from '../../core/model/case.js'
import { UserError } from '../../core/model/error.js'
import { suggest } from '../../core/model/suggest.js'
import { RUN_SCHEMA_VERSION, type Run, type ScoredTrial } from '../../core/model/run.js'
import type { Suite, Variant } from '../../core/model/suite.js'
import { completePricing } from '../../core/metrics/default-pricing.js'
import { metricFacts } from '../../core/metrics/facts.js'
import { writeRun, type RunWriter } from '../../shell/runs/write-run.js'
import { targetEnvironment } from '../../shell/targets/target-environment.js'
import type { TargetSession } from '../../shell/targets/target.js'
import type { RunSuiteInput, SuiteArm } from './input.js'
import { fingerprintRun } from './fingerprint-run.js'
import { startTally, type Tally } from './tally.js'

/** An arm under way: its target is up and its run folder is open. */
export interface Arm extends AsyncDisposable {
  readonly name: string
  readonly out: string
  readonly suite: Suite
  readonly variant: Variant
  readonly cases: readonly GoldenCase[]
  readonly trials: number
  /** As run.json says it at the start: counts null, no summaries. */
  readonly run: Run
  readonly session: TargetSession
  readonly writer: RunWriter
  readonly tally: Tally
  readonly scored: ScoredTrial[]
}

/** Starts the arm's target and its run folder. Throws `variant-unknown`, and what the target's start throws. */
export async function startArm(input: RunSuiteInput, arm: SuiteArm, index: number): Promise<Arm> {
  const suite = arm.suite ?? input.suite
  const cases = arm.cases ?? input.cases
  const variant = suite.variants[arm.variant]
  if (variant === undefined) {
    const known = Object.keys(suite.variants)
    throw new UserError('variant-unknown', { name: arm.variant, suggestion: suggest(arm.variant, known), known })
  }
  const session = await startTarget(input, arm, suite, variant)
  try {
    const run = describeRun({ input, arm, index, suite, cases, variant, corpus: session.corpusFingerprint })
    const writer = await writeRun(arm.out, run)
    return {
      name: arm.variant,
      out: arm.out,
      suite,
      variant,
      cases,
      trials: arm.trials,
      run,
      session,
      writer,
      tally: startTally(),
      scored: [],
      [Symbol.asyncDispose]: async () => {
        await session[Symbol.asyncDispose]()
        await writer[Symbol.asyncDispose]()
      },
    }
  } catch (error) {
    await session[Symbol.asyncDispose]()
    throw error
  }
}

async function startTarget(
  input: RunSuiteInput,
  arm: SuiteArm,
  suite: Suite,
  { target }: Variant,
): Promise<TargetSession> {
  const definition = input.targets.find(({ name }) => name === target.type)
  if (definition === undefined)
    throw new Error(`the suite was parsed with a target \`${target.type}\` that is not registered`)
  return definition.start({
    options: target.options,
    settings: target.settings,
    env: targetEnvironment(input.env, input.targetEnvNames),
    workingDirectory: arm.workingDirectory ?? input.workingDirectory,
    log: input.log,
    clock: input.clock,
    timeoutMs: suite.timeout_seconds * 1000,
  })
}

function describeRun(parts: {
  readonly input: RunSuiteInput
  readonly arm: SuiteArm
  readonly index: number
  readonly suite: Suite
  readonly cases: readonly GoldenCase[]
  readonly variant: Variant
  readonly corpus: string | null
}): Run {
  const { input, arm, index, suite, cases, variant, corpus } = parts
  const { name, version, file } = suite
  const pricing = completePricing(suite.pricing)
  const { type, options, settings, deterministic } = variant.target
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
    settings: {
      k: [...suite.k],
      primary_k: suite.primary_k,
      success: suite.success,
      alpha: suite.alpha,
      min_scored_share: suite.min_scored_share,
      zero_tolerance: suite.zero_tolerance,
      deterministic,
      target: { type, options, settings },
      controlled: { ...suite.controlled },
      concurrency: input.suite.concurrency,
      timeout_seconds: suite.timeout_seconds,
    },
    pricing,
    environment: {
      node: process.version,
      os: `${process.platform} ${release()} ${process.arch}`,
      runner: input.env['RUNNER_NAME'] ?? null,
    },
    fingerprints: fingerprintRun({ suite, cases, variant, metrics: input.metrics, pricing, corpus }),
    cases: [...cases],
    gates: [...suite.gates],
    metrics: input.metrics.map(metricFacts),
    counts: null,
    summaries: {},
  }
}
