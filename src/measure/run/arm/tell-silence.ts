import type { Clock, Sleep } from '../../../io/clock.js'
import type { Log } from '../../../io/log.js'
import type { Observation } from '../../../model/run/observation.js'

/** Slow systems answer within it; whoever waits for one that is down should not wait longer to hear of it. */
const SILENCE_MS = 30_000
/** So many trials in a row that time out are no accident. */
const IN_A_ROW = 3

export interface SilenceWatch extends Disposable {
  /** Takes the trials in the order in which they end. */
  readonly add: (observation: Pick<Observation, 'status'> & { readonly failure?: { readonly kind: string } }) => void
}

/** Says in the log that a target does not answer: after 30 s without a first reply, and when one trial after another times out. */
export function watchSilence(input: {
  readonly timeoutSeconds: number
  readonly clock: Clock
  readonly sleep: Sleep
  readonly log: Log
}): SilenceWatch {
  const { timeoutSeconds, clock, sleep, log } = input
  const end = new AbortController()
  const startedMs = clock.monotonicMs()
  let hasHeard = false
  let streak = 0
  const limit = `${timeoutSeconds} s`
  const tellFirst = (): void => {
    if (hasHeard || end.signal.aborted || clock.monotonicMs() - startedMs < SILENCE_MS) return
    log.info(
      `No reply for ${SILENCE_MS / 1000} s. Is the target up? A request may take ${limit} (\`timeout_seconds\`) before it counts as failed.`,
    )
  }
  if (timeoutSeconds * 1000 > SILENCE_MS) sleep(SILENCE_MS, end.signal).then(tellFirst, () => undefined)
  return {
    add: ({ status, failure }) => {
      hasHeard = true
      streak = status !== 'ok' && failure?.kind === 'timeout' ? streak + 1 : 0
      if (streak === IN_A_ROW)
        log.warning(
          `${IN_A_ROW} trials in a row got no reply within ${limit}. Is the target up? Each that follows may take as long; to stop loses nothing that was measured.`,
        )
    },
    [Symbol.dispose]: () => end.abort(),
  }
}
