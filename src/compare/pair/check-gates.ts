import { UserError } from '../../model/error.js'
import { completeGate, findGateFaults, type Gate, type GateFault } from '../../model/suite/gate.js'
import { isQuality, type Margin, type MetricFacts } from '../../model/metric.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { parseSelection, type Selection } from '../../model/suite/selection.js'

/** A checked gate with its metric and with the default margin filled in. */
export interface CheckedGate {
  readonly gate: Gate
  readonly metric: MetricFacts
  /** `null` if the gate has only `min` or `max`. */
  readonly margin: Margin | null
  /** The gate's slice; `null` for the whole suite. */
  readonly slice: Selection | null
  /** How far the gate's judge agrees with people; absent if unknown. */
  readonly agreement?: GateResult['agreement']
}

/**
 * Joins gates with the metrics of a run. The gates' own suite was checked against its own metrics, but the run may belong to another suite
 * or be written by hand, so meaningless gates are refused here too.
 * Throws the user errors `gate-metric-unknown`, `several-primary-gates`, `primary-gate-must-compare-and-fail`, `no-fail-gate`,
 * `gate-without-margin`, `gate-on-neutral-metric`, `relative-margin-needs-a-range-from-0`, `non-inferior-per-run` and `selection-invalid`.
 */
export function checkGates(gates: readonly Gate[], metrics: readonly MetricFacts[]): readonly CheckedGate[] {
  const factsById = new Map(metrics.map((metric) => [metric.id, metric]))
  const checked = gates.map((given) => {
    const metric = factsById.get(given.metric)
    if (metric === undefined)
      throw new UserError('gate-metric-unknown', { gate: given.id, metric: given.metric, known: [...factsById.keys()] })
    const gate = completeGate(given, metric)
    return { gate, metric, margin: gate.margin, slice: gate.where === null ? null : parseSelection(gate.where) }
  })
  const primary = gates.filter((gate) => gate.primary)
  if (primary.length > 1) throw new UserError('several-primary-gates', { gates: primary.map(({ id }) => id) })
  refuseFaults(checked, PRIMARY_REFUSALS)
  if (!gates.some((gate) => gate.severity === 'fail'))
    throw new UserError('no-fail-gate', { gates: gates.map((gate) => gate.id) })
  refuseFaults(checked, REFUSALS)
  return checked
}

type Refusals = Partial<Record<GateFault, (checked: CheckedGate) => UserError | null>>

function refuseFaults(checked: readonly CheckedGate[], refusals: Refusals): void {
  for (const entry of checked)
    for (const fault of findGateFaults(entry.gate, entry.metric)) {
      const refusal = refusals[fault]?.(entry)
      if (refusal) throw refusal
    }
}

const refusePrimary =
  (problem: string) =>
  ({ gate }: CheckedGate): UserError =>
    new UserError('primary-gate-must-compare-and-fail', { gate: gate.id, problem })

const refuseShare =
  (problem: string) =>
  ({ gate, metric }: CheckedGate): UserError =>
    new UserError('relative-margin-needs-a-range-from-0', { gate: gate.id, metric: metric.id, problem })

const PRIMARY_REFUSALS: Refusals = {
  'primary-warns': refusePrimary('has severity warn'),
  'primary-without-margin': refusePrimary('has no margin'),
}

const REFUSALS: Refusals = {
  'no-margin': ({ gate, metric }) => new UserError('gate-without-margin', { gate: gate.id, metric: metric.id }),
  'neutral-metric': ({ gate, metric }) => new UserError('gate-on-neutral-metric', { gate: gate.id, metric: metric.id }),
  'share-of-negative': refuseShare('its values can be below 0'),
  'share-of-everything': refuseShare('nothing can fall by 100 % or more of itself'),
  // Without a margin a gate has only bounds, which need no evidence, so its `evidence` does not matter.
  'proof-per-run': ({ gate, metric, margin }) =>
    margin === null ? null : new UserError('non-inferior-per-run', { gate: gate.id, metric: metric.id }),
}

/**
 * Returns the gate that speaks for the run: the one marked primary; otherwise the unsliced `success` gate of severity fail that has a
 * margin; otherwise the first fail gate with a margin on a quality metric; otherwise `null` (docs/decision-rules.md#the-primary-gate).
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
