import { countOf } from '../../format/format-number.js'
import { setImmediate } from 'node:timers/promises'
import type { Progress } from '../../format/describe-progress.js'
import { describeStopped } from '../../format/describe-stopped.js'
import { shareSignal } from '../../io/clock.js'
import { finishAll } from '../../io/finish-all.js'
import { summarizeCode } from '../../metrics/code/define-on-code.js'
import { completePricing } from '../../metrics/cost/price-reply.js'
import { summarizeRun } from '../../metrics/summarize-run.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { type Run, type ScoredTrial, trialKey } from '../../model/run/run.js'
import type { Seal } from '../../store/runs/seal.js'
import { runSetup } from '../targets/setup.js'
import { adviseLacking, targetEnvironment } from '../../io/target-environment.js'
import { keepTrial, type ObservedTrial, observeTrial, planTrials } from './arm/make-trial.js'
import { type Arm, planArm, type PlannedArm, startArm } from './arm/start-arm.js'
import { warnOfLacking } from './arm/start-target.js'
import { findSilence, watchSilence } from './arm/tally.js'
import {
  type CallLimits,
  costSoFar,
  demandJudgePrice,
  NotAffordable,
  openSpending,
  type Spending,
} from './budget/spending.js'
import { measureCodeOfArms } from './code/measure-code.js'
import { openScorer, type Scorer } from './custom-metrics/start-scorer.js'
import type { RunSuiteInput } from './input.js'
import { judgeTrials, prepareJudge, type StartJudging, type TrialJudge } from './judging/start-judging.js'
import { openPacers } from './pacing/pacer.js'

export type { RunSuiteInput } from './input.js'

export interface FinishedArm {
  readonly variant: string
  readonly out: string
  readonly run: Run
  /** What all its trials scored, those of an interrupted run too. */
  readonly trials: readonly ScoredTrial[]
  /** Of the run folder, as this process has written it. */
  readonly seal: Seal
}

/**
 * Measures the arms side by side in one job and writes a run folder for each. Trials are scored and written as they
 * finish and then forgotten. Rejects with a `UserError` when a target cannot start or a file cannot be written, and with the
 * signal's reason when aborted; the folders then hold the trials made so far and a run.json without counts, to be resumed.
 */
export async function runSuite(input: RunSuiteInput): Promise<readonly FinishedArm[]> {
  const { concurrency, retries } = input.suite
  const pacers = openPacers({ ...input, concurrency, retries })
  const judging = judgingOf(input)
  await using prepared = judging && (await prepareJudge(judging))
  const planned: PlannedArm[] = []
  for (const [index, arm] of input.arms.entries()) planned.push(await planArm(input, { arm, index, judge: prepared }))
  const trialsUsd = planned.reduce((sum, { spent }) => sum + spent.trialsUsd, 0)
  const earlierUsd = Math.max(trialsUsd, ...planned.map(({ spent }) => spent.runUsd))
  using spending = await openSpending({ ...input, earlierUsd })
  if (spending !== null && spending.exhausted !== null) throw spending.exhausted
  if (prepared !== null) demandJudgePrice(prepared.facts, { spending, pricing: completePricing(input.suite.pricing) })
  await setUpCheckouts(input, planned)
  const arms: Arm[] = []
  await using judge = judging && prepared && judgeTrials(prepared, { ...judging, limits: { pacers, spending } })
  await using scorer = openScorer(input)
  try {
    const coded = await measureCodeOfArms(planned, input.log)
    for (const arm of await reviewCode(input, coded, { pacers, spending }))
      arms.push(await startArm(input, arm, { spending, pacers }))
    try {
      await makeTrials(input, arms, { judge, scorer, spending })
      for (const arm of arms) if (!arm.isBase) demandAnswers(input, arm)
    } catch (error) {
      await keepSpent(arms, spending)
      throw error
    }
    return await Promise.all(arms.map(async (arm) => finishArm(input, arm, spending)))
  } finally {
    await Promise.all(arms.map(async (arm) => arm[Symbol.asyncDispose]()))
  }
}

