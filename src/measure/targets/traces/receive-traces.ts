import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { systemSleep } from '../../../io/clock.js'
import { readSpans } from '../../traces/read-spans.js'
import { chooseCodec, jsonCodec, type OtlpAnswer, type OtlpCodec } from './otlp-codec.js'
import { present } from '../../../model/omit-undefined.js'
import { MAX_SPANS, type TraceSpan } from '../../traces/attribute-names.js'

/** The limit that the specification of OTLP recommends, before and after decompression. */
const MAX_BODY_BYTES = 20 * 1024 * 1024

const decompress = promisify(gunzip)

/** An OTLP/HTTP receiver on a local port. */
export type TraceReceiver = Awaited<ReturnType<typeof receiveTraces>>
/** Spans and exports that were not kept. */
export type Dropped = ReturnType<TraceReceiver['dropped']>

/** An error answer. Exporters do not retry any of the statuses used here. */
class Refusal extends Error {
  readonly status: number

  constructor(status: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/**
 * Starts to listen for spans (`/v1/traces`, JSON or protobuf, gzip). Metrics and logs are accepted and dropped. Keeps only the
 * spans of expected traces, until they are taken, so memory is bounded by the trials in flight. Trace ids are random, so that one
 * target cannot guess another's.
 */
export async function receiveTraces() {
  const pending = new Map<string, ReturnType<typeof collectTrace>>()
  // `unknown`: spans of a trace that is not (or no longer) expected; `excess`: spans above the limit per trace.
  const dropped = { unknown: 0, excess: 0 }
  /** Exports answered with an error or containing spans without valid ids, and the reason of the first. */
  let refused: { readonly count: number; readonly first: string | null } = { count: 0, first: null }
  const refuse = (reason: string): void => {
    refused = { count: refused.count + 1, first: refused.first ?? reason }
  }
  const keep = (span: TraceSpan): boolean => {
    const trace = pending.get(span.traceId)
    const isKept = trace?.add(span) ?? false
    if (trace === undefined) dropped.unknown += 1
    else if (!isKept) dropped.excess += 1
    return trace === undefined || isKept
  }
  const server = createServer((request, response) => {
    void answer(request, response, { keep, refuse })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the receiver of traces has no port')
  return {
    /** Without a slash at the end. */
    url: `http://127.0.0.1:${address.port}`,
    expect: () => {
      const [traceId, callerId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
      const trace = collectTrace(callerId)
      pending.set(traceId, trace)
      const forget = (): void => void pending.delete(traceId)
      return {
        /** W3C Trace Context: the target's spans are to be children of this one. */
        traceparent: `00-${traceId}-${callerId}-01`,
        callerId,
        /** Waits for the spans and returns them. Later spans are dropped. Rejects when aborted. */
        take: async (patience: Patience, signal: AbortSignal) => {
          try {
            await trace.settle(patience, signal)
            return trace.read()
          } finally {
            forget()
          }
        },
        forget,
      }
    },
    dropped: () => ({ ...dropped, refused }),
    [Symbol.asyncDispose]: async (): Promise<void> => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

interface Sinks {
  /** Returns false if there is no room for the span. */
  readonly keep: (span: TraceSpan) => boolean
  readonly refuse: (reason: string) => void
}

async function answer(request: IncomingMessage, response: ServerResponse, sinks: Sinks): Promise<void> {
  const codec = await chooseCodec(request.headers['content-type'])
  const send = (status: number, { contentType, encode }: OtlpCodec, message: OtlpAnswer): void => {
    response.writeHead(status, { 'content-type': contentType }).end(encode(message))
  }
  try {
    const signal = signalOf(request)
    const body = await readBody(request)
    if (codec === null)
      throw new Refusal(415, 'The content type is neither application/x-protobuf nor application/json.')
    send(200, codec, {
      type: 'ExportTraceServiceResponse',
      fields: signal === 'traces' ? accept(codec, body, sinks) : {},
    })
  } catch (error) {
    // The exporter has disconnected or stopped sending.
    if (!(error instanceof Refusal)) return void response.destroy()
    sinks.refuse(error.message)
    response.setHeader('connection', 'close')
    send(error.status, codec ?? jsonCodec, { type: 'Status', fields: { message: error.message } })
  }
}

function signalOf({ method, url }: IncomingMessage): string {
  const signal = /^\/v1\/(traces|metrics|logs)\/?(?:\?.*)?$/.exec(url ?? '')?.[1]
  if (signal === undefined) throw new Refusal(404, 'Only /v1/traces, /v1/metrics and /v1/logs are here.')
  if (method !== 'POST') throw new Refusal(405, 'Spans are sent by POST.')
  return signal
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = new Refusal(413, 'The body is larger than 20 MiB.')
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue
    length += chunk.length
    // Reads the body to its end; otherwise the exporter would see a lost connection and retry.
    if (length <= MAX_BODY_BYTES) chunks.push(chunk)
    else chunks.length = 0
  }
  if (length > MAX_BODY_BYTES) throw tooLarge
  const body = Buffer.concat(chunks)
  const encoding = request.headers['content-encoding'] ?? 'identity'
  if (encoding === 'identity' || encoding === 'none') return body
  if (encoding !== 'gzip') throw new Refusal(415, 'The content encoding is not gzip.')
  return decompress(body, { maxOutputLength: MAX_BODY_BYTES }).catch((error: unknown) => {
    const isLong = error instanceof RangeError
    throw isLong ? tooLarge : new Refusal(400, 'The body is not gzip.')
  })
}

/** Keeps the spans of an export and returns the fields of the answer. */
function accept(codec: OtlpCodec, body: Buffer, { keep, refuse }: Sinks): Readonly<Record<string, unknown>> {
  const read = decodeSpans(codec, body)
  if (read === null) throw new Refusal(400, 'The body is not an ExportTraceServiceRequest.')
  const excess = read.spans.filter((span) => !keep(span)).length
  if (read.rejected > 0) refuse('It has spans without valid ids.')
  const rejected = read.rejected + excess
  if (rejected === 0) return {}
  const reasons = present(
    read.rejected > 0 && `${read.rejected} without valid ids`,
    excess > 0 && `${excess} more than one trace may have`,
  )
  return { partialSuccess: { rejectedSpans: String(rejected), errorMessage: `Rejected spans: ${reasons.join(', ')}.` } }
}

function decodeSpans(codec: OtlpCodec, body: Buffer) {
  try {
    return readSpans(codec.decode(body))
  } catch (cause) {
    throw new Refusal(400, `The body is not ${codec.contentType}.`, { cause })
  }
}

/** Maximum number of characters in all attributes of one trace. */
const MAX_CHARACTERS = 32_000_000

/** How long to wait for what is still on its way. */
export interface Patience {
  /** Maximum wait after the reply. */
  readonly waitMs: number
  /** How long nothing may have arrived before a whole trace counts as complete. */
  readonly quietMs: number
}

/** Whether a trace can be used. `partial`: spans arrived, but no direct child of the caller's span. */
export type TraceState = 'whole' | 'partial' | 'none'

/** Creates a collector for the spans of one trial. */
export function collectTrace(callerId: string) {
  const spans = new Map<string, TraceSpan>()
  /** Ids of parent spans that were referenced but have not arrived. */
  const missing = new Set<string>()
  let hasTop = false
  let total = 0
  let onSpan = (): void => undefined
  return {
    /** Returns false if there is no room. A span that was already added comes from a repeated export. */
    add: (span: TraceSpan): boolean => {
      const { spanId, parentId, attributes, events } = span
      if (spans.has(spanId)) return true
      const characters = JSON.stringify([...attributes, events.map((event) => [...event.attributes])]).length
      if (spans.size >= MAX_SPANS || total + characters > MAX_CHARACTERS) return false
      spans.set(spanId, span)
      total += characters
      missing.delete(spanId)
      if (parentId === callerId) hasTop = true
      else if (parentId !== null && !spans.has(parentId)) missing.add(parentId)
      onSpan()
      return true
    },
    /** Waits until the trace is whole and quiet, at most `waitMs`. Rejects with the signal's reason when aborted. */
    settle: async ({ waitMs, quietMs }: Patience, signal: AbortSignal): Promise<void> => {
      signal.throwIfAborted()
      const ended = new AbortController()
      const stop = (): void => ended.abort()
      signal.addEventListener('abort', stop)
      let quiet: NodeJS.Timeout | undefined
      onSpan = () => {
        clearTimeout(quiet)
        if (hasTop && missing.size === 0) quiet = setTimeout(stop, quietMs)
      }
      onSpan()
      await systemSleep(waitMs, ended.signal).catch(() => undefined)
      clearTimeout(quiet)
      signal.removeEventListener('abort', stop)
      onSpan = () => undefined
      signal.throwIfAborted()
    },
    /**
     * Returns the trace. A trace with a top-level span is usable even if inner parents are missing: they may be exported elsewhere.
     */
    read: () => {
      const state: TraceState = spans.size === 0 ? 'none' : hasTop ? 'whole' : 'partial'
      return { state, spans: [...spans.values()] }
    },
  }
}

/** The SDK waits 5 s by default before it sends spans, which would delay every trial. */
const SCHEDULE_DELAY_MS = 50

/**
 * Returns `env` with the OpenTelemetry variables that make a program send its spans to a receiver. They override variables of the
 * same names, and a proxy is configured to bypass the receiver.
 */
export function traceEnvironment(url: string, env: Readonly<Record<string, string>>): Record<string, string> {
  const optIn = env['OTEL_SEMCONV_STABILITY_OPT_IN']
  const hasProxy = Object.keys(env).some((name) => /^(?:https?|all)_proxy$/i.test(name))
  const noProxy = [env['NO_PROXY'] ?? env['no_proxy'], '127.0.0.1'].filter(Boolean).join(',')
  return {
    ...env,
    OTEL_SDK_DISABLED: 'false',
    OTEL_TRACES_EXPORTER: 'otlp',
    OTEL_METRICS_EXPORTER: 'none',
    OTEL_LOGS_EXPORTER: 'none',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf',
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces`,
    OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: 'http/protobuf',
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
    OTEL_PROPAGATORS: 'tracecontext,baggage',
    OTEL_BSP_SCHEDULE_DELAY: String(SCHEDULE_DELAY_MS),
    OTEL_SEMCONV_STABILITY_OPT_IN: [optIn, 'gen_ai_latest_experimental'].filter(Boolean).join(','),
    ...(hasProxy && { NO_PROXY: noProxy, no_proxy: noProxy }),
  }
}
