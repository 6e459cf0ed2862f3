import type { Run } from '../core/model/run.js'
import { scoreTrial } from '../core/metrics/score-trial.js'
import { summarizeRun } from '../core/metrics/summarize-run.js'
import { startScorer, type Scorer } from './custom-metrics/start-scorer.js'
import { askTrial } from './run-suite/ask-trial.js'
import type { Progress, RunSuiteInput } from './run-suite/input.js'
import { planTrials, type PlannedTrial } from './run-suite/plan-trials.js'
import { setUpCheckouts } from './run-suite/set-up-checkouts.js'
import { planArm, startArm, type Arm, type PlannedArm } from './run-suite/start-arm.js'

export type { Progress, RunSuiteInput } from './run-suite/input.js'

export interface FinishedArm {
  readonly variant: string
  readonly out: string
  readonly run: Run
}

/**
 * Measures the arms side by side in one job and writes a run folder for each. Trials are scored and written as they
 * finish and then forgotten. Rejects with a `UserError` when a target cannot start or a file cannot be written, and with the
 * signal's reason when aborted; the folders then hold the trials made so far and a run.json without counts, to be resumed.
 */
export async function runSuite(input: RunSuiteInput): Promise<readonly FinishedArm[]> {
  const planned: PlannedArm[] = []
  for (const [index, arm] of input.arms.entries()) planned.push(await planArm(input, arm, index))
  await setUpCheckouts(input, planned)
  const arms: Arm[] = []
  await using scorer = openScorer(input)
  try {
    for (const arm of planned) arms.push(await startArm(input, arm))
    await makeTrials(input, arms, scorer)
    for (const { session, tally } of arms) {
      const failure = session.startFailure()
      if (failure !== null && !tally.hasAnswered()) throw failure
    }
    return await Promise.all(arms.map(async (arm) => finishArm(input, arm)))
  } finally {
    await Promise.all(arms.map(async (arm) => arm[Symbol.asyncDispose]()))
  }
}

/** Null where the suite has no metrics of its own. */
function openScorer({ suite, scorer: program, workingDirectory, log }: RunSuiteInput): Scorer | null {
  const { custom_metrics: own, timeout_seconds } = suite
  if (own === undefined) return null
  if (program === undefined) throw new Error(`${suite.file} has metrics of its own, and nothing to run them with`)
  return startScorer({ program, own, workingDirectory, limitMs: timeout_seconds * 1000, log })
}

async function makeTrials(input: RunSuiteInput, arms: readonly Arm[], scorer: Scorer | null): Promise<void> {
  const all = planTrials(arms, input.seed)
  const made = arms.map(({ scored }) => new Set(scored.trials().map((one) => trialKey(one.case, one.trial))))
  const plan = all.filter(({ arm, golden, trial }) => made[arm]?.has(trialKey(golden.id, trial)) !== true)
  const { concurrency, max_cost_usd: budgetUsd } = input.suite
  const failure = new AbortController()
  const signal = AbortSignal.any([input.signal, failure.signal])
  const spentUsd = (): number => arms.reduce((sum, { tally }) => sum + tally.costUsd(), 0)
  const isWithinBudget = (): boolean => budgetUsd === null || spentUsd() <= budgetUsd
  let next = 0
  if (plan.length < all.length) input.onProgress(progressOf(arms, all.length))

  const work = async (): Promise<void> => {
    while (next < plan.length && isWithinBudget()) {
      signal.throwIfAborted()
      const planned = plan[next++]
      const arm = planned && arms[planned.arm]
      if (planned === undefined || arm === undefined) return
      await makeTrial(input, { arm, planned, scorer }, signal)
      input.onProgress(progressOf(arms, all.length))
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
      `The budget of $${budgetUsd} (max_cost_usd) was passed: $${spentUsd().toFixed(4)} is known to be spent. ${plan.length - next} of ${all.length} trials were not made.`,
    )
}

async function makeTrial(
  input: RunSuiteInput,
  { arm, planned, scorer }: { readonly arm: Arm; readonly planned: PlannedTrial; readonly scorer: Scorer | null },
  signal: AbortSignal,
): Promise<void> {
  const { golden, trial } = planned
  const { observation, retries } = await askTrial(arm.session, {
    golden,
    trial,
    suite: arm.suite,
    settings: arm.variant.target.settings,
    seed: input.seed + arm.seedOffset,
    retries: input.suite.retries,
    signal,
    sleep: input.sleep,
  })
  const recorded = await scorer?.score({ golden, observation, judgments: null }, signal)
  const { scores, unscored } = scoreTrial({
    metrics: input.metrics,
    golden,
    observation,
    ...(recorded && { recorded }),
  })
  await arm.writer.append({ case: golden.id, trial, retries, observation, scores, unscored })
  arm.tally.add({ case: golden.id, retries, observation })
  arm.scored.add({ case: golden.id, trial, scores, unscored }, observation.status)
}

function trialKey(caseId: string, trial: number): string {
  return `${trial} ${caseId}`
}

function progressOf(arms: readonly Arm[], total: number): Progress {
  const counts = arms.map(({ tally }) => tally.counts())
  const sum = (of: (count: (typeof counts)[number]) => number): number =>
    counts.reduce((whole, count) => whole + of(count), 0)
  return { done: sum(({ trials }) => trials), total, failed: sum(({ trials, ok }) => trials - ok) }
}

async function finishArm(input: RunSuiteInput, arm: Arm): Promise<FinishedArm> {
  const corpora = arm.tally.corpora()
  if (corpora.length > 1)
    input.log.warning(
      `What \`${arm.name}\` searches changed during the run: its replies name ${corpora.length} corpora (${corpora.slice(0, 3).join(', ')}${corpora.length > 3 ? ' …' : ''}).`,
    )
  const run: Run = {
    ...arm.run,
    finished_at: input.clock.now().toISOString(),
    fingerprints: {
      ...arm.run.fingerprints,
      models: arm.tally.models(),
      corpus: corpora.length === 0 ? arm.run.fingerprints.corpus : corpora.join(', '),
    },
    counts: arm.tally.counts(),
    summaries: summarizeRun({ metrics: input.metrics, trials: arm.scored.trials() }),
  }
  await arm.writer.finish(run)
  return { variant: arm.name, out: arm.out, run }
}
