import type { Mask } from '../../core/model/mask.js'
import type { JudgeSession } from '../../shell/judges/judge.js'

/** The judge, whose replies and failures have no secret. */
export function maskJudge(session: JudgeSession, mask: Mask): JudgeSession {
  return {
    identity: session.identity,
    bound: (request) => session.bound(request),
    ask: async (request, limits) => mask.data(await session.ask(request, limits)),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}
