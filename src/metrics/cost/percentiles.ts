import { fiveCases } from '../examples.js'
import type { MetricDefinition } from '../../model/metric.js'
import { defineRunMetric, type RunMetricSpec } from '../define-metric.js'

interface PercentileSpec extends Pick<RunMetricSpec, 'name' | 'title' | 'docs' | 'unit' | 'environment'> {
  readonly of: string
  readonly percentile: number
}

/** A percentile over the cases of a run of what a metric says of each. */
function definePercentile({ of, percentile, ...spec }: PercentileSpec): MetricDefinition {
  return defineRunMetric({
    ...spec,
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default): linear at (n − 1)·p",
    direction: 'lower',
    range: [0, null],
    default_margin: { kind: 'relative', value: 0.1 },
    per_run: () => ({ figure: 'percentile', of, percentile }),
  })
}

export const latencyP50 = definePercentile({
  name: 'performance.latency-p50',
  title: 'latency p50',
  docs: {
    summary: 'Latency of the median query.',
    formula:
      'The 50th percentile over cases of `performance.latency`, each its mean over trials, interpolated linearly at position (n − 1)·0.5 of the sorted values.',
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default)",
    edge_cases: 'As `performance.latency`.',
    example: {
      text: 'Cases of 1, 2, 3, 4 and 10 s: 3 s.',
      trials: fiveCases((seconds) => ({ latency_ms: seconds * 1000 })),
      value: 3,
    },
  },
  unit: 's',
  environment: 'bound',
  of: 'performance.latency',
  percentile: 50,
})

export const latencyP95 = definePercentile({
  name: 'performance.latency-p95',
  title: 'latency p95',
  docs: {
    summary: 'Latency that one query in twenty exceeds.',
    formula:
      'The 95th percentile over cases of `performance.latency`, each its mean over trials, interpolated linearly at position (n − 1)·0.95 of the sorted values.',
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default)",
    edge_cases: 'As `performance.latency`.',
    example: {
      text: 'Cases of 1, 2, 3, 4 and 10 s: 8.8 s.',
      trials: fiveCases((seconds) => ({ latency_ms: seconds * 1000 })),
      value: 8.8,
    },
  },
  unit: 's',
  environment: 'bound',
  of: 'performance.latency',
  percentile: 95,
})

export const tokensP50 = definePercentile({
  name: 'tokens.total-p50',
  title: 'tokens p50',
  docs: {
    summary: 'Tokens of the median query.',
    formula:
      'The 50th percentile over cases of `tokens.total`, each its mean over trials, interpolated linearly at position (n − 1)·0.5 of the sorted values.',
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default)",
    edge_cases: 'As `tokens.total`.',
    example: {
      text: 'Cases of 1, 2, 3, 4 and 10 tokens: 3.',
      trials: fiveCases((tokens) => ({ reply: { usage: { input_tokens: tokens, output_tokens: 0 } } })),
      value: 3,
    },
  },
  unit: 'tokens',
  of: 'tokens.total',
  percentile: 50,
})

export const tokensP95 = definePercentile({
  name: 'tokens.total-p95',
  title: 'tokens p95',
  docs: {
    summary: 'Tokens that one query in twenty exceeds.',
    formula:
      'The 95th percentile over cases of `tokens.total`, each its mean over trials, interpolated linearly at position (n − 1)·0.95 of the sorted values.',
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default)",
    edge_cases: 'As `tokens.total`.',
    example: {
      text: 'Cases of 1, 2, 3, 4 and 10 tokens: 4 + 0.8·6 = 8.8.',
      trials: fiveCases((tokens) => ({ reply: { usage: { input_tokens: tokens, output_tokens: 0 } } })),
      value: 8.8,
    },
  },
  unit: 'tokens',
  of: 'tokens.total',
  percentile: 95,
})

export const costP50 = definePercentile({
  name: 'cost.usd-p50',
  title: 'cost p50',
  docs: {
    summary: 'US dollars of the median query.',
    formula:
      'The 50th percentile over cases of `cost.usd`, each its mean over trials, interpolated linearly at position (n − 1)·0.5 of the sorted values.',
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default)",
    edge_cases: 'As `cost.usd`.',
    example: {
      text: 'Cases of $1, $2, $3, $4 and $10: $3.',
      trials: fiveCases((dollars) => ({ reply: { cost_usd: dollars } })),
      value: 3,
    },
  },
  unit: 'usd',
  of: 'cost.usd',
  percentile: 50,
})

export const costP95 = definePercentile({
  name: 'cost.usd-p95',
  title: 'cost p95',
  docs: {
    summary: 'US dollars that one query in twenty exceeds.',
    formula:
      'The 95th percentile over cases of `cost.usd`, each its mean over trials, interpolated linearly at position (n − 1)·0.95 of the sorted values.',
    source: "Hyndman & Fan 1996, Am. Stat. 50:361, type 7 (numpy's default)",
    edge_cases: 'As `cost.usd`.',
    example: {
      text: 'Cases of $1, $2, $3, $4 and $10: $8.80.',
      trials: fiveCases((dollars) => ({ reply: { cost_usd: dollars } })),
      value: 8.8,
    },
  },
  unit: 'usd',
  of: 'cost.usd',
  percentile: 95,
})
