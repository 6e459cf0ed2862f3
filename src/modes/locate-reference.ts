import type { Checkout } from '../github/checkout.js'
import type { PullRequest } from '../github/event-context.js'
import { findReferencePoint, type ReferencePoint } from '../github/reference-point.js'
import type { ActionRequest } from '../run/action-request.js'

/**
 * The commit that a measured one is compared with: where a pull request left its base, the base of a merge queue's group,
 * and elsewhere the measured commit itself, which is near to its own history.
 */
export async function locateReference(
  { github, effects }: ActionRequest,
  { checkout, pullRequest }: { readonly checkout: Checkout; readonly pullRequest: PullRequest | null },
): Promise<ReferencePoint> {
  const { owner, repo, event } = github
  const point =
    pullRequest !== null
      ? await findReferencePoint({ client: await effects.connect(), owner, repo, checkout, pullRequest })
      : event.kind === 'merge_group' && event.baseSha !== null
        ? { sha: event.baseSha, how: 'base of the merge group' }
        : { sha: checkout.sha, how: 'the measured commit' }
  effects.log.info(`Compared with: ${point.sha ?? 'unknown'} (${point.how}).`)
  return point
}
