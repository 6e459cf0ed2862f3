import { performance } from 'node:perf_hooks'

/** The only way to the time; tests pass a fixed one. */
export interface Clock {
  readonly now: () => Date
  /** Milliseconds that only grow, for durations. */
  readonly monotonicMs: () => number
}

export const systemClock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() }
