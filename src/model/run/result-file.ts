import { z } from 'zod'
import { metricSummarySchema, runSchema } from './run.js'

export const RESULT_SCHEMA_VERSION = 1

const spent = {
  /** Sums over the trials whose tokens or cost are known; null when none is. They grow with the trials and are never compared. */
  tokens_total: z.number().nullable(),
  cost_usd_total: z.number().nullable(),
}

/** What one case gave: its scores are means over its trials. */
const questionSchema = z.strictObject({
  id: z.string(),
  query: z.string(),
  tags: z.array(z.string()),
  trials: z.int().positive(),
  /** By metric id; `stddev_sample` is null below two scored trials. */
  scores: z.record(
    z.string(),
    z.strictObject({ mean: z.number(), stddev_sample: z.number().nullable(), n: z.int().positive() }),
  ),
  ...spent,
  /** The trial that stands for them. `answer` is null when it failed, and `failure` says how. */
  representative: z.strictObject({
    trial: z.int().nonnegative(),
    answer: z.string().nullable(),
    failure: z.string().nullable(),
  }),
})

/** What a result file has of its run as it is. */
export const reportedRunSchema = runSchema.pick({
  run_id: true,
  mode: true,
  suite: true,
  variant: true,
  commit: true,
  branch: true,
  started_at: true,
  finished_at: true,
  seed: true,
  subset: true,
  settings: true,
  pricing: true,
  environment: true,
  code_quality: true,
})

/** `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, all trials of a run, or `…_run<n>.json`, one trial of every case. */
export const resultFileSchema = z.strictObject({
  schema_version: z.literal(RESULT_SCHEMA_VERSION),
  ...reportedRunSchema.shape,
  /** From 1; null in the file of all. */
  run_index: z.int().positive().nullable(),
  run_count: z.int().positive(),
  models: z.array(z.string()),
  /** By metric id, over the cases. */
  aggregates: z.record(z.string(), metricSummarySchema),
  ...spent,
  /** In the order of the suite; cases without a trial are left out. */
  questions: z.array(questionSchema),
})
export type ResultFile = z.infer<typeof resultFileSchema>

/** A gate or a case as a test tool sees it. All text is plain data, hostile until a renderer escapes it. */
export interface TestResult {
  readonly name: string
  /** What the tool groups by. */
  readonly group: string
  /** Where it is written; null for what is in no file. */
  readonly file: string | null
  readonly seconds: number
  readonly outcome:
    | { readonly kind: 'passed'; readonly remark: string | null }
    | { readonly kind: 'failed'; readonly type: string; readonly message: string; readonly details: string }
    /** Not measured, or undecided. */
    | { readonly kind: 'skipped'; readonly message: string }
}

/** Named lists of results. */
export type TestResults = readonly { readonly name: string; readonly results: readonly TestResult[] }[]
