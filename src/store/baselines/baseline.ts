import { join } from 'node:path'
import { type Client, unlessRefused } from '../../github/client.js'
import type { ListedArtifact, Patience } from '../../github/artifacts.js'
import type { GitHubContext } from '../../github/event-context.js'
import type { Clock } from '../../io/clock.js'
import { exists } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import type { BaselineLoss } from '../../model/result/verdict.js'
import { countOf } from '../../format/format-number.js'

/** Commits between the baseline and the reference point, counted by GitHub. */
export interface Distance {
  /** Commits that the reference point has and the baseline lacks. */
  readonly behind: number
  /** Commits that the baseline has and the reference point lacks. */
  readonly ahead: number
}

/** A run to compare with: a folder with `run.json` and `trials.jsonl`, or the file of a reference. */
export interface ResolvedBaseline {
  readonly kind: 'found'
  readonly folder: string
  readonly commit: string | null
  readonly branch: string | null
  readonly age_hours: number | null
  /** From the reference point; null when it is not known. */
  readonly distance: Distance | null
  /** Where it was measured. */
  readonly run_url: string | null
  /** What a reader should know of this choice, in a sentence without a full stop; null when it is the right one. */
  readonly note: string | null
  /** How far and old it is, as a clause ("300 commits behind and 8 days old"), when that is too much to say much of one change. */
  readonly stale?: string | undefined
}

/** Not a failure: the report says why and the check stays green, unless one was `lost`. */
export interface NoBaseline {
  readonly kind: 'none'
  /** A clause without a full stop: "no artifact … exists yet". */
  readonly reason: string
  /** The same without GitHub's own words and what to do; absent where it is short. */
  readonly gist?: string | undefined
  /** There is one, or was, or may be. Nobody may take that for a first run. */
  readonly lost?: BaselineLoss
}

export type Baseline = ResolvedBaseline | NoBaseline

/** The repository whose runs may be baselines. */
export interface BaselineHome extends Pick<
  GitHubContext,
  'owner' | 'repo' | 'repositoryId' | 'defaultBranch' | 'serverUrl'
> {
  readonly connect: () => Promise<Client>
  /** The only workflow file whose runs count (`baseline: artifact:FILE`); empty is any. */
  readonly workflow: string
}

/** What a kind of baseline may look at and use. */
export interface BaselineRequest {
  /** The input `baseline`. */
  readonly input: string
  readonly suite: string
  /** Where a baseline that has to be fetched is put. */
  readonly folder: string
  readonly workingDirectory: string
  /** The commit to be near to; null when unknown. */
  readonly referencePoint: string | null
  /** Null away from GitHub. */
  readonly github: BaselineHome | null
  /** Why the run in a folder cannot be compared with (damaged, or its measurement failed), as a clause; null when it can. */
  readonly inspect: (folder: string) => Promise<string | null>
  /** How an outage of GitHub is waited for. */
  readonly patience: Pick<Patience, 'wait' | 'signal'>
  readonly clock: Clock
  readonly log: Log
}

/** Beside `run.json` in a baseline artifact: all earlier measurements that are known, a line each. */
export const HISTORY_FILE = 'history.jsonl'
export const MOST_HISTORY_BYTES = 64_000_000

/** Whether the artifact of a failed measurement keeps the history and no run. */
export async function hasHistoryAlone(folder: string): Promise<boolean> {
  return (await exists(join(folder, HISTORY_FILE))) && !(await exists(join(folder, 'run.json')))
}

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
  home: Pick<BaselineHome, 'repositoryId' | 'defaultBranch'>,
): readonly Candidate[] {
  const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
  return newestFirst.flatMap((artifact): Candidate | [] => {
    const { run } = artifact
    if (run === null || run.headRepositoryId === null || run.headBranch === null) return []
    if (run.headRepositoryId !== home.repositoryId || run.headBranch !== home.defaultBranch) return []
    return { artifact, runId: run.id, commit: run.headSha }
  })
}

/**
 * Why a run's artifact may not be a baseline after all, or null. Its path is `.github/workflows/goldenpair.yml`, with `@ref` appended for a
 * workflow of another repository. An empty `workflow` allows every workflow file.
 */
export function refuseRun(
  run: { readonly event: string; readonly path: string; readonly head_repository: { readonly id: number } },
  home: Pick<BaselineHome, 'repositoryId' | 'workflow'>,
): string | null {
  if (run.head_repository.id !== home.repositoryId) return 'its run is of another repository'
  if (!TRUSTED_EVENTS.includes(run.event)) return `its run was started by ${run.event}`
  const path = run.path.replace(/@.*$/, '')
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
  { connect, owner, repo }: Pick<BaselineHome, 'connect' | 'owner' | 'repo'>,
  { commit, referencePoint }: { readonly commit: string; readonly referencePoint: string },
): Promise<Distance | null> {
  if (commit === referencePoint) return { behind: 0, ahead: 0 }
  const measure = async (): Promise<Distance> => {
    const range = { owner, repo, basehead: `${commit}...${referencePoint}`, per_page: 1 }
    const client = await connect()
    const { data } = await client.rest.repos.compareCommitsWithBasehead(range)
    return { behind: data.ahead_by, ahead: data.behind_by }
  }
  return unlessRefused(measure, () => null)
}
