import { describe, expect, test } from 'vitest'
import { readResults } from '../../../../src/exchange/import/results/index.js'

const read = (path: string, value: unknown, scores: readonly string[] = []) => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const [arm] = readResults({ path, text }, { format: undefined, columns: { scores } }) ?? []
  if (arm === undefined) throw new Error('nobody reads it')
  return arm
}
const table = (column: string, ...cells: readonly string[]): string =>
  [`question,${column}`, ...cells.map((cell, index) => `q${index},"${cell.replaceAll('"', '""')}"`)].join('\n')

describe('a score that is known to go from 0 to 1', () => {
  test('is refused with a value that it cannot have, unless another score is chosen', () => {
    const text = 'id,faithfulness,tone\na,0.5,1\nb,1.5,0.5\nc,0.7,0.2\n'
    expect(() => read('a.csv', text)).toThrow(
      'a.csv cannot be read as results of table: faithfulness of `b` is 1.5, but this score goes from 0 to 1, as 2 of 3 values do. Correct the value, give a score of another scale another name, or choose the scores that count with --score (in the Action, `score: …` in `results-options`).',
    )
    expect(() => read('a.csv', text.replace('1.5', '-0.1'))).toThrow('faithfulness of `b` is -0.1')
    expect(() => read('a.csv', text, ['faithfulness'])).toThrow('1.5')
    expect(read('a.csv', text, ['tone']).rows).toHaveLength(3)
  })

  test.each<[string, string, readonly string[], readonly number[]]>([
    ['may be on another scale', 'faithfulness', ['85', '0', '90'], [85, 0, 90]],
    ['may be on another scale in half of the rows', 'Bias', ['1', '1', '2', '3'], [1, 1, 2, 3]],
    ['may be above 1 by rounding', 'semantic_similarity', ['1.0000002', '0.5', '0'], [1.0000002, 0.5, 0]],
    ['may be negative if it is a cosine', 'answer_relevancy', ['-0.02', '0.5', '0.7'], [-0.02, 0.5, 0.7]],
    ['may have any value under another name', 'my_faithfulness', ['0.2', '1.5', '0.5'], [0.2, 1.5, 0.5]],
  ])('%s', (_what, column, cells, values) => {
    expect(read('a.csv', table(column, ...cells)).rows.map(({ scores }) => scores[column])).toEqual(values)
  })
})

describe('a column of a table', () => {
  // Cells as in confident-ai/deepeval#3298 and other reports.
  test.each<[string, string, readonly string[], readonly (number | null)[]]>([
    [
      'empty cells in all words',
      'score',
      ['1', 'N/A', 'NA', 'n/a', '-', '–', '#N/A', 'None', 'NaN', ' '],
      [1, ...Array<null>(9).fill(null)],
    ],
    ['percentages', 'score', ['92%', '8 %', '100%'], [0.92, 0.08, 1]],
    ['decimal commas', 'score', ['0,92', '1', '0,5'], [0.92, 1, 0.5]],
    ['decimal commas that look like thousands', 'score', ['0,925', '1,000'], [0.925, 1]],
    ['thousands', 'tokens', ['1,024', '12', '2,000,000'], [1024, 12, 2_000_000]],
    ['a list of one number', 'score', ['[0.9]', '[1]'], [0.9, 1]],
    [
      'words for yes and no',
      'score',
      ['correct', 'incorrect', 'pass', 'FAIL', 'Yes', 'no', 'True', 'false'],
      [1, 0, 1, 0, 1, 0, 1, 0],
    ],
    ['letters in a column of grades', 'grade', ['A', 'B', 'C', 'D', 'F'], [1, 0.75, 0.5, 0.25, 0]],
  ])('%s', (_what, column, cells, values) => {
    expect(read('a.csv', table(column, ...cells)).rows.map(({ scores }) => scores[column])).toEqual(values)
  })

  test('with mostly numbers keeps them, and the other cells are counted', () => {
    const { rows, left_out: leftOut } = read('a.csv', table('score', '0.5', 'see log', '0.7', '0.9', 'timeout'))
    expect(rows.map(({ scores }) => scores['score'])).toEqual([0.5, null, 0.7, 0.9, null])
    expect(leftOut).toEqual([
      {
        score: null,
        reason: 'score: 2 values are not numbers and have no score, first line 3: `see log`.',
        all: ['line 3, score: `see log`', 'line 6, score: `timeout`'],
      },
    ])
  })

  test('with few numbers is left out and named', () => {
    const { left_out: leftOut } = read('a.csv', 'question,score,tone\na,1,warm\nb,0,3\nc,1,cold\n')
    expect(leftOut).toEqual([
      {
        score: 'tone',
        reason: 'whose values are mostly no numbers, such as warm, 3, cold',
        all: ['warm', '3', 'cold'].map((text, at) => `tone: \`${text}\` in 1 row, first line ${at + 2}`),
      },
    ])
  })

  test('whose name occurs twice is kept twice', () => {
    const { rows } = read('a.csv', 'question,ok,ok\na,1,0\n')
    expect(rows[0]?.scores).toEqual({ ok: 1, 'ok (2)': 0 })
  })

  test('of texts is not a score and is not mentioned', () => {
    expect(read('a.csv', 'question,score,owner\na,1,Ada\n').left_out).toEqual([])
  })

  test('without a single score leads to an error that lists the columns', () => {
    expect(() => read('a.json', [{ question: 'a', scores: { tone: 'warm' } }])).toThrow(
      'no score found in it: tone, whose values are warm.',
    )
  })
})

