import { describeCause } from '../../src/format/describe-reason.js'
import { describe, expect, test } from 'vitest'
import { compareRuns } from '../../src/compare/decide/compare-runs.js'
import type { GateResult } from '../../src/model/result/gate-result.js'
import { seededRandom } from '../../src/stats/random.js'
import { gate, goldenCase, scoredRun, SUCCESS, successTrials } from './build-runs.js'

interface ClusteredCase {
  readonly cluster: string
  readonly baseline: readonly number[]
  readonly candidate: readonly number[]
}

/** Measures the gate on success over cases in clusters, each with the outcomes of its trials. */
function compareClusters(cases: readonly ClusteredCase[]): GateResult {
  const ids = cases.map((_, index) => `case-${String(index).padStart(4, '0')}`)
  const runOf = (arm: 'baseline' | 'candidate') =>
    scoredRun({
      session_id: arm,
      cases: cases.map(({ cluster }, index) => goldenCase({ id: ids[index] ?? '', cluster })),
      trials: successTrials(Object.fromEntries(cases.map((one, index) => [ids[index] ?? '', one[arm]]))),
      metrics: [SUCCESS],
      gates: [gate({ margin: { kind: 'absolute', value: 0.05 } })],
    })
  const { gates } = compareRuns({ baseline: runOf('baseline'), candidate: runOf('candidate'), failOn: 'regression' })
  return gates[0] as GateResult
}

const PASSED = [1, 1, 1]

describe('clusters that all lose the same', () => {
  /** Cases of 3 trials that lose `lost` of them. */
  const losing = (cluster: string, lost: readonly number[], size: number): ClusteredCase[] =>
    Array.from({ length: size }, (_, index) => ({
      cluster,
      baseline: PASSED,
      candidate: PASSED.map((_, trial) => (trial < (lost[index] ?? 0) ? 0 : 1)),
    }))

  test('are two signs, not p = 5e-10, when one loses 2/3 in a case and the other 1/3 in two', () => {
    const result = compareClusters([...losing('a', [2], 10), ...losing('b', [1, 1], 10)])
    expect(result).toMatchObject({ clusters: 2, p: 0.5, verdict: 'inconclusive', interval: null })
    expect(result.delta).toBeCloseTo(-2 / 30, 8)
  })

  test('are four signs, not p = 2e-28', () => {
    const result = compareClusters([[2, 1], [3], [1, 1, 1], [1, 2]].flatMap((lost, at) => losing(`c${at}`, lost, 5)))
    expect(result).toMatchObject({ clusters: 4, p: 0.125, verdict: 'inconclusive' })
  })

  test('never look certain where nothing has changed: two clusters, three trials, no true difference', () => {
    const random = seededRandom('no true change in two clusters')
    const draw = (): number[] => PASSED.map(() => (random() < 0.9 ? 1 : 0))
    const ps = Array.from({ length: 250 }, () => {
      const cases = ['a', 'b'].flatMap((cluster) =>
        Array.from({ length: 5 }, () => ({ cluster, baseline: draw(), candidate: draw() })),
      )
      return compareClusters(cases).p ?? NaN
    })
    expect(ps.filter((p) => !(p > 1e-4))).toEqual([])
    // Some results are flat; otherwise the test would prove nothing.
    expect(ps.filter((p) => p === 0.5 || p === 1).length).toBeGreaterThan(5)
  })
})

describe('no regression over clusters', () => {
  /** Clusters of four, of which some win or lose a case. */
  const clustersOf = (count: number): ClusteredCase[] =>
    Array.from({ length: 4 * count }, (_, index) => ({
      cluster: `c${Math.floor(index / 4)}`,
      baseline: [index % 64 === 4 ? 0 : 1],
      candidate: [index % 64 === 9 ? 0 : 1],
    }))

  test('needs so many that one which is lost as a whole would have been seen', () => {
    const few = compareClusters(clustersOf(40))
    expect(few.verdict).toBe('inconclusive')
    expect(few.bounds.map(({ method, above_margin: holds }) => [method, holds])).toEqual([
      ['cr2-t', true],
      ['cluster-gaffke', false],
      ['cluster-bootstrap-t', true],
    ])
    expect(few.can_rule_out).toBeGreaterThan(0.05)
    const many = compareClusters(clustersOf(160))
    expect(many.verdict).toBe('no-regression')
    expect(many.can_rule_out).toBeLessThan(0.05)
  })

  test('is Gaffke of the cases, where only two of them share a cluster and nothing else differs', () => {
    const cases = clustersOf(50).map((one, index) => ({ ...one, cluster: index < 2 ? 'shared' : `own-${index}` }))
    const alone = cases.map((one, index) => ({ ...one, cluster: `own-${index}` }))
    const [clustered, plain] = [compareClusters(cases), compareClusters(alone)]
    expect(plain.row).toBe('mcnemar')
    const bound = clustered.bounds.find(({ method }) => method === 'cluster-gaffke')?.value ?? NaN
    // Two of 200 cases are one: the largest cluster counts twice, so the bound is a little lower than Tango's −.0396.
    expect(bound).toBeGreaterThan(-0.12)
    expect(bound).toBeLessThan(plain.bounds[0]?.value ?? NaN)
  })
})

test('one cluster shows nothing, whatever the numbers of its trials are', () => {
  const cases = Array.from({ length: 12 }, (_, index) => ({
    cluster: 'docs/only.md',
    baseline: index === 0 ? [1] : PASSED,
    candidate: index < 6 ? [0, 0, 0] : PASSED,
  }))
  const result = compareClusters(cases)
  expect(result).toMatchObject({ clusters: 1, p: null, verdict: 'inconclusive' })
  expect(describeCause(result)).toContain('all cases are in one cluster')
  expect(result.checks.matched_trials).toMatchObject({ p: 1 })
})
