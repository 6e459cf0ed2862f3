import { expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import { formatMeasured } from '../../src/format/format-measured.js'
import type { MetricFacts } from '../../src/model/metric.js'
import { seededRandom } from '../../src/stats/random.js'
import { gate, goldenCase, scoredRun, SUCCESS } from './build-runs.js'

const QUALITY: MetricFacts = { ...SUCCESS, id: 'quality', title: 'quality', kind: 'continuous' }
const TOKENS: MetricFacts = {
  ...{ ...SUCCESS, id: 'tokens', title: 'tokens', kind: 'continuous', unit: 'tokens', direction: 'lower' },
  ...{ range: [0, null], scale: 'log-ratio' },
}
const METRICS = [SUCCESS, QUALITY, TOKENS]

/** Compares two runs of a random suite: 8 to 40 cases, some in clusters, one or three trials, and a random effect. */
function compareRandom(seed: number) {
  const random = seededRandom(`p and interval ${seed}`)
  const trials = seed % 2 === 0 ? 1 : 3
  const effect = (random() - 0.5) * 0.5
  const cases = Array.from({ length: 8 + Math.floor(32 * random()) }, (_, at) =>
    goldenCase({
      id: `c${at + 100}`,
      tags: [at % 2 === 0 ? 'even' : 'odd'],
      ...(seed % 3 === 0 ? { cluster: `k${Math.floor(at / 3)}` } : {}),
    }),
  )
  const arm = (shift: number) =>
    scoredRun({
      cases,
      metrics: METRICS,
      gates: [
        gate({ margin: { kind: 'absolute', value: 0.05 } }),
        gate({ id: 'quality', metric: 'quality', margin: { kind: 'relative', value: 0.1 } }),
      ],
      trials: cases.flatMap(({ id }) =>
        Array.from({ length: trials }, (_, trial) => ({
          ...{ case: id, trial, unscored: {} },
          scores: {
            success: Number(random() < 0.7 + shift),
            quality: Math.min(1, Math.max(0, random() + shift)),
            tokens: 500 * Math.exp(random() - shift),
          },
        })),
      ),
    })
  return compareRuns({ baseline: arm(0), candidate: arm(effect), failOn: 'never' })
}

interface Ends {
  readonly low: number
  readonly high: number
}

const excludesNoChange = ({ low, high }: Ends): boolean => low > 0 || high < 0

function readEnds(shown: string): Ends {
  const [low = NaN, high = NaN] = shown
    .replaceAll('\u2212', '-')
    .replaceAll('\u202f', '')
    .replace(/[[\]]/g, '')
    .split(', ')
    .map(Number)
  return { low, high }
}

test('in no row do p and the interval disagree, as computed and as shown', () => {
  const apart = Array.from({ length: 60 }, (_, seed) => compareRandom(seed)).flatMap(
    ({ gates, metrics, slices, alpha }, seed) =>
      [...gates, ...metrics, ...slices.map(({ result }) => result)].flatMap((one) => {
        const { p, interval, row } = one
        // McNemar's and Tango's tests may disagree; then the gate is marked as borderline.
        if (p === null || interval === null || row === 'mcnemar') return []
        const shown = formatMeasured(one).interval ?? ''
        return [interval, readEnds(shown)].every((ends) => p < alpha === excludesNoChange(ends))
          ? []
          : [`suite ${seed}, ${one.metric.id}: p = ${p}, ${shown}`]
      }),
  )
  expect(apart).toEqual([])
})
