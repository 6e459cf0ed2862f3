import { z } from 'zod'
import { limitsSchema } from '../../model/suite/limits.js'
import { MOST_ROUNDS } from '../../model/run/rounds-plan.js'
import { codeSourcesEntrySchema } from '../../model/run/run-code.js'
import { PROFILES } from '../../model/suite/case.js'
import { EVIDENCE, SEVERITIES } from '../../model/suite/gate.js'
import { INFERENCES } from '../../model/suite/inference.js'
import { pricingSchema } from '../../model/suite/pricing.js'
import { PROMPTED_QUESTIONS, type Scoring, scoringSchema, SUCCESS_RULES } from '../../model/suite/scoring.js'
import { nameSchema, ZERO_TOLERANCE } from '../../model/suite/suite.js'

/** JavaScript objects list integer-like keys first, so the position of such a variant in the file would be lost. */
const variantNameSchema = nameSchema.regex(/\D/, 'a name with something other than digits')

const settings = z.record(z.string(), z.unknown())
const text = z.string().min(1)
const oneOrMore = z.union([text, z.array(text).min(1)])

/** An optional key and its meaning. */
const optional = <Schema extends z.ZodType>(schema: Schema, meaning: string) => schema.describe(meaning).optional()
/** A key with a default. */
const withDefault = <Schema extends z.ZodType>(
  schema: Schema,
  value: z.core.util.NoUndefined<z.output<Schema>>,
  meaning: string,
) => schema.describe(meaning).default(value)

/** A margin as written: 0.05, `5%` of the baseline, or `5pp` of a ratio. */
const marginSchema = z.union([
  z.number().nonnegative(),
  z
    .string()
    .regex(
      /^\d+(\.\d+)?\s?(%|pp)$/,
      'a number, a share of the baseline such as `5%`, or points of a ratio such as `5pp`',
    ),
])

/** A gate as written. `parseGates` checks which margin its metric accepts. */
export const gateEntrySchema = z.strictObject({
  metric: text.describe('The metric: its full id or, where only one metric has it, the part after the first dot.'),
  max_drop: optional(
    marginSchema,
    'For metrics where higher is better: a drop this large is too much. 0.05 in the metric’s unit, `5%` of the baseline, `5pp` points of a ratio.',
  ),
  max_rise: optional(
    marginSchema,
    'For metrics where lower is better: a rise this large is too much. Written as `max_drop`.',
  ),
  min: z.number().describe('The candidate’s mean must not be below this, with or without a baseline.').optional(),
  max: z.number().describe('The candidate’s mean must not be above this, with or without a baseline.').optional(),
  severity: z.enum(SEVERITIES).describe('`fail` fails the check; `warn` is only shown.').default('fail'),
  evidence: withDefault(
    z.enum(EVIDENCE),
    'significant',
    '`significant`: fails when the test and the margin agree. `threshold`: the margin alone. `non-inferior`: fails unless the change is shown to stay inside the margin.',
  ),
  primary: z.boolean().describe('The one gate that sets the headline.').default(false),
  where: text.describe('Only these cases, e.g. `tag:auth` or `id:login-*`.').optional(),
})
export type GateEntry = z.infer<typeof gateEntrySchema>

/** The share of applicable cases that may break a criterion, as written. */
const allowedShareSchema = z.union([
  z.number().min(0).lt(1, 'less than 1: a share of the cases, such as 0 or 0.05'),
  z.string().regex(/^\d{1,2}(\.\d+)?\s?%$/, 'a share of the cases such as `0`, `0.05` or `5%`'),
])

const sourceSchema = z
  .string()
  .min(1)
  .regex(
    /^(?!\/|[A-Za-z]:|\.\/|.*(?:^|\/)\.\.(?:\/|$))[^\\]+$/,
    'a path or glob from the root of the repository, such as `src/**`, with no `/` or `./` in front, no `..` and no backslash',
  )

const targetKeys = {
  settings: settings.describe('Sent to the target with every request and recorded in the run.').default({}),
  deterministic: optional(z.boolean(), 'The same request always gives the same reply: one trial proves a flip.'),
  mock: z.boolean().describe('A stand-in for the real system; reports say so.').optional(),
  setup: optional(
    oneOrMore,
    'A command that prepares the checkout; it runs once per commit, before the target starts.',
  ),
  traces: optional(
    z.boolean(),
    'Agents, tools, tokens and models are read from the OpenTelemetry spans that the target sends.',
  ),
  sources: optional(
    z.union([sourceSchema, z.array(sourceSchema).min(1)]),
    'The files that make the target: one path or glob from the root of the repository, or a list. A baseline counts for later commits until one of them changes.',
  ),
  limits: limitsSchema.describe('What the provider accepts per minute; further requests wait.').optional(),
  max_trial_cost_usd: optional(
    z.number().nonnegative(),
    'The most that one trial can cost, for budgets, if the target does not report it.',
  ),
}

