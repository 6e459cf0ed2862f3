import { formatRate } from '../../format/format-number.js'
import { canonicalJson } from '../../model/fingerprint.js'
import type { Gate } from '../../model/suite/gate.js'
import type { JudgeConfig } from '../../model/run/judging.js'
import { isRatio, type Margin, type MetricFacts } from '../../model/metric.js'
import type { Price, Pricing } from '../../model/suite/pricing.js'
import type { Rules } from '../../model/suite/rules.js'
import { DEFAULT_SCORING, type Scoring } from '../../model/suite/scoring.js'
import { listSettingChanges } from './setting-changes.js'

const SETTINGS = {
  success: 'success rule',
  primary_k: 'primary_k',
  alpha: 'alpha',
  min_scored_share: 'min_scored_share',
  zero_tolerance: 'zero_tolerance',
  inference: 'inference',
  deterministic: 'deterministic',
} as const

/**
 * Describes how the rules of a change differ from those of its base, one clause for each difference, in the suite's own words. Leaves out
 * default gates that appear or disappear with the cases, because those cases are listed separately, and gates on new scores of another
 * harness (`isNew`), which are listed as not compared.
 * @example `success max_drop 5 points → 50 points`, `latency.p95 removed`, `alpha 0.05 → 0.001`, `judge model gpt-5 → gpt-4o`, `price of gpt-4o input $5 → $0 per 1M`
 */
export function describeRuleChanges(
  base: Rules,
  head: Rules,
  metrics: readonly MetricFacts[],
  isNew: (metricId: string) => boolean = () => false,
): readonly string[] {
  const [before, after] = [byId(base.gates), byId(head.gates)]
  const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, now] = [before.get(id), after.get(id)]
    if (old !== undefined && now !== undefined) return compareGates(old, now, metrics)
    const only = old ?? now
    if (only === undefined || only.assumed === true || (old === undefined && isNew(only.metric))) return []
    return [`${id} ${now === undefined ? 'removed' : 'added'}`]
  })
  const settings = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).flatMap((key) =>
    base.settings[key] === head.settings[key]
      ? []
      : [`${SETTINGS[key]} ${String(base.settings[key] ?? 'default')} → ${String(head.settings[key] ?? 'default')}`],
  )
  const [old, now] = [base.settings.scoring ?? DEFAULT_SCORING, head.settings.scoring ?? DEFAULT_SCORING]
  const scoring = (Object.keys({ ...old, ...now }) as (keyof Scoring)[]).flatMap((key) =>
    canonicalJson(old[key]) === canonicalJson(now[key]) ? [] : [`${key} changed`],
  )
  const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`)
  return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices]
}

function compareJudges(base: JudgeConfig | null, head: JudgeConfig | null): readonly string[] {
  if (base === null || head === null) return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`]
  // Rate limits do not affect what the judge answers.
  const write = ({ options, prompts, limits: _limits, ...rest }: JudgeConfig) => ({
    ...options,
    ...rest,
    prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
  })
  return listSettingChanges(write(base), write(head)).map(
    ({ name, before, after }) => `judge ${name} ${before} → ${after}`,
  )
}

const byId = (gates: readonly Gate[]): ReadonlyMap<string, Gate> => new Map(gates.map((gate) => [gate.id, gate]))

function compareGates(base: Gate, head: Gate, metrics: readonly MetricFacts[]): readonly string[] {
  const metric = metrics.find(({ id }) => id === base.metric)
  const write = (gate: Gate): readonly (readonly [string, string])[] => [
    [metric?.direction === 'lower' ? 'max_rise' : 'max_drop', writeMargin(gate.margin, metric)],
    ['min', gate.min === null ? 'none' : String(gate.min)],
    ['max', gate.max === null ? 'none' : String(gate.max)],
    ['severity', gate.severity],
    ['evidence', gate.evidence],
    ['primary', String(gate.primary)],
    ['where', gate.where ?? 'all cases'],
  ]
  const now = write(head)
  return write(base).flatMap(([key, old], at) => {
    const value = now[at]?.[1] ?? old
    return value === old ? [] : [`${base.id} ${key} ${old} → ${value}`]
  })
}

/** Writes `5 points` for a ratio, `5 %` for a share of the baseline, otherwise the number. */
function writeMargin(margin: Margin | null, metric: MetricFacts | undefined): string {
  if (margin === null) return 'none'
  const percent = `${Number((margin.value * 100).toPrecision(10))}`
  if (margin.kind === 'relative') return `${percent} %`
  return metric !== undefined && isRatio(metric.unit) ? `${percent} points` : String(margin.value)
}

/**
 * Describes how two price lists differ, one clause for each model and each route tier, by name.
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
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((tier) => {
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

const dollars = (rate: number | undefined): string => (rate === undefined ? 'not given' : formatRate(rate))
