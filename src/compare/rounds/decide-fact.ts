import type { MetricFacts } from '../../model/metric.js'
import type { GateVerdict } from '../../model/result/verdict.js'
import { mean } from '../../stats/moments.js'
import { roundingStep, roundNoise } from '../../stats/round-noise.js'
import type { GateInRounds } from './gate-in-rounds.js'

/** Whether a metric is computed from the answer alone. Times, costs, resources and grades may differ between equal answers. */
export function isOfAnswer({ environment, unit, judged_by = [], aspect }: MetricFacts): boolean {
  const isTaken = unit === 's' || unit === 'usd' || unit === 'mb' || unit === 'percent'
  return environment === 'free' && !isTaken && judged_by.length === 0 && aspect !== 'spending'
}

/** A case of a target that is declared deterministic, scored on both sides. */
export interface FactCase {
  readonly id: string
  /** Values of all of main's answers. */
  readonly main: readonly number[]
  /** Values of the change's first answer and of the repeated one; `null` if it was not repeated. */
  readonly change: number
  readonly again: number | null
}

export type Fact =
  /** A case was answered in two ways, so the declaration is dropped for this run. Main is checked first. */
  | { readonly kind: 'refuted'; readonly by: 'main' | 'change'; readonly cases: readonly string[] }
  | {
      readonly kind: 'fact'
      readonly verdict: Extract<GateVerdict, 'unchanged' | 'regressed' | 'improved' | 'no-regression'>
      /** Δ. */
      readonly delta: number
      readonly slightly_worse: boolean
      /** Ids of the cases whose value differs between the arms. */
      readonly changed: readonly string[]
      /** Ids of the changed cases that were not repeated yet. */
      readonly unrepeated: readonly string[]
    }

/**
 * Decides a gate of a deterministic target from what was observed, without p or bound. Needs at least one case.
 * @example decideFact({ sign: 1, margin: { kind: 'absolute', value: 0.05 } }, [{ id: 'fig', main: [1, 1], change: 0, again: 0 }])
 * // { kind: 'fact', verdict: 'regressed', delta: -1, slightly_worse: false, changed: ['fig'], unrepeated: [] }
 */
export function decideFact({ sign, margin }: Pick<GateInRounds, 'sign' | 'margin'>, cases: readonly FactCase[]): Fact {
  const noise = roundingStep(cases.flatMap(({ main, change }) => [...main, change]))
  const differs = (one: number, other: number): boolean => roundNoise(one - other, noise) !== 0
  const first = ({ main }: FactCase): number => main[0] ?? 0
  const ids = (some: readonly FactCase[]): readonly string[] => some.map(({ id }) => id)
  const varied = cases.filter((one) => one.main.some((value) => differs(value, first(one))))
  if (varied.length > 0) return { kind: 'refuted', by: 'main', cases: ids(varied) }
  const changed = cases.filter((one) => differs(one.change, first(one)))
  const unsteady = changed.filter(({ change, again }) => again !== null && differs(again, change))
  if (unsteady.length > 0) return { kind: 'refuted', by: 'change', cases: ids(unsteady) }
  const delta = mean(cases.map((one) => roundNoise(sign * (one.change - first(one)), noise)))
  const kept = (1 - sign * margin.value) * mean(cases.map(first))
  const reachesMargin =
    margin.kind === 'relative'
      ? sign * (mean(cases.map(({ change }) => change)) - kept) <= noise
      : delta <= -margin.value + noise
  const isLess = delta < -noise
  const isLost = isLess && reachesMargin
  return {
    kind: 'fact',
    verdict: changed.length === 0 ? 'unchanged' : isLost ? 'regressed' : delta > noise ? 'improved' : 'no-regression',
    delta,
    slightly_worse: isLess && !isLost,
    changed: ids(changed),
    unrepeated: ids(changed.filter(({ again }) => again === null)),
  }
}
