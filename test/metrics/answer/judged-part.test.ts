import { expect, test } from 'vitest'
import { readJudgeReason } from '../../../src/metrics/answer/judged-part.js'
import type { FailedJudgment, Judgments } from '../../../src/model/run/judgments.js'
import { JUDGED_QUESTIONS } from '../../../src/model/suite/scoring.js'
import { JUDGED } from '../judged.js'
import { makeReply, scoreWith } from '../make-trial.js'

/** Returns what a trial's reasons for unscored metrics say about its judge. */
function readReasons(judgments: Judgments) {
  const { unscored } = scoreWith({}, makeReply(), { scoring: { ...JUDGED, judged: [...JUDGED_QUESTIONS] } }, judgments)
  return Object.values(unscored).flatMap((reason) => readJudgeReason(reason) ?? [])
}

test.each<[string, (failed: FailedJudgment) => Judgments]>([
  ['the answer', (failed) => ({ answer: failed })],
  ['the quality', (failed) => ({ quality: failed })],
  ['the rubric', (failed) => ({ rubric: { runs: [failed] } })],
  ['the claims', (failed) => ({ claims: failed })],
])('the error of a judge over %s is read from the reasons of its metrics', (_question, judge) => {
  const broken = readReasons(judge({ error: 'not\nJSON' }))
  expect(broken.length).toBeGreaterThan(0)
  expect(new Set(broken.map((said) => JSON.stringify(said)))).toEqual(new Set(['{"error":"not\\nJSON"}']))
  const unasked = readReasons(judge({ error: 'no key', asked: false }))
  expect(unasked).toEqual(unasked.map(() => ({ error: 'no key', asked: false })))
  expect(unasked).toHaveLength(broken.length)
})

test.each([
  ['the judge failed: slow', { error: 'slow' }],
  ['no judge scored it', null],
  ['the judge gave no scores', null],
  ['infrastructure failure: the judge failed: slow', null],
])('a reason of an older run, or an unrelated one, is told apart: %s', (reason, said) => {
  expect(readJudgeReason(reason)).toEqual(said)
})
