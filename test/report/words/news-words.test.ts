import { expect, test } from 'vitest'
import type { IssueAction, Regression } from '../../../src/model/result/night.js'
import { describeNews } from '../../../src/report/words/regression-words.js'

const FRANCE: Regression = {
  ...{ id: 'case france', against: 'night', of: { kind: 'case', id: 'france' }, margins: null, result: null },
}
const told = 'Regression detected: the case france passed every time before and fails every time now on commit abc1234'
const facts = { suite: 'atlas', commit: 'abc12345', regressions: [FRANCE], recovered: [] }

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
])('%j is described as %s', (action, headline, lines) => {
  expect(describeNews(action, facts)).toEqual(headline === null ? null : { headline, facts: lines })
})

test('recovered gates are described with their figures', () => {
  const recovered = ['success is back at 92 % (76 % at worst)']
  expect(describeNews({ kind: 'close', number: 9 }, { ...facts, recovered })?.facts).toEqual([
    'success is back at 92 % (76 % at worst)',
    '2 good nights in a row, the last on commit abc1234',
  ])
})

test('five regressions are described, and the others counted', () => {
  const regressions = Array.from({ length: 7 }, () => FRANCE)
  const news = describeNews({ kind: 'open' }, { ...facts, regressions })
  expect(news?.facts).toEqual([told, told, told, told, told, 'and 2 more'])
})
