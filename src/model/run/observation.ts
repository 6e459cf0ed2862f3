import { z } from 'zod'
import { claimSchema } from './judgments.js'
import { costUsdSchema } from '../suite/pricing.js'

const count = z.number().int().nonnegative()

/** A retrieved span as the target reports it. The order in the reply is the rank, best first. */
export const spanSchema = z.looseObject({
  path: z.string().optional(),
  symbol: z.string().optional(),
  start_line: z.int().nonnegative().optional(),
  end_line: z.int().nonnegative().optional(),
  source: z.string().optional(),
  score: z.number().optional(),
  tokens: count.optional(),
  /** Length of the text in characters, if the text itself is not given. */
  chars: count.optional(),
  /** Whether the span went into the prompt. If no span reports it, all of them did. */
  injected: z.boolean().optional(),
  text: z.string().optional(),
  hash: z.string().optional(),
  /**
   * What the measured checkout shows about the span. Goldenpair looks it up when the answer arrives, so that a run can be scored again
   * without the checkout; a value from the target is dropped.
   */
  in_checkout: z
    .looseObject({
      /** Symbols that the case expects in this file, as written there: those that the span is or shares lines with, and all others. */
      is: z.array(z.string()).optional(),
      is_not: z.array(z.string()).optional(),
      /** The span's lines, if the target reports none. */
      start_line: count.optional(),
      end_line: count.optional(),
    })
    .optional(),
})
export type Span = z.infer<typeof spanSchema>

const share = z.number().min(0).max(1)
const amount = z.number().nonnegative()

/** The target's plan for the query before it answered. */
const plannerSchema = z.looseObject({
  /** The chosen route tier. */
  route: z.string().optional(),
  confidence: share.optional(),
  intent: z.string().optional(),
  span_count: count.optional(),
  top_span: z.string().optional(),
  span_ids: z.array(z.string()).optional(),
})

export const ATTEMPT_RESULTS = ['ok', 'escalated', 'failed', 'low_confidence'] as const

/** A model that was asked inside the target, in order; the last is the one that answered. */
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

/** A tool call, in order. */
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

/** A step of the target's reasoning, in order. Without a `type`, it may be guessed from the `text`; the result is then marked heuristic. */
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

/** The progress on the case's `expected_steps`. */
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

/** Tokens of one part of the input and output. */
const componentSchema = z.looseObject({
  type: z.enum(COMPONENT_TYPES),
  name: z.string().optional(),
  /** The model that used these tokens, if a reply has several models. */
  model: z.string().optional(),
  input_tokens: count.optional(),
  output_tokens: count.optional(),
  cached_tokens: count.optional(),
})
export type Component = z.infer<typeof componentSchema>

