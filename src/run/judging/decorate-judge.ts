import type { JudgeSession } from '../../judges/judge.js'

/** The judge with another `ask`; all else is its own. The order is that of `decorateTarget`. */
export function decorateJudge(session: JudgeSession, ask: JudgeSession['ask']): JudgeSession {
  return {
    identity: session.identity,
    bound: (request) => session.bound(request),
    ask,
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}
