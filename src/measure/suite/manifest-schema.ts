import { z } from 'zod'
import { limitsSchema } from '../../model/suite/limits.js'
import { MAX_ROUNDS } from '../../model/run/rounds-plan.js'
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
  metric: text.describe('Id of the metric, or its part after the first dot if no other metric has the same.'),
  max_drop: optional(
    marginSchema,
    'Margin for a metric where higher is better: a drop of this size is too large. 0.05 in the metric’s unit, `5%` of the baseline, or `5pp` (points of a ratio).',
  ),
  max_rise: optional(
    marginSchema,
    'Margin for a metric where lower is better: a rise of this size is too large. 0.05 in the metric’s unit, `5%` of the baseline, or `5pp` (points of a ratio).',
  ),
  min: z.number().describe('Lowest allowed mean or figure of the candidate, even without a baseline.').optional(),
  max: z.number().describe('Highest allowed mean or figure of the candidate, even without a baseline.').optional(),
  severity: z.enum(SEVERITIES).describe('A failing gate fails the check (`fail`) or only warns.').default('fail'),
  evidence: withDefault(
    z.enum(EVIDENCE),
    'significant',
    'When the gate fails. `significant`: the loss reaches the margin and is statistically significant. `threshold`: the loss reaches the margin. `non-inferior`: the loss is not shown to stay within the margin.',
  ),
  primary: z.boolean().describe('Whether this gate determines the headline; only one gate can.').default(false),
  where: text.describe('Cases that the gate looks at: `tag:auth`, `id:login-*` … Default: all.').optional(),
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
  settings: settings.describe('Settings sent to the target with every request and recorded in the run.').default({}),
  deterministic: optional(z.boolean(), 'Whether equal requests always get equal replies; one trial then suffices.'),
  mock: z.boolean().describe('Whether the target is a stand-in for the real system. Reports say so.').optional(),
  setup: optional(
    oneOrMore,
    'Command that prepares the checkout, such as `npm ci`. Runs once per commit, before the target starts.',
  ),
  traces: optional(
    z.boolean(),
    'Whether to read agents, tools, tokens and models from the OpenTelemetry spans that the target sends.',
  ),
  sources: optional(
    z.union([sourceSchema, z.array(sourceSchema).min(1)]),
    'Files that make up the target: one path or glob from the root of the repository, or a list. A baseline stays valid for later commits until one of these files changes.',
  ),
  limits: limitsSchema.describe('The provider’s limits per minute. Further requests wait.').optional(),
  max_trial_cost_usd: optional(
    z.number().nonnegative(),
    'Upper bound on the cost of one trial in US dollars, for targets that do not report their cost. Used for budgets.',
  ),
}

/** Keys shared by all targets. The adapter's own schema reads the rest. */
export const targetEntrySchema = z.looseObject({ type: text.describe('Type of the target.'), ...targetKeys })

/** Keys shared by all variants. Other keys override options of the target. */
export const variantEntrySchema = z.looseObject({
  type: targetEntrySchema.shape.type.optional(),
  ...targetKeys,
  settings: settings.describe('Settings that override those of the target, key by key.').default({}),
  code_quality: codeSourcesEntrySchema.describe('Keys that override those of the suite’s `code_quality`.').optional(),
  nightly: z.boolean().describe('Whether scheduled runs measure this variant.').default(true),
})

/** Keys shared by all judges. The adapter's own schema reads the rest. */
export const judgeEntrySchema = z.looseObject({
  type: text.describe('Type of the judge, such as `openai`. It determines the other keys.'),
  trials: withDefault(
    z.int().min(1).max(10),
    1,
    'Number of readings of every answer, for every question except `rubric`. A grade is their median, a score their mean.',
  ),
  rubric_trials: withDefault(
    z.int().min(1).max(8),
    3,
    'Number of first readings of a rubric. If they disagree or are unsure, the judge reads again, up to 8 times in total.',
  ),
  confirm: withDefault(
    z.int().min(0).max(10),
    0,
    'Number of further readings of an answer that fails the first ones. All readings then decide: a grade by its median, a score by the mean. Choose an even number, because a tie stays a failure.',
  ),
  min_kappa: optional(
    z.number().min(0).max(1),
    'Lowest weighted kappa between judge and `human_labels` with which a judged gate can fail a change. Below it, the gate only warns. Has no effect with fewer than 20 labelled answers.',
  ),
  limits: limitsSchema.describe('The provider’s limits per minute. Further requests wait.').optional(),
  prompts: withDefault(
    z.partialRecord(z.enum(PROMPTED_QUESTIONS), text),
    {},
    'Files with your own prompts by question, relative to the manifest’s folder: `quality: judge/quality.md`.',
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
      closed: z.enum(['left', 'right']).describe('An edge is in the bucket above (`left`) or below.').default('left'),
    }),
  ])
  .transform((written): Scoring['calibration_buckets'] => {
    const { edges, closed } = Array.isArray(written) ? { edges: written, closed: 'left' as const } : written
    return { edges: edges.filter((edge) => edge > 0 && edge < 1), closed }
  })
  .describe('Buckets of confidence for calibration, given by their edges, from 0 to 1.')
  .prefault([0.3, 0.6])

