import { z } from 'zod'
import { MAX_LINE } from '../../programs/start-program.js'
import { replySchema, type Failure, type Reply } from '../../../core/model/observation.js'

/** What a line of a target's stdout says about the request `id`. */
export type ParsedLine =
  | { readonly kind: 'reply'; readonly id: string; readonly reply: Reply }
  | { readonly kind: 'failure'; readonly id: string; readonly failure: Failure }
  /** It answers, but does not say which request. */
  | { readonly kind: 'nameless' }
  | { readonly kind: 'reset'; readonly isDone: boolean }
  | { readonly kind: 'noise' }

export const TOO_LONG = 'The reply is longer than 64 MB.'

const MAX_MESSAGE = 2000
/** Longer lines are written out once more to see that they can be: JSON can nest deeper, and 1e20 grow longer, than is stored. */
const SURELY_STORABLE = 4096

const errorSchema = z.looseObject({
  kind: z.string().optional(),
  status: z.int().optional(),
  message: z.string().default('no message'),
  retry_after_s: z.number().nonnegative().optional(),
})

/** Words of connection faults as Node, Python, Go and the usual HTTP clients write them. */
const CONNECTION_FAULT =
  /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b|connection (?:refused|reset|aborted|closed|error|timed out)|could not connect|failed to connect|network is unreachable|socket hang up|fetch failed|name resolution|rate.?limit|too many requests|service unavailable|bad gateway|gateway time-?out/i

/** Reads one line by docs/protocol.md. A broken line that still begins with an id fails that request. */
export function parseReply(line: string): ParsedLine {
  let value: unknown
  try {
    // Windows shells begin their output with a byte order mark.
    value = JSON.parse(line.startsWith('\uFEFF') ? line.slice(1) : line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return parseBeginning(line, `The reply is not JSON: ${reason}`)
  }
  if (typeof value !== 'object' || value === null) return { kind: 'noise' }
  if (!('id' in value) || typeof value.id !== 'string') {
    if ('reset' in value) return { kind: 'reset', isDone: value.reset === 'ok' }
    return { kind: 'answer' in value || 'error' in value ? 'nameless' : 'noise' }
  }
  const { id, ...fields } = value
  if ('error' in fields && fields.error !== null && fields.error !== undefined)
    return { kind: 'failure', id, failure: readError(fields.error) }
  const parsed = replySchema.safeParse(fields)
  if (parsed.success) {
    const problem = line.length > SURELY_STORABLE ? findStorageProblem(parsed.data) : null
    return problem === null ? { kind: 'reply', id, reply: parsed.data } : protocolFailure(id, problem)
  }
  return protocolFailure(
    id,
    'answer' in fields
      ? `The reply is not as the protocol says: ${describe(parsed.error)}`
      : 'The reply has neither `answer` nor `error`.',
  )
}

/** The protocol failure of the request whose id the line begins with; noise when it begins with none. */
export function parseBeginning(beginning: string, message: string): ParsedLine {
  const id = /^\s*\{\s*"id"\s*:\s*("(?:[^"\\]|\\.){1,400}")/.exec(beginning)?.[1]
  if (id === undefined) return { kind: 'noise' }
  try {
    return protocolFailure(String(JSON.parse(id)), message)
  } catch {
    return { kind: 'noise' }
  }
}

/** A last line without its line feed counts when it is whole; half of one says no more than that the program ended. */
export function parseRest(rest: string): ParsedLine {
  const parsed = parseReply(rest)
  return parsed.kind === 'failure' && parsed.failure.kind === 'protocol' ? { kind: 'noise' } : parsed
}

function findStorageProblem(reply: Reply): string | null {
  try {
    return JSON.stringify(reply).length > MAX_LINE ? TOO_LONG : null
  } catch (error) {
    if (error instanceof RangeError) return 'The reply is nested too deeply to be stored.'
    throw error
  }
}

/** An outage is believed only when its status or its words are those of one; everything else is the target's own failure. */
function readError(value: unknown): Failure {
  const parsed = errorSchema.safeParse(typeof value === 'string' ? { message: value } : value)
  if (!parsed.success)
    return { kind: 'protocol', message: `The reply's error is not as the protocol says: ${describe(parsed.error)}` }
  const { kind, status, message, retry_after_s } = parsed.data
  const isOutage =
    (kind ?? 'infrastructure') === 'infrastructure' &&
    (status === undefined ? CONNECTION_FAULT.test(message) : status === 429 || (status >= 500 && status <= 599))
  return {
    kind: isOutage ? 'infrastructure' : 'target',
    message: message.slice(0, MAX_MESSAGE),
    ...(status !== undefined && { status }),
    ...(isOutage && retry_after_s !== undefined && { retry_after_s }),
  }
}

function protocolFailure(id: string, message: string): ParsedLine {
  return { kind: 'failure', id, failure: { kind: 'protocol', message: message.slice(0, MAX_MESSAGE) } }
}

function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map(({ path, message }) => {
      const field = path.reduce<string>(
        (name, key) => (typeof key === 'number' ? `${name}[${key}]` : `${name}${name === '' ? '' : '.'}${String(key)}`),
        '',
      )
      return field === '' ? message : `\`${field}\`: ${message}`
    })
    .join('; ')
}
