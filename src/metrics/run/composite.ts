import type { MetricDefinition } from '../../model/metric.js'
import { scored } from '../../model/score.js'
import type { Scoring } from '../../model/suite/scoring.js'
import { rubricScore } from '../answer/rubric.js'
import { changedScoring, defineMetric, defineRunMetric } from '../define-metric.js'
import { success } from '../success.js'

const NAME = 'run.composite'
const TITLE = 'composite score'
const SOURCE = 'ProjectScylla, docs/design/metrics-formulas.md, composite score'

/**
 * The weighted mean of passing (0 or 1, or a rate) and of the judge's score (0 to 1); 0 when the weights sum to 0.
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

export const runComposite: MetricDefinition = {
  name: NAME,
  title: TITLE,
  source: SOURCE,
  expand: (settings) => {
    const [pass] = success.expand(settings)
    const [impl] = rubricScore.expand(settings)
    if (typeof pass?.score !== 'function' || typeof impl?.score !== 'function')
      throw new Error('success and the rubric are scored per trial')
    const { score: succeed } = pass
    const { score: judge } = impl
    return defineMetric({
      name: NAME,
      title: TITLE,
      source: SOURCE,
      unit: 'ratio',
      kind: 'continuous',
      direction: 'higher',
      range: [0, 1],
      default_margin: { kind: 'absolute', value: 0.05 },
      definition: ({ scoring }) =>
        `${NAME}/1${changedScoring(scoring, ['composite_weights'])} | ${pass.definition} | ${impl.definition}`,
      judged_by: [...(pass.judged_by ?? []), ...(impl.judged_by ?? [])],
      applies: (golden) => pass.applies(golden) && impl.applies(golden),
      score: (trial, { scoring }) => {
        const [passed, judged] = [succeed(trial), judge(trial)]
        if (passed.kind === 'unscored') return passed
        return judged.kind === 'unscored'
          ? judged
          : scored(compositeScore({ pass: passed.value, impl: judged.value }, scoring.composite_weights))
      },
      when_failed: 0,
    }).expand(settings)
  },
}

/**
 * What one pass costs, in US dollars; Infinity when nothing passes.
 * Source: ProjectScylla, docs/design/metrics-formulas.md, cost of pass; with a mean cost and a pass rate it is Σ cost / passes.
 * @example costOfPass({ cost: 0.2, passRate: 2 / 3 }) // 0.3
 */
export function costOfPass({ cost, passRate }: { readonly cost: number; readonly passRate: number }): number {
  return passRate === 0 ? Infinity : cost / passRate
}

export const runCostOfPass = defineRunMetric({
  name: 'run.cost-of-pass',
  title: 'cost of a pass',
  source: 'ProjectScylla, docs/design/metrics-formulas.md, cost of pass',
  unit: 'usd',
  direction: 'lower',
  range: [0, null],
  default_margin: { kind: 'relative', value: 0.1 },
  definition: 'run.cost-of-pass/1',
  per_run: () => ({ figure: 'ratio', numerator: 'cost.usd', denominator: 'success' }),
})
