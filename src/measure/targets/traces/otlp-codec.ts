import type { INamespace } from 'protobufjs'

/** The answer of an OTLP/HTTP receiver: a message type and its fields. */
export interface OtlpAnswer {
  readonly type: 'ExportTraceServiceResponse' | 'Status'
  readonly fields: Readonly<Record<string, unknown>>
}

/** One of the two encodings of OTLP/HTTP. */
export interface OtlpCodec {
  readonly contentType: string
  /** Decodes a request into plain data with the field names of OTLP/JSON. Throws if the bytes cannot be decoded. */
  readonly decode: (body: Buffer) => unknown
  readonly encode: (answer: OtlpAnswer) => string | Uint8Array
}

export const jsonCodec: OtlpCodec = {
  contentType: 'application/json',
  decode: (body) => JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown,
  encode: ({ fields }) => JSON.stringify(fields),
}

/** Loaded when the first protobuf arrives. */
let protobufCodec: Promise<OtlpCodec> | null = null

async function loadProtobufCodec(): Promise<OtlpCodec> {
  const { default: protobuf } = await import('protobufjs/light.js')
  const root = protobuf.Root.fromJSON(OTLP_DESCRIPTOR)
  const request = root.lookupType('ExportTraceServiceRequest')
  return {
    contentType: 'application/x-protobuf',
    decode: (body) => request.toObject(request.decode(body), { longs: String }),
    encode: ({ type, fields }) => {
      const message = root.lookupType(type)
      return message.encode(message.fromObject(fields)).finish()
    },
  }
}

/** Returns the encoding for a request's Content-Type, or `null` for any other type. */
export async function chooseCodec(contentType: string | undefined): Promise<OtlpCodec | null> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return jsonCodec
  if (type !== 'application/x-protobuf') return null
  protobufCodec ??= loadProtobufCodec()
  return protobufCodec
}

/**
 * The subset of OTLP's protobuf messages that is read and written, with the field numbers of open-telemetry/opentelemetry-proto v1
 * (common.proto, trace.proto, trace_service.proto) and google/rpc/status.proto. Other fields are skipped, as protobuf specifies.
 * Each field is given as number, name and type; `*` before the type marks a list.
 */
const MESSAGES = {
  AnyValue: [
    ...['1 stringValue string', '2 boolValue bool', '3 intValue int64', '4 doubleValue double'],
    ...['5 arrayValue ArrayValue', '6 kvlistValue KeyValueList', '7 bytesValue bytes'],
  ],
  ArrayValue: ['1 values *AnyValue'],
  KeyValueList: ['1 values *KeyValue'],
  KeyValue: ['1 key string', '2 value AnyValue'],
  Event: ['1 timeUnixNano fixed64', '2 name string', '3 attributes *KeyValue'],
  SpanStatus: ['2 message string', '3 code int32'],
  Span: [
    ...['1 traceId bytes', '2 spanId bytes', '4 parentSpanId bytes', '5 name string', '7 startTimeUnixNano fixed64'],
    ...['8 endTimeUnixNano fixed64', '9 attributes *KeyValue', '11 events *Event', '15 status SpanStatus'],
  ],
  ScopeSpans: ['2 spans *Span'],
  ResourceSpans: ['2 scopeSpans *ScopeSpans'],
  ExportTraceServiceRequest: ['1 resourceSpans *ResourceSpans'],
  ExportTracePartialSuccess: ['1 rejectedSpans int64', '2 errorMessage string'],
  ExportTraceServiceResponse: ['1 partialSuccess ExportTracePartialSuccess'],
  /** `google.rpc.Status`: the body of every error answer. */
  Status: ['1 code int32', '2 message string'],
} as const

/** `MESSAGES` as a protobufjs descriptor. */
export const OTLP_DESCRIPTOR: INamespace = {
  nested: Object.fromEntries(
    Object.entries(MESSAGES).map(([message, rows]) => {
      const fields = rows.map((row) => {
        const [id, name = '', type = ''] = row.split(' ')
        const isRepeated = type.startsWith('*')
        return [name, { id: Number(id), type: type.replace('*', ''), ...(isRepeated && { rule: 'repeated' }) }] as const
      })
      // One value of one of several types.
      const oneofs = message === 'AnyValue' && { oneofs: { value: { oneof: fields.map(([name]) => name) } } }
      return [message, { ...oneofs, fields: Object.fromEntries(fields) }]
    }),
  ),
}
