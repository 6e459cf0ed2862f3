import { z } from 'zod'
import { shortCommit } from '../format/join-names.js'
import type { Log } from '../io/log.js'
import { type Client, explainFailure, readRequestFailure, type Repository, catchRefusal } from './client.js'
import { type SplitBody, splitNote } from './marker.js'

/** A comment written with this token. */
export type OwnComment = SplitBody & { readonly id: number; readonly url: string }

/** The conversation of a pull request or issue. */
export interface Conversation extends Repository {
  readonly number: number
  /** What the number belongs to; a pull request if absent. */
  readonly of?: 'issue'
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
 * Lists the comments on a pull request or issue that were written with this token, oldest first. GraphQL identifies them
 * (`viewerDidAuthor`); without GraphQL, REST lists the comments and the author's name decides.
 */
export const listOwnComments = listWithFallback<Conversation, OwnComment>(listByGraphql, listByRest)

type List<Place, Own> = (place: Place) => Promise<readonly Own[]>

/** Lists by GraphQL, or by REST if GraphQL is refused or its answer has another shape. */
export function listWithFallback<Place, Own>(graphql: List<Place, Own>, rest: List<Place, Own>): List<Place, Own> {
  return async (place) =>
    graphql(place).catch(async (error: unknown) => {
      if (!(error instanceof z.ZodError) && readRequestFailure(error) === null) throw error
      return rest(place)
    })
}

async function listByGraphql(request: Conversation): Promise<readonly OwnComment[]> {
  const { client, owner, repo, number, of = 'pullRequest' } = request
  const variables = { owner, repo, number }
  const comments = { client, query: queryOf(of), variables, path: [of, 'comments'], node: nodeSchema }
  return (await readConnection(comments))
    .filter(({ viewerDidAuthor }) => viewerDidAuthor)
    .map(({ databaseId, url, body }) => ({ id: databaseId, url, ...splitNote(body) }))
}

async function listByRest({ client, owner, repo, number }: Conversation): Promise<readonly OwnComment[]> {
  const login = await readLogin(client)
  const request = { owner, repo, issue_number: number, per_page: 100 }
  return (await client.paginate(client.rest.issues.listComments, request))
    .filter(({ user }) => user?.login === login)
    .map(({ id, html_url, body }) => ({ id, url: html_url, ...splitNote(body ?? '') }))
}

/** The login of the runner's own token. */
export const ACTIONS_BOT = 'github-actions[bot]'

/** Reads the token's login by REST. An app's token, such as the runner's, may not ask for its login. */
export async function readLogin(client: Client): Promise<string> {
  return catchRefusal(
    async () => (await client.rest.users.getAuthenticated()).data.login,
    () => ACTIONS_BOT,
  )
}

const pageInfoSchema = z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })

/**
 * Reads all nodes of a GraphQL connection of the repository, in order and page by page. `path` leads from the repository to the connection;
 * the query takes the cursor as `$after`.
 * @throws ZodError if the answer has another shape
 */
export async function readConnection<Node>(request: {
  readonly client: Client
  readonly query: string
  readonly variables: Readonly<Record<string, string | number | object | null>>
  readonly path: readonly string[]
  readonly node: z.ZodType<Node>
}): Promise<readonly Node[]> {
  const { client, query, variables, path, node } = request
  const connection = z.looseObject({ nodes: z.array(node), pageInfo: pageInfoSchema })
  const nodes: Node[] = []
  let after: string | null = null
  do {
    const answer: unknown = await client.graphql(query, { ...variables, after })
    const page = connection.parse(['repository', ...path].reduce(readKey, answer))
    nodes.push(...page.nodes)
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
  } while (after !== null)
  return nodes
}

const readKey = (value: unknown, key: string): unknown => z.looseObject({ [key]: z.unknown() }).parse(value)[key]

/** Comments on commits, one after the other. The first refusal is logged as a warning and ends the list. */
export async function commentOnCommits(
  input: Repository & {
    readonly shas: readonly string[]
    /** Markdown. */
    readonly body: string
    readonly log: Log
  },
): Promise<void> {
  const { client, owner, repo, shas, body, log } = input
  for (const sha of shas) {
    // Never retried, because a duplicate comment is worse than none.
    const comment = { owner, repo, commit_sha: sha, body, request: { retries: 0 } }
    const reason = await catchRefusal(
      async () => void (await client.rest.repos.createCommitComment(comment)),
      (failure) => explainFailure(failure, 'contents: write'),
    )
    if (reason !== undefined)
      return log.warning(`The comment on commit ${shortCommit(sha)} was not written: ${reason}.`)
  }
}
