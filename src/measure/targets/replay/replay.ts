import { z } from 'zod'
import {
  collapseSpace,
  collectLineProblems,
  missingObservation,
  openObservations,
  openPlacedFile,
  type Recording,
  type RecordingContext,
} from './open-observations.js'
import { defineTarget } from '../target.js'
import { countOf } from '../../../format/format-number.js'
import { groupBy } from '../../../model/group-by.js'
import { isRecord, tryJson } from '../../../model/json.js'
import { buildLogReply, logLatencyMs, type LogLine, readLogLine } from '../../../exchange/import/llmc-log-lines.js'
import type { Log } from '../../../io/log.js'
import type { LinePosition } from '../../../io/split-lines.js'
import { UserError } from '../../../model/error.js'
import { present } from '../../../model/omit-undefined.js'
import type { Observation } from '../../../model/run/observation.js'
import { readReply, toAttempt } from '../read-reply.js'

type LogSource = z.output<typeof log>
type LogSources = Pick<z.output<typeof options>, 'enrichment' | 'join' | 'since' | 'until'> & {
  readonly planner: LogSource
}

/**
 * Opens the queries of LLMC's logs as observations, joined by `joinLines`. Keeps only the join fields in memory. Lines that cannot
 * be read, that name no query, or that were not asked for are counted in warnings. Throws the user error `file-unreadable`, also if
 * the planner's log has no query.
 */
async function openLogs(sources: LogSources, context: RecordingContext): Promise<Recording> {
  const { join = null } = sources
  const planner = await openLog(sources.planner, {
    sources,
    context,
    refuse: ({ query_id: id, query }) =>
      id === null && query === null ? 'it names no query: it has neither `query_id` nor `query`.' : null,
  })
  const { name } = planner.file
  if (planner.lines.length === 0)
    throw new UserError('file-unreadable', {
      path: name,
      reason: 'no line of it, or of the part of it that was chosen, names a query',
    })
  const refuse = ({ query_id: id, key }: LogLine): string | null =>
    id === null && key === null
      ? `it names no query: it has ${join === null ? 'no `query_id`' : `neither \`query_id\` nor \`${join}\``} (\`task_id\` is a span).`
      : null
  const enrichment =
    sources.enrichment === undefined ? null : await openLog(sources.enrichment, { sources, context, refuse })
  // If only the planner's log starts at a byte offset, attempts older than its first line belong to earlier queries.
  const isCut = offsetOf(sources.planner) > 0 && offsetOf(sources.enrichment) === 0
  const first = (isCut ? planner.lines.find(({ time }) => time !== null)?.time : null) ?? -Infinity
  const attempts = (enrichment?.lines ?? []).filter(({ time }) => time === null || time >= first)
  const findTrials = joinLines(planner.lines, attempts)
  const used = new Set<PlacedLogLine>()
  return {
    corpus: null,
    observe: async ({ case: caseId, trial, query }) => {
      const trials = findTrials({ case: caseId, query })
      const found = trials[trial]
      if (found === undefined)
        return missingObservation(
          trials.length === 0
            ? `No line of ${name} is of case \`${caseId}\`: none has its id as \`query_id\`, or its text as \`query\`.`
            : `Trial ${trial} of case \`${caseId}\` is not recorded in ${name}, which has ${countOf(trials.length, 'line')} of it.`,
        )
      for (const line of [found.line, ...found.attempts]) used.add(line)
      const texts = [await planner.file.read(found.line)]
      for (const attempt of found.attempts) texts.push((await enrichment?.file.read(attempt)) ?? '')
      return observe(texts)
    },
    end: () => {
      for (const one of present(planner, enrichment)) warnOfUnused(one, used, context.log)
    },
  }
}

const offsetOf = (source: LogSource | undefined): number => (typeof source === 'object' ? source.offset : 0)

function observe(texts: readonly string[]): Observation {
  const values = texts.map((text) => tryJson(text))
  if (!values.every(isRecord)) return missingObservation('The logs were changed while they were replayed.')
  const [line = {}, ...attempts] = values
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  return toAttempt(readReply(buildLogReply(line, attempts), size), logLatencyMs(line))
}

function warnOfUnused({ file, lines }: OpenLog, used: ReadonlySet<PlacedLogLine>, log: Log): void {
  const count = lines.filter((line) => !used.has(line)).length
  if (count > 0)
    log.warning(
      `${countOf(count, 'line')} of ${file.name} ${count === 1 ? 'belongs' : 'belong'} to no trial that was asked for, and ${count === 1 ? 'was' : 'were'} left out (of ${lines.length}).`,
    )
}

/** An open log and its selected lines. */
type OpenLog = Awaited<ReturnType<typeof openLog>>

/**
 * Opens a part of a log and reads the join fields and position of each line. Selects lines that begin in a range of bytes and were
 * written in a time span. Lines that are not JSON objects, or that `refuse` rejects, are counted in a warning.
 */
