import { hideSecrets } from '../../compare/hide-secrets.js'
import type { Mask } from '../../model/mask.js'
import type { Attempt, TargetSession } from '../../targets/target.js'
import { decorateTarget } from '../decorate-target.js'

/**
 * The target, whose answers, failures and last words on stderr have no secret: it may repeat what the workflow lets it see. Of a failure
 * also what only looks like a secret goes, since a program may read a key from a file, and providers quote the key that they refuse.
 */
export function maskTarget(session: TargetSession, mask: Mask): TargetSession {
  return decorateTarget(session, async (request, limits) =>
    hideInFailure(mask.data(await session.ask(request, limits))),
  )
}

function hideInFailure(attempt: Attempt): Attempt {
  if (attempt.status === 'ok') return attempt
  const { failure } = attempt
  const { message, stderr_tail: tail } = failure
  const hidden = { message: hideSecrets(message), ...(tail !== undefined && { stderr_tail: hideSecrets(tail) }) }
  return { ...attempt, failure: { ...failure, ...hidden } }
}
