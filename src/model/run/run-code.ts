import { z } from 'zod'
import { judgeSpend } from './judgments.js'

const count = z.int().nonnegative()
const share = z.number().min(0).max(1)

/** Measures of different languages are never compared, because the definitions follow each grammar. */
export const CODE_LANGUAGES = ['python', 'typescript', 'javascript'] as const
export type CodeLanguage = (typeof CODE_LANGUAGES)[number]

/** Cyclomatic complexity: A 1–5, B 6–10, C 11–20, D 21–30, E 31–40, F 41 and more. */
export const COMPLEXITY_RANKS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
export type ComplexityRank = (typeof COMPLEXITY_RANKS)[number]

const MAINTAINABILITY_RANKS = ['A', 'B', 'C'] as const
export type MaintainabilityRank = (typeof MAINTAINABILITY_RANKS)[number]

/** `loc` is always `sloc + blank + multi + single_comments`. */
const rawSchema = z.strictObject({
  loc: count,
  /** Logical lines: about one for each statement. */
  lloc: count,
  /** Lines with code on them. */
  sloc: count,
  /** Comments, including those after code. */
  comments: count,
  /** Lines with only a comment, and in Python also one-line strings that stand alone. */
  single_comments: count,
  /** Lines of multi-line documentation: strings that stand alone in Python, block comments elsewhere. */
  multi: count,
  blank: count,
})
export type RawMeasures = z.infer<typeof rawSchema>

const halsteadSchema = z.strictObject({
  distinct_operators: count,
  distinct_operands: count,
  operators: count,
  operands: count,
  vocabulary: count,
  length: count,
  calculated_length: z.number(),
  volume: z.number(),
  difficulty: z.number(),
  effort: z.number(),
  time_seconds: z.number(),
  bugs: z.number(),
})
export type Halstead = z.infer<typeof halsteadSchema>

const codeBlockSchema = z.strictObject({
  /** `Class.method` for methods, `outer.inner` for inner functions. */
  name: z.string(),
  kind: z.enum(['function', 'method', 'class']),
  /** Whether the block is inside a function, or belongs to a class inside a class. Only `with_inner` includes such blocks. */
  inner: z.boolean(),
  line: z.int().positive(),
  /** In Python as in radon: where the last part of the body begins. */
  end_line: z.int().positive(),
  complexity: count,
  rank: z.enum(COMPLEXITY_RANKS),
})
export type CodeBlock = z.infer<typeof codeBlockSchema>

/** If there is no block, the average is 0, as in radon, and all other fields are `null`. */
const complexityReadingSchema = z.strictObject({
  count,
  average: z.number().nonnegative(),
  rank: z.enum(COMPLEXITY_RANKS).nullable(),
  max: count.nullable(),
  max_rank: z.enum(COMPLEXITY_RANKS).nullable(),
})
export type ComplexityReading = z.infer<typeof complexityReadingSchema>

const complexityReadings = {
  /** Functions and methods. */
  functions_only: complexityReadingSchema,
  /** Functions, methods and classes: what `radon cc --average` prints. */
  with_classes: complexityReadingSchema,
  /** Including blocks inside functions and classes: `radon cc --average --show-closures`. */
  with_inner: complexityReadingSchema,
}

const complexitySchema = z.strictObject({
  ...complexityReadings,
  /** The grade of the average of `functions_only`; A if there are none. */
  grade: z.enum(COMPLEXITY_RANKS),
  /** The complexity of the whole file, used by the maintainability index. */
  total: count,
  /** The complexity of the code outside all functions and classes. */
  module: count,
})
export type Complexity = z.infer<typeof complexitySchema>

const maintainabilitySchema = z.strictObject({
  /** 0 to 100, higher is better; lines of documentation count as comments. */
  index: z.number().min(0).max(100),
  /** radon's rank: A above 19, B above 9. */
  rank: z.enum(MAINTAINABILITY_RANKS),
  /** The scorecard's grade: A from 20, B from 10. */
  grade: z.enum(MAINTAINABILITY_RANKS),
  /** The index if lines of documentation do not count as comments (`radon mi --multi`). */
  without_multi: z.number().min(0).max(100),
})
export type Maintainability = z.infer<typeof maintainabilitySchema>

const declarationsSchema = z.strictObject({
  /** Every name of `import a, b`, and 1 for each `from … import …`; in other languages each import, `require` and re-export. */
  imports: count,
  import_statements: count,
  /** The `imports` whose module has a configured prefix. */
  framework_imports: count,
  classes: count,
  /** All functions and methods, except lambdas and functions without a name of their own. */
  functions: count,
  /** The `functions` that can have a return annotation: none in JavaScript. */
  annotatable_functions: count,
  annotated_functions: count,
  /** `annotated_functions / annotatable_functions`; `null` if there are none. */
  return_annotation_share: share.nullable(),
})
export type Declarations = z.infer<typeof declarationsSchema>

const file = { path: z.string(), language: z.enum(CODE_LANGUAGES) }

