import { z } from 'zod'
import { RUN_VERDICTS } from '../result/verdict.js'
import type { CaseMeans } from '../case-means.js'
import type { Run } from './run.js'

/**
 * The outcome of a night. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person accepted the new level;
 * `unconfirmed`: worse at first, but not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
export const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'] as const
export type NightOutcome = (typeof NIGHT_OUTCOMES)[number]

/** A night's gates against the reference, from which later nights detect a slow decay. */
export const referenceNightSchema = z.object({
  /** `run_id` of the reference, and when it was measured, ISO 8601. */
  run_id: z.string(),
  at: z.string(),
  /** A hash of the compared cases, the trials and the variant. Only nights with the same hash are ranked together. */
  cases: z.string(),
  /** Number of the night among those compared with this reference, from 1 (older ones may be forgotten). Absent in older versions. */
  night: z.int().positive().optional(),
  /** By gate: the mean difference per case as in the gate's result; positive is better. */
  deltas: z.record(z.string(), z.number()),
})
export type ReferenceNight = z.infer<typeof referenceNightSchema>

/** The record of a night that later nights need. */
export const nightRecordSchema = z.object({
  outcome: z.enum(NIGHT_OUTCOMES),
  /** The workflow run of the night that it was compared with; `null` if there was none. */
  base_run: z.int().nullable(),
  /** The confirmed losses by id, in margins; `null` without a margin. */
  worse: z.record(z.string(), z.number().nullable()),
  /** Fail gates that are suspect because of a drop beyond the margin, proven or not. On an unconfirmed night, what looked worse. */
  suspect: z.array(z.string()),
  /** Ids that were worse before this night and are good now; absent on nights of older versions. */
  good_on: z.array(z.string()).optional(),
  /** The run of the reference that this night improved on, with no gate below the reference. */
  beats: z.string().nullable(),
  /** Whether an issue was left open; `null` if not looked up. */
  has_issue: z.boolean().nullable(),
  /** Absent without a comparable reference, and on nights of older versions. */
  beside_reference: referenceNightSchema.optional(),
})
export type NightRecord = z.infer<typeof nightRecordSchema>

/** A line of `history.jsonl`: one measurement of a suite on the default branch, for later runs. Unknown fields are dropped. */
export const historyRowSchema = z.object({
  /** The id of the workflow run; ids increase with time. */
  run: z.int().nonnegative(),
  attempt: z.int().positive(),
  /** When it was measured, ISO 8601. */
  at: z.string(),
  mode: z.enum(['baseline', 'nightly']),
  /** `run_id` of run.json. */
  run_id: z.string(),
  /** The name of the suite; absent in rows of older versions. */
  suite: z.string().optional(),
  variant: z.string(),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  /** By metric id: the run's summary; `null` for "not measured". */
  values: z.record(z.string(), z.number().nullable()),
  /**
   * By case: number of tries that passed, number of scored tries, and the start of the case's fingerprint. Only in the newest rows, for the
   * 500 cases whose tries agree least.
   */
  passes: z.record(z.string(), z.tuple([z.int().nonnegative(), z.int().positive(), z.string()])).optional(),
  /** The verdict of its comparison; absent if it was compared with nothing. */
  verdict: z.enum(RUN_VERDICTS).optional(),
  /** Absent if the measurement was not a night. */
  night: nightRecordSchema.optional(),
  /** The cost of the job: targets, judges, and a night's second measurement. Absent without a budget, because costs were not counted. */
  spent_usd: z.number().nonnegative().optional(),
  /** Number of rows known at that time, including this one. */
  known: z.int().positive(),
})
export type HistoryRow = z.infer<typeof historyRowSchema>

/** A row as used in a trend. */
export type TrendRow = Pick<HistoryRow, 'at' | 'values' | 'verdict'> & Partial<Pick<HistoryRow, 'mode' | 'passes'>>

/** Returns the mean of each metric that applied to one of the run's cases. */
export function toMeans({ summaries }: Pick<Run, 'summaries'>): HistoryRow['values'] {
  const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0)
  return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]))
}

/** Largest number of cases whose results a run passes on to later runs. */
const MAX_CASES = 500

/** Shortens a fingerprint; the rest is enough to distinguish two texts of a case. */
const shortFingerprint = (fingerprint: string): string => fingerprint.replace(/^sha256:/, '').slice(0, 8)

/** Returns the results of a run's cases for later runs: at most those whose tries agree least. `undefined` if `success` was not scored. */
export function toPasses({ cases }: Pick<Run, 'cases'>, { tallyOf }: Pick<CaseMeans, 'tallyOf'>): HistoryRow['passes'] {
  const spread = ([passed, trials]: readonly [number, number]): number => (passed * (trials - passed)) / trials ** 2
  const tallies = cases.flatMap(({ id, fingerprint }) => {
    const tally = tallyOf(id)
    return tally === null ? [] : [{ id, tally, of: shortFingerprint(fingerprint) }]
  })
  if (tallies.length > MAX_CASES) tallies.sort((a, b) => spread(b.tally) - spread(a.tally) || a.tally[0] - b.tally[0])
  const kept = tallies
    .slice(0, MAX_CASES)
    .map(({ id, tally, of }) => [id, [...tally, of] satisfies [number, number, string]] as const)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** A case's results in earlier measurements, the oldest first: number of tries that passed, number of tries. */
export type PastPasses = readonly (readonly [passed: number, trials: number])[]

/** Largest number of measurements that a report counts. */
const MAX_PAST = 10

/** Returns the results of a run's cases in the newest measurements. Leaves out measurements with another text of a case. */
export function findPast(rows: readonly TrendRow[], { cases }: Pick<Run, 'cases'>): ReadonlyMap<string, PastPasses> {
  const newest = rows.flatMap(({ passes }) => (passes === undefined ? [] : [passes])).slice(-MAX_PAST)
  return new Map(
    cases.map(({ id, fingerprint }) => [
      id,
      newest.flatMap((passes): PastPasses => {
        const [passed, trials, of] = Object.hasOwn(passes, id) ? (passes[id] ?? []) : []
        return passed === undefined || trials === undefined || of !== shortFingerprint(fingerprint)
          ? []
          : [[passed, trials]]
      }),
    ]),
  )
}
