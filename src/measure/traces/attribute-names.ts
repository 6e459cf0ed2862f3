import { tryJson } from '../../model/json.js'
import { readUsage, type Usage } from '../../model/usage.js'

/** An attribute's value as plain data. */
export type AttributeValue =
  string | number | boolean | null | readonly AttributeValue[] | { readonly [key: string]: AttributeValue }

/** A span of OpenTelemetry, with those of its attributes that are read here. Ids are in lower-case hex. */
export interface TraceSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | null
  readonly name: string
  /** Since 1970. */
  readonly startNs: bigint
  /** 0 where the program did not say; before the start where clocks disagree. */
  readonly endNs: bigint
  readonly attributes: ReadonlyMap<string, AttributeValue>
  readonly events: readonly Pick<TraceSpan, 'attributes'>[]
  readonly isError: boolean
  /** The message of the status; empty where it has none. */
  readonly message: string
}

/** The most spans of one trace that are read. */
export const MAX_SPANS = 10_000

/** Milliseconds from the start of a span to its end; undefined where it has none, or one before its start. */
export function measureSpan({ startNs, endNs }: TraceSpan): number | undefined {
  return startNs === 0n || endNs < startNs ? undefined : toMilliseconds(endNs - startNs)
}

/** To the microsecond. @example toMilliseconds(1_234_567n) // 1.235 */
export function toMilliseconds(nanoseconds: bigint): number {
  return Math.round(Number(nanoseconds) / 1000) / 1000
}

/**
 * Where what is read of a span stands, the first that is there counting: OpenTelemetry's semantic conventions for generative AI,
 * their older names, then OpenInference's, OpenLLMetry's and the Vercel AI SDK's.
 * Source: open-telemetry/semantic-conventions-genai (gen-ai-spans, gen-ai-agent-spans), Arize-ai/openinference (semantic_conventions),
 * traceloop/openllmetry (SpanAttributes), ai-sdk.dev (telemetry), langfuse.com (OpenTelemetry), mlflow.org (tracing, span concepts),
 * docs.langchain.com (LangSmith's OpenTelemetry), genkit-ai/genkit (tracing), pydantic/pydantic-ai (instrumentation versions).
 */
export const ATTRIBUTE_NAMES = {
  operation: ['gen_ai.operation.name'],
  kind: [
    ...['openinference.span.kind', 'traceloop.span.kind', 'llm.request.type', 'langfuse.observation.type'],
    ...['mlflow.spanType', 'langsmith.span.kind', 'genkit:metadata:subtype', 'agentops.span.kind', 'gen_ai.span.kind'],
  ],
  agent: ['gen_ai.agent.name', 'agent.name', 'agent_name'],
  /** Only the span of a whole run of an agent has it (Pydantic AI before its version 3). */
  agent_run: ['agent_name'],
  /** OpenInference's name of an agent in the graph of agents; of another span, of any step. */
  node: ['graph.node.id'],
  mcp_method: ['mcp.method.name'],
  /** A name of whatever the kind says. */
  entity: ['traceloop.entity.name', 'genkit:name', 'agentops.entity.name'],
  tool: ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'mcp.tool.name'],
  call_id: ['gen_ai.tool.call.id', 'ai.toolCall.id'],
  arguments: ['gen_ai.tool.call.arguments', 'ai.toolCall.args', 'gcp.vertex.agent.tool_call_args', 'tool_arguments'],
  /** The arguments of a tool where the convention has no name of their own. */
  input: [
    ...['input.value', 'traceloop.entity.input', 'langfuse.observation.input', 'mlflow.spanInputs', 'genkit:input'],
  ],
  request_model: [
    ...['gen_ai.request.model', 'llm.request.model_name', 'llm.model_name', 'llm.request.model'],
    ...['langfuse.observation.model.name', 'mlflow.llm.model'],
  ],
  response_model: ['gen_ai.response.model', 'llm.response.model_name', 'llm.response.model'],
  /** A whole usage object. */
  usage: ['langfuse.observation.usage_details', 'mlflow.chat.tokenUsage'],
  finish_reasons: ['gen_ai.response.finish_reasons', 'llm.finish_reason', 'ai.response.finishReason'],
  error: ['error.type'],
  /** An event has it. */
  exception: ['exception.message', 'exception.type'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AttributeRole = keyof typeof ATTRIBUTE_NAMES

const KEPT: ReadonlySet<string> = new Set(Object.values(ATTRIBUTE_NAMES).flat())
const USAGE_OBJECTS: ReadonlySet<string> = new Set(ATTRIBUTE_NAMES.usage)

/** Everything else is dropped as it comes in: prompts and answers are long, and not read here. */
export const keepsAttribute = (name: string): boolean => KEPT.has(name) || USAGE_PREFIX.test(name)

type Attributed = Pick<TraceSpan, 'attributes'>

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

/** What the conventions put before the names of a usage object's fields (`readUsage`). */
const USAGE_PREFIX = /^(?:gen_ai\.usage|ai\.usage|llm\.usage|llm\.token_count)\./

/** The tokens that a span reports. */
export function readSpanUsage({ attributes }: Attributed): Usage {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of attributes) {
    if (USAGE_PREFIX.test(name)) fields[name.replace(USAGE_PREFIX, '')] ??= value
    else if (USAGE_OBJECTS.has(name)) Object.assign(fields, typeof value === 'string' ? tryJson(value) : value)
  }
  return readUsage(fields, false)
}
