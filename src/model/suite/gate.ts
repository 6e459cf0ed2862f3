import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'
import { marginSchema, type MetricFacts } from '../metric.js'
import { roundingStep } from '../rounding.js'

export const SEVERITIES = ['fail', 'warn'] as const

/**
 * `significant`: fails by the test and the margin. `threshold`: fails by the margin alone. `non-inferior`: fails unless shown to stay
 * inside the margin.
 */
export const EVIDENCE = ['significant', 'threshold', 'non-inferior'] as const
export type Evidence = (typeof EVIDENCE)[number]

/** A rule over a run or a comparison. `metric` is a full metric id; margins are positive and point in the bad direction. */
export const gateSchema = z.strictObject({
  /** Unique in the suite: the metric id, with ` (warn)` or ` where …` appended when a metric has several gates. */
  id: z.string().min(1),
  metric: z.string().min(1),
  severity: z.enum(SEVERITIES),
  evidence: z.enum(EVIDENCE),
  primary: z.boolean(),
  margin: marginSchema.nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  /** A selection such as `tag:auth`; `null` for the whole suite. */
  where: z.string().nullable(),
  /** Set for a default gate, which the suite does not name. */
  assumed: z.literal(true).exactOptional(),
})
export type Gate = DeepReadonly<z.infer<typeof gateSchema>>

/**
 * Returns the value and the bound that it breaks by more than rounding noise on the bound's own scale; `null` if it breaks none
 * (docs/decision-rules.md#absolute-bounds).
 */
export function findBrokenBound({ min, max }: Pick<Gate, 'min' | 'max'>, value: number | null) {
  if (value === null) return null
  if (min !== null && value < min - roundingStep([min])) return { kind: 'min' as const, limit: min, value }
  return max !== null && value > max + roundingStep([max]) ? { kind: 'max' as const, limit: max, value } : null
}

/** Returns the gate with its metric's default margin, if the gate gives none of margin, `min` and `max`. */
export function completeGate(gate: Gate, { direction, default_margin }: MetricFacts): Gate {
  const givesNone = gate.margin === null && gate.min === null && gate.max === null
  return givesNone && direction !== 'neutral' ? { ...gate, margin: default_margin ?? null } : gate
}

/** Checks a complete gate against the rules of docs/decision-rules.md#checking-the-gates; true for each rule that is broken. */
function checkGate({ margin, min, max, evidence, primary, severity }: Gate, metric: MetricFacts) {
  const hasNegative = metric.range[0] === null || metric.range[0] < 0
  const share = margin?.kind === 'relative' && metric.direction !== 'neutral' ? margin.value : null
  const isProof = evidence === 'non-inferior'
  return {
    'no-margin': margin === null && min === null && max === null,
    'neutral-metric': margin !== null && metric.direction === 'neutral',
    'share-of-negative': share !== null && hasNegative,
    // If lower is better, a value may rise by 100 % or more.
    'share-of-everything': share !== null && !hasNegative && share >= 1 && metric.direction === 'higher',
    'proof-without-margin': isProof && margin === null && metric.per_run === undefined,
    'proof-per-run': isProof && metric.per_run !== undefined,
    'primary-warns': primary && severity === 'warn',
    'primary-without-margin': primary && margin === null,
  }
}

/** Why a complete gate is meaningless on its metric. */
export type GateFault = keyof ReturnType<typeof checkGate>

/** Lists all faults of a gate. */
export function findGateFaults(gate: Gate, metric: MetricFacts): readonly GateFault[] {
  const isBroken = checkGate(gate, metric)
  return (Object.keys(isBroken) as GateFault[]).filter((fault) => isBroken[fault])
}
