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

const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/

/**
 * A model's name without its version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514`
 * and `-001`, Bedrock's `-v1:0`. A tag is no version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
export function undatedModelName(name: string): string {
  return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1')
}

/**
 * A model's name without what Bedrock and Vertex add behind its date. Vertex writes the date itself behind `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
export function withoutProviderVersion(name: string): string {
  return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '')
}
