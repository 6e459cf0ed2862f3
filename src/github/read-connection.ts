import { z } from 'zod'
import type { Client } from './client.js'

const pageInfoSchema = z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullable() })

/**
 * Every node of a GraphQL connection of the repository, in its order, page by page. `path` leads from the repository to the connection;
 * the query takes the cursor as `$after`.
 * @throws ZodError for an answer of another shape
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

function readKey(value: unknown, key: string): unknown {
  return z.looseObject({ [key]: z.unknown() }).parse(value)[key]
}
