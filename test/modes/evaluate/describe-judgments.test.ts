import { expect, test } from 'vitest'
import { describeJudgments } from '../../../src/modes/evaluate/describe-judgments.js'
import type { Judgments } from '../../../src/model/run/judgments.js'
import type { JudgeOpinion } from '../../../src/model/result/report.js'

test.each<[string, Judgments, readonly JudgeOpinion[]]>([
  ['nothing where nobody judged', {}, []],
  [
    'the grades of an answer',
    { answer: { correctness: 2, completeness: null, faithfulness: 5, reasoning: ' It is 14 days. ' } },
    [
      {
        kind: 'judged',
        question: 'answer',
        scores: [
          { name: 'correctness', value: 2, most: 5 },
          { name: 'completeness', value: null, most: 5 },
          { name: 'faithfulness', value: 5, most: 5 },
        ],
        reasoning: 'It is 14 days.',
      },
    ],
  ],
  [
    'the criteria that are not met',
    {
      quality: {
        answer_quality: 0.5,
        factual_correctness: 1,
        completeness: 0.25,
        criteria: [
          { text: 'names the file', met: true },
          { text: 'names the line', met: false },
        ],
      },
    },
    [
      {
        kind: 'judged',
        question: 'quality',
        scores: [
          { name: 'answer quality', value: 0.5, most: 1 },
          { name: 'factual correctness', value: 1, most: 1 },
          { name: 'completeness', value: 0.25, most: 1 },
        ],
        reasoning: 'not met: names the line',
      },
    ],
  ],
  [
    'the first usable reading of a rubric, with its notes',
    {
      rubric: {
        runs: [
          { error: 'not JSON' },
          {
            weighted_score: 0.6,
            requirements: { R1: { score: 0.2, notes: 'no test' }, R2: null },
            reasoning: 'Half done.',
          },
        ],
      },
    },
    [
      {
        kind: 'judged',
        question: 'rubric',
        scores: [
          { name: 'weighted score', value: 0.6, most: 1 },
          { name: 'R1', value: 0.2, most: 1 },
          { name: 'R2', value: null, most: 1 },
        ],
        reasoning: 'Half done.\nR1: no test',
      },
    ],
  ],
  [
    'the claims without support',
    {
      claims: {
        claims: [
          { text: 'a', supported: true },
          { text: 'b', supported: false },
          { text: 'c', supported: null },
        ],
      },
    },
    [
      {
        kind: 'judged',
        question: 'claims',
        scores: [{ name: 'supported claims', value: 1, most: 3 }],
        reasoning: 'not supported: b\ncannot be told: c',
      },
    ],
  ],
  [
    'that a judge gave nothing, but not that it was not asked',
    { answer: { error: 'HTTP 500' }, quality: { error: 'the budget is spent', asked: false } },
    [{ kind: 'unjudged', question: 'answer', reason: 'HTTP 500' }],
  ],
])('tells %s', (_, judgments, opinions) => {
  expect(describeJudgments(judgments)).toEqual(opinions)
})