/** Keys shared by all targets. The adapter's own schema reads the rest. */
export const targetEntrySchema = z.looseObject({ type: text.describe('The adapter.'), ...targetKeys })

/** Keys shared by all variants. Other keys override options of the target. */
export const variantEntrySchema = z.looseObject({
  type: targetEntrySchema.shape.type.optional(),
  ...targetKeys,
  settings: settings.describe('Overrides the target’s settings, key by key.').default({}),
  code_quality: codeSourcesEntrySchema.describe('Overrides the suite’s `code_quality`, key by key.').optional(),
  nightly: z.boolean().describe('false: skip it in scheduled runs.').default(true),
})

/** Keys shared by all judges. The adapter's own schema reads the rest. */
export const judgeEntrySchema = z.looseObject({
  type: text.describe('The adapter.'),
  trials: withDefault(
    z.int().min(1).max(10),
    1,
    'Readings per answer, for every question but `rubric`: grades use their median, scores their mean.',
  ),
  rubric_trials: withDefault(
    z.int().min(1).max(8),
    3,
    'Initial readings of a rubric; if they disagree or are unsure, up to 8 in all are made.',
  ),
  confirm: withDefault(
    z.int().min(0).max(10),
    0,
    'Further readings of an answer that the first ones fail. All of them decide: a grade by its median, which is the majority, scores by their mean. Choose an even number, since a tie stays a failure.',
  ),
  min_kappa: optional(
    z.number().min(0).max(1),
    'The weighted kappa with `human_labels`, over 20 answers or more, that a judged gate needs to fail a change; below it the gate only warns.',
  ),
  limits: limitsSchema.describe('What the provider accepts per minute; further requests wait.').optional(),
  prompts: withDefault(
    z.partialRecord(z.enum(PROMPTED_QUESTIONS), text),
    {},
    'Files with your own prompts, relative to the manifest’s folder, by question: `quality: judge/quality.md`.',
  ),
})

/** Default location of cases, relative to the manifest's folder. */
export const DEFAULT_CASES = 'cases/**/*.{yaml,yml,json,jsonl,csv}'

const edgeSchema = z.number().min(0).max(1)
const edgesSchema = z
  .array(edgeSchema)
  .min(1)
  .max(101)
  .refine((edges) => edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0)), {
    message: 'edges rise from one to the next.',
  })

/** Edges between 0 and 1. The outer edges 0 and 1 may be written, but are dropped. */
const calibrationBucketsSchema = z
  .union([
    edgesSchema,
    z.strictObject({
      edges: edgesSchema,
      closed: z.enum(['left', 'right']).describe('The side on which an edge belongs to its bucket.').default('left'),
    }),
  ])
  .transform((written): Scoring['calibration_buckets'] => {
    const { edges, closed } = Array.isArray(written) ? { edges: written, closed: 'left' as const } : written
    return { edges: edges.filter((edge) => edge > 0 && edge < 1), closed }
  })
  .describe('Buckets of confidence by their edges.')
  .prefault([0.3, 0.6])

/** The content of `scoring` as written. Older suites have these keys at the top level. */
export const scoringEntrySchema = z.strictObject({
  k: withDefault(
    z.array(z.int().min(1).max(1000)).min(1),
    [1, 3, 5, 10],
    'The cut-offs of the metrics at k. `primary_k` is added if it is missing.',
  ),
  primary_k: z.int().min(1).max(1000).describe('The cut-off that success and default gates use.').default(5),
  success: withDefault(
    z.enum(SUCCESS_RULES),
    'all',
    'Which of a case’s expectations must hold: `retrieval` (spans, sources), `answer` (checks, hops, abstaining, asking back, the judge), `workflow` (agents, tools), or `all`. With `reported` the reply says itself whether it passed.',
  ),
  ...scoringSchema.shape,
  calibration_buckets: calibrationBucketsSchema,
})

