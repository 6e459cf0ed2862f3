import { z } from 'zod'
import { shortCommit } from '../../format/join-names.js'
import { openCheck } from '../../github/check-run.js'
import {
  lastVerdict,
  planComment,
  readPullHistory,
  renderWithoutVerdict,
  writeComment,
} from '../../github/sticky-comment.js'
import { listOwnComments } from '../../github/own-comments.js'
import { catchRefusal } from '../../github/client.js'
import type { Log } from '../../io/log.js'
import type { CommentPlace, Outcome, Outcomes, Publication } from '../../publishers/publication.js'
import type { ActionRequest } from '../request/action-request.js'

export type Announced = Awaited<ReturnType<typeof announce>>

/**
 * Announces that a commit is being measured: in the comment, which keeps the last verdict folded, and as a check run in
 * progress. Does so only if the job may write, and without errors: whoever reports the verdict says what is missing. A
 * quiet comment does not mention it. Measuring need not wait for this.
 */
export function announceAside(request: ActionRequest, announcement: Announcement): Promise<Announced> {
  const announced = announce(request, announcement)
  // The caller awaits it later; until then a rejection must not count as unhandled.
  announced.catch(() => undefined)
  return announced
}

type Announcement = Pick<Publication, 'marker' | 'place'>

async function announce(request: ActionRequest, { marker, place }: Announcement) {
  const { inputs, github, effects } = request
  const { owner, repo, runUrl } = github
  // The token of a fork's pull request is read-only.
  const isReadOnly = !('kind' in place) && place.isFork
  const isCommented = !('kind' in place) && !isReadOnly && inputs.comment.when === 'always'
  const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha }
  const number = isCommented ? place.number : null
  let pending: PendingReport = { ...facts, run_url: runUrl, number, has_check: false, check_id: null }
  const keep = (): void => effects.saveState(PENDING_STATE, JSON.stringify(pending))
  // Kept before the comment is written, so that it is withdrawn even if the process is killed in between.
  if (isCommented) keep()
  const say = async () => (isCommented ? announceInComment(request, { marker, place }) : null)
  const history = await tryRequest(effects.log, say)
  if (inputs.check && !isReadOnly) {
    pending = { ...pending, has_check: true }
    keep()
    const open = async () => openCheck({ client: await effects.connect(), wait: effects.wait }, pending)
    // Without an answer the check may be open all the same, so it stays pending.
    pending = { ...pending, check_id: await tryRequest(effects.log, open) }
    keep()
  }
  return {
    /** What must be withdrawn if there is no verdict. */
    pending,
    /** What the comments said before; `null` if they were not read. */
    history,
  }
}

/** Clears what is pending once the verdict is published everywhere; otherwise the `post` step withdraws what is left. */
export function clearPending({ effects }: ActionRequest, { pending }: Announced, { comment, check }: Outcomes): void {
  const isOpen = (outcome: Outcome | undefined): boolean => outcome?.kind === 'failed'
  const left = {
    ...pending,
    number: isOpen(comment) ? pending.number : null,
    has_check: isOpen(check) && pending.has_check,
  }
  effects.saveState(PENDING_STATE, left.number === null && !left.has_check ? '' : JSON.stringify(left))
}

async function announceInComment(
  { github, effects }: ActionRequest,
  { marker, place }: Announcement & { readonly place: CommentPlace },
) {
  const target = { client: await effects.connect(), ...place, wait: effects.wait }
  const own = await listOwnComments(target)
  const history = readPullHistory(own, marker)
  const plan = planComment(own, marker)
  if (plan.kind === 'outdated') return history
  const headline = `⏳ Measuring \`${shortCommit(marker.sha)}\` …`
  const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is still running.`
  const status = { marker: { ...marker, state: 'measuring' as const }, headline, explanation }
  await tryRequest(effects.log, async () => writeStatus(target, plan, status))
  return history
}

/** Writes a comment that has no verdict of its own, with the last verdict folded. */
export async function writeStatus(
  target: Parameters<typeof writeComment>[0],
  plan: Parameters<typeof writeComment>[1],
  status: Parameters<typeof renderWithoutVerdict>[0],
): Promise<void> {
  const last = plan.kind === 'update' ? lastVerdict(plan.keep.body) : null
  await writeComment(target, plan, { marker: status.marker, body: renderWithoutVerdict(status, last) })
}

/**
 * Returns GitHub's answer, or `null` if GitHub refuses: for side requests, whose failure is neither an error nor a
 * warning.
 */
export async function tryRequest<Value>(log: Log, request: () => Promise<Value>): Promise<Value | null> {
  return catchRefusal(request, ({ status, message }) => {
    log.debug(`GitHub rejected it: ${status} ${message}`)
    return null
  })
}

/** The name under which the runner keeps the pending report between the Action and its `post` step. */
export const PENDING_STATE = 'pending'

const name = z.string().regex(/^[A-Za-z0-9._-]{1,100}$/)

/**
 * What a job has announced, and must withdraw if it ends without a verdict. It goes through a file that programs of the
 * job might write too, and into comments, so these schemas accept nothing else.
 */
const pendingReportSchema = z.strictObject({
  owner: name,
  repo: name,
  suite: name,
  /** The workflow run, its attempt, and the head that it measures. */
  run: z.int(),
  attempt: z.int(),
  sha: z.string().regex(/^[0-9a-f]{7,64}$/),
  run_url: z.string().regex(/^https?:\/\/[A-Za-z0-9._~:/?#=&%-]+$/),
  /** The pull request whose comment says so; `null` if none does. */
  number: z.int().nullable(),
  /** Whether a check run was opened, or was about to be. */
  has_check: z.boolean(),
  /** `null` if its id is unknown, because the process ended before GitHub had answered. */
  check_id: z.int().nullable(),
})
export type PendingReport = z.infer<typeof pendingReportSchema>

/** Parses the kept state; `null` if it is empty, so that nothing is pending. */
export function readPendingReport(state: string): PendingReport | null {
  return state === '' ? null : pendingReportSchema.parse(JSON.parse(state))
}
