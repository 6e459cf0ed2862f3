import { setMaxListeners } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** The only way to the time; tests pass a fixed one. */
export interface Clock {
  readonly now: () => Date
  /** Milliseconds that only grow, for durations. */
  readonly monotonicMs: () => number
}

export const systemClock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() }

/** Waits; rejects with the signal's reason when it is aborted. Tests pass one that does not wait. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const systemSleep: Sleep = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { signal })
}

/** The signal, for as many questions to listen to at once as there are: Node takes more than ten for a leak and warns of it. */
export function shareSignal(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal)
  return signal
}
