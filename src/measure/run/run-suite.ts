import { countOf } from '../../format/format-number.js'
import { joinFirst } from '../../format/join-names.js'
import { setImmediate } from 'node:timers/promises'
import type { Progress } from '../../format/describe-progress.js'
import { describeStopped } from '../../format/describe-reason.js'
import { type Sleep, workThrough } from '../../io/clock.js'
import { completePricing } from '../../metrics/cost/price-reply.js'
import { canonicalJson } from '../../model/fingerprint.js'
import { pick } from '../../model/omit-undefined.js'
import { adviseLacking, targetEnvironment } from '../../io/target-environment.js'
import {
  keepTrial,
  type ObservedTrial,
  observeTrial,
  type PlannedTrial,
  planSteps,
  type Step,
  type TrialHelpers,
} from './arm/make-trial.js'
import { type Arm, describeArm, planArm, type PlannedArm, startArm } from './arm/start-arm.js'
import { warnOfLacking } from './arm/start-target.js'
import { findSilence, watchSilence } from './arm/tally.js'
import {
  type CallLimits,
  costSoFar,
  requireJudgePrice,
  describeHalt,
  NotAffordable,
  openSpending,
  type Spending,
} from './budget/spending.js'
import { measureCodeOfArms } from './code/measure-code.js'
import { reviewCodeOfArms } from './code/review-code.js'
import { openScorer } from './custom-metrics/start-scorer.js'
import type { RoundsDirector, RunSuiteInput } from './input.js'
import { judgeTrials, judgingOfSuite, prepareJudge } from './judging/start-judging.js'
import { openPacers } from './pacing/pacer.js'
import { runSetup } from '../targets/target.js'
import { watchFields } from '../targets/unread-fields.js'

export type { RunSuiteInput } from './input.js'

export type FinishedArm = Awaited<ReturnType<typeof finishArm>>

/**
 * Measures the arms side by side in one job and writes a run folder for each. Trials are scored and written as they finish and then
 * freed. Rejects with a `UserError` if a target cannot start or a file cannot be written, and with the signal's reason when
 * aborted; the run can then be resumed from the trials in the folders and a run.json without counts.
 */
export async function runSuite(input: RunSuiteInput): Promise<readonly FinishedArm[]> {
  const { concurrency, retries } = input.suite
  const pacers = openPacers({ ...input, concurrency, retries })
  const judged = input.isJudgedLater === true ? null : judgingOfSuite(input.suite)
  const judging = judged && { ...input, ...judged }
  const prepared = judging && (await prepareJudge(judging))
  const described = input.arms.map((arm, index) => describeArm(input, { arm, index, judge: prepared }))
  const director = (await input.rounds?.(described.map(({ run }) => run))) ?? null
  const planned: PlannedArm[] = []
  for (const arm of described) planned.push(await planArm(input, arm, director?.plan))
  const trialsUsd = planned.reduce((sum, { spent }) => sum + spent.trialsUsd, 0)
  const earlierUsd = Math.max(trialsUsd, ...planned.map(({ spent }) => spent.runUsd))
  using spending = await openSpending({ ...input, earlierUsd })
  if (spending !== null && spending.exhausted !== null) throw spending.exhausted
  if (prepared !== null) requireJudgePrice(prepared.facts, { spending, pricing: completePricing(input.suite.pricing) })
  await setUpCheckouts(input, planned)
  const arms: Arm[] = []
  await using judge = judging && prepared && judgeTrials(prepared, judging, { pacers, spending })
  await using scorer = openScorer(input)
  try {
    const coded = await measureCodeOfArms(planned, input.log)
    for (const arm of await reviewCodeOfArms(input, coded, { pacers, spending }))
      arms.push(await startArm(input, arm, { spending, pacers }))
    const made = await makeTrials(input, arms, { judge, scorer, spending, director }).catch(async (error: unknown) => {
      await keepSpent(arms, spending)
      throw error
    })
    const finishing = arms.map(async (arm, at) =>
      finishArm(input, arm, { ...made, left: made.left[at] ?? 0, spending }),
    )
    return await Promise.all(finishing)
  } finally {
    await Promise.all(arms.map(async (arm) => arm[Symbol.asyncDispose]()))
  }
}

