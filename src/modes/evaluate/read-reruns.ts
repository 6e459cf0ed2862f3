import { scoreTrial } from '../../metrics/score-trial.js'
import type { Confirmations } from '../../model/confirmation.js'
import type { Metric } from '../../model/metric.js'
import type { Run } from '../../model/run.js'
import type { Log } from '../../io/log.js'
import { readConfirmations } from '../../store/runs/read-confirmations.js'

/** The recorded re-runs of a run's newly failing cases with their scores computed anew; null without any. Throws as `readConfirmations` does. */
export async function readReruns(
  folder: string,
  { run, metrics, log }: { readonly run: Run; readonly metrics: readonly Metric[]; readonly log: Log },
): Promise<Confirmations | null> {
  return readConfirmations(folder, {
    run,
    log,
    keep: ({ case: id, trial, observation, judgments }, golden) => ({
      case: id,
      trial,
      ...scoreTrial({ metrics, golden, observation, ...(judgments && { judgments }) }),
    }),
  })
}
