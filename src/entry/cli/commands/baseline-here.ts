import { resolve } from 'node:path'
import type { Baseline } from '../../../store/baselines/baseline.js'
import { readRun } from '../../../store/runs/read-run.js'
import type { Terminal } from './command.js'

/** A recorded run as the baseline, seen from where the user stands. Throws the user's errors of `readRun`. */
export async function storedBaseline(path: string, { workingDirectory }: Terminal): Promise<Baseline> {
  const folder = resolve(workingDirectory, path)
  const { commit, branch } = await readRun(folder)
  return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null }
}

/** What `--baseline` names; without it only absolute bounds can fail. */
export async function baselineOf(path: string | undefined, terminal: Terminal): Promise<Baseline> {
  if (path !== undefined) return storedBaseline(path, terminal)
  return { kind: 'none', reason: 'no baseline was given; name one with --baseline, or use `goldenpair compare` later' }
}
