import { z } from 'zod'
import { groupBy } from '../group-by.js'
import { type MetricFacts, metricFactsSchema } from '../metric.js'
import { baseFormSchema, goldenCaseSchema } from '../suite/case.js'
import { gateSchema } from '../suite/gate.js'
import { INFERENCES } from '../suite/inference.js'
import { type Pricing, pricingSchema } from '../suite/pricing.js'
import { JUDGED_QUESTIONS, scoringSchema, SUCCESS_RULES } from '../suite/scoring.js'
import { versionFields } from './file-version.js'
import { judgeConfigSchema, judgeFactsSchema } from './judging.js'
import { judgmentsSchema } from './judgments.js'
import { type FailureKind, observationSchema } from './observation.js'
import { type RoundsPlan, roundsPlanSchema } from './rounds-plan.js'
import { runCodeSchema } from './run-code.js'
import { shardSchema } from './shard.js'

export const RUN_SCHEMA_VERSION = 1

const hash = z.string()

/** Hashes of everything that must be equal for two runs to be comparable. A comparison names each difference. */
export const fingerprintsSchema = z.strictObject({
  suite: hash,
  gates: hash,
  target: hash,
  metrics: z.record(z.string(), hash),
  pricing: hash,
  models: z.array(z.string()).describe('Resolved model ids that answered, sorted.'),
  corpus: z.string().nullable().describe('The corpus that the target reports; `null` if it reports none.'),
  judge: z.partialRecord(z.enum(JUDGED_QUESTIONS), hash).optional().describe('Hash of what each question was asked.'),
  judge_models: z.array(z.string()).optional().describe('Resolved model ids of the judge, sorted; absent if unknown.'),
  goldenpair: z.string(),
})
export type Fingerprints = z.infer<typeof fingerprintsSchema>

export const RUN_MODES = ['run', 'pr', 'baseline', 'nightly', 'ab', 'aa'] as const

/** How cases are matched between two result files of another harness, the most certain way first. */
export const NAMED_BY = ['id-spelling', 'column', 'question', 'question-without-constants'] as const
export type NamedBy = (typeof NAMED_BY)[number]

/** A column that distinguishes the cases besides their ids, with its values by case id. */
const caseKeysSchema = z.strictObject({ column: z.string(), keys: z.record(z.string(), z.string()) })
export type CaseKeys = z.infer<typeof caseKeysSchema>

/** A score of another harness that is not compared. */
export const leftOutSchema = z.strictObject({
  score: z.string(),
  reason: z.string().describe('Why the score is left out, as a clause such as "whose values are A, D".'),
  directed: z.boolean().describe('Whether its name says which way is better; then it could hide a regression.'),
})

/** Counts over the trials of a run. */
export const countsSchema = z.strictObject({
  cases: z.int().nonnegative(),
  trials: z.int().nonnegative(),
  ok: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  infrastructure: z.int().nonnegative(),
  unasked: z.int().positive().optional().describe('Number of those in `infrastructure` that were not asked.'),
  timeouts: z.int().nonnegative(),
  retries: z.int().nonnegative(),
  cached: z.int().positive().optional().describe('Number of answers from the cache, included in `ok`.'),
  /** Number of the judge's readings, of unusable ones, and of attempts lost to infrastructure before; absent if nobody judged. */
  judge: z
    .strictObject({
      readings: z.int().nonnegative(),
      failed: z.int().nonnegative(),
      retries: z.int().nonnegative(),
      cached: z.int().positive().optional().describe('Number of readings from the cache; absent if there were none.'),
    })
    .optional(),
})

/** Reasons for stopping a run early. */
const STOPPED_BECAUSE = ['budget', 'month', 'unknown-cost'] as const

/** A run that was stopped before its last trial. It is incomplete and never compared as if it were whole. */
export const stoppedSchema = z.strictObject({
  /** `budget`: `max_cost_usd`; `month`: `max_cost_usd_per_month`; `unknown-cost`: a cost that is unknown cannot be limited. */
  because: z.enum(STOPPED_BECAUSE),
  made: z.int().nonnegative(),
  planned: z.int().positive(),
  limit_usd: z.number().nonnegative(),
  spent_usd: z.number().nonnegative().describe('Cost of all arms and judges; unknown costs at the amount reserved.'),
  detail: z.string().max(1000).describe('What would have come next, or which cost is unknown, as a clause.'),
})
export type Stopped = z.infer<typeof stoppedSchema>

