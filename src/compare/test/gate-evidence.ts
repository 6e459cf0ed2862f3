import { UserError } from '../../model/error.js'
import type { Reason } from '../../model/result/reason.js'
import type { MetricFacts } from '../../model/metric.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { mean } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'
import { applyRow } from './apply-row.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { Comparability } from '../pair/comparability.js'
import { type ExactOutcome, measureExactGate } from './exact-gate.js'
import type { ExactValues } from './exact-values.js'
import type { GateCases, Missing } from '../pair/gate-cases.js'
import { findBrokenBound, findGateWithoutTest, type Untestable } from './gate-without-test.js'
import { makeTestInput, type TestInput } from './paired-input.js'
import { findMissingFigure, isInfiniteOf, valueOfCases } from './per-run-row.js'
import type { RowOutcome } from './row-outcome.js'

/** A gate measured and tested, before any p is adjusted. */
export interface GateEvidence {
  readonly checked: CheckedGate
  readonly cases: GateCases
  /** Infinity where it is infinite, which breaks every `max`. */
  readonly candidate_value: number | null
  readonly broken_bound: { readonly kind: 'min' | 'max'; readonly limit: number } | null
  readonly missing_unevenly: boolean
  /** Null without a single pair. */
  readonly input: TestInput | null
  readonly test:
    Untestable | ExactOutcome | { readonly kind: 'tested'; readonly input: TestInput; readonly outcome: RowOutcome }
}

/** What a metric is measured by, for a gate or for the list of metrics. */
export interface CasesToMeasure {
  readonly cases: GateCases
  readonly facts: Comparability
  readonly alpha: number
  /** The suite's. */
  readonly seed: number
  /** Of a metric that is one number on each side. */
  readonly exact?: ExactValues | undefined
}

/** Measures one gate by its row (docs/decision-rules.md#rows) and its bounds. */
export function measureGate(input: CasesToMeasure & { readonly checked: CheckedGate }): GateEvidence {
  const { checked, cases, facts, alpha, exact } = input
  const { gate, metric } = checked
  const value = exact === undefined ? valueOfCandidate(metric, cases) : exact.whole
  const start = {
    checked,
    cases,
    candidate_value: value,
    broken_bound: findBrokenBound(gate, value),
    missing_unevenly: facts.no_baseline === null && isMissingUnevenly(cases.missing),
  }
  if (exact !== undefined) {
    const { obstacle } = exact
    // Bounds need no baseline to compare with.
    const stops = obstacle !== null && (obstacle.kind === 'invalid' || checked.margin !== null || value === null)
    const test = stops ? obstacle : measureExactGate(checked, exact)
    return { ...start, input: null, test: test ?? judgeByBounds(start) }
  }
  const seed = `${input.seed}/${gate.id}`
  const testInput = cases.pairs.length === 0 ? null : makeTestInput({ metric, pairs: cases.pairs, alpha, seed })
  const untestable = findGateWithoutTest(checked, cases, facts)
  const test = untestable ?? testGate(checked, testInput)
  return { ...start, input: testInput, test: test.kind === 'bounds-only' ? judgeByBounds(start) : test }
}

/** Nothing is within bounds that was not measured. */
function judgeByBounds(input: Pick<GateEvidence, 'checked' | 'cases' | 'candidate_value'>): Untestable {
  const { metric } = input.checked
  if (input.candidate_value !== null) return { kind: 'bounds-only' }
  const figure = input.cases.candidate_scores.length === 0 ? null : (metric.per_run?.figure ?? null)
  const cause =
    metric.measured_on === undefined ? { kind: 'no-value' as const, figure } : { kind: 'not-measured' as const }
  return { kind: 'not-comparable', cause }
}

/** A gate that could not be measured: whatever fails on its cases is not tried again. */
export function evidenceOf(checked: CheckedGate, cases: GateCases, cause: Reason): GateEvidence {
  return {
    checked,
    cases: { ...cases, pairs: [], candidate_values: [], candidate_scores: [], candidate_ids: [] },
    ...{ candidate_value: null, broken_bound: null, missing_unevenly: false, input: null },
    test: { kind: 'invalid', cause, is_bug: true },
  }
}

function valueOfCandidate(
  metric: MetricFacts,
  { candidate_values: values, candidate_scores: scores }: GateCases,
): number | null {
  if (metric.per_run !== undefined) return isInfiniteOf(metric, scores) ? Infinity : valueOfCases(metric, scores)
  return values.length === 0 ? null : mean(values)
}

function testGate({ margin }: CheckedGate, input: TestInput | null): GateEvidence['test'] {
  if (margin === null || input === null) return { kind: 'bounds-only' }
  const cause = findMissingFigure(input)
  if (cause !== null) return { kind: 'not-comparable', cause }
  const outcome = applyRow(input, margin)
  return outcome === null
    ? { kind: 'not-comparable', cause: { kind: 'zero-baseline' } }
    : { kind: 'tested', input, outcome }
}

const CASES = 2
const SHARE = 0.02
/** Fixed: it guards against a broken measurement and is no claim at the suite's alpha. */
const LEVEL = 0.05

/**
 * Whether cases are missing more in one arm than in the other: by at least 2 cases and more than 2 points, or by
 * McNemar's mid-p on scored against unscored (docs/decision-rules.md#missing-unevenly). It forbids the good verdicts.
 */
export function isMissingUnevenly({ applicable, only_baseline, only_candidate }: Missing): boolean {
  const difference = Math.abs(only_candidate - only_baseline)
  if (difference >= CASES && difference / applicable > SHARE + EPSILON) return true
  return mcnemar({ worse: only_candidate, better: only_baseline }).midP < LEVEL
}

/** How many cases each arm alone has no score for. */
export function missingCases({ missing: { only_baseline, only_candidate } }: GateCases): Reason {
  return { kind: 'cases-missing', baseline: only_baseline, candidate: only_candidate }
}

/** The value, or what stands in for it when computing it fails, which is a bug of Goldenpair. What the user can mend is thrown on. */
export function orInvalid<Value, Other>(compute: () => Value, instead: (cause: Reason) => Other): Value | Other {
  try {
    return compute()
  } catch (error) {
    if (error instanceof UserError) throw error
    return instead({ kind: 'bug', message: error instanceof Error ? error.message : String(error) })
  }
}
