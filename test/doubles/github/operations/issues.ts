import { commentAnswer, issueAnswer, labelAnswer } from '../answers/issue.js'
import { repositoryUrl } from '../answers/repository-url.js'
import { userAnswer } from '../answers/user.js'
import { found, validationFailed, type Handlers } from '../call.js'
import { pageAnswer } from '../paginate.js'
import { demandIssueAccess } from '../permissions.js'
import { nextId, timestamp, type CommentState, type GitHubState, type IssueState } from '../state.js'

/** The maximum length of the body of an issue or comment. */
const LONGEST_BODY = 65_536

function demandBody(resource: string, body: string): void {
  if (body.trim() === '') throw validationFailed({ resource, field: 'body', code: 'missing_field' })
  if (body.length > LONGEST_BODY) {
    const message = `body is too long (maximum is ${LONGEST_BODY} characters)`
    throw validationFailed({ resource, field: 'body', code: 'custom', message })
  }
}

function writableIssue(state: GitHubState, number: number): IssueState {
  const issue = found(state.issues.get(number))
  demandIssueAccess(state, number, 'write')
  return issue
}

function writableComment(state: GitHubState, id: number): CommentState {
  const comment = found(state.comments.get(id))
  demandIssueAccess(state, comment.issue_number, 'write')
  return comment
}

/** Stores labels by name. Like GitHub, creates the labels that do not exist yet. */
function ensureLabels(state: GitHubState, names: readonly string[]): string[] {
  for (const name of names) {
    if (state.labels.has(name)) continue
    const id = nextId(state, 'labels')
    state.labels.set(name, { id, name, color: 'ededed', description: null })
  }
  return [...new Set(names)]
}

function labelNames(labels: readonly (string | { name?: string | null })[] | undefined): string[] {
  return (labels ?? []).flatMap((label) => (typeof label === 'string' ? label : (label.name ?? [])))
}

export const issues: Handlers<
  | 'issues/list-comments'
  | 'issues/create-comment'
  | 'issues/update-comment'
  | 'issues/delete-comment'
  | 'issues/list-for-repo'
  | 'issues/get'
  | 'issues/create'
  | 'issues/update'
  | 'issues/add-labels'
  | 'issues/list-labels-for-repo'
  | 'issues/get-label'
  | 'issues/list-events'
  | 'issues/create-label'
