import type { INamespace } from 'protobufjs'

/** What an OTLP/HTTP receiver answers with: which message, and its fields. */
export interface OtlpAnswer {
  readonly type: 'ExportTraceServiceResponse' | 'Status'
  readonly fields: Readonly<Record<string, unknown>>
}

/** One of the two encodings of OTLP/HTTP. */
export interface OtlpCodec {
  readonly contentType: string
  /** The request as plain data with the field names of OTLP/JSON; throws where the bytes are none. */
  readonly decode: (body: Buffer) => unknown
  readonly encode: (answer: OtlpAnswer) => string | Uint8Array
}

export const jsonCodec: OtlpCodec = {
  contentType: 'application/json',
  decode: (body) => {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    return value
  },
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

/** The encoding that a request's Content-Type names; null for any other. */
export async function chooseCodec(contentType: string | undefined): Promise<OtlpCodec | null> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (type === 'application/json') return jsonCodec
  if (type !== 'application/x-protobuf') return null
  protobufCodec ??= loadProtobufCodec()
  return protobufCodec
}

/**
 * The part of OTLP's protobuf that is read and written, by the field numbers of open-telemetry/opentelemetry-proto v1 (common.proto,
 * trace.proto, trace_service.proto) and google/rpc/status.proto. Fields that are not here are skipped, as protobuf has it.
 */
export const OTLP_DESCRIPTOR: INamespace = {
  nested: {
    AnyValue: {
      oneofs: {
        value: {
          oneof: ['stringValue', 'boolValue', 'intValue', 'doubleValue', 'arrayValue', 'kvlistValue', 'bytesValue'],
        },
      },
      fields: {
        stringValue: { type: 'string', id: 1 },
        boolValue: { type: 'bool', id: 2 },
        intValue: { type: 'int64', id: 3 },
        doubleValue: { type: 'double', id: 4 },
        arrayValue: { type: 'ArrayValue', id: 5 },
        kvlistValue: { type: 'KeyValueList', id: 6 },
        bytesValue: { type: 'bytes', id: 7 },
      },
    },
    ArrayValue: { fields: { values: { rule: 'repeated', type: 'AnyValue', id: 1 } } },
    KeyValueList: { fields: { values: { rule: 'repeated', type: 'KeyValue', id: 1 } } },
    KeyValue: { fields: { key: { type: 'string', id: 1 }, value: { type: 'AnyValue', id: 2 } } },
    Event: {
      fields: {
        timeUnixNano: { type: 'fixed64', id: 1 },
        name: { type: 'string', id: 2 },
        attributes: { rule: 'repeated', type: 'KeyValue', id: 3 },
      },
    },
    SpanStatus: { fields: { message: { type: 'string', id: 2 }, code: { type: 'int32', id: 3 } } },
    Span: {
      fields: {
        traceId: { type: 'bytes', id: 1 },
        spanId: { type: 'bytes', id: 2 },
        parentSpanId: { type: 'bytes', id: 4 },
        name: { type: 'string', id: 5 },
        startTimeUnixNano: { type: 'fixed64', id: 7 },
        endTimeUnixNano: { type: 'fixed64', id: 8 },
        attributes: { rule: 'repeated', type: 'KeyValue', id: 9 },
        events: { rule: 'repeated', type: 'Event', id: 11 },
        status: { type: 'SpanStatus', id: 15 },
      },
    },
    ScopeSpans: { fields: { spans: { rule: 'repeated', type: 'Span', id: 2 } } },
    ResourceSpans: { fields: { scopeSpans: { rule: 'repeated', type: 'ScopeSpans', id: 2 } } },
    ExportTraceServiceRequest: { fields: { resourceSpans: { rule: 'repeated', type: 'ResourceSpans', id: 1 } } },
    ExportTracePartialSuccess: {
      fields: { rejectedSpans: { type: 'int64', id: 1 }, errorMessage: { type: 'string', id: 2 } },
    },
    ExportTraceServiceResponse: { fields: { partialSuccess: { type: 'ExportTracePartialSuccess', id: 1 } } },
    /** `google.rpc.Status`: the body of every answer that refuses. */
    Status: { fields: { code: { type: 'int32', id: 1 }, message: { type: 'string', id: 2 } } },
  },
}
