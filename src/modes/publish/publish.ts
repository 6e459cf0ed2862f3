import { join } from 'node:path'
import { listRunArtifacts } from '../../github/artifacts.js'
import type { PullRequest } from '../../github/event-context.js'
import { findPullRequest, getPullRequest, type PullRequestMatch } from '../../github/pull-requests.js'
import { listParents } from '../../github/reference-point.js'
import { explainFailure, readRequestFailure } from '../../github/request-error.js'
import { customMetricsOf } from '../../metrics/custom-metrics.js'
import { UserError } from '../../model/error.js'
import type { ExitCode } from '../../model/result/verdict.js'
import type { Run } from '../../model/run/run.js'
import type { ActionMode, ActionRequest } from '../../run/action-request.js'
import { openJudgingMonth } from '../../run/budget/open-month.js'
import { continueSpending } from '../../run/budget/spending.js'
import { judgeCandidate } from '../../run/judging/judge-candidate.js'
import { rescoreRun } from '../../run/rescore-run.js'
import { forgiveUnjudged } from '../../run/known-secrets.js'
import { findReference } from '../choose-rules.js'
import { findMeasured, type MeasuredSuite, publishEach, receiveRun } from './find-measured.js'
import { publishBaseline } from './publish-baseline.js'
import { publishExperiments } from './publish-experiment.js'
import { reportRun } from './report-run.js'
import { markUnmeasured } from './withdraw.js'

/** The workflow run that measured, and the pull request that it measured. */
export interface Source {
  readonly runId: number
  readonly attempt: number
  readonly match: PullRequestMatch
}

/**
 * Mode `publish`: reports what another job has measured with fewer rights: an earlier job of this workflow run, or the run
 * that started this one (`workflow_run`, the way for forks). The artifact is data of unknown origin: scores and comparison are
 * made anew, against a baseline that is fetched here. Shards are merged first; those of the default branch become its baseline. With
 * `experiment` it is what mode `ab` has measured that is told, and nothing else.
 */
export const runPublish: ActionMode = async (request) => {
  if (request.inputs.experiment) return publishExperiments(request)
  const made = await publishBaseline(request)
  if (made !== null) return made
  const { github, effects } = request
  const source = await findSource(request)
  if (source.match.kind === 'none') return nothing(request, source.match.reason)
  const { owner, repo } = github
  const client = await effects.connect()
  const measured = findMeasured(await listRunArtifacts({ client, owner, repo, runId: source.runId }))
  const { pullRequest } = source.match
  const names = measured.map(({ suite }) => suite)
  const missing = await markUnmeasured(request, {
    pullRequest,
    source,
    isMissing: (suite) => !names.includes(suite),
    what: 'left nothing to report: the job that measures failed, or was left out.',
  })
  if (measured.length === 0) return unmeasured(request, `run ${source.runId} has no artifact goldenpair-run-<suite>`)
  for (const suite of missing)
    request.effects.log.error(`The suite ${suite} has a comment on #${pullRequest.number}, and no measurement here.`)
  const worst = await publishEach(request, measured, async (own, one) =>
    publishOrTell(own, { source, pullRequest, measured: one }),
  )
  if (missing.length > 0) throw new UserError('suites-unmeasured', { suites: missing, number: pullRequest.number })
  return worst
}

interface PublishSuite {
  readonly source: Source
  readonly pullRequest: PullRequest
  readonly measured: MeasuredSuite
}

/** What cannot be reported leaves no older verdict standing, and what GitHub refuses for one suite keeps no other from being reported. */
async function publishOrTell(request: ActionRequest, facts: PublishSuite): Promise<ExitCode> {
  try {
    return await publishSuite(request, facts)
  } catch (error) {
    const mistake = readMistake(error)
    if (mistake === null) throw error
    await tellUnreported(request, facts, describeFailure(mistake))
    throw mistake
  }
}

function readMistake(error: unknown): UserError | null {
  if (error instanceof UserError) return error
  const failure = readRequestFailure(error)
  if (failure === null) return null
  const reason = explainFailure(failure, 'actions: read, pull-requests: write')
  return new UserError('github-refused', { mode: 'publish', reason }, { cause: error })
}

async function tellUnreported(
  request: ActionRequest,
  { source, pullRequest, measured }: PublishSuite,
  what: string,
): Promise<void> {
  const isMissing = (suite: string): boolean => suite === measured.suite
  await markUnmeasured(request, { source, pullRequest, isMissing, what })
}

const UNREPORTED = 'could not be reported; its log says why.'

function describeFailure({ code, facts }: Pick<UserError, 'code' | 'facts'>): string {
  return code === 'shard-missing' && 'missing' in facts && typeof facts.missing === 'object'
    ? `left only a part of the suite to report: ${facts.missing.length === 1 ? 'shard' : 'shards'} ${facts.missing.join(', ')} of it ${facts.missing.length === 1 ? 'is' : 'are'} missing.`
    : UNREPORTED
}

