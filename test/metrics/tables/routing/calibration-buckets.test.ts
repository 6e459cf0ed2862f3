import { describe, expect, test } from 'vitest'
import { nameBuckets } from '../../../../src/metrics/tables/routing/route-tables.js'
import { DEFAULT_SCORING } from '../../../../src/model/suite/scoring.js'
import { makeReply } from '../../make-trial.js'
import { type Asked, tableOf } from '../table-of.js'

const CHECKED = { checks: [{ contains: 'here' }] }
const sure = (confidence: number, answer = 'here'): Asked => [CHECKED, makeReply({ planner: { confidence }, answer })]

describe('names of buckets', () => {
  test.each([
    [{ edges: [0.3, 0.6], closed: 'left' as const }, ['[0, 0.3)', '[0.3, 0.6)', '[0.6, 1]']],
    [{ edges: [0.3, 0.6], closed: 'right' as const }, ['[0, 0.3]', '(0.3, 0.6]', '(0.6, 1]']],
    [{ edges: [], closed: 'left' as const }, ['[0, 1]']],
  ])('%j', (buckets, names) => {
    expect(nameBuckets(buckets)).toEqual(names)
  })
})

describe('calibration buckets', () => {
  test('have count, mean confidence and success of each bucket and arm; an empty bucket has none', () => {
    const table = tableOf('calibration-buckets', {
      main: [sure(0.5), sure(0.9), sure(0.7, 'no'), [{}, makeReply({ planner: { confidence: 0.1 } })]],
      'this PR': [sure(0.3, 'no'), [CHECKED, makeReply()]],
    })
    expect(table?.columns.map(({ title }) => title)).toEqual([
      'confidence',
      'arm',
      'trials',
      'mean confidence',
      'success rate',
      'success − confidence',
    ])
    expect(table?.rows).toEqual([
      ['[0, 0.3)', 'main', 0, null, null, null],
      ['[0, 0.3)', 'this PR', 0, null, null, null],
      ['[0.3, 0.6)', 'main', 1, 0.5, 1, 0.5],
      ['[0.3, 0.6)', 'this PR', 1, 0.3, 0, -0.3],
      ['[0.6, 1]', 'main', 2, 0.8, 0.5, expect.closeTo(-0.3, 12)],
      ['[0.6, 1]', 'this PR', 0, null, null, null],
    ])
    expect(table?.place).toBe('page')
  })

  test('are absent if there are no confidences', () => {
    expect(tableOf('calibration-buckets', { main: [[CHECKED, makeReply()]] })).toBeNull()
  })

  test('count rows beyond 120', () => {
    const edges = Array.from({ length: 99 }, (_, index) => (index + 1) / 100)
    const scoring = { ...DEFAULT_SCORING, calibration_buckets: { edges, closed: 'left' as const } }
    const table = tableOf('calibration-buckets', { main: [sure(0.5)], 'this PR': [sure(0.5)] }, { scoring })
    expect(table?.rows).toHaveLength(120)
    expect(table?.notes[1]).toBe('80 more rows are left out.')
  })
})
