import { repeatLost, type Repository, unlessMissing, unlessRefused } from './client.js'
import { isNewer, isOfSame, joinNote, type Marker, parseMarker } from './marker.js'
import { listOwnComments, type OwnComment } from './own-comments.js'

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
    return found !== null && isOfSame(found, marker) ? [{ written, found }] : []
  })
  const newer = ours.find(({ found }) => isNewer(found, marker))
  if (newer !== undefined) return { kind: 'outdated', newer: newer.found }
  const [first, ...others] = ours.map(({ written }) => written)
  return first === undefined ? { kind: 'create' } : { kind: 'update', keep: first, remove: others }
}

/** The conversation of an issue or a pull request, and a way to write to it. */
export interface Conversation extends Repository {
  readonly number: number
  /** Absent: a pull request. */
  readonly of?: 'issue'
  readonly wait: (ms: number) => Promise<void>
}

/** Carries a plan out and gives the comment's address. Throws GitHub's refusal. */
export async function writeComment(
  conversation: Conversation,
  plan: Exclude<CommentPlan, { readonly kind: 'outdated' }>,
  { marker, body }: { readonly marker: Marker; readonly body: string },
): Promise<string> {
  const url = plan.kind === 'update' ? await updateComment(conversation, plan.keep, body) : null
  const written = url ?? (await createComment(conversation, marker, body))
  if (plan.kind === 'update') await deleteComments(conversation, plan.remove)
  return written
}

/** The address of the updated comment, in which a person's note stays; null when somebody has deleted it in the meantime. */
async function updateComment({ client, owner, repo }: Conversation, keep: OwnComment, body: string) {
  if (keep.body === body) return keep.url
  const text = joinNote({ note: keep.note, body })
  const update = { owner, repo, comment_id: keep.id, body: text }
  return unlessMissing(async () => (await client.rest.issues.updateComment(update)).data.html_url)
}

/**
 * The address of a new comment. Where the answer was lost, the comment may have been written all the same: so it is looked
 * for before another is tried.
 */
async function createComment(conversation: Conversation, marker: Marker, body: string): Promise<string> {
  const { client, owner, repo, number, wait } = conversation
  const create = async (): Promise<string> => {
    const request = { owner, repo, issue_number: number, body, request: { retries: 0 } }
    return (await client.rest.issues.createComment(request)).data.html_url
  }
  const find = async (): Promise<string | null> => {
    const plan = planComment(await listOwnComments(conversation), marker)
    return plan.kind === 'update' ? ((await updateComment(conversation, plan.keep, body)) ?? plan.keep.url) : null
  }
  return repeatLost(create, find, wait)
}

async function deleteComments({ client, owner, repo }: Conversation, comments: readonly OwnComment[]) {
  for (const { id } of comments) {
    // Another job may have deleted it, and a duplicate that stays is no reason to call the comment failed.
    await unlessRefused(
      async () => client.rest.issues.deleteComment({ owner, repo, comment_id: id }),
      () => null,
    )
  }
}
