import { cutText } from '../../../format/cut-text.js'
import { splitLines } from '../../../io/split-lines.js'
import { markToolRequest, protocolFailure, readReply, type ReadReply } from '../read-reply.js'
import type { BodyReader, Opened } from './connections.js'
import { type HttpOptions, mapResponse } from './options.js'
import { redactSecrets } from '../../../model/redact-secrets.js'
import { findFault } from '../../providers/find-fault.js'
import type { Clock } from '../../../io/clock.js'
import { quoteLine } from '../../../io/log.js'
import { readRetryAfter } from '../../../io/post-json.js'
import { withoutMark, type JsonRecord as Fields, ownValue, readJson, tryJson } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { type AttemptFailure, NOT_BILLED } from '../target.js'

/** Converts a body into a reply. */
export interface ReplyReader extends BodyReader {
  /** Call when the body is complete. */
  readonly finish: () => ReadReply
  /** Whether a part of a streamed answer has come. */
  readonly hasBegun: () => boolean
}

/** The request whose reply is read, and how its reply begins. */
interface Asked extends Opened {
  readonly id: string
  /** Values sent to the server, which it may echo. */
  readonly secrets: readonly string[]
}

/** Extracts the fields of a reply from a JSON value, or returns why there are none. */
type ReadFields = (value: unknown) => Fields | string

/** Reads the fields of a whole reply of this many characters. */
type Finish = (fields: Fields, size: number) => ReadReply

/** Marks the end of a stream before its body ends, in OpenAI's API and compatible ones. */
const DONE = '[DONE]'
const NO_EVENT = 'The stream has no event. Where the reply is one JSON value, leave out `stream`.'

/** What `stream` is for a content type. */
const STREAMS: Readonly<Record<string, string>> = { 'text/event-stream': 'sse', 'application/x-ndjson': 'ndjson' }

/** Returns a function that opens a reader for each reply. */
export function compileReader({ response, stream }: Pick<HttpOptions, 'response' | 'stream'>) {
  const finish: Finish = (fields, size) =>
    response === undefined || 'answer' in markToolRequest(fields) || 'error' in fields
      ? readReply(fields, size)
      : protocolFailure(`The reply has nothing at \`${response.answer}\`, where \`response\` says that its answer is.`)
  return (asked: Asked): ReplyReader => {
    const readFields: ReadFields = (value) =>
      response === undefined ? readProtocol(value, asked.id) : addFault(mapResponse(response, value), value)
    const encoding = asked.headers['content-encoding']
    if (!/^(?:identity)?$/i.test((encoding ?? '').trim())) return refuseEncoding(encoding)
    if (stream !== undefined) return quoteUnread(readStream(readFields, { stream, asked, finish }), asked)
    const [type = ''] = (asked.headers['content-type'] ?? '').toLowerCase().split(/\s*;/)
    const streamed = ownValue(STREAMS, type)
    const hint = streamed === undefined ? '' : ` It is a stream: say \`stream: ${streamed}\` in the suite's target.`
    return quoteUnread(readWhole(readFields, { finish, hint }), asked)
  }
}

/** Adds to a reply that cannot be read what came instead: its status, its content type and the beginning of its body. */
function quoteUnread(reader: ReplyReader, { status, headers, secrets }: Asked): ReplyReader {
  const begin = openExcerptReader(secrets)
  const push = (bytes: Buffer): void => [begin, reader].forEach((each) => each.push(bytes))
  const finish = (): ReadReply => {
    const read = reader.finish()
    const excerpt = begin.excerpt()
    if (read.kind === 'reply' || (read.failure.kind !== 'protocol' && read !== PAGE) || excerpt === '') return read
    const type = quoteLine(headers['content-type'] ?? '', secrets).slice(0, 80) || 'no content type'
    const message = `${quoteLine(read.failure.message, secrets).replace(/\.?$/, '.')} The body (HTTP ${status}, ${type}) begins: ${excerpt}`
    return { kind: 'failure', failure: { ...read.failure, message } }
  }
  return { ...reader, push, finish }
}

/** Adds the error that a provider sent with status 200, if there is no answer. */
function addFault(fields: Fields, body: unknown): Fields {
  const fault = (fields['answer'] ?? '') !== '' || 'error' in fields ? null : findFault(body)
  return fault === null ? fields : { ...fields, error: { message: fault.message, status: fault.status ?? BAD_GATEWAY } }
}

const BAD_GATEWAY = 502

/** Reads a body without events where a stream was expected; it may contain an error. */
function readNoStream(begin: string, finish: Finish): ReadReply {
  const fields = addFault({}, tryJson(begin))
  return 'error' in fields ? finish(fields, begin.length) : protocolFailure(NO_EVENT)
}

/** Refuses a compressed reply. Only the suite's own `headers` can have requested one. */
function refuseEncoding(encoding = ''): ReplyReader {
  const message = `The reply is compressed (Content-Encoding: ${encoding.slice(0, 40)}), which Goldenpair does not unpack. Turn compression off in the server.`
  return { push: () => undefined, hasBegun: () => false, finish: () => protocolFailure(message) }
}

function readWhole(
  readFields: ReadFields,
  { finish, hint }: { readonly finish: Finish; readonly hint: string },
): ReplyReader {
  const pieces: Buffer[] = []
  return {
    push: (bytes) => pieces.push(bytes),
    hasBegun: () => false,
    finish: () => {
      const text = Buffer.concat(pieces).toString('utf8')
      if (text === '') return protocolFailure('The reply is empty.')
      if (HTML.test(text)) return PAGE
      const fields = parseFields(text, 'The reply', readFields)
      return typeof fields === 'string'
        ? protocolFailure(hint === '' ? fields : `${fields.replace(/\.?$/, '.')}${hint}`)
        : finish(fields, text.length)
    },
  }
}

