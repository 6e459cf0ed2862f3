import { Octokit } from '@octokit/rest'
import type { GitHubDouble } from './double.js'

const QUIET = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** Makes a client without the product's pacing and retries, which wait a second after each write. */
export function plainClient({ url, state }: GitHubDouble): Octokit {
  return new Octokit({ baseUrl: url, auth: state.token, log: QUIET })
}
