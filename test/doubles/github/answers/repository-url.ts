import type { GitHubState } from '../state.js'

/** Returns the API URL of the repository of the double. */
export function repositoryUrl(state: GitHubState): string {
  return `${state.url}/repos/${state.repository.owner}/${state.repository.name}`
}
