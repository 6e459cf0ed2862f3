import { z } from 'zod'
import type { Client } from './client.js'
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
  /** Of the pull request. */
  readonly number: number
}

const QUERY = `query ($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      comments(first: 100, after: $after) {
        nodes { databaseId url body viewerDidAuthor }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`

const answerSchema = z.looseObject({
  repository: z.looseObject({
    pullRequest: z.looseObject({
      comments: z.looseObject({
        nodes: z.array(
          z.looseObject({ databaseId: z.int(), url: z.string(), body: z.string(), viewerDidAuthor: z.boolean() }),
        ),
        pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  }),
})

/**
 * Every comment on a pull request that this token wrote, oldest first. GraphQL knows who is asking (`viewerDidAuthor`);
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

async function listByGraphql({ client, owner, repo, number }: ListComments): Promise<readonly OwnComment[]> {
  const own: OwnComment[] = []
  let after: string | null = null
  do {
    const answer: unknown = await client.graphql(QUERY, { owner, repo, number, after })
    const { nodes, pageInfo } = answerSchema.parse(answer).repository.pullRequest.comments
    own.push(
      ...nodes
        .filter((node) => node.viewerDidAuthor)
        .map(({ databaseId, url, body }) => ({ id: databaseId, url, body })),
    )
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return own
}

/** The login that the runner's own token writes as. */
const ACTIONS_BOT = 'github-actions[bot]'

async function listByRest({ client, owner, repo, number }: ListComments): Promise<readonly OwnComment[]> {
  const login = await readLogin(client)
  const request = { owner, repo, issue_number: number, per_page: 100 }
  const comments = await client.paginate(client.rest.issues.listComments, request)
  return comments
    .filter(({ user }) => user?.login === login)
    .map(({ id, html_url, body }) => ({ id, url: html_url, body: body ?? '' }))
}

async function readLogin(client: Client): Promise<string> {
  try {
    return (await client.rest.users.getAuthenticated()).data.login
  } catch (error) {
    // An app's token, which the runner's is, may not ask who it is.
    if (readRequestFailure(error) === null) throw error
    return ACTIONS_BOT
  }
}
