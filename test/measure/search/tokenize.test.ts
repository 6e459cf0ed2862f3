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
