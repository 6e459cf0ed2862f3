import { omitUndefined } from '../../model/omit-undefined.js'
import type { ChatBody, ChatOutcome } from './ask-chat.js'

/** Parts of a request that the provider is assumed to accept until it refuses them: members that can be left out or renamed. */
export interface Taken {
  readonly temperature: boolean
  readonly seed: boolean
  /**
   * Whether to send the limit of output tokens under the name expected for the model; the name of a deployment may hide its model.
   */
  readonly usualCap: boolean
}

type Refusal = Extract<ChatOutcome, { kind: 'other' }>

const REFUSING = [400, 422]
const CAP = /\bmax_(?:completion_)?tokens\b/i
/** Matches a refusal of the member, not of a limit that is too high. */
const UNKNOWN =
  /un(?:supported|known|recogni[sz]ed|expected)|not (?:supported|permitted|allowed|recogni[sz]ed)|extra|instead/i

/** Whether a refusal concerns the members of the request, as opposed to the model or address. */
export function isRefusal({ status }: Pick<Refusal, 'status'>): boolean {
  return status !== undefined && REFUSING.includes(status)
}

/**
 * Returns what to try next after a refusal that names a member which can be left out or renamed; `null` if the refusal has another
 * reason.
 */
export function omitPart<Own extends Taken>(taken: Own, refusal: Pick<Refusal, 'status' | 'message'>): Own | null {
  if (!isRefusal(refusal)) return null
  if (taken.usualCap && CAP.test(refusal.message) && UNKNOWN.test(refusal.message)) return { ...taken, usualCap: false }
  if (taken.temperature && /temperature/i.test(refusal.message)) return { ...taken, temperature: false }
  return taken.seed && /\bseed\b/i.test(refusal.message) ? { ...taken, seed: false } : null
}

/** Returns a request with its limit of output tokens under the other of the two names. */
export function swapCap({ max_tokens: older, max_completion_tokens: newer, ...body }: ChatBody): ChatBody {
  return omitUndefined<ChatBody>({ ...body, max_completion_tokens: older ?? undefined, max_tokens: newer ?? undefined })
}

/**
 * Returns a function that asks again, changed by `adapt`, for each member that the provider refuses. A change that led to a reply
 * is kept for later questions; a refusal for another reason may only mention a member.
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

/** Tokens around a message: role, separators and the beginning of the reply (3 to 4 each according to OpenAI). */
const TOKENS_PER_MESSAGE = 8

/**
 * Returns an upper bound on the tokens of these texts. Current vocabularies consist of bytes, so a text has at most as many tokens
 * as UTF-8 bytes; English has about a quarter of that. Does not include text that the provider adds.
 * @example boundTokens(['né']) // 11
 */
export function boundTokens(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text, 'utf8') + TOKENS_PER_MESSAGE, 0)
}

/** The gpt-5 family and the o-series, which refuse `temperature` and `max_tokens`. */
const REASONING = /(?:^|\/)(?:gpt-5|o[1-9](?:-|$))/i

/**
 * Whether a model takes a `temperature`.
 * @example acceptsTemperature('openai/gpt-5-mini') // false
 * @example acceptsTemperature('gpt-4.1-mini') // true
 */
export function acceptsTemperature(model: string): boolean {
  return !REASONING.test(model)
}

/**
 * Returns the member that limits the tokens of a reply. Reasoning models accept only `max_completion_tokens`. Many
 * OpenAI-compatible servers know only the older `max_tokens`, which OpenAI's other models still accept.
 * @example tokenLimitName('o3-mini') // 'max_completion_tokens'
 */
export function tokenLimitName(model: string): 'max_completion_tokens' | 'max_tokens' {
  return REASONING.test(model) ? 'max_completion_tokens' : 'max_tokens'
}
