import { formatRate } from '../format/format-rate.js'
import type { Price, Pricing } from '../model/pricing.js'

/**
 * How two price lists differ, one clause for each model and each route tier, by name.
 * @example ['gpt-5-mini input $0.25 → $0.30 per 1M', 'gpt-next added: input $1, output $4 per 1M', 'gpt-old removed']
 */
export function describePriceChanges(before: Pricing, after: Pricing): readonly string[] {
  const [old, now] = [before.mode ?? 'model', after.mode ?? 'model']
  const mode = old === now ? [] : [`a token: by ${MODES[old]} → by ${MODES[now]}`]
  return [...mode, ...describeModels(before, after), ...describeTiers(before, after)]
}

const MODES = { model: 'model', tier: 'route tier' } as const

function describeModels(before: Pricing, after: Pricing): readonly string[] {
  const models = [...new Set([...Object.keys(before.models), ...Object.keys(after.models)])].sort()
  return models.flatMap((model) => {
    const [old, now] = [before.models[model], after.models[model]]
    if (now === undefined) return [`${model} removed`]
    if (old === undefined) return [`${model} added: ${listPrice(now)} per 1M`]
    const rates = RATES.filter((rate) => old[rate] !== now[rate])
    return rates.length === 0
      ? []
      : [`${model} ${rates.map((rate) => `${rate} ${dollars(old[rate])} → ${dollars(now[rate])}`).join(', ')} per 1M`]
  })
}

function describeTiers({ route_tiers: before = {} }: Pricing, { route_tiers: after = {} }: Pricing): readonly string[] {
  const tiers = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return tiers.flatMap((tier) => {
    const [old, now] = [before[tier], after[tier]]
    if (old === now) return []
    if (now === undefined) return [`route tier ${tier} removed`]
    return [
      `route tier ${tier} ${old === undefined ? `added: ${dollars(now)}` : `${dollars(old)} → ${dollars(now)}`} per 1M`,
    ]
  })
}

const RATES = ['input', 'output', 'cached'] as const

function listPrice(price: Price): string {
  return RATES.flatMap((rate) => (price[rate] === undefined ? [] : [`${rate} ${dollars(price[rate])}`])).join(', ')
}

function dollars(rate: number | undefined): string {
  return rate === undefined ? 'not given' : formatRate(rate)
}
