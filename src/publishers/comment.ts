import { parseMarker } from '../github/marker.js'
import { listOwnComments } from '../github/own-comments.js'
import { lastVerdict, planComment, renderUnchanged, renderVerdict, writeComment } from '../github/sticky-comment.js'
import { explainFailure, type RequestFailure } from '../github/client.js'
import { type CommentPlace, type Outcome, type Publication, type Publisher, publishTo } from './publication.js'

const KEPT_IN_SUMMARY = 'the report stays in the job summary'

/** Writes one sticky comment per suite and pull request: updated in place, never replaced by an older report. */
export const comment: Publisher = {
  name: 'comment',
  publish: async (publication, { connect, wait, log }) => {
    const { marker, place } = publication
    if ('kind' in place) return { kind: 'skipped', reason: place.reason }
    const write = async (): Promise<Outcome> => {
      const client = await connect()
      const plan = planComment(await listOwnComments({ client, ...place }), marker)
      if (plan.kind === 'outdated') {
        const { run, state } = plan.newer
        const what = state === undefined ? 'has already reported later measurements' : 'began after this one'
        return { kind: 'skipped', reason: `run ${run} ${what}` }
      }
      const body = composeBody(publication, plan.kind === 'update' ? plan.keep.body : null)
      if (body === null) return { kind: 'skipped', reason: 'the input `comment` is `on-change`, and nothing changed' }
      return { kind: 'done', url: await writeComment({ client, ...place, wait }, plan, { marker, body }) }
    }
    return publishTo('comment', log, write, (failure) => `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}`)
  },
}

/**
 * Returns the new text of the comment, given its current text (`null` if there is no comment); `null` if nothing should be written. A quiet
 * comment keeps its text while the verdict, the gates and the flipped cases stay the same, and then only names the newest commit.
 */
export function composeBody(
  { comment: text, marker, quiet }: Pick<Publication, 'comment' | 'marker' | 'quiet'>,
  written: string | null,
): string | null {
  const body = renderVerdict(marker, text)
  if (quiet === undefined) return body
  if (written === null) return quiet.isNews ? body : null
  const last = lastVerdict(written)
  const shown = last === null ? undefined : parseMarker(last)?.said
  return last !== null && shown !== undefined && shown === marker.said ? renderUnchanged(marker, last) : body
}

function explainRefusal(failure: RequestFailure, { number, isFork, of }: CommentPlace): string {
  const grant = of === 'issue' ? 'issues: write' : 'pull-requests: write'
  const { status, message } = failure
  if (/locked/i.test(message)) return `the conversation of #${number} is locked`
  if (status === 410 || status === 404) return `#${number} no longer exists, or ${explainFailure(failure, grant)}`
  if (status === 422) return `GitHub did not accept the comment (${message})`
  if (status === 403 && isFork && !/rate limit|archived/i.test(message))
    return `the token of a pull request from a fork is read-only (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``
  return explainFailure(failure, grant)
}
