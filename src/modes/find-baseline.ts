import { basename, isAbsolute, join } from 'node:path'
import { countOf } from '../format/format-number.js'
import { shortCommit } from '../format/join-names.js'
import type { Checkout } from '../github/checkout.js'
import type { PullRequest } from '../github/event-context.js'
import { findReferencePoint, type ReferencePoint } from '../github/reference-point.js'
import type { Log } from '../io/log.js'
import { summarizeRun } from '../metrics/summarize-run.js'
import { type ErrorCode, onMistake, refusedInput, UserError } from '../model/error.js'
import { GIVEN_UP } from '../format/describe-reason.js'
import { isFromResults, isGivenUp, type Run, type ScoredRun } from '../model/run/run.js'
import { type ActionRequest, artifactsHome, openRepository, REF } from './request/action-request.js'
import type { Baseline, NoBaseline } from '../store/baselines/baseline.js'
import { findArtifactRun } from '../store/baselines/artifact.js'
import { readNamedRun } from '../store/baselines/path.js'
import { readScoredRun } from '../store/runs/read-run.js'
import { askAcceptance, type BaseFiles, openBaseFiles } from './suite-origin.js'

export interface FindBaseline {
  readonly request: ActionRequest
  readonly suite: string
  /** The commit that the baseline should be near to. */
  readonly point: ReferencePoint
  /** The files of that commit; `null` if the commit is unknown. */
  readonly files: BaseFiles | null
  /** The commit that was measured. */
  readonly measured: string
  /** The number of the pull request; `null` if there is none. */
  readonly number: number | null
}

/**
 * Finds the run to compare a measured commit with. Throws `input-invalid` for a base that would have to be measured,
 * since nothing is measured here, and for a path where nothing is.
 */
export async function findBaseline(facts: FindBaseline): Promise<Baseline> {
  const { inputs, effects } = facts.request
  const { log } = effects
  if (inputs.baseline.from === REF) throw refuseRef()
  const baseline = await resolve(facts, { input: inputs.baseline.from, into: 'baseline' }).catch(
    async (error: unknown) => {
      if (!hasCode(error, 'input-invalid')) throw error
      const removed = await findRemoval(facts)
      if (removed === null) throw error
      return removed
    },
  )
  if (baseline.kind === 'none') {
    if (baseline.lost === 'unreadable') log.warning(`The baseline could not be read: ${baseline.reason}.`)
    else if (baseline.lost === 'removed') log.warning(`No baseline: ${baseline.reason}.`)
    else log.info(`No baseline: ${baseline.reason}.`)
    return baseline
  }
  const { commit, folder, note, stale } = baseline
  log.info(`Baseline: ${commit ?? folder}${note === null ? '' : ` (${note})`}.`)
  if (stale !== undefined) log.warning(`The baseline is stale: ${stale}.`)
  return baseline
}

/**
 * Finds main's recorded run to plan the rounds by, for a change that is not compared with it here. Finding none is no
 * error.
 */
export async function findPlanner(facts: FindBaseline): Promise<Baseline> {
  const { inputs, effects } = facts.request
  const input = inputs.baseline.from === REF ? 'artifact' : inputs.baseline.from
  const baseline = await resolve(facts, { input, into: 'recorded' }).catch(
    onMistake(({ message }): Baseline => ({ kind: 'none', reason: message })),
  )
  if (baseline.kind === 'none') effects.log.info(`No recorded run of main plans the rounds: ${baseline.reason}.`)
  return baseline
}

/**
 * Finds the run that an input names. `into` is the folder for a run from GitHub; if `null`, GitHub is not asked. Throws
 * as `findArtifactRun` and `readNamedRun` do.
 */
export function resolve(
  { request, suite, point }: Pick<FindBaseline, 'request' | 'suite' | 'point'>,
  { input, into }: { readonly input: string; readonly into: string | null },
): Promise<Baseline> {
  const { workingDirectory, outputFolder, effects } = request
  const { clock, log } = effects
  return (input === 'artifact' ? findArtifactRun : readNamedRun)({
    input,
    suite,
    workingDirectory,
    clock,
    log,
    folder: into === null ? '' : join(outputFolder, into),
    referencePoint: point.sha,
    github: into === null ? null : artifactsHome(request),
    inspect: (folder) => inspectBaseline(folder, log),
    patience: effects,
  })
}

/**
 * Returns that a change removes the baseline that the workflow names. `null` if its base lacks the baseline too, if the
 * change has it and no step checked it out, or if GitHub cannot say.
 */
