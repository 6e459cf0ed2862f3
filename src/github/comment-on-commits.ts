import type { Log } from '../io/log.js'
import type { Client } from './client.js'
import { explainFailure, readRequestFailure } from './request-error.js'

/** Comments on commits, one after the other. The first that is refused is a warning, and the rest is left. */
export async function commentOnCommits(request: {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly shas: readonly string[]
  /** Markdown. */
  readonly body: string
  readonly log: Log
}): Promise<void> {
  const { client, owner, repo, shas, body, log } = request
  for (const sha of shas) {
    try {
      // Said twice is worse than not at all, so a lost answer is not asked for again.
      const comment = { owner, repo, commit_sha: sha, body, request: { retries: 0 } }
      await client.rest.repos.createCommitComment(comment)
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null) throw error
      log.warning(
        `The comment on commit ${sha.slice(0, 7)} was not written: ${explainFailure(failure, 'contents: write')}.`,
      )
      return
    }
  }
}
