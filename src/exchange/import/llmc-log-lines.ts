import { isRecord } from '../../model/json.js'
import { asText } from './importer.js'

/** The fields of a line of LLMC's logs by which lines are joined. */
export type LogLine = NonNullable<ReturnType<typeof readLogLine>>

type Fields = Readonly<Record<string, unknown>>

/** Reads a line of either log; `null` if the line is not an object. */
export function readLogLine(value: unknown, keyField: string | null) {
  if (!isRecord(value)) return null
  return {
    query_id: asText(value['query_id']),
    query: asText(value['query']),
    /** The value of the field that the suite names, if the line has it. */
    key: keyField === null ? null : asText(value[keyField]),
    /** In milliseconds since 1970. */
    time: timeOf(value['timestamp'] ?? value['ts']),
  }
}

/** Reads a time. A number is in seconds since 1970, as Python writes it, or in milliseconds. */
function timeOf(value: unknown): number | null {
  if (typeof value === 'number') return value > 1e11 ? value : value * 1000
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? null : time
}

/**
 * Combines a line of the planner's log with the enrichment log's lines of the same query, into fields of a reply of the protocol (not
 * validated). Attempts keep the order given. LLMC logs no answer; if a line has `answer`, that is used. Source: the fields of LLMC's
 * planner_metrics.jsonl and enrichment_metrics.jsonl.
 * @example buildLogReply({ confidence: 0.8 }, [{ tier_used: 'local', tokens_in: 9, result: 'pass' }]) // { answer: '', planner: { confidence: 0.8 }, attempts: [{ route_tier: 'local', input_tokens: 9, result: 'ok' }] }
 */
export function buildLogReply(planner: Fields, enrichments: readonly Fields[]): Fields {
  const { confidence, intent, span_count, top_span, span_ids, spans, session_id, trace_id, corpus, cost_usd } = planner
  const last = enrichments.at(-1)
  const memory = enrichments.map(({ rss_mib: mib }) => mib).filter((mib) => typeof mib === 'number')
  return omitNull({
    answer: planner['answer'] ?? last?.['answer'] ?? '',
    spans: readSpans(spans, span_ids),
    model: last?.['result_model'] ?? last?.['model'],
    planner: omitNull({
      route: planner['route'] ?? enrichments[0]?.['router_tier'],
      confidence,
      intent,
      span_count,
      // Some versions log the whole span.
      top_span: isRecord(top_span) ? (top_span['span_hash'] ?? top_span['path']) : top_span,
      span_ids,
    }),
    attempts: enrichments.length === 0 ? undefined : enrichments.map(readAttempt),
    resources: memory.length === 0 ? undefined : { memory_mb: Math.max(...memory) },
    session_id,
    trace_id,
    corpus,
    cost_usd,
  })
}

/** Returns how long the query took in milliseconds; `null` if the planner's line does not say. */
export function logLatencyMs({ latency_ms: latency, duration_sec: seconds }: Fields): number | null {
  const ms = typeof latency === 'number' ? latency : typeof seconds === 'number' ? seconds * 1000 : NaN
  return ms >= 0 && Number.isFinite(ms) ? ms : null
}

function readSpans(spans: unknown, ids: unknown): unknown {
  if (Array.isArray(spans)) return spans.map((span: unknown) => (isRecord(span) ? readSpan(span) : span))
  return Array.isArray(ids) ? ids.map((hash: unknown) => ({ hash })) : undefined
}

function readSpan({ span_hash, hash, path, file_path, lines, ...rest }: Fields): Fields {
  const [start, end] = readLines(lines)
  return omitNull({
    ...rest,
    path: path ?? file_path,
    hash: span_hash ?? hash,
    start_line: start ?? rest['start_line'],
    end_line: end ?? rest['end_line'],
  })
}

/** `[3, 20]` or `3-20`. */
function readLines(lines: unknown): readonly unknown[] {
  if (Array.isArray(lines)) return lines
  const [, start, end] = (typeof lines === 'string' ? /^(\d+)\s*[-–:]\s*(\d+)$/.exec(lines) : null) ?? []
  return start === undefined ? [] : [Number(start), Number(end)]
}

/** The words of the logs for each result of the protocol; other words are dropped. */
const RESULTS = Object.entries({
  ok: ['pass', 'success', 'ok', 'true'],
  failed: ['fail', 'failed', 'error', 'false'],
  escalated: ['escalated'],
  low_confidence: ['low_confidence'],
})

function readAttempt(line: Fields): Fields {
  const { tier_used, tier, result_model, model, tokens_in, tokens_out, tokens_cached, cost_usd, wall_ms } = line
  const { duration_sec: seconds, result, success, reason, error } = line
  return omitNull({
    route_tier: tier_used ?? tier,
    model: result_model ?? model,
    input_tokens: tokens_in,
    output_tokens: tokens_out,
    cached_tokens: tokens_cached,
    cost_usd,
    latency_ms: wall_ms ?? (typeof seconds === 'number' ? seconds * 1000 : undefined),
    result: RESULTS.find(([, words]) => words.includes(String(result ?? success).toLowerCase()))?.[0],
    error: reason ?? error,
  })
}

/** Leaves out fields that are null or missing: the logs write null for unknown values. */
function omitNull(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== null))
}
