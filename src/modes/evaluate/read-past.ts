import { join } from 'node:path'
import { parseHistory, toTrend } from '../../compare/nights/history.js'
import { isRegularFile, readTextFile } from '../../io/files.js'
import type { Comparison } from '../../model/result/comparison.js'
import { type PastPasses, pastOf, type TrendRow } from '../../model/run/history.js'
import type { CandidateArm } from './read-arms.js'
import { type Baseline, HISTORY_FILE, MOST_HISTORY_BYTES } from '../../store/baselines/baseline.js'

/** Only the newest rows say how single cases fared. */
const ROWS_READ = 60

/**
 * How the flaky cases of the only candidate fared on main before, by the history that is known, else by the one beside the baseline; undefined where no
 * case is flaky. Throws as `readTextFile`.
 */
export async function readPast(
  { candidates: [pair] }: Pick<Comparison, 'candidates'>,
  input: {
    readonly arms: readonly Pick<CandidateArm, 'scored'>[]
    readonly baseline: Baseline
    readonly history?: readonly TrendRow[] | undefined
  },
): Promise<ReadonlyMap<string, PastPasses> | undefined> {
  const { arms, baseline, history } = input
  const [only, ...others] = arms
  if (only === undefined || others.length > 0 || (pair?.reliability?.flaky ?? []).length === 0) return undefined
  const { run } = only.scored
  if (history !== undefined) return pastOf(history, run)
  const path = baseline.kind === 'none' ? null : join(baseline.folder, HISTORY_FILE)
  if (path === null || !(await isRegularFile(path))) return undefined
  const lines = (await readTextFile({ path, maxBytes: MOST_HISTORY_BYTES })).trimEnd().split('\n')
  return pastOf(toTrend(parseHistory(lines.slice(-ROWS_READ).join('\n')), run.variant), run)
}
