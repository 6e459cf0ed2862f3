import { tryJson } from '../../model/json.js'
import { readUsage, type Usage } from '../../model/usage.js'

/** An attribute's value as plain data. */
export type AttributeValue =
  string | number | boolean | null | readonly AttributeValue[] | { readonly [key: string]: AttributeValue }

/** An OpenTelemetry span with the attributes that are read here. Ids are lower-case hex. */
export interface TraceSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentId: string | null
  readonly name: string
  /** Since the Unix epoch. */
  readonly startNs: bigint
  /** 0 if not reported; before the start if clocks disagree. */
  readonly endNs: bigint
  readonly attributes: ReadonlyMap<string, AttributeValue>
  readonly events: readonly Pick<TraceSpan, 'attributes'>[]
  readonly isError: boolean
  /** The message of the status; empty if there is none. */
  readonly message: string
}

/** Maximum number of spans read per trace. */
export const MAX_SPANS = 10_000

/** Returns the duration of a span in milliseconds; undefined if its start or end is missing, or the end is before the start. */
export function measureSpan({ startNs, endNs }: TraceSpan): number | undefined {
  return startNs === 0n || endNs < startNs ? undefined : toMilliseconds(endNs - startNs)
}

/** Rounds to microseconds. @example toMilliseconds(1_234_567n) // 1.235 */
export function toMilliseconds(nanoseconds: bigint): number {
  return Math.round(Number(nanoseconds) / 1000) / 1000
}

/**
 * Names of the attributes for each value; the first one present is used. The order is: OpenTelemetry's semantic conventions for
 * generative AI, their older names, OpenInference, OpenLLMetry and the Vercel AI SDK.
 * Source: open-telemetry/semantic-conventions-genai (gen-ai-spans, gen-ai-agent-spans), Arize-ai/openinference
 * (semantic_conventions), traceloop/openllmetry (SpanAttributes), ai-sdk.dev (telemetry), langfuse.com (OpenTelemetry), mlflow.org
 * (tracing, span concepts), docs.langchain.com (LangSmith's OpenTelemetry), genkit-ai/genkit (tracing), pydantic/pydantic-ai
 * (instrumentation versions).
 */
export const ATTRIBUTE_NAMES = {
  operation: ['gen_ai.operation.name'],
  kind: [
    ...['openinference.span.kind', 'traceloop.span.kind', 'llm.request.type', 'langfuse.observation.type'],
    ...['mlflow.spanType', 'langsmith.span.kind', 'genkit:metadata:subtype', 'agentops.span.kind', 'gen_ai.span.kind'],
  ],
  agent: ['gen_ai.agent.name', 'agent.name', 'agent_name'],
  /** Present only on the span of an agent's whole run (Pydantic AI before version 3). */
  agent_run: ['agent_name'],
  /** In OpenInference, the name of an agent in the graph of agents; on other spans, the name of any step. */
  node: ['graph.node.id'],
  mcp_method: ['mcp.method.name'],
  /** The name of the entity that the kind describes. */
  entity: ['traceloop.entity.name', 'genkit:name', 'agentops.entity.name'],
  tool: ['gen_ai.tool.name', 'tool.name', 'ai.toolCall.name', 'mcp.tool.name'],
  call_id: ['gen_ai.tool.call.id', 'ai.toolCall.id'],
  arguments: ['gen_ai.tool.call.arguments', 'ai.toolCall.args', 'gcp.vertex.agent.tool_call_args', 'tool_arguments'],
  /** The input of a span; used as a tool's arguments by libraries without an attribute for them. */
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
  /** Set on an event, not on the span. */
  exception: ['exception.message', 'exception.type'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AttributeRole = keyof typeof ATTRIBUTE_NAMES

const KEPT: ReadonlySet<string> = new Set(Object.values(ATTRIBUTE_NAMES).flat())
const USAGE_OBJECTS: ReadonlySet<string> = new Set(ATTRIBUTE_NAMES.usage)

/** Whether an attribute is kept. Others, such as long prompts and answers, are never read. */
export const keepsAttribute = (name: string): boolean => KEPT.has(name) || USAGE_PREFIX.test(name)

type Attributed = Pick<TraceSpan, 'attributes'>

/** Maximum length of the name of a tool, agent or model, in characters. */
const MAX_NAME = 200

/** Returns the value of the first attribute present; undefined if there is none. */
export function readAttribute({ attributes }: Attributed, role: AttributeRole): AttributeValue | undefined {
  const name = ATTRIBUTE_NAMES[role].find((name) => attributes.has(name))
  return name === undefined ? undefined : attributes.get(name)
}

/** Returns a non-blank text, trimmed and cut to 200 characters. */
export function readName(of: Attributed, role: AttributeRole): string | undefined {
  return cutName(readAttribute(of, role))
}

/** @example cutName(' search ') // 'search' */
export function cutName(value: AttributeValue | undefined): string | undefined {
  const name = typeof value === 'string' ? value.trim().slice(0, MAX_NAME) : ''
  return name === '' ? undefined : name
}

/** Prefixes of the fields of a usage object in the conventions (see `readUsage`). */
const USAGE_PREFIX = /^(?:gen_ai\.usage|ai\.usage|llm\.usage|llm\.token_count)\./

/** Returns the tokens that a span reports. */
export function readSpanUsage({ attributes }: Attributed): Usage {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of attributes) {
    if (USAGE_PREFIX.test(name)) fields[name.replace(USAGE_PREFIX, '')] ??= value
    else if (USAGE_OBJECTS.has(name)) Object.assign(fields, typeof value === 'string' ? tryJson(value) : value)
  }
  return readUsage(fields, false)
}
