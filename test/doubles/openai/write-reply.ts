import { checkContract } from './contract.js'
import type { ChatRequest, ScriptedReply } from './script.js'

const CREATED = Date.parse('2026-01-01T00:00:00Z') / 1000

/**
 * A reply as the body of a response, in two halves between which the connection can break.
 * @throws when the script makes what OpenAI would not send
 */
export function writeCompletion(reply: ScriptedReply, request: ChatRequest, number: number): readonly [string, string] {
  const completion = {
    ...frame(reply, request, number, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: contentOf(reply),
          refusal: reply.refusal ?? null,
          ...(reply.calls && { tool_calls: callsOf(reply) }),
        },
        finish_reason: finishReason(reply),
        logprobs: null,
      },
    ],
    ...(reply.usage !== null && { usage: usageOf(reply) }),
  }
  const body = JSON.stringify(described('Completion', completion))
  const middle = Math.ceil(body.length / 2)
  return [body.slice(0, middle), body.slice(middle)]
}

/** A reply as server-sent events, likewise in two halves. */
export function writeEvents(reply: ScriptedReply, request: ChatRequest, number: number): readonly [string, string] {
  const base = frame(reply, request, number, 'chat.completion.chunk')
  const withUsage = request.stream_options?.include_usage === true && reply.usage !== null
  const chunk = (delta: object, finish_reason: string | null = null): object => ({
    ...base,
    choices: [{ index: 0, delta, finish_reason }],
    ...(withUsage && { usage: null }),
  })
  const text = contentOf(reply) ?? ''
  const middle = Math.ceil(text.length / 2)
  const calls = callsOf(reply).map((call, index) => ({ index, ...call }))
  const begun = [
    chunk({ role: 'assistant', content: '' }),
    ...(text === '' ? [] : [chunk({ content: text.slice(0, middle) })]),
    ...(reply.refusal === undefined ? [] : [chunk({ refusal: reply.refusal })]),
    ...calls.map(({ index, id, type, function: { name } }) =>
      chunk({ tool_calls: [{ index, id, type, function: { name, arguments: '' } }] }),
    ),
  ]
  const rest = [
    ...(text.length > middle ? [chunk({ content: text.slice(middle) })] : []),
    ...calls.map(({ index, function: { arguments: args } }) =>
      chunk({ tool_calls: [{ index, function: { arguments: args } }] }),
    ),
    chunk({}, finishReason(reply)),
    ...(withUsage ? [{ ...base, choices: [], usage: usageOf(reply) }] : []),
  ]
  const write = (chunks: readonly object[]): string =>
    chunks.map((one) => `data: ${JSON.stringify(described('Chunk', one))}\n\n`).join('')
  return [write(begun), `${write(rest)}data: [DONE]\n\n`]
}

function frame(reply: ScriptedReply, request: ChatRequest, number: number, object: string): object {
  return {
    id: `chatcmpl-${number}`,
    object,
    created: CREATED,
    model: reply.model ?? `${request.model.replace(/^.*\//, '')}-2026-01-01`,
    system_fingerprint: 'fp_double',
  }
}

function contentOf({ text, refusal, calls }: ScriptedReply): string | null {
  return text === undefined ? (refusal === undefined && calls === undefined ? 'ok' : null) : text
}

function callsOf({ calls = [] }: ScriptedReply) {
  return calls.map(({ name, arguments: args }, index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
  }))
}

function finishReason({ finish_reason, calls }: ScriptedReply): string {
  return finish_reason ?? (calls === undefined ? 'stop' : 'tool_calls')
}

function usageOf({ usage }: ScriptedReply): object {
  const { input, output, cached = 0 } = usage ?? { input: 100, output: 20 }
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: input + output,
    prompt_tokens_details: { cached_tokens: cached },
  }
}

function described(what: 'Completion' | 'Chunk', value: object): object {
  const faults = checkContract(what, value)
  if (faults.length > 0) throw new Error(`the script makes what OpenAI would not send:\n${faults.join('\n')}`)
  return value
}
