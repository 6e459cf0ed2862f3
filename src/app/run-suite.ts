import type { Observation } from '../core/model/observation.js'
import type { Run } from '../core/model/run.js'
import { costOfReply } from '../core/metrics/cost-of-reply.js'
import { scoreTrial } from '../core/metrics/score-trial.js'
import { summarizeRun } from '../core/metrics/summarize-run.js'
import type { TargetRequest } from '../shell/targets/target.js'
import { askWithRetries } from './run-suite/ask-with-retries.js'
import type { RunSuiteInput } from './run-suite/input.js'
import { planTrials, type PlannedTrial } from './run-suite/plan-trials.js'
import { startArm, type Arm } from './run-suite/start-arm.js'

export type { Progress, RunSuiteInput, SuiteArm } from './run-suite/input.js'

export interface FinishedArm {
  readonly variant: string
  readonly out: string
  readonly run: Run
}

/**
 * Measures the arms side by side in one job and writes a run folder for each. Trials are scored and written as they
 * finish and then forgotten. Rejects with a `UserError` when a target cannot start, and with the signal's reason when
 * aborted; the folders then hold the trials made so far and a run.json without counts.
 */
export async function runSuite(input: RunSuiteInput): Promise<readonly FinishedArm[]> {
  const arms: Arm[] = []
  try {
    for (const [index, arm] of input.arms.entries()) arms.push(await startArm(input, arm, index))
    await makeTrials(input, arms)
    return await Promise.all(arms.map(async (arm) => finishArm(input, arm)))
  } finally {
    await Promise.all(arms.map(async (arm) => arm[Symbol.asyncDispose]()))
  }
}

async function makeTrials(input: RunSuiteInput, arms: readonly Arm[]): Promise<void> {
  const plan = planTrials(arms, input.seed)
  const { concurrency, max_cost_usd: budgetUsd } = input.suite
  const failure = new AbortController()
  const signal = AbortSignal.any([input.signal, failure.signal])
  let next = 0
  let failed = 0
  let done = 0
  let spentUsd = 0
  const isWithinBudget = (): boolean => budgetUsd === null || spentUsd <= budgetUsd

  const work = async (): Promise<void> => {
    while (next < plan.length && isWithinBudget()) {
      signal.throwIfAborted()
      const planned = plan[next++]
      const arm = planned && arms[planned.arm]
      if (planned === undefined || arm === undefined) return
      const observation = await makeTrial(input, arm, planned, signal)
      spentUsd += costUsd(observation, arm)
      done += 1
      if (observation.status === 'failed') failed += 1
      input.onProgress({ done, total: plan.length, failed })
    }
  }
  const workers = Array.from({ length: Math.min(concurrency, plan.length) }, async () => {
    try {
      await work()
    } catch (error) {
      failure.abort(error)
      throw error
    }
  })
  await Promise.allSettled(workers)
  await Promise.all(workers)
  if (next < plan.length && budgetUsd !== null)
    input.log.warning(
      `The budget of $${budgetUsd} (max_cost_usd) was passed: $${spentUsd.toFixed(4)} is known to be spent. ${plan.length - next} of ${plan.length} trials were not made.`,
    )
}

async function makeTrial(
  input: RunSuiteInput,
  arm: Arm,
  { golden, trial }: PlannedTrial,
  signal: AbortSignal,
): Promise<Observation> {
  const request: TargetRequest = {
    id: `${golden.id}#${trial}`,
    case: golden.id,
    trial,
    query: golden.query,
    top_k: Math.max(...arm.suite.k, arm.suite.primary_k),
    // Every trial its own seed, the same in every arm.
    seed: input.seed + trial,
    settings: arm.variant.target.settings,
  }
  const { observation, retries } = await askWithRetries(arm.session, request, {
    retries: input.suite.retries,
    timeoutMs: (golden.timeout_seconds ?? arm.suite.timeout_seconds) * 1000,
    seed: input.seed,
    signal,
    sleep: input.sleep,
  })
  const { scores, unscored } = scoreTrial({ metrics: input.metrics, golden, observation })
  await arm.writer.append({ case: golden.id, trial, retries, observation, scores, unscored })
  arm.tally.add({ case: golden.id, retries, observation })
  arm.scored.push({ case: golden.id, trial, scores, unscored })
  return observation
}

async function finishArm(input: RunSuiteInput, arm: Arm): Promise<FinishedArm> {
  const run: Run = {
    ...arm.run,
    finished_at: input.clock.now().toISOString(),
    fingerprints: { ...arm.run.fingerprints, models: arm.tally.models() },
    counts: arm.tally.counts(),
    summaries: summarizeRun({ metrics: input.metrics, trials: arm.scored }),
  }
  await arm.writer.finish(run)
  return { variant: arm.name, out: arm.out, run }
}

/** What is known of a trial's cost; an unknown cost counts as nothing. */
function costUsd(observation: Observation, arm: Arm): number {
  if (observation.status === 'failed') return 0
  const cost = costOfReply(observation.reply, arm.run.pricing)
  return cost.kind === 'scored' ? cost.value : 0
}
