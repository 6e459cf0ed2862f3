import { countOf } from '../../format/format-number.js'
import { withinTime } from '../../io/within-time.js'
import type { Log } from '../../io/log.js'
import { wasAsked } from '../../metrics/answer/judged-part.js'
import { buildMetrics } from '../../metrics/build-metrics.js'
import { tableFiguresOf } from '../../metrics/tables/table-figures.js'
import { customMetricsOf, scoreTrial } from '../../metrics/score-trial.js'
import { sha256 } from '../../io/sha256.js'
import type { Metric } from '../../model/metric.js'
import { splitReadings } from '../../model/run/judgments.js'
import type { Run, Trial } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { readConfirmations, writeConfirmations } from '../../store/runs/confirmations.js'
import { readRun, readTrials } from '../../store/runs/read-run.js'
import { writeRun } from '../../store/runs/write-run.js'
import { startTally } from '../run/arm/tally.js'
import { describeHalt, NotAffordable, type Spending } from '../run/budget/spending.js'
import type { Scorer } from '../run/custom-metrics/start-scorer.js'
import { recordJudged, type TrialJudge, unjudged } from '../run/judging/start-judging.js'
import { fingerprintCase } from '../suite/parse-cases.js'
import { fingerprintMetrics, metricFacts } from '../../metrics/define-metric.js'
import { workThrough } from '../../io/clock.js'

export interface RescoreRun {
  /** The original run folder. */
  readonly from: string
  /** The run folder to write. */
  readonly to: string
  /** Changes the header of the copy before anything is computed. */
  readonly change: (run: Run) => Run
  /** Who judges the trials. Absent: nobody, and recorded judgments are dropped. */
  readonly rejudging?: Rejudging
  readonly log: Log
  readonly signal: AbortSignal
  /** Called for every trial that is written. */
  readonly onTrial?: (trial: Trial) => void
}

/**
 * Copies a run without trusting anything that can be computed: scores, summaries, counts, metric definitions and case fingerprints
 * are recomputed from the observations and the text of the cases. Trials of unknown cases are dropped with a warning, and so are
 * judgments, because a pull request must not judge itself. Scores of the suite's own metrics are kept if they are possible values:
 * their module may be pull-request code, which must not run where comments are written. Throws like `readRun`, `readTrials` and the
 * judge.
 */
export async function rescoreRun(input: RescoreRun): Promise<Run> {
  const { from, to, change, rejudging, log } = input
  const source = change(await readRun(from))
  const { judge = null, spending = null } = rejudging?.kind === 'judge' ? rejudging : {}
  const { k, primary_k, success, scoring } = source.settings
  const own = [...customMetricsOf(source), ...tableFiguresOf(source)]
  const metrics = buildMetrics({ k, primary_k, success, pricing: source.pricing, scoring }, own)
  const cases = source.cases.map((golden) => ({ ...golden, fingerprint: fingerprintCase(golden, sha256) }))
  const run: Run = {
    ...source,
    judge: judge?.facts,
    cases,
    metrics: metrics.map(metricFacts),
    fingerprints: {
      ...source.fingerprints,
      judge: judge?.fingerprint,
      judge_models: undefined,
      metrics: fingerprintMetrics(metrics, sha256),
    },
    counts: null,
    summaries: {},
  }
  const byId = new Map(cases.map((golden) => [golden.id, golden]))
  let leftOut = 0
  let judged = 0
  const tally = startTally(source.pricing)
  await using writer = await writeRun(to, run)
  const workers = { items: readTrials(from, log), concurrency: run.settings.concurrency, signal: input.signal }
  await workThrough(workers, async (observed, signal) => {
    // A job without a key only records that no judge was asked, and why.
    if (splitReadings(observed.judgments ?? {}).some(({ said }) => wasAsked(said))) leftOut += 1
    const golden = byId.get(observed.case)
    if (golden === undefined) {
      log.warning(`Skipping a trial of the unknown case ${JSON.stringify(observed.case.slice(0, 100))}.`)
      return
    }
    const trial = await rescoreTrial(metrics, { golden, trial: observed, rejudging, signal })
    await writer.append(trial)
    tally.add(trial)
    if (trial.judgments !== undefined || trial.observation.status === 'failed') judged += 1
    input.onTrial?.(trial)
  })
  if (leftOut > 0 && rejudging?.kind !== 'judge')
    log.warning(`Ignoring the judgments of ${countOf(leftOut, 'trial')}: a pull request does not judge itself.`)
  const whole = tally.complete(run, metrics)
  const result: Run = {
    ...whole,
    // A run is incomplete if the budget left trials unjudged.
    stopped: describeHalt(spending, { made: judged, planned: whole.counts.trials }) ?? source.stopped,
    spent_usd: spending?.runUsd() ?? source.spent_usd,
  }
  await writer.finish(result)
  await rescoreReruns({ ...input, run: result, metrics })
  return result
}

