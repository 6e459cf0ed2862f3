import { z } from 'zod'
import type { Repository } from './client.js'
import { isNewer, type Marker, parseMarker, splitNote } from './marker.js'
import { ACTIONS_BOT, listWithFallback, readConnection, readLogin } from './own-comments.js'

/** An issue opened with this token. */
export type OwnIssue = ReturnType<typeof ownIssue>

const queryOf = (fields: string) => `query ($owner: String!, $repo: String!, $filter: IssueFilters, $after: String) {
  repository(owner: $owner, name: $repo) {
    issues(first: 100, after: $after, filterBy: $filter) {
      nodes { ${fields} }
      pageInfo { hasNextPage endCursor }
    }
  }
}`

const authorSchema = z.looseObject({ viewerDidAuthor: z.boolean() })

const nodeSchema = authorSchema.extend({
  number: z.int(),
  title: z.string(),
  url: z.string(),
  body: z.string(),
  state: z.string(),
  stateReason: z.string().nullable(),
})

/**
 * Lists all issues of the repository that were opened with this token, open or closed, oldest first. Without GraphQL, which identifies
 * them, REST lists the issues by the author's name.
 */
export const listOwnIssues = listWithFallback<Repository, OwnIssue>(listByGraphql, listByRest)

/**
 * Reads the full text only of the bot's issues. If none of them is ours, another token may have opened ours, or the filter does not find
 * the bot (on some of GitHub's servers); then all authors are read, and all texts only if an issue is ours.
 */
async function listByGraphql({ client, owner, repo }: Repository): Promise<readonly OwnIssue[]> {
  const read = async <Node>(node: z.ZodType<Node>, fields: string, filter: object | null): Promise<readonly Node[]> => {
    const variables = { owner, repo, filter }
    return readConnection({ client, query: queryOf(fields), variables, path: ['issues'], node })
  }
  const fields = 'number title url body state stateReason viewerDidAuthor'
  const ofBot = await read(nodeSchema, fields, { createdBy: ACTIONS_BOT })
  const isOurs = ({ viewerDidAuthor }: z.infer<typeof authorSchema>): boolean => viewerDidAuthor
  const hasOther = !ofBot.some(isOurs) && (await read(authorSchema, 'viewerDidAuthor', null)).some(isOurs)
  return (hasOther ? await read(nodeSchema, fields, null) : ofBot)
    .filter(isOurs)
    .map(({ stateReason, ...issue }) => ownIssue(issue, stateReason))
}

/** Converts an issue. GraphQL writes states in upper case, REST in lower case. */
function ownIssue(
  { number, title, url, body, state }: Pick<z.infer<typeof nodeSchema>, 'number' | 'title' | 'url' | 'body' | 'state'>,
  reason: string | null | undefined,
) {
  /** Whether the issue was closed as "not planned". */
  const is_declined = reason?.toLowerCase() === 'not_planned'
  return { number, title, url, ...splitNote(body), is_open: state.toLowerCase() === 'open', is_declined }
}

async function listByRest({ client, owner, repo }: Repository): Promise<readonly OwnIssue[]> {
  const login = await readLogin(client)
  const request = { owner, repo, state: 'all', creator: login, direction: 'asc', per_page: 100 } as const
  return (await client.paginate(client.rest.issues.listForRepo, request))
    .filter(({ user, pull_request: pull }) => user?.login === login && pull === undefined)
    .map(({ html_url: url, body, state_reason: reason, ...issue }) =>
      ownIssue({ ...issue, url, body: body ?? '' }, reason),
    )
}

/**
 * Picks the suite's issue to keep among those that we opened (oldest first): the first open one, so that links to it stay valid, else the
 * newest closed one. Issues that we closed as duplicates do not count. `duplicates` are the other open ones; `newer` is the marker of a
 * later run that wrote to one of them.
 */
export function pickIssue(own: readonly OwnIssue[], marker: Marker) {
  const ours = own.flatMap((issue) => {
    const written = parseMarker(issue.body)
    return written?.suite === marker.suite ? [{ issue, written }] : []
  })
  const [first, ...others] = ours.flatMap(({ issue }) => (issue.is_open ? [issue] : []))
  const closed = ours.flatMap(({ issue, written }) => (issue.is_open || written.kind === 'duplicate' ? [] : [issue]))
  const newer = ours.find(({ written }) => isNewer(written, marker))?.written ?? null
  return { keep: first ?? closed.at(-1) ?? null, duplicates: others, newer }
}
