import { posix } from 'node:path'
import { formatAge } from '../format/format-number.js'
import { shortCommit } from '../format/join-names.js'
import { listFilesBetween } from '../github/reference-point.js'
import { listDifferentFiles } from '../io/git.js'
import { describeArm } from '../measure/run/measure.js'
import { lastPart, listDifferences, MAX_TRIALS, type RunFolder } from '../measure/recorded/pool-runs.js'
import { isSource, rootOf } from '../measure/load-suite.js'
import { quote } from '../measure/suite/problem.js'
import type { Run } from '../model/run/run.js'
import { describeStaleness, hasOnlyHistory, hoursBetween } from '../store/baselines/baseline.js'
import { inspectCandidate } from '../store/baselines/fetch-candidate.js'
import type { StoredHistory } from '../store/baselines/read-history.js'
import { readRun } from '../store/runs/read-run.js'
import { inspectBaseline } from './find-baseline.js'
import { type ActionRequest, openRepository } from './request/action-request.js'
import type { CheckoutPlan, SuitePlan } from './request/measure-checkout.js'
import { findMatches } from '../io/files.js'

/**
 * The newest baseline, if it is of the checked-out target and was asked the same; otherwise why not, as a sentence, or
 * `null` if there is nothing to tell.
 */
export type NewestBaseline =
  ({ readonly kind: 'same' } & RunFolder) | { readonly kind: 'other'; readonly reason: string | null }

const other = (reason: string | null): NewestBaseline => ({ kind: 'other', reason })

/**
 * Decides whether the newest baseline counts for the checked-out commit. It must be of the same target (the same commit,
 * or no file of `sources` differs between the two commits), be asked and scored in the same way, be complete and not too
 * old, and have no answers from a cache.
 */
export async function findNewestBaseline(request: ActionRequest, plan: CheckoutPlan, stored: StoredHistory | null) {
  if (plan.kind === 'results' || stored === null) return other(null)
  const newest = await findNewest(request, plan.name, stored)
  if (newest === null) return other(null)
  const { run } = newest
  const sources = sourcesOf(plan)
  if (run.commit !== plan.commit && sources === null) return other(null)
  const measured = shortCommit(run.commit ?? '')
  const age = hoursBetween(new Date(oldestStart(run)), request.effects.clock.now())
  if (describeStaleness(null, age) !== null) return other(`The baseline of ${measured} is ${formatAge(age)}.`)
  const { common, mode, commit, variant, trials } = plan
  const planned = describeArm({ ...common, mode, commit, branch: null }, { variant, out: '', trials })
  const differences = planned === null ? ['variant'] : listDifferences(run, planned, UNKNOWN_YET)
  if (differences.length > 0)
    return other(`The baseline of ${measured} was asked or scored differently: ${differences.join(', ')}.`)
  if (run.counts === null || run.stopped !== undefined) return other(`The baseline of ${measured} is not complete.`)
  if ((run.counts.cached ?? 0) + (run.counts.judge?.cached ?? 0) > 0)
    return other(`The baseline of ${measured} has answers from a cache.`)
  const changed = run.commit === plan.commit ? null : await findChange(request, { run, plan, sources: sources ?? [] })
  return changed === null ? newest : other(changed)
}

/** Differences that only the answers show. */
const UNKNOWN_YET = ['models', 'corpus', 'judge', 'judge_models'].map((name) => `fingerprints.${name}`).concat('judge')

/** Returns when the first of a run's answers were asked. */
export function oldestStart(run: Pick<Run, 'pooled' | 'started_at'>): string {
  return run.pooled?.[0]?.started_at ?? run.started_at
}

async function findNewest({ github, effects }: ActionRequest, suite: string, { candidates, folders }: StoredHistory) {
  for (const candidate of candidates) {
    const folder = folders.get(candidate.runId)
    if (candidate.runId === github.runId || folder === undefined || (await hasOnlyHistory(folder))) continue
    const inspect = async (at: string): Promise<string | null> => inspectBaseline(at, effects.log)
    const { kind } = await inspectCandidate(candidate, { folder, suite, inspect })
    return kind === 'read' ? { kind: 'same' as const, folder, run: await readRun(folder) } : null
  }
  return null
}

/** Returns the globs of a target's sources from the root of the repository; `null` if the suite names none. */
function sourcesOf({ suite, variant }: SuitePlan): readonly string[] | null {
  const { sources, code_quality: code } = suite.variants[variant] ?? {}
  if (sources === undefined) return null
  return [...sources, ...(code?.sources ?? []).map((glob) => posix.join(suite.directory ?? '', glob))]
}

/** Returns the change that makes it another target, as a sentence; `null` if there is none. */
async function findChange(
  request: ActionRequest,
  { run, plan, sources }: { readonly run: Run; readonly plan: SuitePlan; readonly sources: readonly string[] },
): Promise<string | null> {
  const [from, to] = [run.commit ?? '', plan.commit]
  const measured = shortCommit(from)
  const root = rootOf(request.workingDirectory, { directory: plan.suite.directory ?? '' })
  for (const glob of sources)
    if ((await findMatches(glob, root)).files.length === 0)
      return `No file matches the source ${quote(glob)} of the target.`
  const files =
    (await listDifferentFiles(request.workingDirectory, { from, to })) ??
    (await listFilesBetween({ ...(await openRepository(request)), base: from, head: to }))
  if (files === null) return `What changed since ${measured} was measured is unknown.`
  const changed = files.find((file) => isSource(file, sources))
  return changed === undefined ? null : `${quote(changed)} changed since ${measured} was measured.`
}

/** Whether the run has all trials that a baseline should have, so that nothing needs to be asked. */
export function isComplete(run: Run, trials: number): boolean {
  if (run.trials_per_case < trials) return false
  return run.settings.deterministic || run.pooled !== undefined || lastPart(run).trials + trials > MAX_TRIALS
}
