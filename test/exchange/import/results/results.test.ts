import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readResults } from '../../../../src/exchange/import/results/index.js'
import type { Columns, ResultArm, ResultRow } from '../../../../src/exchange/import/results/result-arm.js'
import { makeCaseIdsUnique } from '../../../../src/exchange/import/results/rows.js'

const read = (
  path: string,
  text: string,
  columns: Partial<Columns> = {},
  format?: string,
): readonly ResultArm[] | null =>
  readResults({ path, text }, { format, columns: { scores: [], ...columns } })?.map(
    ({ left_out: leftOut = [], ...arm }) => ({
      ...arm,
      ...(leftOut.length > 0 && { left_out: leftOut }),
      rows: arm.rows.map(({ reasons = [], ...row }) => (reasons.length === 0 ? row : { ...row, reasons })),
    }),
  ) ?? null
const file = (name: string): string => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8')
const json = (value: unknown): string => JSON.stringify(value)
const lines = (...values: readonly unknown[]): string => values.map(json).join('\n')

describe('files of promptfoo 0.121.20: two prompts, an echoing provider and a failing one', () => {
  test.each(['promptfoo.json', 'promptfoo.jsonl'])('%s: each pair of provider and prompt is an arm', (name) => {
    const arms = read(name, file(name)) ?? []
    expect(arms.map((arm) => arm.name).sort()).toEqual([
      'down: It is {{guess}}.',
      'down: The capital of {{country}} is {{guess}}.',
      'echo: It is {{guess}}.',
      'echo: The capital of {{country}} is {{guess}}.',
    ])
    const echo = arms.find((arm) => arm.name === 'echo: It is {{guess}}.')
    expect(echo?.rows.map(({ latency_ms: _varies, ...row }) => row)).toEqual([
      {
        ...{ id: 'france', query: 'country: France\nguess: Paris', answer: 'It is Paris.', passed: true },
        ...{ scores: { accuracy: 1 }, cost_usd: 0, input_tokens: 0, output_tokens: 0, error: undefined },
        reasons: ['All assertions passed'],
      },
      {
        ...{ id: 'country: Spain, guess: Barcelona', query: 'country: Spain\nguess: Barcelona' },
        ...{ answer: 'It is Barcelona.', passed: false, scores: { score: 0 } },
        reasons: ['Expected output to contain "Madrid"'],
        ...{ cost_usd: 0, input_tokens: 0, output_tokens: 0, error: undefined },
      },
    ])
  })

  test('a provider that is down is not a failed assertion', () => {
    const down = (read('promptfoo.json', file('promptfoo.json')) ?? []).find((arm) => arm.name.startsWith('down'))
    expect(down?.rows.map(({ passed, scores, error }) => ({ passed, scores, error }))).toEqual([
      { passed: null, scores: {}, error: 'API error: 503 Service Unavailable' },
      { passed: null, scores: {}, error: 'API error: 503 Service Unavailable' },
    ])
  })

  test.each([
    [{ score: null }, {}],
    [{ score: null, namedScores: { accuracy: null, tone: 0.5 } }, { tone: 0.5 }],
    [{ score: 0.25, namedScores: { accuracy: null } }, { score: 0.25 }],
  ])('%j: a score of null is not a score', (given, scores) => {
    const results = [{ success: true, provider: { id: 'echo' }, vars: { question: 'why' }, ...given }]
    expect(read('r.json', json({ results: { results } }))?.[0]?.rows[0]?.scores).toEqual(scores)
  })
})

