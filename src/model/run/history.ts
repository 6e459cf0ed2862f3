import { z } from 'zod'
import { RUN_VERDICTS } from '../result/verdict.js'
import type { CaseMeans } from '../case-means.js'
import type { Run } from './run.js'

/**
 * What a night came to. `start`: measured, with no earlier night to compare with; `accepted`: worse, and a person has decided that it is to stay
 * so; `unconfirmed`: worse at first, and not on fresh data; `unclear`: invalid, or not compared although it should have been.
 */
export const NIGHT_OUTCOMES = ['start', 'good', 'regressed', 'accepted', 'unconfirmed', 'unclear'] as const
export type NightOutcome = (typeof NIGHT_OUTCOMES)[number]

/** A night's gates beside the reference, from which later nights see whether they fall slowly. */
export const besideReferenceSchema = z.object({
  /** `run_id` of the reference, and ISO 8601, when it was measured. */
  run_id: z.string(),
  at: z.string(),
  /** A hash of the cases that were compared, the trials and the variant: only nights that have the same are ranked together. */
  cases: z.string(),
  /** Which night beside this reference it is, from 1: older ones may be forgotten. Absent on nights of an earlier Goldenpair. */
  night: z.int().positive().optional(),
  /** By gate: the mean difference per case as a gate has it, positive is better. */
  deltas: z.record(z.string(), z.number()),
})
export type BesideReference = z.infer<typeof besideReferenceSchema>

/** What later nights need to know of a night. */
export const nightRecordSchema = z.object({
  outcome: z.enum(NIGHT_OUTCOMES),
  /** The workflow run of the night that it was compared with; null when there was none. */
  base_run: z.int().nullable(),
  /** Id of what is worse, confirmed: by how many margins; null where there is no margin. */
  worse: z.record(z.string(), z.number().nullable()),
  /** Fail gates that a drop beyond the margin makes suspect, proven or not; on an unconfirmed night what looked worse. */
  suspect: z.array(z.string()),
  /** Ids that were worse before it and good now; absent on nights of an earlier Goldenpair. */
  good_on: z.array(z.string()).optional(),
  /** The run of the reference that it improved on, with nothing gated below it. */
  beats: z.string().nullable(),
  /** Whether an issue was left open; null when nobody looked. */
  has_issue: z.boolean().nullable(),
  /** Absent without a reference that it could be compared with, and on nights of an earlier Goldenpair. */
  beside_reference: besideReferenceSchema.optional(),
})
export type NightRecord = z.infer<typeof nightRecordSchema>

/**
 * A line of `history.jsonl`: one measurement of a suite on the default branch, as later ones see it. Fields that this Goldenpair does not
 * know are dropped.
 */
export const historyRowSchema = z.object({
  /** The id of the workflow run; ids of runs grow with time. */
  run: z.int().nonnegative(),
  attempt: z.int().positive(),
  /** ISO 8601, when it was measured. */
  at: z.string(),
  mode: z.enum(['baseline', 'nightly']),
  /** `run_id` of run.json. */
  run_id: z.string(),
  variant: z.string(),
  commit: z.string().nullable(),
  branch: z.string().nullable(),
  /** By metric id: the run's summary; null is "not measured". */
  values: z.record(z.string(), z.number().nullable()),
  /**
   * By case: the tries that passed, the tries scored, and the start of the case's fingerprint. Only in the newest rows, of the 500 cases that agree
   * least between their tries.
   */
  passes: z.record(z.string(), z.tuple([z.int().nonnegative(), z.int().positive(), z.string()])).optional(),
  /** What its comparison came to; absent when it was compared with nothing. */
  verdict: z.enum(RUN_VERDICTS).optional(),
  /** Absent for what was no night. */
  night: nightRecordSchema.optional(),
  /** What its job has spent: targets, judges, and a night's second look. Absent where there was no budget, so that nobody counted. */
  spent_usd: z.number().nonnegative().optional(),
  /** How many rows were known with this one. */
  known: z.int().positive(),
})
export type HistoryRow = z.infer<typeof historyRowSchema>

/** A row as a trend shows it. */
export type TrendRow = Pick<HistoryRow, 'at' | 'values' | 'verdict'> & Partial<Pick<HistoryRow, 'mode' | 'passes'>>

/** What a run has measured: the mean of each metric that applied to one of its cases. */
export function meansOf({ summaries }: Pick<Run, 'summaries'>): HistoryRow['values'] {
  const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0)
  return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]))
}

/** Cases of a run whose tries later runs know. */
const MOST_CASES = 500

/** Enough to tell two texts of a case apart. */
const shortFingerprint = (fingerprint: string): string => fingerprint.replace(/^sha256:/, '').slice(0, 8)

/** How single cases of a run fared, for later ones; those whose tries agree least where there are many. Absent where `success` was not scored. */
export function passesOf({ cases }: Pick<Run, 'cases'>, { tallyOf }: Pick<CaseMeans, 'tallyOf'>): HistoryRow['passes'] {
  const spread = ([passed, trials]: readonly [number, number]): number => (passed * (trials - passed)) / trials ** 2
  const tallies = cases.flatMap(({ id, fingerprint }) => {
    const tally = tallyOf(id)
    return tally === null ? [] : [{ id, tally, of: shortFingerprint(fingerprint) }]
  })
  if (tallies.length > MOST_CASES) tallies.sort((a, b) => spread(b.tally) - spread(a.tally) || a.tally[0] - b.tally[0])
  const kept = tallies
    .slice(0, MOST_CASES)
    .map(({ id, tally, of }) => [id, [...tally, of] satisfies [number, number, string]] as const)
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}

/** How a case fared in earlier measurements, the oldest first: the tries that passed, of how many. */
export type PastPasses = readonly (readonly [passed: number, trials: number])[]

/** Measurements that a report counts. */
const MOST_PAST = 10

/** How the cases of a run fared in the newest measurements that asked them as they are written now. */
export function pastOf(rows: readonly TrendRow[], { cases }: Pick<Run, 'cases'>): ReadonlyMap<string, PastPasses> {
  const newest = rows.flatMap(({ passes }) => (passes === undefined ? [] : [passes])).slice(-MOST_PAST)
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
