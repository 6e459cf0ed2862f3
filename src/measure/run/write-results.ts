import { join } from 'node:path'
import { replaceFile } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import type { Run, Trial } from '../../model/run/run.js'
import { readTrials } from '../../store/runs/read-run.js'
import { buildResult } from '../../metrics/summarize-run.js'

/**
 * Writes a recorded run as result files: `{variant}_{suite}_{YYYYMMDD_HHMMSS}.json`, and `…_run<n>.json` in the same folder for every round
 * of trials where there are several. Gives their paths, the first that of the whole. Answers are kept in memory meanwhile. Throws the
 * user's errors of reading trials and `output-unwritable`.
 */
export async function writeResults(request: {
  readonly run: Run
  readonly runFolder: string
  readonly folder: string
  readonly log: Log
}): Promise<readonly string[]> {
  const { run, runFolder, folder, log } = request
  const trials: Trial[] = []
  for await (const trial of readTrials(runFolder, log)) trials.push(trial)
  const name = nameResult(run)
  const rounds = run.trials_per_case < 2 ? [] : Array.from({ length: run.trials_per_case }, (_, round) => round + 1)
  const paths: string[] = []
  for (const index of [null, ...rounds]) {
    const path = join(folder, `${name}${index === null ? '' : `_run${index}`}.json`)
    await replaceFile(path, `${JSON.stringify(buildResult(run, trials, index), null, 2)}\n`)
    paths.push(path)
  }
  return paths
}

/**
 * The name of a result file without its ending; the time is the start of the run in UTC.
 * @example langgraph_rag_qa_20260209_174417
 */
export function nameResult(input: Pick<Run, 'variant' | 'suite' | 'started_at'>): string {
  const { variant, suite, started_at: start } = input
  const [date = '', time = ''] = new Date(start).toISOString().split('T')
  const stamp = `${date.replaceAll('-', '')}_${time.slice(0, 8).replaceAll(':', '')}`
  return [variant, suite.name, stamp].map((part) => part.replace(/[^A-Za-z0-9._-]+/g, '-')).join('_')
}
