import { z } from 'zod'

/** What a provider takes in a minute; more waits. */
export const limitsSchema = z.strictObject({
  requests_per_minute: z.int().positive().describe('Requests that may begin in any 60 seconds.').exactOptional(),
  tokens_per_minute: z
    .int()
    .positive()
    .describe('Tokens, of input and output, of the requests that begin in any 60 seconds.')
    .exactOptional(),
})
export type Limits = z.infer<typeof limitsSchema>
