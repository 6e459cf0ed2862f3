import type { SpentTokens } from '../../model/run/judging.js'
import type { ModelAttempt, Reply } from '../../model/run/observation.js'
import { type Score, scored, unscored } from '../../model/score.js'
import { type Price, type Pricing, undatedModelName, withoutProviderVersion } from '../../model/suite/pricing.js'
import { memoizeLast } from '../memoize-last.js'

/** The data by which one model call is priced, as far as the target reports them. */
export type Bill = Pick<
  ModelAttempt,
  'model' | 'route_tier' | 'input_tokens' | 'output_tokens' | 'cached_tokens' | 'cost_usd'
>

/**
 * Returns the calls that a reply is priced by, in order, at least one: every attempt, including those that were given up. Without attempts,
 * or if they name one model and tier and report neither tokens nor cost, this is the reply's own `usage`, which covers all attempts. The
 * reply's `model` is the one that answered, so the last attempt may leave it out.
 * @example listBills({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
export function listBills(reply: Reply): readonly Bill[] {
  const attempts = reply.attempts ?? []
  const whole = wholeBill(reply)
  if (whole !== null) return [whole]
  return attempts.map((attempt, index) => ({
    ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
    ...attempt,
  }))
}

/** Whether the target itself states a cost, of the reply or of an attempt. Such a cost follows the prices of its day. */
export function hasOwnCost(reply: Reply): boolean {
  return reply.cost_usd !== undefined || listBills(reply).some((bill) => bill.cost_usd !== undefined)
}

/** Returns the reply as one call, or `null` if its attempts must be priced one by one. */
function wholeBill({ attempts = [], usage, model, planner }: Reply): Bill | null {
  const [first, ...others] = attempts
  const tier = planner?.route
  const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) }
  if (first === undefined) return own
  if (attempts.some(reportsUsage)) return others.length === 0 ? { ...own, ...first } : null
  const isAlike = others.every(
    (other) =>
      (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier),
  )
  return isAlike ? { ...own, ...first } : null
}

function reportsUsage({ input_tokens: input, output_tokens: output, cost_usd: cost }: ModelAttempt): boolean {
  return input !== undefined || output !== undefined || cost !== undefined
}

/** The names by which a bill finds its price. */
type Source = Pick<Bill, 'model' | 'route_tier'>

/** An entry of a price list. */
export interface KnownPrice {
  readonly by: 'model' | 'tier'
  /** The name as the list writes it; `:free` for a model that OpenRouter offers for free. */
  readonly name: string
  readonly price: Price
}

/**
 * Finds the price of the tokens of a model or of its route tier; `null` if there is none. With `mode: tier` only the tier's price counts.
 * Otherwise the model's price counts, or the tier's if the list knows no price for the model. A tier has one price for input and output. A
 * `:free` model costs nothing, unless the list has a price for that very name.
 * @example findPrice({ model: 'm', route_tier: 'api' }, { models: {}, route_tiers: { api: 2 } }) // api at { input: 2, output: 2 }
 */
export function findPrice(source: Source, pricing: Pricing): KnownPrice | null {
  return (pricing.mode === 'tier' ? null : findModelPrice(source, pricing)) ?? findTierPrice(source, pricing)
}

function findModelPrice({ model }: Source, { models }: Pricing): KnownPrice | null {
  const name = model === undefined ? null : normalizeModelName(model, Object.keys(models))
  const price = name === null ? undefined : models[name]
  if (name !== null && price !== undefined) return { by: 'model', name, price }
  return model !== undefined && isFreeModel(model)
    ? { by: 'model', name: ':free', price: { input: 0, output: 0 } }
    : null
}

function findTierPrice({ route_tier: name }: Source, { route_tiers: rates = {} }: Pricing): KnownPrice | null {
  const rate = name !== undefined && Object.hasOwn(rates, name) ? rates[name] : undefined
  return name === undefined || rate === undefined ? null : { by: 'tier', name, price: { input: rate, output: rate } }
}

/**
 * Returns the price list that a change is judged by: the base's prices and, for models (in any spelling or with any date) and route tiers
 * that the base has no price for, the change's own. So a change can add a new model with its price, but cannot set a new price for a known
 * model or another `mode`.
 * @example priceByBase({ models: { m: cheap } }, { models: { m: dear, 'openai/m': dear, fresh: dear } }).models // { fresh: dear, m: cheap }
 */
export function priceByBase(base: Pricing, head: Pricing): Pricing {
  const known = Object.keys(base.models)
  const fresh: readonly (readonly [string, Price])[] = Object.entries(head.models)
  const unpriced = fresh.filter(([model]) => normalizeModelName(model, known) === null)
  const tiers = { ...head.route_tiers, ...base.route_tiers }
  return {
    ...base,
    models: { ...Object.fromEntries(unpriced), ...base.models },
    ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
  }
}

