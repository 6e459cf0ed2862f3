import { expect, test } from 'vitest'
import type { IssueAction } from '../../../src/compare/nights/decide-night.js'
import { describeNews } from '../../../src/compare/nights/describe-news.js'

const line = 'Recall@10 dropped from 85 % to 75 % (threshold 77 %)'
const told = `Regression detected: ${line} on commit abc1234`
const facts = { suite: 'atlas', commit: 'abc12345', regressions: [{ line, against: 'night' as const }], recovered: [] }

test.each<[IssueAction, string | null, readonly string[]]>([
  [{ kind: 'open' }, 'Golden suite atlas regressed', [told]],
  [{ kind: 'reopen', number: 9 }, 'Golden suite atlas regressed again', [told]],
  [{ kind: 'update', number: 9, news: 'joined' }, 'Golden suite atlas got worse', [told]],
  [{ kind: 'update', number: 9, news: null }, null, []],
  [
    { kind: 'close', number: 9 },
    'Golden suite atlas is good again',
    ['2 good nights in a row, the last on commit abc1234'],
  ],
  [{ kind: 'nothing', reason: 'nothing is wrong' }, null, []],
])('%j is told as %s', (action, headline, lines) => {
  expect(describeNews(action, facts)).toEqual(headline === null ? null : { headline, facts: lines })
})

test('what is good again is told with its figures', () => {
  const recovered = ['success is back at 92 % (76 % at worst)']
  expect(describeNews({ kind: 'close', number: 9 }, { ...facts, recovered })?.facts).toEqual([
    'success is back at 92 % (76 % at worst)',
    '2 good nights in a row, the last on commit abc1234',
  ])
})

test('five regressions are told, the others counted', () => {
  const regressions = Array.from({ length: 7 }, () => ({ line, against: 'night' as const }))
  const news = describeNews({ kind: 'open' }, { ...facts, regressions })
  expect(news?.facts).toEqual([told, told, told, told, told, 'and 2 more'])
})
