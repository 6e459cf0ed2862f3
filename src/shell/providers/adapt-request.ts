import type { ChatOutcome } from './ask-chat.js'

/** What of a request a provider is known or still hoped to take: members that a question can do without. */
export interface Taken {
  readonly temperature: boolean
  readonly seed: boolean
}

type Refusal = Extract<ChatOutcome, { kind: 'other' }>

const REFUSING = [400, 422]

/** Whether a refusal is about the request's members, and not about a model or a place. */
export function isRefusal({ status }: Pick<Refusal, 'status'>): boolean {
  return status !== undefined && REFUSING.includes(status)
}

/** What to try next after a refusal that names a member which can be left out; null where it is about something else. */
export function leaveOut<Own extends Taken>(taken: Own, refusal: Pick<Refusal, 'status' | 'message'>): Own | null {
  if (!isRefusal(refusal)) return null
  if (taken.temperature && /temperature/i.test(refusal.message)) return { ...taken, temperature: false }
  return taken.seed && /\bseed\b/i.test(refusal.message) ? { ...taken, seed: false } : null
}

/** Asks once more for each member that the provider turns out not to take, by `adapt`; what was learnt holds for all later questions. */
export function learnRefusals<Own>(
  all: Own,
  adapt: (taken: Own, refusal: Refusal) => Own | null,
): (ask: (taken: Own) => Promise<ChatOutcome>) => Promise<ChatOutcome> {
  let taken = all
  return async (ask) => {
    for (let tried = taken; ;) {
      const outcome = await ask(tried)
      const other = outcome.kind === 'other' ? adapt(tried, outcome) : null
      if (other === null) return outcome
      taken = tried = other
    }
  }
}
