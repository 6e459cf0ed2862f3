import { expect, test } from 'vitest'
import type { HistoryRow } from '../../../src/model/run/history.js'
import { parseHistory, sumMonth, writeHistory } from '../../../src/compare/nights/history.js'

const row = (run: number, facts: Partial<HistoryRow> = {}): HistoryRow => ({
  ...{ run, attempt: 1, at: '2026-11-22T03:00:00Z', mode: 'nightly', run_id: `r${run}`, variant: 'default' },
  ...{ commit: null, branch: 'main', values: {}, known: 1 },
  ...facts,
})

test.each<[string, readonly HistoryRow[], ReturnType<typeof sumMonth>]>([
  ['nothing', [], { usd: 0, counted: 0, uncounted: 0 }],
  [
    'the month in which a measurement began, by UTC',
    [
      row(1, { at: '2026-10-31T23:59:59.999Z', spent_usd: 8 }),
      row(2, { at: '2026-11-01T00:00:00.000Z', spent_usd: 0.5 }),
      row(3, { at: '2026-11-30T23:59:59.999Z', spent_usd: 0.25 }),
      row(4, { at: '2026-12-01T00:00:00.000Z', spent_usd: 8 }),
    ],
    { usd: 0.75, counted: 2, uncounted: 0 },
  ],
  [
    'every attempt that has measured',
    [row(1, { spent_usd: 0.5 }), row(1, { attempt: 2, run_id: 'anew', spent_usd: 0.25 })],
    { usd: 0.75, counted: 2, uncounted: 0 },
  ],
  [
    'an attempt that reports an earlier measurement again',
    [row(1, { spent_usd: 0.5 }), row(1, { attempt: 2, spent_usd: 0.5 })],
    { usd: 0.5, counted: 1, uncounted: 0 },
  ],
  [
    'nothing spent as known, and nothing said as unknown',
    [row(1, { spent_usd: 0 }), row(2), row(3)],
    { usd: 0, counted: 1, uncounted: 2 },
  ],
  [
    'more than a number holds as much',
    [row(1, { spent_usd: 1.7e308 }), row(2, { spent_usd: 1.7e308 })],
    { usd: Number.MAX_SAFE_INTEGER, counted: 2, uncounted: 0 },
  ],
])('the sum of a month has %s', (_, rows, sum) => {
  expect(sumMonth(rows, '2026-11')).toEqual(sum)
})

test.each(['-0.01', '1e999', '"1"', 'null', '[1]'])('a row with a spending of %s is ignored', (usd) => {
  const text = writeHistory([row(1, { spent_usd: 12345 }), row(2, { spent_usd: 2 })]).replace('12345', usd)
  expect(parseHistory(text).map(({ run, spent_usd }) => [run, spent_usd])).toEqual([[2, 2]])
})