/** Throws `mode-needs-event`. */
export async function findSource({ github, effects }: ActionRequest): Promise<Source> {
  const { event, owner, repo } = github
  if (event.kind === 'pull_request') {
    const { number, head } = event.pullRequest
    const now = await getPullRequest(await effects.connect(), { owner, repo, number })
    const moved = `#${number} has moved on from ${head.sha.slice(0, 7)} to ${now.head.sha.slice(0, 7)}`
    const reason = now.isClosed ? `#${number} is closed` : now.head.sha === head.sha ? null : moved
    const match: PullRequestMatch =
      reason === null ? { kind: 'found', pullRequest: event.pullRequest } : { kind: 'none', reason }
    return { runId: github.runId, attempt: github.runAttempt, match }
  }
  if (event.kind !== 'workflow_run') {
    const needs = '`workflow_run`, `pull_request` after a job that measured, or `push` after jobs that measured shards'
    throw new UserError('mode-needs-event', { mode: 'publish', event: github.eventName, needs })
  }
  const { run } = event
  const match: PullRequestMatch =
    run.event === 'pull_request'
      ? await findPullRequest({ client: await effects.connect(), owner, repo, head: run.head })
      : { kind: 'none', reason: `run ${run.id} was started by ${run.event}, not by a pull request` }
  return { runId: run.id, attempt: run.attempt, match }
}

async function publishSuite(
  request: ActionRequest,
  { source, pullRequest, measured }: PublishSuite,
): Promise<ExitCode> {
  const { github, outputFolder, effects } = request
  const { owner, repo, event } = github
  const { suite } = measured
  const received = await receiveRun(request, measured)
  if (received.kind === 'refused') {
    await tellUnreported(request, { source, pullRequest, measured }, UNREPORTED)
    return unmeasured(request, received.reason)
  }
  const observed = join(outputFolder, 'run')
  const run = await rescoreRun({
    ...effects,
    from: received.folder,
    to: observed,
    // A run that called itself something else would be judged by its own gates instead of the base's.
    change: (own) => ({ ...own, mode: 'pr' }),
  })
  const commit = measuredCommit(run, pullRequest)
  const isUnverified = pullRequest.isFork && event.kind === 'workflow_run'
  if (request.inputs.prNumber !== null && !(await isOfHead(request, commit, pullRequest.head.sha))) {
    const [measuredSha, head] = [commit.slice(0, 7), pullRequest.head.sha.slice(0, 7)]
    return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`)
  }
  const checkout = { sha: commit, parents: null }
  const { baseline, ruleSet } = await findReference(request, { suite, folder: observed, checkout, pullRequest })
  const { clock, log } = effects
  const { budget, ledger } = await openJudgingMonth(request, { suite, ruleSet })
  using spending = await continueSpending({ suite: { name: suite, ...budget }, ledger, folder: observed, clock, log })
  const { folder, note, lacksKey } = await judgeCandidate({
    request,
    folder: observed,
    ruleSet,
    spending,
    isForeign: true,
    scorer: null,
  })
  const notes = [...(note === null ? [] : [note]), ...describeTrust(run, isUnverified)]
  // A workflow on workflow_run has the base's rights, whoever opened the pull request.
  const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' }
  const verdict = await reportRun({
    request,
    suite,
    candidates: [folder],
    baseline,
    ruleSet,
    marker: { suite, run: source.runId, attempt: source.attempt, sha: pullRequest.head.sha },
    place,
    label: notes.length === 0 ? null : notes.join(' '),
    announced: null,
    isUnverified,
  })
  return forgiveUnjudged(verdict, { isFork: place.isFork, isUnjudged: lacksKey })
}

/** What was measured, as far as the run says so in the form of a commit; else the head. */
export function measuredCommit({ commit }: Pick<Run, 'commit'>, { head }: PullRequest): string {
  return commit !== null && /^[0-9a-f]{40,64}$/.test(commit) ? commit : head.sha
}

/** What the reader must take on trust, a sentence each; none where everything was made anew here. */
function describeTrust(run: Run, isUnverified: boolean): readonly string[] {
  return [
    ...(isUnverified ? ["Measured by the fork's own workflow: unverified."] : []),
    ...(customMetricsOf(run).length > 0
      ? [
          `The suite's own metrics (\`custom.…\`) are as the job that measured recorded them: their module is never run where comments are written.`,
        ]
      : []),
  ]
}

/** Whether a commit is a head, or GitHub's merge of it: a person's run may have begun before the last push. */
async function isOfHead({ github, effects }: ActionRequest, commit: string, head: string): Promise<boolean> {
  const { owner, repo } = github
  return commit === head || (await listParents(await effects.connect(), { owner, repo, sha: commit }))?.[1] === head
}

/**
 * As a check of the pull request itself, a green tick over nothing would be a lie; a workflow beside it just has no work. A fork's that gets no
 * secrets leaves nothing either, and where measuring failed for another reason that job is red.
 */
function unmeasured(request: ActionRequest, reason: string): ExitCode {
  const { event } = request.github
  if (event.kind !== 'pull_request' || event.pullRequest.isFork) return nothing(request, reason)
  throw new UserError('nothing-to-publish', { reason })
}

function nothing({ effects }: ActionRequest, reason: string): ExitCode {
  effects.log.notice(`Nothing is published: ${reason}.`)
  return 0
}
