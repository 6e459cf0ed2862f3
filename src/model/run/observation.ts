import { z } from 'zod'
import { claimSchema } from './judgments.js'
import { costUsdSchema } from '../suite/pricing.js'

const count = z.number().int().nonnegative()

/** A retrieved span as the target reports it; the order in the reply is the rank, best first. */
export const spanSchema = z.looseObject({
  path: z.string().optional(),
  symbol: z.string().optional(),
  start_line: z.int().nonnegative().optional(),
  end_line: z.int().nonnegative().optional(),
  source: z.string().optional(),
  score: z.number().optional(),
  tokens: count.optional(),
  /** Length of the text in characters, where the text itself is not given. */
  chars: count.optional(),
  /** It went into the prompt. Where no span says so, all of them did. */
  injected: z.boolean().optional(),
  text: z.string().optional(),
  hash: z.string().optional(),
  /**
   * What the measured checkout says of the span. Goldenpair looks it up when the answer comes, so that a run can be scored again without
   * the checkout; a target's own is left out.
   */
  in_checkout: z
    .looseObject({
      /** Symbols that the case expects in this file, as it writes them: those that the span is or shares lines with, and those that it is not. */
      is: z.array(z.string()).optional(),
      is_not: z.array(z.string()).optional(),
      /** Its lines, where the target says none. */
      start_line: count.optional(),
      end_line: count.optional(),
    })
    .optional(),
})
export type Span = z.infer<typeof spanSchema>

const share = z.number().min(0).max(1)
const amount = z.number().nonnegative()

/** How the target planned the query before it answered. */
const plannerSchema = z.looseObject({
  /** The route tier that it chose. */
  route: z.string().optional(),
  confidence: share.optional(),
  intent: z.string().optional(),
  span_count: count.optional(),
  top_span: z.string().optional(),
  span_ids: z.array(z.string()).optional(),
})

export const ATTEMPT_RESULTS = ['ok', 'escalated', 'failed', 'low_confidence'] as const

/** One model that was asked inside the target, in order; the last is the one that answered. */
const attemptSchema = z.looseObject({
  route_tier: z.string().optional(),
  model: z.string().optional(),
  input_tokens: count.optional(),
  output_tokens: count.optional(),
  cached_tokens: count.optional(),
  cost_usd: costUsdSchema.optional(),
  latency_ms: amount.optional(),
  result: z.enum(ATTEMPT_RESULTS).optional(),
  error: z.string().optional(),
})
export type ModelAttempt = z.infer<typeof attemptSchema>

/** One call of a tool, in order. */
const toolCallSchema = z.looseObject({
  name: z.string().min(1),
  arguments: z.unknown().optional(),
  ok: z.boolean().optional(),
  error: z.string().optional(),
  duration_ms: amount.optional(),
  /** The agent that called it. */
  agent: z.string().optional(),
  tokens: count.optional(),
  sources: z.array(z.string()).optional(),
})
export type ToolCall = z.infer<typeof toolCallSchema>

export const STEP_TYPES = ['plan', 'decision', 'analysis', 'tool', 'execution', 'handoff', 'other'] as const

/** One step of the target's reasoning, in order. Without a `type` it may be guessed from the `text`, and is then called heuristic. */
const stepSchema = z.looseObject({
  id: z.string().optional(),
  type: z.enum(STEP_TYPES).optional(),
  text: z.string().optional(),
  confidence: share.optional(),
  is_backtrack: z.boolean().optional(),
  agent: z.string().optional(),
  goal_alignment: share.optional(),
  weight: amount.optional(),
  completed: z.boolean().optional(),
})
export type Step = z.infer<typeof stepSchema>

/** What was achieved of the case's `expected_steps`. */
const progressSchema = z.looseObject({
  achieved: z
    .array(
      stepSchema.pick({ weight: true, completed: true, goal_alignment: true }).extend({ step_id: z.string().min(1) }),
    )
    .optional(),
  actions_total: count.optional(),
  actions_aligned: count.optional(),
})

/** A change that an agent made to code. */
const changeSchema = z.looseObject({
  id: z.string().optional(),
  caused_failure: z.boolean().optional(),
  reverted: z.boolean().optional(),
})

export const COMPONENT_TYPES = [
  'SYSTEM_PROMPT',
  'SKILL_PROMPT',
  'DOMAIN_EXPERTISE',
  'TOOL_SCHEMA',
  'TOOL_CALL',
  'TOOL_RESPONSE',
  'ORCHESTRATOR',
  'SUB_AGENT',
  'MONITOR',
  'EVALUATOR',
  'USER_PROMPT',
  'RESPONSE',
  'CONTEXT',
  'REASONING',
  'OTHER',
] as const

/** Tokens of one part of what was sent and received. */
const componentSchema = z.looseObject({
  type: z.enum(COMPONENT_TYPES),
  name: z.string().optional(),
  /** The model that its tokens went to, where a reply has several. */
  model: z.string().optional(),
  input_tokens: count.optional(),
  output_tokens: count.optional(),
  cached_tokens: count.optional(),
})
export type Component = z.infer<typeof componentSchema>

