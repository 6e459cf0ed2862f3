import { UserError } from '../../model/error.js'
import type { Gate } from '../../model/suite/gate.js'
import type { Inference } from '../../model/suite/inference.js'
import { isQuality, type Margin, type MetricFacts } from '../../model/metric.js'
import { parseSelection, type Selection } from '../../model/suite/selection.js'

/** A gate that passed docs/decision-rules.md#checking-the-gates, with its metric and with the default margin filled in. */
export interface CheckedGate {
  readonly gate: Gate
  readonly metric: MetricFacts
  /** Null: the gate has only `min` or `max`. */
  readonly margin: Margin | null
  /** The slice; null is the whole suite. */
  readonly slice: Selection | null
}

/**
 * Refuses gates that could not mean anything (docs/decision-rules.md#checking-the-gates).
 * Throws the user's errors `gate-metric-unknown`, `several-primary-gates`, `primary-gate-must-compare-and-fail`,
 * `no-fail-gate`, `gate-without-margin`, `gate-on-neutral-metric`, `relative-margin-needs-a-range-from-0`,
 * `non-inferior-per-run`, `non-inferior-these-cases` and `selection-invalid`.
 */
export function checkGates(
  gates: readonly Gate[],
  metrics: readonly MetricFacts[],
  inference: Inference = 'cases-like-these',
): readonly CheckedGate[] {
  const factsById = new Map(metrics.map((metric) => [metric.id, metric]))
  const checked = gates.map((gate) => {
    const metric = factsById.get(gate.metric)
    if (metric === undefined) {
      throw new UserError('gate-metric-unknown', { gate: gate.id, metric: gate.metric, known: [...factsById.keys()] })
    }
    const slice = gate.where === null ? null : parseSelection(gate.where)
    return { gate, metric, margin: marginOf(gate, metric), slice }
  })
  checkPrimary(checked)
  if (!gates.some((gate) => gate.severity === 'fail')) {
    throw new UserError('no-fail-gate', { gates: gates.map((gate) => gate.id) })
  }
  for (const entry of checked) checkMargin(entry)
  const unprovable = gates.find(({ evidence }) => evidence === 'non-inferior')
  if (inference === 'these-cases' && unprovable !== undefined)
    throw new UserError('non-inferior-these-cases', { gate: unprovable.id })
  return checked
}

/** A default margin is taken only by a gate that gives none of margin, `min` and `max`. */
function marginOf(gate: Gate, metric: MetricFacts): Margin | null {
  if (gate.margin !== null || gate.min !== null || gate.max !== null) return gate.margin
  return metric.direction === 'neutral' ? null : (metric.default_margin ?? null)
}

function checkPrimary(checked: readonly CheckedGate[]): void {
  const primary = checked.filter(({ gate }) => gate.primary)
  if (primary.length > 1) throw new UserError('several-primary-gates', { gates: primary.map(({ gate }) => gate.id) })
  for (const { gate, margin } of primary) {
    if (gate.severity === 'fail' && margin !== null) continue
    const problem = gate.severity === 'fail' ? 'has no margin' : 'has severity warn'
    throw new UserError('primary-gate-must-compare-and-fail', { gate: gate.id, problem })
  }
}

function checkMargin({ gate, metric, margin }: CheckedGate): void {
  const facts = { gate: gate.id, metric: metric.id }
  if (margin === null) {
    if (gate.min === null && gate.max === null) throw new UserError('gate-without-margin', facts)
    return
  }
  if (metric.direction === 'neutral') throw new UserError('gate-on-neutral-metric', facts)
  const problem = relativeProblem(margin, metric)
  if (problem !== null) throw new UserError('relative-margin-needs-a-range-from-0', { ...facts, problem })
  if (gate.evidence === 'non-inferior' && metric.per_run !== undefined) {
    throw new UserError('non-inferior-per-run', facts)
  }
}

function relativeProblem(margin: Margin, metric: MetricFacts): string | null {
  if (margin.kind === 'absolute') return null
  const [low] = metric.range
  if (low === null || low < 0) return 'its values can be below 0'
  return margin.value >= 1 && metric.direction === 'higher' ? 'nothing can fall by 100 % or more of itself' : null
}

/**
 * The gate that speaks for the run: the one marked primary; else the unsliced `success` gate of severity fail that has
 * a margin; else the first fail gate with a margin on a quality metric; else none (docs/decision-rules.md#the-primary-gate).
 */
export function findPrimaryGate(checked: readonly CheckedGate[]): CheckedGate | null {
  const candidates = checked.filter(({ gate, margin }) => gate.severity === 'fail' && margin !== null)
  return (
    candidates.find(({ gate }) => gate.primary) ??
    candidates.find(({ gate }) => gate.metric === 'success' && gate.where === null) ??
    candidates.find(({ metric }) => isQuality(metric)) ??
    null
  )
}
