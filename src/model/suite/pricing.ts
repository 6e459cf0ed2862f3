import { z } from 'zod'

const rate = z.number().nonnegative()

/** US dollars per 1,000,000 tokens. `cached` defaults to the price of `input`. */
export const priceSchema = z.strictObject({ input: rate, output: rate, cached: rate.optional() })
export type Price = z.infer<typeof priceSchema>

/** Prices by model name; `as_of` is their date. Stored in every run, so that an edited price never looks like a cost regression. */
export const pricingSchema = z.strictObject({
  as_of: z.string().optional(),
  mode: z
    .enum(['model', 'tier'])
    .describe(
      'What determines the price of tokens: the model, or else its route tier (`model`, default); or always the route tier (`tier`).',
    )
    .exactOptional(),
  models: z.record(z.string(), priceSchema).default({}),
  route_tiers: z
    .record(z.string().min(1), rate)
    .describe('Price of each route tier in US dollars per million tokens, the same for input and output.')
    .exactOptional(),
})
export type Pricing = z.infer<typeof pricingSchema>

/** The cost of one reply, attempt or judgment in US dollars. More than 1e9 is a mistake, and sums of such costs could become infinite. */
export const costUsdSchema = z.number().nonnegative().max(1e9)

const VERTEX_VERSION = /(?:-v\d)?@(?:20\d{6}|\d{3}|default|latest)$/
const BEDROCK_VERSION = /-(?:v\d+|\d):\d+(?::\d+k)?$/
const DATE_OR_LATEST = /-(?:20\d{6}|20\d{2}-\d{2}-\d{2}|latest)$/
const GEMINI_VERSION = /^((?:.*\/)?gemini-.*)-00\d$/

/**
 * Returns a model's name without the version at its end: a date (`-20251101`, `-2025-11-01`) or `-latest`, Vertex's `@20250514` and `-001`,
 * Bedrock's `-v1:0`. A tag is not a version: `qwen2.5:7b` stays.
 * @example undatedModelName('gpt-5-mini-2025-08-07') // 'gpt-5-mini'
 */
export function undatedModelName(name: string): string {
  return withoutProviderVersion(name).replace(DATE_OR_LATEST, '').replace(GEMINI_VERSION, '$1')
}

/**
 * Returns a model's name without the suffixes that Bedrock and Vertex add after its date. Vertex puts the date itself after `@`.
 * @example withoutProviderVersion('claude-sonnet-4-20250514-v1:0') // 'claude-sonnet-4-20250514'
 */
export function withoutProviderVersion(name: string): string {
  return name.replace(BEDROCK_VERSION, '').replace(VERTEX_VERSION, '')
}
