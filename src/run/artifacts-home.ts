import type { BaselineRequest } from '../store/baselines/baseline.js'
import type { ActionRequest } from './action-request.js'

/** Where artifacts of this repository are. */
export function artifactsHome({ inputs, github, effects }: ActionRequest): NonNullable<BaselineRequest['github']> {
  const { owner, repo, repositoryId, defaultBranch, serverUrl } = github
  return {
    connect: effects.connect,
    ...{ owner, repo, repositoryId, defaultBranch, serverUrl },
    workflow: inputs.baselineWorkflow,
  }
}