/** Files of the formats' own types: inspect_ai's `EvalLog`, DeepEval's `TestRun`, lm-evaluation-harness' samples, oaieval's events. */
const FORMATS: readonly [string, string, string, readonly ResultArm[]][] = [
  [
    'inspect_ai: epochs are trials, a scorer gives a number, a word or several values, an error is no score',
    'log.json',
    json({
      version: 2,
      status: 'success',
      eval: { task: 'capitals', model: 'openai/gpt-4o' },
      samples: [
        {
          ...{ id: 1, epoch: 1, input: 'Capital of France?', target: 'Paris', total_time: 1.5 },
          output: { completion: 'Paris', model: 'gpt-4o-2024' },
          scores: { match: { value: 'C' }, grade: { value: { style: 0.5, tone: 1 } } },
          model_usage: { 'openai/gpt-4o': { input_tokens: 10, output_tokens: 2, total_tokens: 12 } },
        },
        {
          ...{ id: 1, epoch: 2, target: ['Paris'], scores: {}, output: { completion: '' } },
          input: [
            { role: 'system', content: 'Be brief.' },
            { role: 'user', content: 'Capital of France?' },
          ],
          error: { message: 'RateLimitError: 429' },
        },
      ],
    }),
    [
      {
        name: 'openai/gpt-4o',
        rows: [
          {
            ...{ id: '1', query: 'Capital of France?', answer: 'Paris', expected: 'Paris', passed: null },
            scores: { match: 1, 'grade.style': 0.5, 'grade.tone': 1 },
            ...{ latency_ms: 1500, input_tokens: 10, output_tokens: 2, model: 'gpt-4o-2024' },
          },
          {
            ...{ id: '1', query: 'Capital of France?', answer: '', expected: 'Paris', passed: null, scores: {} },
            error: 'RateLimitError: 429',
          },
        ],
      },
    ],
  ],
  [
    'DeepEval: a case without a name of its own is its question',
    '.latest_test_run.json',
    json({
      testRunData: {
        testCases: [
          {
            ...{ name: 'test_case_0', input: 'Capital of Spain?', actualOutput: 'Madrid', expectedOutput: 'Madrid' },
            ...{ success: true, order: 0, completionTime: 0.25, tokenCost: 0.001, tags: ['europe'] },
            metricsData: [
              { name: 'Answer Relevancy', threshold: 0.5, success: true, score: 0.9, reason: 'fine' },
              { name: 'Hallucination', threshold: 0.5, success: true, score: null, error: 'the judge timed out' },
            ],
          },
          { name: 'greeting', input: 'Hello?', actualOutput: 'Hi', success: false, metricsData: [] },
        ],
      },
    }),
    [
      {
        name: '',
        directions: { 'Answer Relevancy': 'higher' },
        rows: [
          {
            ...{ id: 'Capital of Spain?', query: 'Capital of Spain?', answer: 'Madrid', expected: 'Madrid' },
            ...{ tags: ['europe'], passed: true, scores: { 'Answer Relevancy': 0.9, Hallucination: null } },
            reasons: [
              'Answer Relevancy 0.9 (threshold 0.5): fine',
              'Hallucination (threshold 0.5): the judge timed out',
            ],
            ...{ latency_ms: 250, cost_usd: 0.001 },
          },
          { id: 'greeting', query: 'Hello?', answer: 'Hi', tags: [], passed: false, scores: {} },
        ],
      },
    ],
  ],
  [
    'lm-evaluation-harness: what a line lists as metrics are its scores, else what is a number; a filter is an arm',
    'samples_gsm8k_2026.jsonl',
    lines(
      {
        ...{ doc_id: 0, doc: { question: '2+2?' }, target: '4', arguments: [['2+2?']], resps: [['4']] },
        ...{ filtered_resps: ['4'], filter: 'strict', metrics: ['exact_match'], doc_hash: 'x', exact_match: 1.0 },
      },
      {
        ...{ doc_id: 0, doc: { question: '2+2?' }, target: '4', arguments: [['2+2?']], resps: [['4']] },
        ...{ filtered_resps: ['4', 'four'], filter: 'flexible', acc: true },
      },
    ),
    [
      {
        ...{ name: 'strict', key_column: 'doc_hash' },
        rows: [
          {
            ...{ id: '0', key: 'x', query: '{"question":"2+2?"}', answer: '4', expected: '4', passed: null },
            scores: { exact_match: 1 },
          },
        ],
      },
      {
        ...{ name: 'flexible', key_column: 'doc_hash' },
        rows: [
          {
            ...{ id: '0', query: '{"question":"2+2?"}', answer: '["4","four"]', expected: '4', passed: null },
            scores: { acc: 1 },
          },
        ],
      },
    ],
  ],
  [
    "OpenAI's evals: the events of a sample make one row",
    'events.jsonl',
    lines(
      { spec: { run_id: 'r', completion_fns: ['gpt-4o'], eval_name: 'capitals.dev.v0' } },
      {
        ...{ run_id: 'r', event_id: 0, sample_id: 'capitals.dev.0', type: 'sampling', created_by: '', created_at: '' },
        data: { prompt: [{ role: 'user', content: 'Capital of Italy?' }], sampled: ['Rome'] },
      },
      {
        ...{ run_id: 'r', event_id: 1, sample_id: 'capitals.dev.0', type: 'match', created_by: '', created_at: '' },
        data: { correct: true, expected: 'Rome', picked: 'Rome' },
      },
      { run_id: 'r', event_id: 2, sample_id: 'capitals.dev.1', type: 'error', data: { message: 'Timeout' } },
      { final_report: { accuracy: 1 } },
    ),
    [
      {
        name: 'gpt-4o',
        rows: [
          {
            ...{ id: 'capitals.dev.0', query: 'Capital of Italy?', answer: 'Rome', expected: 'Rome' },
            ...{ passed: true, scores: {} },
          },
          { id: 'capitals.dev.1', query: 'capitals.dev.1', answer: null, passed: null, scores: {}, error: 'Timeout' },
        ],
      },
    ],
  ],
  [
    'Ragas as CSV: columns of numbers are scores, an empty one or nan is none',
    'ragas.csv',
    'user_input,retrieved_contexts,response,reference,faithfulness,answer_relevancy\nCapital of Peru?,"[\'Lima\']",Lima,Lima,0.8,nan\nCapital of Cuba?,[],Quito,Havana,,0.25\n',
    [
      {
        name: '',
        rows: [
          {
            ...{ id: 'Capital of Peru?', query: 'Capital of Peru?', answer: 'Lima', expected: 'Lima', tags: [] },
            ...{ passed: null, scores: { faithfulness: 0.8, answer_relevancy: null } },
          },
          {
            ...{ id: 'Capital of Cuba?', query: 'Capital of Cuba?', answer: 'Quito', expected: 'Havana', tags: [] },
            ...{ passed: null, scores: { faithfulness: null, answer_relevancy: 0.25 } },
          },
        ],
      },
    ],
  ],
  [
    'a table with its scores in an object',
    'experiment.json',
    json([
      { id: 'a', input: { q: 'x' }, output: 'y', expected: 'y', scores: { Factuality: 1 }, tags: ['t'] },
      { id: 'b', input: { q: 'z' }, output: null, scores: { Factuality: { score: 0 } }, error: 'timeout' },
    ]),
    [
      {
        name: '',
        rows: [
          {
            ...{ id: 'a', query: 'x', answer: 'y', expected: 'y', tags: ['t'], passed: null },
            scores: { Factuality: 1 },
          },
          {
            ...{ id: 'b', query: 'z', answer: null, tags: [], passed: null },
            ...{ scores: { Factuality: 0 }, error: 'timeout' },
          },
        ],
      },
    ],
  ],
]

