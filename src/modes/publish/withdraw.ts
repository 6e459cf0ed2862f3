import { shortCommit } from '../../format/join-names.js'
import { completeCheck, findCheck } from '../../github/check-run.js'
import type { PullRequest } from '../../github/event-context.js'
import { isSameRun, parseMarker } from '../../github/marker.js'
import { listOwnComments } from '../../github/own-comments.js'
import { findWorkflow } from '../../github/checkout.js'
import { planComment } from '../../github/sticky-comment.js'
import { type ActionEffects, type ActionRequest, openRepository } from '../request/action-request.js'
import { explainUnmeasured, type JobFailure } from './hand-over-failure.js'
import { type PendingReport, tryRequest, writeStatus } from './announce.js'

/** `ended` means that nobody knows how, since the process itself is gone. */
export type Ending = 'cancelled' | 'failed' | 'ended'

const AGAIN = 'Nothing was compared, so the check does not pass: run it again, or push.'

/** The title of a check, and the words after "The run". */
const WORDS: Readonly<Record<Ending, readonly [title: string, explanation: string]>> = {
  cancelled: ['Cancelled before there was a verdict', `was cancelled before there was a verdict. ${AGAIN}`],
  failed: [
    'Failed before there was a verdict',
    'failed before there was a verdict; its log says why. The check fails.',
  ],
  ended: [
    'Ended without a verdict',
    `ended without a verdict: it was cancelled, ran out of time, or was stopped from outside. ${AGAIN}`,
  ],
}

/**
 * Says on the pull request that an announced measurement came to nothing, so that no announcement stays for ever. A
 * refusal of GitHub is only logged: the job has failed for another reason.
 */
export async function withdraw(
  { connect, wait, log }: Pick<ActionEffects, 'connect' | 'wait' | 'log'>,
  pending: PendingReport,
  ending: Ending,
  failure: JobFailure | null = null,
): Promise<void> {
  const { owner, repo, number, suite, run, attempt, sha, run_url: url } = pending
  const [title, what] = WORDS[ending]
  const explanation = failure === null ? `[The run](${url}) ${what}` : explainUnmeasured(failure, url)
  const withdrawComment = async (): Promise<void> => {
    if (number === null) return
    const target = { client: await connect(), owner, repo, number, wait }
    const marker = { suite, run, attempt, sha, state: 'stopped' as const }
    const plan = planComment(await listOwnComments(target), marker)
    if (plan.kind !== 'update') return
    const now = parseMarker(plan.keep.body)
    // A verdict is there already, or the comment is another run's.
    if (now === null || now.state !== 'measuring' || !isSameRun(now, marker)) return
    await writeStatus(target, plan, { marker, headline: writeUnmeasured(sha), explanation })
  }
  const withdrawCheck = async (): Promise<void> => {
    if (!pending.has_check) return
    const client = await connect()
    const found = await tryRequest(log, async () => findCheck(client, pending))
    const id = found?.id ?? pending.check_id
    // A check with a verdict is done, even if GitHub's answer to it was lost.
    if (id === null || found?.status === 'completed') return
    const conclusion = ending === 'failed' ? 'failure' : 'cancelled'
    const end = { conclusion, title, summary: explanation, annotations: [] } as const
    await completeCheck({ client, wait }, pending, { id, end })
  }
  await tryRequest(log, withdrawComment)
  await tryRequest(log, withdrawCheck)
}

const writeUnmeasured = (sha: string): string => `⏹️ Not measured: \`${shortCommit(sha)}\``

interface Unmeasured {
  readonly pullRequest: PullRequest
  /** The workflow run that should have measured. */
  readonly source: { readonly runId: number; readonly attempt: number }
  /** Whether a suite that this workflow has commented on lacks a measurement of this head. */
  readonly isMissing: (suite: string) => boolean
  /** What happened, in markdown, to follow "The run". */
  readonly what: string
  /** What ended the measurement, by suite. Such a suite gets a comment if it has none. */
  readonly failures?: ReadonlyMap<string, JobFailure>
}

/**
 * Rewrites the comments of earlier heads if the job that should have measured a head left nothing to report: their
 * verdict must not pass for this one's. Comments of other workflows are left alone. Returns the suites that lack a
 * measurement; a refusal of GitHub is only logged.
 */
export async function markUnmeasured(request: ActionRequest, unmeasured: Unmeasured): Promise<readonly string[]> {
  const { inputs, github, effects } = request
  const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork
  if (inputs.comment.when === 'never' || !mayRead) return []
  return (await tryRequest(effects.log, async () => rewriteComments(request, unmeasured))) ?? []
}

async function rewriteComments(request: ActionRequest, unmeasured: Unmeasured): Promise<readonly string[]> {
  const { github, effects } = request
  const { pullRequest, source, isMissing, what, failures = new Map<string, JobFailure>() } = unmeasured
  const { number, head } = pullRequest
  const measuring = { run: source.runId, attempt: source.attempt }
  const repository = await openRepository(request)
  const own = await listOwnComments({ ...repository, number })
  const markers = own.flatMap(({ body }) => parseMarker(body) ?? [])
  const found = markers.filter(
    (one) => one.kind === undefined && isMissing(one.suite) && (one.state !== undefined || !isSameRun(one, measuring)),
  )
  const commented = new Set<string>()
  const workflow = found.length === 0 ? null : await findWorkflow({ ...repository, runId: source.runId })
  for (const { suite, run } of found) {
    const workflowOfComment = await findWorkflow({ ...repository, runId: run })
    if (workflowOfComment !== null && workflowOfComment === workflow) commented.add(suite)
  }
  for (const suite of new Set([...commented, ...failures.keys()])) {
    const marker = { suite, ...measuring, sha: head.sha, state: 'stopped' as const }
    const plan = planComment(own, marker)
    const failure = failures.get(suite)
    // A comment of another workflow is left alone.
    if (plan.kind === 'outdated' || (plan.kind === 'create') === commented.has(suite)) continue
    const explanation =
      failure === undefined
        ? `[The run](${github.runUrl}) ${what} The check fails.`
        : explainUnmeasured(failure, github.runUrl)
    const status = { marker, headline: writeUnmeasured(head.sha), explanation }
    await writeStatus({ ...repository, number, wait: effects.wait }, plan, status)
  }
  return [...commented]
}
