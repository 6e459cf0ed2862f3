import { z } from 'zod'
import { CODE_LANGUAGES, codeFileSchema, codeTotalsSchema } from './code-quality.js'

const globs = z.array(z.string().min(1)).min(1)

/** What a judge grades of the source code, 1 to 5 each. Source: poc-ai-workflow-frameworks, METRICS.md, LLM code review. */
export const REVIEW_CRITERIA = [
  'readability',
  'idiomatic_usage',
  'error_handling',
  'extensibility',
  'testability',
  'documentation',
  'abstraction',
] as const
export type ReviewCriterion = (typeof REVIEW_CRITERIA)[number]

const spent = {
  model: z.string().optional(),
  tokens: z.int().nonnegative().optional(),
  cost_usd: z.number().nonnegative().optional(),
  /** It was kept from an earlier run. */
  cached: z.literal(true).optional(),
}

/** A judge's review of the source code, or why there is none. */
const codeReviewSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reviewed'),
    /** A hash of judge, settings and prompt: reviews by another are not compared. */
    judge: z.string(),
    prompt: z.string(),
    criteria: z.record(z.enum(REVIEW_CRITERIA), z.strictObject({ score: z.int().min(1).max(5), reason: z.string() })),
    /** The mean of the seven, to two decimals. */
    average: z.number().min(1).max(5),
    /** What of the sources the judge was not shown, a clause; null when it saw all. */
    cut: z.string().nullable(),
    ...spent,
  }),
  z.strictObject({ kind: z.literal('unscored'), reason: z.string(), ...spent }),
])
export type CodeReview = z.infer<typeof codeReviewSchema>

/** `code_quality` of a suite, and what a variant says otherwise, as written. */
export const codeSourcesEntrySchema = z.strictObject({
  sources: z
    .union([z.string().min(1), globs])
    .describe('Source files: one path or glob relative to the working directory, or a list.')
    .optional(),
  framework: z.string().min(1).max(60).describe('The framework they are written with; shown in reports.').optional(),
  prefixes: z
    .array(z.string().min(1))
    .describe('Modules that count as the framework’s: `langgraph`, `langchain*`.')
    .optional(),
  language: z
    .enum(CODE_LANGUAGES)
    .describe('The language that the `code.*` metrics measure, if the sources have several.')
    .optional(),
  annotate: z
    .boolean()
    .describe('Mark functions whose complexity rank got worse in the diff of a pull request. Default: false.')
    .optional(),
  review: z.boolean().describe('Let the suite’s judge grade the code too, once per run. Default: false.').optional(),
})
export type CodeSourcesEntry = z.infer<typeof codeSourcesEntrySchema>

/** Where an arm's source code is, complete. */
export const codeSourcesSchema = z.strictObject({
  sources: globs,
  framework: z.string().nullable(),
  prefixes: z.array(z.string()),
  /** Null: that of the measured files, where they have one. */
  language: z.enum(CODE_LANGUAGES).nullable(),
  /** A judge is asked of it; absent when not. */
  reviewed: z.literal(true).optional(),
  /** Functions that became more complex are marked in the diff; absent when not. */
  annotated: z.literal(true).optional(),
})
export type CodeSources = z.infer<typeof codeSourcesSchema>

/** What the source code of one arm measures: once a run, however many trials it has. */
export const runCodeSchema = z.strictObject({
  ...codeSourcesSchema.shape,
  /** Why the `code.*` metrics have no value, a clause; null when they have. */
  unscored: z.string().nullable(),
  /** By path. */
  files: z.array(codeFileSchema),
  /** One for each language with a measured file. */
  totals: z.array(codeTotalsSchema),
  /** Absent where no judge was to be asked. */
  review: codeReviewSchema.optional(),
})
export type RunCode = z.infer<typeof runCodeSchema>
export type RunCodeFile = RunCode['files'][number]
