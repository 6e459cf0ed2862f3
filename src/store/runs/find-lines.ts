import { readSync } from 'node:fs'

/** Where a line of a file is, in bytes, without its line feed. */
export interface LinePlace {
  readonly start: number
  readonly end: number
}

const LINE_FEED = 10
const BLOCK = 1024 * 1024

/**
 * The places of an open file's lines in order, the last one even without its line feed; the text itself is not kept. In one go: nothing
 * else is under way where a run is read, and to be called for every block takes longer than to read it.
 */
export function findLines(file: number): readonly LinePlace[] {
  const places: LinePlace[] = []
  const block = Buffer.alloc(BLOCK)
  let start = 0
  let offset = 0
  for (let length = readSync(file, block, 0, BLOCK, 0); length > 0; length = readSync(file, block, 0, BLOCK, offset)) {
    const bytes = block.subarray(0, length)
    for (let found = bytes.indexOf(LINE_FEED); found >= 0; found = bytes.indexOf(LINE_FEED, found + 1)) {
      places.push({ start, end: offset + found })
      start = offset + found + 1
    }
    offset += length
  }
  return start === offset ? places : [...places, { start, end: offset }]
}
