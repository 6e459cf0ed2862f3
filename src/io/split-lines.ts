import { createReadStream } from 'node:fs'
import { StringDecoder } from 'node:string_decoder'

/**
 * Cuts a stream of UTF-8 bytes into lines at line feeds; a carriage return before one is dropped, empty lines are given too.
 * Of a line longer than `maxLength` characters only `onTooLong` hears, with its beginning, and memory stays bounded.
 */
export function splitLines(options: {
  readonly maxLength: number
  readonly onLine: (line: string) => void
  readonly onTooLong: (beginning: string) => void
}) {
  const { maxLength, onLine, onTooLong } = options
  const decoder = new StringDecoder('utf8')
  let pieces: string[] = []
  let length = 0
  let isSkipping = false

  const keep = (piece: string): void => {
    if (isSkipping || piece === '') return
    pieces.push(piece)
    length += piece.length
    if (length <= maxLength) return
    isSkipping = true
    onTooLong(pieces.join('').slice(0, 1000))
    pieces = []
  }
  const finish = (): void => {
    const wasSkipping = isSkipping
    const line = pieces.length === 1 ? (pieces[0] ?? '') : pieces.join('')
    pieces = []
    length = 0
    isSkipping = false
    if (!wasSkipping) onLine(line.endsWith('\r') ? line.slice(0, -1) : line)
  }
  const read = (text: string): void => {
    let start = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      keep(text.slice(start, end))
      finish()
      start = end + 1
    }
    keep(text.slice(start))
  }
  return {
    push: (bytes: Buffer): void => read(decoder.write(bytes)),
    /** Gives the last line when it has no line feed; false when there was none. */
    end: (): boolean => {
      keep(decoder.end())
      if (length === 0) return false
      finish()
      return true
    },
  }
}

/** A line of a file, from 1; of one that is too long only the beginning. */
export interface FileLine {
  readonly number: number
  readonly text: string
  readonly isTooLong: boolean
}

/** The lines of a file, as many together as are read at once, so that millions cost no wait each. `maxLength` as in `splitLines`. */
export async function* readLines(path: string, maxLength: number): AsyncGenerator<readonly FileLine[]> {
  let lines: FileLine[] = []
  let number = 0
  const take = (text: string, isTooLong: boolean): void => void lines.push({ number: ++number, text, isTooLong })
  const onLine = (text: string): void => take(text, false)
  const splitter = splitLines({ maxLength, onLine, onTooLong: (beginning) => take(beginning, true) })
  for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1024 })) {
    splitter.push(bytes as Buffer)
    yield lines
    lines = []
  }
  splitter.end()
  yield lines
}
