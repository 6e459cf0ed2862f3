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

/** Returns what a promise resolves to; `null` if that takes longer than the limit. What it waits for goes on. */
export async function resolveWithin<Value>(promise: Promise<Value>, limitMs: number): Promise<Value | null> {
  const ended = new AbortController()
  const late = setTimeout(limitMs, null, { signal: ended.signal }).catch(() => null)
  return Promise.race([promise, late]).finally(() => ended.abort())
}

/** Lets any number of questions listen to a signal at once; by default Node warns of a leak after ten listeners. */
export function shareSignal(signal: AbortSignal): AbortSignal {
  setMaxListeners(0, signal)
  return signal
}

/**
 * Waits until all have ended. Then throws the error of the first in the list that failed, so that the error does not
 * depend on timing.
 */
export async function awaitAll(underWay: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(underWay)
  await Promise.all(underWay)
}

/** The most items that are worked on at once, whatever concurrency a run asks for. */
const MAX_WORKERS = 32

/**
 * Passes every item to `work`, several at a time, and reads no further ahead than that. An item that steps aside goes on
 * when its wait is over and none of the others is left to start. The first failure stops the others and is thrown once
 * all have ended.
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
  const { items, concurrency, most = MAX_WORKERS, signal: outer } = input
  const failure = new AbortController()
  const signal = shareSignal(AbortSignal.any([outer, failure.signal]))
  const run = async (): Promise<void> => {
    try {
      for (let next = await items.next(); next.done !== true; next = await items.next()) {
        signal.throwIfAborted()
        await work(next.value, signal, stepAside)
      }
    } catch (error) {
      failure.abort(error)
      throw error
    }
  }
  // Another worker takes the place of the item.
  const stepAside = async (wait: () => Promise<void>): Promise<void> => awaitAll([run(), wait()])
  try {
    await awaitAll(Array.from({ length: Math.min(concurrency, most) }, run))
  } finally {
    // A generator that is left early must still close its file.
    await items.return?.()
  }
}