/** `golden/suite.yaml` as written. */
export const manifestSchema = z.strictObject({
  name: optional(
    nameSchema,
    'Names the suite in comments and artifacts. Default: the working directory’s name, or the repository’s at its root.',
  ),
  version: text.max(100).describe('Your own version number; shown in reports.').default('1'),
  description: z.string().describe('For people.').optional(),
  cases: withDefault(
    oneOrMore,
    DEFAULT_CASES,
    'Case files: one path or glob (`*`, `**`, `?`, `{a,b}`) relative to the manifest’s folder, or a list.',
  ),
  documents_dir: optional(
    text,
    'The folder of the documents, relative to the working directory: an expected path without a slash is a file in it.',
  ),
  strict: z.boolean().describe('Expected spans that the checkout lacks are errors, not warnings.').default(false),
  target: targetEntrySchema.describe('The system under test.'),
  variants: optional(
    z.record(variantNameSchema, variantEntrySchema),
    'Named configurations of the target: the keys of each override those of `target`. Default: one named `default`, exactly as `target`.',
  ),
  default_variant: optional(nameSchema, 'The variant that a run uses when none is named. Default: the first.'),
  trials: z.int().min(1).max(100).describe('Attempts at each case of a run that is not asked in rounds.').default(1),
  rounds: optional(
    z.int().min(1).max(MOST_ROUNDS),
    'The most rounds in which a change is asked. After each, what is decided is not asked again. Default: 3.',
  ),
  baseline_trials: optional(
    z.int().min(1).max(100),
    'Attempts at each case in modes `baseline` and `nightly`. Default: 5, or 2 for a deterministic target.',
  ),
  concurrency: z.int().min(1).max(256).describe('Requests in flight at the same time.').default(4),
  timeout_seconds: z.number().gt(0).max(86_400).describe('Limit for one request; a case may set its own.').default(120),
  retries: withDefault(
    z.int().min(0).max(10),
    2,
    'Retries after infrastructure failures (rate limits, 5xx, connections).',
  ),
  seed: withDefault(z.int().min(0), 1, 'Seeds everything random: order, bootstraps, and the seed sent to the target.'),
  alpha: z.number().gt(0).lt(1).describe('Significance level of all tests, two-sided.').default(0.05),
  min_scored_share: withDefault(
    z.number().min(0).max(1),
    0.95,
    'A gate with a smaller share of scored cases is invalid.',
  ),
  max_cost_usd: optional(
    z.number().gt(0),
    'A request is made only if its worst case fits; otherwise the run stops and is incomplete.',
  ),
  max_cost_usd_per_month: optional(
    z.number().gt(0),
    'The same for all runs of a calendar month, as counted in `.goldenpair/spend.jsonl`.',
  ),
  zero_tolerance: withDefault(
    z.enum(ZERO_TOLERANCE),
    'critical',
    'Cases that must not start to fail: those marked critical, all, or none (`off`).',
  ),
  inference: optional(
    z.enum(INFERENCES),
    'What decides: the cases of the suite (`these-cases`, the default), in rounds of tries, or `cases-like-these`, of which they are a sample. The first look of a night takes the latter; its confirmation takes what this key says.',
  ),
  profile: z.enum(PROFILES).describe('For cases that set none.').optional(),
  scoring: scoringEntrySchema
    .describe('How an answer is scored: cut-offs, the rule of success, and settings of single metrics.')
    .prefault({}),
  judge: judgeEntrySchema.describe('The judge that answers the questions in `scoring.judged`.').optional(),
  pricing: pricingSchema.describe('US dollars per million tokens, by model or route tier.').default({ models: {} }),
  custom_metrics: optional(
    oneOrMore,
    'Modules with your own metrics (.js or .mjs): one path relative to the manifest’s folder, or a list.',
  ),
  gates: optional(
    z.array(gateEntrySchema).min(1),
    'What must not get worse. Default: success, precision at `scoring.primary_k` and tokens, at their default margins.',
  ),
  criteria: withDefault(
    z.record(z.string(), allowedShareSchema),
    {},
    'Failures that a single run must not show, with or without a baseline, and the share of cases allowed to: `zero_recall`, `empty_answer`.',
  ),
  code_quality: optional(
    codeSourcesEntrySchema,
    'Where the system’s source code is, to measure its quality once per run.',
  ),
  controlled: withDefault(
    settings,
    {},
    'Facts about the experiment (embedding model, chunk size …), recorded and compared, never interpreted.',
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
