import { countOf } from '../../format/format-number.js'
import type { ListedArtifact } from '../../github/artifacts.js'
import type { Repository } from '../../github/client.js'
import { unlessRefused } from '../../github/request-error.js'
import type { Distance } from './baseline.js'

/** Runs of these events measure code that a maintainer has accepted. */
const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch']

/** An artifact that may be a baseline, by what its listing says. */
export interface Candidate {
  readonly artifact: ListedArtifact
  readonly runId: number
  readonly commit: string
}

/**
 * The artifacts that may be baselines as far as their listing shows, newest first: made on the default branch of this very repository (a fork
 * may name its branch `main`). Some may have expired.
 */
export function admitArtifacts(
  artifacts: readonly ListedArtifact[],
  home: { readonly repositoryId: number | null; readonly defaultBranch: string | null },
): readonly Candidate[] {
  const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
  return newestFirst.flatMap((artifact) => {
    const { run } = artifact
    if (run === null) return []
    if (run.headRepositoryId === null || run.headRepositoryId !== home.repositoryId) return []
    if (run.headBranch === null || run.headBranch !== home.defaultBranch) return []
    return [{ artifact, runId: run.id, commit: run.headSha }]
  })
}

/** What the run of an artifact says of itself. */
export interface RunFacts {
  readonly event: string
  /** `.github/workflows/goldenpair.yml`, with `@ref` appended for a workflow of another repository. */
  readonly path: string
  readonly headRepositoryId: number | null
}

/** Why a run's artifact may not be a baseline after all, or null. An empty `workflow` allows every workflow file. */
export function refuseRun(facts: RunFacts, home: { repositoryId: number | null; workflow: string }): string | null {
  if (facts.headRepositoryId !== home.repositoryId) return 'its run is of another repository'
  if (!TRUSTED_EVENTS.includes(facts.event)) return `its run was started by ${facts.event}`
  const path = facts.path.replace(/@.*$/, '')
  const isAllowed = home.workflow === '' || path === home.workflow || path === `.github/workflows/${home.workflow}`
  return isAllowed ? null : `its run is of the workflow ${path}`
}

/** A candidate with its place relative to the reference point; null where GitHub does not say. */
export interface PlacedCandidate extends Candidate {
  readonly distance: Distance | null
}

/**
 * Best first: the reference point itself, then its ancestors by nearness, then the others by newness. Candidates come
 * newest first, and of equals the newer one wins.
 */
export function rankCandidates(candidates: readonly PlacedCandidate[]): readonly PlacedCandidate[] {
  const nearness = ({ distance }: PlacedCandidate) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity)
  return candidates.toSorted((a, b) => (nearness(a) === nearness(b) ? 0 : nearness(a) - nearness(b)))
}

/** The reference point counts as its own ancestor. */
export function isAncestor(distance: Distance | null): boolean {
  return distance !== null && distance.ahead === 0
}

/** What a reader should know of how a baseline was chosen, or null when it is an ancestor. */
export function describeChoice(distance: Distance | null, hasReference: boolean): string | null {
  if (!hasReference) return 'the newest baseline, because no commit to compare with is known'
  if (distance === null) return 'the newest baseline, because its place in the history is unknown'
  if (distance.ahead === 0) return null
  if (distance.behind > 0) return 'the newest baseline, but not an ancestor of the commit this change started from'
  return `the newest baseline, ${countOf(distance.ahead, 'commit')} newer than the commit this change started from`
}

const STALE_HOURS = 7 * 24
const STALE_COMMITS = 100

/**
 * How far and how old a baseline is, as a clause, when it is too far or too old to say much of one change; else null.
 * @example describeStaleness({ behind: 300, ahead: 0 }, 200) // '300 commits behind and 8 days old'
 */
export function describeStaleness(distance: Distance | null, ageHours: number | null): string | null {
  const isFar = distance !== null && distance.behind >= STALE_COMMITS
  const isOld = ageHours !== null && ageHours >= STALE_HOURS
  if (!isFar && !isOld) return null
  const facts: string[] = []
  if (distance !== null && distance.behind > 0) facts.push(`${countOf(distance.behind, 'commit')} behind`)
  if (ageHours !== null)
    facts.push(ageHours < 24 ? 'less than a day old' : `${countOf(Math.floor(ageHours / 24), 'day')} old`)
  return facts.join(' and ')
}

/** Zero at least: the runner's clock may be behind GitHub's. */
export function hoursBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / 3_600_000)
}

/** How far a commit is from the reference point, by GitHub's compare; null when GitHub cannot say (a commit that is gone). */
export async function measureDistance(
  { client, owner, repo }: Repository,
  { commit, referencePoint }: { readonly commit: string; readonly referencePoint: string },
): Promise<Distance | null> {
  if (commit === referencePoint) return { behind: 0, ahead: 0 }
  const measure = async (): Promise<Distance> => {
    const range = { owner, repo, basehead: `${commit}...${referencePoint}`, per_page: 1 }
    const { data } = await client.rest.repos.compareCommitsWithBasehead(range)
    return { behind: data.ahead_by, ahead: data.behind_by }
  }
  return unlessRefused(measure, () => null)
}
