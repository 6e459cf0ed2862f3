import type { Mask } from '../../model/mask.js'
import type { JudgeSession } from '../../judges/judge.js'
import { decorateJudge } from '../judging/decorate-judge.js'

/** The judge, whose replies and failures have no secret. */
export function maskJudge(session: JudgeSession, mask: Mask): JudgeSession {
  return decorateJudge(session, async (request, limits) => mask.data(await session.ask(request, limits)))
}
