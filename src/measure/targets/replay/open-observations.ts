import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { countOf } from '../../../format/format-number.js'
import { findInside, isFolder } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { withoutMark, isRecord, readJson } from '../../../model/json.js'
import { describeFaults, readStored } from '../../../model/run/file-version.js'
import { type Observation, observationSchema } from '../../../model/run/observation.js'
import { parseBeginning } from '../json-lines/parse-reply.js'
import { readReply, toAttempt, TOO_LONG } from '../read-reply.js'
import type { Log } from '../../../io/log.js'
import { type FileLine, type LinePosition, readLines } from '../../../io/split-lines.js'
import type { TargetContext, TargetRequest } from '../target.js'
import { MAX_LINE } from '../../../io/start-program.js'

/** The position of a line, or of the beginning of one that is too long. */
type TrialPlace = Pick<FileLine, 'start' | 'length' | 'isTooLong'>
type Trials = Map<number, TrialPlace>

/** A source of earlier observations. */
export interface Recording {
  /** Fingerprint of the searched files, if the recording has one. */
  readonly corpus: string | null
  /** Returns a failed observation if nothing is recorded. */
  readonly observe: (request: TargetRequest) => Promise<Observation>
  /** Warns of recordings that were not used. */
  readonly end?: () => void
}

/**
 * Opens the observations of a run folder or of a file of replies. Keeps only their positions in memory. Unreadable lines are
 * counted in a warning. Throws the user error `file-unreadable`, also if the file has no observation at all.
 */
export async function openObservations(from: string, context: RecordingContext): Promise<Recording> {
  const folder = join(context.workingDirectory, from)
  const isRun = isFolder(folder)
  const file = await openPlacedFile(isRun ? join(from, 'trials.jsonl') : from, context)
  const { corpus, queries } = isRun ? await readHead(folder) : NO_HEAD
  const notes = collectLineProblems(file.name)
  const index = await indexTrials(file, notes.add)
  notes.warn(context.log)
  if (index.size === 0)
    throw new UserError('file-unreadable', { path: file.name, reason: 'no line of it is a recorded observation' })
  return {
    corpus,
    observe: async ({ case: caseId, trial, query }) => {
      const trials = index.get(caseId)
      if (trials === undefined) return missingObservation(`Nothing is recorded of case \`${caseId}\` in ${file.name}.`)
      const place = trials.get(trial)
      if (place === undefined)
        return missingObservation(
          `Trial ${trial} of case \`${caseId}\` is not recorded in ${file.name}, which has ${countOf(trials.size, 'trial')} of it.`,
        )
      const recorded = readRecorded({ ...place, text: await file.read(place) })
      if (typeof recorded === 'string') return missingObservation(`${file.name} was changed while it was replayed.`)
      const asked = recorded.query ?? queries.get(caseId) ?? query
      if (collapseSpace(asked) !== collapseSpace(query))
        return missingObservation(`Case \`${caseId}\` asked something else when it was recorded in ${file.name}.`)
      return recorded.observation
    },
  }
}

async function indexTrials(
  file: Awaited<ReturnType<typeof openPlacedFile>>,
  note: (line: number, problem: string) => void,
): Promise<ReadonlyMap<string, Trials>> {
  const index = new Map<string, Trials>()
  for await (const { number, text, isTooLong, start, length } of file.lines()) {
    if (text.trim() === '') continue
    const recorded = readRecorded({ text, isTooLong })
    if (typeof recorded === 'string') {
      note(number, recorded)
      continue
    }
    const { case: caseId, problem } = recorded
    const trials = index.get(caseId) ?? new Map<number, TrialPlace>()
    index.set(caseId, trials)
    const trial = recorded.trial ?? trials.size
    if (problem !== null) note(number, problem)
    // The first of two replies to one request counts, as in the protocol.
    if (trials.has(trial)) note(number, `trial ${trial} of case \`${caseId}\` is there twice; the first counts.`)
    else trials.set(trial, { start, length, isTooLong })
  }
  return index
}

const NO_HEAD = { corpus: null, queries: new Map<string, string>() }

const headSchema = z.looseObject({
  fingerprints: z.looseObject({ corpus: z.string().nullable() }),
  cases: z.array(z.looseObject({ id: z.string(), query: z.string() })),
})

/**
 * Reads the corpus fingerprint and the queries of the cases from run.json. Returns neither if the file is missing or broken; the
 * trials suffice.
 */