test.each([false, 0, '', '[]', '{}', [], {}, null, 'None', 'false'])('an `error` of %j means no error', (error) => {
  expect(read('a.json', [{ question: 'a', score: 1, error }]).rows[0]?.error).toBeUndefined()
})

test.each([
  ['a text', 'timed out', 'timed out'],
  ['an object with its message', { code: 429, message: 'slow down' }, 'slow down'],
])('an `error` that is %s means an error', (_what, error, message) => {
  expect(read('a.json', [{ question: 'a', score: 1, error }]).rows[0]?.error).toBe(message)
})

describe('scores in lists and objects', () => {
  test.each<[string, string, unknown, Readonly<Record<string, number>>]>([
    // https://github.com/braintrustdata/autoevals: `{name, score, metadata}`; https://www.evalite.dev
    [
      'of autoevals and Evalite',
      'a.jsonl',
      { input: 'a', output: 'x', scores: [{ name: 'Factuality', score: 0.6, metadata: { rationale: 'why' } }] },
      { Factuality: 0.6 },
    ],
    // https://api.reference.langfuse.com: traces with `scores`
    [
      'of Langfuse',
      'a.json',
      [
        {
          id: 'x1',
          datasetItemId: 'i',
          input: { q: 'a' },
          totalCost: 0.1,
          scores: [{ name: 'correctness', value: 1 }],
        },
      ],
      { correctness: 1 },
    ],
    // https://arize.com/docs/phoenix: span annotations
    [
      'of Phoenix',
      'a.json',
      [
        {
          input: 'a',
          annotations: [{ name: 'helpful', annotator_kind: 'LLM', score: 0.25, label: 'no', explanation: 'why' }],
        },
      ],
      { helpful: 0.25 },
    ],
    [
      'two of one name',
      'a.json',
      [
        {
          input: 'a',
          scores: [
            { name: 's', score: 1 },
            { name: 's', score: 0 },
          ],
        },
      ],
      { s: 1, 's (2)': 0 },
    ],
    // https://learn.microsoft.com/azure/ai-foundry/how-to/develop/evaluate-sdk
    [
      'of Azure AI Evaluation',
      'a.json',
      {
        rows: [
          {
            'inputs.query': 'a',
            'inputs.response': 'x',
            'outputs.relevance.relevance': 4,
            'outputs.relevance.relevance_result': 'pass',
            'outputs.relevance.relevance_threshold': 3,
            'outputs.relevance.relevance_reason': 'why',
            'outputs.sim.f1_score': 0.5,
          },
        ],
        metrics: {},
      },
      { relevance: 4, 'sim.f1_score': 0.5 },
    ],
    // lm_eval/api/metrics.py: `weighted_perplexity`, `bits_per_byte`
    [
      'pairs of lm-evaluation-harness',
      'a.jsonl',
      {
        doc_id: 0,
        doc: 'a',
        target: '',
        filtered_resps: [''],
        metrics: ['word_perplexity', 'bits_per_byte'],
        word_perplexity: [-6, 2],
        bits_per_byte: [-Math.LN2, 4],
      },
      { word_perplexity: Math.exp(3), bits_per_byte: 0.25 },
    ],
  ])('%s', (_what, path, value, scores) => {
    expect(read(path, value).rows[0]?.scores).toEqual(scores)
  })

  test('a case of Langfuse is the item of the data set, and its question is the text in the input', () => {
    const [row] = read('a.json', [
      { id: 'new', datasetItemId: 'i', input: { q: 'a' }, scores: [{ name: 's', value: 1 }] },
    ]).rows
    expect(row).toMatchObject({ id: 'i', query: 'a' })
  })
})

