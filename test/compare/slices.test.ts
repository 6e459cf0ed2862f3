import { expect, test } from 'vitest'
import { adjustExplored, compareSlices } from '../../src/compare/test/measure-metrics.js'
import { SUCCESS } from './build-runs.js'
import type { GoldenCase } from '../../src/model/suite/case.js'
import type { MetricComparison } from '../../src/model/result/gate-result.js'

const cases = (tags: Record<string, number>, all: number): GoldenCase[] =>
  Array.from({ length: all }, (_, index) => ({
    id: `case-${index}`,
    query: 'Why?',
    tags: Object.entries(tags).flatMap(([tag, count]) => (index < count ? [tag] : [])),
    critical: false,
    enabled: true,
    answer_mode: 'answerable',
    expected_spans: [],
    checks: [],
    at: { file: 'a.yaml', line: 1 },
    fingerprint: 'f',
  }))

const P: Readonly<Record<string, number | null>> = { auth: 0.01, docs: 0.04, ops: 0.03, untested: null }
const compare = (tag: string): MetricComparison =>
  ({ n: 9, p: P[tag] ?? null, delta: 0 }) satisfies Partial<MetricComparison> as unknown as MetricComparison

const sliceAll = (paired: readonly GoldenCase[], beside: readonly number[]) => {
  const metrics = beside.map((p) => ({ ...compare('auth'), metric: SUCCESS, p }))
  return adjustExplored([{ metrics, slices: compareSlices(paired, compare), gates: [] }], () => null)[0]?.slices ?? []
}

test('slices are adjusted together by Benjamini–Hochberg, in order of name', () => {
  const slices = sliceAll(cases({ ops: 9, docs: 9, auth: 9 }, 20), [])
  // R 4.2.2: p.adjust(c(.01, .04, .03), 'BH') is .03 .04 .04
  expect(slices.map(({ tag, p_adjusted }) => [tag, p_adjusted])).toEqual([
    ['auth', 0.03],
    ['docs', 0.04],
    ['ops', 0.04],
  ])
})

test('slices and metrics are one family', () => {
  const [slice] = sliceAll(cases({ auth: 9 }, 20), [0.5, 0.02, 0.9])
  // R 4.2.2: p.adjust(c(.01, .5, .02, .9), 'BH') is .04 .6666667 .04 .9
  expect(slice?.p_adjusted).toBe(0.04)
})

test('a tag of fewer than five cases, of all cases, or without a test is not a slice', () => {
  const slices = sliceAll(cases({ auth: 4, docs: 20, untested: 9 }, 20), [])
  expect(slices).toEqual([])
})
