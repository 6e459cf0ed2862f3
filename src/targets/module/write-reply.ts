/** An error of the protocol, as far as what was thrown says it. */
interface ThrownError {
  readonly kind?: string
  readonly status?: number
  readonly message: string
  readonly retry_after_s?: number
}

const MAX_MESSAGE = 2000

/** The line for what the function of a module gave: an object is the reply, text the answer; anything else is written as it is and breaks the protocol. */
export function writeReply(id: string, given: unknown): string {
  const isReply = typeof given === 'object' && given !== null && !Array.isArray(given)
  return JSON.stringify(isReply ? { ...given, id } : { id, answer: given })
}

/**
 * What was thrown as an error of the protocol: its message with those of its causes; `status` (or `statusCode`), `retryAfter` or `retry_after_s` in
 * seconds, and `kind`, where it has them, as errors of the usual HTTP clients do.
 * @example describeThrown(Object.assign(new Error('slow down'), { status: 429, retryAfter: 2 })) // { status: 429, message: 'Error: slow down', retry_after_s: 2 }
 */
export function describeThrown(error: unknown): ThrownError {
  const { kind, status, statusCode, retryAfter, retry_after_s }: Readonly<Record<string, unknown>> =
    typeof error === 'object' && error !== null ? { ...takeFields(error) } : {}
  const code = [status, statusCode].find((one) => Number.isInteger(one))
  const seconds = [retryAfter, retry_after_s].find((one) => typeof one === 'number' && one >= 0 && Number.isFinite(one))
  return {
    ...(typeof kind === 'string' && { kind }),
    ...(typeof code === 'number' && { status: code }),
    message: messageOf(error).slice(0, MAX_MESSAGE),
    ...(typeof seconds === 'number' && { retry_after_s: seconds }),
  }
}

const FIELDS = ['kind', 'status', 'statusCode', 'retryAfter', 'retry_after_s']

/** Also of those that are getters of its class. */
function takeFields(error: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(FIELDS.map((name) => [name, Reflect.get(error, name) as unknown]))
}

/** `fetch` says why it failed in the cause of its error only. */
function messageOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error)) return tellThrown(error)
  const text = `${error.name}: ${error.message}`
  return error.cause === undefined || depth === 3 ? text : `${text} (${messageOf(error.cause, depth + 1)})`
}

/**
 * What was thrown that is no error: the `message` of an object, or all of it.
 * @example tellThrown({ status: 503, message: 'busy' }) // 'busy'
 */
export function tellThrown(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const message: unknown = Reflect.get(thrown, 'message')
  if (typeof message === 'string' && message !== '') return message
  // Where an object has cycles, or no form as JSON, its kind is all there is to say.
  try {
    return String(JSON.stringify(thrown))
  } catch {
    return Object.prototype.toString.call(thrown)
  }
}
