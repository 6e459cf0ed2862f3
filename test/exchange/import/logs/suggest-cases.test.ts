import { expect, test } from 'vitest'
import type { AskedQuestion } from '../../../../src/exchange/import/logs/gather-questions.js'
import { suggestCases } from '../../../../src/exchange/import/logs/suggest-cases.js'
import { queryTerms } from '../../../../src/measure/search/tokenize.js'

const ask = (query: string, count: number): AskedQuestion => ({
  query,
  count,
  at: { file: 'log', line: 1 },
  answer: null,
  retrieved: [],
})

test('questions similar to an enabled case are covered; the others are grouped and ranked', () => {
  const { suggested, ...sums } = suggestCases(
    [
      ask('How do I reset my password?', 50),
      ask('Where is my parcel?', 3),
      ask('where is the parcel that I ordered', 2),
      ask('Do you ship to Norway?', 4),
      ask('reset the password of the router', 9),
      ask('Are dogs allowed?', 6),
      ask('what is it', 1),
      ask('(e-mail) parcel', 1),
    ],
    [
      { id: 'reset', query: 'how can I reset a password', enabled: true },
      { id: 'dogs', query: 'are dogs allowed', enabled: false },
    ],
    queryTerms,
  )
  expect(sums).toEqual({ asked: 76, different: 8, covered: 59, waiting: 6, untold: 1, lacking: 10 })
  expect(
    suggested.map(({ question, others, count, phrasings, nearest, score }) => ({
      first: question.query,
      others,
      count,
      phrasings,
      nearest,
      score,
    })),
  ).toEqual([
    {
      first: 'Where is my parcel?',
      others: ['where is the parcel that I ordered', '(e-mail) parcel'],
      ...{ count: 6, phrasings: 3, nearest: null, score: 6 },
    },
    { first: 'Do you ship to Norway?', others: [], count: 4, phrasings: 1, nearest: null, score: 4 },
  ])
})

test('among equally frequent questions, the one furthest from every case comes first', () => {
  const { suggested } = suggestCases(
    [ask('export invoices monthly archive', 5), ask('cancel subscription', 5)],
    [{ id: 'export', query: 'export contacts list', enabled: true }],
    queryTerms,
  )
  expect(suggested.map(({ question, nearest }) => [question.query, nearest?.id])).toEqual([
    ['cancel subscription', undefined],
    ['export invoices monthly archive', 'export'],
  ])
  expect(suggested[1]?.score).toBeCloseTo(5 * (1 - (suggested[1]?.nearest?.similarity ?? 0)), 12)
})

test('an empty suite covers nothing', () => {
  const coverage = suggestCases([ask('a parcel', 1)], [], queryTerms)
  expect(coverage).toMatchObject({ covered: 0, lacking: 1 })
})
