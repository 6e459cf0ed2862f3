import { expect, test } from 'vitest'
import type { ReportContext } from '../../../src/model/result/report.js'
import { writeFooter } from '../../../src/report/sections/run-facts.js'
import { comparisonWith, contextWith } from './facts.js'

const counts = { cases: 60, trials: 60, ok: 60, failed: 0, infrastructure: 0, timeouts: 0, retries: 0 }
test('the cost of the judge is separate from that of the system', () => {
  const write = (context: Parameters<typeof contextWith>[0]) =>
    JSON.stringify(writeFooter(comparisonWith({}), contextWith(context)))
  expect(write({ judge_cost: { usd: 0.021, trials_unknown: 0 } })).toContain('"cost: system $0.14, judge $0.021"')
  const unknown = { counts, trials_of_unknown_cost: 60, judge_cost: { usd: 0.5, trials_unknown: 2 } }
  expect(write(unknown)).toContain('"cost: system unknown, judge $0.50 and 2 trials of unknown cost"')
})

const footer = (changes: Partial<ReportContext['counts']>): string =>
  JSON.stringify(writeFooter(comparisonWith({}), contextWith({ counts: { ...counts, ...changes } })))

test.each([
  [{ retries: 1 }, '1 retry'],
  [{ cached: 12 }, 'from the cache: 12 of 60 answers, whose latency does not count'],
  [{ judge: { readings: 120, cached: 40 } }, 'from the cache: 40 of 120 readings of the judge'],
  [{ retries: 3, infrastructure: 2, ok: 58 }, '2 without an answer, 3 retries'],
  [{ failed: 4, timeouts: 1, ok: 56 }, '4 trials failed, 1 time-out'],
])('errors are counted: %j', (changes, words) => {
  expect(footer(changes)).toContain(JSON.stringify(words))
})

test('retries are not mentioned if there were none', () => {
  expect(footer({})).not.toMatch(/retr|failed|time-out|without an answer/)
})

test('trials that repeat an answer are counted, because they are paid for too', () => {
  const asked = { rounds: 1, cap: 3, answers: 72, asked_on: 12, main: { least: 2, most: 2 }, refuted_by: null }
  const written = JSON.stringify(writeFooter(comparisonWith({ asked }), contextWith({ counts })))
  expect(written).toContain('"60 cases × 1 trial, 12 repeated"')
  expect(footer({})).toContain('"60 cases × 1 trial"')
})