test.each(FORMATS)('%s', (_what, path, text, expected) => {
  expect(read(path, text)).toEqual(expected)
})

describe('a table of your own', () => {
  const text = 'case;frage;antwort;ok;note\n1;Wie?;So;yes;4.5\n1;Wie?;Anders;no;3\n2;Wo?;Da;yes;5\n'

  test('is read with the named columns', () => {
    const [arm] =
      read('t.csv', text, { id: 'case', query: 'frage', answer: 'antwort', pass: 'ok', scores: ['note'] }) ?? []
    expect(arm?.rows.map(({ id, answer, passed, scores }) => [id, answer, passed, scores['note']])).toEqual([
      ['1', 'So', true, 4.5],
      ['1', 'Anders', false, 3],
      ['2', 'Da', true, 5],
    ])
  })

  test.each<[Partial<Columns>, string]>([
    [{ id: 'nr' }, 'no column is named `nr`; there are case, frage, antwort, ok, note'],
    [{ scores: ['grade'] }, 'no column is named `grade`; there are case, frage, antwort, ok, note'],
    [{}, 'no column says which question a row is; name one with --id or --query'],
  ])('%j is refused: %s', (columns, problem) => {
    expect(() => read('t.csv', text, columns)).toThrow(`t.csv cannot be read as results of table: ${problem}.`)
  })

  test('a refusal does not name columns without a name, such as the index of pandas', () => {
    const problem = 'there are case, frage, antwort, ok, note.'
    expect(() => read('t.csv', text.replaceAll(/^(?=.)/gm, ';'), { id: 'nr' })).toThrow(problem)
  })

  test('an id shared by several questions is extended with the question', () => {
    const [arm] =
      read(
        't.json',
        json([
          { id: 'x', question: 'One?', correct: true },
          { id: 'x', question: 'Two?', correct: false },
        ]),
      ) ?? []
    expect(makeCaseIdsUnique(arm === undefined ? [] : [arm])[0]?.rows.map(({ id }) => id)).toEqual([
      'x: One?',
      'x: Two?',
    ])
  })

  test('an id that one arm uses twice is split in every arm, and one whose question was reworded still pairs', () => {
    const row = (id: string, query: string): ResultRow => ({ id, query, answer: '', passed: true, scores: {} })
    const arms = [
      { name: 'old', rows: [row('x', 'One?'), row('x', 'Two?'), row('y', 'Three?')] },
      { name: 'new', rows: [row('x', 'One?'), row('y', 'Three, please?')] },
    ]
    expect(makeCaseIdsUnique(arms).map(({ rows }) => rows.map(({ id }) => id))).toEqual([
      ['x: One?', 'x: Two?', 'y'],
      ['x: One?', 'y'],
    ])
  })
})

test.each([
  ['a suite', 'suite.json', json({ name: 'demo', cases: [] })],
  ['a file that is not JSON', 'x.json', '{'],
  ['prose', 'x.txt', 'not a row'],
])('%s is not a results file', (_what, path, text) => {
  expect(read(path, text)).toBeNull()
})

test.each([
  ['promptfoo', 'x.json', json({ a: 1 }), 'x.json cannot be read as results of promptfoo: it is not of this format.'],
  [undefined, 'x.json', json({ testCases: [] }), 'x.json cannot be read as results of deepeval: it has no results.'],
  [
    undefined,
    'x.json',
    json({ testCases: [{ input: 'a' }] }),
    'x.json cannot be read as results of deepeval: result 1, name: Invalid input: expected string, received undefined.',
  ],
  ['promptfo', 'x.json', '{}', 'did you mean promptfoo?'],
])('as %s, %s %s: %s', (format, path, text, message) => {
  expect(() => read(path, text, {}, format)).toThrow(message)
})
