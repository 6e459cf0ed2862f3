import { mean } from '../stats/mean.js'
import { normalQuantile } from '../stats/normal.js'
import { EPSILON } from '../stats/round-noise.js'
import { pairedTDetectableEffect } from '../stats/paired-t-power.js'
import { studentTQuantile } from '../stats/student-t.js'
import { gaffkeBoundOf } from './paired-t-row.js'
import type { RowOutcome } from './row-outcome.js'
import { absoluteSeries, type TestInput } from './paired-input.js'

/** What a gate could have known (verdict-rules 9). Shown beside it, never deciding. */
export interface Figures {
  /** "Can flag drops ≥ X"; null when there are too few differences to say. */
  readonly can_flag: number | null
  /** "Can rule out drops ≥ Y"; null is "none". */
  readonly can_rule_out: number | null
  /** The metric's own unit, or a share of the baseline; of both figures. */
  readonly figures_unit: 'absolute' | 'relative'
  /** Cases for a drop of twice the margin. */
  readonly cases_needed: number | null
}

const POWER = 0.8
const FEWEST = 6

/** The figures of a tested gate; `familySize` is the number of gates in its Holm family. */
export function findFigures(input: TestInput, outcome: RowOutcome, familySize: number): Figures {
  const base = mean(input.baseline)
  const isRelative =
    outcome.series.kind === 'log' || (outcome.series.kind === 'shifted' && base > EPSILON && outcome.row !== 'per-run')
  const unit: Figures['figures_unit'] = isRelative ? 'relative' : 'absolute'
  const share = (drop: number): number => {
    if (outcome.series.kind === 'log') return input.metric.direction === 'lower' ? Math.expm1(drop) : -Math.expm1(-drop)
    return isRelative ? drop / base : drop
  }
  const power = findPower(input, outcome, familySize)
  return {
    can_flag: power === null ? null : share(power.flag),
    can_rule_out: findRuledOut(input, outcome, base),
    figures_unit: unit,
    cases_needed: power?.cases ?? null,
  }
}

function findPower(
  input: TestInput,
  { row, se, df, series }: RowOutcome,
  familySize: number,
): { readonly flag: number; readonly cases: number | null } | null {
  const n = input.pairs.length
  const differences = series.kind === 'log' ? series.values : input.differences
  const isTooFew = row !== 'mcnemar' && differences.filter((value) => value !== 0).length < FEWEST
  if (se === null || se === 0 || n < FEWEST || isTooFew || row === 'per-run') return null
  const alpha = input.alpha / familySize
  const isClustered = input.clusters !== null && df !== null
  const quantile = (p: number): number => (isClustered ? studentTQuantile(p, df) : normalQuantile(p))
  const powered = quantile(POWER) * se
  const significant = quantile(1 - alpha / 2) * se + powered
  const margin = series.size
  return {
    flag: Math.max(row === 'mcnemar' || isClustered ? significant : detectableByT(n, alpha) * se, margin + powered),
    cases:
      margin > EPSILON ? Math.ceil(n * Math.max((significant / (2 * margin)) ** 2, (powered / margin) ** 2)) : null,
  }
}

/**
 * What a paired t test of n cases finds with the power, in standard errors. The normal approximation is 5 % too small at
 * n = 20, and 1 % at 100: too much for a figure shown to three digits (verdict-rules 9).
 */
function detectableByT(n: number, alpha: number): number {
  return pairedTDetectableEffect({ n, alpha, power: POWER }).dz * Math.sqrt(n)
}

/** From the lowest bound of the row, so that it is below the margin exactly when all bounds are above theirs. */
function findRuledOut(input: TestInput, outcome: RowOutcome, base: number): number | null {
  const { series } = outcome
  const needsOwnUnit = series.kind === 'shifted' && base <= EPSILON && !input.is_single && input.clusters === null
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
