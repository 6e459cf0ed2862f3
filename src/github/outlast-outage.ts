import { once } from 'node:events'
import type { Clock } from '../io/clock.js'
import type { Log } from '../io/log.js'

/** Beside what the client itself repeats. No try begins later than LAST_TRY_MS, and one that gets no answer takes half a minute. */
const WAITS_MS = [10_000, 20_000, 40_000, 60_000]
const LAST_TRY_MS = 120_000

/** What waiting for GitHub takes. */
export interface Patience {
  readonly clock: Clock
  readonly wait: (ms: number) => Promise<void>
  /** Ends a wait, with its reason. */
  readonly signal: AbortSignal
  readonly log: Log
}

/**
 * Asks GitHub, and asks again for two minutes while the answer tells of an outage; gives the last answer.
 * @param describeOutage why an answer is an outage, as a clause; null when it is none
 */
export async function outlastOutage<Answer>(
  ask: () => Promise<Answer>,
  { clock, wait, signal, log }: Patience,
  describeOutage: (answer: Answer) => string | null,
): Promise<Answer> {
  const startMs = clock.monotonicMs()
  let answer = await ask()
  for (const waitMs of WAITS_MS) {
    const outage = describeOutage(answer)
    if (outage === null || clock.monotonicMs() - startMs + waitMs > LAST_TRY_MS) break
    log.info(`${outage}: trying again in ${waitMs / 1000} s.`)
    await waitUnlessAborted(waitMs, wait, signal)
    answer = await ask()
  }
  return answer
}

/** Whoever cancels the job has seconds until it is killed. */
async function waitUnlessAborted(ms: number, wait: Patience['wait'], signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const ended = new AbortController()
  const aborted = once(signal, 'abort', { signal: ended.signal }).catch(() => null)
  await Promise.race([wait(ms), aborted]).finally(() => ended.abort())
  signal.throwIfAborted()
}
