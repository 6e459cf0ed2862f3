import { expect, test } from 'vitest'
import { foldWord, queryTerms, tokenize } from '../../../src/measure/search/tokenize.js'

test.each([
  ['parseSuites', ['pars', 'suit', 'parsesuit']],
  ['parse_suite', ['pars', 'suit', 'parsesuit']],
  ['no-regression', ['no', 'regression']],
  ['HTTPServer2', ['http', 'server', '2', 'httpserver2']],
  ['precision@5', ['precision', '5']],
  ['__init__', ['init']],
  ['Straße', ['straß']],
  ['— !', []],
  ['退款政策', ['退款', '款政', '政策']],
  ['第3章', ['第', '3', '章', '第3章']],
  ['APIの使い方', ['api', 'の使', '使い', 'い方', 'apiの使い方']],
  ['𠮷野家', ['𠮷野', '野家']],
  ['ราคา', ['รา', 'าค', 'คา']],
  // A letter with its mark as one character and as two, and vowels that are marks.
  ['Kündigung', ['kündigung']],
  ['Ku\u0308ndigung', ['kündigung']],
  ['हिन्दी', ['हिन्दी']],
  ['환불 정책', ['환불', '정책']],
  ['الاسترجاع', ['الاسترجاع']],
])('%s', (text, terms) => {
  expect(tokenize(text)).toEqual(terms)
})

test.each([
  ['restarted', 'restart'],
  ['queries', 'query'],
  ['running', 'run'],
  ['computes', 'comput'],
  ['computed', 'comput'],
  ['string', 'string'],
  ['speed', 'speed'],
  ['process', 'process'],
  ['bus', 'bus'],
])('%s folds to %s', (word, folded) => {
  expect(foldWord(word)).toBe(folded)
})

test('a question gives each significant term once', () => {
  expect(queryTerms('Where is the run’s run folder written, and what writes it?')).toEqual([
    'run',
    's',
    'folder',
    'written',
    'writ',
  ])
})
