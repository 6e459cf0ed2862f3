import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { systemClock } from '../../../../src/io/clock.js'
import type { Log } from '../../../../src/io/log.js'
import type { Observation } from '../../../../src/model/run/observation.js'
import { listenToTraces } from '../../../../src/measure/run/arm/listen-to-traces.js'
import { startTarget } from '../../../../src/measure/run/arm/start-target.js'
import { locatePrograms } from '../../../../src/measure/targets/target.js'
import { command } from '../../../../src/measure/targets/command.js'
import { REGISTRY } from '../../../../src/measure/targets/index.js'
import type { TargetSession } from '../../../../src/measure/targets/target.js'
import { receiveTraces, traceEnvironment } from '../../../../src/measure/targets/traces/receive-traces.js'
import { NO_PROVIDERS } from '../../../modes/no-providers.js'
import { makeRequest, recordLog } from '../../targets/start-session.js'
import { compileHome } from '../custom-metrics/compile-home.js'

const folder = fileURLToPath(new URL('../../../fixtures/traces', import.meta.url))
const program = join(folder, 'instrumented.mjs')
const limits = { timeoutMs: 20_000, signal: new AbortController().signal }

async function startTraced(type: string, options: Readonly<Record<string, unknown>>): Promise<TargetSession> {
  return startTarget(
    {
      targets: REGISTRY,
      env: process.env,
      targetEnvNames: [],
      providers: NO_PROVIDERS,
      programs: locatePrograms(await compileHome()),
      log: recordLog(),
      clock: systemClock,
    },
    {
      variant: {
        name: 'default',
        target: { type, options, settings: {}, deterministic: false, traces: true },
      },
      workingDirectory: folder,
      hasAnswered: false,
    },
  )
}

/** What a reply says, without what differs from run to run. */
function replyOf(observation: Observation) {
  if (observation.status === 'failed') throw new Error(observation.failure.message)
  const { trace_id: traceId, attempts, tools, resources, ...reply } = observation.reply
  return {
    ...reply,
    tools: tools?.map(({ duration_ms: duration, ...call }) => ({ ...call, isTimed: duration !== undefined })),
    attempts: attempts?.map(({ latency_ms: latency, ...attempt }) => ({ ...attempt, isTimed: latency !== undefined })),
    isMeasured: resources?.memory_mb !== undefined,
    isTraced: /^[0-9a-f]{32}$/.test(traceId ?? ''),
  }
}

async function listenTo(run: readonly string[], log: Log): Promise<TargetSession> {
  const receiver = await receiveTraces()
  const target = await command.start({
    options: { command: run },
    settings: {},
    env: traceEnvironment(receiver.url, { PATH: process.env['PATH'] ?? '' }),
    workingDirectory: '.',
    log,
    clock: systemClock,
  })
  return listenToTraces(target, { receiver, log, waits: { patient: 1, impatient: 60_000, quiet: 1 } })
}

const traced = (query: string) => ({
  answer: `About ${query}`,
  agents: ['orchestrator', 'writer'],
  tools: [
    { name: 'search', arguments: { query }, ok: true, agent: 'orchestrator', isTimed: true },
    { name: 'lookup', arguments: { id: 7 }, ok: false, error: 'no such row', agent: 'writer', isTimed: true },
  ],
  usage: { input_tokens: 300, output_tokens: 50, cached_tokens: 20 },
  model: 'large-2026-01-01',
  attempts: [
    { model: 'small-2026-01-01', input_tokens: 100, output_tokens: 20, cached_tokens: 10, result: 'ok', isTimed: true },
    { model: 'large-2026-01-01', input_tokens: 200, output_tokens: 30, cached_tokens: 10, result: 'ok', isTimed: true },
  ],
  steps: [
    { type: 'decision', text: 'chat small', agent: 'orchestrator' },
    { type: 'tool', text: 'search', agent: 'orchestrator' },
    { type: 'handoff', text: 'invoke_agent writer', agent: 'writer' },
    { type: 'tool', text: 'lookup', agent: 'writer' },
    { type: 'other', text: 'chat large', agent: 'writer' },
  ],
  isMeasured: process.platform !== 'win32',
  isTraced: true,
})

