import type { Hash } from '../../model/fingerprint.js'
import type { Run } from '../../model/run.js'
import type { Log } from '../../io/log.js'
import type { TraceScore } from '../../publishers/publication.js'
import { readRun } from '../../store/runs/read-run.js'
import { readTrials } from '../../store/runs/read-trials.js'

/**
 * The scores of the trials whose reply named its trace, one for each metric that has a better and a worse, as the trials were written.
 * Throws as `readRun` and `readTrials` do.
 */
export async function* listTraceScores({
  folder,
  hash,
  log,
}: {
  readonly folder: string
  readonly hash: Hash
  readonly log: Log
}): AsyncGenerator<TraceScore> {
  const run = await readRun(folder)
  const told = new Set(run.metrics.flatMap(({ id, direction }) => (direction === 'neutral' ? [] : [id])))
  for await (const { case: caseId, trial, observation, scores } of readTrials(folder, log)) {
    const trace = observation.status === 'ok' ? observation.reply.trace_id : undefined
    if (trace === undefined || trace === '') continue
    const comment = `${run.suite.name}, case ${caseId}, trial ${trial + 1}${describeCommit(run)}`
    for (const [metric, value] of Object.entries(scores)) {
      if (!told.has(metric)) continue
      const id = hash(JSON.stringify(['goldenpair', run.suite.name, caseId, trial, metric, trace])).replace(/^.*:/, '')
      yield { id: id.slice(0, 32), trace_id: trace, name: nameScore(metric), value, comment }
    }
  }
}

/**
 * The name of a metric's score. Those of a judge's quality have the names that design document 002 gives them.
 * @example nameScore('quality.completeness') // 'quality_completeness'
 */
function nameScore(metric: string): string {
  return metric === 'quality.average' ? 'quality_overall' : metric.replace(/^quality\./, 'quality_')
}

function describeCommit({ variant, commit }: Run): string {
  return `, variant ${variant}${commit === null ? '' : `, commit ${commit.slice(0, 7)}`}`
}
