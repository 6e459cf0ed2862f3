import { closeSync, openSync, readSync } from 'node:fs'
import { z } from 'zod'
import { UserError } from '../../model/error.js'
import { quickParser } from '../../model/quick-parse.js'
import { trialRecordSchema, type TrialRecord } from '../../model/run.js'
import { describeFirstIssue } from './describe-first-issue.js'
import { findLines } from './find-lines.js'
import { isReference } from './read-reference.js'
import { runFiles } from './run-files.js'

/** The first pass has seen the scores, and they are nine tenths of most lines. */
const parseRecord = quickParser(z.object(trialRecordSchema.shape))

/**
 * The trials on some lines of a run folder that `readTrials` has read before: the other lines are not even decoded, which makes a second
 * pass cheap. `isWanted` gets the place of a line, from 0. A reference has none. Throws `run-invalid` where the file has changed since.
 */
export async function* readSomeTrials(
  folder: string,
  isWanted: (place: number) => boolean,
): AsyncGenerator<TrialRecord> {
  if (await isReference(folder)) return
  const path = runFiles(folder).trials
  const file = openSync(path, 'r')
  try {
    for (const [place, { start, end }] of findLines(file).entries()) {
      if (!isWanted(place)) continue
      const bytes = Buffer.alloc(end - start)
      readSync(file, bytes, 0, bytes.length, start)
      yield parseTrial(
        bytes.toString('utf8'),
        (problem) => new UserError('run-invalid', { path, line: place + 1, problem }),
      )
    }
  } finally {
    closeSync(file)
  }
}

function parseTrial(text: string, fail: (problem: string) => UserError): TrialRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw fail('the line is not JSON')
  }
  const parsed = parseRecord(value)
  if (parsed.success) return parsed.data
  throw fail(describeFirstIssue(parsed.error))
}
