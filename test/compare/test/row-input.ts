import { makeTestInput } from '../../../src/compare/test/paired-input.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { FigureRecord } from '../../../src/stats/run-figures/figure-rule.js'
import { SUCCESS } from '../build-runs.js'

export const RECALL: MetricFacts = { ...SUCCESS, id: 'recall', kind: 'continuous' }
export const TOKENS: MetricFacts = {
  ...{ ...RECALL, id: 'tokens', unit: 'tokens', direction: 'lower', range: [0, null], scale: 'log-ratio' },
}

/** The figure "tokens per right answer". Its record of a case: the tokens, and whether the answer was right. */
export const TOKENS_PER_ANSWER: MetricFacts = {
  ...{ ...TOKENS, scale: 'linear', per_run: { figure: 'ratio', numerator: 'tokens', denominator: 'success' } },
}

export type Trials = number | readonly number[]

/** Makes the cases of a row from the scores of the trials of main and of the change. */
export function pairsOf(cases: readonly (readonly [Trials, Trials])[], clusters: readonly string[] = []) {
  const arm = (trials: Trials) => {
    const values = typeof trials === 'number' ? [trials] : trials
    return { trials: values.length, values }
  }
  return cases.map(([baseline, candidate], at) => {
    return { case_id: `c${at}`, cluster: clusters[at], baseline: arm(baseline), candidate: arm(candidate) }
  })
}

/** Makes the input of a row at a level of 5 %. */
export function inputOf(
  metric: MetricFacts,
  cases: readonly (readonly [Trials, Trials])[],
  clusters: readonly string[] = [],
  seed = '1',
) {
  return makeTestInput({ metric, pairs: pairsOf(cases, clusters), alpha: 0.05, seed })
}

/** Makes the same input for a figure of the run, from its records of the cases. */
export function figureInput(
  metric: MetricFacts,
  cases: readonly (readonly [FigureRecord, FigureRecord])[],
  clusters: readonly string[] = [],
  seed = '1',
) {
  const pairs = pairsOf(
    cases.map(([[was = 0], [is = 0]]) => [was, is]),
    clusters,
  ).map((pair, at) => {
    const [was = [], is = []] = cases[at] ?? []
    return { ...pair, baseline: { ...pair.baseline, record: was }, candidate: { ...pair.candidate, record: is } }
  })
  return makeTestInput({ metric, pairs, alpha: 0.05, seed })
}