/** The fields that a target may report for one trial besides its id. Only `answer` is required; unknown fields are kept. */
export const replySchema = z.looseObject({
  answer: z.string(),
  /** Whether the target declined to answer. If absent, an empty answer counts as declined. */
  abstained: z.boolean().optional(),
  /**
   * Whether the target asked back instead of answering. If absent, an answer that ends in a question mark counts as asking back, in a case
   * that must clarify.
   */
  clarified: z.boolean().optional(),
  /** Whether another harness calls the trial a success; used by `success: reported`. */
  passed: z.boolean().optional(),
  /** Why the trial passed or failed, in the harness's words; with `success: reported`, the reasons of a failing case. */
  reasons: z.array(z.string()).optional(),
  spans: z.array(spanSchema).optional(),
  usage: z
    .looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
    .optional(),
  model: z.string().optional(),
  model_fingerprint: z.string().optional(),
  /** Identifies the state of the corpus that was searched: a hash or version of the index. */
  corpus: z.string().optional(),
  cost_usd: costUsdSchema.optional(),
  ttft_ms: z.number().nonnegative().optional(),
  phases_ms: z.record(z.string(), z.number().nonnegative()).optional(),
  /** Names of the documents that the answer is based on, if they differ from those of the spans. */
  sources: z.array(z.string()).optional(),
  planner: plannerSchema.optional(),
  attempts: z.array(attemptSchema).optional(),
  /** Number of times the query was handed to a higher route tier, if attempts are not listed. */
  escalations: count.optional(),
  /** The tool calls. Absent if not traced; empty if no tool was called. */
  tools: z.array(toolCallSchema).optional(),
  /** The agents that were called. Absent if not traced. */
  agents: z.array(z.string().min(1)).optional(),
  steps: z.array(stepSchema).optional(),
  progress: progressSchema.optional(),
  changes: z.array(changeSchema).optional(),
  claims: z.array(claimSchema).optional(),
  /** Number of statements in the answer that contradict each other or the context, if claims are not listed. */
  contradictions: count.optional(),
  components: z.array(componentSchema).optional(),
  cache: z.looseObject({ hits: count.optional(), misses: count.optional() }).optional(),
  resources: z
    .looseObject({
      memory_mb: amount.optional(),
      memory_peak_mb: amount.optional(),
      /** Per cent of one core: above 100 if several are busy. */
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

/** Matches the finish reasons of a model that requests a tool: `tool_calls`, `tool_use`, `function_call`. */
export const STOPS_FOR_TOOL = /tool|function/i

/**
 * The kinds of failure. `infrastructure` (rate limit, 5xx, connection) is not about the system under test and is unscored; every other kind
 * is a failed case and scored as the metric defines.
 */
export const FAILURE_KINDS = ['timeout', 'crash', 'protocol', 'target', 'infrastructure'] as const
export type FailureKind = (typeof FAILURE_KINDS)[number]

export const failureSchema = z.strictObject({
  kind: z.enum(FAILURE_KINDS),
  message: z.string(),
  asked: z.literal(false).optional().describe('Set if the target was given up before; only with `infrastructure`.'),
  status: z.int().optional(),
  /** Number of seconds that the provider asked to wait; only with `infrastructure`. */
  retry_after_s: z.number().nonnegative().optional(),
  stderr_tail: z.string().optional(),
})
export type Failure = z.infer<typeof failureSchema>

/** Time from the request's last byte to the reply's; `null` if unknown, for an answer replayed from a recording without times. */
const latencySchema = z.number().nonnegative().nullable()

/** The result of one trial. A failure is data and is never thrown. */
export const observationSchema = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('ok'),
    latency_ms: latencySchema,
    reply: replySchema,
    /** Set if the answer is from an earlier run, so that nothing was asked and its times do not count. */
    cached: z.literal(true).optional(),
  }),
  z.strictObject({ status: z.literal('failed'), latency_ms: latencySchema, failure: failureSchema }),
])
export type Observation = z.infer<typeof observationSchema>
export type OkObservation = Extract<Observation, { status: 'ok' }>

/** Whether the system under test failed, rather than its infrastructure. */
export function isFailedByTarget(observation: Observation): boolean {
  return observation.status === 'failed' && observation.failure.kind !== 'infrastructure'
}

/** Whether the target was asked; false if it had been given up before. */
export const isAsked = (attempt: Attempted): boolean => attempt.status === 'ok' || attempt.failure.asked !== false

type Attempted =
  { readonly status: 'ok' } | { readonly status: 'failed'; readonly failure: { readonly asked?: false | undefined } }

/** Lines from 1, both ends included. */
export interface Lines {
  readonly first: number
  readonly last: number
}

/** Returns the lines of a span; `null` if it gives neither end. */
export function linesOfSpan({ start_line: start, end_line: end }: Pick<Span, 'start_line' | 'end_line'>): Lines | null {
  const [first, last] = [start ?? end, end ?? start]
  return first === undefined || last === undefined ? null : { first, last }
}

/** Whether two ranges have a line in common. */
export function overlaps(one: Lines, other: Lines): boolean {
  return one.first <= other.last && other.first <= one.last
}

/** Returns the spans that went into the prompt: those that report it, or all if no span reports anything. */
export function injectedSpans(spans: readonly Span[]): readonly Span[] {
  return spans.some(({ injected }) => injected !== undefined)
    ? spans.filter(({ injected }) => injected === true)
    : spans
}
