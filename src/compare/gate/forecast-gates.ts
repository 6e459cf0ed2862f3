import { lossNoun } from '../../format/describe-reason.js'
import { formatAmount, formatValue } from '../../format/format-metric.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { canWorsen, countToSettle } from '../../format/format-possible.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { Forecast, GateForecast } from '../../model/result/pair-comparison.js'
import type { Margin, MetricFacts } from '../../model/metric.js'
import { logMargin, logToShare } from '../../model/relative-change.js'
import { boundedRange, clustersOf, orientationOf } from '../test/paired-input.js'
import { ENOUGH_FOR_A_FIGURE } from '../test/per-run-row.js'
import { matchesSelection } from '../../model/suite/selection.js'
import { casesToRuleOut } from '../../stats/tango-interval.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { Arms } from '../pair/metric-columns.js'
import {
  type Assumption,
  type MeasuredLevel,
  type RunNoise,
  findNoise,
  isMcnemar,
  writeAssumptions,
} from './forecast-noise.js'
import { isOfAnswer } from '../rounds/decide-fact.js'
import { canBeInRounds } from '../rounds/open-rounds.js'
import { findPower } from './gate-power.js'
import { smallestInteger } from '../../stats/bisect.js'
import { slack } from '../../stats/looks.js'
import { heightsOf, MAX_CASES } from '../rounds/plan-rounds.js'

export interface ForecastInput {
  readonly gates: readonly CheckedGate[]
  /** The enabled cases. */
  readonly cases: readonly GoldenCase[]
  readonly applies: (metric: MetricFacts, golden: GoldenCase) => boolean
  /** Returns `null` before the first run, and if that run scored none of the cases. */
  readonly measured: (metric: MetricFacts, cases: readonly GoldenCase[]) => MeasuredLevel | null
  /** Number of trials of a case on each side. */
  readonly trials: Arms<number>
  readonly deterministic: boolean
  readonly alpha: number
  /** Largest number of rounds in which changes are asked; `null` if the verdict is about cases like these. */
  readonly rounds: number | null
}

/** A gate with the cases that it applies to. */
type Sighted = ReturnType<typeof look>

/**
 * Forecasts what every gate could flag in a suite of these cases, four times in five, and which gates can never fail. Uses `findPower` with
 * the noise and level of a first run, or with assumed ones, which are listed. In order of the gates.
 * @example forecastGates({ gates: [success], cases: forty, … }).gates[0].text // 'flags drops of 26 points or more (40 cases)'
 */
export function forecastGates(input: ForecastInput): Forecast {
  const sighted = input.gates.map((checked) => look(checked, input))
  const certain = sighted.map((gate) => findCertainty(gate, input))
  const assumptions = new Set<Assumption>()
  const gates = sighted.map((gate, index): GateForecast => {
    const id = gate.checked.gate.id
    const known = certain[index] ?? null
    if (known !== null) return { gate: id, ...known }
    const family = sighted.filter(
      ({ checked }, other) => certain[other] === null && checked.gate.severity === gate.checked.gate.severity,
    )
    return { gate: id, ...forecastTest(gate, input, { size: family.length, assumptions }) }
  })
  return { gates, assumed: assumptions.size === 0 ? null : writeAssumptions(assumptions) }
}

function look(checked: CheckedGate, { cases, applies, measured }: ForecastInput) {
  const { metric, slice } = checked
  const own = cases.filter((golden) => applies(metric, golden) && (slice === null || matchesSelection(golden, slice)))
  return {
    checked,
    n: own.length,
    /** `null` if no two cases share a cluster. */
    clusters: clustersOf(own.map(({ id, cluster }) => ({ case_id: id, cluster }))),
    measured: metric.per_run === undefined ? measured(metric, own) : null,
  }
}

type ForecastText = Pick<GateForecast, 'text' | 'can_fail'>
const neverFails = (why: string): ForecastText => ({ text: `can never fail: ${why}`, can_fail: false })
const canFail = (text: string): ForecastText => ({ text, can_fail: true })

