import type { OutcomeFacts } from '../../../src/compare/rank/explain-outcome.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { GateResult } from '../../../src/model/result/gate-result.js'
import type { PairComparison } from '../../../src/model/result/pair-comparison.js'
import { comparisonWith, gateOn, SUCCESS, TOKENS } from '../../report/sections/facts.js'

/** A metric whose title differs from its id, `success`, so that a text shows which of the two is used. */
export const QUALITY: MetricFacts = { ...SUCCESS, title: 'right answers' }

/** Makes a primary gate; by default with a gain of 12 points on 92 cases. */
export const primaryGate = (facts: Partial<GateResult> = {}): GateResult =>
  gateOn(QUALITY, {
    ...{ verdict: 'improved', baseline: 0.8, candidate: 0.92, delta: 0.12, p: 0.004, n: 92 },
    interval: { low: 0.05, high: 0.19, method: 'tango' },
    ...facts,
  })

/** Makes a gate on tokens; by default one that fails because nothing was measured. */
export function tokensGate({ severity = 'fail', ...facts }: Partial<GateResult> & { severity?: 'fail' | 'warn' } = {}) {
  const result = gateOn(TOKENS, { failed: true, cause: { kind: 'not-measured' }, ...facts })
  return { ...result, gate: { ...result.gate, severity } }
}

export interface RankFacts extends Partial<Omit<OutcomeFacts, 'names' | 'compare' | 'beats' | 'primaryP'>> {
  /** Comparisons by baseline and candidate, such as `a b`. In all other pairs quality is unchanged and nothing else is known. */
  readonly pairs?: Readonly<Record<string, Partial<PairComparison>>>
  /** The pairs in which the first arm beats the second on the primary gate, such as `b a`. */
  readonly beats?: readonly string[]
  /** The p of the primary gate, adjusted over the family, by pair in the order of the names. */
  readonly ps?: Readonly<Record<string, number>>
}

/** Makes the facts about arms that are named by single letters. */
export function outcomeFactsOf(letters: string, { pairs = {}, beats = [], ps = {}, ...facts }: RankFacts = {}) {
  const names = [...letters]
  const pairOf = (one: number, other: number): string => `${names[one] ?? '?'} ${names[other] ?? '?'}`
  return {
    names,
    alpha: 0.05,
    primary: 'success',
    compare: (one: number, other: number) =>
      comparisonWith({ gates: [primaryGate({ verdict: 'unchanged' })], ...pairs[pairOf(one, other)] }),
    beats: (one: number, other: number) => beats.includes(pairOf(one, other)),
    primaryP: (one: number, other: number) => ps[pairOf(one, other)] ?? null,
    quality: names.map(() => 0.8),
    stopped: names.map(() => null),
    minScoredShare: 0.95,
    summaries: names.map(() => ({})),
    ...facts,
  }
}
