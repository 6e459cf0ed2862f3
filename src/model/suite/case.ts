import { z } from 'zod'

const flag = z.boolean()
const name = z.string().min(1)

/** An expected span, identified by `hash`, by `path` + `symbol`, by `path` + lines, or by `path` alone. Relevance above 0 is a positive. */
export const expectedSpanSchema = z.strictObject({
  path: name.describe('The file, as the target names it.'),
  symbol: name.describe('The function, class or heading in it.').optional(),
  start_line: z.int().positive().describe('First line, from 1.').optional(),
  end_line: z.int().positive().describe('Last line.').optional(),
  hash: name
    .describe('The span’s content: `sha256:` of its text, or an identifier that the target gives it.')
    .optional(),
  relevance: z.number().min(0).max(100).describe('0 is not relevant; above, higher is better.').default(1),
})
export type ExpectedSpan = z.infer<typeof expectedSpanSchema>

const ignoreCase = flag.describe('Ignore upper and lower case.').default(false)

/** A deterministic check of an answer. All given conditions must hold for the case's checks to pass. */
export const checkSchema = z.union([
  z.strictObject({ contains: name.describe('The answer contains this text.'), ignore_case: ignoreCase }),
  z.strictObject({
    not_contains: name.describe('The answer does not contain this text.'),
    ignore_case: ignoreCase,
  }),
  z.strictObject({ equals: z.string().describe('The answer is exactly this text.'), ignore_case: ignoreCase }),
  z.strictObject({
    regex: name.describe('A JavaScript regular expression that matches in the answer.'),
    flags: z.string().describe('Of i, m, s, u, v.').default(''),
  }),
  z.strictObject({
    json_schema: z.record(z.string(), z.unknown()).describe('The answer is JSON that is valid under this JSON Schema.'),
  }),
  z.strictObject({ max_latency_s: z.number().positive().describe('The most seconds the answer may take.') }),
  z.strictObject({ max_tokens: z.number().nonnegative().describe('The most input and output tokens it may use.') }),
  z.strictObject({ max_cost_usd: z.number().nonnegative().describe('The most US dollars it may cost.') }),
  z.strictObject({ max_tool_calls: z.int().nonnegative().describe('The most tool calls it may make.') }),
])
export type Check = z.infer<typeof checkSchema>

/** The tag that makes a case critical, unless it says `critical: false`. */
export const CRITICAL_TAG = 'critical'

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'branching', 'coordination', 'hard_coordination'] as const
export const ANSWER_MODES = ['answerable', 'must_abstain', 'must_clarify'] as const
export type AnswerMode = (typeof ANSWER_MODES)[number]
export const PROFILES = ['default', 'multi_hop', 'branching', 'coordination'] as const
export type Profile = (typeof PROFILES)[number]

/** Limits of a case. The parser converts them to `checks`. */
const budgetsSchema = z.strictObject({
  max_latency_s: z.number().positive().describe('The most seconds the answer may take.').optional(),
  max_tokens: z.number().nonnegative().describe('The most input and output tokens it may use.').optional(),
  max_cost_usd: z.number().nonnegative().describe('The most US dollars it may cost.').optional(),
  max_tool_calls: z.int().nonnegative().describe('The most tool calls it may make.').optional(),
})

export const HOP_MATCHES = ['word', 'substring', 'regex'] as const

/** A fact that the answer must state. */
export const hopSchema = z.strictObject({
  id: name.describe('Unique in the case.'),
  any_of: z.array(name).min(1).describe('Texts of which the answer must contain at least one.'),
  source: name.describe('The document that says it: the hop is grounded if that was retrieved.').optional(),
  match: z
    .enum(HOP_MATCHES)
    .describe('`word` (default): whole words. `substring`: anywhere. `regex`: JavaScript expressions.')
    .optional(),
})
export type Hop = z.infer<typeof hopSchema>

const stepExpectationSchema = z.strictObject({
  step_id: name.describe('Unique in the case; what the target reports in `progress`.'),
  description: z.string().optional(),
  weight: z.number().nonnegative().describe('Default 1.').optional(),
})

const requirementSchema = z.strictObject({
  id: name.describe('Unique in the case.'),
  description: name,
  weight: z.number().nonnegative().describe('Default 1.').optional(),
  evaluation: z.enum(['binary', 'scaled']).describe('Default scaled.').optional(),
})

const namesSchema = z.array(name)

const QUARANTINE_END = 'the last day of its quarantine, such as 2026-12-31'