/** What a target may report of one trial besides its id. Only `answer` is required; unknown fields are kept as they are. */
export const replySchema = z.looseObject({
  answer: z.string(),
  /** The target says that it declined to answer. Absent: an empty answer counts as declined. */
  abstained: z.boolean().optional(),
  /**
   * The target says that it asked back instead of answering. Absent: an answer that ends in a question mark counts, in a case that must
   * clarify.
   */
  clarified: z.boolean().optional(),
  /** Whether another harness calls it a success; what `success: reported` goes by. */
  passed: z.boolean().optional(),
  /** Why it passed or failed, in the words of what says so: with `success: reported` these are the reasons of a case that fails. */
  reasons: z.array(z.string()).optional(),
  spans: z.array(spanSchema).optional(),
  usage: z
    .looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
    .optional(),
  model: z.string().optional(),
  model_fingerprint: z.string().optional(),
  /** Names the state of what was searched: a hash or version of the index. */
  corpus: z.string().optional(),
  cost_usd: costUsdSchema.optional(),
  ttft_ms: z.number().nonnegative().optional(),
  phases_ms: z.record(z.string(), z.number().nonnegative()).optional(),
  /** Names of the documents that the answer draws on, where they are not the spans' own. */
  sources: z.array(z.string()).optional(),
  planner: plannerSchema.optional(),
  attempts: z.array(attemptSchema).optional(),
  /** How often the query was handed to a higher route tier, where attempts are not listed. */
  escalations: count.optional(),
  /** The calls of tools. Absent: nobody traced them; empty: none was called. */
  tools: z.array(toolCallSchema).optional(),
  /** The agents that were called. Absent: nobody traced them. */
  agents: z.array(z.string().min(1)).optional(),
  steps: z.array(stepSchema).optional(),
  progress: progressSchema.optional(),
  changes: z.array(changeSchema).optional(),
  claims: z.array(claimSchema).optional(),
  /** Statements of the answer that contradict each other or the context, where claims are not listed. */
  contradictions: count.optional(),
  components: z.array(componentSchema).optional(),
  cache: z.looseObject({ hits: count.optional(), misses: count.optional() }).optional(),
  resources: z
    .looseObject({
      memory_mb: amount.optional(),
      memory_peak_mb: amount.optional(),
      /** Per cent of one core: above 100 where several are busy. */
      cpu_percent: amount.optional(),
      /** All cores together. */
      cpu_seconds: amount.optional(),
      cores: z.number().positive().optional(),
    })
    .optional(),
  session_id: z.string().optional(),
  trace_id: z.string().optional(),
})
export type Reply = z.infer<typeof replySchema>

/**
 * How a trial can fail. `infrastructure` says nothing about the system under test (rate limit, 5xx, connection) and is
 * unscored; every other kind is a failed case and scored as the metric says.
 */
export const FAILURE_KINDS = ['timeout', 'crash', 'protocol', 'target', 'infrastructure'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

export const failureSchema = z.strictObject({
  kind: z.enum(FAILURE_KINDS),
  message: z.string(),
  status: z.int().optional(),
  /** Seconds the provider asked to wait; only with `infrastructure`. */
  retry_after_s: z.number().nonnegative().optional(),
  stderr_tail: z.string().optional(),
})
export type Failure = z.infer<typeof failureSchema>

/** From the request's last byte to the reply's; null where nobody measured it: the answer was replayed from a recording that does not say. */
const latencySchema = z.number().nonnegative().nullable()

/** What came back for one trial. A failure is data, never a throw. */
export const observationSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('ok'),
    latency_ms: latencySchema,
    reply: replySchema,
    /** The answer was kept from an earlier run: nothing was asked, and no time of it counts. */
    cached: z.literal(true).optional(),
  }),
  z.strictObject({ status: z.literal('failed'), latency_ms: latencySchema, failure: failureSchema }),
])
export type Observation = z.infer<typeof observationSchema>
export type OkObservation = Extract<Observation, { status: 'ok' }>

/** The system under test failed, and not what is around it. */
export function isFailedByTarget(observation: Observation): boolean {
  return observation.status === 'failed' && observation.failure.kind !== 'infrastructure'
}

/** Lines from 1, both ends included. */
export interface Lines {
  readonly first: number
  readonly last: number
}

/** The lines of a span that gives one of its ends at least. */
export function linesOf({ start_line: start, end_line: end }: Pick<Span, 'start_line' | 'end_line'>): Lines | null {
  const [first, last] = [start ?? end, end ?? start]
  return first === undefined || last === undefined ? null : { first, last }
}

/** Whether they have a line in common. */
export function overlaps(one: Lines, other: Lines): boolean {
  return one.first <= other.last && other.first <= one.last
}

/** The spans that went into the prompt: those that say so, or all where none says anything. */
export function injectedSpans(spans: readonly Span[]): readonly Span[] {
  return spans.some(({ injected }) => injected !== undefined)
    ? spans.filter(({ injected }) => injected === true)
    : spans
}
