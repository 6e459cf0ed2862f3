import { z } from 'zod'
import { isParts, joinParts } from '../../model/content-parts.js'
import { omitUndefined } from '../../model/omit-undefined.js'
import { describeFaults } from '../../model/run/file-version.js'
import type { SpentTokens } from '../../model/run/judging.js'
import { readUsage } from '../../model/usage.js'
import { isBroken } from './find-fault.js'

/** A provider's reply, sent at once or assembled from a stream. */
export interface ChatReply {
  readonly model: string | null
  readonly fingerprint: string | null
  readonly text: string
  readonly refusal: string | null
  readonly finishReason: string | null
  readonly calls: readonly ToolRequest[]
  readonly spent: SpentTokens | null
  /** Milliseconds until the first text; `null` if the reply was not streamed or has no text. */
  readonly firstTextMs: number | null
}

/** A tool call requested by the model. `arguments` is JSON as written by the model, so it may be invalid. */
export interface ToolRequest {
  readonly id: string
  readonly name: string
  readonly arguments: string
}

type Read =
  | { readonly kind: 'replied'; readonly reply: ChatReply }
  | { readonly kind: 'unreadable'; readonly message: string }
  /** The provider broke off the stream without a separate error. */
  | { readonly kind: 'infrastructure'; readonly message: string; readonly charge: 'unknown' }

const text = z.string().nullish()
/** Mistral's reasoning models and some others send a list of parts, as Anthropic does. */
const content = z.preprocess((value) => (isParts(value) ? joinParts(value) : value), text)

const frame = { model: text, system_fingerprint: text, usage: z.record(z.string(), z.unknown()).nullish() }

const call = z.looseObject({ id: z.string(), function: z.object({ name: z.string(), arguments: z.string() }) })
const message = z.looseObject({ content, refusal: text, tool_calls: z.array(call).nullish() })
const completionSchema = z.looseObject({ ...frame, choices: z.array(z.looseObject({ finish_reason: text, message })) })

const partOfCall = z.looseObject({
  index: z.int().nonnegative().max(1000),
  id: text,
  function: z.looseObject({ name: text, arguments: text }).nullish(),
})
const delta = z.looseObject({ content, refusal: text, tool_calls: z.array(partOfCall).nullish() }).nullish()
const chunkSchema = z.looseObject({
  ...frame,
  choices: z.array(z.looseObject({ finish_reason: text, delta })).nullish(),
})

/** Reads a complete reply. It is unreadable if it has another form or no choice. */
export function readCompletion(value: unknown): Read {
  const parsed = completionSchema.safeParse(value)
  if (!parsed.success) return unreadable(parsed.error)
  const [choice] = parsed.data.choices
  if (choice === undefined) return NO_CHOICE
  const { message, finish_reason } = choice
  return {
    kind: 'replied',
    reply: {
      ...headOf(parsed.data),
      text: message.content ?? '',
      refusal: message.refusal ?? null,
      finishReason: finish_reason ?? null,
      calls: (message.tool_calls ?? []).map(({ id, function: called }) => ({ id, ...called })),
      firstTextMs: null,
    },
  }
}

/**
 * Assembles a streamed reply. Returns `null` if the stream ends without a `finish_reason` or the final usage, because a broken
 * connection can look like a normal end.
 * @param elapsedMs time since the request
 */
export async function readChunks(stream: AsyncIterable<unknown>, elapsedMs: () => number): Promise<Read | null> {
  let head: z.output<z.ZodObject<typeof frame>> = {}
  const calls: { id: string; name: string; arguments: string }[] = []
  let answer = ''
  let refusal: string | null = null
  let finishReason: string | null = null
  let firstTextMs: number | null = null
  let hasChoice = false
  for await (const chunk of stream) {
    const parsed = chunkSchema.safeParse(chunk)
    if (!parsed.success) return unreadable(parsed.error)
    const { model, system_fingerprint, usage } = parsed.data
    head = {
      model: head.model ?? model,
      system_fingerprint: head.system_fingerprint ?? system_fingerprint,
      usage: usage ?? head.usage,
    }
    const choice = parsed.data.choices?.[0]
    if (choice === undefined) continue
    hasChoice = true
    finishReason = choice.finish_reason ?? finishReason
    if (isBroken(finishReason))
      return {
        kind: 'infrastructure',
        message: `The provider broke off its reply: \`finish_reason\` is \`${finishReason}\`.`,
        charge: 'unknown',
      }
    const { content, refusal: refused, tool_calls } = choice.delta ?? {}
    if (content || refused) firstTextMs ??= elapsedMs()
    answer += content ?? ''
    if (typeof refused === 'string') refusal = (refusal ?? '') + refused
    for (const { index, id, function: part } of tool_calls ?? []) {
      const call = (calls[index] ??= { id: '', name: '', arguments: '' })
      call.id ||= id ?? ''
      call.name += part?.name ?? ''
      call.arguments += part?.arguments ?? ''
    }
  }
  if (finishReason === null && !head.usage) return null
  if (!hasChoice) return NO_CHOICE
  return {
    kind: 'replied',
    reply: { ...headOf(head), text: answer, refusal, finishReason, calls: calls.filter(Boolean), firstTextMs },
  }
}

const NO_CHOICE: Read = { kind: 'unreadable', message: 'The provider’s reply contains no choice.' }

function headOf({ model, system_fingerprint, usage }: z.output<z.ZodObject<typeof frame>>) {
  const { input_tokens, output_tokens, cached_tokens } = readUsage(usage ?? {})
  const isCounted = input_tokens !== undefined && output_tokens !== undefined
  const spent = isCounted
    ? omitUndefined<SpentTokens>({ model: model ?? null, input_tokens, output_tokens, cached_tokens })
    : null
  return { model: model ?? null, fingerprint: system_fingerprint ?? null, spent }
}

function unreadable(error: z.ZodError): Read {
  return { kind: 'unreadable', message: `The provider’s reply is not a chat completion: ${describeFaults(error)}.` }
}
