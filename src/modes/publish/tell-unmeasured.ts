import { lastVerdict, renderWithoutVerdict } from '../../github/comment-body.js'
import { findWorkflow } from '../../github/repository.js'
import type { PullRequest } from '../../github/event-context.js'
import { isSame, parseMarker } from '../../github/marker.js'
import { listOwnComments } from '../../github/own-comments.js'
import { planComment, writeComment } from '../../github/sticky-comment.js'
import type { ActionRequest } from '../../run/action-request.js'
import { tryRequest } from './announce.js'

export interface Unmeasured {
  readonly pullRequest: PullRequest
  /** The workflow run that should have measured. */
  readonly source: { readonly runId: number; readonly attempt: number }
  /** Whether a suite that this workflow has commented on lacks a measurement of this head. */
  readonly isMissing: (suite: string) => boolean
  /** What became of it, in markdown, to follow "The run". */
  readonly what: string
}

/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not pass
 * for this one's. Comments of other workflows are left to those. Gives the suites that lack a measurement; what GitHub refuses is only logged.
 */
export async function tellUnmeasured(request: ActionRequest, unmeasured: Unmeasured): Promise<readonly string[]> {
  const { inputs, github, effects } = request
  const mayRead = github.event.kind !== 'pull_request' || !unmeasured.pullRequest.isFork
  if (inputs.comment === 'never' || !mayRead) return []
  return (await tryRequest(effects.log, async () => rewriteComments(request, unmeasured))) ?? []
}

async function rewriteComments(request: ActionRequest, unmeasured: Unmeasured): Promise<readonly string[]> {
  const { github, effects } = request
  const { pullRequest, source, isMissing, what } = unmeasured
  const { owner, repo } = github
  const { number, head } = pullRequest
  const client = await effects.connect()
  const own = await listOwnComments({ client, owner, repo, number })
  const markers = own.flatMap(({ body }) => parseMarker(body) ?? [])
  const found = markers.filter(
    (one) => one.kind !== 'ab' && isMissing(one.suite) && (one.state !== undefined || !isSame(one, toMarker(source))),
  )
  if (found.length === 0) return []
  const workflow = await findWorkflow({ client, owner, repo, runId: source.runId })
  const suites = new Set<string>()
  for (const { suite, run } of found) {
    const workflowOfComment = await findWorkflow({ client, owner, repo, runId: run })
    if (workflowOfComment !== null && workflowOfComment === workflow) suites.add(suite)
  }
  for (const suite of suites) {
    const marker = { suite, ...toMarker(source), sha: head.sha, state: 'stopped' as const }
    const plan = planComment(own, marker)
    if (plan.kind !== 'update') continue
    const headline = `⏹️ Not measured: \`${head.sha.slice(0, 7)}\``
    const explanation = `[The run](${github.runUrl}) ${what}`
    const body = renderWithoutVerdict({ marker, headline, explanation }, lastVerdict(plan.keep.body))
    await writeComment({ client, owner, repo, number, wait: effects.wait }, plan, { marker, body })
  }
  return [...suites]
}

function toMarker({ runId, attempt }: Unmeasured['source']): { readonly run: number; readonly attempt: number } {
  return { run: runId, attempt }
}
