import type { Clock, Sleep } from '../../../../src/io/clock.js'

/** A virtual clock that advances only while all tasks sleep. */
export interface VirtualTime {
  readonly clock: Clock
  readonly sleep: Sleep
  readonly nowMs: () => number
  /** Advances the time until the work is done. */
  readonly passUntil: <T>(work: Promise<T>) => Promise<T>
}

export function startTime(): VirtualTime {
  let now = 0
  const sleepers: { readonly atMs: number; readonly wake: () => void }[] = []
  return {
    clock: { now: () => new Date(now), monotonicMs: () => now },
    sleep: async (ms) => new Promise((wake) => sleepers.push({ atMs: now + ms, wake })),
    nowMs: () => now,
    passUntil: async (work) => {
      let isDone = false as boolean
      const done = work.finally(() => (isDone = true))
      void done.catch(() => undefined)
      for (;;) {
        await new Promise((resolve) => setImmediate(resolve))
        if (isDone) return done
        sleepers.sort((a, b) => a.atMs - b.atMs)
        const next = sleepers.shift()
        if (next === undefined) throw new Error(`everybody waits at ${now} ms, and nobody sleeps`)
        now = Math.max(now, next.atMs)
        next.wake()
      }
    },
  }
}
