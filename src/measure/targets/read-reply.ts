import { CONNECTION_FAULT } from '../../model/outage.js'
import { z } from 'zod'
import { MAX_LINE } from '../../io/start-program.js'
import { isParts, joinParts } from '../../model/content-parts.js'
import { isRecord, type JsonRecord } from '../../model/json.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { describeFaults } from '../../model/run/file-version.js'
import { type Reply, replySchema } from '../../model/run/observation.js'
import { normalizeUsage, readOwnUsage } from '../../model/usage.js'
import type { Resources } from './meter.js'
import { type Attempt, type AttemptFailure, NOT_BILLED } from './target.js'

export type ReadReply =
  { readonly kind: 'reply'; readonly reply: Reply } | { readonly kind: 'failure'; readonly failure: AttemptFailure }

export const TOO_LONG = 'The reply is longer than 64 MB.'

const MAX_MESSAGE = 2000
/** Longer replies are written out once more to see that they can be: JSON can nest deeper, and 1e20 grow longer, than is stored. */
const SURELY_STORABLE = 4096

const errorSchema = z.looseObject({
  kind: z.string().optional(),
  status: z.int().optional(),
  message: z.string().default('no message'),
  retry_after_s: z.number().nonnegative().optional(),
})

/**
 * What the fields of a reply, without its `id`, say by docs/protocol.md. `size` is the length of the text that they were
 * read from, in characters.
 */
export function readReply(fields: JsonRecord, size: number): ReadReply {
  if ('error' in fields && !isNoError(fields['error'])) return { kind: 'failure', failure: readError(fields['error']) }
  let given = prepare(fields)
  let parsed = replySchema.safeParse(given)
  for (let round = 0; !parsed.success && round < MAX_REPAIRS; round += 1) {
    given = repair(given, parsed.error)
    parsed = replySchema.safeParse(given)
  }
  if (parsed.success) {
    const problem = size > SURELY_STORABLE ? findStorageProblem(parsed.data) : null
    return problem === null ? { kind: 'reply', reply: parsed.data } : protocolFailure(problem)
  }
  return protocolFailure(
    'answer' in fields
      ? `The reply breaks the protocol: ${describeFaults(parsed.error, 3)}`
      : 'The reply has neither `answer` nor `error`.',
  )
}

/** As programs write that all is well: nothing, false, 0, or something empty. */
function isNoError(error: unknown): boolean {
  return typeof error === 'object' && error !== null ? Object.keys(error).length === 0 : !error
}

/** Usage of the whole, of attempts and of components under the names of the protocol, whatever a provider calls it. */
function prepare(fields: JsonRecord): JsonRecord {
  const given: Record<string, unknown> = { ...fields }
  const changeParts = (name: string, change: (part: JsonRecord) => JsonRecord): void => {
    const list = given[name]
    if (Array.isArray(list)) given[name] = list.map((part: unknown) => (isRecord(part) ? change(part) : part))
  }
  if (isRecord(given['usage'])) given['usage'] = normalizeUsage(given['usage'])
  for (const name of ['attempts', 'components']) changeParts(name, (part) => ({ ...part, ...readOwnUsage(part) }))
  // Goldenpair's to say.
  changeParts('spans', (span) => ('in_checkout' in span ? { ...span, in_checkout: undefined } : span))
  return given
}

/** A text that is a number with a fraction takes two. */
const MAX_REPAIRS = 2
const NUMBER = /^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i

/**
 * The fields as other programs write them, at the places that do not fit: null is left out (Python's `model_dump` writes it for all that is
 * missing), a number may be a text, a whole number may have a fraction, and an answer may be a list of parts.
 */
function repair(fields: JsonRecord, { issues }: z.ZodError): JsonRecord {
  const copy = structuredClone(fields)
  for (const { path, ...issue } of issues) {
    const last = path.at(-1)
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((at, key) => (isRecord(at) || Array.isArray(at) ? Reflect.get(at, key) : at), copy)
    if (last === undefined || typeof parent !== 'object' || parent === null) continue
    const value: unknown = Reflect.get(parent, last)
    const isNumber = issue.code === 'invalid_type' && /^(?:number|int)$/.test(issue.expected)
    if (value === null && !Array.isArray(parent) && path[0] !== 'answer') Reflect.deleteProperty(parent, last)
    else if (path.length === 1 && last === 'answer' && isParts(value)) Reflect.set(parent, last, joinParts(value))
    else if (isNumber && typeof value === 'string' && NUMBER.test(value)) Reflect.set(parent, last, Number(value))
    else if (isNumber && typeof value === 'number' && Number.isFinite(value))
      Reflect.set(parent, last, Math.round(value))
  }
  return copy
}

/** A reply that is none. */
export function protocolFailure(message: string): { readonly kind: 'failure'; readonly failure: AttemptFailure } {
  return { kind: 'failure', failure: { kind: 'protocol', message: message.slice(0, MAX_MESSAGE) } }
}

function findStorageProblem(reply: Reply): string | null {
  try {
    return Buffer.byteLength(JSON.stringify(reply)) > MAX_LINE ? TOO_LONG : null
  } catch (error) {
    if (error instanceof RangeError) return 'The reply is nested too deeply to be stored.'
    throw error
  }
}

/** An outage is believed only when its status or its words are those of one; everything else is the target's own failure. */
function readError(value: unknown): AttemptFailure {
  const parsed = errorSchema.safeParse(typeof value === 'string' ? { message: value } : value)
  if (!parsed.success)
    return { kind: 'protocol', message: `The reply's error breaks the protocol: ${describeFaults(parsed.error, 3)}` }
  const { kind, status, message, retry_after_s } = parsed.data
  const isOutage =
    (kind ?? 'infrastructure') === 'infrastructure' &&
    (status === undefined ? CONNECTION_FAULT.test(message) : status === 429 || (status >= 500 && status <= 599))
  return omitUndefined<AttemptFailure>({
    kind: isOutage ? 'infrastructure' : 'target',
    message: message.slice(0, MAX_MESSAGE),
    status,
    retry_after_s: isOutage ? retry_after_s : undefined,
    bill: isOutage && status !== undefined ? NOT_BILLED : undefined,
  })
}

/** A reply that was read, as what one request came to. */
export function toAttempt(read: ReadReply, latency_ms: Attempt['latency_ms']): Attempt {
  return read.kind === 'reply'
    ? { status: 'ok', latency_ms, reply: read.reply }
    : { status: 'failed', latency_ms, failure: read.failure }
}

/** The attempt with what was measured of it, where the target does not say it itself. */
export function addResources(attempt: Attempt, measured: Resources | null): Attempt {
  if (attempt.status === 'failed' || measured === null) return attempt
  const { resources: own = {} } = attempt.reply
  // A target's per cent is of the cores that it names.
  const { cores, ...rest } = measured
  const resources = { ...rest, ...(own.cpu_percent === undefined && { cores }), ...own }
  return { ...attempt, reply: { ...attempt.reply, resources } }
}
