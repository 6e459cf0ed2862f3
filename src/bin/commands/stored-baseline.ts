import type { ResolvedBaseline } from '../../shell/baselines/baseline.js'
import { readRun } from '../../shell/runs/read-run.js'

/** A recorded run as the baseline. Throws the user's errors of `readRun`. */
export async function storedBaseline(folder: string): Promise<ResolvedBaseline> {
  const { commit, branch } = await readRun(folder)
  return { kind: 'found', folder, commit, branch, age_hours: null, distance: null, run_url: null, note: null }
}
