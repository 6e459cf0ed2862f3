import type { Failure, Observation } from '../../core/model/observation.js'
import { seededRandom } from '../../core/stats/random.js'
import type { Sleep } from '../../shell/io/sleep.js'
import type { TargetRequest, TargetSession } from '../../shell/targets/target.js'

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000
/** A provider may ask for more patience than that; beyond this the trial is given up sooner than the job. */
const LONGEST_RETRY_AFTER_MS = 120_000

export interface RetryOptions {
  readonly retries: number
  readonly timeoutMs: number
  readonly seed: number
  /** Whether another attempt is not worth its wait. */
  readonly isHopeless?: () => boolean
  readonly signal: AbortSignal
  readonly sleep: Sleep
}

/** What a trial came to, and how many attempts were lost to infrastructure before. Only such failures are tried again. */
export async function askWithRetries(
  session: TargetSession,
  request: TargetRequest,
  options: RetryOptions,
): Promise<{ readonly observation: Observation; readonly retries: number }> {
  const { timeoutMs, signal } = options
  for (let retries = 0; ; retries++) {
    const observation = await session.ask(request, { timeoutMs, signal })
    const failure = observation.status === 'failed' ? observation.failure : null
    if (failure?.kind !== 'infrastructure' || retries >= options.retries || options.isHopeless?.() === true)
      return { observation, retries }
    const jitter = seededRandom(`${options.seed}/retry/${request.id}/${retries}`)()
    await options.sleep(waitMs(failure, retries, jitter), signal)
  }
}

/**
 * 1, 2, 4 … s up to 30 s, of which a seeded random half is left out ("equal jitter"); never less than the provider asked for, but
 * at most 120 s.
 * @example waitMs({ kind: 'infrastructure', message: '' }, 1, 0.5) // 1500
 */
export function waitMs(failure: Pick<Failure, 'retry_after_s'>, attempt: number, jitter: number): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
  const asked = Math.min((failure.retry_after_s ?? 0) * 1000, LONGEST_RETRY_AFTER_MS)
  return Math.max((backoff / 2) * (1 + jitter), asked)
}
