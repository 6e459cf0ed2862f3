import { setFlagsFromString } from 'node:v8'

/** The number of trials from which heap growth is limited; fewer take less memory than Node itself. */
export const MANY_TRIALS = 20_000

/** Bytes of JSON or YAML from which heap growth is limited: parsed, YAML takes a hundred times its size. */
export const LARGE_TEXT = 1_000_000

/**
 * Makes Node collect garbage whenever the heap has grown by 40 %, and keeps the young generation at its size, if there are many
 * trials or a large text. By default Node waits until the heap is four times what is in use, which is gigabytes for runs of many
 * trials, and Node 24 lets the young generation grow to 128 MB. Comparing two runs of 100,000 trials took 2.0 GB by default and
 * takes 463 MB at 40 %; at 50 % it took 498 MB and 4 % less CPU time.
 */
export function limitHeapGrowth(size: number, many = MANY_TRIALS): void {
  if (size < many) return
  setFlagsFromString('--heap-growing-percent=40')
  setFlagsFromString('--semi-space-growth-factor=1')
}
