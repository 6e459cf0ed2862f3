import { setFlagsFromString } from 'node:v8'

/** Fewer trials take less memory than Node itself. */
export const MANY_TRIALS = 20_000

/**
 * Lets the heap double before it is collected. Node waits until it is four times what is in use, which is gigabytes for runs of many trials;
 * to collect it earlier costs them some 3 % of the processor's time.
 */
export function limitHeapGrowth(trials: number): void {
  if (trials >= MANY_TRIALS) setFlagsFromString('--heap-growing-percent=100')
}
