import { CHECKED, GRADED, THREE_READINGS } from '../examples.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { rubricScore } from '../answer/rubric.js'
import { describeScoring, defineComposed, defineRunMetric, EXPENSE, GOOD_SHARE } from '../define-metric.js'
import { success } from '../success.js'

/**
 * Computes the weighted mean of passing (0 or 1, or a rate) and of the judge's score (0 to 1); 0 if the weights sum to 0.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, composite score.
 * @example compositeScore({ pass: 1, impl: 0.85 }, { pass: 0.5, impl: 0.5 }) // 0.925
 */
export function compositeScore(
  { pass, impl }: { readonly pass: number; readonly impl: number },
  weights: Scoring['composite_weights'],
): number {
  const total = weights.pass + weights.impl
  return total === 0 ? 0 : (pass * weights.pass + impl * weights.impl) / total
}

export const runComposite = defineComposed({
  ...GOOD_SHARE,
  name: 'run.composite',
  title: 'composite score',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, composite score',
  summary: 'Passing and the judge’s score in one number.',
  formula:
    '(pass · w_pass + impl · w_impl) / (w_pass + w_impl): pass is `success`, impl `rubric.weighted-score`, the weights are the suite’s `composite_weights` (default 0.5 each). 0 when the weights sum to 0. These two metrics are the source document’s pass_rate and impl_rate.',
  needs: 'To cases that `success` applies to, in a suite whose answers are judged by a rubric (`judged`).',
  edge_cases: 'When one of the two is unscored. A failed trial is 0.',
  example: {
    text: 'It passes, and the judge gives 0.7979: (1 + 0.7979)/2 = 0.899. With 0.85 it would be 0.925.',
    ...GRADED,
    judgments: { ...GRADED.judgments, ...THREE_READINGS.judgments },
    value: (1 + 1.915 / 2.4) / 2,
  },
  rules: ({ scoring }) => describeScoring(scoring, ['composite_weights']),
  parts: [success, rubricScore],
  combine: ([pass = NaN, impl = NaN], { scoring }) => compositeScore({ pass, impl }, scoring.composite_weights),
  when_failed: 0,
})

/**
 * Computes the cost of one pass in US dollars; Infinity if nothing passes.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, cost of pass; with a mean cost and a pass rate it is Σ cost / passes.
 * @example costOfPass({ cost: 0.2, passRate: 2 / 3 }) // 0.3
 */
export function costOfPass({ cost, passRate }: { readonly cost: number; readonly passRate: number }): number {
  return passRate === 0 ? Infinity : cost / passRate
}

export const runCostOfPass = defineRunMetric({
  name: 'run.cost-of-pass',
  title: 'cost of a pass',
  summary: 'What one success costs, including the cost of wrong answers.',
  formula:
    'Σ `cost.usd` / Σ `success` over the cases, each with its means over trials: mean cost / pass rate. Trials of unknown cost or outcome are left out of both.',
  needs: 'To cases that `success` applies to.',
  edge_cases: 'A case: when its cost or success is unscored. The figure: when nothing passes (infinite then, not 0).',
  example: {
    text: 'Costs of $0.10, $0.20 and $0.30, of which the second fails: $0.60/2 = $0.30.',
    trials: [
      { case: CHECKED, reply: { cost_usd: 0.1 } },
      { case: CHECKED, reply: { cost_usd: 0.2, answer: 'no' } },
      { case: CHECKED, reply: { cost_usd: 0.3 } },
    ],
    value: 0.3,
  },
  source: 'ProjectScylla, docs/design/metrics-formulas.md, cost of pass',
  ...EXPENSE,
  unit: 'usd',
  per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
})
