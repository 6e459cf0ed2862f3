import type { ReportContext } from '../../model/report.js'
import type { Run } from '../../model/run.js'
import type { BaselineSide } from './read-sides.js'

/** What a report calls its two runs, and what it says of where the baseline is from; `branch` is where one would come from. */
export function nameSides(
  baseline: BaselineSide,
  candidate: Run,
  branch: string | null,
): Pick<ReportContext, 'baseline' | 'names' | 'first_time'> {
  const isPullRequest = candidate.mode === 'pr'
  if (baseline.kind === 'none')
    return {
      baseline: { kind: 'none', reason: baseline.reason },
      names: isPullRequest
        ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
        : { baseline: 'baseline', candidate: 'this run' },
      first_time: isPullRequest,
    }
  const { commit, age_hours, distance, note, stale, scored } = baseline
  const { variant } = scored.run
  const names = isPullRequest
    ? { baseline: baseline.branch ?? 'baseline', candidate: 'this PR' }
    : candidate.mode === 'nightly'
      ? { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' }
      : variant === candidate.variant
        ? { baseline: 'baseline', candidate: 'candidate' }
        : { baseline: variant, candidate: candidate.variant }
  return {
    baseline: {
      kind: 'found',
      commit,
      branch: baseline.branch,
      variant,
      age_hours,
      distance: distance?.behind ?? null,
      note,
      ...(stale === undefined ? {} : { stale }),
    },
    names,
    first_time: false,
  }
}
