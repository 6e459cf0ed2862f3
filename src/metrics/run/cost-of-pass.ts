import { defineRunMetric } from '../define/define-run-metric.js'

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
