import { expect, test } from 'vitest'
import { buildLogReply, logLatencyMs, readLogLine } from '../../../src/exchange/import/llmc-log-lines.js'

test.each([
  [
    { timestamp: '2026-01-31T08:00:00Z', query_id: 7, query: 'q' },
    { query_id: '7', query: 'q', key: null, time: 1769846400000 },
  ],
  [
    { ts: 1769846400, request_id: 'r' },
    { query_id: null, query: null, key: 'r', time: 1769846400000 },
  ],
  [
    { ts: 1769846400000, query: ' ' },
    { query_id: null, query: null, key: null, time: 1769846400000 },
  ],
  [{ timestamp: 'yesterday' }, { query_id: null, query: null, key: null, time: null }],
  [['a'], null],
])('the fields that join a line to others: %j', (line, expected) => {
  expect(readLogLine(line, 'request_id')).toEqual(expected)
})

test.each([
  [
    { confidence: 0.8 },
    [{ tier_used: 'local', tokens_in: 9, result: 'pass' }],
    { answer: '', planner: { confidence: 0.8 }, attempts: [{ route_tier: 'local', input_tokens: 9, result: 'ok' }] },
  ],
  [
    { top_span: { span_hash: 'h', path: 'a.py' }, spans: [{ file_path: 'a.py', lines: '3-20', score: null }, 'odd'] },
    [
      { success: false, error: 'no schema', duration_sec: 0.25, rss_mib: 90 },
      { result: 'constructor', rss_mib: 80 },
    ],
    {
      answer: '',
      spans: [{ path: 'a.py', start_line: 3, end_line: 20 }, 'odd'],
      planner: { top_span: 'h' },
      attempts: [{ latency_ms: 250, result: 'failed', error: 'no schema' }, {}],
      resources: { memory_mb: 90 },
    },
  ],
])('the facts that the lines of a query state', (planner, enrichments, reply) => {
  expect(buildLogReply(planner, enrichments)).toEqual(reply)
})

test.each([
  [{ latency_ms: 12 }, 12],
  [{ duration_sec: 1.5 }, 1500],
  [{ latency_ms: -1 }, null],
  [{}, null],
])('the latency of %j', (planner, expected) => {
  expect(logLatencyMs(planner)).toBe(expected)
})
