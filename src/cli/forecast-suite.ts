import { checkGates } from '../compare/gates/check-gates.js'
import { findUncovered } from '../compare/gates/coverage.js'
import { forecastGates } from '../compare/gates/forecast-gates.js'
import type { GoldenCase } from '../model/suite/case.js'
import type { Forecast } from '../model/result/pair-comparison.js'
import type { MetricFacts } from '../model/metric.js'
import type { InspectedSuite } from '../suite/parse-suite.js'

/** What the gates of a suite could flag before it was ever run, and the cases whose quality none of them looks at. */
export interface SuiteForecast extends Forecast {
  readonly uncovered: readonly GoldenCase[]
}

/** Null for a suite that is wrong, or has no gate that could fail. */
export function forecastSuite({ suite, metrics }: Pick<InspectedSuite, 'suite' | 'metrics'>): SuiteForecast | null {
  const isGated = suite?.gates.some(({ severity }) => severity === 'fail') === true
  if (suite === null || !isGated) return null
  const byId = new Map(metrics.map((metric) => [metric.id, metric]))
  const applies = ({ id }: MetricFacts, golden: GoldenCase): boolean => byId.get(id)?.applies(golden) === true
  const gates = checkGates(suite.gates, metrics)
  const cases = suite.cases.filter(({ enabled }) => enabled)
  const { alpha, trials, baseline_trials: baseline } = suite
  const deterministic = suite.variants[suite.default_variant]?.target.deterministic ?? false
  return {
    ...forecastGates({
      ...{ gates, cases, applies, alpha, deterministic },
      measured: () => null,
      trials: { baseline, candidate: trials },
    }),
    uncovered: findUncovered(gates, cases, applies),
  }
}