async function readHead(folder: string) {
  try {
    const { fingerprints, cases } = headSchema.parse(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')))
    return { corpus: fingerprints.corpus, queries: new Map(cases.map(({ id, query }) => [id, query])) }
  } catch {
    return NO_HEAD
  }
}

/** A line that names its trial. */
interface Recorded {
  readonly case: string
  /** `null`: the next trial of its case. */
  readonly trial: number | null
  /** The question that was answered, if the line contains it. */
  readonly query: string | null
  readonly observation: Observation
  /** The problem with the line; it is replayed as that failure. */
  readonly problem: string | null
}

const trialSchema = z.looseObject({ case: z.string(), trial: z.int().nonnegative(), observation: observationSchema })

const replySchema = z.looseObject({
  id: z.string().optional(),
  case: z.string().optional(),
  trial: z.int().nonnegative().optional(),
  query: z.string().optional(),
  latency_ms: z.number().nonnegative().optional(),
})

/**
 * Reads a line of trials.jsonl, or a reply of docs/protocol.md that names its request by `id` or by `case` and `trial`. Returns the
 * reason if the line is neither.
 */
function readRecorded({ text: line, isTooLong }: Pick<FileLine, 'text' | 'isTooLong'>): Recorded | string {
  if (isTooLong) return readBroken(line, TOO_LONG) ?? 'it is longer than 64 MB.'
  const read = readJson(line)
  if ('fault' in read) return readBroken(line, `The reply is not JSON: ${read.fault}`) ?? 'it is not JSON.'
  const { value } = read
  if (isRecord(value) && 'observation' in value) {
    const { data: trial, error } = readStored(trialSchema, value)
    return error ? `it is not a trial: ${describeFaults(error)}.` : { ...trial, query: null, problem: null }
  }
  const reply = replySchema.safeParse(value)
  if (!reply.success) return `it is not a reply: ${describeFaults(reply.error)}.`
  const { id, case: caseId, trial = null, query = null, latency_ms: latencyMs = null, ...fields } = reply.data
  const named = caseId === undefined ? (id === undefined ? null : splitId(id)) : { case: caseId, trial }
  if (named === null) return 'it names no trial: it has neither `id` nor `case`.'
  return { ...recordedAs(named, readReply(fields, line.length), latencyMs), query }
}

/** Returns `null` if the line does not begin with an id. */
function readBroken(line: string, problem: string): Recorded | null {
  const parsed = parseBeginning(line, problem)
  return parsed.kind === 'failure' ? recordedAs(splitId(parsed.id), parsed, null) : null
}

function recordedAs(
  named: Pick<Recorded, 'case' | 'trial'>,
  read: ReturnType<typeof readReply>,
  latencyMs: number | null,
): Recorded {
  const observation = toAttempt(read, latencyMs)
  const failure = observation.status === 'failed' ? observation.failure : null
  return { ...named, query: null, problem: failure?.kind === 'protocol' ? failure.message : null, observation }
}

/** `c1#2` is trial 2 of case c1. */
function splitId(id: string): Pick<Recorded, 'case' | 'trial'> {
  const [, caseId, trial] = /^(.*)#(\d{1,9})$/s.exec(id) ?? []
  return caseId === undefined ? { case: id, trial: null } : { case: caseId, trial: Number(trial) }
}

export interface RecordingContext extends Pick<TargetContext, 'workingDirectory' | 'log'> {
  /** Opened files, for the caller to close. */
  readonly files: AsyncDisposable[]
}

/** Returns the observation for a trial that is not recorded. Its latency is unknown. */
export function missingObservation(message: string): Observation {
  return { status: 'failed', latency_ms: null, failure: { kind: 'target', message } }
}

/** Normalizes white space, so that wrapping and indentation do not matter when questions are compared. */
export function collapseSpace(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** Maximum number of problems listed; the others are counted. */
const MAX_NAMED = 3
const LENGTH = 200

/** Collects the problems of lines in a file for one warning. */
export function collectLineProblems(file: string) {
  const named: string[] = []
  let count = 0
  return {
    add: (line: number, problem: string): void => {
      count++
      if (named.length < MAX_NAMED) named.push(`${file}:${line}: ${problem.slice(0, LENGTH)}`)
    },
    warn: (log: Log): void => {
      if (count === 0) return
      const more = count > named.length ? ` (and ${count - named.length} more)` : ''
      log.warning(`${countOf(count, 'line')} of ${file} cannot be replayed: ${named.join('; ')}${more}`)
    },
  }
}

/**
 * Opens a file of the checkout. Throws the user error `file-unreadable` if it is not a file inside the checkout after links are
 * resolved.
 */
export async function openPlacedFile(name: string, { workingDirectory, files }: RecordingContext) {
  const refuse = (reason: string, cause?: unknown): UserError =>
    new UserError('file-unreadable', { path: name, reason }, { cause })
  const path = await findInside(workingDirectory, name, { refuse })
  if (!(await stat(path)).isFile()) throw refuse('it is not a file')
  const handle = await open(path).catch((cause: unknown) => {
    throw refuse('permission to read it was denied', cause)
  })
  files.push({ [Symbol.asyncDispose]: async () => handle.close() })
  return {
    /** The name used in the suite. */
    name,
    async *lines() {
      for await (const lines of readLines(path, MAX_LINE))
        for (const line of lines) yield { ...line, text: withoutMark(line.text) }
    },
    /** Returns the current text at a position. */
    read: async ({ start, length }: LinePosition): Promise<string> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
      return withoutMark(buffer.toString('utf8', 0, bytesRead))
    },
  }
}
