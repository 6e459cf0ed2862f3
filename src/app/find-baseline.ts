import { join } from 'node:path'
import type { Baseline } from '../shell/baselines/baseline.js'
import { resolveBaseline } from '../shell/baselines/index.js'
import type { Checkout } from '../shell/github/checkout.js'
import type { PullRequest } from '../shell/github/event-context.js'
import { findReferencePoint, type ReferencePoint } from '../shell/github/reference-point.js'
import type { ActionRequest } from './action-request.js'

export interface FindBaseline {
  readonly request: ActionRequest
  readonly suite: string
  readonly checkout: Checkout
  /** Null compares with the measured commit's own history. */
  readonly pullRequest: PullRequest | null
}

/** The run to compare a measured commit with. */
export async function findBaseline(find: FindBaseline): Promise<Baseline> {
  const { request, suite } = find
  const { inputs, github, workingDirectory, outputFolder, effects } = request
  const { owner, repo, repositoryId, defaultBranch, serverUrl } = github
  const { connect, clock, log } = effects
  const point = await locate(find)
  log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`)
  const baseline = await resolveBaseline({
    input: inputs.baseline,
    suite,
    folder: join(outputFolder, 'baseline'),
    workingDirectory,
    referencePoint: point.sha,
    github: { connect, owner, repo, repositoryId, defaultBranch, serverUrl, workflow: inputs.baselineWorkflow },
    clock,
    log,
  })
  if (baseline.kind === 'none') log.info(`No baseline: ${baseline.reason}.`)
  else
    log.info(`Baseline: ${baseline.commit ?? baseline.folder}${baseline.note === null ? '' : ` (${baseline.note})`}.`)
  return baseline
}

async function locate({ request, checkout, pullRequest }: FindBaseline): Promise<ReferencePoint> {
  if (pullRequest === null) return { sha: checkout.sha, how: 'the measured commit' }
  const { owner, repo } = request.github
  return findReferencePoint({ client: await request.effects.connect(), owner, repo, checkout, pullRequest })
}
