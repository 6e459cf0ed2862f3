import type { MetricFacts } from '../../../src/model/metric.js'
import type { ArmPair, RankedComparison } from '../../../src/model/result/comparison.js'
import { gate } from '../../compare/build-runs.js'
import { comparisonWith, COST, SUCCESS } from '../sections/facts.js'

const GATE = gate({ primary: true, margin: { kind: 'absolute', value: 0.05 } })
const { candidate: run } = comparisonWith({})

/** Makes variants with the given success rates, each costlier than the one before. 10 points are significant; intervals span 20 points. */
export function ladderOf(successes: readonly number[], quality: MetricFacts = SUCCESS): RankedComparison {
  const [first = 0, ...others] = successes
  const arms = successes.map((_, place) => {
    const cost = { mean: 0.0001234 + 0.0000217 * place, n: 60, applicable: 60 }
    return { name: `secret-${place}`, run, counts: null, summaries: { 'cost.usd': cost } }
  })
  const pairs = others.map((success, place): ArmPair => {
    const delta = success - first
    const result = {
      gate: GATE.id,
      n: 60,
      row: 'mcnemar' as const,
      baseline: first,
      candidate: success,
      delta,
      interval: { low: delta - 0.1, high: delta + 0.1, method: 'tango' as const },
      p: 0.01,
      p_adjusted: 0.01,
      verdict: 'inconclusive' as const,
      suspect: false,
      failed: false,
      cause: { kind: 'within-bounds' as const },
      better: Math.abs(delta) < 0.1 ? null : delta > 0 ? ('candidate' as const) : ('baseline' as const),
    }
    return {
      baseline: 'secret-0',
      candidate: `secret-${place + 1}`,
      verdict: 'inconclusive',
      because: null,
      shared: 60,
      gates: [result],
    }
  })
  return {
    schema_version: 2,
    suite: 'golden',
    alpha: 0.05,
    seed: 1,
    interleaved: true,
    arms,
    baseline: arms[0]?.name ?? null,
    candidates: arms.slice(1).map(({ name }) => ({ name, ...comparisonWith({}) })),
    ranking: {
      gates: [GATE],
      metrics: [quality, COST],
      family: pairs.length,
      standings: arms.map(({ name }, place) => ({ name, values: { success: successes[place] ?? null }, beats: [] })),
      pairs,
      disagreements: [],
      outcome: { kind: 'no-winner', because: 'undecided', leaders: [], reason: '' },
    },
    trade_offs: [],
    warnings: [],
    verdict: {
      word: 'no-winner',
      because: 'undecided',
      exit_code: 0,
      passed: true,
      primary: GATE.id,
      winner: null,
    },
  }
}
