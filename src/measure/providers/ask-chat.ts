import type { OpenAI, APIError as RequestError } from 'openai'
import { cutText } from '../../format/cut-text.js'
import type { Clock } from '../../io/clock.js'
import { quoteLine } from '../../io/log.js'
import { neverConnected, readRetryAfter } from '../../io/post-json.js'
import { UserError } from '../../model/error.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import type { Charge } from '../../model/run/judging.js'
import type { Provider } from './openai-client.js'
import { type ChatReply, readChunks, readCompletion } from './read-chat.js'

/** A chat completions request, without the choice of streaming. */
export type ChatBody = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'stream' | 'stream_options'>

/** A request without a usable reply. */
export type ChatFailure =
  | { readonly kind: 'timeout' }
  /** The provider's answer is not a chat completion or is empty. */
  | { readonly kind: 'unreadable'; readonly message: string }
  | ProviderFailure

export type ChatOutcome = { readonly kind: 'replied'; readonly reply: ChatReply } | ChatFailure

/** Returns the charge of a failure. It is unknown for a reply that came too late or cannot be read. */
export function chargeOf(failure: ChatFailure): Charge {
  return 'charge' in failure ? failure.charge : 'unknown'
}

export interface RequestLimits {
  /** Time limit of the whole reply, not only until it begins. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
}

export interface ChatLimits extends RequestLimits {
  /** Only a stream shows when the first text arrives. */
  readonly isStreamed: boolean
}

/** Sends one request to a provider without retries. Throws like `limitRequest`. */
export async function askChat(provider: Provider, body: ChatBody, limits: ChatLimits): Promise<ChatOutcome> {
  const { completions } = provider.client.chat
  const { clock, isStreamed } = limits
  return limitRequest(provider, limits, async (options): Promise<ChatOutcome> => {
    if (!isStreamed) return readCompletion(await completions.create({ ...body, stream: false }, options))
    const from = clock.monotonicMs()
    const { data: stream, response } = await completions
      .create({ ...body, stream: true, stream_options: { include_usage: true } }, options)
      .withResponse()
    const outcome = await readChunks(stream, () => clock.monotonicMs() - from)
    if (outcome !== null) return outcome
    // Checked last, because some servers send a stream with this content type.
    if (/^application\/json\b/i.test(response.headers.get('content-type') ?? ''))
      return { kind: 'unreadable', message: NO_STREAM }
    const message = `The connection to ${provider.address} failed: its stream ended too early.`
    return { kind: 'infrastructure', message, charge: 'unknown' }
  })
}

/**
 * Sends a request with a time limit and returns failures as values.
 * @throws UserError `provider-refused-key`; the signal's reason when aborted
 */
