import { classifySpan } from './build-tree.js'
import { ATTRIBUTE_NAMES, type AttributeValue, toMilliseconds } from './attribute-names.js'
import { readSpans } from './read-spans.js'

/** What a span of a recorded trace says of a question. */
export interface LoggedSpan {
  readonly traceId: string
  readonly isRoot: boolean
  readonly isRetrieval: boolean
  readonly startMs: number
  /** `query`, `input`, `output` and `documents`, those that are there. */
  readonly record: Readonly<Record<string, unknown>>
}

/**
 * Where the content of a span stands, the first that is there counting: as in `ATTRIBUTE_NAMES`, and Langfuse's, which it exports by
 * OpenTelemetry (langfuse.com/integrations/native/opentelemetry).
 */
const CONTENT_NAMES = {
  query: ['gen_ai.retrieval.query.text', 'langfuse.trace.input'],
  input: [
    ...['input.value', 'gen_ai.input.messages', 'traceloop.entity.input', 'langfuse.observation.input'],
    ...['ai.prompt.messages', 'ai.prompt', 'gen_ai.prompt'],
  ],
  output: [
    ...['langfuse.trace.output', 'output.value', 'gen_ai.output.messages', 'traceloop.entity.output'],
    ...['langfuse.observation.output', 'ai.response.text', 'gen_ai.completion'],
  ],
  documents: ['gen_ai.retrieval.documents'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Lists that OpenInference and OpenLLMetry write as attributes of their own, by index. */
const LISTED = {
  input: /^(?:llm\.input_messages|gen_ai\.prompt)\.(\d{1,3})\.(?:message\.)?(role|content)$/,
  output: /^(?:llm\.output_messages|gen_ai\.completion)\.(\d{1,3})\.(?:message\.)?(role|content)$/,
  documents: /^retrieval\.documents\.(\d{1,3})\.document\.(id|metadata)$/,
} as const

const KEPT: ReadonlySet<string> = new Set([
  ...Object.values(CONTENT_NAMES).flat(),
  ...ATTRIBUTE_NAMES.operation,
  ...ATTRIBUTE_NAMES.kind,
])
const keeps = (name: string): boolean => KEPT.has(name) || Object.values(LISTED).some((pattern) => pattern.test(name))

/** In characters: a conversation, or the documents of a retrieval. */
const MAX_TEXT = 200_000

/** The spans of an OTLP `ExportTraceServiceRequest` that say what was asked, answered or retrieved; null when it is none. */
export function readLoggedSpans(request: unknown): readonly LoggedSpan[] | null {
  if (typeof request !== 'object' || request === null || !Object.hasOwn(request, 'resourceSpans')) return null
  const read = readSpans(request, { keeps, maxText: MAX_TEXT })
  if (read === null) return null
  return read.spans.flatMap((span): LoggedSpan | [] => {
    const record = readContent(span.attributes)
    if (Object.keys(record).length === 0) return []
    const { traceId, parentId, startNs } = span
    const isRetrieval = classifySpan(span) === 'retrieve'
    return { traceId, isRoot: parentId === null, isRetrieval, startMs: toMilliseconds(startNs), record }
  })
}

function readContent(attributes: ReadonlyMap<string, AttributeValue>): Readonly<Record<string, unknown>> {
  const record: Record<string, unknown> = {}
  for (const [field, names] of Object.entries(CONTENT_NAMES)) {
    const name = names.find((one) => attributes.has(one))
    if (name !== undefined) record[field] = attributes.get(name)
  }
  for (const [field, pattern] of Object.entries(LISTED)) {
    const items: Record<string, AttributeValue>[] = []
    for (const [name, value] of attributes) {
      const [, index, part] = pattern.exec(name) ?? []
      if (index === undefined || part === undefined) continue
      const item = (items[Number(index)] ??= {})
      item[part] = value
    }
    if (items.length > 0 && !Object.hasOwn(record, field)) record[field] = items.filter(() => true)
  }
  return record
}
