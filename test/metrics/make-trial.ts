import { caseSchema, type GoldenCase } from '../../src/model/suite/case.js'
import { withinTime } from '../../src/io/within-time.js'
import { buildMetrics } from '../../src/metrics/build-metrics.js'
import { scoreTrial } from '../../src/metrics/score-trial.js'
import type { Judgments } from '../../src/model/run/judgments.js'
import type { Metric, MetricSettings } from '../../src/model/metric.js'
import { replySchema, type Failure, type Observation } from '../../src/model/run/observation.js'

export const SETTINGS: MetricSettings = { k: [1, 3, 5, 10], primary_k: 5, success: 'all', pricing: { models: {} } }

/** Makes a case as read from a suite, from its fields in a case file. */
export function makeCase(written: Readonly<Record<string, unknown>> = {}): GoldenCase {
  const parsed = caseSchema.parse({ id: 'c1', query: 'where?', ...written })
  return { ...parsed, at: { file: 'cases.yaml', line: 1 }, fingerprint: 'sha256:0' }
}

export function makeReply(reply: Readonly<Record<string, unknown>> = {}, latencyMs = 1500): Observation {
  return { status: 'ok', latency_ms: latencyMs, reply: replySchema.parse({ answer: 'here', ...reply }) }
}

export function makeFailure(kind: Failure['kind'], message: string): Observation {
  return { status: 'failed', latency_ms: 10, failure: { kind, message } }
}

const built = new Map<string, readonly Metric[]>()

/** The metrics for a suite with these settings. Built once, because tests use them hundreds of times. */
export function metricsOf(settings: Partial<MetricSettings> = {}): readonly Metric[] {
  const complete = { ...SETTINGS, ...settings }
  const key = JSON.stringify(complete)
  const metrics = built.get(key) ?? buildMetrics(complete)
  built.set(key, metrics)
  return metrics
}

/** Scores one trial by every metric of the registry. */
export function scoreWith(
  written: Readonly<Record<string, unknown>>,
  observation: Observation,
  settings: Partial<MetricSettings> = {},
  judgments?: Judgments,
): ReturnType<typeof scoreTrial> {
  const metrics = metricsOf(settings)
  return scoreTrial({ withinTime, metrics, golden: makeCase(written), observation, ...(judgments && { judgments }) })
}
