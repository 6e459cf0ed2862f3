import { USAGE } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import type { Failure, OkObservation } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { AMOUNT, defineFamily, defineMetric, BAD_YES_NO, definePercentiles } from '../define-metric.js'

/** Scores how long the answer took, in seconds; unscored if nobody measured it. */
export function latencySeconds({ latency_ms: latencyMs, cached }: Pick<OkObservation, 'latency_ms' | 'cached'>): Score {
  if (latencyMs !== null) return scored(latencyMs / 1000)
  return unscored(cached === true ? FROM_CACHE : 'the latency was not recorded')
}

function scoreMs(ms: number | undefined, field: string): Score {
  return ms === undefined ? unscored(`the target reported no ${field}`) : scored(ms / 1000)
}

/** The reason why times, and everything else that depends on the machine, are not scored. */
export const FROM_CACHE = 'the answer came from the cache'

const TIME = { ...AMOUNT, unit: 's', environment: 'bound' } as const

/** Metrics of the phases that a target may time. */
const PHASE_TIMES: readonly MetricDefinition[] = [
  { part: 'embed', title: 'time to embed', phase: 'embed', summary: 'Seconds to embed the question.' },
  { part: 'retrieve', title: 'time to retrieve', phase: 'retrieve', summary: 'Seconds to retrieve.' },
  { part: 'generate', title: 'time to generate', phase: 'generate', summary: 'Seconds to generate the answer.' },
  { part: 'tool-time', title: 'time in tools', phase: 'tool', summary: 'Seconds spent in tools.' },
].map(({ part, title, phase, summary }) =>
  defineMetric({
    ...TIME,
    name: `performance.${part}`,
    title,
    source: 'reported by the target; poc-ai-workflow-frameworks, METRICS.md: latency is embed + retrieve + generate',
    summary,
    formula: `\`phases_ms.${phase}\` / 1000.`,
    edge_cases: 'When the target did not report that phase, and for failed trials.',
    example: { text: `\`phases_ms: { ${phase}: 40 }\`: 0.04.`, reply: { phases_ms: { [phase]: 40 } }, value: 0.04 },
    score: ({ observation: { reply } }) => scoreMs(reply.phases_ms?.[phase], `phases_ms.${phase}`),
  }),
)

/** Defines the share of trials that failed in some way. Failures of the infrastructure are unscored everywhere. */
const defineFailure = defineFamily((counts: (failure: Failure) => boolean) => ({
  edge_cases: 'Only after a failure of the infrastructure.',
  aspect: 'conduct',
  ...BAD_YES_NO,
  score: () => scored(0),
  when_failed: (failure: Failure) => (counts(failure) ? 1 : 0),
}))

/** Metrics of how long an answer takes, and of what failed. */
export const TIMES: readonly MetricDefinition[] = [
  defineMetric({
    ...TIME,
    name: 'performance.latency',
    title: 'latency',
    summary: 'Seconds from request to reply.',
    formula: "Wall clock, from the request's last byte to the reply's.",
    edge_cases: 'For failed trials: a crash is not a fast answer, and a time-out shows only the limit.',
    example: { text: 'A reply after 1,500 ms: 1.5.', reply: USAGE, value: 1.5 },
    source: 'wall clock of Goldenpair, request sent to reply read',
    score: ({ observation }) => latencySeconds(observation),
  }),
  ...definePercentiles({
    of: 'performance.latency',
    title: 'latency',
    what: 'Latency',
    unit: 's',
    environment: 'bound',
    example: { cases: '1, 2, 3, 4 and 10 s', 50: '3 s', 95: '8.8 s' },
    exampleOf: (seconds) => ({ latency_ms: seconds * 1000 }),
  }),
  defineMetric({
    ...TIME,
    name: 'performance.ttft',
    title: 'time to first token',
    summary: 'Seconds to the first token.',
    formula: '`ttft_ms` / 1000.',
    edge_cases: 'When the target did not report it, and for failed trials.',
    example: { text: '`ttft_ms: 210`: 0.21.', reply: USAGE, value: 0.21 },
    source: '`ttft_ms` reported by the target',
    score: ({ observation: { reply } }) => scoreMs(reply.ttft_ms, 'ttft_ms'),
  }),
  ...PHASE_TIMES,
  defineFailure({
    name: 'performance.timeout',
    title: 'timed out',
    summary: 'Whether no reply came in time. Its mean is the share of such trials.',
    formula: '1 when the trial timed out (`timeout_seconds`), else 0.',
    source:
      'poc-ai-workflow-frameworks, METRICS.md, query time-out: latency covers answered trials only, so time-outs are counted separately',
    example: {
      text: 'No reply within 120 s: 1.',
      failure: { kind: 'timeout', message: 'no reply in 120 s' },
      value: 1,
    },
    measure: ({ kind }) => kind === 'timeout',
  }),
  /** Time-outs, crashes, broken replies and errors that the target reports. */
  defineFailure({
    summary: "Whether the trial failed through the target's own fault.",
    formula: '1 after a time-out, a crash, a broken reply or an error that the target reports, else 0.',
    example: { text: 'The target crashed: 1.', failure: { kind: 'crash', message: 'exit code 1' }, value: 1 },
    name: 'performance.failure',
    title: 'failed',
    source:
      'poc-ai-workflow-frameworks, METRICS.md, query time-outs and exceptions, counted separately from the times of answered trials',
    measure: () => true,
  }),
]
