import { omitUndefined } from '../../model/omit-undefined.js'
import type { ChatBody, ChatOutcome } from './ask-chat.js'

/** What of a request a provider is known or still hoped to take: members that a question can do without, or that have another name. */
export interface Taken {
  readonly temperature: boolean
  readonly seed: boolean
  /** The cap of output tokens under the name that the model suggests: a deployment's name may not show its model. */
  readonly usualCap: boolean
}

type Refusal = Extract<ChatOutcome, { kind: 'other' }>

const REFUSING = [400, 422]
const CAP = /\bmax_(?:completion_)?tokens\b/i
/** And not that the cap is too high. */
const UNKNOWN =
  /un(?:supported|known|recogni[sz]ed|expected)|not (?:supported|permitted|allowed|recogni[sz]ed)|extra|instead/i

/** Whether a refusal is about the request's members, and not about a model or a place. */
export function isRefusal({ status }: Pick<Refusal, 'status'>): boolean {
  return status !== undefined && REFUSING.includes(status)
}

/** What to try next after a refusal that names a member which can be left out or named otherwise; null where it is about something else. */
export function leaveOut<Own extends Taken>(taken: Own, refusal: Pick<Refusal, 'status' | 'message'>): Own | null {
  if (!isRefusal(refusal)) return null
  if (taken.usualCap && CAP.test(refusal.message) && UNKNOWN.test(refusal.message)) return { ...taken, usualCap: false }
  if (taken.temperature && /temperature/i.test(refusal.message)) return { ...taken, temperature: false }
  return taken.seed && /\bseed\b/i.test(refusal.message) ? { ...taken, seed: false } : null
}

/** A request with its cap of output tokens under the other of its two names. */
export function swapCap({ max_tokens: older, max_completion_tokens: newer, ...body }: ChatBody): ChatBody {
  return omitUndefined<ChatBody>({
    ...body,
    max_completion_tokens: older ?? undefined,
    max_tokens: newer ?? undefined,
  })
}

/**
 * Asks once more for each member that the provider turns out not to take, by `adapt`. What was learnt holds for all later questions where
 * it helped: a refusal of another reason may name a member in passing.
 */
export function learnRefusals<Own>(
  all: Own,
  adapt: (taken: Own, refusal: Refusal) => Own | null,
): (ask: (taken: Own) => Promise<ChatOutcome>) => Promise<ChatOutcome> {
  let taken = all
  return async (ask) => {
    const first = taken
    for (let tried = first; ;) {
      const outcome = await ask(tried)
      const other = outcome.kind === 'other' ? adapt(tried, outcome) : null
      if (other === null) {
        if (tried !== first && outcome.kind === 'replied') taken = tried
        return outcome
      }
      tried = other
    }
  }
}

/** Of a message's frame: role, separators and the beginning of the reply (OpenAI counts 3 to 4 each). */
const TOKENS_PER_MESSAGE = 8

/**
 * More tokens than these texts can be: the vocabularies in use consist of bytes, so that no text has more tokens than UTF-8 bytes.
 * English has about a quarter of that. Not counted is what the provider puts in by itself.
 * @example boundTokens(['né']) // 11
 */
export function boundTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8') + TOKENS_PER_MESSAGE, 0)
}

/** The gpt-5 family and the o-series: they refuse a `temperature` of the caller's, and `max_tokens`. */
const REASONING = /(?:^|\/)(?:gpt-5|o[1-9](?:-|$))/i

/**
 * Whether a model takes a `temperature`.
 * @example takesTemperature('openai/gpt-5-mini') // false
 * @example takesTemperature('gpt-4.1-mini') // true
 */
export function takesTemperature(model: string): boolean {
  return !REASONING.test(model)
}

/**
 * The member that caps the tokens of a reply. Reasoning models take only `max_completion_tokens`; many servers that speak OpenAI's API
 * know only the older `max_tokens`, which OpenAI's other models still take.
 * @example outputCapMember('o3-mini') // 'max_completion_tokens'
 */
export function outputCapMember(model: string): 'max_completion_tokens' | 'max_tokens' {
  return REASONING.test(model) ? 'max_completion_tokens' : 'max_tokens'
}
