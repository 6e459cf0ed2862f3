import type { GitHubState } from '../state.js'

/** Where the API keeps the repository behind the double. */
export function repositoryUrl(state: GitHubState): string {
  return `${state.url}/repos/${state.repository.owner}/${state.repository.name}`
}
