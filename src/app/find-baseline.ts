import { join } from 'node:path'
import type { Baseline } from '../shell/baselines/baseline.js'
import { resolveBaseline } from '../shell/baselines/index.js'
import type { ReferencePoint } from '../shell/github/reference-point.js'
import type { ActionRequest } from './action-request.js'
import { inspectBaseline } from './inspect-baseline.js'

export interface FindBaseline {
  readonly request: ActionRequest
  readonly suite: string
  /** The commit to be near to. */
  readonly point: ReferencePoint
}

/** The run to compare a measured commit with. */
export async function findBaseline({ request, suite, point }: FindBaseline): Promise<Baseline> {
  const { inputs, github, workingDirectory, outputFolder, effects } = request
  const { owner, repo, repositoryId, defaultBranch, serverUrl } = github
  const { connect, clock, log } = effects
  const baseline = await resolveBaseline({
    input: inputs.baseline,
    suite,
    folder: join(outputFolder, 'baseline'),
    workingDirectory,
    referencePoint: point.sha,
    github: { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow },
    inspect: (folder) => inspectBaseline(folder, log),
    clock,
    log,
  })
  if (baseline.kind === 'none') {
    log.info(`No baseline: ${baseline.reason}.`)
    return baseline
  }
  const { commit, folder, note, stale } = baseline
  log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`)
  if (stale !== undefined) log.warning(`The baseline is stale: ${stale}.`)
  return baseline
}
