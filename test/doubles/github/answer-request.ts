import type { IncomingHttpHeaders } from 'node:http'
import { Refusal, type Answer } from './call.js'
import { checkAnswer, checkRequest, description, matchOperation } from './contract.js'
import { answerQuery } from './graphql/answer-query.js'
import { handle } from './operations/index.js'
import { acceptedPermissions, demandPermission } from './permissions.js'
import type { GitHubState } from './state.js'

export interface ApiRequest {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Thrown for a request, or an answer of the double, that violates GitHub's contract. A bug to fix, not an error to handle. */
export class Violation extends Error {
  override readonly name = 'Violation'
}

/** Returns the name of the requested operation; `null` if the double does not know it. */
export function nameRequest(method: string, url: URL): string | null {
  if (method === 'POST' && url.pathname === '/graphql') return 'graphql'
  return matchOperation(method, url.pathname)?.id ?? null
}

/** Returns the parsed JSON body; `undefined` if there is none. */
export function readJson({ headers, body }: Pick<ApiRequest, 'headers' | 'body'>): unknown {
  if (body.length === 0) return undefined
  if (headers['content-type']?.includes('application/json') !== true) {
    throw new Violation(`the body's content-type is ${headers['content-type'] ?? 'missing'}, not application/json`)
  }
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch (error) {
    throw new Violation(`the body is no JSON: ${String(error)}`)
  }
}

function demandHeaders({ headers }: ApiRequest, state: GitHubState): void {
  if (headers['user-agent'] === undefined) throw new Violation('the header user-agent is missing')
  if (headers.authorization === undefined) throw new Violation('the header authorization is missing: no token')
  const token = /^(?:token|bearer) (.+)$/i.exec(headers.authorization)?.[1]
  if (token !== state.token) throw new Refusal(401, 'Bad credentials')
}

function refusalAnswer(id: string, { status, message, errors }: Refusal): Answer {
  const documentation_url = description.operations[id]?.documentation_url ?? 'https://docs.github.com/rest'
  const headers = { 'x-accepted-github-permissions': acceptedPermissions(id) }
  const body = { message, ...(errors === undefined ? {} : { errors }), documentation_url, status: String(status) }
  return { status, body, ...(status === 403 ? { headers } : {}) }
}

function answerGraphql(state: GitHubState, request: ApiRequest): Answer {
  demandHeaders(request, state)
  const body = readJson(request)
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') {
    throw new Violation('the body has no query')
  }
  const variables = 'variables' in body ? body.variables : undefined
  if (variables !== undefined && (typeof variables !== 'object' || variables === null)) {
    throw new Violation('variables are no object')
  }
  try {
    const given = variables === undefined ? {} : { variables: { ...variables } }
    return { status: 200, body: answerQuery(state, { query: body.query, ...given }) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new Violation(error.message, { cause: error })
  }
}

function answerOperation(state: GitHubState, request: ApiRequest): Answer {
  const { method, url } = request
  const match = matchOperation(method, url.pathname)
  if (match === null) throw new Violation(`no operation that Goldenpair uses is ${method} ${url.pathname}`)
  const { id, path } = match
  const query: Record<string, unknown> = Object.fromEntries(url.searchParams)
  const body = readJson(request)
  const faults = checkRequest(id, { path, query, body })
  if (faults.length > 0) throw new Violation(`${id}: ${faults.join('; ')}`)
  demandHeaders(request, state)
  demandPermission(state, id, path)
  const fields = typeof body === 'object' && !Array.isArray(body) ? body : {}
  const answer = handle(id, { state, url, parameters: { ...query, ...fields, ...path } })
  if (answer === undefined) throw new Violation(`${id} has no handler`)
  return answer
}

/** Returns the body as the client will read it. */
function asSent(body: unknown): unknown {
  return body === undefined ? undefined : (JSON.parse(JSON.stringify(body)) as unknown)
}

/**
 * Returns GitHub's answer to a request, including refusals.
 * @throws Violation if the request or the answer violates GitHub's description
 */
export function answerRequest(state: GitHubState, request: ApiRequest): Answer {
  const id = nameRequest(request.method, request.url)
  let answer: Answer
  try {
    answer = id === 'graphql' ? answerGraphql(state, request) : answerOperation(state, request)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    answer = refusalAnswer(id ?? '', error)
  }
  if (id === null || id === 'graphql') return answer
  const faults = checkAnswer(id, answer.status, asSent(answer.body))
  if (faults.length > 0) throw new Violation(`the double's own answer to ${id}: ${faults.join('; ')}`)
  return answer
}
