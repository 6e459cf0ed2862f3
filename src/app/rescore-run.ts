import { buildMetrics } from '../core/metrics/build-metrics.js'
import { metricFacts } from '../core/metrics/facts.js'
import { scoreTrial } from '../core/metrics/score-trial.js'
import { summarizeRun } from '../core/metrics/summarize-run.js'
import type { Hash } from '../core/model/fingerprint.js'
import type { Run, ScoredTrial } from '../core/model/run.js'
import { fingerprintCase } from '../core/suite/fingerprint-case.js'
import type { Log } from '../shell/io/log.js'
import { readRun } from '../shell/runs/read-run.js'
import { readTrials } from '../shell/runs/read-trials.js'
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
 * the run does not have are left out with a warning. Throws as `readRun` and `readTrials` do.
 */
export async function rescoreRun({ from, to, hash, log }: RescoreRun): Promise<Run> {
  const source = await readRun(from)
  const { k, primary_k, success } = source.settings
  const metrics = buildMetrics({ k, primary_k, success, pricing: source.pricing })
  const cases = source.cases.map((golden) => ({ ...golden, fingerprint: fingerprintCase(golden, hash) }))
  const definitions = metrics.map(({ id, definition }) => [id, hash(definition)] as const)
  const run: Run = {
    ...source,
    // A run that called itself something else would be judged by its own gates instead of the base's.
    mode: 'pr',
    cases,
    metrics: metrics.map(metricFacts),
    fingerprints: { ...source.fingerprints, metrics: Object.fromEntries(definitions) },
    counts: null,
    summaries: {},
  }
  const byId = new Map(cases.map((golden) => [golden.id, golden]))
  const scored: ScoredTrial[] = []
  const tally = startTally(source.pricing)
  const writer = await writeRun(to, run)
  try {
    for await (const trial of readTrials(from, log)) {
      const golden = byId.get(trial.case)
      if (golden === undefined) {
        log.warning(`A trial of the unknown case ${JSON.stringify(trial.case.slice(0, 100))} is left out.`)
        continue
      }
      const scores = scoreTrial({ metrics, golden, observation: trial.observation })
      await writer.append({ ...trial, ...scores })
      tally.add(trial)
      scored.push({ case: golden.id, trial: trial.trial, ...scores })
    }
    const result: Run = {
      ...run,
      fingerprints: { ...run.fingerprints, models: tally.models() },
      counts: tally.counts(),
      summaries: summarizeRun({ metrics, trials: scored }),
    }
    await writer.finish(result)
    return result
  } finally {
    await writer[Symbol.asyncDispose]()
  }
}
