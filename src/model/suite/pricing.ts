import { z } from 'zod'

const rate = z.number().nonnegative()

/** US dollars for 1,000,000 tokens. `cached` input costs as much as `input` when it is not given. */
export const priceSchema = z.strictObject({ input: rate, output: rate, cached: rate.optional() })
export type Price = z.infer<typeof priceSchema>

/** Prices by model name; `as_of` says when they were true. They are stored in every run so that a price edit never looks like a cost regression. */
export const pricingSchema = z.strictObject({
  as_of: z.string().optional(),
  mode: z
    .enum(['model', 'tier'])
    .describe(
      'What sets the price of tokens: the model (default; its route tier if the model has no price), or the route tier alone.',
    )
    .exactOptional(),
  models: z.record(z.string(), priceSchema).default({}),
  route_tiers: z
    .record(z.string().min(1), rate)
    .describe('US dollars per million tokens, input and output alike, by route tier.')
    .exactOptional(),
})
export type Pricing = z.infer<typeof pricingSchema>

/** What one reply, attempt or judgment cost in US dollars. Above a thousand million it is a slip, and the sum of such costs may be infinite. */
export const costUsdSchema = z.number().nonnegative().max(1e9)
