import { expect, test } from 'vitest'
import { writeFooter } from '../../../src/core/report/write-footer.js'
import { comparisonWith, contextWith } from './facts.js'

const counts = { cases: 60, trials: 60, ok: 60, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
const footer = (changes: Partial<typeof counts>): string =>
  JSON.stringify(writeFooter(comparisonWith({}), contextWith({ counts: { ...counts, ...changes } })))

test.each([
  [{ retries: 1 }, '1 retry'],
  [{ retries: 3, infrastructure: 2, ok: 58 }, '2 without an answer, 3 retries'],
  [{ failed: 4, timeouts: 1, ok: 56 }, '4 trials failed, 1 time-out'],
])('what went wrong is counted: %j', (changes, words) => {
  expect(footer(changes)).toContain(JSON.stringify(words))
})

test('nothing is said of retries where there were none', () => {
  expect(footer({})).not.toMatch(/retr|failed|time-out|without an answer/)
})
