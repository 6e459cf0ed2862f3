import type { JudgeReply, JudgeRequest } from '../../model/judging.js'
import type { FailedJudgment, Reading } from '../../model/judgments.js'
import { readReply } from './read-reply.js'

const REASON_LENGTH = 500

/**
 * A judge's reply as it is stored, or why there is none, with what it spent.
 * @param cost_usd of all its attempts; null where no price is known
 */
export function recordReading({
  request,
  reply,
  cost_usd,
}: {
  readonly request: JudgeRequest
  readonly reply: JudgeReply
  readonly cost_usd: number | null
}): Reading {
  const { spent } = reply
  const spend = {
    ...(spent?.model && { model: spent.model }),
    ...(spent !== null && { tokens: spent.input_tokens + spent.output_tokens }),
    ...(cost_usd !== null && { cost_usd }),
    ...(reply.kind === 'read' && reply.cached === true && { cached: reply.cached }),
  }
  const fail = (error: string): Reading => {
    const said: FailedJudgment = { error: error.slice(0, REASON_LENGTH), ...spend }
    return { question: request.question, said }
  }
  if (reply.kind === 'failed') return fail(reply.message)
  const reading = readReply(request, reply.value)
  return typeof reading === 'string' ? fail(reading) : addSpend(reading, spend)
}

interface Spend {
  readonly model?: string
  readonly tokens?: number
  readonly cost_usd?: number
  readonly cached?: true
}

function addSpend(reading: Reading, spend: Spend): Reading {
  // Written out by question, or the two members would lose each other.
  switch (reading.question) {
    case 'answer':
      return { ...reading, said: { ...reading.said, ...spend } }
    case 'quality':
      return { ...reading, said: { ...reading.said, ...spend } }
    case 'rubric':
      return { ...reading, said: { ...reading.said, ...spend } }
    case 'claims':
      return { ...reading, said: { ...reading.said, ...spend } }
  }
}
