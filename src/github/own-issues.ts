import { z } from 'zod'
import type { Repository } from './client.js'
import { isNewer, type Marker, parseMarker, splitNote } from './marker.js'
import { ACTIONS_BOT, listByEither, readConnection, readLogin } from './own-comments.js'

/** An issue that this token opened. */
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
 * Every issue of the repository that this token opened, open or closed, oldest first. GraphQL knows who is asking; where it cannot be
 * used, REST lists the issues by the author's name.
 */
export const listOwnIssues = listByEither<Repository, OwnIssue>(listByGraphql, listByRest)

/**
 * Only those of the runner's own token are read with their text. Where that gives none, another token may have opened them, or the filter
 * does not know the bot (some of GitHub's servers do not): so all are looked through, with their text only where one of them is ours.
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

/** GraphQL writes in capitals what REST writes small. */
function ownIssue(
  { number, title, url, body, state }: Pick<z.infer<typeof nodeSchema>, 'number' | 'title' | 'url' | 'body' | 'state'>,
  reason: string | null | undefined,
) {
  /** Closed as "not planned". */
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
 * Which of the issues that we opened (oldest first) is this suite's and kept: the first open one, so that links to it stay good, else the newest
 * that was closed. One that we closed as a duplicate of another says nothing. `duplicates` are other open ones, `newer` is what has written to one
 * of them after us.
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
