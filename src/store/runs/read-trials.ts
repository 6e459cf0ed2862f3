import { UserError } from '../../model/error.js'
import { quickParser } from '../../model/quick-parse.js'
import { trialSchema, type Trial } from '../../model/run.js'
import type { Log } from '../../io/log.js'
import { describeFirstIssue } from './describe-first-issue.js'
import { readJsonLines } from './read-json-lines.js'
import { fileSize } from './file-size.js'
import { runFiles } from './run-files.js'

const parseTrial = quickParser(trialSchema)

/**
 * The trials of a run folder, one at a time in the order written, each checked. A reference has none.
 * Throws `run-not-found`, and as `readJsonLines` does.
 */
export async function* readTrials(folder: string, log: Log): AsyncGenerator<Trial> {
  if ((await fileSize(folder)) !== null) return
  const path = runFiles(folder).trials
  if ((await fileSize(path)) === null) throw new UserError('run-not-found', { folder, missing: 'trials.jsonl' })
  for await (const { line, value } of readJsonLines(path, log)) {
    const parsed = parseTrial(value)
    if (!parsed.success) throw new UserError('run-invalid', { path, line, problem: describeFirstIssue(parsed.error) })
    yield parsed.data
  }
}