/** Forecasts gates that need no power: those without a test, and those that can never fail. `null` for a gate that is tested. */
function findCertainty(
  { checked, n, clusters, measured }: Sighted,
  { trials, alpha, deterministic, rounds }: ForecastInput,
): ForecastText | null {
  const { gate, metric, margin } = checked
  const noun = lossNoun(metric)
  const units = clusters === null ? n : new Set(clusters).size
  if (metric.measured_on === undefined && n === 0) return neverFails('it applies to no case')
  if (margin === null) return describeBounds(checked)
  const size = formatAmount(metric, margin)
  const hasBounds = gate.min !== null || gate.max !== null
  if (metric.measured_on !== undefined) return canFail(`fails at a ${noun} of ${size} or more, which is known exactly`)
  const isFact = rounds !== null && deterministic && metric.per_run === undefined && isOfAnswer(metric)
  const isSignificant = gate.evidence === 'significant'
  const isTestedByRow = isSignificant && !isFact && (rounds === null || !canBeInRounds(metric, margin, n))
  if (!hasBounds) {
    if (!canWorsen(metric, margin, measured?.level ?? null)) {
      const now = measured === null ? '' : ` from ${formatValue(metric, measured.level)}`
      return neverFails(`its margin of ${size} is more than ${metric.title} can ${noun}${now}`)
    }
    if (metric.environment === 'bound')
      return {
        text: 'can fail only where both sides run interleaved in one job, with `ab` or `baseline: ref`: elsewhere it is not compared',
        can_fail: false,
      }
    if (isSignificant && metric.per_run !== undefined && units < ENOUGH_FOR_A_FIGURE)
      return neverFails(
        `a figure of the run is information only below ${ENOUGH_FOR_A_FIGURE} ${clusters === null ? 'cases' : 'clusters'}, and there ${units === 1 ? 'is' : 'are'} ${units}`,
      )
    if (isTestedByRow && units === 1)
      return neverFails(clusters === null ? 'one case is too few to test' : 'all cases are in one cluster')
    if (isTestedByRow && isMcnemar(metric, clusters, trials) && 2 ** -n >= alpha)
      return neverFails(`with ${countOf(n, 'case')} no ${noun} can be proven; add cases`)
  }
  if (isFact)
    return canFail(`fails at a ${noun} of ${size} or more: the target always answers alike (${countOf(n, 'case')})`)
  if (gate.evidence === 'threshold')
    return canFail(`fails at a ${noun} of ${size} or more, even by chance (${sampleOf(n, clusters)})`)
  if (gate.evidence === 'non-inferior')
    return forecastProof(checked, { n, size, isExact: isMcnemar(metric, clusters, trials) && !deterministic, alpha })
  return null
}

function describeBounds({ gate: { min, max }, metric }: CheckedGate): ForecastText {
  const [low, high] = metric.range
  const limits = [
    ...(min !== null && (low === null || min > low) ? [`below ${formatValue(metric, min)}`] : []),
    ...(max !== null && (high === null || max < high) ? [`above ${formatValue(metric, max)}`] : []),
  ]
  return limits.length === 0
    ? neverFails(`${metric.title} cannot leave its bounds`)
    : canFail(`fails ${limits.join(' or ')}, with or without a baseline`)
}

/** Forecasts a `non-inferior` gate. A yes/no gate needs enough cases to rule out its margin without a single loss. */
function forecastProof(
  { metric, margin }: CheckedGate,
  input: { readonly n: number; readonly size: string; readonly isExact: boolean; readonly alpha: number },
): ForecastText {
  const { n, size, isExact, alpha } = input
  const demand = `fails unless a ${lossNoun(metric)} of ${size} is ruled out`
  if (!isExact || margin?.kind !== 'absolute' || margin.value === 0) return canFail(`${demand} (${countOf(n, 'case')})`)
  const needed = casesToRuleOut({ margin: margin.value, alpha })
  return canFail(
    n < needed
      ? `${demand}: with ${countOf(n, 'case')} it always fails, even without a loss`
      : `${demand} (${countOf(n, 'case')})`,
  )
}

