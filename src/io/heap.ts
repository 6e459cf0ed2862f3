import { setFlagsFromString } from 'node:v8'

/** Fewer trials take less memory than Node itself. */
export const MANY_TRIALS = 20_000

/**
 * Lets the heap grow by half before it is collected. Node waits until it is four times what is in use, which is gigabytes for runs of many
 * trials. Comparing twice 100,000 trials took 2.0 GB so, 711 MB where the heap may double, and 587 MB by half; each step costs 3 to 8 % of
 * the processor's time.
 */
export function limitHeapGrowth(trials: number): void {
  if (trials >= MANY_TRIALS) setFlagsFromString('--heap-growing-percent=50')
}
