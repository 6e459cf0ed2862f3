import { setMaxListeners } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

/** The only source of time; tests pass a fixed one. */
export interface Clock {
  readonly now: () => Date
  /** Milliseconds of a clock that never goes back, for durations. */
  readonly monotonicMs: () => number
}

export const systemClock: Clock = { now: () => new Date(), monotonicMs: () => performance.now() }

/**
 * Waits. Rejects with an `AbortError`, whose cause is the signal's reason, if the signal is aborted. Tests pass one that
 * does not wait.
 */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const systemSleep: Sleep = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { signal })
}

/** Lets any number of questions listen to a signal at once; by default Node warns of a leak after ten listeners. */
export function shareSignal(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal)
  return signal
}

/** The most items that are worked on at once, whatever concurrency a run asks for. */
const MOST_WORKERS = 32

/**
 * Passes every item to `work`, several at a time, and reads no further ahead than that. While an item waits in `stepAside`, others
 * take its place; it goes on when none is left to start. The first failure stops the others. Once all have ended, the error of the
 * first worker in order is thrown, so that it does not depend on timing.
 */
export async function workThrough<Item>(
  input: {
    readonly items: AsyncIterator<Item, unknown, undefined> | Iterator<Item, unknown, undefined>
    readonly concurrency: number
    /** Upper bound on `concurrency`; 32 by default. */
    readonly most?: number
    readonly signal: AbortSignal
  },
  work: (item: Item, signal: AbortSignal, stepAside: (wait: () => Promise<void>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const { items, concurrency, most = MOST_WORKERS, signal: outer } = input
  const failure = new AbortController()
  const signal = shareSignal(AbortSignal.any([outer, failure.signal]))
  const workers: Promise<void>[] = []
  let freePlaces = 0
  const returning: (() => void)[] = []
  const run = async (): Promise<void> => {
    try {
      for (let next = await items.next(); next.done !== true; next = await items.next()) {
        signal.throwIfAborted()
        await work(next.value, signal, stepAside)
      }
    } catch (error) {
      failure.abort(error)
      throw error
    } finally {
      const goOn = returning.shift()
      if (goOn === undefined) freePlaces += 1
      else goOn()
    }
  }
  const stepAside = async (wait: () => Promise<void>): Promise<void> => {
    startWorker()
    await wait()
    if (freePlaces > 0) freePlaces -= 1
    else await new Promise<void>((resolve) => returning.push(resolve))
  }
  const startWorker = (): void => {
    const worker = run()
    // It may fail before it is awaited below.
    worker.catch(() => undefined)
    workers.push(worker)
  }
  try {
    for (let count = Math.min(concurrency, most); count > 0; count--) startWorker()
    // The list grows meanwhile.
    for (const worker of workers) await Promise.allSettled([worker])
    await Promise.all(workers)
  } finally {
    // A generator that is left early must still close its file.
    await items.return?.()
  }
}
