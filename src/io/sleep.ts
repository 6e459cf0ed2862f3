import { setTimeout } from 'node:timers/promises'

/** Waits; rejects with the signal's reason when it is aborted. Tests pass one that does not wait. */
export type Sleep = (milliseconds: number, signal: AbortSignal) => Promise<void>

export const systemSleep: Sleep = async (milliseconds, signal) => {
  await setTimeout(milliseconds, undefined, { signal })
}
