import { UserError } from '../../model/error.js'
import type { Cause } from '../../model/result/cause.js'
import type { Margin, MetricFacts } from '../../model/metric.js'
import { compareNaturally } from '../../model/natural-order.js'
import type { WorseCases } from '../../model/result/gate-result.js'
import { mcnemar } from '../../stats/mcnemar.js'
import { mean } from '../../stats/moments.js'
import { EPSILON } from '../../stats/round-noise.js'
import { applyRow } from './apply-row.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { Comparability } from '../pair/comparability.js'
import type { OpenPair } from '../pair/open-pair.js'
import { type ExactOutcome, type ExactValues, measureExactGate, type Untestable, findUnlike } from './exact-values.js'
import type { GateCases, ScoredCase } from '../pair/gate-cases.js'
import { type TestInput, makeTestInput } from './paired-input.js'
import { findMissingFigure, isInfiniteOf, valueOfCases } from './per-run-row.js'
import type { RowOutcome } from './row-outcome.js'
import { countOf } from '../../format/format-number.js'
import { findBrokenBound } from '../../model/suite/gate.js'

/** A gate that is measured and tested, before its p is adjusted. */
export interface GateEvidence {
  readonly checked: CheckedGate
  readonly cases: GateCases
  /** Infinity if the value is infinite, which breaks every `max`. */
  readonly candidate_value: number | null
  readonly broken_bound: ReturnType<typeof findBrokenBound>
  readonly missing_unevenly: boolean
  readonly test: Untestable | ExactOutcome | TestedGate
}

/** A tested gate: the input of its row and the outcome. */
export interface TestedGate {
  readonly kind: 'tested'
  readonly input: TestInput
  readonly outcome: RowOutcome
}

/** The cases and facts from which a metric is measured, for a gate or for the list of metrics. */
export interface CasesToMeasure extends Pick<OpenPair, 'facts' | 'alpha' | 'seed'> {
  readonly cases: GateCases
  /** The values of a metric that has one value on each side. */
  readonly exact?: ExactValues | undefined
}

/** Measures one gate by its row (docs/decision-rules.md#rows) and its absolute bounds. */
export function measureGate(input: CasesToMeasure & { readonly checked: CheckedGate }): GateEvidence {
  const { checked, cases, facts, alpha, exact } = input
  const { gate, metric } = checked
  const value = exact === undefined ? valueOfCandidate(metric, cases) : exact.whole
  const start = {
    checked,
    cases,
    candidate_value: value,
    broken_bound: findBrokenBound(gate, value),
    missing_unevenly: isMissingUnevenly(cases.missing),
  }
  if (exact !== undefined) {
    const { obstacle } = exact
    // Absolute bounds need no baseline.
    const stops = obstacle !== null && (obstacle.kind === 'invalid' || checked.margin !== null || value === null)
    const test = stops ? obstacle : measureExactGate(checked, exact)
    return { ...start, test: test ?? judgeByBounds(start) }
  }
  const seed = `${input.seed}/${gate.id}`
  const test =
    findGateWithoutTest(checked, cases, facts) ??
    testGate(checked, makeTestInput({ metric, pairs: cases.pairs, alpha, seed }))
  return { ...start, test: test.kind === 'bounds-only' ? judgeByBounds(start) : test }
}

/** Returns `bounds-only` if the candidate has a value; an unmeasured value is not comparable. */
function judgeByBounds(input: Pick<GateEvidence, 'checked' | 'cases' | 'candidate_value'>): Untestable {
  const { metric } = input.checked
  if (input.candidate_value !== null) return { kind: 'bounds-only' }
  const figure = input.cases.scored.length === 0 ? null : (metric.per_run?.figure ?? null)
  const cause =
    metric.measured_on === undefined ? { kind: 'no-value' as const, figure } : { kind: 'not-measured' as const }
  return { kind: 'not-comparable', cause }
}

/** Returns the evidence of a gate that failed to compute. Its cases are dropped, so that nothing fails on them again. */
export function brokenEvidence(checked: CheckedGate, cases: GateCases, cause: Cause): GateEvidence {
  return {
    checked,
    cases: { ...cases, pairs: [], scored: [] },
    candidate_value: null,
    broken_bound: null,
    missing_unevenly: false,
    test: { kind: 'invalid', cause, is_bug: true },
  }
}

function valueOfCandidate(metric: MetricFacts, { scored }: GateCases): number | null {
  const scores = scored.map((one) => one.scores)
  return isInfiniteOf(metric, scores) ? Infinity : valueOfCases(metric, scores)
}

function testGate({ margin }: CheckedGate, input: TestInput): GateEvidence['test'] {
  if (margin === null) return { kind: 'bounds-only' }
  const cause = findMissingFigure(input)
  if (cause !== null) return { kind: 'not-comparable', cause }
  const outcome = applyRow(input, margin)
  return outcome === null
    ? { kind: 'not-comparable', cause: { kind: 'zero-baseline' } }
    : { kind: 'tested', input, outcome }
}

const CASES = 2
const SHARE = 0.02
/** A fixed level: it protects a measurement and is not a claim at the suite's alpha. */
const LEVEL = 0.05

/**
 * Whether cases are missing more in one arm than in the other: by at least 2 cases and more than 2 points, or by McNemar's mid-p on scored
 * against unscored (docs/decision-rules.md#missing-unevenly). Forbids the good verdicts.
 */
