import { z } from 'zod'
import type { Client } from './client.js'
import { readConnection } from './read-connection.js'
import { readLogin } from './read-login.js'
import { readRequestFailure } from './request-error.js'

/** A comment that this token wrote. */
export interface OwnComment {
  readonly id: number
  readonly url: string
  readonly body: string
}

export interface ListComments {
  readonly client: Client
  readonly owner: string
  readonly repo: string
  /** Of the pull request, or the issue. */
  readonly number: number
  /** A pull request unless it says so. */
  readonly of?: 'pullRequest' | 'issue'
}

const queryOf = (kind: string) => `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    ${kind}(number: $number) {
      comments(first: 100, after: $after) {
        nodes { databaseId url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`

const nodeSchema = z.looseObject({
  databaseId: z.int(),
  url: z.string(),
  body: z.string(),
  viewerDidAuthor: z.boolean(),
})

/**
 * Every comment on a pull request or issue that this token wrote, oldest first. GraphQL knows who is asking (`viewerDidAuthor`);
 * where it cannot be used, REST lists the comments and the author's name decides.
 */
export async function listOwnComments(request: ListComments): Promise<readonly OwnComment[]> {
  try {
    return await listByGraphql(request)
  } catch (error) {
    const failure = readRequestFailure(error)
    if (failure === null && !(error instanceof z.ZodError)) throw error
    return listByRest(request)
  }
}

async function listByGraphql(request: ListComments): Promise<readonly OwnComment[]> {
  const { client, owner, repo, number, of = 'pullRequest' } = request
  const nodes = await readConnection({
    ...{ client, query: queryOf(of), variables: { owner, repo, number }, path: [of, 'comments'] },
    node: nodeSchema,
  })
  return nodes
    .filter(({ viewerDidAuthor }) => viewerDidAuthor)
    .map(({ databaseId, url, body }) => ({ id: databaseId, url, body }))
}

async function listByRest({ client, owner, repo, number }: ListComments): Promise<readonly OwnComment[]> {
  const login = await readLogin(client)
  const request = { owner, repo, issue_number: number, per_page: 100 }
  const comments = await client.paginate(client.rest.issues.listComments, request)
  return comments
    .filter(({ user }) => user?.login === login)
    .map(({ id, html_url, body }) => ({ id, url: html_url, body: body ?? '' }))
}