export async function limitRequest<Outcome>(
  provider: Provider,
  { timeoutMs, signal, clock }: RequestLimits,
  ask: (options: { readonly signal: AbortSignal; readonly timeout: number }) => Promise<Outcome>,
): Promise<Outcome | ChatFailure> {
  signal.throwIfAborted()
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  signal.addEventListener('abort', stop)
  const timer = setTimeout(stop, timeoutMs)
  try {
    const options = { signal: controller.signal, timeout: Math.ceil(timeoutMs * 2) }
    const outcome = await ask(options).catch(async (error: unknown) => {
      if (controller.signal.aborted) return null
      return readProviderFailure(error, { provider, clock })
    })
    signal.throwIfAborted()
    // The package ends an aborted stream as if it were whole.
    return outcome === null || controller.signal.aborted ? { kind: 'timeout' } : outcome
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

const NO_STREAM =
  'The provider answered with application/json instead of a stream. Ask for the whole reply at once (`stream: false`).'

/** Why a request to a provider failed. */
type ProviderFailure =
  /** Rate limit, 5xx, or a connection that failed or broke: unrelated to model and prompt, and may be retried. */
  | {
      readonly kind: 'infrastructure'
      readonly message: string
      readonly status?: number
      readonly retry_after_s?: number
      readonly charge: Charge
    }
  /** Would fail again: a refused parameter, an unknown model, or an invalid reply. */
  | { readonly kind: 'other'; readonly message: string; readonly status?: number; readonly charge: Charge }

const MAX_MESSAGE = 500
/** Statuses worth a retry: request time-out, lock conflict, rate limit (the openai package retries the same ones). */
const TRANSIENT = [408, 409, 429]
/** An error inside a stream has no status, only a code or type such as `server_error`, or a number set by a gateway. */
const TRANSIENT_CODE = /rate_?limit|server_?error|overloaded|unavailable|time_?out|^(?:408|429|5\d\d)$/i

/**
 * Interprets an error of the openai package. Its text comes from the provider, so it is shortened to one line of 500 characters
 * without keys. A stream that is cut off, or JSON that ends too early, counts as a connection failure, because a model marks its
 * own end.
 * @throws UserError `provider-refused-key` if no request can succeed; rethrows an error that is not a request error
 */
export async function readProviderFailure(
  error: unknown,
  { provider, clock }: { readonly provider: Provider; readonly clock: Clock },
): Promise<ProviderFailure> {
  const { APIConnectionError, APIError } = await import('openai')
  if (error instanceof APIConnectionError || isBrokenBody(error)) {
    // The innermost cause says most: the system's `ECONNREFUSED`, undici's `other side closed`.
    let cause: Error = error
    while (cause.cause instanceof Error) cause = cause.cause
    return {
      kind: 'infrastructure',
      message: `The connection to ${provider.address} failed: ${describeCause(cause)}.`,
      charge: neverConnected(cause) ? 'reported' : 'unknown',
    }
  }
  const isRequestError = (value: unknown): value is RequestError => value instanceof APIError
  if (!isRequestError(error)) throw error

  const { status, headers } = error
  const detail = quote(error.message.replace(/^\d{3} (?:status code \(no body\)$)?/, ''), provider.key)
  if (status === undefined) {
    const isTransient = [error.code, error.type].some((word) => TRANSIENT_CODE.test(String(word ?? '')))
    const message = `${provider.address} broke off its reply: ${detail}`
    return { kind: isTransient ? 'infrastructure' : 'other', message, charge: 'unknown' }
  }
  const retryAfterS = headers === undefined ? null : readWait(headers, clock)
  const message = `${provider.address} answered ${status}${detail === '' ? '' : `: ${detail}`}`
  // GitHub sends some rate limits as 403, with the time to wait.
  const isRateLimit = status === 403 && retryAfterS !== null
  if ((status === 401 || status === 403) && !isRateLimit) {
    const { address, keySource: source } = provider
    throw new UserError('provider-refused-key', { address, status, detail, source })
  }
  if (status >= 500 || TRANSIENT.includes(status) || isRateLimit)
    return omitUndefined<ProviderFailure>({
      kind: 'infrastructure',
      message,
      status,
      charge: 'reported',
      retry_after_s: retryAfterS ?? undefined,
    })
  return { kind: 'other', message, status, charge: 'reported' }
}

/** Whether the body was cut off: undici's `terminated`, or incomplete JSON. */
function isBrokenBody(error: unknown): error is Error {
  if (error instanceof SyntaxError) return true
  return error instanceof TypeError && (error.message === 'terminated' || error.message === 'fetch failed')
}

function describeCause(cause: Error): string {
  if (cause instanceof SyntaxError) return 'its JSON is cut off or broken'
  const code = 'code' in cause ? String(cause.code) : ''
  return /^E[A-Z]+$/.test(code) ? code : quote(cause.message, null).replace(/\.$/, '')
}

/** Returns the seconds to wait, from OpenAI's `retry-after-ms` or else `retry-after`; `null` if neither can be read. */
function readWait(headers: Headers, clock: Clock): number | null {
  const ms = headers.get('retry-after-ms') ?? ''
  if (/^\s*\d+(?:\.\d+)?\s*$/.test(ms)) return Number(ms) / 1000
  return readRetryAfter(headers.get('retry-after') ?? undefined, clock)
}

function quote(text: string, key: string | null): string {
  return cutText(quoteLine(text, key === null ? [] : [key]), MAX_MESSAGE)
}
