import { z } from 'zod'
import type { Client } from './client.js'
import { readConnection } from './read-connection.js'
import { readLogin } from './read-login.js'
import { readRequestFailure } from './request-error.js'

/** An issue that this token opened. */
export interface OwnIssue {
  readonly number: number
  readonly url: string
  readonly body: string
  readonly is_open: boolean
  /** Closed as "not planned". */
  readonly is_declined: boolean
}

export interface ListIssues {
  readonly client: Client
  readonly owner: string
  readonly repo: string
}

const QUERY = `query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    issues(first: 100, after: $after) {
      nodes { number url body state stateReason viewerDidAuthor }
      pageInfo { hasNextPage endCursor }
    }
  }
}`

const nodeSchema = z.looseObject({
  number: z.int(),
  url: z.string(),
  body: z.string(),
  state: z.string(),
  stateReason: z.string().nullable(),
  viewerDidAuthor: z.boolean(),
})

/**
 * Every issue of the repository that this token opened, open or closed, oldest first. GraphQL knows who is asking; where it cannot be
 * used, REST lists the issues by the author's name.
 */
export async function listOwnIssues(request: ListIssues): Promise<readonly OwnIssue[]> {
  try {
    return await listByGraphql(request)
  } catch (error) {
    if (readRequestFailure(error) === null && !(error instanceof z.ZodError)) throw error
    return listByRest(request)
  }
}

async function listByGraphql({ client, owner, repo }: ListIssues): Promise<readonly OwnIssue[]> {
  const nodes = await readConnection({
    ...{ client, query: QUERY, variables: { owner, repo }, path: ['issues'] },
    node: nodeSchema,
  })
  return nodes
    .filter(({ viewerDidAuthor }) => viewerDidAuthor)
    .map(({ number, url, body, state, stateReason }) => ({
      ...{ number, url, body },
      is_open: state === 'OPEN',
      is_declined: stateReason === 'NOT_PLANNED',
    }))
}

async function listByRest({ client, owner, repo }: ListIssues): Promise<readonly OwnIssue[]> {
  const login = await readLogin(client)
  const request = { owner, repo, state: 'all', creator: login, direction: 'asc', per_page: 100 } as const
  const issues = await client.paginate(client.rest.issues.listForRepo, request)
  return issues
    .filter(({ user, pull_request: pull }) => user?.login === login && pull === undefined)
    .map(({ number, html_url: url, body, state, state_reason: reason }) => ({
      ...{ number, url, body: body ?? '' },
      is_open: state === 'open',
      is_declined: reason === 'not_planned',
    }))
}
