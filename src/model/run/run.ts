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

/** Identifies everything that must be equal for two runs to be comparable; a comparison names each that differs. */
export const fingerprintsSchema = z.strictObject({
  suite: hash,
  gates: hash,
  target: hash,
  metrics: z.record(z.string(), hash),
  pricing: hash,
  /** Resolved model ids that answered, sorted. */
  models: z.array(z.string()),
  /** Reported by the target; null when it says nothing. */
  corpus: z.string().nullable(),
  /** What each question to the judge was asked with; absent where Goldenpair asked none. */
  judge: z.partialRecord(z.enum(JUDGED_QUESTIONS), hash).optional(),
  /** Resolved model ids of the judge, sorted; absent where none is known. */
  judge_models: z.array(z.string()).optional(),
  goldenpair: z.string(),
})
export type Fingerprints = z.infer<typeof fingerprintsSchema>

export const RUN_MODES = ['run', 'pr', 'baseline', 'nightly', 'ab', 'aa'] as const

/** How the cases of another harness's two files are found to be the same, the surest first. */
export const NAMED_BY = ['id-spelling', 'column', 'question', 'question-without-constants'] as const
export type NamedBy = (typeof NAMED_BY)[number]

/** By case what a column has that tells the cases apart, beside their ids. */
const caseKeysSchema = z.strictObject({ column: z.string(), keys: z.record(z.string(), z.string()) })
export type CaseKeys = z.infer<typeof caseKeysSchema>

/** A score of another harness's that is not compared. */
export const leftOutSchema = z.strictObject({
  score: z.string(),
  reason: z.string().describe('A clause: "whose values are A, D".'),
  directed: z.boolean().describe('Its name says which way is better, so that its silence could hide a loss.'),
})

/** Counts over the trials of a run. */
export const countsSchema = z.strictObject({
  cases: z.int().nonnegative(),
  trials: z.int().nonnegative(),
  ok: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  infrastructure: z.int().nonnegative(),
  timeouts: z.int().nonnegative(),
  retries: z.int().nonnegative(),
  /** Answers from the cache, part of `ok`; absent where there was none. */
  cached: z.int().positive().optional(),
  /** Readings of the judge, those of them that gave nothing usable, and attempts lost to infrastructure before; absent where nobody judged. */
  judge: z
    .strictObject({
      readings: z.int().nonnegative(),
      failed: z.int().nonnegative(),
      retries: z.int().nonnegative(),
      /** Readings from the cache; absent where there was none. */
      cached: z.int().positive().optional(),
    })
    .optional(),
})

/** Why trials were left out. */
const STOPPED_BECAUSE = ['budget', 'month', 'unknown-cost'] as const

/** A run that was stopped before its last trial: it is incomplete, and never compared as if it were whole. */
export const stoppedSchema = z.strictObject({
  /** `budget`: `max_cost_usd`; `month`: `max_cost_usd_per_month`; `unknown-cost`: a cost that nobody knows cannot be limited. */
  because: z.enum(STOPPED_BECAUSE),
  made: z.int().nonnegative(),
  planned: z.int().positive(),
  limit_usd: z.number().nonnegative(),
  /** The cost of all arms and of judges; calls of unknown cost count as what was set aside for them. */
  spent_usd: z.number().nonnegative(),
  /** What would have come next, or which cost is unknown: a clause. */
  detail: z.string().max(1000),
})
export type Stopped = z.infer<typeof stoppedSchema>

/** Mean over cases of per-case means, or the figure of a per-run metric; with the number of cases behind it. */
export const metricSummarySchema = z.strictObject({
  mean: z.number().nullable(),
  /** The mean is null because the figure has none: something was spent, and there is nothing to divide it by. */
  infinite: z.literal(true).exactOptional(),
  n: z.int().nonnegative(),
  applicable: z.int().nonnegative(),
})
export type MetricSummary = z.infer<typeof metricSummarySchema>

/** A run whose trials a run has. */
const pooledSchema = z.strictObject({
  run_id: z.string(),
  commit: z.string().nullable(),
  started_at: z.string(),
  /** How many of each case, whose numbers go on from those of the run before. */
  trials: z.int().positive(),
  /** As in `run.json`. */
  seed_offset: z.int().positive().optional(),
})

/**
 * `run.json`. `cases`, `gates` and `metrics` are snapshots, so a run can be compared with no suite at hand;
 * they are checked structurally on reading (`parseRun`).
 */
