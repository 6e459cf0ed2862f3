import { commentHtmlUrl, commentNodeId, issueHtmlUrl } from '../answers/issue.js'
import { isAllowed } from '../permissions.js'
import { isPull, type CommentState, type GitHubState, type IssueState } from '../state.js'
import { parseQuery, type Field, type Query, type Selection } from './parse-query.js'

/** Thrown for a query that GitHub's schema does not allow, which is an error of the client. */
export class InvalidQuery extends Error {
  override readonly name = 'InvalidQuery'
}

type TypeName =
  | 'Query'
  | 'Repository'
  | 'Issue'
  | 'PullRequest'
  | 'IssueConnection'
  | 'IssueCommentConnection'
  | 'PageInfo'
  | 'IssueComment'
  | 'Actor'
type Arguments = Readonly<Record<string, unknown>>
/** An object of a known type, or a scalar. */
type Resolved = Typed | readonly Typed[] | string | number | boolean | null
interface Typed {
  readonly type: TypeName
  readonly value: object
}

interface GraphqlError {
  readonly type: string
  readonly path: readonly string[]
  readonly message: string
}

interface Scope {
  readonly state: GitHubState
  readonly variables: Arguments
  readonly errors: GraphqlError[]
}

interface FieldRule {
  /** The names of the arguments, with the GraphQL types that their variables must have. */
  readonly arguments?: Readonly<Record<string, 'String' | 'Int' | 'IssueFilters'>>
  readonly required?: readonly string[]
  readonly resolve: (value: never, scope: Scope, values: Arguments, path: readonly string[]) => Resolved
}

interface Connection<Item = object> {
  readonly items: readonly Item[]
  readonly total: number
  readonly start: number
}

const LARGEST_PAGE = 100
const encodeCursor = (index: number) => Buffer.from(`cursor:${index}`).toString('base64')

function decodeCursor(cursor: unknown): number | null {
  if (typeof cursor !== 'string') return null
  const index = /^cursor:(\d+)$/.exec(Buffer.from(cursor, 'base64').toString('utf8'))?.[1]
  if (index === undefined) throw new InvalidQuery(`\`${cursor}\` does not appear to be a valid cursor.`)
  return Number(index)
}

function connect<Item>(all: readonly Item[], values: Arguments, name = 'comments'): Connection<Item> {
  const { first, last } = values
  const size = first ?? last
  if (typeof size !== 'number') {
    throw new InvalidQuery(
      `You must provide a \`first\` or \`last\` value to properly paginate the \`${name}\` connection.`,
    )
  }
  if (size < 1 || size > LARGEST_PAGE) {
    throw new InvalidQuery(
      `Requesting ${size} records on the \`${name}\` connection exceeds the \`first\` limit of 100.`,
    )
  }
  const from = (decodeCursor(values['after']) ?? -1) + 1
  const to = decodeCursor(values['before']) ?? all.length
  const start = first === undefined || first === null ? Math.max(from, to - size) : from
  return { items: all.slice(start, Math.min(start + size, to)), total: all.length, start }
}

function findIssue(wanted: 'Issue' | 'PullRequest' | 'IssueOrPullRequest') {
  return (_: object, { state, errors }: Scope, values: Arguments, path: readonly string[]): Resolved => {
    const issue = state.issues.get(Number(values['number']))
    const type = issue !== undefined && isPull(issue) ? 'PullRequest' : 'Issue'
    if (issue !== undefined && wanted !== 'IssueOrPullRequest' && type !== wanted) return missing()
    if (issue === undefined) return missing()
    if (isAllowed(state, 'graphql')) return { type, value: issue }
    errors.push({ type: 'FORBIDDEN', path, message: 'Resource not accessible by integration' })
    return null

    function missing(): null {
      const kind = { Issue: 'an Issue', PullRequest: 'a PullRequest', IssueOrPullRequest: 'an issue or pull request' }
      const message = `Could not resolve to ${kind[wanted]} with the number of ${String(values['number'])}.`
      errors.push({ type: 'NOT_FOUND', path, message })
      return null
    }
  }
}

function isWanted(issue: IssueState, filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return true
  const [other] = Object.keys(filter).filter((key) => key !== 'createdBy')
  if (other !== undefined) throw new InvalidQuery(`IssueFilters has no '${other}' here`)
  return !('createdBy' in filter) || issue.author === filter.createdBy
}

