import { describe, expect, test } from 'vitest'
import { tableOf } from '../build-table.js'

/** Makes a tier's trials with composite scores, of which passing is one half. */
const tier = (passes: readonly number[], impl: number, cost: number) => ({
  means: { 'cost.known': 1 },
  trials: passes.map((success, trial) => ({
    trial,
    scores: {
      success,
      'rubric.weighted-score': impl,
      'run.composite': (success + impl) / 2,
      'cost.usd': cost,
      'performance.latency': 2,
    },
  })),
})

describe('tier summary', () => {
  test('has the seven statistics of every measured figure, one arm after the other', () => {
    const table = tableOf('tier-summary', { T0: tier([1, 1, 0, 1, 1, 1, 0, 1, 1, 1], 0.85, 0.5) })
    expect(table?.columns.map(({ title, format }) => `${title} ${format}`)).toEqual([
      'arm text',
      'statistic text',
      'pass ratio',
      'impl ratio',
      'composite ratio',
      'cost usd',
      'CoP usd',
      'duration s',
    ])
    expect(table?.rows.map((row) => row.slice(0, 3))).toEqual([
      ['T0', 'median', 1],
      ['T0', 'mean', 0.8],
      ['T0', 'mode', 1],
      ['T0', 'min', 0],
      ['T0', 'max', 1],
      ['T0', 'std_dev_pop', expect.closeTo(0.4, 12)],
      ['T0', 'count', '10'],
    ])
  })

  test('has every metric of the document, over the trials that have it', () => {
    const scores = [
      { success: 1, 'cost.usd': 0.2, 'tokens.total': 900, 'run.progress': 1, 'run.strategic-drift': 0.2 },
      { success: 0, 'cost.usd': 0.4, 'tokens.total': 1100, 'run.progress': 0.5, 'run.strategic-drift': 0.4 },
    ]
    const changes = [
      { 'changes.total': 4, 'changes.failed': 1, 'changes.reverted': 2 },
      { 'changes.total': 0, 'changes.failed': 0, 'changes.reverted': 0 },
    ]
    const trials = scores.map((own, trial) => ({ trial, scores: { ...own, ...changes[trial] } }))
    const table = tableOf('tier-summary', { a: { trials, run: { trials_per_case: 2 } } })
    const titles = table?.columns.map(({ title }) => title).slice(2)
    expect(titles).toEqual(['pass', 'progress', 'drift', 'CFP', 'PR revert rate', 'tokens', 'cost', 'CoP'])
    expect(table?.rows.map((row) => row.slice(1))).toEqual([
      ['median', 0.5, 0.75, expect.closeTo(0.3, 12), 0.25, 0.5, 1000, expect.closeTo(0.3, 12), '∞'],
      ['mean', 0.5, 0.75, expect.closeTo(0.3, 12), 0.25, 0.5, 1000, expect.closeTo(0.3, 12), '∞'],
      ['mode', 0, 0.5, 0.2, 0.25, 0.5, 900, 0.2, 0.2],
      ['min', 0, 0.5, 0.2, 0.25, 0.5, 900, 0.2, 0.2],
      ['max', 1, 1, 0.4, 0.25, 0.5, 1100, 0.4, '∞'],
      ['std_dev_pop', 0.5, 0.25, expect.closeTo(0.1, 12), 0, 0, 100, expect.closeTo(0.1, 12), null],
      ['count', '2', '2', '2', '1', '1', '2', '2', '2'],
    ])
  })

  test('leaves out what no arm has, and is absent for single trials without judgments', () => {
    const trials = [{ scores: { success: 1 } }]
    const repeated = { trials, run: { trials_per_case: 2 } }
    expect(tableOf('tier-summary', { a: repeated, b: {} })?.columns.map(({ title }) => title)).toEqual([
      'arm',
      'statistic',
      'pass',
    ])
    expect(tableOf('tier-summary', { a: repeated, b: {} })?.rows.at(-1)).toEqual(['b', 'count', '0'])
    expect(tableOf('tier-summary', { a: { trials } })).toBeNull()
    expect(tableOf('tier-summary', { a: { trials: [{ scores: { 'cost.usd': 1 } }] } })).toBeNull()
  })
})

describe('tier comparison', () => {
  test('grades each arm, compares it with the first and finds the best value', () => {
    const table = tableOf('tier-comparison', {
      T0: tier([1, 0], 0.8, 0.5),
      T1: tier([1, 1, 1, 1, 0], 0.8, 0.6),
      T2: tier([1, 1], 1, 2),
    })
    expect(table?.rows).toEqual([
      ['T0', 'D', expect.closeTo(0.65, 12), null, expect.closeTo(0.65, 12), null, 0.5, 1],
      [
        'T1',
        'B',
        0.9,
        expect.closeTo(0.25 / 0.65, 12),
        expect.closeTo(0.8, 12),
        expect.closeTo(0.15 / 0.65, 12),
        0.8,
        { value: expect.closeTo(0.75, 12) as number, mark: 'good' },
      ],
      ['T2', 'A', 1, expect.closeTo(0.35 / 0.65, 12), 1, expect.closeTo(0.35 / 0.65, 12), 1, 2],
    ])
    expect(table?.notes.slice(1)).toEqual([
      'Best value: T1, at $0.75 a pass (the frontier cost of pass).',
      'Population variance of the arms’ medians: pass rates 0.0556 (of the means 0.0422), sensitivity to the arm medium; impl rates 0.00889 (of the means 0.00889), sensitivity to the arm low; composites 0.0217 (of the means 0.0206); costs 0.469, dearest − cheapest $1.50.',
      'Steps worth taking (more passes, and a pass costs no more; not tested): T0 → T1 yes, T1 → T2 no.',
    ])
  })

  test('has the variance of composites of the document’s third example', () => {
    const of = (composite: number) => ({ trials: [{ scores: { success: 1, 'run.composite': composite } }] })
    const arms = { T0: of(0.7), T1: of(0.8), T2: of(0.85), T3: of(0.9) }
    const { notes } = tableOf('tier-comparison', arms) ?? { notes: [] }
    expect(notes.join(' ')).toContain('composites 0.00547 (of the means 0.00547)')
  })

  test('writes an infinite cost of a pass, and none if costs are unknown', () => {
    const unpriced = { ...tier([1], 1, 0), means: { 'cost.known': 0.5 } }
    const table = tableOf('tier-comparison', { never: tier([0, 0], 0, 1), unpriced })
    expect(table?.rows.map((row) => row.at(-1))).toEqual(['∞', null])
    expect(table?.rows[1]?.[3]).toBeNull()
  })

  test('needs no judge for the pass rate and the cost of a pass, but at least one of the two', () => {
    const trials = [{ scores: { success: 1, 'cost.usd': 0.2 } }]
    const table = tableOf('tier-comparison', { a: { trials }, b: { trials, means: { 'cost.known': 1 } } })
    expect(table?.rows).toEqual([
      ['a', null, null, null, null, null, 1, null],
      ['b', null, null, null, null, null, 1, { value: 0.2, mark: 'good' }],
    ])
    expect(tableOf('tier-comparison', { a: { trials } })).toBeNull()
  })
})
