import { openCheck } from '../../github/check-run.js'
import { lastVerdict, readHistory, renderWithoutVerdict, type PullHistory } from '../../github/comment-body.js'
import type { Marker } from '../../github/marker.js'
import { listOwnComments } from '../../github/own-comments.js'
import { planComment, writeComment } from '../../github/sticky-comment.js'
import type { CommentPlace, Outcome, Outcomes, Publication } from '../../publishers/publication.js'
import type { ActionRequest } from '../../run/action-request.js'
import { checkPlace } from './check-place.js'
import { PENDING_STATE, type PendingReport } from './pending-report.js'
import { tryRequest } from './try-request.js'

export interface Announced {
  /** What is to be taken back should there be no verdict. */
  readonly pending: PendingReport
  /** What the comments said before; null where they were not read. */
  readonly history: PullHistory | null
}

/**
 * Says that a commit is being measured: in the comment, which keeps the last verdict folded, and as a check run in progress. Only
 * where the job may write, and silently so: whoever reports the verdict says what is missing. A quiet comment does not speak of it.
 * The measuring need not wait for it.
 */
export function announceAside(request: ActionRequest, announcement: Announcement): Promise<Announced> {
  const announced = announce(request, announcement)
  // Whoever measures meanwhile awaits it later: until then a rejection is nobody's.
  announced.catch(() => undefined)
  return announced
}

interface Announcement {
  readonly marker: Marker
  readonly place: Publication['place']
}

async function announce(request: ActionRequest, { marker, place }: Announcement): Promise<Announced> {
  const { inputs, github, effects } = request
  const { owner, repo, runUrl } = github
  const isCommented = !('kind' in place) && !place.isFork && inputs.comment === 'always'
  const facts = { owner, repo, suite: marker.suite, run: marker.run, attempt: marker.attempt, sha: marker.sha }
  const number = isCommented ? place.number : null
  let pending: PendingReport = { ...facts, run_url: runUrl, number, has_check: false, check_id: null }
  const keep = (): void => effects.saveState(PENDING_STATE, JSON.stringify(pending))
  // Before it is written: a process that is killed in between has it taken back all the same.
  if (isCommented) keep()
  const history = isCommented
    ? await tryRequest(effects.log, async () => announceInComment(request, { marker, place }))
    : null
  if (inputs.check && !isReadOnly(place)) {
    pending = { ...pending, has_check: true }
    keep()
    const client = await effects.connect()
    const open = async () => openCheck({ client, wait: effects.wait }, checkPlace(pending))
    const check_id = await tryRequest(effects.log, open)
    // Without an answer it may be open all the same, so it stays pending.
    pending = { ...pending, check_id }
    keep()
  }
  return { pending, history }
}

/** Nothing is pending any more, once the verdict stands everywhere; else the `post` step takes back what is left. */
export function settle({ effects }: ActionRequest, { pending }: Announced, { comment, check }: Outcomes): void {
  const isOpen = (outcome: Outcome | undefined): boolean => outcome?.kind === 'failed'
  const left = {
    ...pending,
    number: isOpen(comment) ? pending.number : null,
    has_check: isOpen(check) && pending.has_check,
  }
  const isDone = left.number === null && !left.has_check
  effects.saveState(PENDING_STATE, isDone ? '' : JSON.stringify(left))
}

/** The token of a fork's pull request only reads. */
function isReadOnly(place: Publication['place']): boolean {
  return !('kind' in place) && place.isFork
}

async function announceInComment(
  { github, effects }: ActionRequest,
  { marker, place }: { readonly marker: Marker; readonly place: CommentPlace },
): Promise<PullHistory> {
  const { owner, repo, number } = place
  const client = await effects.connect()
  const own = await listOwnComments({ client, owner, repo, number })
  const history = readHistory(
    own.map(({ body }) => body),
    marker,
  )
  const plan = planComment(own, marker)
  if (plan.kind === 'outdated') return history
  const measuring = { ...marker, state: 'measuring' as const }
  const headline = `⏳ Measuring \`${marker.sha.slice(0, 7)}\` …`
  const explanation = `There is no verdict on this commit yet: [the run](${github.runUrl}) of the suite \`${marker.suite}\` is under way.`
  const last = plan.kind === 'update' ? lastVerdict(plan.keep.body) : null
  const body = renderWithoutVerdict({ marker: measuring, headline, explanation }, last)
  await tryRequest(effects.log, async () =>
    writeComment({ client, owner, repo, number, wait: effects.wait }, plan, { marker: measuring, body }),
  )
  return history
}
