import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { UserError } from '../../model/error.js'
import { countOf } from '../../format/format-number.js'
import { foldBlanks } from './fold-blanks.js'
import { noteLines } from './note-lines.js'
import { openPlacedFile, type Place, type PlacedFile, type PlacedLine } from './placed-file.js'
import { readRecorded, readTooLong } from './read-recorded.js'
import { notRecorded, type Recording, type RecordingContext } from './recording.js'

/** Of a line that is too long, the place of its beginning. */
type Found = Place & Pick<PlacedLine, 'isTooLong'>
type Trials = Map<number, Found>

/**
 * The observations of a run folder, or of a file of replies: only where they are is kept in memory. Lines that cannot be read are counted in a
 * warning. Throws the user's error `file-unreadable`, also for a file without a single observation.
 */
export async function openObservations(from: string, { workingDirectory, log }: RecordingContext): Promise<Recording> {
  const isFolder = await stat(join(workingDirectory, from)).then(
    (found) => found.isDirectory(),
    () => false,
  )
  const file = await openPlacedFile(isFolder ? join(from, 'trials.jsonl') : from, workingDirectory)
  try {
    const { corpus, queries } = isFolder ? await readHead(join(workingDirectory, from)) : NO_HEAD
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
    const trials = index.get(caseId) ?? new Map<number, Found>()
    index.set(caseId, trials)
    const trial = recorded.trial ?? trials.size
    if (problem !== null) note(number, problem)
    // Of two replies to one request the first counts, as in the protocol.
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

/** What run.json knows; nothing where it is missing or broken, since the trials tell for themselves. */
async function readHead(folder: string): Promise<Head> {
  try {
    const { fingerprints, cases } = headSchema.parse(JSON.parse(await readFile(join(folder, 'run.json'), 'utf8')))
    return { corpus: fingerprints.corpus, queries: new Map(cases.map(({ id, query }) => [id, query])) }
  } catch {
    return NO_HEAD
  }
}
