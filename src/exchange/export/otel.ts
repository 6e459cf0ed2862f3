import type { MetricFacts } from '../../model/metric.js'
import type { Judgments } from '../../model/run/judgments.js'
import type { Run, Trial } from '../../model/run/run.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import { VERSION } from '../../model/version.js'
import { type Exporter, splitTrial, usedMetrics } from './exporter.js'

const EVENT = 'gen_ai.evaluation.result'
const INFO = 9
const NOT_CARRIED = 'Not carried by otel'
const CARRIED = new Set(['kind', 'model', 'response_id', 'trace_id'])
const TRACE_ID = /^(?!0+$)[0-9a-f]{32}$/

/**
 * Writes OTLP/JSON as the Collector's file exporter does: each line is a complete request with the events of one trial. Source:
 * OpenTelemetry protocol 1.x, logs.proto and its JSON mapping; semantic conventions for generative AI, gen-ai-events
 * (`gen_ai.evaluation.result`), test and VCS attributes.
 */
export const otel: Exporter = {
  name: 'otel',
  title: 'OpenTelemetry: OTLP/JSON logs, a gen_ai.evaluation.result event for each metric of a trial',
  trials: (run, lose) => {
    const facts = new Map(run.metrics.map((metric) => [metric.id, metric]))
    const used = new Set(usedMetrics(run))
    const resource = { attributes: attributes(describeRun(run)) }
    const scope = { name: 'goldenpair', version: VERSION }
    const time = nanoseconds(run.finished_at ?? run.started_at)
    return {
      head: [],
      write: (trial) => {
        const unscored = splitTrial(trial, { used, carried: CARRIED }, (what) => lose(NOT_CARRIED, what))
        const logRecords = listResults({ ...trial, unscored }, facts).map((result) => ({
          timeUnixNano: time,
          observedTimeUnixNano: time,
          severityNumber: INFO,
          eventName: EVENT,
          traceId: traceOf(trial),
          attributes: attributes({ ...result, ...describeTrial(trial) }),
        }))
        return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope, logRecords }] }] })
      },
    }
  },
}

type AttributeValues = Readonly<Record<string, string | number | null | undefined>>

/** Writes attributes: scores as doubles, the number of the trial as an integer; missing values are left out. */
function attributes(values: AttributeValues): readonly { readonly key: string; readonly value: object }[] {
  return Object.entries(values).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [{ key, value: writeValue(key, value) }],
  )
}

function writeValue(key: string, value: string | number): object {
  if (typeof value === 'string') return { stringValue: value }
  return key === 'goldenpair.trial' ? { intValue: String(value) } : { doubleValue: value }
}

const describeRun = (run: Run): AttributeValues => ({
  'service.name': 'goldenpair',
  'service.version': VERSION,
  'test.suite.name': run.suite.name,
  'vcs.ref.head.name': run.branch,
  'vcs.ref.head.revision': run.commit,
  'goldenpair.run.id': run.run_id,
  'goldenpair.variant': run.variant,
})

function describeTrial(one: Trial): AttributeValues {
  const { case: id, trial, observation } = one
  const place = { 'test.case.name': id, 'goldenpair.trial': trial }
  if (observation.status === 'failed') return { ...place, 'goldenpair.failure.kind': observation.failure.kind }
  const { response_id: response, model, trace_id: trace } = observation.reply
  return {
    ...place,
    'gen_ai.response.id': typeof response === 'string' ? response : null,
    'gen_ai.response.model': model,
    'goldenpair.trace_id': traceOf(one) === undefined ? trace : null,
  }
}

/** Returns the trace's id if it is a valid one of OpenTelemetry. */
function traceOf({ observation }: Trial): string | undefined {
  const trace = observation.status === 'ok' ? observation.reply.trace_id?.toLowerCase() : undefined
  return TRACE_ID.test(trace ?? '') ? trace : undefined
}

/** Lists one result for each metric that applies: its value, or the reason why it has none. */
function listResults(
  { scores, unscored, judgments }: Trial,
  facts: ReadonlyMap<string, MetricFacts>,
): readonly AttributeValues[] {
  return [
    ...Object.entries(scores).map(([metric, value]) => ({
      'gen_ai.evaluation.name': metric,
      'gen_ai.evaluation.score.value': value,
      'gen_ai.evaluation.score.label': labelOf(value, facts.get(metric)),
      'gen_ai.evaluation.explanation': explain(facts.get(metric)?.judged_by, judgments),
    })),
    ...Object.entries(unscored).map(([metric, reason]) => ({
      'gen_ai.evaluation.name': metric,
      'gen_ai.evaluation.score.label': 'unscored',
      'gen_ai.evaluation.explanation': reason,
    })),
  ]
}

/** Returns whether a score of a yes-or-no metric is the better one; `null` for all other metrics. */
function labelOf(value: number, metric: MetricFacts | undefined): 'pass' | 'fail' | null {
  if (metric?.kind !== 'binary' || metric.direction === 'neutral') return null
  return value === (metric.direction === 'higher' ? 1 : 0) ? 'pass' : 'fail'
}

/** Returns the reasons that the judge gave; `null` if there are none. */
function explain(questions: readonly JudgedQuestion[] = [], judgments: Judgments = {}): string | null {
  for (const question of questions) {
    const judgment = question === 'rubric' ? judgments.rubric?.runs[0] : judgments[question]
    if (judgment !== undefined && 'reasoning' in judgment && judgment.reasoning !== undefined) return judgment.reasoning
  }
  return null
}

/** Returns nanoseconds since 1970 as digits; 0, which means "unknown", for an invalid time. */
function nanoseconds(time: string): string {
  const ms = Date.parse(time)
  return Number.isNaN(ms) || ms <= 0 ? '0' : `${ms}000000`
}