const measuredFileSchema = z.strictObject({
  ...file,
  kind: z.literal('measured'),
  raw: rawSchema,
  /** `comments / sloc`: above 1 if there is more comment than code; `null` without code. */
  comment_ratio: z.number().nonnegative().nullable(),
  complexity: complexitySchema,
  halstead: halsteadSchema,
  maintainability: maintainabilitySchema,
  declarations: declarationsSchema,
  /** Sorted by first line. */
  blocks: z.array(codeBlockSchema),
})
export type MeasuredFile = z.infer<typeof measuredFileSchema>

const unscoredFileSchema = z.strictObject({
  ...file,
  kind: z.literal('unscored'),
  reason: z.string(),
  line: z.int().positive().nullable(),
})
export type UnscoredFile = z.infer<typeof unscoredFileSchema>

export const codeFileSchema = z.discriminatedUnion('kind', [measuredFileSchema, unscoredFileSchema])
export type CodeFile = z.infer<typeof codeFileSchema>

/** Totals over the measured files of one language. */
export const codeTotalsSchema = z.strictObject({
  language: z.enum(CODE_LANGUAGES),
  files: count,
  unscored_files: count,
  raw: rawSchema,
  comment_ratio: z.number().nonnegative().nullable(),
  complexity: z.strictObject({ ...complexityReadings, grade: z.enum(COMPLEXITY_RANKS) }),
  /** Sums, except `difficulty`, which is the mean over files. */
  halstead: z.strictObject({ volume: z.number(), difficulty: z.number(), effort: z.number(), bugs: z.number() }),
  /** The mean over files and the lowest value, with their grades. */
  maintainability: z.strictObject({
    index: z.number(),
    grade: z.enum(MAINTAINABILITY_RANKS),
    lowest: z.number(),
    lowest_grade: z.enum(MAINTAINABILITY_RANKS),
  }),
  declarations: declarationsSchema,
})
export type CodeTotals = z.infer<typeof codeTotalsSchema>

const globs = z.array(z.string().min(1)).min(1)

/** The criteria by which a judge grades source code, 1 to 5 each. Source: poc-ai-workflow-frameworks, METRICS.md, LLM code review. */
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

/** A judge's review of the source code, or why there is none. */
const codeReviewSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reviewed'),
    /** A hash of judge, settings and prompt. Reviews with different hashes are not compared. */
    judge: z.string(),
    prompt: z.string(),
    criteria: z.record(z.enum(REVIEW_CRITERIA), z.strictObject({ score: z.int().min(1).max(5), reason: z.string() })),
    /** The mean of the seven criteria, to two decimals. */
    average: z.number().min(1).max(5),
    /** The part of the sources that the judge was not shown, as a clause; `null` if it saw all. */
    cut: z.string().nullable(),
    ...judgeSpend,
  }),
  z.strictObject({ kind: z.literal('unscored'), reason: z.string(), ...judgeSpend }),
])
export type CodeReview = z.infer<typeof codeReviewSchema>

/** `code_quality` as written in a suite or, to override it, in a variant. */
export const codeSourcesEntrySchema = z.strictObject({
  sources: z
    .union([z.string().min(1), globs])
    .describe('Source files of the system: one path or glob relative to the working directory, or a list.')
    .optional(),
  framework: z.string().min(1).max(60).describe('Name of the system’s framework, for reports and judge.').optional(),
  prefixes: z
    .array(z.string().min(1))
    .describe('Modules whose imports count as imports of the framework: `langgraph`, `langchain*`.')
    .optional(),
  language: z
    .enum(CODE_LANGUAGES)
    .describe('Language that the `code.*` metrics measure. Needed only if the sources have several.')
    .optional(),
  annotate: z
    .boolean()
    .describe('Whether to mark functions with a worse complexity rank in a pull request’s diff. Default: false.')
    .optional(),
  review: z.boolean().describe('Whether the judge also grades the code, once per run. Default: false.').optional(),
})
export type CodeSourcesEntry = z.infer<typeof codeSourcesEntrySchema>

/** The location of an arm's source code, complete. */
const codeSourcesSchema = z.strictObject({
  sources: globs,
  framework: z.string().nullable(),
  prefixes: z.array(z.string()),
  /** `null` for the language of the measured files, if they have only one. */
  language: z.enum(CODE_LANGUAGES).nullable(),
  /** Set if a judge reviews the code. */
  reviewed: z.literal(true).optional(),
  /** Set if functions that became more complex are marked in the diff. */
  annotated: z.literal(true).optional(),
})
export type CodeSources = z.infer<typeof codeSourcesSchema>

/** The measurements of one arm's source code, made once a run for any number of trials. */
export const runCodeSchema = z.strictObject({
  ...codeSourcesSchema.shape,
  /** Why the `code.*` metrics have no value, as a clause; `null` if they have. */
  unscored: z.string().nullable(),
  /** Sorted by path. */
  files: z.array(codeFileSchema),
  /** One for each language with a measured file. */
  totals: z.array(codeTotalsSchema),
  /** Absent if no judge was to be asked. */
  review: codeReviewSchema.optional(),
})
export type RunCode = z.infer<typeof runCodeSchema>
export type RunCodeFile = RunCode['files'][number]
