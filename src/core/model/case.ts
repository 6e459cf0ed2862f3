import { z } from 'zod'

/** An expected span. It is named by `hash`, or by `path` + `symbol`, or by `path` + lines, or by `path` alone. Relevance > 0 is a positive. */
export const expectedSpanSchema = z.strictObject({
  path: z.string().min(1).describe('The file, as the target names it.'),
  symbol: z.string().min(1).describe('The function, class or heading in it.').optional(),
  start_line: z.int().positive().describe('First line, from 1.').optional(),
  end_line: z.int().positive().describe('Last line.').optional(),
  hash: z
    .string()
    .min(1)
    .describe('The span by its content: `sha256:` of its text, or a name that the target gives it.')
    .optional(),
  relevance: z.number().min(0).describe('0 is not relevant; above, higher is better.').default(1),
})
export type ExpectedSpan = z.infer<typeof expectedSpanSchema>

const ignoreCase = z.boolean().describe('Upper and lower case are the same.').default(false)

/** Deterministic checks of an answer. All that are given must hold for the case's checks to pass. */
export const checkSchema = z.union([
  z.strictObject({ contains: z.string().min(1).describe('The answer has this text.'), ignore_case: ignoreCase }),
  z.strictObject({ not_contains: z.string().min(1).describe('The answer lacks this text.'), ignore_case: ignoreCase }),
  z.strictObject({ equals: z.string().describe('The answer is this text.'), ignore_case: ignoreCase }),
  z.strictObject({
    regex: z.string().min(1).describe('A JavaScript regular expression that is found in the answer.'),
    flags: z.string().describe('Of i, m, s, u, v.').default(''),
  }),
  z.strictObject({
    json_schema: z.record(z.string(), z.unknown()).describe('The answer is JSON that meets this JSON Schema.'),
  }),
  z.strictObject({ max_latency_s: z.number().positive().describe('Seconds that the answer may take.') }),
  z.strictObject({ max_tokens: z.number().nonnegative().describe('Tokens, in and out, that it may cost.') }),
  z.strictObject({ max_cost_usd: z.number().nonnegative().describe('US dollars that it may cost.') }),
])
export type Check = z.infer<typeof checkSchema>

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export const ANSWER_MODES = ['answerable', 'must_abstain', 'must_clarify'] as const
export const PROFILES = ['default', 'multi_hop', 'branching', 'coordination'] as const

/** Limits of a case. They are checks: the parser moves them to `checks`. */
const budgetsSchema = z.strictObject({
  max_latency_s: z.number().positive().describe('Seconds that the answer may take.').optional(),
  max_tokens: z.number().nonnegative().describe('Tokens, in and out, that it may cost.').optional(),
  max_cost_usd: z.number().nonnegative().describe('US dollars that it may cost.').optional(),
})
export type Budgets = z.infer<typeof budgetsSchema>

/** One golden query with what is expected of it, as written in a case file. */
export const caseSchema = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u, 'text without line breaks and control characters')
    .describe('Unique in the suite. Keep it when the case is edited: runs are paired by it.'),
  query: z.string().min(1).describe('What the target is asked.'),
  tags: z.array(z.string().min(1)).describe('For choosing cases (`tag:auth`) and for tables by tag.').default([]),
  difficulty: z.enum(DIFFICULTIES).optional(),
  profile: z
    .enum(PROFILES)
    .describe('What kind of work the query is; for choosing cases (`profile:multi_hop`).')
    .optional(),
  critical: z.boolean().describe('Must never start to fail (see `zero_tolerance`).').default(false),
  cluster: z.string().min(1).describe('Cases that stand or fall together share one.').optional(),
  enabled: z.boolean().describe('false leaves the case out of runs.').default(true),
  notes: z.string().describe('For people. Editing notes does not make another case.').optional(),
  answer_mode: z
    .enum(ANSWER_MODES)
    .describe(
      'must_abstain: nothing answers the query, and the target must say so. must_clarify: the query can be read in several ways, and the target must ask back.',
    )
    .default('answerable'),
  expected_spans: z.array(expectedSpanSchema).describe('What should be retrieved.').default([]),
  expected_answer: z
    .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
    .describe('One acceptable answer, or several; a metric takes the best match.')
    .optional(),
  checks: z.array(checkSchema).describe('All must hold.').default([]),
  budgets: budgetsSchema.describe('Limits, each of which is a check.').optional(),
  timeout_seconds: z.number().positive().max(86_400).describe("In place of the suite's.").optional(),
})

/** A case as the rest of Goldenpair sees it: parsed, with the place it came from and the hash of its text. Its budgets are among its checks. */
export interface GoldenCase extends Omit<z.infer<typeof caseSchema>, 'budgets'> {
  /** Where it is written, relative to the repository: "golden/cases/run.yaml", line from 1. */
  readonly at: { readonly file: string; readonly line: number }
  /** sha256 over the canonical JSON of what differs from the defaults, but `notes` and `enabled`; a differing hash means an edited case. */
  readonly fingerprint: string
}
