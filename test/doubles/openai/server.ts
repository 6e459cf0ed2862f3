import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { checkContract } from './contract.js'
import type { ChatRequest, RecordedRequest, Scripted, ScriptedRefusal } from './script.js'
import { writeCompletion, writeEmbeddings, writeEvents } from './write-reply.js'

export interface OpenAiDoubleOptions {
  /** The key that every request must have. `null` accepts requests without a key, like a self-hosted server. */
  readonly key?: string | null
  /** Whether to refuse structured outputs, like servers that do not support them. */
  readonly refusesJsonSchema?: boolean
}

/** An OpenAI-compatible provider on the loopback interface, with a scripted model. */
export interface OpenAiDouble extends AsyncDisposable {
  /** The base URL for a client. */
  readonly url: string
  readonly key: string | null
  /** All requests in the order of arrival, including those that were refused. */
  readonly requests: readonly RecordedRequest[]
  /** The violations of the contract, one per line. Closing the double throws if there are any. */
  takeViolations(): readonly string[]
  /** Sets the answers of the next requests, one each. Afterwards `answerAll` applies again. */
  answerNext(...replies: readonly Scripted[]): void
  /** Sets the answer of all other requests; `{}` (the text `ok`) by default. */
  answerAll(answer: Scripted | ((request: ChatRequest) => Scripted)): void
}

const KEY = 'sk-double-0123456789abcdef'

/** Starts the double on a free port of 127.0.0.1. Like OpenAI, it refuses a wrong key, and a temperature for gpt-5. */
export async function startOpenAiDouble(options: OpenAiDoubleOptions = {}): Promise<OpenAiDouble> {
  const key = options.key === undefined ? KEY : options.key
  const requests: RecordedRequest[] = []
  const violations: string[] = []
  const queue: Scripted[] = []
  let answer: (request: ChatRequest) => Scripted = () => ({})

  const choose = ({ path, headers, body }: RecordedRequest): Scripted => {
    const isChat = path === '/v1/chat/completions'
    if (!isChat && path !== '/v1/embeddings') return { status: 404, message: `Invalid URL (POST ${path})` }
    const faults = checkContract(
      !isChat ? 'EmbeddingsRequest' : body.stream === true ? 'StreamingRequest' : 'Request',
      body,
    )
    violations.push(...faults)
    if (faults.length > 0) return { status: 400, message: faults.join('; ') }
    return refuse(headers['authorization'], body, { ...options, key }) ?? queue.shift() ?? answer(body)
  }

  const serve = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk as Uint8Array))
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8')) as ChatRequest
    const request = { path: incoming.url ?? '', headers: incoming.headers, body }
    const number = requests.push(request)
    await send(choose(request), { request, number, incoming, response })
  }

  const server = createServer((incoming, response) => {
    void serve(incoming, response).catch((error: unknown) => {
      violations.push(String(error))
      response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the double does not listen on a port')

  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    key,
    requests,
    takeViolations: () => violations.splice(0),
    answerNext: (...replies) => void queue.push(...replies),
    answerAll: (all) => {
      answer = typeof all === 'function' ? all : () => all
    },
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
      if (violations.length > 0) throw new Error(`OpenAI's contract was broken:\n${violations.join('\n')}`)
    },
  }
}

/** Returns OpenAI's error for a request that it always refuses, whatever the script says; otherwise `null`. */
function refuse(
  authorization: string | string[] | undefined,
  body: ChatRequest,
  { key, refusesJsonSchema }: OpenAiDoubleOptions & { readonly key: string | null },
): ScriptedRefusal | null {
  const invalid = (param: string, code: string, message: string): ScriptedRefusal => ({
    status: 400,
    type: 'invalid_request_error',
    message,
    param,
    code,
  })
  if (key !== null && authorization !== `Bearer ${key}`) {
    const given = String(authorization).replace(/^Bearer /, '')
    return { status: 401, message: `Incorrect API key provided: ${given}.`, code: 'invalid_api_key' }
  }
  const isReasoning = /(?:^|\/)(?:gpt-5|o\d)/.test(body.model)
  if (isReasoning && body['temperature'] !== undefined)
    return invalid('temperature', 'unsupported_value', "Unsupported value: 'temperature' does not support this value.")
  if (isReasoning && body['max_tokens'] !== undefined)
    return invalid('max_tokens', 'unsupported_parameter', "Unsupported parameter: 'max_tokens'.")
  const format = body['response_format']
  if (refusesJsonSchema === true && typeof format === 'object' && JSON.stringify(format).includes('"json_schema"'))
    return invalid(
      'response_format',
      'unsupported_value',
      "Invalid parameter: 'response_format' of type 'json_schema'.",
    )
  return null
}

interface Exchange {
  readonly request: RecordedRequest
  /** Counts from 1. */
  readonly number: number
  readonly incoming: IncomingMessage
  readonly response: ServerResponse
}

async function send(scripted: Scripted, { request, number, incoming, response }: Exchange): Promise<void> {
  if (scripted === 'silence') return
  if (scripted === 'reset') return void incoming.socket.resetAndDestroy()
  const json = { 'content-type': 'application/json', 'x-request-id': `req_${number}` }
  if ('raw' in scripted) {
    response.writeHead(scripted.status ?? 200, { ...json, ...scripted.headers }).end(scripted.raw)
    return
  }
  if ('status' in scripted) {
    const { status, message = 'A refusal of the script', type = 'error', code = null, param = null, headers } = scripted
    response.writeHead(status, { ...json, ...headers }).end(JSON.stringify({ error: { message, type, param, code } }))
    return
  }
  const isStream = request.body.stream === true
  const write = request.path.endsWith('/embeddings') ? writeEmbeddings : isStream ? writeEvents : writeCompletion
  const [begun, rest] = write(scripted, request.body, number)
  response.writeHead(200, isStream ? { ...json, 'content-type': 'text/event-stream' } : json)
  response.flushHeaders()
  await scripted.after
  await new Promise((resolve) => response.write(begun, resolve))
  if (scripted.cut === 'reset') incoming.socket.resetAndDestroy()
  else response.end(scripted.cut === 'end' ? '' : rest)
}