/** The mean over cases of per-case means, or the figure of a per-run metric, with the number of cases that it is computed from. */
export const metricSummarySchema = z.strictObject({
  mean: z.number().nullable(),
  infinite: z.literal(true).exactOptional().describe('Set if `mean` is `null` because there is nothing to divide by.'),
  n: z.int().nonnegative(),
  applicable: z.int().nonnegative(),
})
export type MetricSummary = z.infer<typeof metricSummarySchema>

/** A run that is pooled into another run. */
const pooledSchema = z.strictObject({
  run_id: z.string(),
  commit: z.string().nullable(),
  started_at: z.string(),
  trials: z.int().positive().describe('Number of trials of each case. Their numbers continue those of the run before.'),
  seed_offset: z.int().positive().optional().describe('As in `run.json`.'),
})

/**
 * `run.json`. `cases`, `gates` and `metrics` are snapshots, so a run can be compared with no suite at hand;
 * they are checked structurally on reading (`parseRun`).
 */
export const runSchema = z.strictObject({
  ...versionFields(RUN_SCHEMA_VERSION),
  run_id: z.string().min(1),
  session_id: z.string().min(1).describe('Shared by runs of one job with interleaved trials; else times cannot gate.'),
  mode: z.enum(RUN_MODES),
  suite: z.strictObject({
    name: z.string(),
    version: z.string(),
    file: z.string().describe("The manifest's path from the working directory."),
    directory: z.string().exactOptional().describe("Working directory from the repository's root; absent if the same."),
  }),
  variant: z.string(),
  commit: z.string().nullable(),
  dirty: z.literal(true).optional().describe('Set if the checkout has uncommitted changes (command line only).'),
  branch: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  seed: z.int(),
  trials_per_case: z.int().positive().describe('With a `plan`, the complete rounds, or 1 before the first is done.'),
  plan: roundsPlanSchema.optional().describe('What was fixed before the first request; absent for a run in one pass.'),
  seed_offset: z.int().positive().optional().describe("Added to all seeds, so that they differ from an earlier run's."),
  pooled: z.array(pooledSchema).min(2).optional().describe("Pooled runs, oldest first; all else is the last one's."),
  /** Numbers of the trials that were asked again, for every case, because their first answers differed too much from the others. */
  replaced_trials: z.array(z.int().nonnegative()).min(1).optional(),
  /**
   * Later commits that have this run as their baseline because none of its `sources` changed, the oldest first. Absent if there are none.
   */
  carried_to: z
    .array(z.strictObject({ commit: z.string(), at: z.string() }))
    .min(1)
    .optional(),
  subset: z.string().nullable(),
  shard: shardSchema.nullable().default(null).describe('The part of the cases in `cases`; the fingerprint covers all.'),
  settings: z.strictObject({
    k: z.array(z.int().positive()),
    primary_k: z.int().positive(),
    success: z.enum(SUCCESS_RULES),
    scoring: scoringSchema.optional().describe('Absent for the defaults, as in runs of older versions.'),
    judge: judgeConfigSchema.optional().describe("The suite's judge; the one actually used is in `judge` below."),
    mock: z.literal(true).optional().describe('Set if the answers come from a stand-in for the system.'),
    replayed: z.literal(true).optional().describe('Set if all answers and latencies are those of an earlier run.'),
    alpha: z.number(),
    min_scored_share: z.number(),
    zero_tolerance: z.enum(['critical', 'all', 'off']),
    inference: z.enum(INFERENCES).optional().describe('Of `ab` and `compare`; absent for `cases-like-these`.'),
    deterministic: z.boolean(),
    target: z.record(z.string(), z.unknown()),
    declared: z.array(z.string()).optional().describe('Settings of the target that the variant sets: `options.chunk`.'),
    sources: z.array(z.string()).optional().describe('Files of the target, as globs from the root of the repository.'),
    controlled: z.record(z.string(), z.unknown()),
    concurrency: z.int().positive(),
    timeout_seconds: z.number().positive(),
    retries: z.int().nonnegative().optional().describe('Number of further attempts after infrastructure failures.'),
  }),
  pricing: pricingSchema,
  environment: z.strictObject({ node: z.string(), os: z.string(), runner: z.string().nullable() }),
  fingerprints: fingerprintsSchema,
  judge: judgeFactsSchema.optional().describe('The judge and its settings, which `fingerprints.judge` hashes.'),
  cases: z.array(goldenCaseSchema),
  /**
   * Ids of cases, including those of other shards, whose expected spans are missing from the measured checkout; they are never compared.
   */
  stale_cases: z.array(z.string()).default([]),
  deleted_cases: z.array(z.string()).optional().describe('Ids of the stale cases with no expected span left.'),
  base_forms: z.array(baseFormSchema).optional().describe('Edited or removed cases, asked as the base has them.'),
  /** For a first look, how many of all cases were asked: the run is no baseline and never good news. Absent if all were asked. */
  first_look: z.strictObject({ cases: z.int().positive(), of: z.int().positive() }).optional(),
  gates: z.array(gateSchema),
  metrics: z.array(metricFactsSchema),
  named_by: z.enum(NAMED_BY).optional().describe('How results were matched with the baseline, if not by case id.'),
  case_keys: caseKeysSchema.optional().describe('Values of a column of hashes or row numbers in results, by case id.'),
  left_out: z.array(leftOutSchema).optional().describe('Scores of results that could not be read, with the reasons.'),
  counts: countsSchema.nullable().describe('`null` until the run has finished.'),
  stopped: stoppedSchema.optional().describe('Absent for a complete run.'),
  spent_usd: z.number().nonnegative().optional().describe('Cost of the job; unknown costs at the amount reserved.'),
  code_quality: runCodeSchema.optional().describe('Measurements of the source code; absent if it was not measured.'),
  summaries: z.record(z.string(), metricSummarySchema),
})
export type Run = Omit<z.infer<typeof runSchema>, 'metrics' | 'plan'> & {
  metrics: MetricFacts[]
  plan?: RoundsPlan | undefined
}

