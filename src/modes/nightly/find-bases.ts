import path, { dirname, join, posix } from 'node:path'
import type { Log } from '../../io/log.js'
import { writeLastPart } from '../../measure/recorded/pool-runs.js'
import { refusedInput } from '../../model/error.js'
import { chooseBaseRuns, listEarlier, findEpisode } from '../../compare/nights/history.js'
import { type ActionRequest, artifactsHome } from '../request/action-request.js'
import { type Baseline, type BaseArtifact, describeStaleness, hoursBetween } from '../../store/baselines/baseline.js'
import { fetchCandidate, inspectCandidate, isGitHubRefusal } from '../../store/baselines/fetch-candidate.js'
import { exists } from '../../io/files.js'
import type { StoredHistory } from '../../store/baselines/read-history.js'
import { readRun } from '../../store/runs/read-run.js'
import { inspectBaseline, resolve } from '../find-baseline.js'
import { hasHistory } from '../upload-files.js'

/** Each try costs a download. */
const MAX_TRIED = 3
const EXPIRED = { reason: 'its artifact has expired', kind: 'expired' } as const
const NOWHERE = { sha: null, how: 'a reference has no place in the history' }
const WANTED = 'a reference that `goldenpair ratchet` wrote, but the checkout has no such file'

export type Bases = Awaited<ReturnType<typeof findBases>>

/** Finds what a night is compared with: the last good night, by the history, and the reference of the repository. */
export async function findBases(request: ActionRequest, suite: string, stored: StoredHistory) {
  const { inputs, github, effects } = request
  const rows = listEarlier(stored.rows, github.runId)
  const ongoing = findEpisode(rows)
  const found = await findNight(request, { suite, stored, runs: chooseBaseRuns(rows, ongoing) })
  const reference_path = inputs.reference ?? posix.join(dirname(inputs.suite), 'reference.json')
  // The reference next to the suite is the suite's; results have one only if it is named.
  const isNamed = inputs.reference !== null || inputs.results.length === 0
  const hasReference = isNamed && (await exists(path.resolve(request.workingDirectory, reference_path)))
  const reference: Baseline = hasReference
    ? await resolve({ request, suite, point: NOWHERE }, { input: reference_path, into: null })
    : { kind: 'none', reason: isNamed ? `there is no ${reference_path}` : 'no `reference` is named' }
  if (reference.kind === 'none' && hasReference) effects.log.warning(`The reference is not used: ${reference.reason}.`)
  if (found.unreachable !== null && stored.problem === null)
    effects.log.error(`Nothing was compared with it: ${found.unreachable}.`)
  return {
    ...found,
    reference,
    /** The path of the reference, as a command takes it. */
    reference_path,
    /** The regression of earlier nights that has not recovered. */
    ongoing,
  }
}

/**
 * Checks the reference before anything is measured. Throws `input-invalid` if the workflow names one that does not exist.
 */
export async function requireReference(request: ActionRequest): Promise<void> {
  const { reference } = request.inputs
  if (reference !== null && !(await exists(path.resolve(request.workingDirectory, reference))))
    throw refusedInput('reference', reference, WANTED)
}

/**
 * Finds the last good night. `night_run` is its workflow run, `null` without one. `unreachable` says why known good
 * nights cannot be fetched tonight, though perhaps tomorrow, as a clause; otherwise `null`.
 */
async function findNight(
  request: ActionRequest,
  { suite, stored, runs }: { readonly suite: string; readonly stored: StoredHistory; readonly runs: readonly number[] },
) {
  const { log } = request.effects
  const none = (reason: string, unreachable: string | null) => {
    const lost = unreachable === null ? {} : { lost: 'unreadable' as const }
    return { night: { kind: 'none' as const, reason, ...lost }, night_run: null, unreachable }
  }
  if (!hasHistory(request)) return none('a GitHub Enterprise Server keeps no nights', null)
  if (stored.problem !== null) return none(stored.problem, stored.problem)
  const refusals: string[] = []
  let unreachable: string | null = null
  for (const run of runs.slice(0, MAX_TRIED)) {
    const candidate = stored.candidates.find(({ runId }) => runId === run)
    const folder = join(request.outputFolder, 'earlier', String(run))
    const isHere = candidate === undefined || stored.folders.has(run)
    const unfetched = isHere ? null : await fetchCandidate(artifactsHome(request), candidate, folder)
    const look = { folder, suite, inspect: async (at: string) => inspectBaseline(at, log) }
    const read = unfetched ?? (candidate === undefined ? EXPIRED : await inspectCandidate(candidate, look))
    if (read.kind === 'read' && candidate !== undefined) {
      const own = await takeOwnTrials(folder, log)
      return { night: describeNight(request, candidate, own), night_run: run, unreachable: null }
    }
    const reason = read.kind === 'read' ? '' : read.reason
    refusals.push(`the last good night, run ${run}, cannot be used: ${reason}`)
    log.info(`Skipped the night of run ${run}: ${reason}.`)
    if (unfetched !== null && isGitHubRefusal(unfetched)) unreachable ??= refusals.at(-1) ?? null
  }
  return none(refusals[0] ?? 'no good night is known yet', unreachable)
}

/** Returns a folder with a night's own trials only, since a night may be kept together with the run before it. */
async function takeOwnTrials(folder: string, log: Log): Promise<string> {
  const run = await readRun(folder)
  if (run.pooled === undefined) return folder
  const own = `${folder}-alone`
  await writeLastPart({ folder, run }, own, log)
  return own
}

function describeNight({ github, effects }: ActionRequest, { artifact, commit, runId }: BaseArtifact, folder: string) {
  const age_hours = hoursBetween(artifact.createdAt, effects.clock.now())
  return {
    kind: 'found' as const,
    folder,
    commit,
    branch: github.defaultBranch,
    age_hours,
    distance: null,
    run_url: `${github.serverUrl}/${github.owner}/${github.repo}/actions/runs/${runId}`,
    note: null,
    stale: describeStaleness(null, age_hours) ?? undefined,
  }
}
