import { isRefusal, leaveOut, swapCap, type Taken } from '../../providers/adapt-request.js'
import type { ChatBody, ChatOutcome } from '../../providers/ask-chat.js'

/** What of a target's request this provider is known or still hoped to take. */
export interface TakenOfTarget extends Taken {
  /** With its tokens counted: where it does not count those of a stream it is asked without one, and no first token is timed. */
  readonly stream: boolean
}

export const ALL_TAKEN: TakenOfTarget = { temperature: true, seed: true, usualCap: true, stream: true }

/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
export function adaptTo(taken: TakenOfTarget, refusal: Extract<ChatOutcome, { kind: 'other' }>): TakenOfTarget | null {
  if (taken.stream && isRefusal(refusal) && /stream_?options|include_usage/i.test(refusal.message))
    return { ...taken, stream: false }
  return leaveOut(taken, refusal)
}

/** A request without what the provider does not take. */
export function adaptBody(given: ChatBody, taken: Taken): ChatBody {
  const body = taken.usualCap ? given : swapCap(given)
  const refused = (['temperature', 'seed'] as const).filter((member) => !taken[member])
  if (refused.length === 0) return body
  const adapted = { ...body }
  for (const member of refused) Reflect.deleteProperty(adapted, member)
  return adapted
}
