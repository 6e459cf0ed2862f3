import { z } from 'zod'

/** An expected span. It is named by `hash`, or by `path` + `symbol`, or by `path` + lines, or by `path` alone. Relevance > 0 is a positive. */
export const expectedSpanSchema = z.strictObject({
  path: z.string().min(1),
  symbol: z.string().min(1).optional(),
  start_line: z.int().positive().optional(),
  end_line: z.int().positive().optional(),
  hash: z.string().min(1).optional(),
  relevance: z.number().min(0).default(1),
})
export type ExpectedSpan = z.infer<typeof expectedSpanSchema>

/** Deterministic checks of an answer. All that are given must hold for the case's checks to pass. */
export const checkSchema = z.union([
  z.strictObject({ contains: z.string().min(1), ignore_case: z.boolean().default(false) }),
  z.strictObject({ not_contains: z.string().min(1), ignore_case: z.boolean().default(false) }),
  z.strictObject({ equals: z.string(), ignore_case: z.boolean().default(false) }),
  z.strictObject({ regex: z.string().min(1), flags: z.string().default('') }),
  z.strictObject({ json_schema: z.record(z.string(), z.unknown()) }),
  z.strictObject({ max_latency_s: z.number().positive() }),
  z.strictObject({ max_tokens: z.number().nonnegative() }),
  z.strictObject({ max_cost_usd: z.number().nonnegative() }),
])
export type Check = z.infer<typeof checkSchema>

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const ANSWER_MODES = ['answerable', 'must_abstain'] as const

/** One golden query with what is expected of it, as written in a case file. */
export const caseSchema = z.strictObject({
  id: z.string().min(1).max(200),
  query: z.string().min(1),
  tags: z.array(z.string().min(1)).default([]),
  difficulty: z.enum(DIFFICULTIES).optional(),
  critical: z.boolean().default(false),
  cluster: z.string().min(1).optional(),
  enabled: z.boolean().default(true),
  notes: z.string().optional(),
  answer_mode: z.enum(ANSWER_MODES).default('answerable'),
  expected_spans: z.array(expectedSpanSchema).default([]),
  /** One acceptable answer, or several; a metric takes the best match. */
  expected_answer: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]).optional(),
  checks: z.array(checkSchema).default([]),
  timeout_seconds: z.number().positive().optional(),
})

/** A case as the rest of Goldenpair sees it: parsed, with the place it came from and the hash of its text. */
export interface GoldenCase extends z.infer<typeof caseSchema> {
  /** Where it is written, relative to the repository: "golden/cases/run.yaml", line from 1. */
  readonly at: { readonly file: string; readonly line: number }
  /** sha256 over the canonical JSON of everything in the case but `notes` and `enabled`; a differing hash means an edited case. */
  readonly fingerprint: string
}
