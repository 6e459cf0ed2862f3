import { describeStopped } from '../../format/describe-stopped.js'
import type { Run, ScoredRun } from '../../model/run.js'
import { formatShard } from '../../model/shard.js'

/** Why a run cannot be a reference, as a clause; null when it can. `other` is the reference that it follows, if any. */
export function findUnfitness({ run, trials }: ScoredRun, other: Run | null): string | null {
  if (run.metrics.length === 0) return 'it is a reference itself'
  if (run.counts === null) return 'it was never finished'
  if (run.stopped !== undefined) return describeStopped(run.stopped)
  if (run.shard !== null) return `it is shard ${formatShard(run.shard)} of a run`
  if (run.subset !== null) return `it measured only the cases ${run.subset}`
  if (run.gates.length === 0) return 'it has no gates'
  const planned = run.cases.length * run.trials_per_case
  if (trials.length < planned) return `only ${trials.length} of its ${planned} trials were made`
  if (other !== null && other.suite.name !== run.suite.name)
    return `it is of the suite ${run.suite.name}, and not of ${other.suite.name}`
  return null
}
