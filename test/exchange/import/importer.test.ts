import { expect, test } from 'vitest'
import { describePage } from '../../../src/exchange/import/importer.js'

const two = [{ id: 1 }, { id: 2 }]
const JOIN = ' Ask for the other pages too, and join their lists.'

test.each([
  [{ data: two, meta: { page: 1, limit: 2, totalItems: 5, totalPages: 3 } }, `it is a page with 2 of 5 items.${JOIN}`],
  [{ data: two, meta: { page: 1, limit: 2, totalPages: 3 } }, `it is a page with 2 items, and more follow.${JOIN}`],
  [{ object: 'list', data: two, has_more: true }, `it is a page with 2 items, and more follow.${JOIN}`],
  [{ data: two, meta: { cursor: 'x' } }, `it is a page with 2 items and a cursor: more may follow.${JOIN}`],
  [{ items: two, next_cursor: 'x' }, `it is a page with 2 items and a cursor: more may follow.${JOIN}`],
  [
    { runs: two, cursors: { next: 'x', prev: null } },
    `it is a page with 2 items and a cursor: more may follow.${JOIN}`,
  ],
  [{ events: two, cursor: 'x' }, `it is a page with 2 items and a cursor: more may follow.${JOIN}`],
  [{ data: [two], has_more: true }, `it is a page with 1 item, and more follow.${JOIN}`],
  // Complete replies, and pages that were joined.
  [{ data: two, meta: { page: 1, limit: 50, totalItems: 2, totalPages: 1 } }, null],
  [{ data: [...two, ...two, two], meta: { page: 1, limit: 2, totalItems: 5, totalPages: 3 } }, null],
  [{ object: 'list', data: two, has_more: false }, null],
  [{ items: two, next_cursor: null }, null],
  [{ runs: two, cursors: { next: null } }, null],
  [{ questions: two, meta: 'mine', cursor: '' }, null],
  [two, null],
])('a page of a reply is told from a whole one: %j', (reply, said) => {
  expect(describePage(reply)).toBe(said)
})

test('a document with hundreds of thousands of keys is no page', () => {
  expect(describePage(Object.fromEntries(Array.from({ length: 200_000 }, (_, at) => [`q${at}`, two])))).toBeNull()
})
