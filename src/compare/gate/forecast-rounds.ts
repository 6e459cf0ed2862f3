import { formatAmount } from '../../format/format-metric.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { canLose, countToSettle } from '../../format/format-possible.js'
import type { Margin, MetricFacts } from '../../model/metric.js'
import { leastWhole } from '../../stats/bisect.js'
import { slack } from '../../stats/slack.js'
import { heightsOf } from '../rounds/plan-rounds.js'
import type { Noise } from './forecast-noise.js'

/** z(.8): a figure holds four times in five. */
const POWER_HEIGHT = 0.8416
const MOST_CASES = 1_000_000

/**
 * The smallest drop that all rounds of a change would show, and the cases with which they would rule its margin out, each four times in
 * five. `noise` is that of a case's difference between main's tries and all of the rounds; the steps of the slack are those of steady cases.
 * @example 'flags drops of 8 points or more, and rules 5 points out from about 86 cases on (3 rounds of 60 cases)'
 */
export function forecastRounds(
  { metric, margin, n }: { readonly metric: MetricFacts; readonly margin: Margin; readonly n: number },
  { noise, rounds, alpha }: { readonly noise: Noise; readonly rounds: number; readonly alpha: number },
): string {
  const { row, level, deviation } = noise
  const isLog = row === 'log-ratio'
  const [low, high] = metric.range
  const width = low === null || high === null ? 1 : high - low
  const { size } = seriesOf(metric, margin, { row, level })
  const heights = heightsOf(rounds, alpha)
  const chance = (cases: number): number => POWER_HEIGHT * (deviation / Math.sqrt(cases))
  const reach = (height: number, cases: number): number => {
    const step = isLog ? 0 : width / cases / rounds
    return (
      slack(height, { variance: deviation ** 2 / cases, step, df: isLog ? Math.max(1, cases - 1) : null }) +
      chance(cases)
    )
  }
  const figure = flagOf(metric, margin, { flag: Math.max(size + chance(n), reach(heights.change, n)), row, level })
  const isPossible = figure !== null && canLose(metric, figure, metric.kind === 'binary' ? level : null)
  const shown = isPossible
    ? `flags ${nounOf(metric)}s of ${formatAmount(metric, figure, { round: 'up' })} or more`
    : 'would miss even a total loss more than one time in five'
  const lowest = heights.lower.at(-1) ?? 0
  const enough = size === 0 ? null : leastWhole(MOST_CASES, (cases) => reach(lowest, cases) <= size)
  const needed = countToSettle({ cases_to_settle: enough, n })
  const cure =
    needed === null ? '' : `, and rules ${formatAmount(metric, margin)} out from about ${formatCount(needed)} cases on`
  return `${shown}${cure} (${countOf(rounds, 'round')} of ${countOf(n, 'case')})`
}

/** A margin on the scale of the row. */
export function seriesOf(
  metric: MetricFacts,
  margin: Margin,
  { row, level }: Pick<Noise, 'row' | 'level'>,
): { readonly kind: 'difference' | 'shifted' | 'log'; readonly size: number } {
  if (margin.kind === 'absolute') return { kind: 'difference', size: margin.value }
  if (row !== 'log-ratio') return { kind: 'shifted', size: margin.value * level }
  return { kind: 'log', size: metric.direction === 'lower' ? Math.log1p(margin.value) : -Math.log1p(-margin.value) }
}

/** Back from the scale of the row to that of the margin. */
export function flagOf(
  metric: MetricFacts,
  { kind }: Margin,
  { flag, row, level }: Pick<Noise, 'row' | 'level'> & { readonly flag: number | null },
): Margin | null {
  if (flag === null) return null
  if (kind === 'absolute') return { kind, value: flag }
  if (row !== 'log-ratio') return { kind, value: flag / level }
  return { kind, value: metric.direction === 'lower' ? Math.expm1(flag) : -Math.expm1(-flag) }
}

export const nounOf = ({ direction }: MetricFacts): 'drop' | 'rise' => (direction === 'lower' ? 'rise' : 'drop')
