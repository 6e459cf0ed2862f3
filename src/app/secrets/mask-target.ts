import type { Mask } from '../../core/model/mask.js'
import type { TargetSession } from '../../shell/targets/target.js'
import { decorateTarget } from '../run-suite/decorate-target.js'

/** The target, whose answers, failures and last words on stderr have no secret: it may repeat what the workflow lets it see. */
export function maskTarget(session: TargetSession, mask: Mask): TargetSession {
  return decorateTarget(session, async (request, limits) => mask.data(await session.ask(request, limits)))
}
