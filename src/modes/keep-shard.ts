import { relative } from 'node:path'
import { UserError } from '../model/error.js'
import type { Run } from '../model/run.js'
import { formatShard, type Shard } from '../model/shard.js'
import type { ExitCode } from '../model/verdict.js'
import { shardArtifactName } from '../github/artifacts.js'
import { appendSummary } from '../publishers/summary.js'
import { runFiles } from '../store/runs/run-files.js'
import type { ActionRequest } from '../run/action-request.js'
import { describeShard } from '../run/describe-shard.js'
import { keepFiles } from './keep-files.js'

export interface KeepShard {
  /** The run folder. */
  readonly folder: string
  readonly run: Run
  readonly shard: Shard
}

/**
 * Uploads a measured shard for the job that merges, and says so in the log and the job summary. It always passes: a part of a
 * suite is compared with nothing.
 * @throws UserError `shard-not-kept`, since the upload is all that it is measured for
 */
export async function keepShard(request: ActionRequest, { folder, run, shard }: KeepShard): Promise<ExitCode> {
  const { workspace, effects } = request
  const suite = run.suite.name
  const kept = await keepFiles(request, shardArtifactName(suite, shard), folder, Object.values(runFiles(folder)))
  if (kept.kind !== 'uploaded')
    throw new UserError('shard-not-kept', { shard: formatShard(shard), suite, reason: kept.reason })
  const said = `${describeShard(shard, run.counts)} A job with \`mode: publish\` merges it with the others and reports.`
  effects.log.info(said)
  await appendSummary(`### Goldenpair: \`${suite}\`\n\n${said}\n`, effects.env)
  effects.commands.setOutput('run-path', relative(workspace, folder))
  return 0
}
