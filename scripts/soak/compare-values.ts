import type { CheckedGate } from '../../src/compare/pair/check-gates.js'
import { adjustByFamily } from '../../src/compare/gate/decide-gates.js'
import type { RowOutcome } from '../../src/compare/test/row-outcome.js'
import type { Margin, MetricFacts } from '../../src/model/metric.js'
import type { GateResult } from '../../src/model/result/gate-result.js'
import { mean } from '../../src/stats/moments.js'
import { gateOn } from '../../test/report/sections/facts.js'
import { SUCCESS, SUCCESS_MARGIN } from '../study/enumerate.js'
import { isRegressed, makeGate, makePairs, measure, type DrawnPair } from '../study/real-gate.js'
import type { DrawnSuite, Values } from './draw-runs.js'

const RELATIVE: Margin = { kind: 'relative', value: 0.1 }
const ratio: MetricFacts = { ...SUCCESS, kind: 'continuous' }
const tokens: MetricFacts = { ...ratio, unit: 'tokens', direction: 'lower', range: [0, null], scale: 'log-ratio' }
/** The three default gates first. */
const GATES: readonly CheckedGate[] = [
  makeGate(SUCCESS, { kind: 'absolute', value: SUCCESS_MARGIN }),
  makeGate({ ...ratio, id: 'precision@5', title: 'precision@5' }, RELATIVE),
  makeGate({ ...tokens, id: 'tokens', title: 'tokens per query' }, RELATIVE),
  makeGate({ ...ratio, id: 'recall@5', title: 'recall@5' }, RELATIVE),
  makeGate({ ...ratio, id: 'grounded', title: 'groundedness' }, { kind: 'absolute', value: 0.05 }),
]

/** What one run beside another looks like: ids of gates. */
export interface Look {
  readonly regressed: readonly string[]
  /** Their drop reaches the margin, proven or not. */
  readonly suspect: readonly string[]
  readonly results: readonly GateResult[]
}

/** Compares two runs of a suite by its gates, or by some of them, as one family, with the product's own tests and decisions. */
export function makeCompare({ cases, trials, gates }: DrawnSuite) {
  const pairs = makePairs({ n: cases, trials: [trials, trials], clusters: null })
  let seed = 0
  return (base: Values, candidate: Values, alpha: number, only?: ReadonlySet<string>): Look => {
    seed += 1
    const measured = GATES.slice(0, gates).flatMap((checked, index) => {
      if (only?.has(checked.gate.id) === false) return []
      fillPairs(pairs, base[index] ?? [], candidate[index] ?? [])
      const { evidence, outcome } = measure(checked, pairs, seed, { alpha })
      // What is worked out later must not see the next gate's values.
      const result = describeResult(checked, outcome, base[index] ?? [])
      return [{ id: checked.gate.id, evidence, outcome, reaches: outcome.reaches_margin, p: outcome.p, result }]
    })
    const adjusted = adjustByFamily(measured.map(({ evidence }) => evidence))
    const isWorse = measured.map(({ outcome }, index) => isRegressed(outcome, adjusted[index]?.p ?? null, alpha))
    return {
      regressed: measured.filter((_, index) => isWorse[index]).map(({ id }) => id),
      suspect: measured.filter(({ reaches }) => reaches).map(({ id }) => id),
      results: measured.map(({ result }) => result),
    }
  }
}

function describeResult({ gate, metric }: CheckedGate, { row, delta }: RowOutcome, base: Values[number]): GateResult {
  const result = gateOn(metric, { verdict: 'unchanged', failed: false, baseline: mean(base.map(mean)) })
  return { ...result, gate, row, delta }
}

function fillPairs(pairs: readonly DrawnPair[], base: Values[number], candidate: Values[number]): void {
  pairs.forEach((pair, index) => {
    pair.baseline.values.splice(0, Infinity, ...(base[index] ?? []))
    pair.candidate.values.splice(0, Infinity, ...(candidate[index] ?? []))
  })
}
