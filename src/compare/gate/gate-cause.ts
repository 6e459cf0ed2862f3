import { canLose } from '../../format/format-possible.js'
import type { Margin } from '../../model/metric.js'
import type { Reason } from '../../model/result/reason.js'
import { isWorseSizeOpen } from '../../model/relative-change.js'
import { findSingle, type TestInput } from '../test/paired-input.js'
import { ENOUGH_CLUSTERS } from '../test/clustered-row.js'
import { findExactCause } from '../test/exact-gate.js'
import { findTooFew, valuesOfArms } from '../test/per-run-row.js'
import type { RowOutcome } from '../test/row-outcome.js'
import type { GateDecision } from './decide-gate.js'
import { type GateEvidence, missingCases } from '../test/gate-evidence.js'
import type { Figures } from './gate-power.js'

interface Details {
  readonly p_adjusted: number | null
  readonly alpha: number
  readonly figures: Figures
}

/** Why a gate has its verdict: the first cause that alone would give it. */
export function findCause(evidence: GateEvidence, decision: GateDecision, details: Details): Reason {
  const { test, broken_bound: broken, candidate_value: value } = evidence
  if (test.kind === 'invalid') return test.cause
  if (broken !== null && value !== null) {
    const { kind: side, limit } = broken
    return { kind: 'outside-bound', side, value: value === Infinity ? null : value, limit }
  }
  if (test.kind === 'bounds-only') return { kind: 'within-bounds' }
  if (test.kind === 'not-comparable') return test.cause
  if (test.kind === 'exact') return findExactCause(test)
  return findTestedCause(evidence, test, { ...details, decision })
}

/** A tested gate's input and what its row made of it. */
type Tested = Extract<GateEvidence['test'], { readonly kind: 'tested' }>

function findTestedCause(
  evidence: GateEvidence,
  { input, outcome }: Tested,
  { p_adjusted: p, alpha, figures, decision }: Details & { readonly decision: GateDecision },
): Reason {
  const { series, row } = outcome
  const margin: Margin =
    series.relative === null ? { kind: 'absolute', value: series.size } : { kind: 'relative', value: series.relative }
  const tested = { p: p ?? 1, alpha }
  const typical = row === 'log-ratio'
  switch (decision.verdict) {
    case 'breached':
      return { kind: 'beyond-threshold', loss: sizeOf(input, outcome), margin }
    case 'regressed':
      return { kind: 'beyond-margin', loss: sizeOf(input, outcome), margin, ...tested }
    case 'improved':
      return { kind: 'better', gain: sizeOf(input, outcome), slightly: outcome.delta < series.size, ...tested }
    case 'unchanged':
      return { kind: 'unchanged', cases: input.pairs.length, rules_out: possible(input, figures, 'can_rule_out') }
    case 'no-regression':
      return tested.p < alpha && outcome.delta < 0
        ? { kind: 'slightly-worse', typical }
        : { kind: 'inside-margin', margin, typical }
    case 'inconclusive':
    case 'invalid':
    case 'not-comparable':
    case 'within-bounds': {
      const isWorse = isWorseSizeOpen({ ...decision, p_adjusted: p, delta: outcome.delta }, alpha)
      const worse = isWorse ? evidence.checked.margin : null
      return findOpen(evidence, { input, outcome }, { p_adjusted: p, alpha, worse, figures })
    }
  }
}

/** What kept the gate from a verdict. */
function findOpen(
  { missing_unevenly: missingUnevenly, cases }: GateEvidence,
  { input, outcome }: Omit<Tested, 'kind'>,
  { p_adjusted: p, alpha, worse, figures }: Details & { readonly worse: Margin | null },
): Reason {
  const { cluster_count: clusters } = input
  if (outcome.information_only) return findTooFew(input)
  if (missingUnevenly) return missingCases(cases)
  const single = findSingle(input)
  if (single !== null) return single
  if (outcome.total_contradicts && outcome.ratio_of_means !== null)
    return { kind: 'total-contradicts', worse, change: outcome.ratio_of_means - 1 }
  if (outcome.matched_trials !== null && p !== null && p < alpha && outcome.delta > 0 && !outcome.bounds_hold)
    return { kind: 'unequal-trials' }
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
  return bounds.length > 0 && bounds.every((bound) => bound.above_margin)
}

/** A figure beside the gate; null where there is none, or the metric cannot get worse by so much. */
function possible(input: TestInput, figures: Figures, which: 'can_flag' | 'can_rule_out'): Margin | null {
  const { [which]: value, figures_unit: kind } = figures
  const { baseline } = valuesOfArms(input)
  return value === null || !canLose(input.metric, { kind, value }, baseline) ? null : { kind, value }
}

/** The size of the change: turned back from the log scale to a share of the baseline. */
function sizeOf({ metric }: TestInput, { row, delta }: RowOutcome): Margin {
  return row === 'log-ratio'
    ? { kind: 'relative', value: Math.expm1(metric.direction === 'lower' ? -delta : delta) }
    : { kind: 'absolute', value: Math.abs(delta) }
}
