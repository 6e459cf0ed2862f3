import { join } from 'node:path'
import { customMetricsOf } from '../core/metrics/custom-metrics.js'
import { UserError } from '../core/model/error.js'
import type { Run } from '../core/model/run.js'
import type { ExitCode } from '../core/model/verdict.js'
import { listRunArtifacts } from '../shell/github/artifacts.js'
import { listParents } from '../shell/github/list-parents.js'
import { findPullRequest, getPullRequest, type PullRequestMatch } from '../shell/github/pull-requests.js'
import type { ActionMode, ActionRequest } from './action-request.js'
import { tellUnmeasured } from './announce/tell-unmeasured.js'
import { chooseRules } from './choose-rules.js'
import { findBaseline } from './find-baseline.js'
import { findMeasured, type MeasuredSuite } from './find-measured.js'
import { judgeCandidate } from './judging/judge-candidate.js'
import { locateReference } from './locate-reference.js'
import { publishBaseline } from './publish-baseline.js'
import { publishEach } from './publish-each.js'
import { receiveRun } from './receive-run.js'
import { reportRun } from './report-run.js'
import { rescoreRun } from './rescore-run.js'
import { forgiveUnjudged } from './without-secrets.js'

/** The workflow run that measured, and the pull request that it measured. */
interface Source {
  readonly runId: number
  readonly attempt: number
  readonly match: PullRequestMatch
}

/**
 * Mode `publish`: reports what another job has measured with fewer rights: an earlier job of this workflow run, or the run
 * that started this one (`workflow_run`, the way for forks). The artifact is data of unknown origin: scores and comparison are
 * made anew, against a baseline that is fetched here. Shards are merged first; those of the default branch become its baseline.
 */
export const runPublish: ActionMode = async (request) => {
  const made = await publishBaseline(request)
  if (made !== null) return made
  const { github, effects } = request
  const source = await findSource(request)
  if (source.match.kind === 'none') return nothing(request, source.match.reason)
  const { owner, repo } = github
  const client = await effects.connect()
  const measured = findMeasured(await listRunArtifacts({ client, owner, repo, runId: source.runId }))
  if (measured.length === 0) return unmeasured(request, `run ${source.runId} has no artifact goldenpair-run-<suite>`)
  const { pullRequest } = source.match
  return publishEach(request, measured, async (own, one) => publishSuite(own, source, pullRequest, one))
}

async function findSource({ github, effects }: ActionRequest): Promise<Source> {
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
  source: Source,
  pullRequest: Extract<PullRequestMatch, { kind: 'found' }>['pullRequest'],
  measured: MeasuredSuite,
): Promise<ExitCode> {
  const { github, outputFolder, effects } = request
  const { owner, repo, event } = github
  const { suite } = measured
  const received = await receiveRun(request, measured)
  if (received.kind === 'refused') return await unmeasured(request, received.reason)
  const observed = join(outputFolder, 'run')
  const run = await rescoreRun({
    ...effects,
    from: received.folder,
    to: observed,
    // A run that called itself something else would be judged by its own gates instead of the base's.
    change: (own) => ({ ...own, mode: 'pr' }),
  })
  const commit = run.commit !== null && /^[0-9a-f]{40,64}$/.test(run.commit) ? run.commit : pullRequest.head.sha
  const isUnverified = pullRequest.isFork && event.kind === 'workflow_run'
  if (request.inputs.prNumber !== null && !(await isOfHead(request, commit, pullRequest.head.sha))) {
    const [measuredSha, head] = [commit.slice(0, 7), pullRequest.head.sha.slice(0, 7)]
    return nothing(request, `#${pullRequest.number} has moved on from ${measuredSha} to ${head}`)
  }
  const point = await locateReference(request, { checkout: { sha: commit, parents: null }, pullRequest })
  const baseline = await findBaseline({ request, suite, point })
  const ruleSet = await chooseRules({ request, candidateFolder: observed, baseline, point })
  const { folder, note, lacksKey } = await judgeCandidate({
    ...{ request, folder: observed, ruleSet },
    budget: { suite: { name: suite, max_cost_usd: request.inputs.maxCostUsd } },
    isForeign: true,
    scorer: null,
  })
  const notes = [...(note === null ? [] : [note]), ...describeTrust(run, isUnverified)]
  // A workflow on workflow_run has the base's rights, whoever opened the pull request.
  const place = { owner, repo, number: pullRequest.number, isFork: pullRequest.isFork && event.kind === 'pull_request' }
  const verdict = await reportRun({
    request,
    suite,
    candidateFolder: folder,
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
async function unmeasured(request: ActionRequest, reason: string): Promise<ExitCode> {
  const { event } = request.github
  if (event.kind !== 'pull_request' || event.pullRequest.isFork) return nothing(request, reason)
  await tellUnmeasured(request, event.pullRequest)
  throw new UserError('nothing-to-publish', { reason })
}

function nothing({ effects }: ActionRequest, reason: string): ExitCode {
  effects.log.notice(`Nothing is published: ${reason}.`)
  return 0
}
