import type { IssueState } from '../../nights/decide-night.js'
import type { Marker } from '../../github/marker.js'
import { listOwnIssues } from '../../github/own-issues.js'
import { readRequestFailure } from '../../github/request-error.js'
import { pickIssue } from '../../github/suite-issue.js'
import { explainIssueRefusal } from '../../publishers/issue.js'
import type { ActionRequest } from '../../run/action-request.js'

export interface FoundIssue {
  readonly state: IssueState
  /** What it says, with its marker; empty without one. */
  readonly body: string
  readonly duplicates: readonly number[]
}

/** The issue of a suite as it is now. What cannot be read is not known. */
export async function findIssue({ github, effects }: ActionRequest, marker: Marker): Promise<FoundIssue> {
  const nothing = (state: IssueState): FoundIssue => ({ state, body: '', duplicates: [] })
  try {
    const { owner, repo } = github
    const own = await listOwnIssues({ client: await effects.connect(), owner, repo })
    const { keep, duplicates, newer } = pickIssue(own, marker)
    if (newer !== null)
      return nothing({ kind: 'unknown', reason: `run ${newer.run} has reported a later night already` })
    if (keep === null) return nothing({ kind: 'none' })
    const { number, is_open, is_declined, body } = keep
    const numbers = duplicates.map((one) => one.number)
    return { state: { kind: 'found', number, is_open, is_declined }, body, duplicates: numbers }
  } catch (error) {
    const failure = readRequestFailure(error)
    if (failure === null) throw error
    const reason = `issues could not be read: ${explainIssueRefusal(failure)}`
    effects.log.warning(`What this night means for the issue is left undone: ${reason}.`)
    return nothing({ kind: 'unknown', reason })
  }
}
