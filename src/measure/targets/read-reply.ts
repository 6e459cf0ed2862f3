import { CONNECTION_FAULT } from '../../model/outage.js'
import { z } from 'zod'
import { MAX_LINE } from '../../io/start-program.js'
import { isParts, joinParts } from '../../model/content-parts.js'
import { joinNames } from '../../format/join-names.js'
import { toOneLine } from '../../model/remove-invisible.js'
import { isRecord, isTooDeep, type JsonRecord } from '../../model/json.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { describeFaults } from '../../model/run/file-version.js'
import { type Reply, replySchema, STOPS_FOR_TOOL } from '../../model/run/observation.js'
import { normalizeUsage, readOwnUsage } from '../../model/usage.js'
import type { Resources } from './meter.js'
import { type Attempt, type AttemptFailure, NOT_BILLED } from './target.js'

export type ReadReply =
  { readonly kind: 'reply'; readonly reply: Reply } | { readonly kind: 'failure'; readonly failure: AttemptFailure }

export const TOO_LONG = 'The reply is longer than 64 MB.'

const MAX_MESSAGE = 2000
/** Longer replies may be too large or too deep to be stored: numbers such as 1e20 get longer when they are written. */
const SURELY_STORABLE = 4096

const errorSchema = z.looseObject({
  kind: z.string().optional(),
  status: z.int().optional(),
  message: z.string().default('no message'),
  retry_after_s: z.number().nonnegative().optional(),
})

/**
 * Reads the fields of a reply, without its `id`, according to docs/protocol.md. `size` is the length in characters of the text that
 * the fields were parsed from.
 */
export function readReply(given: JsonRecord, size: number): ReadReply {
  const fields = markToolRequest(given)
  if ('error' in fields && !isNoError(fields['error'])) return { kind: 'failure', failure: readError(fields['error']) }
  const isLong = size > SURELY_STORABLE
  if (isLong && isTooDeep(fields)) return protocolFailure('The reply is nested too deeply to be stored.')
  let prepared = prepare(fields)
  let parsed = replySchema.safeParse(prepared)
  for (let round = 0; !parsed.success && round < MAX_REPAIRS; round += 1) {
    prepared = repair(prepared, parsed.error)
    parsed = replySchema.safeParse(prepared)
  }
  if (parsed.success)
    return isLong && Buffer.byteLength(JSON.stringify(parsed.data)) > MAX_LINE
      ? protocolFailure(TOO_LONG)
      : { kind: 'reply', reply: parsed.data }
  return protocolFailure(
    'answer' in fields
      ? `The reply breaks the protocol: ${describeFaults(parsed.error, 3)}`
      : `The reply has neither \`answer\` nor \`error\`${listKeys(Object.keys(fields))}.`,
  )
}

/** Marks a reply whose model only asks for a tool: its answer is empty or missing, which would count as declined. */
export function markToolRequest(fields: JsonRecord): JsonRecord {
  const { answer = null, abstained = null, finish_reason: reason } = fields
  const isRequest = typeof reason === 'string' && STOPS_FOR_TOOL.test(reason) && (answer === null || answer === '')
  return isRequest ? { ...fields, answer: '', abstained: abstained ?? false } : fields
}

/** The most characters of a key that a message quotes. */
const MAX_KEY = 40

/** Lists the keys of a reply for a message; nothing if there are none. */
function listKeys(keys: readonly string[]): string {
  return keys.length === 0 ? '' : `; it has ${joinNames(keys.map((key) => `\`${toOneLine(key).slice(0, MAX_KEY)}\``))}`
}

/** Whether an `error` field means success: null, false, 0, or an empty string, list or object. */
function isNoError(error: unknown): boolean {
  return typeof error === 'object' && error !== null ? Object.keys(error).length === 0 : !error
}

/** Renames usage fields, of the reply and of its attempts and components, from the provider's names to those of the protocol. */
function prepare(fields: JsonRecord): JsonRecord {
  const given: Record<string, unknown> = { ...fields }
  const changeParts = (name: string, change: (part: JsonRecord) => JsonRecord): void => {
    const list = given[name]
    if (Array.isArray(list)) given[name] = list.map((part: unknown) => (isRecord(part) ? change(part) : part))
  }
  if (isRecord(given['usage'])) given['usage'] = normalizeUsage(given['usage'])
  for (const name of ['attempts', 'components']) changeParts(name, (part) => ({ ...part, ...readOwnUsage(part) }))
  // OpenAI's form: `{ id, type: 'function', function: { name, arguments } }`.
  changeParts('tools', (call) => (isRecord(call['function']) ? { ...call['function'], ...call } : call))
  // Only Goldenpair sets this field.
  changeParts('spans', (span) => ('in_checkout' in span ? { ...span, in_checkout: undefined } : span))
  return given
}

/** Two, because text such as "1.5" in a whole-number field needs two repairs. */
const MAX_REPAIRS = 2
const NUMBER = /^\s*-?\d+(?:\.\d+)?(?:e[+-]?\d+)?\s*$/i

/**
 * Repairs values that do not fit, as other programs write them: drops null (Python's `model_dump` writes it for missing fields),
 * accepts numbers as text, rounds whole numbers with a fraction, and joins an answer given as a list of parts.
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

/** Returns a failure for an invalid reply. */
export function protocolFailure(message: string): { readonly kind: 'failure'; readonly failure: AttemptFailure } {
  return { kind: 'failure', failure: { kind: 'protocol', message: message.slice(0, MAX_MESSAGE) } }
}

/** Reads a reported error. It counts as an outage only if its status or message indicates one, else as the target's own failure. */
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

/** Converts a reply into an attempt. */
export function toAttempt(read: ReadReply, latency_ms: Attempt['latency_ms']): Attempt {
  return read.kind === 'reply'
    ? { status: 'ok', latency_ms, reply: read.reply }
    : { status: 'failed', latency_ms, failure: read.failure }
}

/** Adds measured resources to an attempt, except those that the target reports itself. */
export function addResources(attempt: Attempt, measured: Resources | null): Attempt {
  if (attempt.status === 'failed' || measured === null) return attempt
  const { resources: own = {} } = attempt.reply
  // A reported `cpu_percent` refers to the target's own `cores`.
  const { cores, ...rest } = measured
  const resources = { ...rest, ...(own.cpu_percent === undefined && { cores }), ...own }
  return { ...attempt, reply: { ...attempt.reply, resources } }
}