const issueFields: Readonly<Record<string, FieldRule>> = {
  number: { resolve: (issue: IssueState) => issue.number },
  title: { resolve: (issue: IssueState) => issue.title },
  url: { resolve: (issue: IssueState, { state }: Scope) => issueHtmlUrl(state, issue) },
  body: { resolve: (issue: IssueState) => issue.body ?? '' },
  viewerDidAuthor: { resolve: (issue: IssueState, { state }: Scope) => issue.author === state.actor },
  comments: {
    arguments: { first: 'Int', last: 'Int', after: 'String', before: 'String' },
    resolve: (issue: IssueState, { state }: Scope, values: Arguments): Resolved => {
      const all = [...state.comments.values()].filter((comment) => comment.issue_number === issue.number)
      return { type: 'IssueCommentConnection', value: connect(all, values) }
    },
  },
}

/** The part of GitHub's GraphQL schema that Goldenpair uses: issues, and the comments of an issue or pull request. */
const TYPES: Readonly<Record<TypeName, Readonly<Record<string, FieldRule>>>> = {
  Query: {
    repository: {
      arguments: { owner: 'String', name: 'String' },
      required: ['owner', 'name'],
      resolve: (_: object, { state, errors }: Scope, { owner, name }: Arguments, path: readonly string[]): Resolved => {
        if (owner === state.repository.owner && name === state.repository.name) {
          return { type: 'Repository', value: state.repository }
        }
        const message = `Could not resolve to a Repository with the name '${String(owner)}/${String(name)}'.`
        errors.push({ type: 'NOT_FOUND', path, message })
        return null
      },
    },
  },
  Repository: {
    issues: {
      arguments: { first: 'Int', last: 'Int', after: 'String', before: 'String', filterBy: 'IssueFilters' },
      resolve: (_: object, { state, errors }: Scope, values: Arguments, path: readonly string[]): Resolved => {
        if (!isAllowed(state, 'issues/list-for-repo')) {
          errors.push({ type: 'FORBIDDEN', path, message: 'Resource not accessible by integration' })
          return null
        }
        const all = [...state.issues.values()]
          .filter((issue) => !isPull(issue) && isWanted(issue, values['filterBy']))
          .sort((a, b) => a.number - b.number)
        return { type: 'IssueConnection', value: connect(all, values, 'issues') }
      },
    },
    issue: { arguments: { number: 'Int' }, required: ['number'], resolve: findIssue('Issue') },
    pullRequest: { arguments: { number: 'Int' }, required: ['number'], resolve: findIssue('PullRequest') },
    issueOrPullRequest: {
      arguments: { number: 'Int' },
      required: ['number'],
      resolve: findIssue('IssueOrPullRequest'),
    },
  },
  Issue: {
    ...issueFields,
    state: { resolve: (issue: IssueState) => issue.state.toUpperCase() },
    stateReason: { resolve: (issue: IssueState) => issue.state_reason?.toUpperCase() ?? null },
  },
  PullRequest: issueFields,
  IssueConnection: {
    totalCount: { resolve: (connection: Connection) => connection.total },
    nodes: {
      resolve: (connection: Connection) => connection.items.map((value) => ({ type: 'Issue' as const, value })),
    },
    pageInfo: { resolve: (connection: Connection) => ({ type: 'PageInfo', value: connection }) },
  },
  IssueCommentConnection: {
    totalCount: { resolve: (connection: Connection) => connection.total },
    nodes: {
      resolve: (connection: Connection) => connection.items.map((value) => ({ type: 'IssueComment' as const, value })),
    },
    pageInfo: { resolve: (connection: Connection) => ({ type: 'PageInfo', value: connection }) },
  },
  PageInfo: {
    hasNextPage: { resolve: ({ start, items, total }: Connection) => start + items.length < total },
    hasPreviousPage: { resolve: ({ start }: Connection) => start > 0 },
    startCursor: { resolve: ({ start, items }: Connection) => (items.length === 0 ? null : encodeCursor(start)) },
    endCursor: {
      resolve: ({ start, items }: Connection) => (items.length === 0 ? null : encodeCursor(start + items.length - 1)),
    },
  },
  IssueComment: {
    id: { resolve: (comment: CommentState) => commentNodeId(comment) },
    databaseId: { resolve: (comment: CommentState) => comment.id },
    body: { resolve: (comment: CommentState) => comment.body },
    url: { resolve: (comment: CommentState, { state }: Scope) => commentHtmlUrl(state, comment) },
    createdAt: { resolve: (comment: CommentState) => comment.created_at },
    updatedAt: { resolve: (comment: CommentState) => comment.updated_at },
    viewerDidAuthor: { resolve: (comment: CommentState, { state }: Scope) => comment.author === state.actor },
    author: { resolve: (comment: CommentState) => ({ type: 'Actor', value: comment }) },
  },
  // GraphQL omits the `[bot]` that the REST service adds to the login of an app.
  Actor: { login: { resolve: (comment: CommentState) => comment.author.replace(/\[bot\]$/, '') } },
}