/** One recorded trial, and who judges it. */
interface Rescoring {
  readonly golden: GoldenCase
  /** May contain judgments, which are dropped. */
  readonly trial: Trial
  readonly rejudging: Rejudging | undefined
  readonly signal: AbortSignal
}

async function rescoreTrial(metrics: readonly Metric[], input: Rescoring): Promise<Trial> {
  const { golden, trial } = input
  const { observation } = trial
  const { judged, recorded } = await rejudgeTrial(input)
  const { judgments } = judged
  const scores = scoreTrial({ metrics, golden, observation, recorded, judgments, withinTime })
  return { ...trial, judgments: undefined, judge_retries: undefined, ...judged, ...scores }
}

/** Rescores the re-runs of newly failing cases, if there are any. Throws like `readConfirmations`. */
async function rescoreReruns(
  input: RescoreRun & { readonly run: Run; readonly metrics: readonly Metric[] },
): Promise<void> {
  const { from, to, run, metrics, rejudging, log, signal } = input
  const reruns = await readConfirmations(from, { run, log, keep: (trial, golden) => ({ trial, golden }) })
  if (reruns === null) return
  using writer = writeConfirmations(to, reruns.head)
  for (const { trial, golden } of reruns.trials)
    writer.append(await rescoreTrial(metrics, { golden, trial, rejudging, signal }))
  if (reruns.stopped !== null) writer.append(reruns.stopped)
}

/** Who judges the trials of a recorded run. */
export type Rejudging =
  | {
      readonly kind: 'judge'
      readonly judge: TrialJudge
      /** Rescores the suite's own metrics, which may use judgments; `null` if their module is not run. */
      readonly scorer: Scorer | null
      /** Budget for the readings; `null` without a budget. */
      readonly spending: Spending | null
    }
  /** No judge. `reason` says why, as a clause. */
  | { readonly kind: 'nobody'; readonly questions: readonly JudgedQuestion[]; readonly reason: string }

/** Judges one recorded trial, and rescores the suite's own metrics with the judgments. Rejects like `TrialJudge.judge`. */
async function rejudgeTrial({ golden, trial: recorded, rejudging, signal }: Rescoring): Promise<{
  readonly judged: Pick<Trial, 'judgments' | 'judge_retries'>
  readonly recorded: Pick<Trial, 'scores' | 'unscored'>
}> {
  const { trial, observation } = recorded
  if (rejudging === undefined || observation.status === 'failed') return { judged: {}, recorded }
  if (rejudging.kind === 'nobody')
    return { judged: { judgments: unjudged(rejudging.questions, rejudging.reason) }, recorded }
  const { judge, scorer } = rejudging
  const judged = await judge.judge({ golden, trial, observation }, signal).catch(leaveUnjudged)
  if (judged === null) return { judged: {}, recorded }
  const own = await scorer?.score({ golden, observation, judgments: judged.judgments }, signal)
  return { judged: recordJudged(judged), recorded: own ?? recorded }
}

/** Returns `null` if the budget is exhausted; the run then says that it was stopped. */
export function leaveUnjudged(error: unknown): null {
  if (error instanceof NotAffordable) return null
  throw error
}
