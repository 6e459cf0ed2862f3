import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { answerRequest, nameRequest, Violation, type ApiRequest } from './answer-request.js'
import { answerResultsRequest, nameResultsRequest } from './artifacts/answer-results-request.js'
import type { Upload } from './artifacts/artifact-service.js'
import type { Answer } from './call.js'
import type { RecordedRequest } from './conversation.js'
import { FaultQueue, type Fault } from './faults.js'
import { createScenario, type Scenario } from './scenario.js'
import type { GitHubState, Permissions, RepositoryFacts } from './state.js'

export interface DoubleOptions {
  readonly token?: string
  /** The permissions of the token; every write permission by default. */
  readonly permissions?: Permissions
  readonly repository?: Partial<RepositoryFacts>
  /** The login of the token. */
  readonly actor?: string
  /** The clock; by default it advances by one second at each call. */
  readonly now?: () => Date
}

/** GitHub on the loopback interface: REST, GraphQL, artifact service and blob store over one state. */
export interface GitHubDouble extends Scenario, AsyncDisposable {
  /** The URL of the REST service, as in `GITHUB_API_URL`. */
  readonly url: string
  /** The URL of the artifact service, as in `ACTIONS_RESULTS_URL`; another origin than `url`. */
  readonly resultsUrl: string
  readonly state: GitHubState
  /** All requests in the order of their answers. */
  readonly requests: readonly RecordedRequest[]
  /** All rule violations so far, one per line. A test that violates a rule on purpose removes it with `takeViolations`. */
  readonly violations: readonly string[]
  takeViolations(): readonly string[]
  assertNoViolations(): void
  failNext(fault: Fault): void
  /** Removes the faults that have not happened. */
  clearFaults(): void
  /** Stops listening. @throws if there are violations left */
  close(): Promise<void>
}

const ALL_PERMISSIONS: Permissions = {
  actions: 'write',
  checks: 'write',
  contents: 'write',
  issues: 'write',
  'pull-requests': 'write',
}
const REPOSITORY: RepositoryFacts = {
  owner: 'octo-org',
  name: 'octo-repo',
  id: 1001,
  default_branch: 'main',
  private: true,
  fork: false,
}
/** The requests per hour of a GITHUB_TOKEN. */
const RATE_LIMIT = 1000

function tickingClock(): () => Date {
  let time = Date.parse('2026-01-01T00:00:00Z')
  return () => new Date((time += 1000))
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the double does not listen on a port')
  return `http://127.0.0.1:${address.port}`
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  return Buffer.concat(chunks)
}

function send(response: ServerResponse, { status, body, headers = {} }: Answer): void {
  const json = body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body)
  const type = typeof json === 'string' ? { 'content-type': 'application/json; charset=utf-8' } : {}
  response.writeHead(status, { ...type, ...headers }).end(json)
}

/** Sends the first half of an answer, then calls `then`. */
function sendHalf(response: ServerResponse, { status, body, headers = {} }: Answer, then: () => void): void {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body))
  const type = Buffer.isBuffer(body) ? {} : { 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(status, { ...type, 'content-length': bytes.length, ...headers })
  response.write(bytes.subarray(0, bytes.length >> 1), then)
}

/** Returns the body of a request as shown in the conversation. */
function recordBody({ body }: ApiRequest): { body?: unknown } {
  if (body.length === 0) return {}
  try {
    return { body: JSON.parse(body.toString('utf8')) as unknown }
  } catch {
    return { body: '<bytes>' }
  }
}

/** One of the two listening services, which name and answer requests differently. */
interface Service {
  readonly name: (method: string, url: URL) => string | null
  readonly answer: (request: ApiRequest) => Answer
  readonly headers: () => Readonly<Record<string, string>>
}

