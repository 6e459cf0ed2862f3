import { OTLP_DESCRIPTOR } from './otlp-descriptor.js'

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
