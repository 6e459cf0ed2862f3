import { lastVerdict, renderWithoutVerdict } from '../../shell/github/comment-body.js'
import type { PullRequest } from '../../shell/github/event-context.js'
import { parseMarker } from '../../shell/github/marker.js'
import { listOwnComments } from '../../shell/github/own-comments.js'
import { planComment, writeComment } from '../../shell/github/sticky-comment.js'
import type { ActionRequest } from '../action-request.js'
import { tryRequest } from './try-request.js'

/**
 * Where the job that should have measured a head left nothing to report, the comments of earlier heads say so: their verdict must not
 * pass for this one's. What GitHub refuses is only logged.
 */
export async function tellUnmeasured(request: ActionRequest, pullRequest: PullRequest): Promise<void> {
  if (request.inputs.comment !== 'always' || pullRequest.isFork) return
  await tryRequest(request.effects.log, async () => rewriteComments(request, pullRequest))
}

async function rewriteComments({ github, effects }: ActionRequest, { number, head }: PullRequest): Promise<void> {
  const { owner, repo, runId, runAttempt, runUrl } = github
  const client = await effects.connect()
  const own = await listOwnComments({ client, owner, repo, number })
  const suites = new Set(
    own.flatMap(({ body }) => {
      const marker = parseMarker(body)
      return marker === null || marker.kind === 'ab' ? [] : [marker.suite]
    }),
  )
  for (const suite of suites) {
    const marker = { suite, run: runId, attempt: runAttempt, sha: head.sha, state: 'stopped' as const }
    const plan = planComment(own, marker)
    if (plan.kind !== 'update') continue
    const headline = `⏹️ Not measured: \`${head.sha.slice(0, 7)}\``
    const explanation = `[The run](${runUrl}) left nothing to report: the job that measures failed, or was left out.`
    const body = renderWithoutVerdict({ marker, headline, explanation }, lastVerdict(plan.keep.body))
    await writeComment({ client, owner, repo, number, wait: effects.wait }, plan, { marker, body })
  }
}
