import { describe, expect, test } from 'vitest'
import { calibration, precisionRecall } from '../../../src/report/charts/by-arm.js'
import { capabilityProfile, componentCost, modelOutcomes, routeTiers } from '../../../src/report/charts/bars.js'
import type { Chart } from '../../../src/report/charts/chart.js'
import type { RunTable } from '../../../src/model/run/run-table.js'
import { drawn } from './inputs.js'
import { SAMPLE, TABLES } from './sample.js'

/** Returns the label and the data of every dataset. */
function series(chart: Chart, input = SAMPLE): readonly (readonly [unknown, unknown])[] {
  return drawn(chart.draw(input)).config.data.datasets.map(({ label, data }) => [label, data])
}

/** Returns the sample with the rows of one table replaced. */
function withRows(id: string, rows: RunTable['rows']) {
  return { ...SAMPLE, tables: TABLES.map((table) => (table.id === id ? { ...table, rows } : table)) }
}

describe('precision-recall', () => {
  test('has a line for each measure of each arm over k, without other measures', () => {
    expect(drawn(precisionRecall.draw(SAMPLE)).config.data.labels).toEqual(['1', '3', '5', '10'])
    expect(series(precisionRecall)).toEqual([
      ['precision, baseline', [0.8, 0.61, 0.44, 0.26]],
      ['recall, baseline', [0.38, 0.66, 0.78, 0.86]],
      ['precision, candidate', [0.74, 0.52, 0.41, 0.25]],
      ['recall, candidate', [0.31, 0.57, 0.71, 0.84]],
    ])
    expect(drawn(precisionRecall.draw(SAMPLE)).mermaid).toBe(
      [
        'xychart-beta',
        '  title "Precision (falls) and recall (rises) over k, candidate"',
        '  x-axis "k" ["1", "3", "5", "10"]',
        '  y-axis "0 to 1" 0 --> 1',
        '  line [0.74, 0.52, 0.41, 0.25]',
        '  line [0.31, 0.57, 0.71, 0.84]',
      ].join('\n'),
    )
  })

  test('leaves a gap for a missing k, and leaves out measures at a single k', () => {
    const rows = [
      ['precision@1', 0.8, null],
      ['precision@3', null, 0.5],
      ['precision@5', 0.4, null],
    ]
    const input = withRows('retrieval-at-k', rows)
    expect(series(precisionRecall, input)).toEqual([['precision, baseline', [0.8, null, 0.4]]])
    expect(drawn(precisionRecall.draw(input)).alt).toBe(
      'Precision (solid) and recall (dashed) over k, 0 to 1: precision of baseline .80 at 1, – at 3, .40 at 5.',
    )
  })
})

test('route-tiers stacks answers and escalations of each tier, in per cent', () => {
  const { config, alt } = drawn(routeTiers.draw({ ...SAMPLE, audience: 'page' }))
  expect(config.data.labels).toEqual([
    'local · main',
    'local · this PR',
    'api · main',
    'api · this PR',
    'acme-secret · main',
    'acme-secret · this PR',
  ])
  expect(series(routeTiers)).toEqual([
    ['answered', [70, 55.00000000000001, 20, 30, 10, 15]],
    ['escalated, framed', [25, 40, 10, 15, 0, 0]],
  ])
  expect(alt).toContain('local of this PR answered 55\u202f%, escalated 40\u202f%')
  expect(drawn(routeTiers.draw(SAMPLE)).mermaid).toBe(
    'pie showData title Route tiers that answered, % of the queries, candidate\n  "local" : 55\n  "api" : 30\n  "tier 3" : 15',
  )
})

test('model-outcomes stacks correct, wrong and escalated answers of each model, in per cent of its questions', () => {
  const { config, alt } = drawn(modelOutcomes.draw({ ...SAMPLE, audience: 'page' }))
  expect(config.data.labels).toEqual(['acme-small · main', 'acme-small · this PR', 'gpt-5-mini · main'])
  expect(series(modelOutcomes)).toEqual([
    ['correct', [60, 30, 100]],
    ['wrong', [15, 30, 0]],
    ['escalated, framed', [20, 36, 0]],
  ])
  expect(alt).toContain('acme-small of main correct 60\u202f%, wrong 15\u202f%, escalated 20\u202f%')
})

test('calibration connects the buckets of an arm, shows their counts, and has the diagonal', () => {
  expect(series(calibration)).toEqual([
    [
      'baseline: 12 + 25 + 55 trials',
      [
        [0.21, 0.33],
        [0.47, 0.52],
        [0.83, 0.8],
      ],
    ],
    [
      'candidate: 9 + 21 + 62 trials',
      [
        [0.2, 0.22],
        [0.45, 0.43],
        [0.86, 0.68],
      ],
    ],
    [
      'perfect',
      [
        [0, 0],
        [1, 1],
      ],
    ],
  ])
  // The area is proportional to the count; the largest bucket has a radius of 12.
  expect(drawn(calibration.draw(SAMPLE)).config.data.datasets[1]?.['pointRadius']).toEqual([6, 8, 12])
})

describe('component-cost', () => {
  test('shows shares of the cost, the largest first', () => {
    expect(drawn(componentCost.draw(SAMPLE)).config.data.labels).toEqual(['response', 'context', 'system prompt'])
    expect(series(componentCost)).toEqual([
      ['baseline', [40, 45, 15]],
      ['candidate', [49, 34, 17]],
    ])
  })

  test('shows shares of the tokens if no price is known, without arms that report none', () => {
    const rows = [
      ['CONTEXT', 'main', null, null, null, null],
      ['CONTEXT', 'this PR', 600, 0, null, null],
      ['RESPONSE', 'main', null, null, null, null],
      ['RESPONSE', 'this PR', 0, 200, null, null],
    ]
    const input = withRows('component-cost', rows)
    expect(drawn(componentCost.draw(input)).title).toBe('What the tokens went to, % of the tokens')
    expect(series(componentCost, input)).toEqual([['candidate', [75, 25]]])
  })
})

test('capability-profile reads the points before the measured values; unmeasured ones have no bar', () => {
  const { config, table } = drawn(capabilityProfile.draw(SAMPLE))
  expect(config.data.labels).toHaveLength(22)
  expect(config.data.datasets.map(({ data }) => data.slice(2, 5))).toEqual([
    [89, 61, 78],
    [96, null, 93],
  ])
  expect(table.rows.at(-1)).toEqual(['Overall', 71.5, 68])
})