/** Null where the suite names no judge, asks it nothing, or has its trials judged later. */
function judgingOf(input: RunSuiteInput): StartJudging | null {
  const { judge: config, scoring, retries, timeout_seconds } = input.suite
  if (config === undefined || scoring.judged.length === 0 || input.isJudgedLater === true) return null
  const pricing = completePricing(input.suite.pricing)
  return { ...input, config, scoring, pricing, retries, timeoutMs: timeout_seconds * 1000 }
}

/** Loaded where code is to be reviewed: few suites ask for it. */
async function reviewCode(
  input: RunSuiteInput,
  arms: readonly PlannedArm[],
  limits: CallLimits,
): Promise<readonly PlannedArm[]> {
  if (!arms.some(({ run }) => run.code_quality?.reviewed === true)) return arms
  const { reviewCodeOfArms } = await import('./code/review-code.js')
  return reviewCodeOfArms(input, arms, limits)
}

async function makeTrials(
  input: RunSuiteInput,
  arms: readonly Arm[],
  facts: { readonly judge: TrialJudge | null; readonly scorer: Scorer | null; readonly spending: Spending | null },
): Promise<void> {
  const { judge, scorer, spending } = facts
  const all = planTrials(arms, input.seed)
  const measured = arms.map(({ scored }) => new Set(scored.trials().map((one) => trialKey(one.case, one.trial))))
  const plan = all.filter(({ arm, golden, trial }) => measured[arm]?.has(trialKey(golden.id, trial)) !== true)
  const { concurrency } = input.suite
  const failure = new AbortController()
  const signal = shareSignal(AbortSignal.any([input.signal, failure.signal]))
  let next = 0
  const startedMs = input.clock.monotonicMs()
  const tell = (): void => {
    const elapsedMs = input.clock.monotonicMs() - startedMs
    const counts = { total: all.length, earlier: all.length - plan.length }
    input.onProgress({ ...counts, elapsedMs, ...tallyProgress(arms, spending) })
  }
  tell()
  using silence = watchSilence({ ...input, timeoutSeconds: input.suite.timeout_seconds })

  let lastKept = Promise.resolve()
  const keepInTurn = async (before: Promise<void>, arm: Arm, observed: ObservedTrial): Promise<void> => {
    await before
    // One answer at a time, after whatever has come meanwhile: the other workers' targets need not wait while it is scored.
    await setImmediate()
    await keepTrial(input, arm, observed)
    silence.add(observed.observation)
    tell()
  }
  const work = async (): Promise<void> => {
    try {
      while (next < plan.length && (spending === null || spending.halted() === null)) {
        signal.throwIfAborted()
        const planned = plan[next++]
        const arm = planned && arms[planned.arm]
        if (planned === undefined || arm === undefined) return
        const observed = await observeTrial(input, { arm, planned, judge, scorer }, signal)
        const kept = keepInTurn(lastKept, arm, observed)
        lastKept = kept.catch(() => undefined)
        // Before the next is asked: whoever kills the run loses what is under way, a trial for each worker, and no more.
        await kept
      }
    } catch (error) {
      if (!(error instanceof NotAffordable)) throw error
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
  await finishAll(workers)
  failure.signal.throwIfAborted()
}

/** Recorded for a resumed run, since no trial shows it: attempts that were lost, and answers of unknown cost. */
async function keepSpent(arms: readonly Arm[], spending: Spending | null): Promise<void> {
  if (spending === null) return
  const spent_usd = spending.runUsd()
  // A folder that cannot be written has mostly ended the run, and that is what the user is to hear of.
  await Promise.allSettled(arms.map(async ({ writer, run }) => writer.pause({ ...run, spent_usd })))
}

/** Throws why nothing was answered; a shard is only asked whether its target ever ran, since the whole is looked at where shards are merged. */
function demandAnswers({ shard = null }: RunSuiteInput, { name, session, tally, hasAnswered }: Arm): void {
  const refusal = session.startFailure()
  if (refusal !== null && !tally.hasAnswered()) throw refusal
  const silence = hasAnswered || shard !== null ? null : findSilence(name, tally, session.lacking?.())
  if (silence !== null) throw refusal ?? silence
}

function tallyProgress(
  arms: readonly Arm[],
  spending: Spending | null,
): Pick<Progress, 'done' | 'failed' | 'failedReadings' | 'cost'> {
  const counts = arms.map(({ tally }) => tally.counts())
  return {
    done: sumOf(counts, ({ trials }) => trials),
    failed: sumOf(counts, ({ trials, ok }) => trials - ok),
    failedReadings: sumOf(counts, ({ judge }) => judge?.failed ?? 0),
    cost: costSoFar(spending, {
      usd: sumOf(arms, ({ tally }) => tally.costUsd()),
      unknown: sumOf(arms, ({ tally }) => tally.unknownCosts()),
    }),
  }
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}

async function finishArm(input: RunSuiteInput, arm: Arm, spending: Spending | null): Promise<FinishedArm> {
  const corpora = arm.tally.corpora()
  const trials = arm.scored.trials()
  if (corpora.length > 1)
    input.log.warning(
      `The corpus of \`${arm.name}\` changed during the run: its replies name ${corpora.length} corpora (${corpora.slice(0, 3).join(', ')}${corpora.length > 3 ? ' …' : ''}).`,
    )
  const run: Run = {
    ...arm.run,
    finished_at: input.clock.now().toISOString(),
    fingerprints: {
      ...arm.run.fingerprints,
      ...arm.tally.models(),
      corpus: corpora.length === 0 ? arm.run.fingerprints.corpus : corpora.join(', '),
    },
    counts: arm.tally.counts(),
    stopped: stopOf(arm, spending),
    // What an earlier part of it spent under a limit says nothing of the whole without one.
    spent_usd: spending?.runUsd(),
    summaries: summarizeRun({
      metrics: input.metrics,
      trials,
      kept: summarizeCode(input.metrics, arm.run.code_quality),
    }),
  }
  if (arm.isCached)
    input.log.info(
      `${run.counts?.cached ?? 0} of ${countOf(run.counts?.trials ?? 0, 'answer')} of \`${arm.name}\` came from the cache.`,
    )
  if (run.stopped !== undefined)
    input.log.warning(`The run \`${arm.name}\` is incomplete: ${describeStopped(run.stopped)}.`)
  const seal = await arm.writer.finish(run)
  return { variant: arm.name, out: arm.out, run, trials, seal }
}

/** An arm that made all its trials is whole, even where another was stopped. */
function stopOf({ cases, trials, tally }: Arm, spending: Spending | null): Run['stopped'] {
  const halt = spending?.halted() ?? null
  const planned = cases.length * trials
  const made = tally.counts().trials
  if (spending === null || halt === null || made >= planned) return undefined
  return { ...halt, made, planned, spent_usd: spending.budget.spentUsd() }
}

/** Runs the `setup` of the arms' targets, each once in a checkout, one after the other. Throws what `runSetup` throws. */
async function setUpCheckouts(input: RunSuiteInput, arms: readonly PlannedArm[]): Promise<void> {
  const { clock, log, signal } = input
  const env = targetEnvironment(input.env, input.targetEnvNames)
  const done = new Set<string>()
  for (const { variant, workingDirectory } of arms) {
    const command = variant.target.setup
    const key = canonicalJson([workingDirectory, command])
    if (command === undefined || done.has(key)) continue
    done.add(key)
    try {
      await runSetup({ command, workingDirectory, env, clock, log, signal })
    } catch (error) {
      warnOfLacking(error, { advise: (text) => adviseLacking(text, input.env, env), log })
      throw error
    }
  }
}
