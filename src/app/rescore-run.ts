import { collectScores } from '../core/model/collect-scores.js'
import { countOf } from '../core/format/format-number.js'
import { buildMetrics } from '../core/metrics/build-metrics.js'
import { customMetricsOf } from '../core/metrics/custom-metrics.js'
import { metricFacts } from '../core/metrics/facts.js'
import { fingerprintMetrics } from '../core/metrics/fingerprint-metrics.js'
import { scoreTrial } from '../core/metrics/score-trial.js'
import { summarizeRun } from '../core/metrics/summarize-run.js'
import type { Hash } from '../core/model/fingerprint.js'
import type { Metric } from '../core/model/metric.js'
import type { Run } from '../core/model/run.js'
import { fingerprintCase } from '../core/suite/fingerprint-case.js'
import type { Log } from '../shell/io/log.js'
import { readConfirmations } from '../shell/runs/read-confirmations.js'
import { readRun } from '../shell/runs/read-run.js'
import { readTrials } from '../shell/runs/read-trials.js'
import { writeConfirmations } from '../shell/runs/write-confirmations.js'
import { writeRun } from '../shell/runs/write-run.js'
import { startTally } from './run-suite/tally.js'

export interface RescoreRun {
  /** The run folder as it came. */
  readonly from: string
  /** The run folder to write. */
  readonly to: string
  readonly hash: Hash
  readonly log: Log
}

/**
 * A copy of a pull request's run in which nothing is believed that can be computed: scores, summaries, counts, the metrics' definitions and
 * the cases' fingerprints are made anew from the observations and the cases' text, by this Goldenpair. Trials of cases that
 * the run does not have are left out with a warning, and so are judgments: what is measured would judge itself. The suite's own metrics are
 * the exception: their module is the pull request's code, which is never run here, so their scores stay as they were recorded, where
 * they are possible at all. Throws as `readRun` and `readTrials` do.
 */
export async function rescoreRun({ from, to, hash, log }: RescoreRun): Promise<Run> {
  const source = await readRun(from)
  const { k, primary_k, success, scoring } = source.settings
  const metrics = buildMetrics(
    { k, primary_k, success, pricing: source.pricing, ...(scoring && { scoring }) },
    customMetricsOf(source),
  )
  const cases = source.cases.map((golden) => ({ ...golden, fingerprint: fingerprintCase(golden, hash) }))
  const run: Run = {
    ...source,
    // A run that called itself something else would be judged by its own gates instead of the base's.
    mode: 'pr',
    cases,
    metrics: metrics.map(metricFacts),
    fingerprints: { ...source.fingerprints, metrics: fingerprintMetrics(metrics, hash) },
    counts: null,
    summaries: {},
  }
  const byId = new Map(cases.map((golden) => [golden.id, golden]))
  const scored = collectScores()
  let judged = 0
  const tally = startTally(source.pricing)
  const writer = await writeRun(to, run)
  try {
    for await (const { judgments, ...trial } of readTrials(from, log)) {
      if (judgments !== undefined) judged += 1
      const golden = byId.get(trial.case)
      if (golden === undefined) {
        log.warning(`A trial of the unknown case ${JSON.stringify(trial.case.slice(0, 100))} is left out.`)
        continue
      }
      const scores = scoreTrial({ metrics, golden, ...trial, recorded: trial })
      await writer.append({ ...trial, ...scores })
      tally.add(trial)
      scored.add({ case: golden.id, trial: trial.trial, ...scores }, trial.observation.status)
    }
    if (judged > 0)
      log.warning(`The judgments of ${countOf(judged, 'trial')} are left out: a pull request does not judge itself.`)
    const result: Run = {
      ...run,
      fingerprints: { ...run.fingerprints, models: tally.models() },
      counts: tally.counts(),
      summaries: summarizeRun({ metrics, trials: scored.trials() }),
    }
    await writer.finish(result)
    await rescoreReruns({ from, to, run: result, metrics, log })
    return result
  } finally {
    await writer[Symbol.asyncDispose]()
  }
}

/** The same for the re-runs of newly failing cases, where there are any. Throws as `readConfirmations` does. */
async function rescoreReruns({
  from,
  to,
  run,
  metrics,
  log,
}: Pick<RescoreRun, 'from' | 'to' | 'log'> & {
  readonly run: Run
  readonly metrics: readonly Metric[]
}): Promise<void> {
  const reruns = await readConfirmations(from, {
    run,
    log,
    keep: ({ judgments: _judgments, ...trial }, golden) => ({ ...trial, ...scoreTrial({ metrics, golden, ...trial }) }),
  })
  if (reruns === null) return
  const writer = writeConfirmations(to, reruns.head)
  try {
    for (const trial of reruns.trials) writer.append(trial)
    if (reruns.stopped !== null) writer.stop(reruns.stopped)
  } finally {
    writer[Symbol.dispose]()
  }
}
