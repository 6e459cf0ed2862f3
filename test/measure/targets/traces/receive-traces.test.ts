import { once } from 'node:events'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import protobuf from 'protobufjs/light.js'
import { describe, expect, test } from 'vitest'
import { OTLP_DESCRIPTOR } from '../../../../src/measure/targets/traces/otlp-codec.js'
import {
  collectTrace,
  receiveTraces,
  traceEnvironment,
  type TraceReceiver,
} from '../../../../src/measure/targets/traces/receive-traces.js'
import { MAX_SPANS } from '../../../../src/measure/traces/attribute-names.js'

const signal = new AbortController().signal
const PATIENCE = { waitMs: 10_000, quietMs: 1 }
const JSON_TYPE = { 'content-type': 'application/json' }

type ExpectedTrace = ReturnType<TraceReceiver['expect']>

const spanId = (number: number): string => number.toString(16).padStart(16, '0')
const traceIdOf = ({ traceparent }: ExpectedTrace): string => traceparent.slice(3, 35)

/** Spans 1, 2 … in a row below the caller's, or the caller's `to` only. */
function exportOf(expected: ExpectedTrace, from: number, to: number, parent?: string): string {
  const spans = Array.from({ length: to - from + 1 }, (_, index) => ({
    traceId: traceIdOf(expected),
    spanId: spanId(from + index),
    parentSpanId: parent ?? expected.callerId,
    name: `s${from + index}`,
  }))
  return JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })
}

const post = async (
  url: string,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = JSON_TYPE,
) => {
  const response = await fetch(`${url}/v1/traces`, { method: 'POST', body, headers })
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() }
}

