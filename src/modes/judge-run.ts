import { compareJudgings, type JudgingChange } from '../compare/differences/compare-judgings.js'
import type { Progress } from '../format/describe-progress.js'
import { describeStopped } from '../format/describe-stopped.js'
import { sha256 } from '../io/sha256.js'
import { buildMetrics } from '../metrics/build-metrics.js'
import { completePricing } from '../metrics/cost/price-reply.js'
import { UserError } from '../model/error.js'
import type { Run, Trial } from '../model/run/run.js'
import { DEFAULT_SCORING } from '../model/suite/scoring.js'
import type { Suite } from '../model/suite/suite.js'
import { startJudgeTally } from '../measure/run/arm/tally.js'
import { costSoFar, demandJudgePrice, openSpending } from '../measure/run/budget/spending.js'
import type { ScorerProgram } from '../measure/run/custom-metrics/messages.js'
import { openScorer } from '../measure/run/custom-metrics/start-scorer.js'
import { judgeOfSuite, type JudgeSurroundings } from '../measure/run/judging/start-judging.js'
import { rescoreRun } from '../measure/run/rescore-run.js'
import { readRun } from '../store/runs/read-run.js'
import { readScoredRun } from '../store/runs/read-trials.js'
import { openLedger } from '../store/spend-ledger.js'
import { metricSettings, readRescored } from './evaluate/read-rescored.js'

export interface JudgeRun extends JudgeSurroundings {
  /** Its judge and its questions are asked. */
  readonly suite: Suite
  /** A recorded run, and the run folder to write. */
  readonly from: string
  readonly to: string
  readonly scorer: ScorerProgram
  readonly signal: AbortSignal
  readonly onProgress: (progress: Progress) => void
}

export interface JudgedRun {
  readonly before: Run
  readonly after: Run
  readonly changes: readonly JudgingChange[]
}

/**
 * Judges a recorded run again into another folder: no target is called. Says what became of every metric that the judge decides.
 * Throws `suite-without-judge`, `price-unknown`, `run-interrupted` when aborted, what the judge throws, and as `rescoreRun` does.
 */
export async function judgeRun(input: JudgeRun): Promise<JudgedRun> {
  const { suite, from, to, log, signal } = input
  const start = judgeOfSuite(suite, input)
  if (start === null) throw new UserError('suite-without-judge', { path: suite.file })
  const before = await readRun(from)
  const { judged, rubric_categories } = suite.scoring
  const asSuite = (run: Run): Run => ({
    ...run,
    settings: {
      ...run.settings,
      scoring: { ...(run.settings.scoring ?? DEFAULT_SCORING), judged, rubric_categories },
      judge: suite.judge ?? run.settings.judge,
    },
  })
  using spending = await openSpending({
    suite,
    ledger: openLedger(input.workingDirectory),
    clock: input.clock,
    earlierUsd: 0,
  })
  if (spending !== null && spending.exhausted !== null) throw spending.exhausted
  await using judge = await start(spending)
  demandJudgePrice(judge.facts, { spending, pricing: completePricing(suite.pricing) })
  await using scorer = openScorer(input)
  const total = before.counts?.trials ?? before.cases.length * before.trials_per_case
  let done = 0
  const tally = startJudgeTally()
  const startedMs = input.clock.monotonicMs()
  const tell = (): void =>
    input.onProgress({
      done,
      total,
      earlier: 0,
      failed: 0,
      failedReadings: tally.counts()?.failed ?? 0,
      elapsedMs: input.clock.monotonicMs() - startedMs,
      cost: costSoFar(spending, { usd: tally.costUsd(), unknown: tally.unknownCosts() }),
    })
  const onTrial = (trial: Trial): void => {
    done += 1
    tally.add(trial)
    tell()
  }
  tell()
  const rejudging = { kind: 'judge', judge, scorer, spending } as const
  try {
    const after = await rescoreRun({ from, to, change: asSuite, rejudging, hash: sha256, log, signal, onTrial })
    if (after.stopped !== undefined) log.warning(`The run is incomplete: ${describeStopped(after.stopped)}.`)
    const metrics = buildMetrics(metricSettings(after, null))
    const old = await readRescored({ folder: from, run: asSuite(before), metrics, log })
    const now = await readScoredRun(to, { log, run: after })
    return { before, after, changes: compareJudgings({ metrics, before: old.trials, after: now.trials }) }
  } catch (error) {
    if (!signal.aborted) throw error
    throw new UserError('run-interrupted', { folders: [to], done, total, isResumable: false }, { cause: error })
  }
}
