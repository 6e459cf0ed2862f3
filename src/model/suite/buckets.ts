import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'

/** Buckets of numbers from 0 to 1, by their inner edges. An edge belongs to the bucket above it, or with `closed: right` below it. */
export const bucketsSchema = z.strictObject({
  edges: z.array(z.number().gt(0).lt(1)),
  closed: z.enum(['left', 'right']),
})
export type Buckets = DeepReadonly<z.infer<typeof bucketsSchema>>

/**
 * Returns the index of a number's bucket, from 0.
 * @example bucketOf(0.3, { edges: [0.3, 0.6], closed: 'left' }) // 1
 */
export function bucketOf(value: number, { edges, closed }: Buckets): number {
  const index = edges.findIndex((edge) => (closed === 'left' ? value < edge : value <= edge))
  return index === -1 ? edges.length : index
}
