import type { OpenAI } from 'openai'
import type { Charge } from '../model/judging.js'
import type { Clock } from '../io/clock.js'
import type { Provider } from './openai-client.js'
import { readChunks, readCompletion, type ChatReply } from './read-chat.js'
import { readProviderFailure, type ProviderFailure } from './read-provider-failure.js'

/** A chat completions request, but for whether it is streamed. */
export type ChatBody = Omit<OpenAI.ChatCompletionCreateParamsNonStreaming, 'stream' | 'stream_options'>

export type ChatOutcome =
  | { readonly kind: 'replied'; readonly reply: ChatReply }
  | { readonly kind: 'timeout' }
  /** It answered what no chat completion is, or none at all. */
  | { readonly kind: 'unreadable'; readonly message: string }
  | Exclude<ProviderFailure, { kind: 'refused' }>

/** A request that came to nothing. */
export type ChatFailure = Exclude<ChatOutcome, { kind: 'replied' }>

/** What is billed of it: of a reply that came too late, or cannot be read, nobody knows. */
export function chargeOf(failure: ChatFailure): Charge {
  return 'charge' in failure ? failure.charge : 'unknown'
}

export interface ChatLimits {
  /** Of the whole reply, not only until its beginning. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly clock: Clock
  /** A stream says when the first text came. */
  readonly isStreamed: boolean
}

/**
 * One request to a provider, never repeated.
 * @throws UserError `provider-refused-key`; the signal's reason when it is aborted
 */
export async function askChat(provider: Provider, body: ChatBody, limits: ChatLimits): Promise<ChatOutcome> {
  const { timeoutMs, signal, clock } = limits
  signal.throwIfAborted()
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  signal.addEventListener('abort', stop)
  const timer = setTimeout(stop, timeoutMs)
  try {
    const outcome = await converse(provider, body, limits, controller.signal).catch(async (error: unknown) => {
      if (controller.signal.aborted) return null
      const failure = await readProviderFailure(error, { provider, clock })
      if (failure.kind === 'refused') throw failure.error
      return failure
    })
    signal.throwIfAborted()
    // The package ends an aborted stream as if it were whole.
    return outcome === null || controller.signal.aborted ? { kind: 'timeout' } : outcome
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

async function converse(
  { client, address }: Provider,
  body: ChatBody,
  { timeoutMs, clock, isStreamed }: ChatLimits,
  signal: AbortSignal,
): Promise<ChatOutcome> {
  // The package's own limit, in whole milliseconds, ends with the headers; it must not come before ours.
  const options = { signal, timeout: Math.ceil(timeoutMs * 2) }
  if (!isStreamed) return readCompletion(await client.chat.completions.create({ ...body, stream: false }, options))
  const from = clock.monotonicMs()
  const { data: stream, response } = await client.chat.completions
    .create({ ...body, stream: true, stream_options: { include_usage: true } }, options)
    .withResponse()
  const outcome = await readChunks(stream, () => clock.monotonicMs() - from)
  if (outcome !== null) return outcome
  // Looked at last: there are servers that call a stream JSON.
  if (/^application\/json\b/i.test(response.headers.get('content-type') ?? ''))
    return { kind: 'unreadable', message: NO_STREAM }
  const message = `The connection to ${address} failed: its stream ended too early.`
  return { kind: 'infrastructure', message, charge: 'unknown' }
}

const NO_STREAM =
  'The provider answered with application/json, and not with a stream. Ask for the whole reply at once (`stream: false`).'