/** Starts the double on two free ports of 127.0.0.1. */
export async function startGitHubDouble(options: DoubleOptions = {}): Promise<GitHubDouble> {
  const state: GitHubState = {
    url: '',
    results_url: '',
    repository: { ...REPOSITORY, ...options.repository },
    token: options.token ?? 'ghs_double',
    permissions: options.permissions ?? ALL_PERMISSIONS,
    actor: options.actor ?? 'github-actions[bot]',
    now: options.now ?? tickingClock(),
    blobs: new Map(),
    trees: new Map(),
    commits: new Map(),
    refs: new Map(),
    issues: new Map(),
    comments: new Map(),
    commit_comments: new Map(),
    labels: new Map(),
    workflow_runs: new Map(),
    artifacts: new Map(),
    checks: new Map(),
    collaborators: new Map(),
    last_ids: new Map(),
  }
  const uploads = new Map<number, Upload>()
  const requests: RecordedRequest[] = []
  const violations: string[] = []
  const faults = new FaultQueue()
  const reset = String(Math.floor(state.now().getTime() / 1000) + 3600)
  let used = 0

  const api: Service = {
    name: nameRequest,
    answer: (request) => answerRequest(state, request),
    headers: () => {
      used += 1
      return {
        'x-github-request-id': `DOUBLE:${used}`,
        'x-github-api-version-selected': '2022-11-28',
        'x-ratelimit-limit': String(RATE_LIMIT),
        'x-ratelimit-remaining': String(Math.max(RATE_LIMIT - used, 0)),
        'x-ratelimit-used': String(used),
        'x-ratelimit-reset': reset,
        'x-ratelimit-resource': 'core',
      }
    },
  }
  const results: Service = {
    name: nameResultsRequest,
    answer: (request) => answerResultsRequest(state, uploads, request),
    headers: () => ({}),
  }

  /** Returns the answer, or `null` if the connection should break. Records a rule violation and answers it with 500. */
  const answerOnce = (service: Service, request: ApiRequest, fault: Fault | null): Answer | null => {
    if (fault?.resetConnection === true || fault?.neverAnswer === true) return null
    if (fault?.status !== undefined) {
      const { status, message = 'A fault of the test', body, headers = {} } = fault
      return { status, body: body ?? { message, documentation_url: 'https://docs.github.com/rest' }, headers }
    }
    try {
      const answer = service.answer(request)
      return fault?.dropAnswerAfterEffect === true ? null : answer
    } catch (error) {
      const message = error instanceof Violation ? error.message : `bug in the double: ${String(error)}`
      violations.push(`${request.method} ${request.url.pathname}: ${message}`)
      if (!(error instanceof Violation) && error instanceof Error) violations.push(error.stack ?? error.message)
      return { status: 500, body: { message: `GitHub double: ${message}` } }
    }
  }

  const serve = (service: Service) => async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(incoming)
    const { method = 'GET', headers } = incoming
    const url = new URL(incoming.url ?? '/', `http://${headers.host ?? '127.0.0.1'}`)
    const request: ApiRequest = { method, url, headers, body }
    const operation = service.name(method, url)
    const fault = operation === null ? null : faults.take(operation)
    const answer = answerOnce(service, request, fault)
    const isCut = fault?.cutAnswer === true
    const isHalf = isCut || fault?.stallAnswer === true
    const path = decodeURIComponent(url.pathname) + decodeURIComponent(url.search)
    requests.push({ operation, method, path, ...recordBody(request), status: isHalf ? null : (answer?.status ?? null) })
    if (fault?.neverAnswer === true) return
    if (answer === null) incoming.socket.destroy()
    else if (isHalf)
      sendHalf(response, { ...answer, headers: { ...service.headers(), ...answer.headers } }, () => {
        if (isCut) response.destroy()
      })
    else send(response, { ...answer, headers: { ...service.headers(), ...answer.headers } })
  }

  const start = (service: Service) => {
    const handleRequest = serve(service)
    // A client that disconnects in the middle of its request is not an error of the double.
    return createServer((incoming, response) => void handleRequest(incoming, response).catch(() => response.destroy()))
  }
  const servers = [start(api), start(results)] as const
  state.url = await listen(servers[0])
  state.results_url = await listen(servers[1])

  const takeViolations = () => violations.splice(0)
  const assertNoViolations = () => {
    if (violations.length === 0) return
    throw new Error(`GitHub's contract was broken:\n${takeViolations().join('\n')}`)
  }
  const close = async () => {
    for (const server of servers) {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    }
    assertNoViolations()
  }

  return {
    ...createScenario(state),
    url: state.url,
    resultsUrl: state.results_url,
    state,
    requests,
    violations,
    takeViolations,
    assertNoViolations,
    failNext: (fault) => faults.add(fault),
    clearFaults: () => faults.clear(),
    close,
    [Symbol.asyncDispose]: close,
  }
}
