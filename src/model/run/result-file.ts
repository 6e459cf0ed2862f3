import { z } from 'zod'
import { metricSummarySchema, runSchema } from './run.js'

export const RESULT_SCHEMA_VERSION = 1

const spent = {
  /**
   * Sums over the trials with known tokens or cost; `null` if none is known. They grow with the number of trials and are never compared.
   */
  tokens_total: z.number().nullable(),
  cost_usd_total: z.number().nullable(),
}

/** The results of one case; its scores are means over its trials. */
const questionSchema = z.strictObject({
  id: z.string(),
  query: z.string(),
  tags: z.array(z.string()),
  trials: z.int().positive(),
  /** By metric id; `stddev_sample` is `null` for fewer than two scored trials. */
  scores: z.record(
    z.string(),
    z.strictObject({ mean: z.number(), stddev_sample: z.number().nullable(), n: z.int().positive() }),
  ),
  ...spent,
  /** The representative trial. `answer` is `null` if it failed; `failure` then describes how. */
  representative: z.strictObject({
    trial: z.int().nonnegative(),
    answer: z.string().nullable(),
    failure: z.string().nullable(),
  }),
})

/** The fields of its run that a result file copies. */
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
  /** From 1; `null` in the file of all trials. */
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

/** A gate or a case as the result of a test, for test tools. All text is plain data, untrusted until a renderer escapes it. */
export interface TestResult {
  readonly name: string
  /** The group in which the tool shows it. */
  readonly group: string
  /** The file that defines it; `null` if there is none. */
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
