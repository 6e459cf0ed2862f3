import { z } from 'zod'

const flag = z.boolean()
const name = z.string().min(1)

/** An expected span, identified by `hash`, by `path` + `symbol`, by `path` + lines, or by `path` alone. Relevance above 0 is a positive. */
export const expectedSpanSchema = z.strictObject({
  path: name.describe('Path of the file, as the target reports it. Can be a URL or a glob.'),
  symbol: name.describe('The function, class or heading in the file.').optional(),
  start_line: z.int().positive().describe('First line of the span, from 1.').optional(),
  end_line: z.int().positive().describe('Last line of the span, from 1, inclusive.').optional(),
  hash: name
    .describe('Hash of the span’s text (`sha256:…`), or an identifier of the span that the target reports.')
    .optional(),
  relevance: z.number().min(0).max(100).describe('Relevance of the span, from 0 (not relevant) to 100.').default(1),
})
export type ExpectedSpan = z.infer<typeof expectedSpanSchema>

const ignoreCase = flag.describe('Whether upper and lower case count as equal.').default(false)

/** A deterministic check of an answer. All given conditions must hold for the case's checks to pass. */
export const checkSchema = z.union([
  z.strictObject({ contains: name.describe('The text that the answer must contain.'), ignore_case: ignoreCase }),
  z.strictObject({
    not_contains: name.describe('The text that the answer must not contain.'),
    ignore_case: ignoreCase,
  }),
  z.strictObject({ equals: z.string().describe('Text that the trimmed answer must equal.'), ignore_case: ignoreCase }),
  z.strictObject({
    regex: name.describe('JavaScript regular expression that must match somewhere in the answer.'),
    flags: z.string().describe('Flags of the regular expression: any of i, m, s, u, v.').default(''),
  }),
  z.strictObject({
    json_schema: z.record(z.string(), z.unknown()).describe('JSON Schema that the answer, read as JSON, must match.'),
  }),
  z.strictObject({ max_latency_s: z.number().positive().describe('Maximum time for the answer, in seconds.') }),
  z.strictObject({ max_tokens: z.number().nonnegative().describe('Maximum number of input and output tokens.') }),
  z.strictObject({ max_cost_usd: z.number().nonnegative().describe('Maximum cost of the answer, in US dollars.') }),
  z.strictObject({ max_tool_calls: z.int().nonnegative().describe('Maximum number of tool calls for the answer.') }),
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
  max_latency_s: z.number().positive().describe('Maximum time for the answer, in seconds.').optional(),
  max_tokens: z.number().nonnegative().describe('Maximum number of input and output tokens.').optional(),
  max_cost_usd: z.number().nonnegative().describe('Maximum cost of the answer, in US dollars.').optional(),
  max_tool_calls: z.int().nonnegative().describe('Maximum number of tool calls for the answer.').optional(),
})

export const HOP_MATCHES = ['word', 'substring', 'regex'] as const

/** A fact that the answer must state. */
export const hopSchema = z.strictObject({
  id: name.describe('Id of the hop, unique in the case.'),
  any_of: z.array(name).min(1).describe('Texts for this fact; the answer must contain at least one of them.'),
  source: name.describe('Document that states the fact. The hop is grounded if it was retrieved.').optional(),
  match: z
    .enum(HOP_MATCHES)
    .describe('How `any_of` matches: `word` (whole words, default), `substring`, or `regex` (of JavaScript).')
    .optional(),
})
export type Hop = z.infer<typeof hopSchema>

const stepExpectationSchema = z.strictObject({
  step_id: name.describe('Id of the step, unique in the case. The target reports it in `progress`.'),
  description: z.string().optional(),
  weight: z.number().nonnegative().describe('Weight of the step relative to the others. Default: 1.').optional(),
})

