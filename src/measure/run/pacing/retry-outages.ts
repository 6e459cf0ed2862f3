import type { Sleep } from '../../../io/clock.js'
import { seededRandom } from '../../../stats/random.js'

export const FIRST_WAIT_MS = 1000
export const LONGEST_WAIT_MS = 30_000
/** A provider may ask for more patience than that; beyond this the trial is given up sooner than the job. */
export const LONGEST_RETRY_AFTER_MS = 120_000

export interface RetryOptions {
  readonly retries: number
  /** Whether another attempt is not worth its wait. */
  readonly isHopeless?: () => boolean
  readonly signal: AbortSignal
  readonly sleep: Sleep
}

/** What a provider's outage says of itself. */
interface Outage {
  readonly retry_after_s?: number | undefined
}

/** What a call came to in the end, and the attempts that were lost to infrastructure before. Only outages are tried again. */
export async function retryOutages<Answer>(
  ask: () => Promise<Answer>,
  input: RetryOptions & {
    /** Null where the answer is none. */
    readonly outageOf: (answer: Answer) => Outage | null
    /** Another one for every call. */
    readonly seed: string
  },
): Promise<{ readonly answer: Answer; readonly lost: readonly Answer[] }> {
  const { outageOf, seed, ...options } = input
  const lost: Answer[] = []
  for (;;) {
    const answer = await ask()
    const outage = outageOf(answer)
    if (outage === null || lost.length >= options.retries || options.isHopeless?.() === true) return { answer, lost }
    const jitter = seededRandom(`${seed}/${lost.length}`)()
    await options.sleep(waitMs(outage, lost.length, jitter), options.signal)
    lost.push(answer)
  }
}

/**
 * 1, 2, 4 … s up to 30 s, of which a seeded random half is left out ("equal jitter"); never less than the provider asked for, but
 * at most 120 s.
 * @example waitMs({}, 1, 0.5) // 1500
 */
export function waitMs(outage: Outage, attempt: number, jitter: number): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
  const asked = Math.min((outage.retry_after_s ?? 0) * 1000, LONGEST_RETRY_AFTER_MS)
  return Math.max((backoff / 2) * (1 + jitter), asked)
}