export function isMissingUnevenly({ applicable, only_baseline, only_candidate }: GateCases['missing']): boolean {
  const difference = Math.abs(only_candidate - only_baseline)
  if (difference >= CASES && difference / applicable > SHARE + EPSILON) return true
  return mcnemar({ worse: only_candidate, better: only_baseline }).midP < LEVEL
}

/** Returns how many cases only one arm lacks a score for, by arm. */
export function missingCases({ missing: { only_baseline, only_candidate } }: GateCases): Cause {
  return { kind: 'cases-missing', baseline: only_baseline, candidate: only_candidate }
}

/**
 * Returns the computed value, or a replacement if computing it fails because of a bug in Goldenpair. Rethrows errors that the user can fix.
 */
export function catchBug<Value, Other>(compute: () => Value, instead: (cause: Cause) => Other): Value | Other {
  try {
    return compute()
  } catch (error) {
    if (error instanceof UserError) throw error
    return instead({ kind: 'bug', message: error instanceof Error ? error.message : String(error) })
  }
}

/** Returns why a gate is not tested, in the order of docs/decision-rules.md#gates-without-a-test; `null` if it is. */
export function findGateWithoutTest(checked: CheckedGate, cases: GateCases, facts: Comparability): Untestable | null {
  const invalid = findInvalidity(cases, facts)
  if (invalid !== null) return { kind: 'invalid', cause: invalid }
  if (checked.margin === null) return { kind: 'bounds-only' }
  const cause = findIncomparability(checked.metric, cases, facts)
  return cause === null ? null : { kind: 'not-comparable', cause }
}

/** Returns why a metric cannot be compared between the arms; `null` if it can. */
export function findIncomparability(
  metric: { readonly id: string; readonly environment: 'free' | 'bound' },
  cases: GateCases,
  facts: Comparability,
): Cause | null {
  const unlike = findUnlike(metric, facts)
  if (unlike !== null) return unlike
  if (metric.environment === 'bound' && facts.apart !== null) return { kind: 'apart', how: facts.apart }
  if (cases.pairs.length > 0) return null
  return cases.left_out === 0 ? { kind: 'nothing-paired' } : { kind: 'left-out', cases: cases.left_out }
}

/** Describes how many answers a metric covers, if it does not score trials that the target failed; `null` if no trial failed. */
export function describeAnswers({ answers: { baseline, candidate } }: GateCases): string | null {
  if (baseline.failed + candidate.failed === 0) return null
  const write = ({ scored, failed }: typeof baseline): string => `${scored} of ${countOf(scored + failed, 'answer')}`
  const other = baseline.failed === 0 ? '' : `, in the baseline ${write(baseline)}`
  return `over ${write(candidate)}${other}: a failed trial has no value`
}

/** Returns why too little was measured to decide: a stopped run, or too few of the metric's cases scored. `null` if enough was. */
export function findInvalidity(
  { scored_share: share, applicable, lacking }: GateCases,
  { stopped, min_scored_share: floor }: Comparability,
): Cause | null {
  const find = (arm: 'candidate' | 'baseline'): Cause | null => {
    const [value, cases, grades] = [share[arm], applicable[arm], lacking?.[arm] ?? []]
    if (value === null || value >= floor - EPSILON) return null
    return { kind: 'too-few-scored', arm, scored: Math.round(value * cases), cases, floor, grades }
  }
  return stopped ?? find('candidate') ?? find('baseline')
}

/** The most cases of a gate that are named: those that lost the margin, or else the worst. */
const MAX_BEYOND = 200
const MAX_WORST = 20

/** Finds the cases with a worse mean than in the baseline, those that lost most first; `null` if there are none. */
export function findWorseCases(input: TestInput, margin: Margin | null = null): WorseCases | null {
  const { pairs, differences, baseline, candidate, metric, noise } = input
  const lost = pairs
    .map(({ case_id }, at) => ({ case_id, loss: differences[at] ?? 0, at }))
    .filter(({ loss }) => loss < 0)
    .sort((a, b) => a.loss - b.loss || compareNaturally(a.case_id, b.case_id))
  if (lost.length === 0) return null
  const least = margin?.kind === 'relative' ? margin.value * mean(baseline) : (margin?.value ?? 0)
  // A yes/no case that lost anything lost more than a margin.
  const isSized = metric.kind !== 'binary' && least > noise
  const beyond = isSized ? lost.filter(({ loss }) => loss <= noise - least).length : 0
  const worst = lost
    .slice(0, beyond === 0 ? MAX_WORST : Math.min(beyond, MAX_BEYOND))
    .map(({ case_id, at }) => ({ case_id, baseline: baseline[at] ?? 0, candidate: candidate[at] ?? 0 }))
  const better = differences.filter((difference) => difference > 0).length
  return { count: lost.length, ...(beyond > 0 && { beyond }), better, worst }
}

/** Returns ids of the cases of a binary metric that break the bound: above 0 for `max`, below 1 for `min`, in the given order. */
export function casesBeyond(
  { kind }: { readonly kind: 'min' | 'max' },
  scored: readonly ScoredCase[],
): readonly string[] {
  const isBeyond = (value: number): boolean => (kind === 'max' ? value > EPSILON : value < 1 - EPSILON)
  return scored.filter(({ scores }) => isBeyond(mean(scores.values))).map(({ case_id: id }) => id)
}
