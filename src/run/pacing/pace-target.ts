import type { Failure } from '../../model/observation.js'
import type { Attempt, TargetSession } from '../../targets/target.js'
import { decorateTarget } from '../decorate-target.js'
import { endInTrouble, type CallEnd } from './call-end.js'
import type { Pacer } from './pacer.js'

/**
 * The session, every request of which waits for its turn at the pacer. Where the provider was given up, requests fail at once, as
 * infrastructure, with the pacer's reason. Waiting is in no latency.
 */
export function paceTarget(session: TargetSession, pacer: Pacer): TargetSession {
  let mostTokens = 0
  return decorateTarget(session, async (request, limits) => {
    const bound = session.bound?.(request) ?? null
    const tokens = bound === null ? mostTokens : bound.input_tokens + bound.output_tokens
    const pass = await pacer.enter({ id: request.id, tokens }, limits.signal)
    if (pass === null) return giveUp(pacer.gaveUp() ?? '')
    let end: CallEnd = { kind: 'abandoned' }
    try {
      const attempt = await session.ask(request, limits)
      end = endOf(attempt)
      if (end.kind === 'answered') mostTokens = Math.max(mostTokens, end.tokens ?? 0)
      return attempt
    } finally {
      pass.leave(end)
    }
  })
}

function giveUp(reason: string): Attempt {
  const bill = { charge: 'unasked', spent: null } as const
  return { status: 'failed', latency_ms: 0, failure: { kind: 'infrastructure', message: reason, bill } }
}

function endOf(attempt: Attempt): CallEnd {
  if (attempt.status === 'failed') return endOfFailure(attempt.failure)
  const { usage } = attempt.reply
  const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0)
  return { kind: 'answered', tokens }
}

/** A failed case has been answered all the same, but for a time-out, which says nothing either way. */
function endOfFailure(failure: Failure): CallEnd {
  const { kind } = failure
  if (kind === 'timeout') return { kind: 'abandoned' }
  if (kind !== 'infrastructure') return { kind: 'answered', tokens: null }
  return endInTrouble(failure)
}
