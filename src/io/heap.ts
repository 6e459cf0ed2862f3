import { setFlagsFromString } from 'node:v8'

/** The number of trials from which heap growth is limited; fewer take less memory than Node itself. */
export const MANY_TRIALS = 20_000

/**
 * Makes Node collect garbage whenever the heap has grown by 40 %. By default Node waits until the heap is four times what
 * is in use, which is gigabytes for runs of many trials. Comparing two runs of 100,000 trials took 2.0 GB by default and
 * takes 463 MB at 40 %; at 50 % it took 498 MB and 4 % less CPU time.
 */
export function limitHeapGrowth(trials: number): void {
  if (trials >= MANY_TRIALS) setFlagsFromString('--heap-growing-percent=40')
}
