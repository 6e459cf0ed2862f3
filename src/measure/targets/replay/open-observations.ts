import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { countOf } from '../../../format/format-number.js'
import { isFolder } from '../../../io/files.js'
import { UserError } from '../../../model/error.js'
import { type Observation, observationSchema } from '../../../model/run/observation.js'
import { parseBeginning } from '../json-lines/parse-reply.js'
import { readReply, toAttempt, TOO_LONG } from '../read-reply.js'
import {
  foldBlanks,
  noteLines,
  notRecorded,
  openPlacedFile,
  type Place,
  type PlacedFile,
  type PlacedLine,
  type Recording,
  type RecordingContext,
} from './recording.js'

/** Where a line is, or the beginning of one that is too long. */
type TrialPlace = Place & Pick<PlacedLine, 'isTooLong'>
type Trials = Map<number, TrialPlace>

/**
 * The observations of a run folder, or of a file of replies: only where they are is kept in memory. Lines that cannot be read are counted in a
 * warning. Throws the user's error `file-unreadable`, also for a file without a single observation.
 */
export async function openObservations(from: string, { workingDirectory, log }: RecordingContext): Promise<Recording> {
  const folder = join(workingDirectory, from)
  const isRun = isFolder(folder)
  const file = await openPlacedFile(isRun ? join(from, 'trials.jsonl') : from, workingDirectory)
  try {
    const { corpus, queries } = isRun ? await readHead(folder) : NO_HEAD
    const notes = noteLines(file.name)
    const index = await indexTrials(file, notes.add)
    notes.warn(log)
    if (index.size === 0)
      throw new UserError('file-unreadable', { path: file.name, reason: 'no line of it is a recorded observation' })
    return {
      corpus,
      observe: async ({ case: caseId, trial, query }) => {
        const trials = index.get(caseId)
        if (trials === undefined) return notRecorded(`Nothing is recorded of case \`${caseId}\` in ${file.name}.`)
        const place = trials.get(trial)
        if (place === undefined)
          return notRecorded(
            `Trial ${trial} of case \`${caseId}\` is not recorded in ${file.name}, which has ${countOf(trials.size, 'trial')} of it.`,
          )
        const text = await file.read(place)
        const recorded = place.isTooLong ? readTooLong(text) : readRecorded(text)
        if (typeof recorded === 'string') return notRecorded(`${file.name} was changed while it was replayed.`)
        const asked = recorded.query ?? queries.get(caseId) ?? query
        if (foldBlanks(asked) !== foldBlanks(query))
          return notRecorded(`Case \`${caseId}\` asked something else when it was recorded in ${file.name}.`)
        return recorded.observation
      },
      [Symbol.asyncDispose]: async () => file[Symbol.asyncDispose](),
    }
  } catch (error) {
    await file[Symbol.asyncDispose]()
    throw error
  }
}

async function indexTrials(
  file: PlacedFile,
  note: (line: number, problem: string) => void,
): Promise<ReadonlyMap<string, Trials>> {
  const index = new Map<string, Trials>()
  for await (const { number, text, isTooLong, start, length } of file.lines()) {
    if (text.trim() === '') continue
    const recorded = isTooLong ? readTooLong(text) : readRecorded(text)
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
    else trials.set(trial, { start, length: isTooLong ? Buffer.byteLength(text) : length, isTooLong })
  }
  return index
}

interface Head {
  readonly corpus: string | null
  /** What each case asked. */
  readonly queries: ReadonlyMap<string, string>
}

const NO_HEAD: Head = { corpus: null, queries: new Map() }

const headSchema = z.looseObject({
  fingerprints: z.looseObject({ corpus: z.string().nullable() }),
  cases: z.array(z.looseObject({ id: z.string(), query: z.string() })),
})

/** What run.json knows; nothing where it is missing or broken, since the trials suffice. */
async function readHead(folder: string): Promise<Head> {
  try {
    const { fingerprints, cases } = headSchema.parse(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')))
    return { corpus: fingerprints.corpus, queries: new Map(cases.map(({ id, query }) => [id, query])) }
  } catch {
    return NO_HEAD
  }
}

/** A line that says of which trial it is. */
interface Recorded {
  readonly case: string
  /** Null: the next one of its case. */
  readonly trial: number | null
  /** The question that it answers, where the line says it. */
  readonly query: string | null
  readonly observation: Observation
  /** What is wrong with it; it is replayed as that failure. */
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
 * Reads a line of trials.jsonl, or a reply of docs/protocol.md that names its request by `id` or by `case` and `trial`; else says why it is
 * neither.
 */
function readRecorded(line: string): Recorded | string {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return readBroken(line, `The reply is not JSON: ${reason}`) ?? 'it is not JSON.'
  }
  if (typeof value === 'object' && value !== null && 'observation' in value) {
    const trial = trialSchema.safeParse(value)
    return trial.success
      ? { ...trial.data, query: null, problem: null }
      : `it is not a trial: ${firstIssue(trial.error)}`
  }
  const reply = replySchema.safeParse(value)
  if (!reply.success) return `it is not a reply: ${firstIssue(reply.error)}`
  const { id, case: caseId, trial = null, query = null, latency_ms: latencyMs = null, ...fields } = reply.data
  const named = caseId === undefined ? (id === undefined ? null : splitId(id)) : { case: caseId, trial }
  if (named === null) return 'it names no trial: it has neither `id` nor `case`.'
  return { ...recordedAs(named, readReply(fields, line.length), latencyMs), query }
}

/** The same of the beginning of a line that is longer than 64 MB. */
function readTooLong(beginning: string): Recorded | string {
  return readBroken(beginning, TOO_LONG) ?? 'it is longer than 64 MB.'
}

/** Null where it does not even begin with an id. */
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

function firstIssue({ issues: [issue] }: z.ZodError): string {
  return issue === undefined ? 'no reason given.' : `\`${issue.path.join('.')}\`: ${issue.message}.`
}
