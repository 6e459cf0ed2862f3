import { countOf } from '../../format/format-number.js'
import type { Log } from '../../io/log.js'

/** What is wrong with lines of a file, to be said in one warning. */
export interface LineNotes {
  readonly add: (line: number, problem: string) => void
  readonly warn: (log: Log) => void
}

/** So many are named, the others counted. */
const MOST_NAMED = 3
const LENGTH = 200

export function noteLines(file: string): LineNotes {
  const named: string[] = []
  let count = 0
  return {
    add: (line, problem) => {
      count++
      if (named.length < MOST_NAMED) named.push(`${file}:${line}: ${problem.slice(0, LENGTH)}`)
    },
    warn: (log) => {
      if (count === 0) return
      const more = count > named.length ? ` (and ${count - named.length} more)` : ''
      log.warning(`${countOf(count, 'line')} of ${file} cannot be replayed: ${named.join('; ')}${more}`)
    },
  }
}
