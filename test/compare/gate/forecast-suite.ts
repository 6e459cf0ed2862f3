import { forecastGates, type ForecastInput } from '../../../src/compare/gate/forecast-gates.js'
import { checkGates } from '../../../src/compare/pair/check-gates.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import type { GoldenCase } from '../../../src/model/suite/case.js'
import type { Gate } from '../../../src/model/suite/gate.js'
import { gate, goldenCase, SUCCESS } from '../build-runs.js'

const PRECISION: MetricFacts = { ...SUCCESS, id: 'precision', title: 'precision', kind: 'continuous' }
const TOKENS: MetricFacts = {
  ...PRECISION,
  id: 'tokens',
  title: 'tokens',
  unit: 'tokens',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
}
const LATENCY: MetricFacts = { ...TOKENS, id: 'latency', title: 'latency', unit: 's', environment: 'bound' }
const P95: MetricFacts = {
  ...TOKENS,
  id: 'p95',
  title: 'p95',
  scale: 'linear',
  per_run: { figure: 'percentile', of: 'tokens', percentile: 95 },
}
const STEPS: MetricFacts = { ...TOKENS, id: 'steps', title: 'steps', unit: 'count', scale: 'linear' }
/** A yes/no metric for which lower is better. */
const FAILED: MetricFacts = { ...SUCCESS, id: 'failed', title: 'failed', direction: 'lower' }
const LINES: MetricFacts = { ...STEPS, id: 'lines', title: 'lines', measured_on: 'code' }
const HITS: MetricFacts = {
  ...PRECISION,
  id: 'hits',
  title: 'hits',
  per_run: { figure: 'ratio', numerator: 'cache.hits', denominator: 'cache.accesses' },
}
const GRADES: MetricFacts = { ...PRECISION, id: 'grades', title: 'grades', range: [1, 5] }
const CHANGE: MetricFacts = { ...PRECISION, id: 'change', title: 'change', range: [-1, 1] }
const BALANCE: MetricFacts = { ...CHANGE, id: 'balance', title: 'balance', unit: 'count', range: [null, null] }
const metrics = [SUCCESS, PRECISION, TOKENS, LATENCY, P95, STEPS, FAILED, LINES, HITS, GRADES, CHANGE, BALANCE]
const tenPercent = { kind: 'relative', value: 0.1 } as const
export const points = (value: number) => ({ kind: 'absolute' as const, value })
/** Makes a number of cases, of which the first `named` share `clusters` clusters. */
export const manyCases = (count: number, clusters?: number, named = count): readonly GoldenCase[] =>
  Array.from({ length: count }, (_, index) =>
    goldenCase({
      id: `c${index}`,
      tags: index < 5 ? ['few'] : [],
      ...(clusters !== undefined && index < named && { cluster: `k${index % clusters}` }),
    }),
  )

export const forecast = (gates: readonly Gate[], cases: readonly GoldenCase[], rest: Partial<ForecastInput> = {}) =>
  forecastGates({
    gates: checkGates(gates, metrics),
    cases,
    applies: () => true,
    measured: () => null,
    trials: { baseline: 1, candidate: 1 },
    deterministic: false,
    alpha: 0.05,
    rounds: null,
    ...rest,
  })
/** Replaces narrow no-break spaces with plain ones. */
export const read = (text: string | undefined): string => (text ?? '').replaceAll('\u202f', ' ')
/** Returns the forecast text of the first gate, and whether the gate can fail. */
export const first = (gates: readonly Gate[], cases: readonly GoldenCase[], rest?: Partial<ForecastInput>) => {
  const [told] = forecast(gates, cases, rest).gates
  return [read(told?.text), told?.can_fail]
}
/** Makes a gate on a metric with a margin of 10 %. */
export const on = (metric: string, parts: Partial<Gate> = {}): Gate =>
  gate({ id: metric, metric, margin: tenPercent, ...parts })
