import { describe, expect, test } from 'vitest'
import { buildMetrics } from '../../../src/metrics/build-metrics.js'
import { makeCase, SETTINGS } from '../make-trial.js'
import { tableOf } from './build-table.js'
import { metricFacts } from '../../../src/metrics/define-metric.js'

const run = { metrics: buildMetrics(SETTINGS).map(metricFacts), gates: [] }
const arm = (cost: number | null, success: number, latency = 1) => ({
  run,
  means: { success, 'performance.latency': latency, ...(cost !== null && { 'cost.usd': cost, 'cost.known': 1 }) },
})

describe('scorecard', () => {
  test('states its normalisation and its parts', () => {
    const table = tableOf('scorecard', {
      a: { means: { 'performance.latency': 1, 'judge.overall': 0.8, 'hops.coverage': 0.6 } },
      b: { means: { 'performance.latency': 10, 'judge.overall': 0.7 } },
    })
    expect(table?.rows).toEqual([
      ['a', expect.closeTo(70, 10), expect.closeTo(80, 10), null],
      ['b', expect.closeTo(70, 10), 0, null],
    ])
    expect(table?.notes.slice(1)).toEqual([
      'Normalisation anchor: 0 stands for 5 s, $0.1 and 4000 tokens per query, because fewer than three arms are compared.',
      'Capability is the mean of judge.overall, hops.coverage.',
      'Not all of these were measured for b.',
      'Some costs of a, b are unknown, so efficiency uses the rest.',
    ])
  })

  test('names missing grades of the judge, and their arms', () => {
    const graded = (faithfulness: number | null) => ({
      means: {
        'judge.overall': 0.8,
        'judge.correctness': 4,
        'judge.completeness': 4,
        'judge.faithfulness': faithfulness,
      },
    })
    const notesOf = (arms: Parameters<typeof tableOf>[1]) => tableOf('scorecard', arms)?.notes
    expect(notesOf({ a: graded(null), b: graded(null), c: graded(4) })).toContain(
      'judge.overall is the mean of the grades that exist: faithfulness was graded on 0 of 1 case of a, b.',
    )
    expect(notesOf({ a: graded(3), b: graded(4) })?.join(' ')).not.toContain('grades that exist')
  })

  test('works for any number of arms, and is absent if nothing was measured', () => {
    const ten = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`v${at}`, arm(0.01 * (at + 1), 1, at + 1)]))
    const table = tableOf('scorecard', ten)
    expect(table?.rows.map(([, , efficiency]) => Math.round(Number(efficiency)))).toEqual([
      100, 89, 78, 67, 56, 44, 33, 22, 11, 0,
    ])
    expect(table?.notes[1]).toMatch(/^Normalisation minmax/)
    expect(tableOf('scorecard', { a: {} })).toBeNull()
  })
})

describe('pareto', () => {
  test('marks the front, and names the arms that it leaves out', () => {
    const table = tableOf('pareto', { a: arm(1, 0.8), b: arm(2, 0.7), c: arm(3, 0.9), d: arm(null, 1) })
    expect(table?.rows).toEqual([
      ['a', 1, 0.8, { value: 'yes', mark: 'good' }],
      ['b', 2, 0.7, 'no'],
      ['c', 3, 0.9, { value: 'yes', mark: 'good' }],
      ['d', null, 1, null],
    ])
    expect(table?.columns.map(({ format }) => format)).toEqual(['text', 'usd', 'share', 'text'])
    expect(table?.notes[1]).toBe('Left out, because a cost or the quality is unknown: d.')
  })

  test('is absent for one arm, or if no cost or no quality is known', () => {
    expect(tableOf('pareto', { a: arm(1, 1) })).toBeNull()
    expect(tableOf('pareto', { a: arm(null, 1), b: arm(null, 1) })).toBeNull()
    expect(tableOf('pareto', { a: { run }, b: { run } })).toBeNull()
  })
})

describe('spread', () => {
  const trials = (['c1', 'c2'] as const).flatMap((id) =>
    [0, 1].map((trial) => ({
      case: id,
      trial,
      scores: { success: id === 'c1' ? 1 : trial, 'tokens.total': 100 + 20 * trial },
    })),
  )

  test('shows each mean with ± between runs, and the deviation within cases', () => {
    const table = tableOf('spread', { a: { run: { ...run, trials_per_case: 2 }, trials } })
    expect(table?.rows).toEqual([
      // The runs score 0.5 and 1; the deviations of the cases are 0 and √½.
      ['success', 'a', '75\u202f% ± 35\u202f%', '35\u202f%'],
      ['tokens per query', 'a', '110 ± 14.1', '14.1'],
    ])
  })

  test('is absent with one trial per case', () => {
    expect(tableOf('spread', { a: { run, trials } })).toBeNull()
  })
})

describe('tries', () => {
  const tags = (id: string) => (id === 'c6' ? [] : ['auth'])
  const cases = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((id) => makeCase({ id, tags: tags(id) }))
  // c1 passes 2 of 3 tries, c6 none; the others pass all.
  const trials = cases.flatMap(({ id }) =>
    [0, 1, 2].map((trial) => ({
      case: id,
      trial,
      scores: { success: id === 'c6' || (id === 'c1' && trial === 2) ? 0 : 1 },
    })),
  )
  const own = { ...run, cases }

  test('shows the rates of all cases and of each tag, with intervals', () => {
    expect(tableOf('tries', { a: { run: own, trials } })?.columns.map(({ title }) => title)).toEqual([
      ...['cases', 'arm', 'n', 'pass rate', 'pass@3', 'pass^3'],
    ])
    // Over six cases: (2/3 + 4)/6, 5/6 and 4/6. Wilson interval of 5 of 5: 56.6 % to 100 %.
    expect(tableOf('tries', { a: { run: own, trials } })?.rows).toMatchInlineSnapshot(`
      [
        [
          "all cases",
          "a",
          6,
          "78\u202f% (39\u202f% to 95\u202f%)",
          "83\u202f% (44\u202f% to 97\u202f%)",
          "67\u202f% (30\u202f% to 90\u202f%)",
        ],
        [
          "tag: auth",
          "a",
          5,
          "93\u202f% (50\u202f% to 100\u202f%)",
          "100\u202f% (57\u202f% to 100\u202f%)",
          "80\u202f% (38\u202f% to 96\u202f%)",
        ],
      ]
    `)
  })

  test('are absent if no case was tried twice', () => {
    const once = trials.filter(({ trial }) => trial === 0)
    expect(tableOf('tries', { a: { run: own, trials: once } })).toBeNull()
  })
})
