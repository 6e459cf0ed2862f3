import { z } from 'zod'

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
  injected: z.boolean().optional(),
  text: z.string().optional(),
  hash: z.string().optional(),
})
export type Span = z.infer<typeof spanSchema>

/** What a target may say of one trial beside its id. Only `answer` is required; unknown fields are kept as they are. */
export const replySchema = z.looseObject({
  answer: z.string(),
  /** The target says that it declined to answer. Absent: an empty answer counts as declined. */
  abstained: z.boolean().optional(),
  /** The target says that it asked back instead of answering. Absent: an answer that ends in a question mark counts, in a case that must clarify. */
  clarified: z.boolean().optional(),
  spans: z.array(spanSchema).optional(),
  usage: z
    .looseObject({ input_tokens: count.optional(), output_tokens: count.optional(), cached_tokens: count.optional() })
    .optional(),
  model: z.string().optional(),
  model_fingerprint: z.string().optional(),
  /** Names the state of what was searched: a hash or version of the index. */
  corpus: z.string().optional(),
  cost_usd: z.number().nonnegative().optional(),
  ttft_ms: z.number().nonnegative().optional(),
  phases_ms: z.record(z.string(), z.number().nonnegative()).optional(),
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

/** What came back for one trial, measured from the request's last byte to the reply's. A failure is data, never a throw. */
export const observationSchema = z.discriminatedUnion('status', [
  z.strictObject({ status: z.literal('ok'), latency_ms: z.number().nonnegative(), reply: replySchema }),
  z.strictObject({ status: z.literal('failed'), latency_ms: z.number().nonnegative(), failure: failureSchema }),
])
export type Observation = z.infer<typeof observationSchema>
export type OkObservation = Extract<Observation, { status: 'ok' }>