/** Forecasts a gate that is tested, in a family of gates that share a level. */
function forecastTest(
  gate: Sighted,
  input: ForecastInput,
  { size: familySize, assumptions }: { readonly size: number; readonly assumptions: Set<Assumption> },
): ForecastText {
  const { checked, n, clusters } = gate
  const { metric, margin } = checked
  const sample = sampleOf(n, clusters)
  const noun = lossNoun(metric)
  const open = canFail(
    `flags a ${noun} of ${margin === null ? '?' : formatAmount(metric, margin)} or more that chance does not explain; two runs will show how small (${sample})`,
  )
  if (margin === null || metric.per_run !== undefined) return open
  const { trials, deterministic } = input
  const rounds = canBeInRounds(metric, margin, n) ? input.rounds : null
  const common = { metric, margin, measured: gate.measured, deterministic }
  const noise =
    rounds === null
      ? findNoise({ ...common, clusters, trials })
      : findNoise({ ...common, clusters: null, trials: { baseline: trials.baseline, candidate: rounds } })
  if (noise === null) return open
  for (const assumption of noise.assumed) assumptions.add(assumption)
  if (rounds !== null)
    return canFail(forecastRounds({ metric, margin, n }, { noise, rounds, alpha: input.alpha / familySize }))
  const { row, deviation, level } = noise
  const series = seriesOf(metric, margin, { row, level })
  // The two halves cancel out: no change, with this standard deviation.
  const differences = Array.from({ length: n }, (_, index) => (index % 2 === 0 ? deviation : -deviation))
  const units = clusters === null ? n : new Set(clusters).size
  const least = Math.sqrt(1 / (n + 2))
  const se = (metric.kind === 'binary' ? Math.max(deviation, least) : deviation) / Math.sqrt(units)
  const outcome = { row, delta: 0, se, df: units - 1, series: { ...series, values: differences, noise: 1e-9 } }
  const power = findPower({ metric, baseline: [level], differences, clusters, alpha: input.alpha }, outcome, familySize)
  if (power === null) return canFail(`has too few cases to say what it would flag (${sample})`)
  const figure = power.flag === null ? null : flagOf(metric, margin, { flag: power.flag, row, level })
  if (figure === null || !canWorsen(metric, figure, null))
    return canFail(`would miss even a total loss more than one time in five (${sample})`)
  return canFail(`flags ${noun}s of ${formatAmount(metric, figure, { round: 'up' })} or more (${sample})`)
}

function sampleOf(n: number, clusters: Sighted['clusters']): string {
  return `${countOf(n, 'case')}${clusters === null ? '' : ` in ${countOf(new Set(clusters).size, 'cluster')}`}`
}

/** z(.8), so that a forecast is true four times in five. */
const POWER_HEIGHT = 0.8416

/**
 * Forecasts the smallest drop that all rounds of a change would show, and the number of cases with which they would rule out its margin,
 * each four times in five. `noise` is that of a case's difference between main's tries and all of the rounds. Slack is computed as for
 * steady cases.
 * @example 'flags drops of 8 points or more, and rules 5 points out from about 86 cases on (3 rounds of 60 cases)'
 */
function forecastRounds(
  { metric, margin, n }: { readonly metric: MetricFacts; readonly margin: Margin; readonly n: number },
  { noise, rounds, alpha }: { readonly noise: RunNoise; readonly rounds: number; readonly alpha: number },
): string {
  const { row, level, deviation } = noise
  const isLog = row === 'log-ratio'
  const range = isLog ? null : boundedRange(metric)
  const { size } = seriesOf(metric, margin, { row, level })
  const heights = heightsOf(rounds, alpha)
  const chance = (cases: number): number => POWER_HEIGHT * (deviation / Math.sqrt(cases))
  const reach = (height: number, cases: number): number => {
    const step = range === null ? 0 : (range.high - range.low) / cases / rounds
    return (
      slack(height, { variance: deviation ** 2 / cases, step, df: isLog ? Math.max(1, cases - 1) : null }) +
      chance(cases)
    )
  }
  const figure = flagOf(metric, margin, { flag: Math.max(size + chance(n), reach(heights.change, n)), row, level })
  const isPossible = canWorsen(metric, figure, metric.kind === 'binary' ? level : null)
  const shown = isPossible
    ? `flags ${lossNoun(metric)}s of ${formatAmount(metric, figure, { round: 'up' })} or more`
    : 'would miss even a total loss more than one time in five'
  const lowest = heights.lower.at(-1) ?? 0
  const enough = smallestInteger(MAX_CASES, (cases) => reach(lowest, cases) <= size)
  const needed = countToSettle({ cases_to_settle: enough, n })
  const cure =
    needed === null ? '' : `, and rules ${formatAmount(metric, margin)} out from about ${formatCount(needed)} cases on`
  return `${shown}${cure} (${countOf(rounds, 'round')} of ${countOf(n, 'case')})`
}

/** Converts a margin to the scale of the row. */
function seriesOf(metric: MetricFacts, margin: Margin, { row, level }: Pick<RunNoise, 'row' | 'level'>) {
  if (margin.kind === 'absolute') return { kind: 'difference' as const, size: margin.value }
  if (row !== 'log-ratio') return { kind: 'shifted' as const, size: margin.value * level }
  return { kind: 'log' as const, size: logMargin(margin.value, orientationOf(metric)) }
}

/** Converts a size from the scale of the row to that of the margin. */
function flagOf(
  metric: MetricFacts,
  { kind }: Margin,
  { flag, row, level }: Pick<RunNoise, 'row' | 'level'> & { readonly flag: number },
): Margin {
  if (kind === 'absolute') return { kind, value: flag }
  if (row !== 'log-ratio') return { kind, value: flag / level }
  return { kind, value: logToShare(flag, orientationOf(metric)) }
}