describe('conversations', () => {
  test('of Ragas become the turns of the user', () => {
    const chat = [
      { content: 'one', type: 'human' },
      { content: 'hi', type: 'ai' },
      { content: 'two', type: 'human' },
    ]
    expect(read('a.json', [{ user_input: chat, reference: 'r', score: 1 }]).rows[0]).toMatchObject({ id: 'one\ntwo' })
    const python = "[HumanMessage(content='one', metadata=None), AIMessage(content='hi')]"
    expect(read('a.csv', `user_input,reference,score\n"${python}",r,1\n`).rows[0]?.id).toBe('one')
  })

  const talk = (extra: object) => ({
    testRunData: {
      conversationalTestCases: [
        {
          name: 'conversational_test_case_0',
          turns: [
            { role: 'user', content: 'one' },
            { role: 'assistant', content: 'x' },
          ],
          success: true,
          metricsData: [{ name: 'Knowledge Retention', score: 0.9, success: true }],
          ...extra,
        },
      ],
    },
  })

  test('of DeepEval become cases too', () => {
    expect(read('a.json', talk({})).rows).toMatchObject([
      { id: 'conversation: one', query: 'one', passed: true, scores: { 'Knowledge Retention': 0.9 } },
    ])
  })

  test('two metrics with the same name are both kept, even if one could not be computed', () => {
    const metricsData = [
      { name: 'G', score: 1, success: true },
      { name: 'G', score: null, success: false, error: 'rate limit' },
    ]
    expect(read('a.json', talk({ success: false, metricsData })).rows).toMatchObject([
      { passed: null, scores: { G: 1, 'G (2)': null } },
    ])
  })
})

describe('an outage', () => {
  const result = (componentResults: readonly object[]) => ({
    results: {
      results: [
        {
          success: false,
          score: 0,
          failureReason: 1,
          vars: { question: 'a' },
          provider: { id: 'p' },
          gradingResult: { pass: false, score: 0, reason: 'r', componentResults },
        },
      ],
    },
  })
  const down = { pass: false, reason: 'API error: 429', metadata: { graderError: true } }

  test.each([
    ['the mark of promptfoo', [down], 'the grader failed: API error: 429'],
    [
      'the words of its older versions',
      [{ pass: false, reason: 'Could not extract JSON from llm-rubric response' }],
      'the grader failed: Could not extract JSON from llm-rubric response',
    ],
    ['no mark where another assertion failed as well', [down, { pass: false, reason: 'Expected x' }], undefined],
  ])('of the grader: %s', (_what, components, error) => {
    expect(read('a.json', result(components)).rows[0]).toMatchObject(
      error === undefined ? { passed: false } : { error, is_outage: true, passed: null, scores: {} },
    )
  })

  test.each([
    ['cancelled', 'its status is "cancelled", with 1 sample: the evaluation did not end'],
    ['error', 'its status is "error", with 1 sample: the evaluation did not end'],
  ])('a log of inspect_ai whose status is %s is refused', (status, message) => {
    const log = { status, eval: { task: 't', model: 'm' }, samples: [{ id: 1, epoch: 1, input: 'a', scores: {} }] }
    expect(() => read('a.json', log)).toThrow(message)
  })
})