/**
 * Makes all trials. Returns the number of complete rounds (in one pass: trials of each case), and by arm how many planned trials
 * are `left` because the run was stopped. Throws the reason if nothing was answered.
 */
async function makeTrials(
  input: RunSuiteInput,
  arms: readonly Arm[],
  facts: TrialHelpers & Pick<CallLimits, 'spending'> & { readonly director: RoundsDirector | null },
) {
  const { judge, scorer, spending, director } = facts
  const { concurrency } = input.suite
  const mayGoOn = (): boolean => spending === null || spending.halted() === null
  const startedMs = input.clock.monotonicMs()
  const countMade = (): number => sumOf(arms, ({ tally }) => tally.counts().trials)
  const earlier = countMade()
  let total = earlier
  let round: NonNullable<Progress['round']> | null = null
  const tell = (): Progress => {
    const counts = arms.map(({ tally }) => tally.counts())
    const progress = {
      total,
      earlier,
      round,
      elapsedMs: input.clock.monotonicMs() - startedMs,
      done: sumOf(counts, ({ trials }) => trials),
      failed: sumOf(counts, ({ trials, ok }) => trials - ok),
      failedReadings: sumOf(counts, ({ judge }) => judge?.failed ?? 0),
      cost: costSoFar(spending, {
        usd: sumOf(arms, ({ tally }) => tally.costUsd()),
        unknown: sumOf(arms, ({ tally }) => tally.unknownCosts()),
      }),
    }
    input.onProgress(progress)
    return progress
  }
  using silence = watchSilence({ ...input, timeoutSeconds: input.suite.timeout_seconds })
  using fields = watchFields(input.log)

  let lastKept = Promise.resolve()
  const keepInTurn = async (before: Promise<void>, arm: Arm, observed: ObservedTrial): Promise<void> => {
    await before
    // Yields between answers, so that the targets of other workers need not wait while one is scored.
    await setImmediate()
    const kept = await keepTrial(input, arm, observed)
    const { case: id, trial, scores } = kept
    silence.add(observed.observation)
    fields.add(observed.observation, arm.variant.target.options)
    if (arm.tally.hangs() && !arm.isBase) requireAnswers(input, arm)
    const measured = { place: observed.arm, run: arm.run, trials: arm.tally.trials }
    input.onTrial?.(measured, { ...kept, golden: observed.golden, judgments: kept.judgments ?? null })
    const { done, cost } = tell()
    const passed = scores['success'] === undefined ? null : scores['success'] === 1
    const far = { done, total, cost_usd: cost?.usd ?? null }
    input.onEvent?.({ event: 'case-scored', variant: arm.run.variant, case: id, trial, passed, scores, ...far })
  }
  const work: Parameters<typeof workThrough<PlannedTrial>>[1] = async (planned, signal, stepAside) => {
    const arm = arms[planned.arm]
    if (arm === undefined || !mayGoOn()) return
    // A trial that must be asked again waits until every other one was asked, so that it cannot keep them from an answer.
    const sleep: Sleep = async (milliseconds, until) => stepAside(async () => input.sleep(milliseconds, until))
    try {
      const observed = await observeTrial({ ...input, sleep }, { arm, planned, judge, scorer }, signal)
      const kept = keepInTurn(lastKept, arm, observed)
      lastKept = kept.catch(() => undefined)
      // Awaited before the next question, so that a killed run loses only the trials in flight, one per worker.
      await kept
    } catch (error) {
      if (!(error instanceof NotAffordable)) throw error
    }
  }
  const steps = planSteps(arms, {
    seed: input.seed,
    director,
    spending,
    wait: async (milliseconds) => (mayGoOn() ? input.sleep(milliseconds, input.signal) : undefined),
  })
  for (const { run, cases, tally } of arms)
    input.onEvent?.({
      event: 'begun',
      ...pick(run, ['run_id', 'variant', 'commit']),
      suite: run.suite.name,
      cases: cases.length,
      earlier: tally.counts().trials,
      budget_usd: input.suite.max_cost_usd ?? null,
    })
  for (let left = arms.map(() => 0); ;) {
    const step = await steps.next()
    // A further round would be paid for, and waited for, in vain.
    if (step.done === true || (round !== null && (step.value.look?.round !== round.number || isAskedOn(step.value))))
      for (const arm of arms) if (!arm.isBase) requireAnswers(input, arm)
    if (step.done === true) return { complete: step.value, left }
    const { trials, look } = step.value
    total = countMade() + trials.length
    round = look && { number: look.round, most: director?.plan.cap ?? 1, open: look.open }
    const before = arms.map(({ tally }) => tally.counts().trials)
    tell()
    const { number, most, open } = round ?? { number: 1, most: 1, open: [] }
    input.onEvent?.({ event: 'round', round: number, most, open, trials: trials.length, total })
    await workThrough({ items: trials.values(), concurrency, most: trials.length, signal: input.signal }, work)
    left = arms.map(({ tally }, arm) => {
      const wanted = trials.filter((trial) => trial.arm === arm).length
      return (before[arm] ?? 0) + wanted - tally.counts().trials
    })
  }
}