describe('a program instrumented by OpenTelemetry’s SDK', () => {
  test('needs no extra code: JSON or protobuf, a program, one per request, a server or a module; it may also report more itself', async () => {
    const run = [process.execPath, program]
    await using json = await startTraced('command', { command: [...run, 'json'] })
    await using protobuf = await startTraced('command', { command: [...run, 'protobuf'], mode: 'per-case' })
    await using server = await startTraced('http', {
      url: 'http://127.0.0.1:${PORT}/',
      start: [process.execPath, 'instrumented-server.mjs'],
    })
    await using module = await startTraced('module', { module: 'instrumented-module.mjs' })
    const [told, ...others] = await Promise.all([
      server.ask(makeRequest('rum'), limits),
      json.ask(makeRequest('tea'), limits),
      json.ask(makeRequest('milk'), limits),
      protobuf.ask(makeRequest('salt'), limits),
      module.ask(makeRequest('oil'), limits),
    ])
    expect(others.map(replyOf)).toEqual(['tea', 'milk', 'salt', 'oil'].map(traced))
    // What the reply says itself wins, field by field.
    expect(replyOf(told)).toEqual({ ...traced('rum'), model: 'mine', tools: [] })
  })

  test('that forgets the trace parent, or sends nothing, causes a warning and is waited for only at first', async () => {
    const warnings = await Promise.all(
      ['silent', 'strays'].map(async (habit) => {
        const log = recordLog()
        const session = await listenTo([process.execPath, program, 'protobuf', habit], log)
        for (const query of ['a', 'b', 'c', 'd', 'e'])
          expect(replyOf(await session.ask(makeRequest(query), limits))).toMatchObject({ isTraced: false })
        await session[Symbol.asyncDispose]()
        return log.lines
      }),
    )
    const help = 'The spans of a reply must be children of the request’s `traceparent`: docs/traces.md.'
    const silence = 'warning: No spans arrived for 5 of 5 replies, although `traces` is on'
    expect(warnings).toEqual([
      [`${silence}. ${help}`],
      [`${silence}; 30 spans arrived too late or with other trace ids. ${help}`],
    ])
  })

  test('whose spans are of no known kind causes a message', async () => {
    const log = recordLog()
    const send = `fetch(process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans: [{
        traceId: line.match(/00-(.{32})/)[1], spanId: '00000000000000aa', parentSpanId: line.match(/00-.{32}-(.{16})/)[1],
        name: 'step', startTimeUnixNano: '1', endTimeUnixNano: '2',
        attributes: [{ key: 'acme.kind', value: { stringValue: 'agent' } }, { key: 'acme.tool\\u001b', value: {} }],
      }] }] }] }),
    })`
    const reply = 'console.log(JSON.stringify({ id: JSON.parse(line).id, answer: "ok" }))'
    const source = `require('readline').createInterface(process.stdin).on('line', (line) => ${send}.then(() => ${reply}))`
    const session = await listenTo([process.execPath, '-e', source], log)
    for (const query of ['a', 'b'])
      expect(await session.ask(makeRequest(query), limits)).toMatchObject({ status: 'ok' })
    await session[Symbol.asyncDispose]()
    expect(log.lines).toEqual([
      'warning: 2 traces came; none has a span of a kind that Goldenpair knows: docs/traces.md.',
    ])
  })

  test('whose exports are refused causes a message with the reason', async () => {
    const log = recordLog()
    // A string is sent as text/plain.
    const send = "fetch(process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, { method: 'POST', body: '{}' })"
    const reply = 'console.log(JSON.stringify({ id: JSON.parse(line).id, answer: "ok" }))'
    const source = `require('readline').createInterface(process.stdin).on('line', (line) => ${send}.then(() => ${reply}))`
    const session = await listenTo([process.execPath, '-e', source], log)
    for (const query of ['a', 'b'])
      expect(await session.ask(makeRequest(query), limits)).toMatchObject({ status: 'ok' })
    await session[Symbol.asyncDispose]()
    expect(log.lines).toEqual([
      'warning: No spans arrived for 2 of 2 replies, although `traces` is on. The spans of a reply must be children of the request’s `traceparent`: docs/traces.md.',
      'warning: The trace receiver rejected 2 exports, in whole or in part. The first: The content type is neither application/x-protobuf nor application/json.',
    ])
  })

  test('whose exports are kept except for one span is traced, with a message about that span', async () => {
    const log = recordLog()
    const source = `require('readline').createInterface(process.stdin).on('line', async (line) => {
      const { id, traceparent } = JSON.parse(line)
      const [, traceId, parentSpanId] = traceparent.split('-')
      const attributes = [{ key: 'gen_ai.operation.name', value: { stringValue: 'chat' } }]
      const kept = { traceId, parentSpanId, spanId: '0000000000000001', name: 'chat', attributes }
      const spans = [kept, { traceId, name: 'without an id' }]
      const body = JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })
      const headers = { 'content-type': 'application/json' }
      await fetch(process.env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, { method: 'POST', headers, body })
      console.log(JSON.stringify({ id, answer: 'ok' }))
    })`
    const session = await listenTo([process.execPath, '-e', source], log)
    expect(replyOf(await session.ask(makeRequest('a'), limits))).toMatchObject({ answer: 'ok', isTraced: true })
    await session[Symbol.asyncDispose]()
    expect(log.lines).toEqual([
      'warning: The trace receiver rejected 1 export, in whole or in part. The first: It has spans without valid ids.',
    ])
  })
})
