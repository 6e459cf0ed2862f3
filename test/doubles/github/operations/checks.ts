import { checkRunAnswer } from '../answers/check-run.js'
import { found, Refusal, type Handlers } from '../call.js'
import { resolveCommit } from '../git-graph.js'
import { paginate } from '../paginate.js'
import { nextId, timestamp, type CheckState, type GitHubState } from '../state.js'

interface CheckChange {
  readonly name?: string
  readonly status?: string
  readonly conclusion?: string
  readonly external_id?: string
  readonly details_url?: string
  readonly started_at?: string
  readonly completed_at?: string
  readonly output?: { title?: string; summary: string; text?: string; annotations?: readonly object[] }
}

/** A conclusion completes a check; annotations are appended, never replaced. */
function changeCheck(state: GitHubState, check: CheckState, change: CheckChange): void {
  const { summary = '', annotations = [] } = change.output ?? {}
  // GitHub's description does not contain these two limits.
  if (Buffer.byteLength(summary) > 65_535)
    throw new Refusal(422, 'Invalid request.\n\nsummary exceeds a maximum bytesize of 65535')
  if (annotations.length > 50) throw new Refusal(422, 'Invalid request.\n\nNo more than 50 items are allowed')
  check.name = change.name ?? check.name
  check.external_id = change.external_id ?? check.external_id
  check.details_url = change.details_url ?? check.details_url
  check.started_at = change.started_at ?? check.started_at
  if (change.status === 'queued' || change.status === 'in_progress') check.status = change.status
  if (change.conclusion !== undefined) {
    check.status = 'completed'
    check.conclusion = change.conclusion
    check.completed_at = change.completed_at ?? timestamp(state)
  }
  if (change.output === undefined) return
  check.title = change.output.title ?? check.title
  check.summary = change.output.summary
  check.text = change.output.text ?? check.text
  check.annotations.push(...(change.output.annotations ?? []))
}

export const checks: Handlers<'checks/create' | 'checks/list-for-ref' | 'checks/update'> = {
  'checks/create': ({ state, parameters }) => {
    if (!state.commits.has(parameters.head_sha)) {
      throw new Refusal(422, `No commit found for SHA: ${parameters.head_sha}`)
    }
    const check: CheckState = {
      id: nextId(state, 'checks'),
      head_sha: parameters.head_sha,
      name: parameters.name,
      status: 'queued',
      conclusion: null,
      external_id: null,
      details_url: null,
      started_at: timestamp(state),
      completed_at: null,
      title: null,
      summary: null,
      text: null,
      annotations: [],
    }
    changeCheck(state, check, parameters)
    state.checks.set(check.id, check)
    return { status: 201, body: checkRunAnswer(state, check) }
  },

  'checks/list-for-ref': ({ state, parameters, url }) => {
    const { sha } = found(resolveCommit(state, parameters.ref))
    const listed = [...state.checks.values()]
      .filter((check) => check.head_sha === sha)
      .filter(({ name }) => parameters.check_name === undefined || name === parameters.check_name)
    const { items, headers } = paginate({ url, parameters }, listed)
    const body = { total_count: listed.length, check_runs: items.map((check) => checkRunAnswer(state, check)) }
    return { status: 200, body, headers }
  },

  'checks/update': ({ state, parameters }) => {
    const check = found(state.checks.get(parameters.check_run_id))
    changeCheck(state, check, parameters)
    return { status: 200, body: checkRunAnswer(state, check) }
  },
}
