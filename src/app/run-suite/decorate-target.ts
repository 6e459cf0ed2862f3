import type { TargetSession } from '../../shell/targets/target.js'

/** The session with another `ask`; all else is its own. */
export function decorateTarget(session: TargetSession, ask: TargetSession['ask']): TargetSession {
  return {
    ask,
    get corpusFingerprint() {
      return session.corpusFingerprint
    },
    startFailure: () => session.startFailure(),
    ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}