/** The target type of a run whose answers were scored by another harness, so that nothing can be asked again. */
export const RESULTS_TARGET = 'results'
export function isFromResults({ settings }: Pick<Run, 'settings'>): boolean {
  return settings.target['type'] === RESULTS_TARGET
}

/** One attempt at one case by one variant, with its scores. */
export const trialSchema = z.strictObject({
  case: z.string(),
  trial: z.int().nonnegative().describe('From 0.'),
  round: z.int().positive().optional().describe('The round that asked the trial, from 1; absent if not in rounds.'),
  asked_on: z.literal(true).optional().describe('Set for a further trial of a case that always failed; in no mean.'),
  retries: z.int().nonnegative().describe('Number of attempts lost to infrastructure failures before this one.'),
  observation: observationSchema,
  judgments: judgmentsSchema.optional().describe('Absent if nobody judged the trial.'),
  judge_retries: z.int().positive().optional().describe("Number of the judge's attempts lost to infrastructure."),
  /**
   * By metric id. A metric that applies is either in `scores` or, with the reason, in `unscored`. Not `z.record`, which parses every key
   * too: 2 s per 100,000 trials.
   */
  scores: z.object({}).catchall(z.number()),
  unscored: z.object({}).catchall(z.string()),
})
export type Trial = z.infer<typeof trialSchema>

/** Largest number of sets of reasons that a file may refer to at a time, so that reading it needs little memory. */
export const MAX_UNSCORED_SETS = 64

/** A line of `trials.jsonl`: a trial, whose reasons may be on an earlier line. */
export const storedTrialSchema = trialSchema.extend({
  unscored: trialSchema.shape.unscored.optional().describe('Absent if an earlier line has the same reasons.'),
  /** The number of this set of reasons. Refers to the last line, up to this one, that has both this number and `unscored`. */
  unscored_set: z
    .int()
    .min(0)
    .max(MAX_UNSCORED_SETS - 1)
    .optional(),
})
export type StoredTrial = z.infer<typeof storedTrialSchema>

