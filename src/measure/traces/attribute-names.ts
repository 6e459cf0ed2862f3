import type { AttributeValue } from './span.js'

/**
 * Where what is read of a span stands, the first that is there counting: OpenTelemetry's semantic conventions for generative AI,
 * their older names, then OpenInference's, OpenLLMetry's and the Vercel AI SDK's.
 * Source: open-telemetry/semantic-conventions-genai (gen-ai-spans, gen-ai-agent-spans), Arize-ai/openinference (semantic_conventions),
 * traceloop/openllmetry (SpanAttributes), ai-sdk.dev (telemetry).
 */
export const ATTRIBUTE_NAMES = {
  operation: ['gen_ai.operation.name'],
  kind: ['openinference.span.kind', 'traceloop.span.kind', 'llm.request.type'],
  agent: ['gen_ai.agent.name', 'agent.name'],
  /** A name of whatever the kind says. */
  entity: ['traceloop.entity.name'],
  tool: ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name'],
  call_id: ['gen_ai.tool.call.id', 'ai.toolCall.id'],
  arguments: ['gen_ai.tool.call.arguments', 'ai.toolCall.args'],
  /** The arguments of a tool where the convention has no name of their own. */
  input: ['input.value', 'traceloop.entity.input'],
  request_model: ['gen_ai.request.model', 'llm.request.model_name', 'llm.model_name', 'llm.request.model'],
  response_model: ['gen_ai.response.model', 'llm.response.model_name', 'llm.response.model'],
  input_tokens: [
    'gen_ai.usage.input_tokens',
    'gen_ai.usage.prompt_tokens',
    'llm.token_count.prompt',
    'llm.usage.prompt_tokens',
  ],
  output_tokens: [
    'gen_ai.usage.output_tokens',
    'gen_ai.usage.completion_tokens',
    'llm.token_count.completion',
    'llm.usage.completion_tokens',
  ],
  cached_tokens: [
    'gen_ai.usage.cache_read.input_tokens',
    'gen_ai.usage.cache_read_input_tokens',
    'llm.token_count.prompt_details.cache_read',
  ],
  finish_reasons: ['gen_ai.response.finish_reasons', 'llm.finish_reason', 'ai.response.finishReason'],
  /** In seconds. */
  first_chunk: ['gen_ai.response.time_to_first_chunk'],
  error: ['error.type'],
  /** An event has it. */
  exception: ['exception.message', 'exception.type'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AttributeRole = keyof typeof ATTRIBUTE_NAMES

/** Everything else is dropped as it comes in: prompts and answers are long, and not read here. */
export const KEPT_ATTRIBUTES: ReadonlySet<string> = new Set(Object.values(ATTRIBUTE_NAMES).flat())

interface Attributed {
  readonly attributes: ReadonlyMap<string, AttributeValue>
}

/** The longest name of a tool, an agent or a model, in characters. */
const MAX_NAME = 200

/** The value under the first of the names that has one; undefined without. */
export function readAttribute({ attributes }: Attributed, role: AttributeRole): AttributeValue | undefined {
  const name = ATTRIBUTE_NAMES[role].find((name) => attributes.has(name))
  return name === undefined ? undefined : attributes.get(name)
}

/** A text that is not blank, without outer spaces, cut to 200 characters. */
export function readName(of: Attributed, role: AttributeRole): string | undefined {
  return cutName(readAttribute(of, role))
}

/** @example cutName(' search ') // 'search' */
export function cutName(value: AttributeValue | undefined): string | undefined {
  const name = typeof value === 'string' ? value.trim().slice(0, MAX_NAME) : ''
  return name === '' ? undefined : name
}

/** A whole number from 0, also where it was written as a text. */
export function readCount(of: Attributed, role: AttributeRole): number | undefined {
  const value = readAttribute(of, role)
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}
