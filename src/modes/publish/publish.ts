import { present } from '../../model/omit-undefined.js'
import { join } from 'node:path'
import { shortCommit } from '../../format/join-names.js'
import type { PullRequest } from '../../github/event-context.js'
import { listParents } from '../../github/reference-point.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import { isFromResults, type Run } from '../../model/run/run.js'
import { type ActionMode, type ActionRequest, openRepository, readMistake } from '../request/action-request.js'
import { openJudgingMonth } from '../request/open-month.js'
import { continueSpending } from '../../measure/run/budget/spending.js'
import { judgeCandidate } from '../request/judge-candidate.js'
import { rescoreRun } from '../../measure/recorded/rescore-run.js'
import { forgiveUnjudged } from '../request/missing-secrets.js'
import { publishBaseline } from '../baseline.js'
import { findReference } from '../choose-rules.js'
import {
  findMeasured,
  findSource,
  listLeftArtifacts,
  measuredCommit,
  type MeasuredSuite,
  publishEach,
  receiveRun,
  type Source,
} from './find-measured.js'
import { describeFailure, readFailures } from './hand-over-failure.js'
import { publishExperiments } from '../ab/report-experiment.js'
import { reportRun } from './report-run.js'
import { markUnmeasured } from './withdraw.js'
import { customMetricsOf } from '../../metrics/score-trial.js'

/**
 * Mode `publish`: reports what another job measured with fewer rights: an earlier job of this workflow run, or the run
 * that started this one (`workflow_run`, the way for forks). The artifact is untrusted data: scores and comparison are
 * computed again, against a baseline that is fetched here. Shards are merged first; those of the default branch become
 * its baseline. With `experiment`, only what mode `ab` measured is reported.
 */
export const runPublish: ActionMode = async (request) => {
  if (request.inputs.experiment) return publishExperiments(request)
  const baselines = await publishBaselines(request)
  if (baselines !== null) return baselines
  const source = await findSource(request)
  if (source.match.kind === 'none') return nothing(request, source.match.reason)
  const left = await listLeftArtifacts(request, source.runId)
  const measured = findMeasured(left)
  const { pullRequest } = source.match
  const names = measured.map(({ suite }) => suite)
  const failures = await readFailures(request, left, names)
  const missing = await markUnmeasured(request, {
    pullRequest,
    source,
    isMissing: (suite) => !names.includes(suite),
    what: 'left nothing to report: the job that measures it failed or was skipped.',
    failures,
  })
  const [failure] = failures.values()
  const nothingLeft = `no job of run ${source.runId} has left a measured suite`
  if (measured.length === 0) return unmeasured(request, failure === undefined ? nothingLeft : describeFailure(failure))
  for (const suite of missing)
    request.effects.log.error(
      `The suite ${suite} has a comment on #${pullRequest.number}, but this run did not measure it.`,
    )
  const publish = async (own: ActionRequest, one: MeasuredSuite): Promise<ExitCode> =>
    publishOrMark(own, { source, pullRequest, measured: one })
  const worst = await publishEach(request, measured, publish)
  if (missing.length > 0) throw new UserError('suites-unmeasured', { suites: missing, number: pullRequest.number })
  return worst
}

/**
 * Makes baselines of the shards that earlier jobs of this workflow run measured; `null` if there are none, or if the
 * baselines of this event are not used. Throws `baseline-not-kept`, and as `mergeRuns` does.
 */
async function publishBaselines(request: ActionRequest): Promise<ExitCode | null> {
  const { event, runId } = request.github
  if (event.kind !== 'push' && event.kind !== 'schedule' && event.kind !== 'workflow_dispatch') return null
  const sharded = findMeasured(await listLeftArtifacts(request, runId)).filter(({ kind }) => kind === 'shards')
  if (sharded.length === 0) return null
  return publishEach(request, sharded, async (own, measured) => {
    const { suite } = measured
    const received = await receiveRun(own, measured)
    if (received.kind === 'refused') throw new UserError('baseline-not-kept', { suite, reason: received.reason })
    const { folder, run } = received
    if (run.mode !== 'baseline') {
      const reason = `its shards were measured in mode \`${run.mode}\`, not \`baseline\``
      throw new UserError('baseline-not-kept', { suite, reason })
    }
    return publishBaseline(own, { suite, folder, commit: run.commit ?? event.sha })
  })
}

interface PublishSuite {
  readonly source: Source
  readonly pullRequest: PullRequest
  readonly measured: MeasuredSuite
}

/**
 * Publishes a suite. If that fails, marks the suite as not measured, so that no older verdict stays. Throws the user's
 * error, also for a refusal of GitHub, so that the other suites can be reported.
 */