const HTML = /^\s*<(?:!doctype|html)\b/i
/** Comes from a gateway or proxy; the system under test was not reached. */
const PAGE: ReadReply = {
  kind: 'failure',
  failure: { kind: 'infrastructure', message: 'The target answered with an HTML page instead of JSON.', status: 200 },
}

/**
 * Opens a reader for server-sent events (WHATWG HTML, 9.2.6; only `data` is used) or lines of JSON. The parts of the answer are
 * joined; of every other field the last value counts.
 */
function readStream(
  readFields: ReadFields,
  { stream, asked, finish }: Pick<HttpOptions, 'stream'> & { readonly asked: Asked; readonly finish: Finish },
): ReplyReader {
  const parts: string[] = []
  const others: Record<string, unknown> = {}
  /** The `data` lines of the current server-sent event. */
  let data: string[] = []
  let ttftMs: number | null = null
  let isDone = false
  let count = 0
  let size = 0
  let problem: string | null = null
  /** The first bytes received, which may be a page or an error instead of a stream. */
  let begin = ''

  const read = (text: string): string | null => {
    const what = `Event ${count} of the stream`
    const fields = parseFields(text, what, readFields)
    if (typeof fields === 'string') return fields
    const { answer, ...rest } = fields
    Object.assign(others, rest)
    if (answer === undefined || answer === null) return null
    if (typeof answer !== 'string') return `${what} has an answer that is not text.`
    if (answer !== '') ttftMs ??= asked.elapsedMs()
    parts.push(answer)
    return null
  }
  const take = (text: string): void => {
    isDone ||= text.trim() === DONE
    if (isDone || problem !== null) return
    count += 1
    size += text.length
    problem = read(text)
  }
  const endEvent = (): void => {
    if (data.length > 0) take(data.join('\n'))
    data = []
  }
  const takeLine = (line: string): void => {
    if (stream === 'ndjson') {
      if (line.trim() !== '') take(line)
    } else if (line === '') endEvent()
    else if (line === 'data' || line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  }
  const lines = splitLines({
    // No limit of its own: the body is limited already.
    maxLength: Infinity,
    // A stream may begin with a byte order mark.
    onLine: (line) => takeLine(withoutMark(line)),
    onTooLong: () => undefined,
  })
  return {
    push: (bytes) => {
      begin ||= bytes.toString('utf8')
      lines.push(bytes)
    },
    isDone: () => isDone,
    hasBegun: () => ttftMs !== null,
    finish: () => {
      // The last event counts even without the line feeds after it.
      lines.end()
      endEvent()
      if (count === 0) return HTML.test(begin) ? PAGE : readNoStream(begin, finish)
      if (problem !== null) return protocolFailure(problem)
      const answer = parts.length === 0 ? {} : { answer: parts.join('') }
      return finish({ ...(ttftMs !== null && { ttft_ms: ttftMs }), ...others, ...answer }, size)
    },
  }
}

function parseFields(text: string, what: string, readFields: ReadFields): Fields | string {
  const read = readJson(text)
  return 'fault' in read ? `${what} is not JSON: ${read.fault}` : readFields(read.value)
}

/** `id` may be missing, because one request has one reply. */
function readProtocol(value: unknown, id: string): Fields | string {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return 'The reply is JSON, but no object with an `answer`.'
  if (!('id' in value)) return { ...value }
  const { id: replied, ...fields } = value
  return typeof replied === 'string' && replied !== id
    ? `The reply has the \`id\` of another request: ${replied.slice(0, 100)}`
    : fields
}

const MAX_EXCERPT = 300
/** Maximum number of bytes kept of an error page. */
const KEPT = 4096

export type ExcerptReader = ReturnType<typeof openExcerptReader>

/** Opens a reader that keeps the beginning of an error body. `secrets` are values sent to the server, which it may echo. */
export function openExcerptReader(secrets: readonly string[]) {
  let kept: Buffer = Buffer.alloc(0)
  return {
    push: (bytes: Buffer): void => {
      if (kept.length < KEPT) kept = Buffer.concat([kept, bytes]).subarray(0, KEPT)
    },
    /** Returns one line of at most 300 characters without secrets; empty if there is no text. */
    excerpt: (): string => cutText(quoteLine(kept.toString('utf8'), secrets), MAX_EXCERPT),
  }
}

/**
 * Interprets an error status: 429 and 5xx are an outage unrelated to the question; any other status is the target's own failure.
 */
export function readStatusFailure({ status, headers }: Opened, excerpt: string, clock: Clock): AttemptFailure {
  const answered = `The target answered with HTTP ${status}`
  const message = excerpt === '' ? answered : `${answered}: ${excerpt}`
  if (status === 429 || status >= 500) {
    const retry_after_s = readRetryAfter(headers['retry-after'], clock) ?? undefined
    return omitUndefined<AttemptFailure>({ kind: 'infrastructure', message, status, retry_after_s, bill: NOT_BILLED })
  }
  const place = status >= 300 && status < 400 ? headers.location : undefined
  if (place === undefined) return { kind: 'target', message, status }
  const redirect = `${answered}, a redirect that is not followed, to ${redactSecrets(place).slice(0, 200)}`
  return { kind: 'target', message: redirect, status }
}
