import { describe, expect, test } from 'vitest'
import type { HistoryRow } from '../../../src/model/run/history.js'
import {
  countLostRows,
  listEarlier,
  findEpisode,
  isWholeHistory,
  mergeHistories,
  MAX_ROWS,
  parseHistory,
  toTrend,
  writeHistory,
} from '../../../src/compare/nights/history.js'

const row = (run: number, attempt = 1, facts: Partial<HistoryRow> = {}): HistoryRow => ({
  ...{ run, attempt, at: '2026-11-22T03:00:00Z', mode: 'nightly', run_id: `r${run}`, variant: 'default' },
  ...{ commit: null, branch: 'main', values: { success: 0.5, mrr: null }, known: 1 },
  ...facts,
})
const keys = (rows: readonly HistoryRow[]): readonly string[] => rows.map(({ run, attempt }) => `${run}.${attempt}`)

describe('history', () => {
  test('is read as written, without damaged lines', () => {
    const rows = [row(1), row(2, 1, { verdict: 'unchanged' })]
    expect(parseHistory(writeHistory(rows))).toEqual(rows)
    const text = `{"run":\n${writeHistory(rows)}{"run":3}\n`
    expect(keys(parseHistory(text))).toEqual(['1.1', '2.1'])
  })

  test('with very many empty lines has the rows between them', () => {
    const blank = '\n'.repeat(300_000)
    expect(keys(parseHistory(`${blank}${writeHistory([row(1)])}${blank}`))).toEqual(['1.1'])
  })

  test.each<[string, boolean]>([
    [writeHistory([row(1), row(2)]), true],
    [writeHistory([row(1), row(2)]).trimEnd(), true],
    [writeHistory([row(1)]), false],
    ['', false],
    [writeHistory([row(1), row(2)]).slice(0, -9), false],
    [`{"run":\n${writeHistory([row(1), row(2)])}`, false],
  ])('%j is complete as what run 2 has left: %j', (text, isWhole) => {
    expect(isWholeHistory(text, 2)).toBe(isWhole)
  })

  test('is the union of what several runs know, by run and attempt, with the newest version', () => {
    expect(keys(mergeHistories([[row(3)], [row(1), row(2)], [row(2, 2), row(1)], []]))).toEqual([
      '1.1',
      '2.1',
      '2.2',
      '3.1',
    ])
    const [mine, theirs] = [row(1, 1, { variant: 'mine' }), row(1, 1, { variant: 'theirs' })]
    expect(mergeHistories([[mine], [theirs]])).toEqual([mine])
    const many = Array.from({ length: MAX_ROWS + 5 }, (_, index) => row(index + 1))
    expect(mergeHistories([many])[0]?.run).toBe(6)
    const record = { base_run: 1, worse: {}, suspect: [], beats: null, has_issue: null }
    const night = (run: number) => row(run, 1, { night: { ...record, outcome: 'good' } })
    expect(keys(mergeHistories([many, [night(0.5), night(7.5)]])).slice(0, 3)).toEqual(['0.5.1', '6.1', '7.1'])
  })

  test('keeps the results of single cases only in its newest rows', () => {
    const rows = Array.from({ length: 31 }, (_, index) => row(index + 1, 1, { passes: { c: [1, 2, '0123abcd'] } }))
    const read = parseHistory(writeHistory(rows))
    expect(read.flatMap(({ run, passes }) => (passes === undefined ? [run] : []))).toEqual([1])
    expect(read.at(-1)).toEqual(rows.at(-1))
    expect(parseHistory(writeHistory(rows.slice(1)))).toEqual(rows.slice(1))
  })

  test('uses the last attempt of a run, and no later run', () => {
    expect(keys(listEarlier([row(1), row(1, 2), row(2), row(3), row(4)], 3))).toEqual(['1.2', '2.1'])
    expect(keys(listEarlier([row(1, 2), row(1)], 3))).toEqual(['1.2'])
  })

  test('notices lost rows', () => {
    expect(countLostRows([row(8, 1, { known: 7 }), row(9, 1, { known: 8 })])).toBe(6)
    expect(countLostRows([row(1), row(2, 1, { known: 2 })])).toBe(0)
    expect(countLostRows([])).toBe(0)
    expect(countLostRows([row(1), row(2), row(3)])).toBe(0)
    // The count has an upper limit, because no history keeps more rows.
    expect(countLostRows([row(9, 1, { known: 5000 })])).toBe(2 * MAX_ROWS - 1)
  })

  test.each<[string, Record<string, number | null>, Record<string, number | null>, Record<string, number | null>]>([
    ['the greater loss', { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    ['the one loss that is known', { a: 2, b: null }, { a: null, b: 3 }, { a: 2, b: 3 }],
    ['no loss where none is known', { a: null }, { a: null, b: null }, { a: null, b: null }],
  ])('contains of two worse nights %s', (_what, first, second, worst) => {
    const worse = (run: number, found: Record<string, number | null>) =>
      row(run, 1, {
        night: { ...{ base_run: 1, suspect: [], beats: null, has_issue: null }, outcome: 'regressed', worse: found },
      })
    expect(findEpisode([worse(2, first), worse(3, second)])?.worst).toEqual(worst)
    const start = row(4, 1, {
      night: { ...{ base_run: null, suspect: [], beats: null, has_issue: null }, outcome: 'start', worse: {} },
    })
    expect(findEpisode([worse(2, first), worse(3, second), start])).toBeNull()
  })

  test('shows in a trend the measurements of the variant', () => {
    const rows = [row(1), row(2, 1, { verdict: 'invalid' }), row(3, 1, { variant: 'other' })]
    expect(keys(toTrend(rows, 'default') as readonly HistoryRow[])).toEqual(['1.1'])
  })

  test('shows a carried-forward baseline once', () => {
    const rows = [row(1), row(2), row(3, 1, { run_id: 'r2' }), row(4)]
    expect(keys(toTrend(rows, 'default') as readonly HistoryRow[])).toEqual(['1.1', '2.1', '4.1'])
  })
})
