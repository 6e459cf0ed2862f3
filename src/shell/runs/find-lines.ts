import { createReadStream } from 'node:fs'

/** Where a line of a file is, in bytes, without its line feed. */
export interface LinePlace {
  readonly start: number
  readonly end: number
}

const LINE_FEED = 10

/** The places of a file's lines in order, the last one even without its line feed; the text itself is not kept. */
export async function findLines(path: string): Promise<readonly LinePlace[]> {
  const places: LinePlace[] = []
  let start = 0
  let offset = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const bytes = chunk as Buffer
    for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
      places.push({ start, end: offset + found })
      start = offset + found + 1
    }
    offset += bytes.length
  }
  return start === offset ? places : [...places, { start, end: offset }]
}
