import { existsSync } from 'node:fs'
import { continueLines, createLines, type LineFile } from '../../io/append-lines.js'
import type { Log } from '../../io/log.js'
import { type TrialRecord, trialRecordSchema } from '../../model/run/run.js'
import { parseStored, readJsonLines } from './read-json-lines.js'
import { fileSize, unjudgedFile } from './run-files.js'

/** The answers of a run folder that nobody has judged to the end. */
export interface UnjudgedWriter extends Disposable {
  /** Adds a line; the file begins with the first. Throws `output-unwritable`. */
  readonly append: (record: TrialRecord) => void
}

/** Goes on with `unjudged.jsonl` after its last whole line, or starts it. Opens nothing yet. */
export function writeUnjudged(folder: string): UnjudgedWriter {
  const path = unjudgedFile(folder)
  const open = (): LineFile => (existsSync(path) ? continueLines(path) : createLines(path))
  let lines: LineFile | null = null
  return {
    append: (record) => (lines ??= open()).append(JSON.stringify(record)),
    [Symbol.dispose]: () => lines?.[Symbol.dispose](),
  }
}

/** The lines of `unjudged.jsonl` in their order; of a trial that is there twice the last counts. Throws as `readJsonLines` does, and `run-invalid`. */
export async function* readUnjudged(folder: string, log: Log): AsyncGenerator<TrialRecord> {
  const path = unjudgedFile(folder)
  if ((await fileSize(path)) === null) return
  for await (const { line, value } of readJsonLines(path, log)) {
    yield parseStored(trialRecordSchema, value, { path, line })
  }
}
