import { setFlagsFromString } from 'node:v8'

/** The number of trials from which heap growth is limited; fewer take less memory than Node itself. */
export const MANY_TRIALS = 20_000

/** Bytes of JSON or YAML from which heap growth is limited: parsed, YAML takes a hundred times its size. */
export const LARGE_TEXT = 1_000_000

/**
 * Limits the garbage that Node keeps, when there are many trials or a large text. From a tenth of `many` on, the young
 * generation keeps its size: Node 24 would let it grow to 128 MB, and a run of 5,000 cases took 319 MB and takes 206 MB, as fast.
 * From `many` on, garbage is collected whenever the heap has grown by 60 %. By default Node waits until the heap is four times what is
 * in use, which is gigabytes. A run of 100,000 trials with its comparison takes 700 MB and 45 s of CPU time on Node 24, 562 MB and 61 s on
 * Node 20; at 40 % it took 670 MB and 50 s, 525 MB and 65 s.
 */
export function limitHeapGrowth(size: number, many = MANY_TRIALS): void {
  if (size >= many / 10) setFlagsFromString('--semi-space-growth-factor=1')
  if (size >= many) setFlagsFromString('--heap-growing-percent=60')
}
