import { z } from 'zod'
import { RUN_VERDICTS } from '../result/verdict.js'
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
export type TrendRow = Pick<HistoryRow, 'at' | 'values' | 'verdict'> & Partial<Pick<HistoryRow, 'mode'>>

/** What a run has measured: the mean of each metric that applied to one of its cases. */
export function meansOf({ summaries }: Pick<Run, 'summaries'>): HistoryRow['values'] {
  const measured = Object.entries(summaries).filter(([, { applicable }]) => applicable > 0)
  return Object.fromEntries(measured.map(([id, { mean }]) => [id, mean]))
}