function readArguments(field: Field, rule: FieldRule, query: Query, scope: Scope): Arguments {
  const known = rule.arguments ?? {}
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(field.arguments)) {
    const type = known[name]
    if (type === undefined) throw new InvalidQuery(`Field '${field.name}' doesn't accept argument '${name}'`)
    if ('variable' in value) {
      const declared = query.variables[value.variable]
      if (declared === undefined) throw new InvalidQuery(`Variable $${value.variable} is used but not declared`)
      if (declared.type !== type) throw new InvalidQuery(`Variable $${value.variable} is no ${type}`)
      values[name] = scope.variables[value.variable] ?? null
    } else values[name] = value.literal
    const wanted = { Int: 'number', String: 'string', IssueFilters: 'object' }[type]
    if (values[name] !== null && typeof values[name] !== wanted) throw new InvalidQuery(`${name} is no ${type}`)
  }
  for (const name of rule.required ?? []) {
    if (values[name] === undefined || values[name] === null) throw new InvalidQuery(`${field.name} needs ${name}`)
  }
  return values
}

interface Step {
  readonly query: Query
  readonly scope: Scope
  readonly path: readonly string[]
}

function select(parent: Typed, selections: readonly Selection[], step: Step): Record<string, unknown> {
  const answer: Record<string, unknown> = {}
  for (const selection of selections) {
    if (selection.kind === 'fragment') {
      if (!Object.hasOwn(TYPES, selection.type)) throw new InvalidQuery(`No such type ${selection.type}`)
      if (selection.type === parent.type) Object.assign(answer, select(parent, selection.selections, step))
      continue
    }
    const rule = TYPES[parent.type][selection.name]
    if (rule === undefined) throw new InvalidQuery(`Field '${selection.name}' doesn't exist on type '${parent.type}'`)
    const values = readArguments(selection, rule, step.query, step.scope)
    const path = [...step.path, selection.alias]
    // The rule belongs to the type of the parent, so it gets the value of the parent.
    const resolved = rule.resolve(parent.value as never, step.scope, values, path)
    answer[selection.alias] = complete(resolved, selection, { ...step, path })
  }
  return answer
}

function complete(resolved: Resolved, field: Field, step: Step): unknown {
  if (resolved === null) return null
  const isObject = typeof resolved === 'object'
  if (isObject !== field.selections.length > 0) {
    throw new InvalidQuery(`Field '${field.name}' must ${isObject ? '' : 'not '}have selections`)
  }
  if (typeof resolved !== 'object') return resolved
  if ('type' in resolved) return select(resolved, field.selections, step)
  return resolved.map((item) => select(item, field.selections, step))
}

/**
 * Returns GitHub's answer to a query: data, and errors if something is missing or forbidden (with status 200 in both cases).
 * @throws InvalidQuery or SyntaxError for a query that GitHub's schema does not allow
 */
export function answerQuery(state: GitHubState, request: { query: string; variables?: Arguments }): object {
  const query = parseQuery(request.query)
  const variables = request.variables ?? {}
  for (const [name, { required }] of Object.entries(query.variables)) {
    const isMissing = variables[name] === undefined || variables[name] === null
    if (required && isMissing) throw new InvalidQuery(`Variable $${name} was provided no value`)
  }
  const unknown = Object.keys(variables).find((name) => query.variables[name] === undefined)
  if (unknown !== undefined) throw new InvalidQuery(`Variable $${unknown} is not declared`)
  const errors: GraphqlError[] = []
  const data = select({ type: 'Query', value: {} }, query.selections, {
    query,
    scope: { state, variables, errors },
    path: [],
  })
  return errors.length === 0 ? { data } : { data, errors }
}
