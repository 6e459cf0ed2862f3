import { scoreTrial } from '../../metrics/score-trial.js'
import type { GoldenCase } from '../../model/case.js'
import type { Metric } from '../../model/metric.js'
import type { ScoredTrial, Trial, TrialRecord } from '../../model/run.js'
import type { Log } from '../../io/log.js'
import { readObservations } from '../../store/runs/read-observations.js'

/** The whole trials of a few cases with scores made anew, as the comparison's are. No pass over the file when there is nothing to tell. */
export async function readTelling(
  folder: string,
  request: {
    readonly caseIds: ReadonlySet<string>
    readonly cases: readonly GoldenCase[]
    readonly metrics: readonly Metric[]
    readonly log: Log
    /** All trials as `readAnew` gave them, which is their order in the file. */
    readonly order: readonly ScoredTrial[]
    /** Cases whose trials are shown as recorded, in the same pass. */
    readonly seen: { readonly caseIds: ReadonlySet<string>; readonly add: (trial: TrialRecord) => void }
  },
): Promise<ReadonlyMap<string, readonly Trial[]>> {
  const { caseIds, cases, metrics, log, order, seen } = request
  if (caseIds.size === 0 && seen.caseIds.size === 0) return new Map()
  const found = await readObservations(folder, { caseIds, seen, log, order })
  return new Map(
    cases.flatMap((golden): [string, Trial[]][] => {
      const trials = found.get(golden.id)
      if (trials === undefined) return []
      const anew = ({ observation, judgments }: TrialRecord) =>
        scoreTrial({ metrics, golden, observation, ...(judgments && { judgments }) })
      return [[golden.id, trials.map((trial) => ({ ...trial, ...anew(trial) }))]]
    }),
  )
}
