import type { Evidence } from '../../model/suite/gate.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import type { ExactOutcome } from '../test/exact-values.js'
import { type GateEvidence, type TestedGate, missingCases } from '../test/gate-evidence.js'
import type { RowOutcome } from '../test/row-outcome.js'
import { type TestInput, findSingle, orientationOf } from '../test/paired-input.js'
import { findTooFew, valuesOfArms } from '../test/per-run-row.js'
import { canWorsen } from '../../format/format-possible.js'
import type { Margin, MetricFacts } from '../../model/metric.js'
import type { GateResult, TestRow } from '../../model/result/gate-result.js'
import type { Cause } from '../../model/result/cause.js'
import { ENOUGH_CLUSTERS } from '../test/paired-rows.js'
import type { PowerFigures } from './gate-power.js'

/** The level and adjusted p by which a tested gate is decided, in addition to its evidence. */
interface Level {
  readonly p_adjusted: number | null
  readonly alpha: number
}

/** `failed`: the gate fails; it fails the run only with severity `fail`. */
export type GateDecision = Pick<GateResult, 'verdict' | 'suspect' | 'failed'>

/** Decides the gate's verdict, the first line of docs/decision-rules.md#the-verdict-of-a-gate that applies, and whether the gate fails. */
export function decideGate(measured: GateEvidence, level: Level & { readonly deterministic: boolean }): GateDecision {
  const { test } = measured
  const { evidence } = measured.checked.gate
  if (test.kind === 'invalid') return { verdict: 'invalid', suspect: false, failed: false }
  if (measured.broken_bound !== null) return { verdict: 'breached', suspect: false, failed: true }
  if (test.kind === 'bounds-only') return { verdict: 'within-bounds', suspect: false, failed: false }
  if (test.kind === 'not-comparable') return { verdict: 'not-comparable', suspect: false, failed: false }
  if (test.kind === 'exact') return decideExact(evidence, test)
  const { outcome } = test
  // Line 10: every bound of the row is above the margin, the total agrees, nothing is missing unevenly.
  const isNonInferior = (): boolean => outcome.bounds_hold() && !outcome.total_contradicts && !measured.missing_unevenly
  const verdict = decideByTest(measured, level) ?? (isNonInferior() ? 'no-regression' : 'inconclusive')
  const isUnchanged = outcome.all_equal && !measured.missing_unevenly
  const failed = {
    significant: () => verdict === 'regressed',
    threshold: () => verdict === 'breached',
    'non-inferior': () => !isNonInferior() && !(level.deterministic && isUnchanged),
  }
  const suspect = verdict === 'inconclusive' && outcome.reaches_margin && !outcome.information_only
  return { verdict, suspect, failed: failed[evidence]() }
}

/**
 * Decides a gate with one value a side. Its difference is known, so no level is needed, and a loss inside the margin is shown to be inside.
 */
function decideExact(evidence: Evidence, { delta, reaches_margin: reaches }: ExactOutcome): GateDecision {
  if (reaches) return { verdict: evidence === 'threshold' ? 'breached' : 'regressed', suspect: false, failed: true }
  const verdict = delta === 0 ? 'unchanged' : delta > 0 ? 'improved' : 'no-regression'
  return { verdict, suspect: false, failed: false }
}

/**
 * Applies lines 5 to 9 of docs/decision-rules.md#the-verdict-of-a-gate, which need no bounds and so draw nothing. `null` if the bounds
 * decide, or if the gate has no test.
 */
export function decideByTest(
  { checked, test, missing_unevenly: missingUnevenly }: GateEvidence,
  { alpha, p_adjusted: p }: Level,
): GateVerdict | null {
  if (test.kind !== 'tested') return null
  const { outcome } = test
  const matched = outcome.matched_trials()
  const isThreshold = checked.gate.evidence === 'threshold'
  const isSignificant = p !== null && p < alpha
  const isMatched = matched === null || (matched.delta > 0 && matched.p < alpha)
  if (isThreshold && outcome.reaches_margin) return 'breached'
  if (outcome.information_only && !outcome.all_equal) return 'inconclusive'
  if (outcome.all_equal && !missingUnevenly) return 'unchanged'
  if (!isThreshold && isSignificant && outcome.reaches_margin) return 'regressed'
  const canImprove = !missingUnevenly && !outcome.total_contradicts && isMatched
  return isSignificant && outcome.delta > 0 && canImprove ? 'improved' : null
}

type Details = Level & { readonly figures: PowerFigures }

