import { z } from 'zod'

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
export const shardSchema = z
  .strictObject({ index: z.int().positive(), of: z.int().positive() })
  .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards')
export type Shard = z.infer<typeof shardSchema>

/** What `parseShard` reads, for messages. */
export const SHARD_FORM = 'a part and their number, such as `2/4`'

/**
 * Reads a shard as the command line and the Action take it; null when it is none.
 * @example parseShard('2/4') // { index: 2, of: 4 }
 */
export function parseShard(text: string): Shard | null {
  const [, index, of] = /^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? []
  return shardSchema.safeParse({ index: Number(index), of: Number(of) }).data ?? null
}

/** @example formatShard({ index: 2, of: 4 }) // '2/4' */
export function formatShard({ index, of }: Shard): string {
  return `${index}/${of}`
}

/**
 * The cases of one shard, in the order given: every `of`-th by sorted id, so that neither files nor their order matter, the shards
 * of a suite are disjoint and complete, and their sizes differ by one case at most (a shard may be empty).
 * @example selectShard([{ id: 'c' }, { id: 'a' }, { id: 'b' }], { index: 1, of: 2 }) // [{ id: 'c' }, { id: 'a' }]
 */
export function selectShard<Item extends { readonly id: string }>(
  cases: readonly Item[],
  { index, of }: Shard,
): readonly Item[] {
  const ids = cases.map(({ id }) => id).sort()
  const chosen = new Set(ids.filter((_, position) => position % of === index - 1))
  return cases.filter(({ id }) => chosen.has(id))
}
