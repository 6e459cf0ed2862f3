import { countOf } from '../../format/format-number.js'
import type { Reason } from '../../model/result/reason.js'
import type { Gate } from '../../model/suite/gate.js'
import { EPSILON, noiseOf } from '../../stats/round-noise.js'
import type { CheckedGate } from '../pair/check-gates.js'
import type { Comparability } from '../pair/comparability.js'
import type { Answers, GateCases } from '../pair/gate-cases.js'

export type Untestable =
  | { readonly kind: 'invalid'; readonly cause: Reason; readonly is_bug?: true }
  | { readonly kind: 'bounds-only' }
  | { readonly kind: 'not-comparable'; readonly cause: Reason }

/** Why a gate takes no test, in the order of docs/decision-rules.md#gates-without-a-test; null when it takes one. */
export function findGateWithoutTest(checked: CheckedGate, cases: GateCases, facts: Comparability): Untestable | null {
  const invalid = findInvalidity(cases, facts)
  if (invalid !== null) return { kind: 'invalid', cause: invalid }
  if (checked.margin === null) return { kind: 'bounds-only' }
  const cause = findIncomparability(checked.metric, cases, facts)
  return cause === null ? null : { kind: 'not-comparable', cause }
}

/** Why two arms of a metric cannot be compared; null when they can. */
export function findIncomparability(
  metric: { readonly id: string; readonly environment: 'free' | 'bound' },
  cases: GateCases,
  facts: Comparability,
): Reason | null {
  if (facts.no_baseline !== null) return { kind: 'no-baseline', lost: facts.no_baseline }
  const how = facts.redefined.get(metric.id)
  if (how !== undefined) return { kind: 'redefined', how }
  if (metric.environment === 'bound' && !facts.interleaved)
    return { kind: 'apart', how: facts.replayed ? 'replayed' : facts.on_different_machines ? 'machines' : 'jobs' }
  if (cases.pairs.length > 0) return null
  return cases.left_out === 0 ? { kind: 'nothing-paired' } : { kind: 'left-out', cases: cases.left_out }
}

/** Over how many answers a metric speaks that says nothing of a trial that the target failed; null where it failed none. */
export function describeAnswers({ answers: { baseline, candidate } }: GateCases): string | null {
  if (baseline.failed + candidate.failed === 0) return null
  const write = ({ scored, failed }: Answers): string => `${scored} of ${countOf(scored + failed, 'answer')}`
  const other = baseline.failed === 0 ? '' : `, in the baseline ${write(baseline)}`
  return `over ${write(candidate)}${other}: a failed trial has no value`
}

/** Why too little was measured to say anything: a run that was stopped, or too few of the metric's cases scored; null when enough was. */
export function findInvalidity(cases: GateCases, { stopped, min_scored_share: floor }: Comparability): Reason | null {
  return stopped ?? tooFewScored(cases, floor)
}

function tooFewScored({ scored_share: share, applicable, lacking }: GateCases, floor: number): Reason | null {
  const find = (arm: 'candidate' | 'baseline'): Reason | null => {
    const [value, cases, grades] = [share[arm], applicable[arm], lacking?.[arm] ?? []]
    if (value === null || value >= floor - EPSILON) return null
    return { kind: 'too-few-scored', arm, scored: Math.round(value * cases), cases, floor, grades }
  }
  return find('candidate') ?? find('baseline')
}

/** Which bound the value breaks by more than float noise on the bound's own scale; null for none (docs/decision-rules.md#absolute-bounds). */
export function findBrokenBound(
  gate: Pick<Gate, 'min' | 'max'>,
  value: number | null,
): { readonly kind: 'min' | 'max'; readonly limit: number } | null {
  if (value === null) return null
  if (gate.min !== null && value < gate.min - noiseOf([gate.min])) return { kind: 'min', limit: gate.min }
  if (gate.max !== null && value > gate.max + noiseOf([gate.max])) return { kind: 'max', limit: gate.max }
  return null
}

/**
 * Which cases of a binary metric break the bound: above 0 for `max`, below 1 for `min`, in the order given.
 * @example casesBeyond({ kind: 'max', limit: 0 }, { ids: ['a', 'b'], values: [0, 1] }) // ['b']
 */
export function casesBeyond(
  { kind }: { readonly kind: 'min' | 'max' },
  { ids, values }: { readonly ids: readonly string[]; readonly values: readonly number[] },
): readonly string[] {
  return ids.filter((_, index) => {
    const value = values[index] ?? 0
    return kind === 'max' ? value > EPSILON : value < 1 - EPSILON
  })
}
