import type { TargetSession } from '../../targets/target.js'

/**
 * The session with another `ask`; all else is its own. A request passes, from outside in:
 * - `retryOutages`: every attempt is paid for and waits for its turn anew;
 * - `cacheTarget`: what is known costs no money and takes no turn;
 * - `payTarget`: money is set aside first, so that nobody holds a turn while waiting for money;
 * - `paceTarget`;
 * - `maskTarget`: nothing above it, the cache on disk least of all, sees a secret;
 * - `nameTargetFiles`: the cache knows files by their paths in the checkout, wherever that was;
 * - `listenToTraces`: what the target says in spans is masked too.
 *
 * A judge has the same order, without traces (`decorateJudge`).
 */
export function decorateTarget(session: TargetSession, ask: TargetSession['ask']): TargetSession {
  return {
    ask,
    get corpusFingerprint() {
      return session.corpusFingerprint
    },
    startFailure: () => session.startFailure(),
    ...(session.model && { model: session.model }),
    ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}