> = {
  'issues/list-comments': ({ state, parameters, url }) => {
    found(state.issues.get(parameters.issue_number))
    demandIssueAccess(state, parameters.issue_number, 'read')
    const since = parameters.since ?? ''
    const comments = [...state.comments.values()].filter(
      (comment) => comment.issue_number === parameters.issue_number && comment.updated_at >= since,
    )
    return pageAnswer({ url, parameters }, comments, (comment) => commentAnswer(state, comment))
  },

  'issues/create-comment': ({ state, parameters }) => {
    writableIssue(state, parameters.issue_number)
    demandBody('IssueComment', parameters.body)
    const now = timestamp(state)
    const comment: CommentState = {
      id: nextId(state, 'comments'),
      issue_number: parameters.issue_number,
      body: parameters.body,
      author: state.actor,
      created_at: now,
      updated_at: now,
    }
    state.comments.set(comment.id, comment)
    const body = commentAnswer(state, comment)
    return { status: 201, body, headers: { location: body.url } }
  },

  'issues/update-comment': ({ state, parameters }) => {
    const comment = writableComment(state, parameters.comment_id)
    demandBody('IssueComment', parameters.body)
    comment.body = parameters.body
    comment.updated_at = timestamp(state)
    return { status: 200, body: commentAnswer(state, comment) }
  },

  'issues/delete-comment': ({ state, parameters }) => {
    const comment = writableComment(state, parameters.comment_id)
    state.comments.delete(comment.id)
    return { status: 204 }
  },

  'issues/list-for-repo': ({ state, parameters, url }) => {
    const wanted = (parameters.labels ?? '').split(',').filter((name) => name !== '')
    const sortKey = parameters.sort === 'updated' ? 'updated_at' : 'created_at'
    const sign = parameters.direction === 'asc' ? 1 : -1
    const listed = [...state.issues.values()]
      .filter((issue) => (parameters.state ?? 'open') === 'all' || issue.state === (parameters.state ?? 'open'))
      .filter((issue) => wanted.every((name) => issue.labels.includes(name)))
      .filter((issue) => parameters.creator === undefined || issue.author === parameters.creator)
      .filter((issue) => issue.updated_at >= (parameters.since ?? ''))
      .sort((a, b) => sign * (Date.parse(a[sortKey]) - Date.parse(b[sortKey]) || a.number - b.number))
    return pageAnswer({ url, parameters }, listed, (issue) => issueAnswer(state, issue))
  },

  'issues/get': ({ state, parameters }) => {
    const issue = found(state.issues.get(parameters.issue_number))
    demandIssueAccess(state, issue.number, 'read')
    return { status: 200, body: issueAnswer(state, issue) }
  },

  'issues/create': ({ state, parameters }) => {
    if (typeof parameters.body === 'string') demandBody('Issue', parameters.body)
    const now = timestamp(state)
    const number = nextId(state, 'issues')
    const issue: IssueState = {
      id: 2000 + number,
      number,
      title: String(parameters.title),
      body: parameters.body ?? null,
      state: 'open',
      state_reason: null,
      author: state.actor,
      labels: ensureLabels(state, labelNames(parameters.labels)),
      assignees: [...(parameters.assignees ?? [])],
      labelings: [],
      created_at: now,
      updated_at: now,
      closed_at: null,
    }
    state.issues.set(number, issue)
    const body = issueAnswer(state, issue)
    return { status: 201, body, headers: { location: body.url } }
  },

  'issues/update': ({ state, parameters }) => {
    const issue = writableIssue(state, parameters.issue_number)
    if (typeof parameters.body === 'string') demandBody('Issue', parameters.body)
    const now = timestamp(state)
    if (parameters.title !== undefined && parameters.title !== null) issue.title = String(parameters.title)
    if (parameters.body !== undefined) issue.body = parameters.body
    if (parameters.labels !== undefined) issue.labels = ensureLabels(state, labelNames(parameters.labels))
    if (parameters.assignees !== undefined) issue.assignees = [...parameters.assignees]
    if (parameters.state !== undefined && parameters.state !== issue.state) {
      const reopened = parameters.state === 'open'
      issue.state = reopened ? 'open' : 'closed'
      issue.closed_at = reopened ? null : now
      issue.state_reason = reopened ? 'reopened' : (parameters.state_reason ?? 'completed')
    }
    issue.updated_at = now
    return { status: 200, body: issueAnswer(state, issue) }
  },

  'issues/add-labels': ({ state, parameters }) => {
    const issue = writableIssue(state, parameters.issue_number)
    const added = ensureLabels(state, labelNames(parameters.labels))
    issue.labels = [...new Set([...issue.labels, ...added])]
    return { status: 200, body: issue.labels.map((name) => labelAnswer(state, name)) }
  },

  'issues/list-labels-for-repo': ({ state, parameters, url }) =>
    pageAnswer({ url, parameters }, [...state.labels.keys()], (name) => labelAnswer(state, name)),

  'issues/get-label': ({ state, parameters }) => {
    found(state.labels.get(parameters.name))
    return { status: 200, body: labelAnswer(state, parameters.name) }
  },

  'issues/list-events': ({ state, parameters, url }) => {
    const issue = found(state.issues.get(parameters.issue_number))
    demandIssueAccess(state, issue.number, 'read')
    return pageAnswer({ url, parameters }, [...issue.labelings.entries()], ([index, { label, actor, at }]) => ({
      id: 9000 + index,
      node_id: Buffer.from(`LabeledEvent${index}`).toString('base64'),
      url: `${repositoryUrl(state)}/issues/events/${9000 + index}`,
      actor: userAnswer(state.url, actor),
      event: 'labeled',
      commit_id: null,
      commit_url: null,
      created_at: at,
      label: { name: label, color: 'ededed' },
      performed_via_github_app: null,
    }))
  },

  'issues/create-label': ({ state, parameters }) => {
    const { name, color, description } = parameters
    if (state.labels.has(name)) throw validationFailed({ resource: 'Label', field: 'name', code: 'already_exists' })
    ensureLabels(state, [name])
    const made = found(state.labels.get(name))
    state.labels.set(name, { ...made, color: color ?? made.color, description: description ?? null })
    return { status: 201, body: labelAnswer(state, name) }
  },
}
