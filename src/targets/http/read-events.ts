import { splitLines } from '../../io/split-lines.js'

export const STREAM_FORMATS = ['sse', 'ndjson'] as const
export type StreamFormat = (typeof STREAM_FORMATS)[number]

/** A line longer than any body that is read. */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** Cuts a stream into the data of its events. */
export interface EventReader {
  readonly push: (bytes: Buffer) => void
  /** The stream has come to its end: what it ended with counts, even without the line feeds behind it. */
  readonly end: () => void
}

/** Reads server-sent events (WHATWG HTML, 9.2.6: `data` alone is of interest) or lines of JSON, `onData` getting each event's text. */
export function readEvents(format: StreamFormat, onData: (data: string) => void): EventReader {
  return format === 'sse' ? readServerSentEvents(onData) : readLines((line) => line.trim() !== '' && onData(line))
}

function readServerSentEvents(onData: (data: string) => void): EventReader {
  let data: string[] = []
  const dispatch = (): void => {
    if (data.length > 0) onData(data.join('\n'))
    data = []
  }
  const lines = readLines((line) => {
    if (line === '') dispatch()
    else if (line === 'data' || line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
  })
  return {
    push: lines.push,
    end: () => {
      lines.end()
      dispatch()
    },
  }
}

function readLines(onLine: (line: string) => void): EventReader {
  let isFirst = true
  const lines = splitLines({
    maxLength: NO_LIMIT,
    onLine: (line) => {
      onLine(isFirst && line.startsWith('\uFEFF') ? line.slice(1) : line)
      isFirst = false
    },
    onTooLong: () => undefined,
  })
  return { push: lines.push, end: () => void lines.end() }
}
