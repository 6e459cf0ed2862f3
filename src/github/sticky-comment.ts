import { nullIfRefused, retryLost, nullIfMissing } from './client.js'
import { isNewer, isSameTopic, isSameRun, joinNote, type Marker, parseMarker, renderMarker } from './marker.js'
import { type Conversation, listOwnComments, type OwnComment } from './own-comments.js'
import { shortCommit } from '../format/join-names.js'

export type CommentPlan =
  | { readonly kind: 'create' }
  | { readonly kind: 'update'; readonly keep: OwnComment; readonly remove: readonly OwnComment[] }
  | { readonly kind: 'outdated'; readonly newer: Marker }

/**
 * Decides what to do with the comments that we wrote, oldest first. The suite's first comment is kept, so that links to it stay valid; the
 * others are duplicates. Nothing is touched if one of them reports a newer run.
 */
export function planComment(own: readonly OwnComment[], marker: Marker): CommentPlan {
  const ours = own.flatMap((written) => {
    const found = parseMarker(written.body)
    return found !== null && isSameTopic(found, marker) ? [{ written, found }] : []
  })
  const newer = ours.find(({ found }) => isNewer(found, marker))
  if (newer !== undefined) return { kind: 'outdated', newer: newer.found }
  const [first, ...others] = ours.map(({ written }) => written)
  return first === undefined ? { kind: 'create' } : { kind: 'update', keep: first, remove: others }
}

/** A conversation, and what is needed to write to it. */
export interface WritableConversation extends Conversation {
  readonly wait: (ms: number) => Promise<void>
}

/** Carries out a plan and returns the comment's address. Throws GitHub's refusal. */
export async function writeComment(
  conversation: WritableConversation,
  plan: Exclude<CommentPlan, { readonly kind: 'outdated' }>,
  { marker, body }: { readonly marker: Marker; readonly body: string },
): Promise<string> {
  const url = plan.kind === 'update' ? await updateComment(conversation, plan.keep, body) : null
  const written = url ?? (await createComment(conversation, marker, body))
  if (plan.kind === 'update') await deleteComments(conversation, plan.remove)
  return written
}

/** Updates the comment, keeping a person's note, and returns its address; `null` if somebody has deleted the comment in the meantime. */
async function updateComment({ client, owner, repo }: Conversation, keep: OwnComment, body: string) {
  if (keep.body === body) return keep.url
  const update = { owner, repo, comment_id: keep.id, body: joinNote({ note: keep.note, body }) }
  return nullIfMissing(async () => (await client.rest.issues.updateComment(update)).data.html_url)
}

/**
 * Creates a comment and returns its address. If GitHub's answer is lost, the comment may exist already, so it is searched for before
 * another try.
 */
async function createComment(conversation: WritableConversation, marker: Marker, body: string): Promise<string> {
  const { client, owner, repo, number, wait } = conversation
  const create = async (): Promise<string> => {
    const request = { owner, repo, issue_number: number, body, request: { retries: 0 } }
    return (await client.rest.issues.createComment(request)).data.html_url
  }
  const find = async (): Promise<string | null> => {
    const plan = planComment(await listOwnComments(conversation), marker)
    return plan.kind === 'update' ? ((await updateComment(conversation, plan.keep, body)) ?? plan.keep.url) : null
  }
  return retryLost(create, find, wait)
}

async function deleteComments({ client, owner, repo }: Conversation, comments: readonly OwnComment[]) {
  for (const { id } of comments) {
    // Another job may have deleted it. A duplicate that stays does not make the comment a failure.
    await nullIfRefused(async () => client.rest.issues.deleteComment({ owner, repo, comment_id: id }))
  }
}

/** Precedes the last verdict, kept in a comment that has no verdict of its own. */
const KEPT = '\n<!-- goldenpair:kept -->\n'
const KEPT_END = '\n\n</details>\n'
/** GitHub may have trimmed it. */
const ENDS_KEPT = /\n\n<\/details>\s*$/
/** Precedes the line that a later commit was measured with the same result. */
const STILL = '\n\n<!-- goldenpair:still -->\n'

/** Returns a text as a comment with its marker. */
export function renderVerdict(marker: Marker, text: string): string {
  return `${renderMarker(marker)}\n${text}`
}

/** The text of a comment on a run without a verdict: its headline, and why there is none. Both are markdown. */
export interface WithoutVerdict {
  readonly marker: Marker & { readonly state: 'measuring' | 'stopped' }
  readonly headline: string
  readonly explanation: string
}

/** Renders a comment without a verdict of its own. The last verdict is kept below, folded, so that nobody takes it for this commit's. */
export function renderWithoutVerdict({ marker, headline, explanation }: WithoutVerdict, last: string | null): string {
  const head = `${renderMarker(marker)}\n### ${headline}\n\n${explanation}\n`
  if (last === null) return head
  const sha = parseMarker(last)?.sha
  const of = sha === undefined ? '' : `, of <code>${shortCommit(sha)}</code>`
  return `${head}\n<details><summary>The last verdict${of}</summary>\n${KEPT}${last}${KEPT_END}`
}

/** Returns the last verdict that a comment of ours shows or keeps, with its marker first; `null` if there is none yet. */
export function lastVerdict(body: string): string | null {
  const marker = parseMarker(body)
  if (marker === null) return null
  if (marker.state === undefined) return body
  const from = body.indexOf(KEPT)
  if (from < 0) return null
  return body.slice(from + KEPT.length).replace(ENDS_KEPT, '')
}

/** Renders the last verdict again for a later commit with the same result. */
export function renderUnchanged(marker: Marker, last: string): string {
  const text = last.slice(last.indexOf('\n') + 1).split(STILL, 1)[0] ?? ''
  const look = marker.look === undefined ? '' : `, measurement ${marker.look} of this PR`
  return `${renderVerdict(marker, text)}${STILL}<sub>Still so at <code>${shortCommit(marker.sha)}</code>${look}.</sub>`
}

export type PullHistory = ReturnType<typeof readPullHistory>

/**
 * Reads earlier measurements of a pull request from the comments that we wrote. `look` is the number of the next measurement, from 1: the
 * more measurements, the more often chance alone shows a regression. Reporting a measurement again does not count, nor does a run without a
 * verdict. `results` are earlier measurements of the same commit, oldest first; `before` is the last one of another commit, `null` if there
 * is none.
 */
export function readPullHistory(own: readonly Pick<OwnComment, 'body'>[], marker: Marker) {
  const recorded = own.flatMap(({ body }) => {
    const earlier = parseMarker(lastVerdict(body) ?? '')
    return earlier !== null && isSameTopic(earlier, marker) ? [earlier] : []
  })
  const looks = recorded.map((earlier) => (earlier.look ?? 1) + (isSameRun(earlier, marker) ? 0 : 1))
  const results = recorded.filter(({ sha }) => sha === marker.sha).flatMap((earlier) => earlier.results ?? [])
  const others = recorded.filter(({ sha }) => sha !== marker.sha)
  const [before = null] = others.flatMap(({ sha, results: own = [] }) =>
    own.slice(-1).map(({ word }) => ({ sha, word })),
  )
  return { look: Math.max(1, ...looks), results: results.filter((result) => !isSameRun(result, marker)), before }
}