/** A trial without its scores, as shown in a report and stored as a line of `unjudged.jsonl`. */
export const trialRecordSchema = trialSchema.omit({ scores: true, unscored: true })
export type TrialRecord = z.infer<typeof trialRecordSchema>

/** A trial without its observation: what a comparison needs, small enough to keep a hundred thousand in memory. */
export type ScoredTrial = Pick<Trial, 'case' | 'trial' | 'round' | 'asked_on' | 'scores' | 'unscored'> & {
  /** Set if the target failed. Metrics that are unscored for such a trial do not count it (docs/decision-rules.md#scored-cases). */
  readonly failed?: true
  /** A hash of the answer's text; only of answers that were asked in rounds. */
  readonly answer?: number
}

/** Returns the part of a trial that is kept in memory. */
export function withoutObservation({ case: id, trial, round, asked_on, scores, unscored }: Trial): ScoredTrial {
  return { case: id, trial, ...(round && { round, asked_on }), scores, unscored }
}

/** A run with its scores, in memory. Trials are in any order. */
export interface ScoredRun {
  readonly run: Run
  readonly trials: readonly ScoredTrial[]
  /** Ids of cases whose expectations no longer fit the measured code; they are never compared. */
  readonly stale_cases?: readonly string[]
  /** Ids of cases for which a reply stated its own cost; absent if not looked up. */
  readonly own_cost_cases?: readonly string[]
  /** The conduct of the run's cases; absent if not looked up. */
  readonly conduct?: Conduct
  /** The number of replies that no cache gave, of cases that got one, and the cases whose replies differ; absent if not compared. */
  readonly replies?: { readonly trials: number; readonly cases: number; readonly differ: readonly string[] }
  /** The price list that the costs were computed from, if it is not the run's own. */
  readonly priced_by?: Pricing
}

/**
 * Returns a key for a trial within its run, from its case and number.
 * @example trialKey('fig', 0) // '0 fig'
 */
export function trialKey(caseId: string, trial: number): string {
  return `${trial} ${caseId}`
}

/** Returns the trials that count in means; the given list if that is all of them. */
export function countedTrials<Tried extends Pick<Trial, 'asked_on'>>(trials: readonly Tried[]): readonly Tried[] {
  return trials.some((trial) => trial.asked_on) ? trials.filter((trial) => !trial.asked_on) : trials
}

/** Whether a run's target was given up, so that not all was asked. */
export const isGivenUp = ({ counts }: Pick<Run, 'counts'>): boolean => counts?.unasked !== undefined

/** Groups trials by case, each group in order of trial. */
export function groupByCase<Tried extends Pick<Trial, 'case' | 'trial'>>(
  trials: readonly Tried[],
): ReadonlyMap<string, readonly Tried[]> {
  const inOrder = [...trials].sort((one, other) => one.trial - other.trial)
  return groupBy(inOrder, (trial) => trial.case)
}

/** What happened in the trials of one case, for finding causes: small enough to keep for every case. */
export interface CaseConduct {
  /** The best rank in any trial of each span that the case expects (relevance above 0), in the case's order; `null` if not retrieved. */
  readonly ranks: readonly (number | null)[]
  /** The largest number of spans in a trial, without duplicates; `null` if no trial reported any. */
  readonly returned: number | null
  /** Whether a trial put an expected span into its context; absent if no reply reports its context. */
  readonly in_context?: boolean
  /**
   * The names of all spans in the trials, by hash if there is one, otherwise by path and place; absent if no trial reported any. Sorted.
   */
  readonly places?: readonly string[]
  /** The route tiers and the models that answered, each sorted. */
  readonly tiers: readonly string[]
  readonly models: readonly string[]
  /** The kinds of failure, sorted. */
  readonly failures: readonly FailureKind[]
}

/** The conduct of each case, by case id. */
export type Conduct = ReadonlyMap<string, CaseConduct>
