import type { JudgeCall } from '../../../core/model/judging.js'
import type { ChatBody } from '../../providers/ask-chat.js'
import { outputCapMember } from '../../providers/model-limits.js'

/** What of a request this provider is known or still hoped to take. */
export interface Taken {
  /** `text` is none: the prompt alone asks for JSON. */
  readonly format: 'json_schema' | 'json_object' | 'text'
  readonly temperature: boolean
  readonly seed: boolean
}

export const ALL_TAKEN: Taken = { format: 'json_schema', temperature: true, seed: true }

const REFUSING = [400, 422]

/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
export function adaptTo(
  taken: Taken,
  { status, message }: { readonly status?: number; readonly message: string },
): Taken | null {
  if (status === undefined || !REFUSING.includes(status)) return null
  if (/response_?format|json_?schema|json_object|structured/i.test(message)) {
    if (taken.format === 'json_schema') return { ...taken, format: 'json_object' }
    return taken.format === 'json_object' ? { ...taken, format: 'text' } : null
  }
  if (taken.temperature && /temperature/i.test(message)) return { ...taken, temperature: false }
  return taken.seed && /\bseed\b/i.test(message) ? { ...taken, seed: false } : null
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
  return {
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
}
