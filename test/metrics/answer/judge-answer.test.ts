import { describe, expect, test } from 'vitest'
import { isJudgedRight, overallGrade } from '../../../src/metrics/answer/judge-answer.js'
import type { Judgments } from '../../../src/model/run/judgments.js'
import { DEFAULT_SCORING } from '../../../src/model/suite/scoring.js'
import { JUDGED, outcomeOf } from '../judged.js'
import { makeFailure, makeReply, scoreWith } from '../make-trial.js'

const GRADES: Judgments = { answer: { correctness: 4, completeness: 5, faithfulness: 3 } }
const CASE = { expected_answer: 'x' }
const IDS = ['judge.correctness', 'judge.completeness', 'judge.faithfulness', 'judge.overall']

test.each([
  [[5, 4, 3], 0.8],
  [[5, 3], 0.8],
  [[2], 0.4],
  [[], null],
])('the grades %j are %j of the maximum', (grades, share) => {
  expect(overallGrade(grades)).toBe(share)
})

test.each<[Readonly<Record<string, number>>, boolean | null]>([
  [{ 'judge.correctness': 4 }, true],
  [{ 'judge.correctness': 3 }, false],
  [{ 'judge.completeness': 5 }, null],
  [{ 'quality.answer-quality': 0.7, 'quality.factual-correctness': 0.7, 'quality.completeness': 0.7 }, true],
  [{ 'quality.answer-quality': 1, 'quality.factual-correctness': 0.5, 'quality.completeness': 0.5 }, false],
  [{ 'quality.answer-quality': 1, 'quality.completeness': 1 }, null],
])('scores or labels of %j are right: %j', (named, isRight) => {
  expect(isJudgedRight(named)).toBe(isRight)
})

describe('grades of the judge', () => {
  const nothing = 'no judge scored it'
  const broken = 'the judge gave nothing usable: not JSON'
  const ungrounded = 'the target reported no spans and no sources'
  const bare = makeReply()
  test.each([
    ['are taken as they are', GRADES, undefined, [4, 5, 3, 0.8]],
    ['are missing if nobody judged', undefined, undefined, [nothing, nothing, nothing, nothing]],
    ['are missing where another question was asked', { claims: { claims: [] } }, undefined, Array(4).fill(nothing)],
    ['are never 0 where the judge failed', { answer: { error: 'not JSON' } }, undefined, Array(4).fill(broken)],
    ['need something to be faithful to, and are averaged without', GRADES, bare, [4, 5, ungrounded, 0.9]],
    ['take names of sources for it', GRADES, makeReply({ sources: ['a.md'] }), [4, 5, 3, 0.8]],
    ['are 0 for a trial that failed', undefined, makeFailure('crash', 'exit 1'), [0, 0, 0, 0]],
  ])('%s', (_what, judgments, observation, expected) => {
    const more = observation === undefined ? {} : { observation }
    expect(IDS.map((id) => outcomeOf(id, judgments as Judgments | undefined, CASE, more))).toEqual(expected)
  })

  test('cut the judge’s error message', () => {
    const reason = outcomeOf('judge.correctness', { answer: { error: 'x'.repeat(9999) } }, CASE)
    expect(String(reason)).toHaveLength(200)
  })

  test('apply if the case states an expectation: an answer, key points, or nothing for faithfulness', () => {
    const applying = (written: Record<string, unknown>) =>
      IDS.filter((id) => outcomeOf(id, GRADES, written) !== undefined)
    expect(applying(CASE)).toEqual(IDS)
    for (const field of ['key_points', 'expected_claims'])
      expect(applying({ [field]: ['p'] })).toEqual(['judge.completeness', 'judge.faithfulness'])
    expect(applying({})).toEqual(['judge.faithfulness'])
  })

  test('apply only in a suite that asks the question', () => {
    for (const judged of [[], ['quality', 'rubric']] as const)
      for (const id of IDS) {
        expect(outcomeOf(id, GRADES, CASE, { scoring: { ...JUDGED, judged: [...judged] } }), id).toBeUndefined()
      }
  })
})

test('do not mention a judge in any trial if the suite has no judge', () => {
  const written = { ...CASE, expected_answer_criteria: 'c', requirements: [{ id: 'r', description: 'd' }] }
  for (const observation of [makeReply(), makeFailure('timeout', 'x')]) {
    const { scores, unscored } = scoreWith(written, observation, { scoring: DEFAULT_SCORING }, GRADES)
    const judged = [...Object.keys(scores), ...Object.keys(unscored)].filter((id) =>
      /^(judge|quality|rubric)\./.test(id),
    )
    expect(judged).toEqual([])
  }
})

test('ignore judgments in a reply: a target cannot judge itself', () => {
  const observation = makeReply({ spans: [], judgments: GRADES, judge: GRADES.answer })
  expect(outcomeOf('judge.correctness', undefined, CASE, { observation })).toBe('no judge scored it')
})
