import { z } from 'zod'

/** What a provider takes in a minute; more waits. */
export const limitsSchema = z.strictObject({
  requests_per_minute: z
    .int()
    .positive()
    .describe('The most requests that may start in any 60 seconds.')
    .exactOptional(),
  tokens_per_minute: z
    .int()
    .positive()
    .describe('The most input and output tokens of the requests that start in any 60 seconds.')
    .exactOptional(),
})
export type Limits = z.infer<typeof limitsSchema>