const requirementSchema = z.strictObject({
  id: name.describe('Id of the requirement, unique in the case.'),
  description: name,
  weight: z.number().nonnegative().describe('Weight of the requirement relative to the others. Default: 1.').optional(),
  evaluation: z.enum(['binary', 'scaled']).describe('Scored 0 or 1 (`binary`), or 0 to 1 (default).').optional(),
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
    .describe('Id of the case, unique in the suite. Keep the id when you edit the case: runs are compared by it.'),
  query: name.describe('The question that is sent to the target.'),
  tags: z.array(name).describe('Tags for selecting cases (`tag:auth`) and for grouping them in tables.').default([]),
  difficulty: z.enum(DIFFICULTIES).optional(),
  profile: z
    .enum(PROFILES)
    .describe('The kind of work that the query needs. Affects which metrics apply, and selects cases.')
    .optional(),
  use_case: name.describe('The use case of the query, for selecting cases and grouping them in tables.').optional(),
  category: name.describe('A category of your own, for selecting cases and grouping them in tables.').optional(),
  critical: flag
    .describe('Whether the case must never start to fail (`zero_tolerance`). Default: true with the tag `critical`.')
    .default(false),
  flaky: z
    .string(QUARANTINE_END)
    .regex(
      /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|[12]\d))$/,
      QUARANTINE_END,
    )
    .describe('Last day (2026-12-31) of quarantine: the case is asked but decides nothing. Then `validate` warns.')
    .optional(),
  cluster: name.describe('Name that is shared by cases that tend to pass or fail together.').optional(),
  enabled: flag.describe('Whether runs include the case.').default(true),
  notes: z.string().describe('Notes for people. Editing them does not count as a change of the case.').optional(),
  answer_mode: z
    .enum(ANSWER_MODES)
    .describe(
      '`must_abstain`: the query has no answer, and the target must say so. `must_clarify`: the query is ambiguous, and the target must ask back.',
    )
    .default('answerable'),
  expected_spans: z.array(expectedSpanSchema).describe('Spans that the target should retrieve.').default([]),
  expected_answer: z
    .union([name, z.array(name).min(1)])
    .describe('One acceptable answer, or several; metrics use the best match.')
    .optional(),
  expected_sources: namesSchema.describe('Names of the documents that the answer should be based on.').optional(),
  expected_answer_criteria: z
    .union([name, namesSchema.min(1)])
    .describe('Criteria for a good answer, for the judge: a text or a list.')
    .optional(),
  key_points: namesSchema.describe('Points that a complete answer covers, for the judge.').optional(),
  requirements: z.array(requirementSchema).describe('The requirements of a rubric, for the judge.').optional(),
  expected_claims: namesSchema
    .describe('Statements that a complete answer makes. The judge reads them together with `key_points`.')
    .optional(),
  // Expectations about the way to the answer: hops, tools, agents, steps.
  multi_hop: flag
    .describe('Whether the answer combines several facts. Always true for a case with more than one hop.')
    .optional(),
  required_hops: z.array(hopSchema).describe('Facts that the answer must state.').optional(),
  branching: flag.describe('Whether the way to the answer branches.').optional(),
  branching_points: z.int().nonnegative().describe('Number of branches on the way to the answer.').optional(),
  coordination_points: z.int().nonnegative().describe('Number of necessary handovers between agents.').optional(),
  required_tools: namesSchema.describe('Tools that the target must call.').optional(),
  optional_tools: namesSchema.describe('Tools that the target may call.').optional(),
  forbidden_tools: namesSchema.describe('Tools that the target must not call.').optional(),
  required_agents: namesSchema.describe('Agents that the target must call.').optional(),
  optional_agents: namesSchema.describe('Agents that the target may call.').optional(),
  forbidden_agents: namesSchema.describe('Agents that the target must not call.').optional(),
  clarification_expected: flag.describe('Whether the target should ask a clarifying question on its way.').optional(),
  expected_steps: z.array(stepExpectationSchema).describe('The steps of the work, for measuring progress.').optional(),
  expected_route: name.describe('The route tier that should answer the query: `local`, `api` …').optional(),
  human_labels: z
    .record(name, z.number())
    .describe('People’s scores of a recorded answer, by metric id, to check the judge: `judge.correctness: 4`.')
    .optional(),
  checks: z.array(checkSchema).describe('Deterministic checks of the answer; all must pass.').default([]),
  budgets: budgetsSchema.describe('Limits on time, tokens, cost and tool calls; each is a check.').optional(),
  timeout_seconds: z.number().positive().max(86_400).describe('Overrides the suite’s limit, in seconds.').optional(),
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