/** One golden query with its expectations, as written in a case file. */
export const caseSchema = z.strictObject({
  id: z
    .string()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u, 'text without line breaks and control characters')
    .describe('Unique in the suite. Keep it when you edit the case: it pairs the runs.'),
  query: name.describe('What the target is asked.'),
  tags: z.array(name).describe('For selecting cases (`tag:auth`) and for tables by tag.').default([]),
  difficulty: z.enum(DIFFICULTIES).optional(),
  profile: z
    .enum(PROFILES)
    .describe('The kind of work that the query is; for selecting cases (`profile:multi_hop`).')
    .optional(),
  use_case: name.describe('The use case of the query, for tables by use case.').optional(),
  category: name.describe('A name of your own, for selecting cases and for tables.').optional(),
  critical: flag
    .describe('Must never start to fail (see `zero_tolerance`). The tag `critical` says the same; false overrides it.')
    .default(false),
  flaky: z
    .string(QUARANTINE_END)
    .regex(
      /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/,
      QUARANTINE_END,
    )
    .describe('In quarantine: asked and shown, and no gate looks at it. After this day `validate` complains.')
    .optional(),
  cluster: name.describe('Cases that tend to pass or fail together share one.').optional(),
  enabled: flag.describe('false leaves the case out of runs.').default(true),
  notes: z.string().describe('For people. Editing the notes does not change the case.').optional(),
  answer_mode: z
    .enum(ANSWER_MODES)
    .describe(
      'must_abstain: nothing answers the query, and the target must say so. must_clarify: the query can be read in several ways, and the target must ask back.',
    )
    .default('answerable'),
  expected_spans: z.array(expectedSpanSchema).describe('What should be retrieved.').default([]),
  expected_answer: z
    .union([name, z.array(name).min(1)])
    .describe('One acceptable answer, or several; metrics use the best match.')
    .optional(),
  expected_sources: namesSchema.describe('Names of the documents that the answer should be based on.').optional(),
  expected_answer_criteria: z
    .union([name, namesSchema.min(1)])
    .describe('What a good answer does, for a judge: text, or a list.')
    .optional(),
  key_points: namesSchema.describe('Points that a complete answer covers, for a judge.').optional(),
  requirements: z.array(requirementSchema).describe('A rubric, for a judge.').optional(),
  expected_claims: namesSchema
    .describe('Statements that a complete answer makes, for a judge: read with the key points.')
    .optional(),
  // Expectations about the way to the answer: hops, tools, agents, steps.
  multi_hop: flag
    .describe('The answer joins several facts. Default: whether the case has more than one hop.')
    .optional(),
  required_hops: z.array(hopSchema).describe('Facts that the answer must state.').optional(),
  branching: flag.describe('The way to the answer forks.').optional(),
  branching_points: z.int().nonnegative().describe('How often it forks.').optional(),
  coordination_points: z.int().nonnegative().describe('How often agents must hand over.').optional(),
  required_tools: namesSchema.describe('Tools that must be called.').optional(),
  optional_tools: namesSchema.describe('Tools that may be called.').optional(),
  forbidden_tools: namesSchema.describe('Tools that must not be called.').optional(),
  required_agents: namesSchema.describe('Agents that must be called.').optional(),
  optional_agents: namesSchema.describe('Agents that may be called.').optional(),
  forbidden_agents: namesSchema.describe('Agents that must not be called.').optional(),
  clarification_expected: flag.describe('Whether the target should ask a question back along the way.').optional(),
  expected_steps: z.array(stepExpectationSchema).describe('Steps that make up the work.').optional(),
  expected_route: name.describe('The route tier that should answer: `local`, `api` …').optional(),
  human_labels: z
    .record(name, z.number())
    .describe('What people said of a recorded answer, by metric, to check a judge with.')
    .optional(),
  checks: z.array(checkSchema).describe('All must hold.').default([]),
  budgets: budgetsSchema.describe('Limits; each one is a check.').optional(),
  timeout_seconds: z.number().positive().max(86_400).describe("Replaces the suite's.").optional(),
})

/** A parsed case, as used everywhere and stored in a run, with its place in the suite's files and the hash of its text. */
export const goldenCaseSchema = z.strictObject({
  ...caseSchema.shape,
  /** Where the case is written, relative to the repository: "golden/cases/run.yaml", line from 1. */
  at: z.strictObject({ file: z.string(), line: z.int().nonnegative() }),
  /**
   * sha256 over the canonical JSON of all values that differ from the defaults, except `notes` and `enabled`; changes if a case is edited.
   */
  fingerprint: name,
})
/** A case that a change edits, disables or removes, asked under its own id as the base defines it. */
export const baseFormSchema = z.strictObject({
  case: z.string(),
  edit: z.enum(['edited', 'removed', 'disabled']),
  /** The id under which the change's own form was asked; `null` if there is none, or if it asks and expects the same. */
  own: z.string().nullable(),
})
export type BaseForm = z.infer<typeof baseFormSchema>

/** Budgets are included in the checks. */
export type GoldenCase = Omit<z.infer<typeof goldenCaseSchema>, 'budgets'>

export const KEY_POINT_FIELDS = ['key_points', 'expected_claims'] as const

/** Lists the points of a complete answer, for a judge. */
export function listKeyPoints(golden: GoldenCase): readonly string[] {
  return KEY_POINT_FIELDS.flatMap((field) => golden[field] ?? [])
}
