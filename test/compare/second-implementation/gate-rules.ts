import type { Gate } from '../../../src/model/suite/gate.js'
import type { Margin, MetricFacts } from '../../../src/model/metric.js'
import { valueOf, type GateCases } from './cases.js'
import { isQuality } from './coverage.js'
import { figureOf, keepRecord } from './figures.js'
import type { Measured } from './measure.js'
import { meanOf } from './numbers.js'
import { midP } from './tests-about-zero.js'

export interface Entry {
  readonly gate: Gate
  readonly metric: MetricFacts
  readonly margin: Margin | null
}

export function findMargin(
  gate: Gate,
  metrics: readonly MetricFacts[],
): { metric: MetricFacts; margin: Margin | null } {
  const metric = metrics.find(({ id }) => id === gate.metric)
  if (metric === undefined) throw new Error(`no metric ${gate.metric}`)
  const hasNone = gate.margin === null && gate.min === null && gate.max === null
  return { metric, margin: hasNone ? (metric.default_margin ?? null) : gate.margin }
}

/** Checks the gates (docs/decision-rules.md#checking-the-gates). Returns codes of the error catalogue. */
export function refuse(entries: readonly Entry[]): string | null {
  const primary = entries.filter(({ gate }) => gate.primary)
  if (primary.length > 1) return 'several-primary-gates'
  if (primary.some(({ gate, margin }) => gate.severity === 'warn' || margin === null))
    return 'primary-gate-must-compare-and-fail'
  if (entries.every(({ gate }) => gate.severity !== 'fail')) return 'no-fail-gate'
  for (const { gate, metric, margin } of entries) {
    if (margin === null && gate.min === null && gate.max === null) return 'gate-without-margin'
    if (margin === null) continue
    if (metric.direction === 'neutral') return 'gate-on-neutral-metric'
    const [low] = metric.range
    const isRelative = margin.kind === 'relative'
    if (isRelative && (low === null || low < 0 || (margin.value >= 1 && metric.direction === 'higher')))
      return 'relative-margin-needs-a-range-from-0'
    if (gate.evidence === 'non-inferior' && metric.per_run !== undefined) return 'non-inferior-per-run'
  }
  return null
}

export function findPrimary(entries: readonly Entry[]): string | null {
  const able = entries.filter(({ gate, margin }) => gate.severity === 'fail' && margin !== null)
  const found =
    able.find(({ gate }) => gate.primary) ??
    able.find(({ gate }) => gate.metric === 'success' && gate.where === null) ??
    able.find(({ metric }) => isQuality(metric))
  return found?.gate.id ?? null
}

/** Checks docs/decision-rules.md#absolute-bounds: on the mean of the candidate's scored cases in the slice, or on a figure over them. */
export function boundedValue({ per_run: figure }: MetricFacts, { measured }: GateCases): number | null {
  if (measured.length === 0) return null
  const value =
    figure === undefined
      ? meanOf(measured.map(valueOf))
      : figureOf(
          figure,
          measured.map((scores) => keepRecord(figure, scores)),
        )
  return Number.isNaN(value) ? null : value
}

export function isMissingUnevenly({ missing: { all, onlyBaseline, onlyCandidate } }: GateCases): boolean {
  const difference = Math.abs(onlyCandidate - onlyBaseline)
  return (difference >= 2 && difference / all > 0.02 + 1e-9) || midP(onlyCandidate, onlyBaseline) < 0.05
}

export interface SecondGate extends Measured {
  readonly id: string
  readonly verdict: string
  readonly suspect: boolean
  readonly failed: boolean
  readonly pAdjusted: number | null
  readonly missingUnevenly: boolean
  readonly candidateValue: number | null
  readonly share: GateCases['share']
}

export interface Judged extends Entry {
  readonly isInvalid: boolean
  readonly isBroken: boolean
  readonly numbers: Measured
  readonly value: number | null
  readonly missingUnevenly: boolean
  readonly own: GateCases
}

/** Applies the first matching rule of docs/decision-rules.md#the-verdict-of-a-gate. */
export function decideGate(
  { gate, margin, isInvalid, isBroken, numbers, value, missingUnevenly }: Judged,
  p: number | null,
  alpha: number,
): string {
  if (isInvalid) return 'invalid'
  if (isBroken) return 'breached'
  if (margin === null) return value === null ? 'not-comparable' : 'within-bounds'
  if (numbers.obstacle !== null) return 'not-comparable'
  const { reachesMargin, isAllZero, isInformationOnly, isBounded, isTotalFine, isMatchedFine, delta } = numbers
  if (gate.evidence === 'threshold' && reachesMargin) return 'breached'
  if (isInformationOnly && !isAllZero) return 'inconclusive'
  if (isAllZero && !missingUnevenly) return 'unchanged'
  const isSignificant = p !== null && p < alpha
  if (gate.evidence !== 'threshold' && isSignificant && reachesMargin) return 'regressed'
  if (isSignificant && (delta ?? 0) > 0 && !missingUnevenly && isMatchedFine && isTotalFine) return 'improved'
  return !missingUnevenly && isBounded() ? 'no-regression' : 'inconclusive'
}
