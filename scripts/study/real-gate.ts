import type { CheckedGate } from '../../src/compare/pair/check-gates.js'
import type { Comparability } from '../../src/compare/pair/comparability.js'
import { decideGate } from '../../src/compare/gate/decide-gate.js'
import { NO_GATE_CASES, type GateCases } from '../../src/compare/pair/gate-cases.js'
import { type GateEvidence, measureGate } from '../../src/compare/test/gate-evidence.js'
import { findPowerFigures } from '../../src/compare/gate/gate-power.js'
import type { TestInput } from '../../src/compare/test/paired-input.js'
import type { RowOutcome } from '../../src/compare/test/row-outcome.js'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import type { GateVerdict } from '../../src/model/result/verdict.js'

export const ALPHA = 0.05

/** The values of one case. The same arrays are refilled for every data set, which saves most of the time. */
export interface DrawnPair {
  readonly case_id: string
  readonly cluster: string | undefined
  readonly baseline: DrawnArm
  readonly candidate: DrawnArm
}

export interface DrawnArm {
  readonly trials: number
  readonly values: number[]
  /** The record that a figure of the run keeps of the case. */
  readonly record: number[]
}

/** Makes empty cases with `trials` in each arm, in `clusters` of equal size (`null` for none). */
export function makePairs(design: {
  readonly n: number
  readonly trials: readonly [baseline: number, candidate: number]
  readonly clusters: number | null
}): readonly DrawnPair[] {
  const { n, clusters } = design
  const [baseline, candidate] = design.trials
  return Array.from({ length: n }, (_, index) => ({
    case_id: `case-${String(index).padStart(4, '0')}`,
    cluster: clusters === null ? undefined : `cluster-${Math.floor((index * clusters) / n)}`,
    baseline: makeArm(baseline),
    candidate: makeArm(candidate),
  }))
}

function makeArm(trials: number): DrawnArm {
  return { trials, values: new Array<number>(trials).fill(0), record: [] }
}

/** Makes a gate with the default settings: severity `fail`, evidence `significant`. */
export function makeGate(metric: MetricFacts, margin: Margin): CheckedGate {
  const gate = { severity: 'fail', evidence: 'significant', primary: true, min: null, max: null, where: null } as const
  return { gate: { ...gate, id: metric.id, metric: metric.id, margin }, metric, margin, slice: null }
}

const FACTS: Comparability = {
  no_baseline: null,
  interleaved: true,
  apart: null,
  min_scored_share: 0.95,
  stopped: null,
  redefined: new Map(),
  own_cost_cases: new Set(),
  model_change: 'none',
}

export interface Measured {
  readonly evidence: GateEvidence
  readonly input: TestInput
  readonly outcome: RowOutcome
}

/** Measures a gate on one data set with the product's own code, starting at `measureGate`. Every case is scored in both arms. */
export function measure(
  checked: CheckedGate,
  pairs: readonly DrawnPair[],
  seed: number,
  { alpha = ALPHA }: { readonly alpha?: number } = {},
): Measured {
  const cases: GateCases = {
    ...NO_GATE_CASES,
    pairs,
    scored_share: { baseline: 1, candidate: 1 },
    missing: { ...NO_GATE_CASES.missing, applicable: pairs.length },
  }
  const evidence = measureGate({ checked, cases, facts: FACTS, alpha, seed })
  if (evidence.test.kind !== 'tested') throw new Error(`a gate of the study is ${evidence.test.kind}`)
  return { evidence, input: evidence.test.input, outcome: evidence.test.outcome }
}

/** Returns the verdict of the product's own code. Figures of `outcome` that do not affect the verdict may be replaced (see `replace`). */
export function decide(outcome: RowOutcome, pAdjusted: number | null, alpha = ALPHA): GateVerdict {
  // The decision reads only these fields of the evidence.
  const evidence = {
    checked: { gate: { evidence: 'significant' } },
    broken_bound: null,
    missing_unevenly: false,
    test: { kind: 'tested', outcome },
  } as unknown as GateEvidence
  return decideGate(evidence, { p_adjusted: pAdjusted, alpha, deterministic: false }).verdict
}

/** Returns the outcome with a fixed value for one lazily computed figure, so that nothing is drawn for it. */
export function replace<Key extends 'bounds' | 'bounds_hold'>(
  outcome: RowOutcome,
  key: Key,
  value: ReturnType<RowOutcome[Key]>,
): RowOutcome {
  return { ...outcome, [key]: () => value }
}

/** Returns whether the verdict is `regressed`, which does not depend on the bounds. */
export function isRegressed(outcome: RowOutcome, pAdjusted: number | null, alpha = ALPHA): boolean {
  return decide(replace(outcome, 'bounds_hold', false), pAdjusted, alpha) === 'regressed'
}

/** Returns the X of "can flag drops ≥ X" that the product shows for a gate in a family of `gates`. */
export function canFlag({ input, outcome }: Measured, gates: number): number | null {
  return findPowerFigures(input, replace(outcome, 'bounds', []), gates).can_flag
}
