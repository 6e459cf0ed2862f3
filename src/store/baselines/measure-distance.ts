import type { Client } from '../../github/client.js'
import { readRequestFailure } from '../../github/request-error.js'
import type { Distance } from './baseline.js'

export interface MeasureDistance {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly commit: string
  readonly referencePoint: string
}

/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
export async function measureDistance(request: MeasureDistance): Promise<Distance | null> {
  const { client, owner, repo, commit, referencePoint } = request
  if (commit === referencePoint) return { behind: 0, ahead: 0 }
  try {
    const { data } = await client.rest.repos.compareCommitsWithBasehead({
      owner,
      repo,
      basehead: `${commit}...${referencePoint}`,
      per_page: 1,
    })
    return { behind: data.ahead_by, ahead: data.behind_by }
  } catch (error) {
    if (readRequestFailure(error) === null) throw error
    return null
  }
}