async function publishOrMark(request: ActionRequest, facts: PublishSuite): Promise<ExitCode> {
  return publishSuite(request, facts).catch(async (error: unknown) => {
    const mistake = readMistake(error, 'publish')
    if (mistake === null) throw error
    const isMissing = (suite: string): boolean => suite === facts.measured.suite
    await markUnmeasured(request, { ...facts, isMissing, what: describeMistake(mistake) })
    throw mistake
  })
}

const UNREPORTED = 'could not be reported; its log says why.'

function describeMistake({ code, facts }: Pick<UserError, 'code' | 'facts'>): string {
  if (code !== 'shard-missing' || !('missing' in facts) || typeof facts.missing !== 'object') return UNREPORTED
  const [noun, verb] = facts.missing.length === 1 ? ['shard', 'is'] : ['shards', 'are']
  return `left only part of the suite to report: ${noun} ${facts.missing.join(', ')} ${verb} missing.`
}

async function publishSuite(request: ActionRequest, { source, pullRequest, measured }: PublishSuite) {
  const { github, outputFolder, effects } = request
  const { owner, repo, event } = github
  const { suite } = measured
  const received = await receiveRun(request, measured)
  // Treated like a run that cannot be read: the same attempt must not end green in one wrapping and red in another.
  if (received.kind === 'refused') throw new UserError('nothing-to-publish', { reason: received.reason })
  const observed = join(outputFolder, 'run')
  const run = await rescoreRun({
    ...effects,
    from: received.folder,
    to: observed,
    // A run that claims another mode would be judged by its own gates instead of the base's.
    change: (own) => ({ ...own, mode: 'pr' }),
  })
  const commit = measuredCommit(run, pullRequest)
  const isUnverified = pullRequest.isFork && event.kind === 'workflow_run'
  // GitHub's merge of the head counts too. A run that a person started may have begun before the last push.
  const isOfHead = async (): Promise<boolean> =>
    commit === pullRequest.head.sha ||
    (await listParents({ ...(await openRepository(request)), sha: commit }))?.[1] === pullRequest.head.sha
  if (request.inputs.prNumber !== null && !(await isOfHead())) {
    const [measuredSha, head] = [shortCommit(commit), shortCommit(pullRequest.head.sha)]
    return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`)
  }
  const checkout = { sha: commit, parents: null }
  const { baseline, ruleSet } = await findReference(request, run, { checkout, pullRequest })
  const { budget, ledger } = await openJudgingMonth(request, { suite, ruleSet })
  using spending = await continueSpending({ ...effects, suite: { name: suite, ...budget }, ledger, folder: observed })
  const judging = { request, folder: observed, ruleSet, spending, isForeign: true, scorer: null }
  const { folder, note, lacksKey } = await judgeCandidate(judging)
  const notes = present(note, ...describeTrust(run, isUnverified))
  // A workflow on workflow_run has the base's rights, whoever opened the pull request.
  const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' }
  const verdict = await reportRun({
    request,
    candidates: [folder],
    baseline,
    ruleSet,
    inference: 'recorded',
    marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
    place,
    label: notes.length === 0 ? null : notes.join(' '),
    announced: null,
    isUnverified,
    // The job that measured a whole run has annotated the files; those of shards have seen only a part each.
    isAnnotated: measured.kind === 'run',
  })
  return forgiveUnjudged(verdict, { isFork: place.isFork, isUnjudged: lacksKey, failOn: request.inputs.failOn })
}

/** Returns what the reader must take on trust, a sentence each; none if everything was computed here. */
function describeTrust(run: Run, isUnverified: boolean): readonly string[] {
  return present(
    isUnverified && "Measured by the fork's own workflow: unverified.",
    isFromResults(run)
      ? 'The scores are those of the results that the measuring job was given.'
      : customMetricsOf(run).length > 0 &&
          "The suite's own metrics (`custom.…`) were taken from the job that measured: their module never runs in a job that writes comments.",
  )
}

/**
 * Ends without a measurement. For a check of the pull request itself this is an error, since a green tick over nothing
 * would be a lie; a workflow next to it just has no work. A fork's pull request that gets no secrets leaves nothing
 * either, and if measuring failed for another reason, that job is red.
 */
function unmeasured(request: ActionRequest, reason: string): ExitCode {
  const { event } = request.github
  if (event.kind !== 'pull_request' || event.pullRequest.isFork) return nothing(request, reason)
  throw new UserError('nothing-to-publish', { reason })
}

function nothing({ effects }: ActionRequest, reason: string): ExitCode {
  effects.log.notice(`Nothing was published: ${reason}.`)
  return 0
}
