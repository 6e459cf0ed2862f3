import { describe, expect, test } from 'vitest'
import { describeJudgments, describeTrial } from '../../../src/modes/evaluate/describe-trial.js'
import type { Reply } from '../../../src/model/run/observation.js'
import { caseSchema } from '../../../src/model/suite/case.js'
import type { Judgments } from '../../../src/model/run/judgments.js'
import type { JudgeOpinion } from '../../../src/model/result/case-data.js'

test.each<[string, Judgments, readonly JudgeOpinion[]]>([
  ['nothing if nobody judged', {}, []],
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
])('the description has %s', (_, judgments, opinions) => {
  expect(describeJudgments(judgments)).toEqual(opinions)
})

describe('the description of a trial', () => {
  const describeReply = (fields: Record<string, unknown>, reply: Partial<Reply>) =>
    describeTrial(
      {
        case: 'a',
        trial: 0,
        retries: 0,
        observation: { status: 'ok', latency_ms: 1, reply: { answer: 'x', ...reply } },
      },
      {
        ...caseSchema.parse({ id: 'a', query: 'Where?', ...fields }),
        at: { file: 'a.yaml', line: 1 },
        fingerprint: 'f',
      },
      [],
    )

  test('ranks spans like the scoring: duplicates take no rank and match nothing', () => {
    const { spans } = describeReply(
      { expected_spans: [{ path: 'a.ts', symbol: 'f' }] },
      { spans: [{ path: 'b.ts' }, { path: 'b.ts' }, { path: './a.ts', symbol: 'f' }] },
    )
    expect(spans.map(({ label, rank, finds }) => [label, rank, finds?.label ?? null])).toEqual([
      ['b.ts', 1, null],
      ['b.ts', null, null],
      ['./a.ts::f', 2, 'a.ts::f'],
    ])
  })

  test('has the reasons of another harness among its facts, whether it passed or not', () => {
    expect(describeReply({}, { passed: true, reasons: ['All assertions passed', 'score 1'] }).facts).toEqual([
      ['reasons', 'All assertions passed\nscore 1'],
    ])
  })
})