/**
 * Computes what tokens cost in US dollars. 0 tokens cost nothing, whatever the model. Unscored if no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
export function costOfTokens({ model, ...usage }: SpentTokens, pricing: Pricing): Score {
  if (usage.input_tokens === 0 && usage.output_tokens === 0) return scored(0)
  return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing)
}

/**
 * The prices that docs/sources.md names, in US dollars for 1,000,000 tokens. They are undated and providers change theirs, so a suite that
 * gates on dollars should set `pricing` itself.
 */
export const DEFAULT_PRICING: Pricing = {
  as_of: 'undated (docs/sources.md)',
  models: {
    'claude-haiku-3-5': { input: 0.8, output: 4 },
    'claude-haiku-4-5': { input: 0.8, output: 4 },
    'claude-opus-4-5': { input: 15, output: 75 },
    'claude-sonnet-4': { input: 3, output: 15 },
    'gpt-4o': { input: 5, output: 15 },
    'gpt-4o-mini': { input: 0.15, output: 0.6 },
    'gpt-5-mini': { input: 0.25, output: 2 },
    'text-embedding-3-large': { input: 0.13, output: 0 },
    'text-embedding-3-small': { input: 0.02, output: 0 },
  },
  /** Used only if a suite prices by tier. Otherwise the cost of an unknown model stays unknown, whatever its tier. */
  route_tiers: { local: 0, api: 2, codex: 10 },
}

/**
 * Completes a suite's prices from the default table; runs store the result. The suite's price for a model replaces the default in any
 * spelling (`openai/GPT-4o` for `gpt-4o`). Prices of route tiers are completed only with `mode: tier`. Completing twice changes nothing.
 */
export function completePricing(own: Pricing): Pricing {
  const priced = new Set(Object.keys(own.models).map(canonicalModelName))
  const defaults: readonly (readonly [string, Price])[] = Object.entries(DEFAULT_PRICING.models)
  const missing = defaults.filter(([model]) => !priced.has(canonicalModelName(model)))
  const isByTier = own.mode === 'tier'
  const tiers = { ...(isByTier && DEFAULT_PRICING.route_tiers), ...own.route_tiers }
  return {
    as_of: own.as_of ?? DEFAULT_PRICING.as_of,
    ...(isByTier && { mode: 'tier' }),
    models: { ...own.models, ...Object.fromEntries(missing) },
    ...(Object.keys(tiers).length > 0 && { route_tiers: tiers }),
  }
}

const TOKENS_PER_PRICE = 1_000_000

/** Longest name that a reason repeats. Names of models and route tiers come from the target. */
const NAME_LENGTH = 80

/**
 * Computes the cost of one reply in US dollars: its own `cost_usd`, else the sum over its attempts, each at its own `cost_usd` or at the
 * price of its tokens (`findPrice`). `cached_tokens` are the part of `input_tokens` that the provider read from a cache. A cached price of
 * 0 or none is unknown; cached tokens then cost as much as other input. Unscored if a price or a token count is missing: a cost of 0 must
 * not come from ignorance.
 * @example costOfReply({ answer: '', model: 'm', usage: { input_tokens: 1000, output_tokens: 100 } }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
export const costOfReply = memoizeLast((reply: Reply, pricing: Pricing): Score => {
  if (reply.cost_usd !== undefined) return scored(reply.cost_usd)
  const bills = listBills(reply)
  let dollars = 0
  for (const [index, bill] of bills.entries()) {
    const cost = costOfBill(bill, pricing)
    if (cost.kind === 'scored') dollars += cost.value
    else return bills.length === 1 ? cost : unscored(`attempt ${index + 1} of ${bills.length}: ${cost.reason}`)
  }
  return scored(dollars)
})

function costOfBill(bill: Bill, pricing: Pricing): Score {
  const { input_tokens: input, output_tokens: output, cached_tokens: cached = 0 } = bill
  if (bill.cost_usd !== undefined) return scored(bill.cost_usd)
  if (input === undefined) return unscored('the target reported no input tokens')
  if (output === undefined) return unscored('the target reported no output tokens')
  const known = findPrice(bill, pricing)
  if (known === null) return unscored(explainUnknownPrice(bill, pricing))
  if (cached > input) return unscored(`the target reported more cached tokens (${cached}) than input tokens (${input})`)
  return scored(costAtPrice({ input, output, cached }, known.price))
}

/** Computes the cost of tokens in US dollars at a price. `cached` is the part of the input that was read from a cache. */
export function costAtPrice(
  { input, output, cached }: { readonly input: number; readonly output: number; readonly cached: number },
  price: Price,
): number {
  // A cached price of 0 or none means unknown.
  const cachedPrice = price.cached || price.input
  return ((input - cached) * price.input + cached * cachedPrice + output * price.output) / TOKENS_PER_PRICE
}

