import { join } from 'node:path'
import { type Client, nullIfRefused } from '../../github/client.js'
import type { ListedArtifact, Patience } from '../../github/artifacts.js'
import type { GitHubContext } from '../../github/event-context.js'
import { compareCommits } from '../../github/reference-point.js'
import type { Clock } from '../../io/clock.js'
import { exists } from '../../io/files.js'
import type { Log } from '../../io/log.js'
import type { ReportContext } from '../../model/result/report.js'
import type { BaselineLoss } from '../../model/result/verdict.js'
import { countOf } from '../../format/format-number.js'
import { present } from '../../model/omit-undefined.js'

/** Commits between the baseline and the reference point, counted by GitHub. */
export interface Distance {
  /** Commits that the reference point has and the baseline lacks. */
  readonly behind: number
  /** Commits that the baseline has and the reference point lacks. */
  readonly ahead: number
}

/** A run to compare with: a folder with `run.json` and `trials.jsonl`, or the file of a reference. */
export interface ResolvedBaseline extends Omit<Extract<ReportContext['baseline'], { kind: 'found' }>, 'distance'> {
  readonly folder: string
  readonly branch: string | null
  /** From the reference point; `null` if unknown. */
  readonly distance: Distance | null
  /** The page of the workflow run that measured it; `null` if there is none. */
  readonly run_url: string | null
}

/** No baseline. This is no failure: the report says why and the check stays green, unless a baseline was `lost`. */
export interface NoBaseline extends Extract<ReportContext['baseline'], { kind: 'none' }> {
  /** Set if there is, was or may be a baseline, so that nobody takes the run for a first one. */
  readonly lost?: BaselineLoss
}

export type Baseline = ResolvedBaseline | NoBaseline

/** The repository whose runs may be baselines. */
export interface BaselineHome extends Pick<
  GitHubContext,
  'owner' | 'repo' | 'repositoryId' | 'defaultBranch' | 'serverUrl'
> {
  readonly connect: () => Promise<Client>
  /** The only workflow file whose runs count (`baseline: artifact:FILE`); empty allows any. */
  readonly workflow: string
}

/** The inputs and services for finding a baseline. */
export interface BaselineRequest {
  /** The input `baseline`. */
  readonly input: string
  readonly suite: string
  /** Where to put a baseline that has to be fetched. */
  readonly folder: string
  readonly workingDirectory: string
  /** The commit that the baseline should be near to; `null` if unknown. */
  readonly referencePoint: string | null
  /** `null` outside GitHub. */
  readonly github: BaselineHome | null
  /**
   * Returns why the run in a folder cannot be compared with (damaged, or its measurement failed), as a clause; `null` if
   * it can.
   */
  readonly inspect: (folder: string) => Promise<string | null>
  /** How to wait for the end of an outage of GitHub. */
  readonly patience: Pick<Patience, 'wait' | 'signal'>
  readonly clock: Clock
  readonly log: Log
}

/** A file next to `run.json` in a baseline artifact, with all earlier measurements that are known, one per line. */
export const HISTORY_FILE = 'history.jsonl'
export const MAX_HISTORY_BYTES = 64_000_000

/** Whether a folder holds the history but no run, as in the artifact of a failed measurement. */
export async function hasOnlyHistory(folder: string): Promise<boolean> {
  return (await exists(join(folder, HISTORY_FILE))) && !(await exists(join(folder, 'run.json')))
}

/** Runs of these events measure code that a maintainer has accepted. */
const TRUSTED_EVENTS: readonly string[] = ['push', 'schedule', 'workflow_dispatch']

/** An artifact that may be a baseline, judging by its listing. */
export interface BaseArtifact {
  readonly artifact: ListedArtifact
  readonly runId: number
  readonly commit: string
}

/**
 * Returns the artifacts that may be baselines, judging by their listing, newest first: those made on the default branch
 * of this very repository (a fork may name its branch `main`). Some may have expired.
 */
export function listCandidates(
  artifacts: readonly ListedArtifact[],
  home: Pick<BaselineHome, 'repositoryId' | 'defaultBranch'>,
): readonly BaseArtifact[] {
  const newestFirst = [...artifacts].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.id - a.id)
  return newestFirst.flatMap((artifact): BaseArtifact | [] => {
    const { run } = artifact
    if (run === null || run.headRepositoryId === null || run.headBranch === null) return []
    if (run.headRepositoryId !== home.repositoryId || run.headBranch !== home.defaultBranch) return []
    return { artifact, runId: run.id, commit: run.headSha }
  })
}

/**
 * Returns why the artifact of a run may not be a baseline; `null` if it may. The path of a run is
 * `.github/workflows/goldenpair.yml`, with `@ref` appended for a workflow of another repository. An empty `workflow`
 * allows every workflow file.
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

/** A candidate with its distance from the reference point; `null` if GitHub cannot say. */
export interface PlacedCandidate extends BaseArtifact {
  readonly distance: Distance | null
}

/**
 * Sorts candidates, best first: the reference point itself, then its ancestors, the nearest first, then the others, the
 * newest first. Expects the newest first; of equal candidates the newer one wins.
 */
export function rankCandidates(candidates: readonly PlacedCandidate[]): readonly PlacedCandidate[] {
  const nearness = ({ distance }: PlacedCandidate) => (isAncestor(distance) ? (distance?.behind ?? Infinity) : Infinity)
  return candidates.toSorted((a, b) => (nearness(a) === nearness(b) ? 0 : nearness(a) - nearness(b)))
}

/** Whether a baseline is an ancestor of the reference point, which counts as its own ancestor. */
export function isAncestor(distance: Distance | null): boolean {
  return distance !== null && distance.ahead === 0
}

/** Returns what a reader should know about how a baseline was chosen; `null` if it is an ancestor. */
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
 * Returns how far away and how old a baseline is, as a clause, if that is too much to judge one change; otherwise `null`.
 * @example describeStaleness({ behind: 300, ahead: 0 }, 200) // '300 commits behind and 8 days old'
 */
export function describeStaleness(distance: Distance | null, ageHours: number | null): string | null {
  const isFar = distance !== null && distance.behind >= STALE_COMMITS
  const isOld = ageHours !== null && ageHours >= STALE_HOURS
  if (!isFar && !isOld) return null
  return present(
    distance !== null && distance.behind > 0 && `${countOf(distance.behind, 'commit')} behind`,
    ageHours !== null && (ageHours < 24 ? 'less than a day old' : `${countOf(Math.floor(ageHours / 24), 'day')} old`),
  ).join(' and ')
}

/** Returns at least 0, since the runner's clock may be behind GitHub's. */
export const hoursBetween = (from: Date, to: Date): number => Math.max(0, (to.getTime() - from.getTime()) / 3_600_000)

/**
 * Asks GitHub how far a commit is from the reference point; `null` if GitHub cannot say, for example of a commit that is
 * gone.
 */
export async function measureDistance(
  { connect, owner, repo }: Pick<BaselineHome, 'connect' | 'owner' | 'repo'>,
  { commit, referencePoint }: { readonly commit: string; readonly referencePoint: string },
): Promise<Distance | null> {
  if (commit === referencePoint) return { behind: 0, ahead: 0 }
  return nullIfRefused(async () => {
    const between = { client: await connect(), owner, repo, base: commit, head: referencePoint }
    const compared = await compareCommits(between, { per_page: 1 })
    return { behind: compared.ahead_by, ahead: compared.behind_by }
  })
}