/** Finds why a gate has its verdict: the first cause that would be sufficient. */
export function findCause(evidence: GateEvidence, decision: GateDecision, details: Details): Cause {
  const { test, broken_bound: broken } = evidence
  if (test.kind === 'invalid') return test.cause
  if (broken !== null) {
    const { kind: side, limit, value } = broken
    return { kind: 'outside-bound', side, value: value === Infinity ? null : value, limit }
  }
  if (test.kind === 'bounds-only') return { kind: 'within-bounds' }
  if (test.kind === 'not-comparable') return test.cause
  if (test.kind === 'exact') {
    const { delta, margin, reaches_margin: reaches, basis } = test
    return { kind: 'exact-change', change: delta, margin, within: !reaches, ...basis }
  }
  return findTestedCause(evidence, test, decision, details)
}

function findTestedCause(evidence: GateEvidence, test: TestedGate, decision: GateDecision, details: Details): Cause {
  const { input, outcome } = test
  const { p_adjusted: p, alpha, figures } = details
  const { series, row } = outcome
  const margin: Margin =
    series.relative === null ? { kind: 'absolute', value: series.size } : { kind: 'relative', value: series.relative }
  const own = causeOfChange(decision.verdict, {
    p: p ?? 1,
    alpha,
    margin,
    is_log: row === 'log-ratio',
    size: sizeOfChange(input.metric, row, outcome.delta),
    is_slight: (p ?? 1) < alpha && outcome.delta < (decision.verdict === 'improved' ? series.size - series.noise : 0),
  })
  if (own !== null) return own
  if (decision.verdict === 'unchanged')
    return { kind: 'unchanged', cases: input.pairs.length, rules_out: possible(input, figures, 'can_rule_out') }
  return findOpen(evidence, test, details)
}

/** Returns the cause of a verdict that a change determines, for any row; `null` for other verdicts. */
export function causeOfChange(
  verdict: GateVerdict,
  change: {
    readonly p: number
    readonly alpha: number
    readonly size: Margin
    readonly margin: Margin
    /** Whether the change is better by less than the margin, or proven worse but within it. */
    readonly is_slight: boolean
    readonly is_log: boolean
  },
): Cause | null {
  const { size, margin, is_slight: isSlight, is_log: typical, p, alpha } = change
  switch (verdict) {
    case 'breached':
      return { kind: 'beyond-threshold', loss: size, margin }
    case 'regressed':
      return { kind: 'beyond-margin', loss: size, margin, p, alpha }
    case 'improved':
      return { kind: 'better', gain: size, slightly: isSlight, p, alpha }
    case 'no-regression':
      return isSlight ? { kind: 'slightly-worse', typical } : { kind: 'inside-margin', margin, typical }
    case 'unchanged':
    case 'inconclusive':
    case 'invalid':
    case 'not-comparable':
    case 'within-bounds':
      return null
  }
}

/** Finds what prevented a verdict on the gate. */
function findOpen(
  { checked, missing_unevenly: missingUnevenly, cases }: GateEvidence,
  { input, outcome }: TestedGate,
  { p_adjusted: p, alpha, figures }: Details,
): Cause {
  const { cluster_count: clusters } = input
  const isProven = p !== null && p < alpha
  const worse = isProven && outcome.delta < 0 ? checked.margin : null
  if (outcome.information_only) return findTooFew(input)
  if (missingUnevenly) return missingCases(cases)
  const single = findSingle(input)
  if (single !== null) return single
  if (outcome.total_contradicts && outcome.ratio_of_means !== null)
    return { kind: 'total-contradicts', worse, change: outcome.ratio_of_means - 1 }
  if (outcome.matched_trials() !== null && isProven && outcome.delta > 0) return { kind: 'unequal-trials' }
  if (outcome.row === 'per-run') return { kind: 'change-only', worse }
  if (clusters !== null && clusters < ENOUGH_CLUSTERS && hasBoundsAbove(outcome))
    return { kind: 'few-clusters', worse, clusters, needed: ENOUGH_CLUSTERS }
  return {
    kind: 'limits',
    worse,
    flags: possible(input, figures, 'can_flag'),
    rules_out: possible(input, figures, 'can_rule_out'),
  }
}

function hasBoundsAbove({ bounds }: RowOutcome): boolean {
  return bounds().length > 0 && bounds().every((bound) => bound.above_margin)
}

/** Returns one of the gate's figures; `null` if there is none or the metric cannot get that much worse. */
function possible(input: TestInput, figures: PowerFigures, which: 'can_flag' | 'can_rule_out'): Margin | null {
  const { [which]: value, figures_unit: kind } = figures
  const { baseline } = valuesOfArms(input)
  return value === null || !canWorsen(input.metric, { kind, value }, baseline) ? null : { kind, value }
}

/** Returns the size of a change, converted from the log scale to a share of the baseline. */
export function sizeOfChange(metric: MetricFacts, row: TestRow, delta: number): Margin {
  return row === 'log-ratio'
    ? { kind: 'relative', value: Math.expm1(orientationOf(metric) * delta) }
    : { kind: 'absolute', value: Math.abs(delta) }
}
