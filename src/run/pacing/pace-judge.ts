import type { JudgeReply } from '../../model/judging.js'
import type { JudgeSession } from '../../judges/judge.js'
import { decorateJudge } from '../judging/decorate-judge.js'
import { endInTrouble, type CallEnd } from './call-end.js'
import type { Pacer } from './pacer.js'

/** The judge, every reading of which waits for its turn at the pacer. Where the provider was given up, readings fail at once with the pacer's reason. */
export function paceJudge(session: JudgeSession, pacer: Pacer): JudgeSession {
  return decorateJudge(session, async (request, limits) => {
    const bound = session.bound(request)
    // What costs nothing asks no provider.
    if (bound === null) return session.ask(request, limits)
    const id = `${request.case}#${request.trial}`
    const pass = await pacer.enter({ id, tokens: bound.input_tokens + bound.output_tokens }, limits.signal)
    if (pass === null)
      return { kind: 'failed', message: pacer.gaveUp() ?? '', spent: null, infrastructure: {}, charge: 'unasked' }
    let end: CallEnd = { kind: 'abandoned' }
    try {
      const reply = await session.ask(request, limits)
      end = endOf(reply)
      return reply
    } finally {
      pass.leave(end)
    }
  })
}

function endOf(reply: JudgeReply): CallEnd {
  const tokens = reply.spent === null ? null : reply.spent.input_tokens + reply.spent.output_tokens
  if (reply.kind === 'read' || reply.infrastructure === null) return { kind: 'answered', tokens }
  return endInTrouble({ message: reply.message, ...reply.infrastructure })
}
