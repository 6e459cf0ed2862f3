import { mean } from '../stats/mean.js'
import { findPower } from './gate-power.js'
import { gaffkeBoundOf } from './paired-t-row.js'
import type { RowOutcome } from './row-outcome.js'
import { absoluteSeries, type TestInput } from './paired-input.js'

/** What a gate could have known (verdict-rules 9). Shown beside it, never deciding. */
export interface Figures {
  /** "Can flag drops ≥ X"; null when there are too few cases or differences to say. */
  readonly can_flag: number | null
  /** "Can rule out drops ≥ Y"; null is "none". */
  readonly can_rule_out: number | null
  /** The metric's own unit, or a share of the baseline; of both figures. */
  readonly figures_unit: 'absolute' | 'relative'
  /** Cases for a drop of twice the margin. */
  readonly cases_needed: number | null
}

/** The figures of a tested gate; `familySize` is the number of gates in its Holm family. */
export function findFigures(input: TestInput, outcome: RowOutcome, familySize: number): Figures {
  const base = mean(input.baseline)
  const isRelative =
    outcome.series.kind === 'log' ||
    (outcome.series.kind === 'shifted' && base > input.noise && outcome.row !== 'per-run')
  const unit: Figures['figures_unit'] = isRelative ? 'relative' : 'absolute'
  const share = (drop: number): number => {
    if (outcome.series.kind === 'log') return input.metric.direction === 'lower' ? Math.expm1(drop) : -Math.expm1(-drop)
    return isRelative ? drop / base : drop
  }
  const power = findPower(input, outcome, familySize)
  const flag = power?.flag ?? null
  return {
    can_flag: flag === null ? null : share(flag),
    can_rule_out: findRuledOut(input, outcome, base),
    figures_unit: unit,
    cases_needed: power?.cases ?? null,
  }
}

/** From the lowest bound of the row, so that it is below the margin exactly when all bounds are above theirs. */
function findRuledOut(input: TestInput, outcome: RowOutcome, base: number): number | null {
  const { series } = outcome
  const needsOwnUnit = series.kind === 'shifted' && base <= input.noise && !input.is_single && input.clusters === null
  const bounds = needsOwnUnit
    ? gaffkeBoundOf(input, absoluteSeries(input, 0)).map(({ bound }) => bound())
    : outcome.bounds
  const values = bounds.flatMap(({ value }) => (value === null ? [] : [value]))
  if (values.length === 0 || values.length < bounds.length) return null
  const lowest = Math.min(...values)
  if (series.kind === 'log') {
    return Math.max(0, input.metric.direction === 'lower' ? Math.expm1(-lowest) : -Math.expm1(lowest))
  }
  if (needsOwnUnit || series.relative === null) return Math.max(0, -lowest)
  return Math.max(0, series.relative - lowest / base)
}
