import { z } from 'zod'
import { type AttributeValue, keepsAttribute, type TraceSpan } from './attribute-names.js'

const MAX_NAME = 200
const MAX_MESSAGE = 1000
/** High, because OpenInference writes each message of a conversation into separate attributes. */
const MAX_ATTRIBUTES = 4000
const MAX_EVENTS = 200
const STATUS_ERROR = 2

/** Hex in OTLP/JSON, bytes in decoded protobuf. */
const idSchema = z
  .union([z.string(), z.instanceof(Uint8Array)])
  .transform((id) =>
    typeof id === 'string' ? id.toLowerCase() : [...id].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
  )
const traceIdSchema = idSchema.refine((id) => /^[0-9a-f]{32}$/.test(id) && !/^0+$/.test(id))
const spanIdSchema = idSchema.refine((id) => /^[0-9a-f]{16}$/.test(id) && !/^0+$/.test(id))

const nanosecondsSchema = z
  .union([
    z.string().regex(/^\d{1,20}$/),
    z
      .number()
      .nonnegative()
      .max(2 ** 64),
  ])
  .nullish()
  .transform((time) => BigInt(typeof time === 'number' ? Math.floor(time) : (time ?? 0)))

const entriesSchema = z.array(z.unknown()).nullish()
const textSchema = z.string().nullish()

const eventSchema = z.object({ attributes: entriesSchema })

const spanSchema = z.object({
  traceId: traceIdSchema,
  spanId: spanIdSchema,
  parentSpanId: z.union([spanIdSchema, z.unknown().transform(() => null)]).optional(),
  name: textSchema,
  startTimeUnixNano: nanosecondsSchema,
  endTimeUnixNano: nanosecondsSchema,
  attributes: entriesSchema,
  events: entriesSchema,
  status: z.object({ code: z.unknown().optional(), message: textSchema }).nullish(),
})

const requestSchema = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: entriesSchema })).nullish() })).nullish(),
})

/** Maximum length of a text, such as the arguments of a tool, in characters. */
const MAX_TEXT = 8000
/** Which attributes are kept, and how much of a text, in characters. */
const KEPT = { keeps: keepsAttribute, maxText: MAX_TEXT }

/**
 * Reads the spans of an OTLP `ExportTraceServiceRequest` as plain data with the field names of OTLP/JSON; returns `null` if the
 * value is not such a request. Keeps only attributes that are read and cuts long texts. `rejected` counts spans without valid ids
 * or otherwise invalid ones.
 */
export function readSpans(request: unknown, kept = KEPT) {
  const { data } = requestSchema.safeParse(request)
  if (data === undefined) return null
  const all = (data.resourceSpans ?? []).flatMap(({ scopeSpans }) =>
    (scopeSpans ?? []).flatMap(({ spans }) => spans ?? []),
  )
  const spans = all.flatMap((span) => readSpan(span, kept) ?? [])
  return { spans, rejected: all.length - spans.length }
}

function readSpan(value: unknown, kept: typeof KEPT): TraceSpan | null {
  const { data } = spanSchema.safeParse(value)
  if (data === undefined) return null
  const { traceId, spanId, parentSpanId, name, startTimeUnixNano, endTimeUnixNano, attributes, events, status } = data
  return {
    traceId,
    spanId,
    parentId: parentSpanId ?? null,
    name: (name ?? '').slice(0, MAX_NAME),
    startNs: startTimeUnixNano,
    endNs: endTimeUnixNano,
    attributes: readAttributes(attributes, kept),
    events: (events ?? []).slice(0, MAX_EVENTS).flatMap((event) => {
      const { data: parsed } = eventSchema.safeParse(event)
      return parsed === undefined ? [] : [{ attributes: readAttributes(parsed.attributes, kept) }]
    }),
    isError: status?.code === STATUS_ERROR,
    message: (status?.message ?? '').slice(0, MAX_MESSAGE),
  }
}

const MAX_DEPTH = 12
/** Maximum number of texts, numbers, lists and objects in one value. */
const MAX_PARTS = 500

const keyValueSchema = z.object({ key: z.string(), value: z.unknown().optional() })
/** In JSON an int64 is a text, and so are NaN and infinities, which are not stored. An empty text is not 0. */
const numberSchema = z.union([z.number(), z.string().regex(/\S/)]).nullish()
const listSchema = z.object({ values: z.array(z.unknown()).nullish() })
const anyValueSchema = z.object({
  stringValue: z.string().nullish(),
  boolValue: z.boolean().nullish(),
  intValue: numberSchema,
  doubleValue: numberSchema,
  arrayValue: listSchema.nullish(),
  kvlistValue: listSchema.nullish(),
})

/** Reads a list of OTLP `KeyValue` entries. Keeps the wanted keys, each with its first value, and ignores invalid entries. */
function readAttributes(
  entries: z.output<typeof entriesSchema>,
  { keeps, maxText }: typeof KEPT,
): ReadonlyMap<string, AttributeValue> {
  const attributes = new Map<string, AttributeValue>()
  for (const entry of entries?.slice(0, MAX_ATTRIBUTES) ?? []) {
    const { data } = keyValueSchema.safeParse(entry)
    if (data === undefined || !keeps(data.key) || attributes.has(data.key)) continue
    const value = readValue(data.value, { left: MAX_PARTS, maxText }, MAX_DEPTH)
    if (value !== null) attributes.set(data.key, value)
  }
  return attributes
}

/**
 * Converts OTLP's `AnyValue` to plain data. `null` for an empty value, bytes, or a value that is too large or nested too deeply.
 */
function readValue(value: unknown, parts: { left: number; readonly maxText: number }, depth: number): AttributeValue {
  const { data } = anyValueSchema.safeParse(value)
  if (data === undefined || depth === 0 || parts.left <= 0) return null
  parts.left -= 1
  const { stringValue, boolValue, intValue, doubleValue, arrayValue, kvlistValue } = data
  if (typeof stringValue === 'string') return stringValue.slice(0, parts.maxText)
  if (typeof boolValue === 'boolean') return boolValue
  const number = intValue ?? doubleValue ?? null
  if (number !== null) return Number.isFinite(Number(number)) ? Number(number) : null
  if (arrayValue) return (arrayValue.values ?? []).slice(0, parts.left).map((item) => readValue(item, parts, depth - 1))
  if (kvlistValue) {
    const entries = (kvlistValue.values ?? []).slice(0, parts.left).flatMap((entry) => {
      const pair = keyValueSchema.safeParse(entry).data
      return pair === undefined
        ? []
        : [[pair.key.slice(0, parts.maxText), readValue(pair.value, parts, depth - 1)] as const]
    })
    return Object.fromEntries(entries)
  }
  return null
}