test('inspect_ai scores that are not numbers are named, and its cached input counts as input', () => {
  const sample = (id: number, rating: string) => ({
    ...{
      id,
      epoch: 1,
      input: `q${id}`,
      scores: { style: { value: 'C' }, rating: { value: rating }, graders: { value: [1, 1] } },
    },
    model_usage: {
      m: { input_tokens: 12, output_tokens: 5, input_tokens_cache_read: 1188, input_tokens_cache_write: 100 },
    },
  })
  const arm = read('a.json', {
    status: 'success',
    eval: { task: 't', model: 'm' },
    samples: [sample(1, 'A'), sample(2, 'D')],
  })
  expect(arm.rows).toMatchObject([{ scores: { style: 1 }, input_tokens: 1300 }, { scores: { style: 1 } }])
  expect(arm.left_out).toEqual([
    {
      ...{ score: 'rating', reason: 'whose values are A, D' },
      all: ['rating: `A` in 1 row, first sample 1', 'rating: `D` in 1 row, first sample 2'],
    },
    { score: 'graders', reason: 'a list such as `[1,1]`', all: ['graders: `[1,1]` in 2 rows, first sample 1'] },
  ])
})

const rated = (rating: unknown) => [{ input: 'q', output: 'a', ...(rating as object) }]
test.each<[string, string, unknown, readonly string[], readonly string[]]>([
  [
    'braintrust',
    'b.json',
    [{ experiment_id: 'e', is_root: true, input: 'q', scores: { Style: 0.5, Verdict: 'good' } }],
    ['Style'],
    ['Verdict'],
  ],
  [
    'openai-evals',
    'o.jsonl',
    '{"spec":{}}\n{"event_id":1,"sample_id":"s","type":"metrics","data":{"recall":"0.9","faithfulness":"high"}}',
    ['recall'],
    ['faithfulness'],
  ],
  [
    'langsmith',
    'l.csv',
    'inputs.q,outputs.a,feedback.correctness,feedback.comment,feedback.helpfulness\nq,a,1,fine work,good',
    ['correctness'],
    ['helpfulness'],
  ],
  [
    'a category of Langfuse, which has 0 for its value',
    'f.json',
    {
      data: rated({
        scores: [
          { name: 'tier', value: 0, stringValue: 'great', dataType: 'CATEGORICAL' },
          { name: 'r', value: 1 },
        ],
      }),
    },
    ['r'],
    ['tier'],
  ],
  [
    'Evalite',
    'e.json',
    { evals: [{ name: 'x', results: rated({ scores: [{ name: 'Levenshtein', score: 0.9 }] }) }] },
    ['Levenshtein'],
    [],
  ],
])('a score of %s that is not a number is left out and named', (_format, path, value, scores, leftOut) => {
  const arm = read(path, value)
  expect(Object.keys(arm.rows[0]?.scores ?? {})).toEqual(scores)
  expect((arm.left_out ?? []).map(({ score }) => score)).toEqual(leftOut)
})

test('a document of an unknown format is refused with the nearest format, and never read as a suite', () => {
  expect(() => read('r.json', { testPassed: 1, hyperparameters: {} })).toThrow(
    'it is in no known results format: it has `testPassed`, `hyperparameters`, and no list of results, one for each question. The nearest is deepeval',
  )
  expect(() => read('r.json', { target: {}, cases: [] })).toThrow('nobody reads it')
})

test('rows under an unusual name are read, without their lines of totals', () => {
  const rows = [
    { question: 'why?', faithfulness: 0.9 },
    { question: 'how?', faithfulness: 0.4 },
  ]
  for (const name of ['per_question', 'details', 'detailed_results'])
    expect(read('r.json', { framework: 'x', averages: { faithfulness: 0.65 }, [name]: rows }).rows).toMatchObject([
      { query: 'why?', scores: { faithfulness: 0.9 } },
      { query: 'how?', scores: { faithfulness: 0.4 } },
    ])
  expect(() => read('r.json', { one: rows, other: rows })).toThrow('it has `one`, `other`. The nearest is table')
  const { rows: kept, left_out: leftOut } = read(
    'r.jsonl',
    [{ metric: 'recall', value: 1 }, ...rows].map((row) => JSON.stringify(row)).join('\n'),
  )
  expect(kept.map(({ query }) => query)).toEqual(['why?', 'how?'])
  expect(leftOut).toContainEqual({
    score: null,
    reason: '1 row with neither an id nor a question left out, first line 1.',
    all: ['line 1, with neither an id nor a question'],
  })
})