describe('the receiver of traces', () => {
  test('returns an expected trace, and forgets it', async () => {
    await using receiver = await receiveTraces()
    const [first, second] = [receiver.expect(), receiver.expect()]
    expect(first.traceparent).toMatch(new RegExp(`^00-[0-9a-f]{32}-${first.callerId}-01$`))
    expect(traceIdOf(first)).not.toBe(traceIdOf(second))
    await post(receiver.url, exportOf(first, 1, 1, spanId(9)))
    const taken = first.take(PATIENCE, signal)
    // Repeats the first export, then exports its parent.
    await post(receiver.url, exportOf(first, 1, 1, spanId(9)))
    await post(receiver.url, gzipSync(exportOf(first, 9, 9)), { ...JSON_TYPE, 'content-encoding': 'gzip' })
    const { state, spans } = await taken
    expect({ state, names: spans.map(({ name }) => name) }).toEqual({ state: 'whole', names: ['s1', 's9'] })
    expect(await post(receiver.url, exportOf(first, 2, 4))).toEqual({
      status: 200,
      type: 'application/json',
      body: '{}',
    })
    await post(receiver.url, exportOf(second, 2, 2, spanId(1)))
    expect((await second.take({ waitMs: 0, quietMs: 1 }, signal)).state).toBe('partial')
    expect(receiver.dropped()).toEqual({ unknown: 3, excess: 0, refused: { count: 0, first: null } })
  })

  test('keeps 10,000 spans of one trace', () => {
    const trace = collectTrace(spanId(0))
    const span = { traceId: '', parentId: null, name: '', startNs: 0n, endNs: 0n, isError: false, message: '' }
    const addMany = (from: number): readonly boolean[] =>
      Array.from({ length: MAX_SPANS }, (_, index) =>
        trace.add({ ...span, spanId: spanId(from + index), attributes: new Map(), events: [] }),
      )
    expect([addMany(0), addMany(0), addMany(MAX_SPANS)].map((kept) => new Set(kept))).toEqual(
      [true, true, false].map((kept) => new Set([kept])),
    )
    expect(trace.read()).toMatchObject({ state: 'partial', spans: { length: MAX_SPANS } })
  })

  test('stops waiting when aborted', async () => {
    await using receiver = await receiveTraces()
    const stop = new AbortController()
    const taken = receiver.expect().take(PATIENCE, stop.signal)
    stop.abort(new Error('enough'))
    await expect(taken).rejects.toThrow('enough')
  })

  test('answers as specified by OTLP', async () => {
    await using receiver = await receiveTraces()
    const { url } = receiver
    const rpcStatus = protobuf.Root.fromJSON(OTLP_DESCRIPTOR).lookupType('Status')
    const broken = await fetch(`${url}/v1/traces`, {
      method: 'POST',
      body: new Uint8Array([10, 200]),
      headers: { 'content-type': 'application/x-protobuf' },
    })
    expect([broken.status, broken.headers.get('content-type')]).toEqual([400, 'application/x-protobuf'])
    expect(rpcStatus.decode(new Uint8Array(await broken.arrayBuffer())).toJSON()).toEqual({
      message: 'The body is not application/x-protobuf.',
    })
    const refusals = await Promise.all([
      post(url, '{"resourceSpans":'),
      post(url, '{"resourceSpans":[7]}'),
      post(url, '{}', { 'content-type': 'text/plain' }),
      post(url, 'x', { ...JSON_TYPE, 'content-encoding': 'gzip' }),
      post(url, 'x', { ...JSON_TYPE, 'content-encoding': 'br' }),
      post(url, gzipSync(Buffer.alloc(21 * 1024 * 1024)), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
      post(url, new Uint8Array(21 * 1024 * 1024)),
      post(`${url}/else`, '{}'),
    ])
    const statusOf = (message: string): string => JSON.stringify({ message })
    expect(refusals.map(({ status, body }) => [status, body])).toEqual([
      [400, statusOf('The body is not application/json.')],
      [400, statusOf('The body is not an ExportTraceServiceRequest.')],
      [415, statusOf('The content type is neither application/x-protobuf nor application/json.')],
      [400, statusOf('The body is not gzip.')],
      [415, statusOf('The content encoding is not gzip.')],
      [413, statusOf('The body is larger than 20 MiB.')],
      [413, statusOf('The body is larger than 20 MiB.')],
      [404, statusOf('Only /v1/traces, /v1/metrics and /v1/logs are here.')],
    ])
    expect((await fetch(`${url}/v1/traces`)).status).toBe(405)
    const dropped = await fetch(`${url}/v1/metrics`, { method: 'POST', body: 'anything', headers: JSON_TYPE })
    expect([dropped.status, await dropped.text()]).toEqual([200, '{}'])
    expect(await post(url, JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [{}] }] }] }))).toMatchObject({
      status: 200,
      body: '{"partialSuccess":{"rejectedSpans":"1","errorMessage":"Rejected spans: 1 without valid ids."}}',
    })
    const first = 'The body is not application/x-protobuf.'
    expect(receiver.dropped()).toEqual({ unknown: 0, excess: 0, refused: { count: 11, first } })
  })

  test('survives an exporter that hangs up', async () => {
    await using receiver = await receiveTraces()
    const socket = connect(Number(new URL(receiver.url).port), '127.0.0.1')
    socket.write('POST /v1/traces HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{')
    await once(socket, 'connect')
    socket.destroy()
    expect((await post(receiver.url, '{}')).status).toBe(200)
  })
})

describe('the environment of a traced program', () => {
  test('sends spans to the receiver soon, past any proxy, whatever the parent has set', () => {
    const env = traceEnvironment('http://127.0.0.1:1', {
      PATH: '/bin',
      HTTPS_PROXY: 'http://proxy',
      no_proxy: 'intranet',
      OTEL_TRACES_SAMPLER: 'always_off',
      OTEL_SEMCONV_STABILITY_OPT_IN: 'http',
    })
    expect(env).toMatchObject({
      PATH: '/bin',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://127.0.0.1:1/v1/traces',
      OTEL_TRACES_SAMPLER: 'parentbased_always_on',
      OTEL_SEMCONV_STABILITY_OPT_IN: 'http,gen_ai_latest_experimental',
      NO_PROXY: 'intranet,127.0.0.1',
      no_proxy: 'intranet,127.0.0.1',
    })
    expect(traceEnvironment('http://127.0.0.1:1', {})).not.toHaveProperty('NO_PROXY')
  })
})
