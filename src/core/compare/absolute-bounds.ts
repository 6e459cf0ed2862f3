import type { Gate } from '../model/gate.js'
import type { MetricFacts } from '../model/metric.js'
import { mean } from '../stats/mean.js'
import { EPSILON } from '../stats/round-noise.js'
import { figureOf } from './per-run-row.js'

/** The mean (or per-run figure) over all scored candidate cases in the slice: what `min` and `max` look at. */
export function candidateValue(metric: MetricFacts, values: readonly number[]): number | null {
  return values.length === 0 ? null : (figureOf(metric) ?? mean)(values)
}

/** Which bound the value breaks by more than float noise; null for none (verdict-rules 6). */
export function findBrokenBound(
  gate: Pick<Gate, 'min' | 'max'>,
  value: number | null,
): { readonly kind: 'min' | 'max'; readonly limit: number } | null {
  if (value === null) return null
  if (gate.min !== null && value < gate.min - EPSILON) return { kind: 'min', limit: gate.min }
  if (gate.max !== null && value > gate.max + EPSILON) return { kind: 'max', limit: gate.max }
  return null
}
