import { countOf } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import type { Observation } from '../../../model/run/observation.js'
import type { TargetContext, TargetRequest } from '../target.js'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { locatePath } from '../../../io/files.js'
import { MAX_LINE } from '../../../io/start-program.js'
import { UserError } from '../../../model/error.js'

/** Observations that were recorded, read from disk one at a time. */
export interface Recording extends AsyncDisposable {
  /** What was searched, where the recording says it. */
  readonly corpus: string | null
  /** What is not recorded is a failed observation. */
  readonly observe: (request: TargetRequest) => Promise<Observation>
}

export type RecordingContext = Pick<TargetContext, 'workingDirectory' | 'log'>

/** There is nothing to replay for a trial, and nobody measured how long that took. */
export function notRecorded(message: string): Observation {
  return { status: 'failed', latency_ms: null, failure: { kind: 'target', message } }
}

/** A question as it is compared with the one that was recorded: how it was wrapped and indented does not count. */
export function foldBlanks(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}

/** So many are named, the others counted. */
const MOST_NAMED = 3
const LENGTH = 200

/** Faults of lines of a file, for one warning. */
export function noteLines(file: string) {
  const named: string[] = []
  let count = 0
  return {
    add: (line: number, problem: string): void => {
      count++
      if (named.length < MOST_NAMED) named.push(`${file}:${line}: ${problem.slice(0, LENGTH)}`)
    },
    warn: (log: Log): void => {
      if (count === 0) return
      const more = count > named.length ? ` (and ${count - named.length} more)` : ''
      log.warning(`${countOf(count, 'line')} of ${file} cannot be replayed: ${named.join('; ')}${more}`)
    },
  }
}

/** Where a line is in a file, in bytes, without its line feed. */
export interface Place {
  readonly start: number
  readonly length: number
}

export interface PlacedLine extends Place {
  /** From 1. */
  readonly number: number
  /** Only the beginning of a line that is longer than 64 MB. */
  readonly text: string
  readonly isTooLong: boolean
}

/** A file of lines that stays on disk: read once from its beginning, and then line by line. */
export type PlacedFile = Awaited<ReturnType<typeof openPlacedFile>>

const LINE_FEED = 10
/** Enough of a line that is too long to see of which request it is. */
const BEGINNING = 1000

/** Opens a file of the checkout. Throws the user's error `file-unreadable` for what is no file there, links followed. */
export async function openPlacedFile(name: string, workingDirectory: string) {
  const refuse = (reason: string, cause?: unknown): UserError =>
    new UserError('file-unreadable', { path: name, reason }, { cause })
  const path = join(workingDirectory, name)
  const place = await locatePath(workingDirectory, path)
  if (place === 'missing') throw refuse('it does not exist')
  if (place === 'outside') throw refuse(`it is not inside ${workingDirectory}`)
  if (!(await stat(path)).isFile()) throw refuse('it is not a file')
  const handle = await open(path).catch((cause: unknown) => {
    throw refuse('permission to read it was denied', cause)
  })
  return {
    /** As the suite names it. */
    name,
    lines: () => readLines(path),
    /** The text at a place as it is now. */
    read: async ({ start, length }: Place): Promise<string> => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
      return decode(buffer.subarray(0, bytesRead))
    },
    [Symbol.asyncDispose]: async () => handle.close(),
  }
}

/** Windows shells begin a file with a byte order mark. */
function decode(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '')
}

/** In order, the last one even without its line feed; empty lines too. Of one that is too long only the beginning is kept. */
async function* readLines(path: string): AsyncGenerator<PlacedLine> {
  let pieces: Buffer[] = []
  let start = 0
  let length = 0
  let number = 1
  const keep = (piece: Buffer): void => {
    if (length <= MAX_LINE) pieces.push(piece)
    length += piece.length
    if (length > MAX_LINE) pieces = [Buffer.from(Buffer.concat(pieces).subarray(0, BEGINNING))]
  }
  const finish = (): PlacedLine => {
    const line = { number, start, length, text: decode(Buffer.concat(pieces)), isTooLong: length > MAX_LINE }
    pieces = []
    start += length + 1
    length = 0
    number++
    return line
  }
  for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    let rest = chunk as Buffer
    for (let end = rest.indexOf(LINE_FEED); end >= 0; end = rest.indexOf(LINE_FEED)) {
      keep(rest.subarray(0, end))
      yield finish()
      rest = rest.subarray(end + 1)
    }
    keep(rest)
  }
  if (length > 0) yield finish()
}
