import { checkContract } from './contract.js'
import type { ChatRequest, ScriptedReply } from './script.js'

const CREATED = Date.parse('2026-01-01T00:00:00Z') / 1000

/**
 * Returns a reply as the body of a response, in two halves between which the connection can break.
 * @throws if the script produces something that OpenAI would not send
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

/** Returns vectors as the body of a response in two halves: as numbers if requested, else as base64, the default of OpenAI's clients. */
export function writeEmbeddings(
  reply: ScriptedReply,
  request: ChatRequest,
  _number: number,
): readonly [string, string] {
  const texts = [request['input']].flat().map(String)
  const vectors = reply.vectors ?? texts.map(embed)
  const tokens = reply.usage?.input ?? 4 * texts.length
  const embeddings = described('Embeddings', {
    object: 'list',
    data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
    model: reply.model ?? request.model,
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  })
  const body = JSON.stringify(embeddings, (name, value: unknown) =>
    name === 'embedding' && request['encoding_format'] !== 'float' ? toBase64(value as readonly number[]) : value,
  )
  const middle = Math.ceil(body.length / 2)
  return [body.slice(0, middle), body.slice(middle)]
}

const DIMENSIONS = 16

/** Makes a vector from the words of a text, so that texts with common words are similar. */
function embed(text: string): readonly number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0)
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    const at = [...word].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7) % DIMENSIONS
    vector[at] = (vector[at] ?? 0) + 1
  }
  return vector
}

function toBase64(vector: readonly number[]): string {
  return Buffer.from(new Float32Array(vector).buffer).toString('base64')
}

/** Returns a reply as server-sent events, in two halves. */
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

function described(what: 'Completion' | 'Chunk' | 'Embeddings', value: object): object {
  const faults = checkContract(what, value)
  if (faults.length > 0) throw new Error(`the script makes what OpenAI would not send:\n${faults.join('\n')}`)
  return value
}
