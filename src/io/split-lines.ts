import { createReadStream } from 'node:fs'

const LINE_FEED = 10

/** The position of a line in bytes, without its line feed; for a line that is too long, of its beginning. */
export interface LinePosition {
  readonly start: number
  readonly length: number
}

/**
 * Splits a stream of UTF-8 at line feeds. Drops a carriage return before a line feed and reports empty lines too. A line
 * longer than `maxLength` bytes is reported to `onTooLong` only, with its beginning, so that memory stays bounded.
 */
export function splitLines(options: {
  readonly maxLength: number
  readonly onLine: (line: string, place: LinePosition) => void
  readonly onTooLong: (beginning: string, place: LinePosition) => void
}) {
  const { maxLength, onLine, onTooLong } = options
  let pieces: Buffer[] = []
  let start = 0
  let length = 0

  const keep = (piece: Buffer): void => {
    const isSkipped = length > maxLength
    length += piece.length
    if (isSkipped) return
    pieces.push(piece)
    if (length <= maxLength) return
    const beginning = Buffer.concat(pieces).subarray(0, 1000)
    onTooLong(beginning.toString('utf8'), { start, length: beginning.length })
    pieces = []
  }
  const finish = (): void => {
    const [only, ...more] = pieces
    const bytes = more.length === 0 ? only : Buffer.concat(pieces)
    if (length <= maxLength) onLine((bytes?.toString('utf8') ?? '').replace(/\r$/, ''), { start, length })
    pieces = []
    start += length + 1
    length = 0
  }
  return {
    push: (bytes: Buffer): void => {
      let from = 0
      for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, from)) {
        keep(bytes.subarray(from, end))
        finish()
        from = end + 1
      }
      if (from < bytes.length) keep(bytes.subarray(from))
    },
    /** Reports a last line without a line feed; returns false if there is none. */
    end: (): boolean => {
      if (length === 0) return false
      finish()
      return true
    },
  }
}

/** A line of a file, numbered from 1; `text` is only the beginning if the line is too long. */
export interface FileLine extends LinePosition {
  readonly number: number
  readonly text: string
  readonly isTooLong: boolean
  /** False if the last line of a file lacks it: its writer may have been killed while writing it. */
  readonly hasLineFeed: boolean
}

/**
 * Reads the lines of a file in batches, as they come from the disk, so that millions of lines do not cost a wait each.
 * `maxLength` is as in `splitLines`.
 */
export async function* readLines(path: string, maxLength: number): AsyncGenerator<readonly FileLine[]> {
  let lines: FileLine[] = []
  let number = 0
  let hasLineFeed = true
  const take =
    (isTooLong: boolean) =>
    (text: string, place: LinePosition): void =>
      void lines.push({ number: ++number, text, isTooLong, hasLineFeed, ...place })
  const splitter = splitLines({ maxLength, onLine: take(false), onTooLong: take(true) })
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    splitter.push(bytes as Buffer)
    yield lines
    lines = []
  }
  hasLineFeed = false
  splitter.end()
  yield lines
}