function explainUnknownPrice({ model, route_tier: tier }: Bill, { mode }: Pricing): string {
  const [what, name] = mode === 'tier' ? ['route tier', tier] : ['model', model]
  if (name === undefined) return `the target reported neither cost_usd nor a ${what}`
  const place = mode === 'tier' ? 'pricing.route_tiers' : 'pricing'
  return `no price is known for the ${what} ${name.slice(0, NAME_LENGTH)}; set it under \`${place}\` in the suite`
}

/** Providers of LiteLLM, LangChain and pydantic-ai. Other text before a colon belongs to the name: Ollama's `qwen2.5:7b` is never `7b`. */
const PROVIDER_BEFORE_COLON =
  /^(?:anthropic|azure(?:_ai|_openai)?|bedrock(?:_converse)?|google(?:-gla|-vertex|_genai|_vertexai|_anthropic_vertex)?|ollama|openai|openrouter|vertex(?:_ai)?):/

/** https://docs.aws.amazon.com/bedrock/latest/userguide/inference-profiles-support.html */
const BEDROCK_REGION = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\.(?=[a-z0-9]+\.)/
const BEDROCK_VENDOR =
  /^(?:ai21|amazon|anthropic|cohere|deepseek|google|meta|minimax|mistral|moonshot|moonshotai|nvidia|openai|qwen|writer|zai)\./
/** Newer ids have no colon: `anthropic.claude-opus-4-6-v1`. Without a vendor `-v3` is part of a name such as `deepseek-v3`. */
const VERSION_BEHIND_VENDOR = /-v\d+$/

/**
 * Variants that OpenRouter bills as the model itself: https://openrouter.ai/docs/guides/routing/model-variants/overview.
 * Others (`:extended`, `:online`, `:batch`) have prices of their own.
 */
const SAME_PRICE = /^(.*\/.*):(?:nitro|floor|exacto|beta|thinking)$/
const FREE = /\/.*:free$/

/**
 * Finds the name in `known` that a model name means; `null` if there is none. Tried in turn, the first hit wins: the name itself (case and
 * outer spaces ignored); without OpenRouter's `:nitro` and the like; without everything before its last `/` and without a known provider
 * before `:`; without Bedrock's region, vendor and version; without a date or `-latest` at its end; with dots and spaces written as dashes,
 * and Claude's family before its number, if that fits one name only. A `:free` model is never the paid one.
 * @example normalizeModelName('us.anthropic.claude-opus-4-5-20251101-v1:0', ['claude-opus-4-5']) // 'claude-opus-4-5'
 */
export function normalizeModelName(model: string, known: readonly string[]): string | null {
  const forms = shorterForms(lowerCase(model))
  for (const form of forms) {
    const hit = known.find((name) => lowerCase(name) === form)
    if (hit !== undefined) return hit
  }
  const dashed = inOneSpelling(forms.at(-1) ?? '')
  const [only, second] = known.filter((name) => inOneSpelling(lowerCase(name)) === dashed)
  return only !== undefined && second === undefined ? only : null
}

/** Whether a model is free by its name: a `vendor/model:free` of OpenRouter. */
export function isFreeModel(model: string): boolean {
  return FREE.test(lowerCase(model))
}

/**
 * Returns one spelling for all ways of writing the same priced name: lower case, no provider, dashes. Dates are kept.
 * @example canonicalModelName('openai/GPT-3.5 turbo') // 'gpt-3-5-turbo'
 */
export function canonicalModelName(model: string): string {
  return withDashes(withoutProvider(lowerCase(model)))
}

const lowerCase = (name: string): string => name.trim().toLowerCase()

function shorterForms(written: string): readonly string[] {
  const sold = written.replace(SAME_PRICE, '$1')
  const bare = withoutProvider(sold)
  const anywhere = bare.replace(BEDROCK_REGION, '')
  const own = anywhere.replace(BEDROCK_VENDOR, '')
  const version = withoutProviderVersion(own)
  const dated = own === anywhere ? version : version.replace(VERSION_BEHIND_VENDOR, '')
  return [written, sold, bare, anywhere, own, dated, undatedModelName(dated)]
}

function withoutProvider(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(PROVIDER_BEFORE_COLON, '')
}

const withDashes = (name: string): string => name.replace(/[.\s]+/g, '-')

/** Unifies spellings: Anthropic wrote `claude-3-5-haiku` before `claude-haiku-4-5`, and `claude-sonnet-4` is also `claude-sonnet-4-0`. */
function inOneSpelling(name: string): string {
  return withDashes(name)
    .replace(/^claude-(\d(?:-\d)?)-(haiku|opus|sonnet)$/, 'claude-$2-$1')
    .replace(/^(claude-(?:opus|sonnet)-4)-0$/, '$1')
}