async function findRemoval({ request, files, measured, number }: FindBaseline): Promise<NoBaseline | null> {
  const { inputs } = request
  const path = inputs.baseline.from
  if (files === null || isAbsolute(path)) return null
  const own = await openBaseFiles(request, { sha: measured })
  if ((await files.has(path)) !== true || (await own?.has(path)) !== false) return null
  const by = await askAcceptance(request, number)
  if (by !== null) {
    const reason = `this change removes ${path}, accepted by ${by} with the label \`${inputs.acceptLabel}\``
    return { kind: 'none', reason, lost: 'removal-accepted' }
  }
  const label = `, or have someone with write access add the label \`${inputs.acceptLabel}\` and run the job again`
  const reason = `this change removes ${path}, which ${shortCommit(files.sha)} has, so nothing was compared. Keep it${number === null ? '' : label}`
  return { kind: 'none', reason, lost: 'removed' }
}

/** Returns the error for `baseline: ref` in other modes and shards: only mode `pr` in one job also measures the base. */
export function refuseRef(): UserError {
  const expected =
    '`artifact` or a path: `ref` works only in mode `pr` without `shard`, which measures the base in the same job'
  return refusedInput('baseline', REF, expected)
}

/**
 * Returns why a stored run cannot be compared with, as a clause for "it is skipped: …"; `null` if it can. Reads the run
 * to its end: damage found later would fail a pull request for a fault of its baseline.
 */
export async function inspectBaseline(folder: string, log: Log): Promise<string | null> {
  return readScoredRun(folder, { log }).then(describeFailedMeasurement).catch(onMistake(describeDamage))
}

/** Whether a run of the default branch is kept as a baseline. Else the older one is worth more. */
export const isKept = (verdict: { readonly word: string }, run: Run): boolean =>
  verdict.word !== 'invalid' && !isGivenUp(run)

/**
 * Returns why a measurement failed, as a clause; `null` if it did not. With too few scored cases it is invalid, whatever
 * its `mode`.
 */
function describeFailedMeasurement({ run, trials }: ScoredRun): string | null {
  if (run.counts === null) return 'its run never finished'
  if (trials.length === 0) return 'it has no trials'
  if (isGivenUp(run)) return GIVEN_UP
  if (run.counts.infrastructure >= trials.length) return `none of its ${countOf(trials.length, 'trial')} was answered`
  // Results of another harness may have scores alone, without success.
  const id = (isFromResults(run) ? run.gates.find((gate) => gate.primary)?.metric : undefined) ?? 'success'
  const scored = summarizeRun({ metrics: [{ id }], trials })[id]
  if (scored === undefined || scored.n >= run.settings.min_scored_share * scored.applicable) return null
  return `only ${scored.n} of its ${countOf(scored.applicable, 'case')} could be scored`
}

/**
 * Describes damage without the path, which tells a reader of the report nothing, and without the advice, which is for the
 * owner of the run.
 */
function describeDamage(error: UserError): string {
  if (hasCode(error, 'run-not-found')) return `it has no ${error.facts.missing}`
  if (hasCode(error, 'run-too-large'))
    return `its ${basename(error.facts.path)} exceeds the limit of ${error.facts.limit}`
  if (!hasCode(error, 'run-invalid')) return error.message
  const { path, line, problem } = error.facts
  return `its ${basename(path)} is damaged${line === null ? '' : ` in line ${line}`}: ${problem.slice(0, 200)}`
}

function hasCode<Code extends ErrorCode>(error: unknown, code: Code): error is UserError<Code> {
  return error instanceof UserError && error.code === code
}

/**
 * Finds the commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's
 * group, or otherwise the measured commit itself, which is near to its own history.
 */
export async function locateReference(
  request: ActionRequest,
  { checkout, pullRequest }: { readonly checkout: Checkout; readonly pullRequest: PullRequest | null },
): Promise<ReferencePoint> {
  const { event } = request.github
  if (pullRequest !== null) return findReferencePoint({ ...(await openRepository(request)), checkout, pullRequest })
  return event.kind === 'merge_group' && event.baseSha !== null
    ? { sha: event.baseSha, how: 'base of the merge group' }
    : { sha: checkout.sha, how: 'the measured commit' }
}

export const describeReference = ({ sha, how }: ReferencePoint): string =>
  `Compared with: ${sha ?? 'unknown'} (${how}).`
