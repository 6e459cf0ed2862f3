import type { Client } from '../github/client.js'
import { isNewer, parseMarker, renderMarker, type Marker } from '../github/marker.js'
import { listOwnComments, type OwnComment } from '../github/own-comments.js'
import { explainFailure, readRequestFailure, type RequestFailure } from '../github/request-error.js'
import type { CommentPlace, Outcome, Publisher } from './publication.js'

const CREATE_ATTEMPTS = 3
const CREATE_WAIT_MS = 2000
const KEPT_IN_SUMMARY = 'the report stays in the job summary'

/** The sticky comment: one for each suite and pull request, updated in place, never older than what it replaces. */
export const comment: Publisher = {
  name: 'comment',
  publish: async ({ comment: text, marker, place }, { connect, wait, log }) => {
    if ('kind' in place) return { kind: 'skipped', reason: place.reason }
    const body = `${renderMarker(marker)}\n${text}`
    try {
      const client = await connect()
      const plan = planComment(await listOwnComments({ client, ...place }), marker)
      if (plan.kind === 'outdated') {
        return { kind: 'skipped', reason: `run ${plan.newer.run} has reported later measurements already` }
      }
      const url = plan.kind === 'update' ? await updateComment(client, place, plan.keep, body) : null
      const outcome: Outcome = { kind: 'done', url: url ?? (await createComment(client, place, marker, body, wait)) }
      if (plan.kind === 'update') await deleteComments(client, place, plan.remove)
      return outcome
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null) throw error
      log.debug(`The comment was refused: ${failure.status} ${failure.message}`)
      return { kind: 'failed', reason: `${explainRefusal(failure, place)}; ${KEPT_IN_SUMMARY}` }
    }
  },
}

export type CommentPlan =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly keep: OwnComment; readonly remove: readonly OwnComment[] }
  | { readonly kind: 'outdated'; readonly newer: Marker }

/**
 * What to do with the comments that we wrote, oldest first: the first of this suite is kept, so that links to it stay
 * good; the others are duplicates; and where any of them reports a newer run, nothing is touched.
 */
export function planComment(own: readonly OwnComment[], marker: Marker): CommentPlan {
  const ours = own.flatMap((written) => {
    const found = parseMarker(written.body)
    return found?.suite === marker.suite ? [{ written, found }] : []
  })
  const newer = ours.find(({ found }) => isNewer(found, marker))
  if (newer !== undefined) return { kind: 'outdated', newer: newer.found }
  const [first, ...others] = ours.map(({ written }) => written)
  return first === undefined ? { kind: 'create' } : { kind: 'update', keep: first, remove: others }
}

/** The address of the updated comment, or null when somebody has deleted it in the meantime. */
async function updateComment(client: Client, place: CommentPlace, keep: OwnComment, body: string) {
  if (keep.body === body) return keep.url
  try {
    const { owner, repo } = place
    const { data } = await client.rest.issues.updateComment({ owner, repo, comment_id: keep.id, body })
    return data.html_url
  } catch (error) {
    if (readRequestFailure(error)?.status === 404) return null
    throw error
  }
}

/**
 * The address of a new comment. Where the answer was lost, the comment may have been written all the same: so it is looked
 * for before another is tried.
 */
async function createComment(
  client: Client,
  place: CommentPlace,
  marker: Marker,
  body: string,
  wait: (ms: number) => Promise<void>,
): Promise<string> {
  const { owner, repo, number } = place
  for (let attempt = 1; ; attempt += 1) {
    try {
      const request = { owner, repo, issue_number: number, body, request: { retries: 0 } }
      const { data } = await client.rest.issues.createComment(request)
      return data.html_url
    } catch (error) {
      const failure = readRequestFailure(error)
      if (failure === null || failure.status < 500 || attempt === CREATE_ATTEMPTS) throw error
      await wait(CREATE_WAIT_MS * attempt)
      const plan = planComment(await listOwnComments({ client, owner, repo, number }), marker)
      if (plan.kind === 'update') return (await updateComment(client, place, plan.keep, body)) ?? plan.keep.url
    }
  }
}

async function deleteComments(client: Client, { owner, repo }: CommentPlace, comments: readonly OwnComment[]) {
  for (const { id } of comments) {
    try {
      await client.rest.issues.deleteComment({ owner, repo, comment_id: id })
    } catch (error) {
      // Another job may have deleted it, and a duplicate that stays is no reason to call the comment failed.
      if (readRequestFailure(error) === null) throw error
    }
  }
}

function explainRefusal(failure: RequestFailure, { number, isFork }: CommentPlace): string {
  const { status, message } = failure
  if (/locked/i.test(message)) return `the conversation of #${number} is locked`
  if (status === 410 || status === 404)
    return `#${number} is gone, or ${explainFailure(failure, 'pull-requests: write')}`
  if (status === 422) return `GitHub did not accept the comment (${message})`
  if (status === 403 && isFork && !/rate limit/i.test(message)) {
    return `the token of a pull request from a fork only reads (${message}); report from a workflow on \`workflow_run\` with \`mode: publish\` and \`pull-requests: write\``
  }
  return explainFailure(failure, 'pull-requests: write')
}
