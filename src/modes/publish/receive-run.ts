import { join } from 'node:path'
import type { Run } from '../../model/run/run.js'
import { downloadArtifact, MAX_ARCHIVE_BYTES } from '../../github/download-artifact.js'
import { ZipRefused } from '../../github/read-zip.js'
import { readRun } from '../../store/runs/read-run.js'
import type { ActionRequest } from '../../run/action-request.js'
import type { MeasuredSuite } from './find-measured.js'
import { mergeRuns } from '../../run/merge-runs.js'

export type ReceivedRun =
  | { readonly kind: 'received'; readonly folder: string; readonly run: Run }
  /** `reason` is a clause. */
  | { readonly kind: 'refused'; readonly reason: string }

/**
 * Downloads what was measured of a suite into the output folder, and makes one run of its shards. All shards together may be as
 * large as one run. Throws as `readRun` and `mergeRuns` do.
 */
export async function receiveRun(
  { github, outputFolder, effects }: ActionRequest,
  { suite, kind, artifacts }: MeasuredSuite,
): Promise<ReceivedRun> {
  const { owner, repo } = github
  const client = await effects.connect()
  const received = join(outputFolder, 'received')
  const folders: string[] = []
  let room = MAX_ARCHIVE_BYTES
  for (const artifact of artifacts) {
    const folder = kind === 'run' ? received : join(received, artifact.name)
    try {
      await downloadArtifact({ client, owner, repo, artifact, folder, maxArchiveBytes: room })
    } catch (error) {
      if (!(error instanceof ZipRefused)) throw error
      return { kind: 'refused', reason: `the artifact ${artifact.name} is refused: ${error.message}` }
    }
    folders.push(folder)
    room -= artifact.bytes
  }
  const folder = kind === 'run' ? received : join(outputFolder, 'merged')
  const run = kind === 'run' ? await readRun(folder) : await mergeRuns({ folders, out: folder, log: effects.log })
  if (run.suite.name === suite) return { kind: 'received', folder, run }
  const what = kind === 'run' ? `the artifact goldenpair-run-${suite} holds` : `the shards of ${suite} are of`
  return { kind: 'refused', reason: `${what} a run of ${JSON.stringify(run.suite.name)}` }
}
