import { basename } from 'node:path'
import type { ReportContext } from '../../model/result/report.js'
import type { Run, ScoredRun } from '../../model/run/run.js'
import type { BaselineSide, ReadArms } from './read-arms.js'

/** An arm under the name that a report calls it by. */
export interface NamedArm {
  readonly name: string
  readonly folder: string
  readonly scored: ScoredRun
}

/** How a report may call its arms where the runs do not say it. */
export interface Naming {
  /** Where a baseline would come from. */
  readonly branch: string | null
  /** What people call the arms, the baseline first; used where it tells them apart. */
  readonly names?: readonly string[]
}

/** The arms in order, the baseline first. */
export function listArms({ baseline, candidates }: ReadArms, naming: Naming): readonly NamedArm[] {
  const arms = [...(baseline.kind === 'none' ? [] : [baseline]), ...candidates]
  const [only] = candidates
  const sides = only === undefined || candidates.length > 1 ? null : nameSides(baseline, only.scored.run, naming)
  const names =
    sides === null
      ? (distinctNames(naming, arms.length) ??
        nameRuns(arms.map(({ folder, scored }) => ({ variant: scored.run.variant, folder }))))
      : [...(baseline.kind === 'none' ? [] : [sides.baseline]), sides.candidate]
  return arms.map(({ folder, scored }, place) => ({ name: names[place] ?? '', folder, scored }))
}

function distinctNames({ names = [] }: Naming, count: number): readonly string[] | null {
  return names.length === count && new Set(names).size === count ? names : null
}

/** By variant where that tells the runs apart, else by folder, else by place. */
function nameRuns(runs: readonly { readonly variant: string; readonly folder: string }[]): readonly string[] {
  const choices = [
    runs.map(({ variant }) => variant),
    runs.map(({ folder }) => basename(folder)),
    runs.map(({ folder }) => folder),
  ]
  return (
    choices.find((names) => new Set(names).size === names.length) ??
    runs.map(({ variant }, place) => `${place + 1} ${variant}`)
  )
}

/** What a report calls a candidate and its baseline. */
export function nameSides(baseline: BaselineSide, candidate: Run, naming: Naming): ReportContext['names'] {
  const { branch } = naming
  const [first, second] = distinctNames(naming, 2) ?? []
  if (first !== undefined && second !== undefined) return { baseline: first, candidate: second }
  const isPullRequest = candidate.mode === 'pr'
  if (baseline.kind === 'none')
    return isPullRequest
      ? { baseline: branch ?? 'baseline', candidate: 'this PR' }
      : { baseline: 'baseline', candidate: 'this run' }
  const { variant } = baseline.scored.run
  if (isPullRequest) return { baseline: baseline.branch ?? 'baseline', candidate: 'this PR' }
  if (candidate.mode === 'nightly')
    return { baseline: baseline.run_url === null ? 'reference' : 'last good night', candidate: 'tonight' }
  return variant === candidate.variant
    ? { baseline: 'baseline', candidate: 'candidate' }
    : { baseline: variant, candidate: candidate.variant }
}

/** What a report says of where the baseline is from. */
export function describeBaseline(
  baseline: BaselineSide,
  candidate: Run,
): Pick<ReportContext, 'baseline' | 'first_time'> {
  if (baseline.kind === 'none') {
    const { reason, gist, lost } = baseline
    return { baseline: { kind: 'none', reason, gist }, first_time: candidate.mode === 'pr' && lost === undefined }
  }
  const { commit, age_hours, distance, note, stale } = baseline
  return {
    baseline: { kind: 'found', commit, age_hours, distance: distance?.behind ?? null, note, stale },
    first_time: false,
  }
}
