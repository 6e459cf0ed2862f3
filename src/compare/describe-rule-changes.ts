import { canonicalJson } from '../model/fingerprint.js'
import type { Gate } from '../model/gate.js'
import type { JudgeConfig } from '../model/judging.js'
import { isRatio, type Margin, type MetricFacts } from '../model/metric.js'
import type { Rules } from '../model/rules.js'
import { DEFAULT_SCORING, type Scoring } from '../model/scoring.js'
import { describePriceChanges } from './describe-price-changes.js'
import { listSettingChanges } from './describe-setting-changes.js'

const SETTINGS = {
  success: 'success rule',
  primary_k: 'primary_k',
  alpha: 'alpha',
  min_scored_share: 'min_scored_share',
  zero_tolerance: 'zero_tolerance',
  deterministic: 'deterministic',
} as const

/**
 * How the rules of a change differ from those of its base, one clause for each difference, in the suite's own words.
 * Default gates come and go with the cases, which are told apart, so they are no difference.
 * @example `success max_drop 5pp → 50pp`, `latency.p95 removed`, `alpha 0.05 → 0.001`, `judge model gpt-5 → gpt-4o`, `price of gpt-4o input $5 → $0 per 1M`
 */
export function describeRuleChanges(base: Rules, head: Rules, metrics: readonly MetricFacts[]): readonly string[] {
  const [before, after] = [byId(base.gates), byId(head.gates)]
  const gates = [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const [old, now] = [before.get(id), after.get(id)]
    if (old !== undefined && now !== undefined) return compareGates(old, now, metrics)
    const only = old ?? now
    return only === undefined || only.assumed === true ? [] : [`${id} ${now === undefined ? 'removed' : 'added'}`]
  })
  const settings = (Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]).flatMap((key) =>
    base.settings[key] === head.settings[key]
      ? []
      : [`${SETTINGS[key]} ${String(base.settings[key])} → ${String(head.settings[key])}`],
  )
  const [old, now] = [base.settings.scoring ?? DEFAULT_SCORING, head.settings.scoring ?? DEFAULT_SCORING]
  const scoring = (Object.keys(old) as (keyof Scoring)[]).flatMap((key) =>
    canonicalJson(old[key]) === canonicalJson(now[key]) ? [] : [`${key} changed`],
  )
  const prices = describePriceChanges(base.pricing, head.pricing).map((change) => `price of ${change}`)
  return [...gates, ...settings, ...scoring, ...compareJudges(base.judge, head.judge), ...prices]
}

function compareJudges(base: JudgeConfig | null, head: JudgeConfig | null): readonly string[] {
  if (base === null || head === null) return base === head ? [] : [`judge ${head === null ? 'removed' : 'added'}`]
  // How fast it may be asked changes nothing of what it says.
  const write = ({ options, prompts, limits: _limits, ...rest }: JudgeConfig) => ({
    ...options,
    ...rest,
    prompts: Object.fromEntries(Object.entries(prompts).map(([question, prompt]) => [question, prompt.text])),
  })
  return listSettingChanges(write(base), write(head)).map(
    ({ name, before, after }) => `judge ${name} ${before} → ${after}`,
  )
}

function byId(gates: readonly Gate[]): ReadonlyMap<string, Gate> {
  return new Map(gates.map((gate) => [gate.id, gate]))
}

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
  const now = new Map(write(head))
  return write(base).flatMap(([key, old]) => {
    const value = now.get(key)
    return value === undefined || value === old ? [] : [`${base.id} ${key} ${old} → ${value}`]
  })
}

/** As a suite writes it: `5pp` of a ratio, `5%` of the baseline, else the number. */
function writeMargin(margin: Margin | null, metric: MetricFacts | undefined): string {
  if (margin === null) return 'none'
  const percent = `${Number((margin.value * 100).toPrecision(10))}`
  if (margin.kind === 'relative') return `${percent}%`
  return metric !== undefined && isRatio(metric.unit) ? `${percent}pp` : String(margin.value)
}
