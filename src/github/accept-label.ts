import type { Repository } from './client.js'
import { explainFailure, unlessRefused } from './request-error.js'

export interface FindAcceptance extends Repository {
  /** The number of the pull request. */
  readonly number: number
  readonly label: string
}

/** Whether a label stands on a pull request by the hand of a person who may write; `reason` is a clause where it does not count, null where it is not there. */
export interface Acceptance {
  readonly by: string | null
  readonly reason: string | null
}

/** GitHub calls the role `maintain` `write` here. */
const MAY_WRITE = ['admin', 'write']

/** Who set a label last, and whether that counts. GitHub is asked for the labels first, as most pull requests have none. */
export async function findAcceptance({ client, number, label, ...place }: FindAcceptance): Promise<Acceptance> {
  const issue = { ...place, issue_number: number }
  const look = async (): Promise<Acceptance> => {
    const { data } = await client.rest.issues.get(issue)
    const names = data.labels.map((one) => (typeof one === 'string' ? one : (one.name ?? '')))
    if (!names.some((name) => name.toLowerCase() === label.toLowerCase())) return { by: null, reason: null }
    const events = await client.paginate(client.rest.issues.listEvents, { ...issue, per_page: 100 })
    const last = events.findLast(
      (event) =>
        event.event === 'labeled' && 'label' in event && event.label?.name?.toLowerCase() === label.toLowerCase(),
    )
    const username = last?.actor?.login
    if (username === undefined) return { by: null, reason: 'GitHub does not say who set it' }
    const { data: access } = await client.rest.repos.getCollaboratorPermissionLevel({ ...place, username })
    if (MAY_WRITE.includes(access.permission)) return { by: username, reason: null }
    return { by: null, reason: `@${username}, who set it, may not write to this repository` }
  }
  return unlessRefused(look, (failure) => ({ by: null, reason: explainFailure(failure, 'pull-requests: read') }))
}