export const runSchema = z.strictObject({
  ...versionFields(RUN_SCHEMA_VERSION),
  run_id: z.string().min(1),
  /** Runs of one job whose trials were interleaved share it; environment-bound metrics gate only then. */
  session_id: z.string().min(1),
  mode: z.enum(RUN_MODES),
  suite: z.strictObject({
    name: z.string(),
    version: z.string(),
    /** From the working directory. */
    file: z.string(),
    /** That from the root of its repository; absent where they are the same. */
    directory: z.string().exactOptional(),
  }),
  variant: z.string(),
  commit: z.string().nullable(),
  /** What was measured has changes that the commit has not. Only the command line looks. */
  dirty: z.literal(true).optional(),
  branch: z.string().nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  seed: z.int(),
  /** With a `plan` the number of rounds that are complete, and 1 before the first is. */
  trials_per_case: z.int().positive(),
  /** What was fixed before the first request of a run that is asked in rounds; absent where it is asked in one pass. */
  plan: roundsPlanSchema.optional(),
  /** Added to the seed of every trial, so that they are not those of an earlier run; absent: 0. */
  seed_offset: z.int().positive().optional(),
  /** The runs that it was made of, the oldest first; what else is here is the last one's. Absent where it is one run. */
  pooled: z.array(pooledSchema).min(2).optional(),
  /** Numbers of the trials that were asked again, of every case, since the first answers were too far from the others. */
  replaced_trials: z.array(z.int().nonnegative()).min(1).optional(),
  /** Later commits whose baseline it is, since none of its `sources` changed: the oldest first. Absent: it is that of its own alone. */
  carried_to: z
    .array(z.strictObject({ commit: z.string(), at: z.string() }))
    .min(1)
    .optional(),
  subset: z.string().nullable(),
  /** The part of the cases that this run measured; null is all of them. `cases` are those of the part, the suite's fingerprint is of all. */
  shard: shardSchema.nullable().default(null),
  settings: z.strictObject({
    k: z.array(z.int().positive()),
    primary_k: z.int().positive(),
    success: z.enum(SUCCESS_RULES),
    /** The defaults when absent, as in runs of older versions. */
    scoring: scoringSchema.optional(),
    /** The suite's; who judged in fact is under `judge`. */
    judge: judgeConfigSchema.optional(),
    /** The answers come from a stand-in for the system. */
    mock: z.literal(true).optional(),
    /** Nothing was asked: the observations and their latencies are those of an earlier run. */
    replayed: z.literal(true).optional(),
    alpha: z.number(),
    min_scored_share: z.number(),
    zero_tolerance: z.enum(['critical', 'all', 'off']),
    /** What `ab` and `compare` speak of where nobody says; absent: of cases like these. */
    inference: z.enum(INFERENCES).optional(),
    deterministic: z.boolean(),
    target: z.record(z.string(), z.unknown()),
    /** What the variant itself sets of it: `type`, `setup`, `options.chunk`, `settings.top_k`; runs of older versions do not say. */
    declared: z.array(z.string()).optional(),
    /** The files that make the target, as globs from the root of the repository; absent where the suite does not say. */
    sources: z.array(z.string()).optional(),
    controlled: z.record(z.string(), z.unknown()),
    concurrency: z.int().positive(),
    timeout_seconds: z.number().positive(),
    /** Attempts after infrastructure failures; runs of older versions do not say. */
    retries: z.int().nonnegative().optional(),
  }),
  pricing: pricingSchema,
  environment: z.strictObject({ node: z.string(), os: z.string(), runner: z.string().nullable() }),
  fingerprints: fingerprintsSchema,
  /** Who judged, and how: what `fingerprints.judge` hashes. */
  judge: judgeFactsSchema.optional(),
  cases: z.array(goldenCaseSchema),
  /** Ids of cases, also of other shards, whose expected spans the measured checkout did not have; they are never compared. */
  stale_cases: z.array(z.string()).default([]),
  /** Those of them of which nothing that they expect is left; absent where there are none, and in runs of older versions. */
  deleted_cases: z.array(z.string()).optional(),
  /** Cases that the change edits or removes and that were asked as its base has them; absent where there are none. */
  base_forms: z.array(baseFormSchema).optional(),
  /** So many cases of all were asked, for a first look: it is no baseline, and never good news. Absent: all of them. */
  first_look: z.strictObject({ cases: z.int().positive(), of: z.int().positive() }).optional(),
  gates: z.array(gateSchema),
  metrics: z.array(metricFactsSchema),
  /** By what the cases of another harness's results got the names of the baseline's; absent where their own ids pair. */
  named_by: z.enum(NAMED_BY).optional(),
  /** What a column of hashes, or one that counts the rows, has for each case of another harness's results; absent where there is none. */
  case_keys: caseKeysSchema.optional(),
  /** Scores in the results of another harness that could not be read, and why; absent where there are none. */
  left_out: z.array(leftOutSchema).optional(),
  /** Null until the run has finished. */
  counts: countsSchema.nullable(),
  /** Absent in a complete run. */
  stopped: stoppedSchema.optional(),
  /** What its job has cost, all arms and judges; calls of unknown cost count as what was set aside for them. Absent where there was no budget. */
  spent_usd: z.number().nonnegative().optional(),
  /** What the source code measures; absent where nobody measured it. */
  code_quality: runCodeSchema.optional(),
  summaries: z.record(z.string(), metricSummarySchema),
})
export type Run = Omit<z.infer<typeof runSchema>, 'metrics' | 'plan'> & {
  metrics: MetricFacts[]
  plan?: RoundsPlan | undefined
}

/** What a run whose answers another harness has scored names as its target: nothing can be asked again. */
export const RESULTS_TARGET = 'results'
export function isFromResults({ settings }: Pick<Run, 'settings'>): boolean {
  return settings.target['type'] === RESULTS_TARGET
}