async function openLog(
  source: LogSource,
  input: {
    readonly sources: LogSources
    readonly context: RecordingContext
    /** Returns why a line is rejected; `null` if it is accepted. */
    readonly refuse: (line: LogLine) => string | null
  },
) {
  const { sources, context, refuse } = input
  const part = typeof source === 'string' ? { file: source, offset: 0 } : source
  const file = await openPlacedFile(part.file, context)
  const lines: PlacedLogLine[] = []
  const notes = collectLineProblems(file.name)
  const since = sources.since === undefined ? -Infinity : Date.parse(sources.since)
  const until = sources.until === undefined ? Infinity : Date.parse(sources.until)
  const hasTimes = sources.since !== undefined || sources.until !== undefined
  for await (const { number, start, length, text, isTooLong } of file.lines()) {
    if (start < part.offset || text.trim() === '') continue
    if (start >= part.offset + (part.length ?? Infinity)) break
    const line = isTooLong ? null : readLogLine(tryJson(text), sources.join ?? null)
    if (line === null) {
      notes.add(number, isTooLong ? 'it is longer than 64 MB.' : 'it is not a JSON object.')
      continue
    }
    if (hasTimes && line.time === null) {
      notes.add(number, 'it has no `timestamp` that `since` and `until` could look at.')
      continue
    }
    if (line.time !== null && (line.time < since || line.time >= until)) continue
    const problem = refuse(line)
    if (problem === null) lines.push({ ...line, start, length })
    else notes.add(number, problem)
  }
  notes.warn(context.log)
  return { file, lines }
}

/** A log line with its join fields and position. */
interface PlacedLogLine extends LogLine, LinePosition {}

/**
 * Joins the two logs. Returns a function that lists the trials of a case in the order of the log, each with its attempts (lines of
 * the enrichment log) in their order. The trials are the planner's lines with the case's id as `query_id`, else those with its text
 * as `query`. An attempt belongs to a case by `query_id`, or to a trial by key if it has no `query_id`. If the case has several
 * trials, the attempt belongs to the one with its key, else to the last one that began before it; without a time, to none. LLMC's
 * `task_id` is the hash of a span and is not used.
 */
function joinLines(planner: readonly PlacedLogLine[], enrichment: readonly PlacedLogLine[]) {
  const byId = groupBy(planner, ({ query_id }) => query_id)
  const byText = groupBy(planner, ({ query }) => (query === null ? null : collapseSpace(query)))
  const attemptsById = groupBy(enrichment, ({ query_id }) => query_id)
  const attemptsByKey = groupBy(enrichment, ({ query_id, key }) => (query_id === null ? key : null))
  return ({ case: caseId, query }: { readonly case: string; readonly query: string }) => {
    const lines = byId.get(caseId) ?? byText.get(collapseSpace(query)) ?? []
    const ids = new Set([caseId, ...lines.flatMap((line) => line.query_id ?? [])])
    const named = [...ids].flatMap((id) => attemptsById.get(id) ?? [])
    const owners = new Map(named.map((attempt) => [attempt, findOwner(attempt, lines)]))
    return lines.map((line) => ({
      line,
      attempts: [
        ...named.filter((attempt) => owners.get(attempt) === line),
        ...(line.key === null ? [] : (attemptsByKey.get(line.key) ?? [])),
      ].sort((a, b) => a.start - b.start),
    }))
  }
}

function findOwner(attempt: PlacedLogLine, lines: readonly PlacedLogLine[]): PlacedLogLine | undefined {
  const keyed = attempt.key === null ? undefined : lines.find(({ key }) => key === attempt.key)
  if (keyed !== undefined || lines.length === 1) return keyed ?? lines[0]
  const { time } = attempt
  if (time === null) return undefined
  return lines.filter((line) => line.time !== null && line.time <= time).at(-1)
}

const word = z.string().min(1)
const time = word.refine(isTime, 'it must be a time such as 2026-01-31T08:00:00Z.')

/** JavaScript reads the 31st of February as the 3rd of March. */
function isTime(text: string): boolean {
  const [date] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  return !Number.isNaN(Date.parse(text)) && (date === undefined || new Date(date).toISOString().startsWith(date))
}

/** A log, or the part of it from a byte offset on. */
const log = z.union([
  word,
  z.strictObject({
    file: word,
    offset: z.int().nonnegative().default(0),
    /** Length in bytes; default: to the end. */
    length: z.int().positive().optional(),
  }),
])

const options = z
  .strictObject({
    /** A run folder, or a file with one reply per line. All paths are relative to the checkout and inside it. */
    from: word.optional(),
    /** LLMC's `planner_metrics.jsonl`. */
    planner: log.optional(),
    /** LLMC's `enrichment_metrics.jsonl`. */
    enrichment: log.optional(),
    /** A field with the same value in lines of both logs that belong to one query. */
    join: word.optional(),
    /** Earliest time of the lines to use. */
    since: time.optional(),
    /** Lines at or after this time are left out. */
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

/** Returns recorded observations and makes no requests. */
export const replay = defineTarget({
  name: 'replay',
  title: 'Recorded observations',
  options,
  deterministic: true,
  replays: true,
  cost: 'none',
  async start({ from, planner, ...logs }, { workingDirectory, log: report }) {
    const files: AsyncDisposable[] = []
    const close = async (): Promise<unknown> => Promise.all(files.map(async (file) => file[Symbol.asyncDispose]()))
    const context = { workingDirectory, log: report, files }
    const opening =
      planner === undefined ? openObservations(from ?? '', context) : openLogs({ planner, ...logs }, context)
    const recording = await opening.catch(async (error: unknown) => {
      await close()
      throw error
    })
    return {
      corpusFingerprint: recording.corpus,
      ask: async (request, { signal }) => {
        signal.throwIfAborted()
        return recording.observe(request)
      },
      startFailure: () => null,
      [Symbol.asyncDispose]: async () => {
        recording.end?.()
        await close()
      },
    }
  },
})
