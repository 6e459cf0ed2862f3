import type { Gate } from '../../../src/model/suite/gate.js'
import type { MetricFacts } from '../../../src/model/metric.js'
import { gate, SUCCESS } from '../build-runs.js'

/** A metric of a random suite. `scale` is the size of its values; `parts` are the metrics from which a figure of the run is computed. */
export interface MetricChoice {
  readonly facts: MetricFacts
  readonly scale: number
  readonly parts: readonly MetricChoice[]
  /** The step of the grid on which the values lie (1 is a multiple of the step); 0 for no grid. */
  readonly steps: number
  /** Whether values of 0 are possible even if other values are large. */
  readonly hasZeros?: true
}

function choose(id: string, facts: Partial<MetricFacts>, rest: Partial<MetricChoice> = {}): MetricChoice {
  const plain = { title: id, unit: 'ratio', kind: 'continuous', direction: 'higher', range: [0, 1] } as const
  const linear = { environment: 'free', scale: 'linear', definition: '1' } as const
  return { facts: { id, ...plain, ...linear, ...facts }, scale: 1, parts: [], steps: 0, ...rest }
}

const tokens = { unit: 'tokens', direction: 'lower', range: [0, null], scale: 'log-ratio' } as const
const fivePoints = { kind: 'absolute', value: 0.05 } as const
const recall = choose('recall', { default_margin: fivePoints }, { steps: 3 })
const latency = choose('latency', { ...tokens, unit: 's', environment: 'bound' }, { scale: 100 })
const confidence = choose('confidence', {}, { steps: 20 })
const outcome = choose('outcome', { kind: 'binary' }, { steps: 1 })
const spent = choose('spent', { range: [0, null], direction: 'lower' }, { scale: 50 })
const served = choose('served', { range: [0, null] }, { scale: 5 })

/** Draws the metrics. The first is `success`; the others are shuffled. */
export const METRICS: readonly MetricChoice[] = [
  { facts: SUCCESS, scale: 1, parts: [], steps: 1 },
  choose(
    'refused',
    { kind: 'binary', direction: 'lower', default_margin: fivePoints, absolute_margin: 0.1 },
    { steps: 1 },
  ),
  recall,
  choose('precision', { default_margin: { kind: 'relative', value: 0.1 }, absolute_margin: 0.05 }, { steps: 5 }),
  choose(
    'grade',
    { kind: 'ordinal', range: [1, 5], unit: 'score', default_margin: { kind: 'absolute', value: 0.25 } },
    { scale: 4, steps: 4 },
  ),
  choose('harm', { kind: 'ordinal', range: [0, 3], direction: 'lower', unit: 'score' }, { scale: 3, steps: 3 }),
  choose('micro', { range: [0, 1e-6], unit: 'count' }, { scale: 1e-6, steps: 7 }),
  choose('mega', { range: [0, 1e6], unit: 'count', direction: 'lower' }, { scale: 1e6 }),
  choose('rating', { range: [null, null], unit: 'count' }, { scale: 10 }),
  choose('tiny', { range: [null, null], unit: 'count' }, { scale: 1e-6 }),
  choose('huge', { range: [null, null], unit: 'count', direction: 'lower' }, { scale: 1e6 }),
  choose('waste', { range: [0, null], unit: 'count', direction: 'lower', absolute_margin: 2 }, { scale: 10, steps: 5 }),
  choose('tokens', { ...tokens, default_margin: { kind: 'relative', value: 0.1 } }, { scale: 1000 }),
  choose('price', { ...tokens, unit: 'count' }, { scale: 1e-6 }),
  choose('speed', { ...tokens, unit: 'count', direction: 'higher' }, { scale: 1e6 }),
  choose('load', { ...tokens, unit: 'percent', range: [0, 100] }, { scale: 100, steps: 10 }),
  choose('calls', { ...tokens, unit: 'count', absolute_margin: 1 }, { scale: 10, steps: 10, hasZeros: true }),
  latency,
  choose('length', { direction: 'neutral', range: [0, null], unit: 'count' }, { scale: 100 }),
  choose('recall-p10', { per_run: { figure: 'percentile', of: 'recall', percentile: 10 } }, { parts: [recall] }),
  choose(
    'latency-p95',
    { ...tokens, scale: 'linear', per_run: { figure: 'percentile', of: 'latency', percentile: 95 } },
    { scale: 100, parts: [latency] },
  ),
  choose(
    'unit-cost',
    {
      direction: 'lower',
      range: [0, null],
      unit: 'count',
      per_run: { figure: 'ratio', numerator: 'spent', denominator: 'served' },
    },
    { scale: 10, parts: [spent, served] },
  ),
  ...(['expected', 'maximum'] as const).map((error) =>
    choose(
      `${error}-calibration`,
      {
        direction: 'lower',
        per_run: {
          ...{ figure: 'calibration-error', error, confidence: 'confidence', outcome: 'outcome' },
          buckets: { edges: [0.25, 0.5, 0.75], closed: error === 'expected' ? 'left' : 'right' },
        },
      },
      { parts: [confidence, outcome] },
    ),
  ),
]

const half = { kind: 'relative', value: 0.5 } as const

/** Invalid gates (docs/decision-rules.md#checking-the-gates), with one fault each. */
export const REFUSALS: readonly (readonly Gate[])[] = [
  [
    gate({ primary: true, margin: fivePoints }),
    gate({ id: 'recall', metric: 'recall', primary: true, margin: fivePoints }),
  ],
  [
    gate({ margin: fivePoints }),
    gate({ id: 'recall', metric: 'recall', severity: 'warn', primary: true, margin: fivePoints }),
  ],
  [gate({ margin: fivePoints }), gate({ id: 'recall', metric: 'recall', primary: true, min: 0.1 })],
  [gate({ severity: 'warn', margin: fivePoints })],
  [gate({ id: 'rating', metric: 'rating' })],
  [gate({ id: 'length', metric: 'length', margin: fivePoints })],
  [gate({ id: 'rating', metric: 'rating', margin: half })],
  [gate({ margin: { kind: 'relative', value: 1 } })],
  [gate({ id: 'recall-p10', metric: 'recall-p10', evidence: 'non-inferior', margin: fivePoints })],
]
