import { z } from 'zod'
import { openLogs } from './open-logs.js'
import { openObservations } from './open-observations.js'
import { defineTarget } from '../target.js'

const word = z.string().min(1)
const time = word.refine(isTime, 'it must be a time such as 2026-01-31T08:00:00Z.')

/** JavaScript takes the 31st of February for the 3rd of March. */
function isTime(text: string): boolean {
  const [date] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  return !Number.isNaN(Date.parse(text)) && (date === undefined || new Date(date).toISOString().startsWith(date))
}

/** A log, or the part of it that begins at a byte. */
const log = z.union([
  word,
  z.strictObject({
    file: word,
    offset: z.int().nonnegative().default(0),
    /** In bytes; to the end when absent. */
    length: z.int().positive().optional(),
  }),
])

const options = z
  .strictObject({
    /** A run folder, or a file of replies a line. All paths are relative to the checkout, and in it. */
    from: word.optional(),
    /** LLMC's `planner_metrics.jsonl`. */
    planner: log.optional(),
    /** LLMC's `enrichment_metrics.jsonl`. */
    enrichment: log.optional(),
    /** A field that lines of both logs have where they are of one query. */
    join: word.optional(),
    /** Lines of the logs from this time on … */
    since: time.optional(),
    /** … and before this one. */
    until: time.optional(),
  })
  .refine(
    ({ from, planner }) => (from === undefined) !== (planner === undefined),
    'give either `from` or `planner`, and not both.',
  )
  .refine(
    ({ from, enrichment, join, since, until }) =>
      from === undefined || [enrichment, join, since, until].every((one) => one === undefined),
    '`enrichment`, `join`, `since` and `until` go with `planner`, not with `from`.',
  )
  .refine(
    ({ since, until }) => since === undefined || until === undefined || Date.parse(since) < Date.parse(until),
    '`since` must be before `until`.',
  )

/** Gives what was recorded earlier, and asks nothing. */
export const replay = defineTarget({
  name: 'replay',
  title: 'Recorded observations',
  options,
  deterministic: true,
  replays: true,
  cost: 'none',
  async start({ from, planner, ...logs }, { workingDirectory, log: report }) {
    const recording =
      planner === undefined
        ? await openObservations(from ?? '', { workingDirectory, log: report })
        : await openLogs({ planner, ...logs }, { workingDirectory, log: report })
    return {
      corpusFingerprint: recording.corpus,
      ask: async (request, { signal }) => {
        signal.throwIfAborted()
        return recording.observe(request)
      },
      startFailure: () => null,
      [Symbol.asyncDispose]: async () => recording[Symbol.asyncDispose](),
    }
  },
})