test('a table has the tokens of any provider, and a single total is a score', () => {
  const tokens = (header: string, cells: string) => {
    const { rows } = read('a.csv', `question,score,${header}\nwhy?,1,${cells}\n`)
    const [{ input_tokens: input, output_tokens: output, scores } = { scores: {} }] = rows
    return { input, output, scores: Object.keys(scores) }
  }
  expect(tokens('Prompt Tokens,completionTokens', '12,7')).toEqual({ input: 12, output: 7, scores: ['score'] })
  expect(tokens('inputTokens,outputTokens,total_tokens', '12,7,19')).toEqual({
    input: 12,
    output: 7,
    scores: ['score'],
  })
  expect(tokens('input_tokens,output_tokens,cache_read_input_tokens', '12,7,80')).toEqual({
    ...{ input: 92, output: 7, scores: ['score'] },
  })
  expect(tokens('total_tokens', '19')).toEqual({
    input: undefined,
    output: undefined,
    scores: ['score', 'total_tokens'],
  })
  const usage = { promptTokenCount: 21, candidatesTokenCount: 9, thoughtsTokenCount: 600 }
  expect(read('a.json', [{ question: 'why?', score: 1, usage }]).rows[0]).toMatchObject({
    ...{ input_tokens: 21, output_tokens: 609 },
  })
})

test('a column of hashes or row numbers is kept for pairing, and is the id if there is no other', () => {
  const { rows, key_column: column } = read('a.csv', 'id,prompt_hash,score\nx,h1,1\ny,h2,0\n')
  expect([column, rows.map(({ id, key }) => [id, key])]).toEqual([
    'prompt_hash',
    [
      ['x', 'h1'],
      ['y', 'h2'],
    ],
  ])
  expect(read('a.csv', 'index,score\n0,1\n1,0\n').rows.map(({ id }) => id)).toEqual(['0', '1'])
})

test('a DeepEval metric whose scores and words disagree has no direction of its own', () => {
  const metric = (score: number, success: boolean) => ({ name: 'Tone', score, threshold: 0.5, success })
  const directions = (...metrics: readonly object[]) =>
    read('d.json', { testCases: metrics.map((one, at) => ({ name: `c${at}`, input: 'q', metricsData: [one] })) })
      .directions
  expect(directions(metric(0.9, true), metric(0.1, false))).toEqual({ Tone: 'higher' })
  expect(directions(metric(0.9, true), metric(0.1, true))).toEqual({})
})

test('an inspect_ai log without samples is refused with that reason', () => {
  expect(() => read('l.json', { status: 'success', eval: { task: 't', model: 'm' } })).toThrow(
    'cannot be read as results of inspect: it has no samples',
  )
})

test('values in lines of totals are not scores of the other rows', () => {
  const lines = [
    { metric: 'recall', value: 1 },
    { question: 'why?', pages: [3], f1: 0.9 },
    { question: 'how?', pages: [], f1: 1 },
  ]
  const arm = read('r.jsonl', lines.map((row) => JSON.stringify(row)).join('\n'))
  expect(arm.rows.map(({ scores }) => scores)).toEqual([{ f1: 0.9 }, { f1: 1 }])
  expect(arm.left_out?.map(({ score, all }) => [score, all.length])).toEqual([[null, 1]])
})

test('a score whose cells are lists of different lengths is named', () => {
  const { rows, left_out: leftOut } = read('a.json', [
    { question: 'why?', f1: 1, faithfulness: [0.9] },
    { question: 'how?', f1: 1, faithfulness: [] },
  ])
  expect(rows.map(({ scores }) => scores)).toEqual([{ f1: 1 }, { f1: 1 }])
  expect(leftOut?.map(({ score, reason }) => [score, reason])).toEqual([['faithfulness', 'a list such as `[0.9]`']])
})
