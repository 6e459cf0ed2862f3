import { z } from 'zod'

/** One part of a suite that is measured on several machines: the `index`-th, from 1, of `of` parts. */
export const shardSchema = z
  .strictObject({ index: z.int().positive(), of: z.int().positive() })
  .refine(({ index, of }) => index <= of, 'a shard from 1 to the number of shards')
export type Shard = z.infer<typeof shardSchema>

/** The form that `parseShard` reads, for messages. */
export const SHARD_FORM = 'a part and their number, such as `2/4`'

/**
 * Parses a shard as given on the command line or to the Action; `null` if the text is not a shard.
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
 * Returns the cases of one shard, in the given order: every `of`-th by sorted id, independent of files and their order. The shards of a
 * suite are disjoint and complete, and their sizes differ by at most one case (a shard may be empty).
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