/** One attempt at one case by one variant, with its scores. */
export const trialSchema = z.strictObject({
  case: z.string(),
  /** From 0. */
  trial: z.int().nonnegative(),
  /** The round in which it was asked, from 1; absent in a run that was not asked in rounds. */
  round: z.int().positive().optional(),
  /** It was asked because its case had failed all its tries: no part of any mean. */
  asked_on: z.literal(true).optional(),
  /** Attempts spent on infrastructure failures before this observation. */
  retries: z.int().nonnegative(),
  observation: observationSchema,
  /** Absent when nobody judged it. */
  judgments: judgmentsSchema.optional(),
  /** The judge's attempts that were lost to infrastructure; absent when there were none. */
  judge_retries: z.int().positive().optional(),
  /**
   * By metric id. A metric that applies is in `scores` or in `unscored` (with the reason), never in both.
   * Not `z.record`, which parses every key too: 2 s per 100,000 trials.
   */
  scores: z.object({}).catchall(z.number()),
  unscored: z.object({}).catchall(z.string()),
})
export type Trial = z.infer<typeof trialSchema>

/** So many sets of reasons a file may name at a time, that reading it takes little memory. */
export const MOST_UNSCORED_SETS = 64

/** A line of `trials.jsonl`: a trial, whose reasons may be written on a line above. */
export const storedTrialSchema = trialSchema.extend({
  /** Absent where a line above has the same reasons. */
  unscored: trialSchema.shape.unscored.optional(),
  /** The number of these reasons: of the last line, this one or above, that has this number and `unscored`. */
  unscored_set: z
    .int()
    .min(0)
    .max(MOST_UNSCORED_SETS - 1)
    .optional(),
})
export type StoredTrial = z.infer<typeof storedTrialSchema>

/** A trial without its scores: what a report shows of it, and a line of `unjudged.jsonl`. */
export const trialRecordSchema = trialSchema.omit({ scores: true, unscored: true })
export type TrialRecord = z.infer<typeof trialRecordSchema>

/** A trial without its observation: what comparing needs, small enough to keep a hundred thousand in memory. */
export type ScoredTrial = Pick<Trial, 'case' | 'trial' | 'round' | 'asked_on' | 'scores' | 'unscored'> & {
  /** The target failed: what is unscored of it is in no count of the metric (docs/decision-rules.md#scored-cases). */
  readonly failed?: true
}

/** What is kept of a trial in memory. */
export function withoutObservation({ case: id, trial, round, asked_on, scores, unscored }: Trial): ScoredTrial {
  return { case: id, trial, ...(round && { round, asked_on }), scores, unscored }
}

/** A run and its scores, in memory. Trials in any order. */
export interface ScoredRun {
  readonly run: Run
  readonly trials: readonly ScoredTrial[]
  /** Ids of cases whose expectations no longer fit the measured code; they are never compared. */
  readonly stale_cases?: readonly string[]
  /** Ids of cases of which a reply stated its own cost; absent where that was not looked up. */
  readonly own_cost_cases?: readonly string[]
  /** What its cases did; absent where nobody has looked. */
  readonly conduct?: Conduct
  /** The price list that its costs were computed from, where that is not the run's own. */
  readonly priced_by?: Pricing
}

/**
 * A trial among those of one run, by its case and number.
 * @example trialKey('fig', 0) // '0 fig'
 */
export function trialKey(caseId: string, trial: number): string {
  return `${trial} ${caseId}`
}

/** The trials that means are made of; the very list where that is all of them. */
export function countedTrials<Tried extends Pick<Trial, 'asked_on'>>(trials: readonly Tried[]): readonly Tried[] {
  return trials.some((trial) => trial.asked_on) ? trials.filter((trial) => !trial.asked_on) : trials
}

/** Trials by case, each in the order of their numbers. */
export function groupByCase<Tried extends Pick<Trial, 'case' | 'trial'>>(
  trials: readonly Tried[],
): ReadonlyMap<string, readonly Tried[]> {
  const inOrder = [...trials].sort((one, other) => one.trial - other.trial)
  return groupBy(inOrder, (trial) => trial.case)
}

/** What the trials of one case did, as far as causes are looked for in it: small enough to be kept for every case. */
export interface CaseConduct {
  /** The best rank that a trial gave to each span that the case expects (relevance above 0), in its order; null where none retrieved it. */
  readonly ranks: readonly (number | null)[]
  /** The most spans that a trial returned, duplicates left out; null where none reported any. */
  readonly returned: number | null
  /** Whether a trial put an expected span into its context; absent where no reply says what it put there. */
  readonly in_context?: boolean
  /** What names each span that a trial returned, its hash before its path and place; absent where none reported any. Sorted. */
  readonly places?: readonly string[]
  /** The route tiers and the models that answered; sorted. */
  readonly tiers: readonly string[]
  readonly models: readonly string[]
  /** How trials failed; sorted. */
  readonly failures: readonly FailureKind[]
}

/** By case id. */
export type Conduct = ReadonlyMap<string, CaseConduct>
