import { expect, test } from 'vitest'
import type { Observation } from '../../../../src/model/run/observation.js'
import { makeFailure, makeReply } from '../../make-trial.js'
import { tableOfCases } from '../table-of.js'

const paid = (dollars: number): Observation =>
  makeReply({ cost_usd: dollars, usage: { input_tokens: dollars * 100, output_tokens: 0 } }, dollars * 1000)

test('the table shows minimum, median, mean, 95th percentile and maximum over cases, with the arms side by side', () => {
  const main = { a: [paid(1)], b: [paid(2)], c: [paid(3)], d: [paid(4)], e: [paid(8), paid(12)] }
  const change = { a: [paid(2)], b: [makeFailure('timeout', 'x')] }
  expect(tableOfCases('cost-distribution', { main, 'this PR': change })).toEqual({
    id: 'cost-distribution',
    title: 'What a query costs and how long it takes',
    place: 'page',
    columns: [
      { title: 'of a query', format: 'text' },
      { title: 'arm', format: 'text' },
      { title: 'cost', format: 'usd' },
      { title: 'tokens', format: 'tokens' },
      { title: 'latency', format: 's' },
    ],
    rows: [
      ['min', 'main', 1, 100, 1],
      ['min', 'this PR', 2, 200, 2],
      ['p50', 'main', 3, 300, 3],
      ['p50', 'this PR', 2, 200, 2],
      ['mean', 'main', 4, 400, 4],
      ['mean', 'this PR', 2, 200, 2],
      ['p95', 'main', expect.closeTo(8.8, 9), expect.closeTo(880, 9), expect.closeTo(8.8, 9)],
      ['p95', 'this PR', 2, 200, 2],
      ['max', 'main', 10, 1000, 10],
      ['max', 'this PR', 2, 200, 2],
      ['trials without', 'main', '0', '0', '0'],
      ['trials without', 'this PR', '1', '1', '1'],
    ],
    notes: ['Over the cases, each with its mean over trials. Failed trials do not count.'],
  })
})

test('unmeasured figures have no column, and without any there is no table', () => {
  expect(tableOfCases('cost-distribution', { main: { a: [makeReply()] } })?.columns.map(({ title }) => title)).toEqual([
    'of a query',
    'arm',
    'latency',
  ])
  expect(tableOfCases('cost-distribution', { main: { a: [makeFailure('crash', 'x')] } })).toBeNull()
})