/** The content of `scoring` as written. Older suites have these keys at the top level. */
export const scoringEntrySchema = z.strictObject({
  k: withDefault(
    z.array(z.int().min(1).max(1000)).min(1),
    [1, 3, 5, 10],
    'Cut-offs k of ranking metrics such as `precision@5`. `primary_k` is added if it is missing.',
  ),
  primary_k: z.int().min(1).max(1000).describe('Cut-off k that success and the default gates use.').default(5),
  success: withDefault(
    z.enum(SUCCESS_RULES),
    'all',
    'Which expectations of a case must hold for success: `retrieval` (spans, sources), `answer` (checks, hops, abstaining, asking back, the judge), `workflow` (agents, tools), or `all`. With `reported`, the reply itself says whether it passed.',
  ),
  ...scoringSchema.shape,
  calibration_buckets: calibrationBucketsSchema,
})

/** `golden/suite.yaml` as written. */
export const manifestSchema = z.strictObject({
  name: optional(
    nameSchema,
    'Name of the suite in comments and artifacts. Default: the name of the working directory, or of the repository at its root.',
  ),
  version: text.max(100).describe('Your own version number of the suite; shown in reports.').default('1'),
  description: z.string().describe('Description of the suite, for people.').optional(),
  cases: withDefault(
    oneOrMore,
    DEFAULT_CASES,
    'Case files: one path or glob (`*`, `**`, `?`, `{a,b}`) relative to the manifest’s folder, or a list.',
  ),
  documents_dir: optional(
    text,
    'Folder of the documents, relative to the working directory. Expected paths without a slash are files in this folder.',
  ),
  strict: z.boolean().describe('Whether expected spans missing from the checkout are errors.').default(false),
  target: targetEntrySchema.describe('The system under test.'),
  variants: optional(
    z.record(variantNameSchema, variantEntrySchema),
    'Named configurations of the target. Their keys override those of `target`. Default: one variant, `default`, that equals `target`.',
  ),
  default_variant: optional(nameSchema, 'Variant that a run uses if none is named. Default: the first.'),
  trials: z.int().min(1).max(100).describe('Number of times each case is asked in a run without rounds.').default(1),
  rounds: optional(
    z.int().min(1).max(MAX_ROUNDS),
    'Maximum number of rounds in which a change is measured. Each later round asks only the cases that undecided gates still need. Default: 3.',
  ),
  baseline_trials: optional(
    z.int().min(1).max(100),
    'Number of times each case is asked in modes `baseline` and `nightly`. Default: 5, or 2 for a deterministic target.',
  ),
  concurrency: z.int().min(1).max(256).describe('Maximum number of requests in flight at the same time.').default(4),
  timeout_seconds: z.number().gt(0).max(86_400).describe('Time limit for one request, in seconds.').default(120),
  retries: withDefault(
    z.int().min(0).max(10),
    2,
    'Number of retries after infrastructure failures: rate limits, 5xx errors, lost connections.',
  ),
  seed: withDefault(z.int().min(0), 1, 'Seed of everything random: order, bootstraps, seeds sent to the target.'),
  alpha: z.number().gt(0).lt(1).describe('Significance level of all tests (two-sided).').default(0.05),
  min_scored_share: withDefault(
    z.number().min(0).max(1),
    0.95,
    'Lowest share of scored cases, from 0 to 1, that a gate needs. With less, the gate is invalid.',
  ),
  max_cost_usd: optional(
    z.number().gt(0),
    'Budget of a run in US dollars. A request is made only if its worst-case cost fits; otherwise the run stops and is incomplete.',
  ),
  max_cost_usd_per_month: optional(
    z.number().gt(0),
    'Budget of all runs in a calendar month (UTC) in US dollars, counted in `.goldenpair/spend.jsonl`.',
  ),
  zero_tolerance: withDefault(
    z.enum(ZERO_TOLERANCE),
    'critical',
    'Cases that must never start to fail: those marked critical (`critical`), all cases (`all`), or none (`off`).',
  ),
  inference: optional(
    z.enum(INFERENCES),
    'What the verdict is about: the suite’s own cases, asked in rounds (`these-cases`, default), or all similar questions, with the cases as a sample (`cases-like-these`). Nightly runs first use `cases-like-these`, then confirm with this setting.',
  ),
  profile: z.enum(PROFILES).describe('Profile of cases that set none.').optional(),
  scoring: scoringEntrySchema
    .describe('How answers are scored: cut-offs, the rule for success, and settings of single metrics.')
    .prefault({}),
  judge: judgeEntrySchema.describe('The judge that answers the questions listed in `scoring.judged`.').optional(),
  pricing: pricingSchema.describe('US dollars per million tokens, by model or route tier.').default({ models: {} }),
  custom_metrics: optional(
    oneOrMore,
    'Modules (.js or .mjs) with your own metrics: one path relative to the manifest’s folder, or a list.',
  ),
  gates: optional(
    z.array(gateEntrySchema).min(1),
    'Gates: the metrics that must not get worse, and by how much. Default: success, precision at `scoring.primary_k` and tokens, with their default margins.',
  ),
  criteria: withDefault(
    z.record(z.string(), allowedShareSchema),
    {},
    'Highest allowed share of cases with a failure (`zero_recall`, `empty_answer`), such as 0 or `5%`. Applies even without a baseline.',
  ),
  code_quality: optional(
    codeSourcesEntrySchema,
    'Location of the system’s source code, whose quality is measured once per run.',
  ),
  controlled: withDefault(
    settings,
    {},
    'Facts about the experiment, such as embedding model or chunk size. Recorded and compared between runs, never interpreted.',
  ),
})
export type Manifest = z.infer<typeof manifestSchema>
