import type { JudgeCall } from '../../model/judging.js'
import type { ChatBody } from '../../providers/ask-chat.js'
import { isRefusal, leaveOut, swapCap, type Taken as TakenByAll } from '../../providers/adapt-request.js'
import { outputCapMember } from '../../providers/model-limits.js'

/** What of a request this provider is known or still hoped to take. */
export interface Taken extends TakenByAll {
  /** `text` is none: the prompt alone asks for JSON. */
  readonly format: 'json_schema' | 'json_object' | 'text'
}

export const ALL_TAKEN: Taken = { format: 'json_schema', temperature: true, seed: true, usualCap: true }

/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
export function adaptTo(taken: Taken, refusal: { readonly status?: number; readonly message: string }): Taken | null {
  if (isRefusal(refusal) && /response_?format|json_?schema|json_object|structured/i.test(refusal.message)) {
    if (taken.format === 'json_schema') return { ...taken, format: 'json_object' }
    return taken.format === 'json_object' ? { ...taken, format: 'text' } : null
  }
  return leaveOut(taken, refusal)
}

/** A request with exactly two messages: the prompt as system, the material as user. */
export function writeBody({
  model,
  temperature,
  cap,
  effort,
  request,
  user,
  format,
  taken,
}: {
  readonly model: string
  readonly temperature: number | null
  readonly cap: number
  readonly effort: NonNullable<ChatBody['reasoning_effort']> | null
  readonly request: JudgeCall
  readonly user: string
  readonly format: NonNullable<ChatBody['response_format']>
  readonly taken: Taken
}): ChatBody {
  const body: ChatBody = {
    model,
    messages: [
      { role: 'system', content: request.system },
      { role: 'user', content: user },
    ],
    ...(taken.format === 'json_schema' && { response_format: format }),
    ...(taken.format === 'json_object' && { response_format: { type: 'json_object' } }),
    ...(temperature !== null && taken.temperature && { temperature }),
    ...(taken.seed && { seed: request.seed }),
    ...(effort !== null && { reasoning_effort: effort }),
    [outputCapMember(model)]: cap,
  }
  return taken.usualCap ? body : swapCap(body)
}
