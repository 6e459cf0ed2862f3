import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { gateResultSchema } from '../result/gate-result.js'
import { exitCodeSchema, runVerdictSchema } from '../result/verdict.js'
import { failureSchema } from './observation.js'
import { runSchema } from './run.js'

export const RUN_EVENT_SCHEMA_VERSION = 1

const count = z.int().min(0)
const usd = z.number().nullable()
const tried = { variant: z.string(), case: z.string(), trial: count.describe('Its number among those of the case.') }
const head = {
  schema_version: z.literal(RUN_EVENT_SCHEMA_VERSION),
  at: z.string().describe('The time in UTC, as ISO 8601 has it.'),
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
    earlier: count.describe('Trials of a resumed run that were made before.'),
    budget_usd: usd.describe('`max_cost_usd`; null without one.'),
  }),
  defineEvent('round', {
    round: z.int().min(1),
    most: z.int().min(1).describe('1 where every case is asked in one pass.'),
    open: z.array(z.string()).describe('Ids of the gates that are still to be decided; empty in the first round.'),
    trials: count.describe('To be made now.'),
    total: count.describe('Trials of the run when these are made.'),
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
    passed: z.boolean().nullable().describe('`success`; null where it has no score.'),
    scores: z.record(z.string(), z.number()).describe('By metric; a metric without a score is left out.'),
    done: count.describe('Trials of the run that are scored.'),
    total: count,
    cost_usd: usd.describe('Of the run so far; null where nobody knows.'),
  }),
  defineEvent('warning', { message: z.string() }),
  defineEvent('ended', {
    exit_code: exitCodeSchema,
    verdict: runVerdictSchema.nullable().describe('Null for a shard, and where an error ended the command.'),
    headline: z.string().nullable(),
    gates: z.array(gateResultSchema.pick({ verdict: true, failed: true }).extend({ id: z.string() })),
    broken: z.array(z.string()).describe('Ids of the cases that newly fail.'),
    counts: counts.describe('Of the trials; null where an error ended the command.'),
    shard,
    files: z
      .record(z.string(), z.string())
      .describe('Paths from the working directory: the run folder, and what the report wrote.'),
    error: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  }),
])

type Written = DeepReadonly<z.infer<typeof runEventSchema>>
type Bare<Event> = Event extends unknown ? Omit<Event, keyof typeof head> : never
/** An event before it is written, without time and schema version. */
export type RunEvent = Bare<Written>