/** Recorded for a resumed run, because trials do not show lost attempts and answers of unknown cost. */
async function keepSpent(arms: readonly Arm[], spending: Spending | null): Promise<void> {
  if (spending === null) return
  const spent_usd = spending.runUsd()
  // Ignores write errors: usually the unwritable folder has ended the run, and the user should see that error.
  await Promise.allSettled(arms.map(async ({ writer, run }) => writer.pause({ ...run, spent_usd })))
}

/**
 * Throws the reason if nothing was answered. For a shard, only checks whether the target ever ran; the whole run is checked when
 * shards are merged.
 */
function requireAnswers({ shard = null }: RunSuiteInput, { run, session, tally, hasAnswered }: Arm): void {
  const refusal = session.startFailure()
  if (refusal !== null && !tally.hasAnswered()) throw refusal
  const silence = hasAnswered || shard !== null ? null : findSilence(run.variant, tally, session.lacking?.())
  if (silence !== null) throw refusal ?? silence
}

const isAskedOn = ({ trials }: Step): boolean => trials.some(({ asked_on: is }) => is === true)

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}

async function finishArm(
  input: RunSuiteInput,
  arm: Arm,
  { complete, left, spending }: Pick<CallLimits, 'spending'> & { readonly complete: number; readonly left: number },
) {
  const counts = arm.tally.counts()
  const corpora = arm.tally.corpora()
  const named = `${corpora.length} corpora (${joinFirst(corpora, 3)})`
  if (corpora.length > 1)
    input.log.warning(`The corpus of \`${arm.run.variant}\` changed during the run: its replies name ${named}.`)
  const whole = {
    ...arm.run,
    finished_at: input.clock.now().toISOString(),
    fingerprints: { ...arm.run.fingerprints, ...(corpora.length > 0 && { corpus: corpora.join(', ') }) },
    trials_per_case: arm.run.plan === undefined ? arm.run.trials_per_case : Math.max(1, complete),
    // An arm with all its trials is complete even if another was stopped. In rounds, tries of the unfinished round count as
    // planned.
    stopped: describeHalt(spending, { made: counts.trials, planned: counts.trials + left }),
    // Undefined without a budget, even if an earlier part of the run had one.
    spent_usd: spending?.runUsd(),
  }
  const run = arm.tally.complete(whole, input.metrics)
  const answers = `${counts.cached ?? 0} of ${countOf(counts.trials, 'answer')} of \`${arm.run.variant}\``
  if (arm.isCached) input.log.info(`${answers} came from the cache.`)
  if (run.stopped !== undefined)
    input.log.warning(`The run \`${arm.run.variant}\` is incomplete: ${describeStopped(run.stopped)}.`)
  /** Seal of the run folder as written by this process. */
  const seal = await arm.writer.finish(run)
  return { variant: arm.run.variant, out: arm.out, run, seal }
}

/** Runs the `setup` of the arms' targets one after the other, each command once per checkout. Throws what `runSetup` throws. */
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
      warnOfLacking(error, (text) => adviseLacking(text, input.env, env), log)
      throw error
    }
  }
}
