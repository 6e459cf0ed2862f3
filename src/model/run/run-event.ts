import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { gateResultSchema } from '../result/gate-result.js'
import { exitCodeSchema, runVerdictSchema } from '../result/verdict.js'
import { failureSchema } from './observation.js'
import { runSchema } from './run.js'

export const RUN_EVENT_SCHEMA_VERSION = 1

const count = z.int().min(0)
const usd = z.number().nullable()
const tried = { variant: z.string(), case: z.string(), trial: count.describe('Number of the trial, from 0.') }
const head = {
  schema_version: z.literal(RUN_EVENT_SCHEMA_VERSION),
  at: z.string().describe('Time of the event, ISO 8601 in UTC.'),
}

const defineEvent = <Name extends string, Shape extends z.ZodRawShape>(event: Name, shape: Shape) =>
  z.strictObject({ event: z.literal(event), ...head, ...shape })

const { run_id, variant, commit, counts, shard } = runSchema.shape
const { message, kind } = failureSchema.shape

/** A line of `goldenpair run --json`: an event that has just happened. The last one is always `ended`. */
export const runEventSchema = z.discriminatedUnion('event', [
  defineEvent('begun', {
    run_id,
    variant,
    commit,
    suite: z.string(),
    cases: count,
    earlier: count.describe('Number of trials that were made before the run was resumed; 0 if it was not.'),
    budget_usd: usd.describe('Budget of the run in US dollars (`max_cost_usd`); `null` if there is none.'),
  }),
  defineEvent('round', {
    round: z.int().min(1),
    most: z.int().min(1).describe('Maximum number of rounds; 1 if every case is asked in one pass.'),
    open: z.array(z.string()).describe('Ids of the gates that are not decided yet; empty in the first round.'),
    trials: count.describe('Number of trials in this round.'),
    total: count.describe('Number of trials of the whole run at the end of this round.'),
  }),
  defineEvent('case-begun', tried),
  defineEvent('case-answered', {
    ...tried,
    status: z.enum(['ok', 'failed']),
    latency_ms: z.number().min(0).nullable(),
    failure: z.strictObject({ kind, message }).nullable(),
  }),
  defineEvent('case-scored', {
    ...tried,
    passed: z.boolean().nullable().describe('Whether the trial passed (`success`); `null` if it has no score.'),
    scores: z.record(z.string(), z.number()).describe('Scores of the trial, by the id of each scored metric.'),
    done: count.describe('Number of trials of the run that are scored so far.'),
    total: count,
    cost_usd: usd.describe('Cost of the run so far in US dollars; `null` if no cost is known.'),
  }),
  defineEvent('warning', { message: z.string() }),
  defineEvent('ended', {
    exit_code: exitCodeSchema,
    verdict: runVerdictSchema.nullable().describe('Verdict of the run; `null` for a shard or after an error.'),
    headline: z.string().nullable(),
    gates: z.array(gateResultSchema.pick({ verdict: true, failed: true }).extend({ id: z.string() })),
    broken: z.array(z.string()).describe('Ids of the cases that newly fail.'),
    worse: z
      .array(z.string())
      .describe('Ids of the cases behind the loss of a gate on another metric than `success`, the worst first.'),
    counts: counts.describe('Counts over the run’s trials; `null` after an error.'),
    shard,
    files: z
      .record(z.string(), z.string())
      .describe('Paths of the run folder (`run`) and the report’s files, relative to the working directory.'),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  }),
])
type Bare<Event> = Event extends unknown ? Omit<Event, keyof typeof head> : never
/** An event before it is written, without time and schema version. */
export type RunEvent = Bare<DeepReadonly<z.infer<typeof runEventSchema>>>
