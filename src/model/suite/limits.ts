import { z } from 'zod'

const perMinute = z.int().positive()

/** The requests and tokens that a provider accepts per minute. Further requests wait. */
export const limitsSchema = z.strictObject({
  requests_per_minute: perMinute.describe('Maximum number of requests started in any 60 seconds.').exactOptional(),
  tokens_per_minute: perMinute
    .describe('Maximum number of input and output tokens of the requests started in any 60 seconds.')
    .exactOptional(),
})
export type Limits = z.infer<typeof limitsSchema>
