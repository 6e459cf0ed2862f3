import type { Client } from './client.js'
import { readRequestFailure } from './request-error.js'

export interface FindWorkflow {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  readonly runId: number
}

/** The id of the workflow that a run is of; null where GitHub does not know the run any more. Needs `actions: read`. */
export async function findWorkflow({ client, owner, repo, runId }: FindWorkflow): Promise<number | null> {
  try {
    const { data } = await client.rest.actions.getWorkflowRun({ owner, repo, run_id: runId })
    return data.workflow_id
  } catch (error) {
    if (readRequestFailure(error)?.status === 404) return null
    throw error
  }
}
