import { expect, test } from 'vitest'
import { blocksMarkdown } from '../../../src/report/render/block-markdown.js'
import { buildMovedMetrics } from '../../../src/report/sections/metric-tables.js'
import { comparisonWith, contextWith, gateOn, metricOf, COST, LATENCY, PRECISION, SUCCESS, TOKENS } from './facts.js'

const still = Array.from({ length: 30 }, (_, index) =>
  metricOf(
    gateOn(
      { ...PRECISION, id: `still@${index}`, title: `still@${index}` },
      { baseline: 0.5, candidate: 0.5, delta: 0 },
    ),
  ),
)
const clear = metricOf(
  gateOn(TOKENS, {
    baseline: 1240,
    candidate: 1010,
    delta: 0.2,
    interval: { low: 0.15, high: 0.25, method: 't' },
    p: 0.001,
    p_adjusted: 0.002,
  }),
)
const slight = metricOf(gateOn(PRECISION, { baseline: 0.5, candidate: 0.49, delta: -0.01, p: 0.6, p_adjusted: 0.7 }))
const large = metricOf(gateOn(COST, { baseline: 1, candidate: 1.5, delta: -0.4, p: 0.2, p_adjusted: 0.3 }))

const told = (facts: Parameters<typeof comparisonWith>[0]): string | null => {
  const block = buildMovedMetrics([{ comparison: comparisonWith(facts), context: contextWith() }])
  return block === null ? null : blocksMarkdown([block])
}

test('the clearest change comes first, in bold, and unchanged metrics are counted', () => {
  expect(told({ gates: [gateOn(SUCCESS)], metrics: [metricOf(gateOn(SUCCESS)), slight, ...still, large, clear] })).toBe(
    [
      '<details><summary>3 of 33 more metrics moved: exploratory, with no effect on the verdict</summary>',
      '',
      '| metric | main | this PR | change \\[95\u202f% CI\\] | p (Benjamini–Hochberg) | n |',
      '| --- | ---: | ---: | --- | ---: | ---: |',
      '| tokens per query | 1\u202f240 | 1\u202f010 | **−18\u202f%** \\[−22, −14\\], −230\u202ftokens | .002 | 60 |',
      '| cost per query | <span>$</span>1 | <span>$</span>1.50 | \\+49\u202f% · potentially meaningful | .30 | 60 |',
      '| precision@5 | .50 | .49 | −.01 | .70 | 60 |',
      '',
      'The full report has 30 more.',
      '',
      '</details>',
    ].join('\n'),
  )
})

test('machine-dependent metrics come last, in their own order', () => {
  const slow = metricOf(gateOn(LATENCY, { baseline: 1, candidate: 2, delta: -0.69, p: 0.001, p_adjusted: 0.002 }))
  const slower = {
    ...slow,
    metric: { ...LATENCY, id: 'performance.latency-p95', title: 'latency p95' },
    candidate: 9,
    delta: -2.2,
  }
  const lines = (told({ metrics: [slow, slower, slight] }) ?? '').split('\n')
  expect(lines.flatMap((line) => /^\| (latency.*?|precision@5) \|/.exec(line)?.[1] ?? [])).toEqual([
    'precision@5',
    'latency',
    'latency p95',
  ])
})

test('at most twelve are shown', () => {
  const moved = still.map((metric) => ({ ...metric, candidate: 0.51, delta: 0.01 }))
  const lines = (told({ metrics: moved }) ?? '').split('\n')
  expect(lines[0]).toBe('<details><summary>30 more metrics moved: exploratory, with no effect on the verdict</summary>')
  expect(lines.filter((line) => line.startsWith('| still@'))).toHaveLength(12)
  expect(lines).toContain('The full report has 18 more.')
})

test('the section is absent if nothing changed', () => {
  expect(told({ metrics: still })).toBeNull()
})

test.each([
  { figure: 'passes', of: 'success', tries: 2, need: 'all' },
  { figure: 'trial-deviation', of: 'success' },
  { figure: 'run-deviation', of: 'success' },
] as const)('leaves out a figure of several trials that only main has: $figure', (figure) => {
  const ofTrials = { ...SUCCESS, id: 'over-trials', per_run: figure }
  const only = metricOf(gateOn(ofTrials, { baseline: 0.1, candidate: null, delta: null }))
  expect(told({ metrics: [only] })).toBeNull()
  expect(told({ metrics: [{ ...only, candidate: 0.2, delta: 0.1 }] })).toContain('1 more metric moved')
})
