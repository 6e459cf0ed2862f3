import type { OpenAI } from 'openai'
import { sumUsage } from '../../../model/usage.js'
import { tryJson } from '../../../model/json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { type Charge, sumSpent } from '../../../model/run/judging.js'
import type { Failure, Reply, ToolCall } from '../../../model/run/observation.js'
import {
  chargeOf,
  type ChatBody,
  type ChatFailure,
  type ChatLimits,
  type ChatOutcome,
} from '../../providers/ask-chat.js'
import type { ChatReply, ToolRequest } from '../../providers/read-chat.js'
import { type AttemptFailure, timeoutFailure } from '../target.js'
import type { ChatCall } from './plan-call.js'

/** One question with its first messages and its settings. */
export interface Conversation {
  readonly call: ChatCall
  readonly messages: readonly OpenAI.ChatCompletionMessageParam[]
  readonly seed: number | null
  /** Sends one request, without members that the provider refuses. */
  readonly send: (body: ChatBody, limits: ChatLimits) => Promise<ChatOutcome>
  /** Prepared answers of tools, by name. */
  readonly toolResults: Readonly<Record<string, unknown>>
}

/** The result of a conversation, without the parts that the caller adds: spans and phases. */
export type ConversationEnd =
  { readonly kind: 'replied'; readonly reply: Reply } | { readonly kind: 'failed'; readonly failure: AttemptFailure }

/**
 * Asks the model. While every tool that it calls has a prepared answer, sends these answers and asks again, within the call's
 * limits. Tools are never run; a call without an answer ends the conversation and is reported.
 * @throws what `send` throws
 */
export async function converse(
  { call, messages: first, seed, send, toolResults }: Conversation,
  limits: ChatLimits,
): Promise<ConversationEnd> {
  const { clock } = limits
  const from = clock.monotonicMs()
  const messages = [...first]
  const tools: ToolCall[] = []
  const replies: ChatReply[] = []
  let firstTextMs: number | null = null
  for (;;) {
    const askedMs = clock.monotonicMs() - from
    const body = { ...call.body, model: call.model, messages, ...(seed !== null && { seed }) }
    const outcome = await send(body, { ...limits, timeoutMs: Math.max(limits.timeoutMs - askedMs, 1) })
    if (outcome.kind !== 'replied') {
      return { kind: 'failed', failure: { ...failureOf(outcome, limits.timeoutMs), bill: billOf(chargeOf(outcome)) } }
    }
    const { reply } = outcome
    replies.push(reply)
    if (reply.firstTextMs !== null) firstTextMs ??= askedMs + reply.firstTextMs
    const canAnswer =
      reply.calls.length > 0 &&
      replies.length < call.maxSteps &&
      tools.length + reply.calls.length <= call.maxToolCalls &&
      reply.calls.every(({ name }) => Object.hasOwn(toolResults, name))
    tools.push(...reply.calls.map((one) => describeCall(one, canAnswer)))
    if (!canAnswer) return describeEnd(reply)
    messages.push(
      {
        role: 'assistant',
        content: reply.text === '' ? null : reply.text,
        tool_calls: reply.calls.map(({ id, ...called }) => ({ id, type: 'function' as const, function: called })),
      },
      ...reply.calls.map(({ id, name }) => ({
        role: 'tool' as const,
        tool_call_id: id,
        content: writeResult(toolResults[name]),
      })),
    )
  }

  function describeEnd(last: ChatReply): ConversationEnd {
    const bill = billOf('reported')
    const failed = (message: string): ConversationEnd => ({
      kind: 'failed',
      failure: { kind: 'target', message, bill },
    })
    if (last.finishReason === 'content_filter') return failed("The provider's content filter stopped the reply.")
    if (last.finishReason === 'length' && last.text === '' && last.calls.length === 0)
      return failed(
        `The model used up its ${call.maxOutputTokens === null ? 'tokens' : `${call.maxOutputTokens} tokens (max_output_tokens)`} before it wrote an answer.`,
      )
    const isRefusal = last.refusal !== null && last.text === ''
    const counted = replies.flatMap(({ spent }) => spent ?? [])
    return {
      kind: 'replied',
      reply: omitUndefined<Reply>({
        answer: isRefusal ? last.refusal : last.text,
        // An empty answer would count as declined; here the model asks for a tool.
        abstained: isRefusal ? true : last.calls.length > 0 ? false : undefined,
        model: last.model ?? undefined,
        model_fingerprint: last.fingerprint ?? undefined,
        // A partial sum would look like the total.
        usage: counted.length < replies.length ? undefined : sumUsage(counted),
        ttft_ms: firstTextMs ?? undefined,
        tools: tools.length > 0 || call.body['tools'] !== undefined ? tools : undefined,
        finish_reason: last.finishReason ?? undefined,
      }),
    }
  }

  /** Returns the cost of a failed conversation: its answered requests, and the `charge` of the last one. */
  function billOf(charge: Charge): NonNullable<AttemptFailure['bill']> {
    const spent = sumSpent(replies.map((reply) => reply.spent))
    return {
      charge: replies.some((reply) => reply.spent === null) ? 'unknown' : charge,
      spent: spent === null ? null : { ...spent, model: spent.model ?? call.model },
    }
  }
}

/** Formats a tool's answer for the model. */
export function writeResult(result: unknown): string {
  return typeof result === 'string' ? result : JSON.stringify(result)
}

function describeCall({ name, arguments: args }: ToolRequest, isAnswered: boolean): ToolCall {
  const named = name === '' ? 'unnamed' : name
  const parsed = tryJson(args)
  return parsed === undefined
    ? { name: named, arguments: args, ok: false, error: 'The arguments are not JSON.' }
    : { name: named, arguments: parsed, ...(isAnswered && { ok: true }) }
}

function failureOf(outcome: ChatFailure, timeoutMs: number): Failure {
  if (outcome.kind === 'timeout') return timeoutFailure(timeoutMs, null)
  const { message } = outcome
  if (outcome.kind === 'unreadable') return { kind: 'protocol', message }
  const { status } = outcome
  if (outcome.kind === 'other') return omitUndefined<Failure>({ kind: 'target', message, status })
  return omitUndefined<Failure>({ kind: outcome.kind, message, status, retry_after_s: outcome.retry_after_s })
}
