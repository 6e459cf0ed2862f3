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

/** Waits until all have ended, then throws what the first of them in their order threw, which is the same whoever failed first. */
export async function finishAll(underWay: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(underWay)
  await Promise.all(underWay)
}

/** Most that is under way at once, whatever a run says of itself. */
const MOST_WORKERS = 32

/**
 * Hands every item to `work`, several at a time, reading ahead no further than that. The first failure stops the others and is thrown, when
 * they have ended.
 */
export async function workThrough<Item>(
  input: {
    readonly items: AsyncIterator<Item, unknown, undefined> | Iterator<Item, unknown, undefined>
    readonly concurrency: number
    /** Of `concurrency`; 32 unless given. */
    readonly most?: number
    readonly signal: AbortSignal
  },
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { items, concurrency, most = MOST_WORKERS, signal: outer } = input
  const failure = new AbortController()
  const signal = shareSignal(AbortSignal.any([outer, failure.signal]))
  const workers = Array.from({ length: Math.min(concurrency, most) }, async () => {
    try {
      for (let next = await items.next(); next.done !== true; next = await items.next()) {
        signal.throwIfAborted()
        await work(next.value, signal)
      }
    } catch (error) {
      failure.abort(error)
      throw error
    }
  })
  try {
    await finishAll(workers)
  } finally {
    // A generator that was left early must close its file.
    await items.return?.()
  }
}
