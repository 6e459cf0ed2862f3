import { readFileSync } from 'node:fs'
import * as xml from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import { readResults } from '../../../../src/exchange/import/results/index.js'
import type { Columns, ResultRow } from '../../../../src/exchange/import/results/result-arm.js'

const NO_COLUMNS: Columns = { scores: [] }
const file = (name: string): string => readFileSync(new URL(`files/${name}`, import.meta.url), 'utf8')
const json = (value: unknown): string => JSON.stringify(value)
const lines = (...values: readonly unknown[]): string => values.map(json).join('\n')

/** Reads the rows of a file with one arm, without undefined fields. */
function read(path: string, text: string, columns: Columns = NO_COLUMNS, format?: string): readonly ResultRow[] {
  const [arm, ...others] = readResults({ path, text, xml }, { format, columns }) ?? []
  expect(others).toEqual([])
  const rows = JSON.parse(json(arm?.rows ?? [])) as readonly ResultRow[]
  return rows.map(({ reasons = [], ...row }) => (reasons.length === 0 ? row : { ...row, reasons }))
}
const outcomes = (rows: readonly ResultRow[]) => rows.map(({ id, passed, scores }) => [id, passed, scores])

describe('JUnit XML', () => {
  test('from pytest 7.2.1: numbers of record_property are scores, skipped and xfail are ignored, an error fails', () => {
    const rows = read('report.xml', file('pytest.xml'))
    expect(outcomes(rows)).toEqual([
      ['test_rag: test_capital[Paris]', true, { faithfulness: 0.75 }],
      ['test_rag: test_capital[Madrid]', false, { faithfulness: 0.5 }],
      ['test_rag: test_remote', null, {}],
      ['test_rag: test_known', null, {}],
      ['test_rag: test_index', false, {}],
      ['test_rag.TestChat: test_greets', true, {}],
    ])
    expect(rows[1]?.answer).toContain('AssertionError: it said <Madrid> & more\nE       assert')
    expect(rows[0]).toMatchObject({ query: 'pytest: test_rag: test_capital[Paris]', answer: null, latency_ms: 1 })
  })

  test('from Vitest 4: a suite is a file', () => {
    expect(outcomes(read('vitest.xml', file('vitest.xml')))).toEqual([
      ['capitals.test.ts: capitals > of France', true, {}],
      ['capitals.test.ts: capitals > of Spain', false, {}],
      ['capitals.test.ts: capitals > of Italy', null, {}],
      ['chat.test.ts: greets', true, {}],
    ])
  })

  test('from jest-junit 16: a class that repeats the name is left out', () => {
    expect(outcomes(read('junit.xml', file('jest.xml')))).toEqual([
      ['capitals of France', true, {}],
      ['capitals of Spain', false, {}],
      ['capitals of Italy', null, {}],
    ])
  })

  test.each<[string, string, readonly unknown[]]>([
    [
      'suites in suites, a time of a thousand seconds, a property as text',
      '<testsuite name="a"><testsuite name="b"><testcase name="t" time="1,234.5"><properties><property name="score">0.5</property><property name="__proto__" value="1"/></properties></testcase></testsuite></testsuite>',
      [['b: t', true, { score: 0.5 }]],
    ],
    [
      'a test that ran twice',
      '<testsuites><testsuite name="a"><testcase name="t"/><testcase name="t"><failure/></testcase></testsuite></testsuites>',
      [
        ['a: t', true, {}],
        ['a: t', false, {}],
      ],
    ],
  ])('%s', (_what, text, expected) => {
    const rows = read('a.xml', text)
    expect(
      rows.map(({ id, passed, scores }) => [id, passed, { ...(scores['score'] !== undefined && { score: 0.5 }) }]),
    ).toEqual(expected)
  })

  const bomb = `<!DOCTYPE t [<!ENTITY a "${'x'.repeat(100)}"><!ENTITY b "&a;&a;&a;">]><testsuite name="a"><testcase name="&b;"/></testsuite>`
  const deep = `<testsuites>${'<testsuite name="a">'.repeat(5000)}${'</testsuite>'.repeat(5000)}</testsuites>`
  test.each([
    ['entities of its own', bomb, 'it has a document type (<!DOCTYPE …>), which no test report needs'],
    ['an entity of a file', '<!DOCTYPE t SYSTEM "file:///etc/passwd"><testsuite/>', 'it has a document type'],
    ['a tag that is not closed', '<testsuite name="a">\n<testcase name="t">\n</testsuite>', 'line 3: '],
    ['a test without a name', '<testsuite name="a"><testcase/></testsuite>', 'a <testcase> of suite "a" has no name'],
    ['too many tags in each other', deep, 'cannot be read as results of junit: Maximum nested tags exceeded'],
    ['no test', '<testsuites></testsuites>', 'it has no results'],
  ])('with %s is refused', (_what, text, message) => {
    expect(() => read('a.xml', text)).toThrow(message)
  })

  test('with another root element is not a results file', () => {
    expect(readResults({ path: 'pom.xml', text: '<project/>' }, { format: undefined, columns: NO_COLUMNS })).toBeNull()
  })
})

describe('a TREC run', () => {
  const qrels = { path: 'qrels.txt', text: '1 0 a 2\n1 0 b 1\n1 0 c 0\n2 0 a 1\n3 0 a 0\n' }
  const run = '1 Q0 b 1 0.5 bm25\n1 Q0 z 2 0.9 bm25\n1 Q0 a 3 0.5 bm25\n4 Q0 a 1 1 bm25\n3 Q0 a 1 1 bm25\n'

  test('is sorted by score, then by descending id; a judged query that is missing found nothing', () => {
    const [arm] =
      readResults({ path: 'bm25.run', text: run }, { format: undefined, columns: { scores: [], qrels } }) ?? []
    expect(arm).toEqual({
      name: 'bm25',
      rows: [
        {
          ...{ id: '1', query: '1', answer: null, passed: null, scores: {} },
          retrieval: { ranked: ['z', 'b', 'a'], judged: [{ path: 'a', relevance: 2 }, { path: 'b' }] },
        },
        {
          ...{ id: '2', query: '2', answer: null, passed: null, scores: {} },
          retrieval: { ranked: [], judged: [{ path: 'a' }] },
        },
      ],
      left_out: [
        {
          score: null,
          reason: 'bm25.run: left out 2 of 3 queries, which have no relevant document in qrels.txt.',
          all: ['query 4, without a relevant document', 'query 3, without a relevant document'],
        },
        {
          score: null,
          reason: 'bm25.run: the run lacks 1 of 2 judged queries, counted as having found nothing.',
          all: ['query 2, which the run does not have'],
        },
      ],
    })
  })

  test.each<[string, string, Columns, string]>([
    ['no judgments', run, NO_COLUMNS, 'give the judgments with --qrels FILE'],
    [
      'a short line',
      `${run}1 Q0 b\n`,
      { scores: [], qrels },
      'line 6 is not query, Q0, document, rank, score, tag: `1 Q0 b`',
    ],
    ['a document twice', `${run}1 Q0 b 9 0.1 t\n`, { scores: [], qrels }, 'query 1 has document b twice'],
    [
      'other queries',
      '9 Q0 a 1 1 t\n',
      { scores: [], qrels },
      'none of its queries has a relevant document in qrels.txt; the first is 9',
    ],
    [
      'a grade of 101',
      run,
      { scores: [], qrels: { path: 'q', text: '1 0 a 101\n' } },
      'q:1 has grade 101; 100 is the highest',
    ],
  ])('with %s is refused', (_what, text, columns, message) => {
    expect(() => read('bm25.run', text, columns)).toThrow(message)
  })
})

describe('Ragas', () => {
  const csv =
    ',user_input,retrieved_contexts,response,reference,faithfulness,noise_sensitivity(mode=relevant)\n0,Capital of Peru?,"[\'Lima\']",Lima,Lima,0.8,nan\n1,Capital of Cuba?,[],Quito,Havana,,0.25\n'
  const byColumn = json({
    user_input: { 0: 'Capital of Peru?', 1: 'Capital of Cuba?' },
    response: { 0: 'Lima', 1: 'Quito' },
    reference: { 0: 'Lima', 1: 'Havana' },
    faithfulness: { 0: 0.8, 1: null },
    'noise_sensitivity(mode=relevant)': { 0: null, 1: 0.25 },
  })
  const byRow = json([
    {
      user_input: 'Capital of Peru?',
      response: 'Lima',
      reference: 'Lima',
      faithfulness: 0.8,
      'noise_sensitivity(mode=relevant)': null,
    },
    {
      user_input: 'Capital of Cuba?',
      response: 'Quito',
      reference: 'Havana',
      faithfulness: null,
      'noise_sensitivity(mode=relevant)': 0.25,
    },
  ])
  test.each([
    ['to_csv(), with the index of pandas', 'ragas.csv', csv],
    ['to_json(), a column an object', 'ragas.json', byColumn],
    ['to_json(orient="records")', 'ragas.json', byRow],
  ])('%s', (_what, path, text) => {
    expect(read(path, text)).toEqual([
      {
        ...{
          id: 'Capital of Peru?',
          query: 'Capital of Peru?',
          answer: 'Lima',
          expected: 'Lima',
          tags: [],
          passed: null,
        },
        scores: { faithfulness: 0.8, 'noise_sensitivity(mode=relevant)': null },
      },
      {
        ...{
          id: 'Capital of Cuba?',
          query: 'Capital of Cuba?',
          answer: 'Quito',
          expected: 'Havana',
          tags: [],
          passed: null,
        },
        scores: { faithfulness: null, 'noise_sensitivity(mode=relevant)': 0.25 },
      },
    ])
  })
})

describe('LangSmith: the case is the example, because each run has a new id', () => {
  const france = {
    ...{ id: 'e1', query: 'Capital of France?', answer: 'Paris', expected: 'Paris', passed: null, latency_ms: 1500 },
    scores: { correct: 1, tone: 0.5 },
  }
  test('to_pandas() as CSV', () => {
    const csv =
      'inputs.question,outputs.answer,error,reference.answer,feedback.correct,feedback.tone,feedback.comment,execution_time,example_id,id\nCapital of France?,Paris,,Paris,True,0.5,fine,1.5,e1,r1\nCapital of Spain?,,Timeout,Madrid,,,,0.5,e2,r2\n'
    expect(read('experiment.csv', csv)).toEqual([
      { ...france, reasons: ['comment: fine'] },
      {
        ...{ id: 'e2', query: 'Capital of Spain?', answer: null, expected: 'Madrid', error: 'Timeout', passed: null },
        ...{ scores: { correct: null, tone: null }, latency_ms: 500 },
      },
    ])
  })

  test('the rows of evaluate(…) as JSON Lines', () => {
    const row = {
      run: {
        id: 'r1',
        outputs: { answer: 'Paris' },
        start_time: '2026-11-24T10:00:00Z',
        end_time: '2026-11-24T10:00:01.5Z',
      },
      example: { id: 'e1', inputs: { question: 'Capital of France?' }, outputs: { answer: 'Paris' } },
      evaluation_results: {
        results: [
          { key: 'correct', score: true },
          { key: 'tone', score: 0.5, comment: 'fine' },
        ],
      },
    }
    expect(read('experiment.jsonl', lines(row))).toEqual([{ ...france, reasons: ['tone: fine'] }])
  })

  test('runs with feedback statistics', () => {
    const run = {
      ...{
        id: 'r1',
        reference_example_id: 'e1',
        inputs: { question: 'Capital of France?' },
        outputs: { answer: 'Paris' },
      },
      ...{ error: null, execution_time: 1.5, total_cost: 0.002, prompt_tokens: 10, completion_tokens: 2 },
      feedback_stats: { correct: { n: 1, avg: 1 }, tone: { n: 2, avg: 0.5 } },
    }
    expect(read('runs.json', json([run]))).toEqual([
      { ...france, expected: undefined, cost_usd: 0.002, input_tokens: 10, output_tokens: 2 },
    ])
  })
})

describe('Braintrust: the case is a record or an input, because each event has a new id', () => {
  test('the output of Eval(…) in braintrust 3.35.0 without a key', () => {
    const arms = readResults(
      { path: 'eval.json', text: file('braintrust-eval.json') },
      { format: undefined, columns: NO_COLUMNS },
    )
    expect(arms?.map(({ name }) => name)).toEqual(['capitals'])
    expect(read('eval.json', file('braintrust-eval.json'))).toEqual([
      {
        ...{ id: 'Capital of Atlantis?', query: 'Capital of Atlantis?', answer: null, expected: 'none', tags: [] },
        ...{ error: 'no such place', passed: null, scores: {} },
      },
      {
        ...{
          id: 'Capital of France?',
          query: 'Capital of France?',
          answer: 'Paris',
          expected: 'Paris',
          tags: ['europe'],
        },
        ...{ passed: null, scores: { Exact: 1, Brevity: 0.75 } },
      },
      {
        ...{ id: '{"question":"Capital of Peru?"}', query: '{"question":"Capital of Peru?"}', answer: 'Quito' },
        ...{ expected: 'Lima', tags: [], passed: null, scores: { Exact: 0, Brevity: 0.75 } },
      },
    ])
  })

  const root = {
    ...{ id: 'r1', experiment_id: 'x', span_id: 's1', root_span_id: 's1', is_root: true, span_parents: null },
    ...{ input: 'Capital of France?', output: 'Paris', expected: 'Paris', error: null, tags: ['europe'] },
    ...{ scores: { Factuality: 0.6, Exact: null }, origin: { object_type: 'dataset', id: 'd1' } },
    metrics: { start: 100, end: 101.5, prompt_tokens: 10, completion_tokens: 2, tokens: 12, estimated_cost: 0.01 },
  }
  const span = { ...root, id: 'r2', span_id: 's2', is_root: false, span_parents: ['s1'], scores: null }
  const row = {
    ...{ id: 'd1', query: 'Capital of France?', answer: 'Paris', expected: 'Paris', tags: ['europe'], passed: null },
    ...{
      scores: { Factuality: 0.6, Exact: null },
      latency_ms: 1500,
      cost_usd: 0.01,
      input_tokens: 10,
      output_tokens: 2,
    },
  }
  const cell = (value: unknown): string =>
    value === null ? '' : `"${(typeof value === 'string' ? value : json(value)).replaceAll('"', '""')}"`
  const csv = [Object.keys(root).join(','), ...[root, span].map((one) => Object.values(one).map(cell).join(','))].join(
    '\n',
  )
  test.each([
    ['JSON', 'export.json', json([root, span])],
    ['JSON Lines', 'export.jsonl', lines(root, span)],
    ['CSV, with JSON in its cells', 'export.csv', csv],
  ])('an export as %s: spans below the root are not answers', (_what, path, text) => {
    expect(read(path, text)).toEqual([row])
  })
})

describe('Langfuse: the case is the item of the data set, because each experiment has new spans', () => {
  // The types ExperimentResult of its JavaScript SDK and ExperimentItemsResponse of its API (fern/apis/server/definition).
  test.each(['langfuse-sdk.json', 'langfuse-items.json'])('an experiment as %s', (name) => {
    const scores = (correctness: number) => ({ correctness, short: 1 })
    expect(read(name, file(name))).toEqual([
      {
        ...{ id: 'item-1', query: 'When do plums ripen?', answer: 'In August.', expected: 'in August' },
        ...{ tags: [], passed: null, scores: scores(1), reasons: ['correctness: It names the month.'] },
      },
      {
        ...{ id: 'item-2', query: 'When do pears ripen?', answer: 'I do not know.', expected: 'in September' },
        ...{ tags: [], passed: null, scores: scores(0.25) },
      },
    ])
  })

  test('a score in words is left out and named', () => {
    const [arm] =
      readResults(
        { path: 'langfuse-items.json', text: file('langfuse-items.json') },
        { format: undefined, columns: NO_COLUMNS },
      ) ?? []
    expect(arm?.left_out?.map(({ score }) => score)).toEqual(['tone'])
  })
})

describe('a broken file', () => {
  test.each([
    [
      'a line that is not JSON',
      'a.jsonl',
      '{"question":"a","ok":1}\n\n{"question":',
      'line 3 is not JSON; it is `{"question":`',
    ],
    ['a line that is not an object', 'a.jsonl', '{"question":"a","ok":1}\n[1]\n', 'line 2 is an array, not an object'],
    [
      'an entry that is not an object',
      'a.json',
      '[{"question":"a","ok":1},"b"]',
      'result 2 is the string `"b"`, not an object',
    ],
    ['a row that is too short', 'a.csv', 'question,ok\na,1\nb\n', 'line 3 has 1 fields and the header 2'],
    ['a row without a case', 'a.csv', 'question,ok\na,1\n,1\n', 'line 3 has neither an id nor a question'],
    [
      'an event without data',
      'a.jsonl',
      '{"spec":{}}\n{"event_id":1,"sample_id":"s","type":"match"}',
      'line 2, data: ',
    ],
  ])('%s is refused with its position', (_what, path, text, message) => {
    expect(() => read(path, text)).toThrow(`${path} cannot be read as results of`)
    expect(() => read(path, text)).toThrow(message)
  })

  test('with more than 200,000 results is refused', () => {
    const rows = Array.from({ length: 200_001 }, () => '{"id":1,"x":1}').join('\n')
    expect(() => read('a.jsonl', rows)).toThrow('it has 200001 results, more than 200000; split it')
  })

  test('NaN and Infinity as Python writes them are not scores, and texts that contain them are kept', () => {
    const text =
      '{"question":"NaN or \\"Infinity\\"?","x":NaN,"y":-Infinity,"z":1}\n{"question":"b","x":0.5,"y":1,"z":0}'
    expect(read('a.jsonl', text).map(({ query, scores }) => [query, scores])).toEqual([
      ['NaN or "Infinity"?', { x: null, y: null, z: 1 }],
      ['b', { x: 0.5, y: 1, z: 0 }],
    ])
  })

  test('a column that every object inherits is read only from the row itself', () => {
    const text = '{"question":"a","constructor":1}\n{"question":"b","toString":0}'
    expect(read('a.jsonl', text).map(({ scores }) => scores)).toEqual([
      { constructor: 1, toString: null },
      { constructor: null, toString: 0 },
    ])
  })
})

describe('the reasons given by a harness', () => {
  const promptfoo = (gradingResult: unknown, more: object = {}) =>
    json({
      results: { results: [{ success: false, provider: { id: 'echo' }, vars: { q: 'x' }, gradingResult, ...more }] },
    })
  const deepeval = (success: boolean) =>
    json({
      testCases: [
        {
          ...{ name: 'a', input: 'x', success },
          metricsData: [
            { name: 'Faithfulness', score: 0.41234, threshold: 0.7, success, reason: ' It makes things up. ' },
            { name: 'Bias', score: 0, threshold: 0.5, success: true, reason: null },
          ],
        },
      ],
    })
  test.each<[string, string, string, readonly string[] | undefined]>([
    [
      'promptfoo: of the whole',
      'r.json',
      promptfoo({ reason: 'Expected output to contain "city1"' }),
      ['Expected output to contain "city1"'],
    ],
    [
      'promptfoo: of every assertion that failed, each once',
      'r.json',
      promptfoo({
        reason: 'Aggregate score 0.33 < 0.5 threshold',
        componentResults: [
          { pass: false, reason: 'no city' },
          { pass: false, reason: 'no city' },
          { pass: true, reason: 'Assertion passed' },
        ],
      }),
      ['Aggregate score 0.33 < 0.5 threshold', 'no city'],
    ],
    ['promptfoo: of an older file, the error', 'r.json', promptfoo(undefined, { error: 'no city' }), ['no city']],
    ['promptfoo: what is no text is none', 'r.json', promptfoo({ reason: 3, componentResults: 'x' }), undefined],
    [
      'JUnit: the message of the failure',
      'a.xml',
      '<testsuite name="s"><testcase name="t"><failure message="it said &lt;Madrid&gt;">def test():\n  …</failure></testcase></testsuite>',
      ['it said <Madrid>'],
    ],
    [
      'JUnit: without a message the text',
      'a.xml',
      '<testsuite name="s"><testcase name="t"><failure>no</failure></testcase></testsuite>',
      ['no'],
    ],
    [
      'DeepEval: of the metrics that failed',
      'd.json',
      deepeval(false),
      ['Faithfulness 0.412 (threshold 0.7): It makes things up.'],
    ],
    [
      'DeepEval: of all metrics of a case that passed',
      'd.json',
      deepeval(true),
      ['Faithfulness 0.412 (threshold 0.7): It makes things up.', 'Bias 0 (threshold 0.5)'],
    ],
    [
      'inspect: the explanation of each scorer',
      'i.json',
      json({
        eval: { task: 't', model: 'm' },
        samples: [
          {
            ...{ id: 1, epoch: 1, input: 'x' },
            scores: { match: { value: 'I', explanation: 'attachment://1' }, tone: { value: 1 } },
            attachments: { 1: 'It says Madrid.' },
          },
        ],
      }),
      ['match: It says Madrid.'],
    ],
    [
      'Ragas: of columns that are named after a score',
      'r.csv',
      'user_input,response,faithfulness,faithfulness_reason\nx,y,0.5,It makes things up.\n',
      ['faithfulness: It makes things up.'],
    ],
    ['a table: of a column of reasons', 't.csv', 'id,pass,reason\na,0,No city.\n', ['No city.']],
    [
      'a table: beside nested scores',
      't.jsonl',
      lines({ id: 'a', scores: { tone: { score: 0.5, reason: 'Rude.' } } }),
      ['tone: Rude.'],
    ],
    [
      'LangSmith: the comments of evaluators, and feedback that is a text',
      'l.jsonl',
      lines({
        run: { inputs: { q: 'x' }, outputs: { a: 'y' } },
        example: { id: 'e1', inputs: { q: 'x' } },
        evaluation_results: {
          results: [
            { key: 'correct', score: 0, comment: 'It is Paris.' },
            { key: 'note', value: 'Too short.' },
          ],
        },
      }),
      ['correct: It is Paris.', 'note: Too short.'],
    ],
    [
      'Braintrust: the rationale of a scorer',
      'b.json',
      json({
        summary: { experimentName: 'e' },
        results: [
          { input: 'x', output: 'y', scores: { Factuality: { score: 0, metadata: { rationale: 'It disagrees.' } } } },
        ],
      }),
      ['Factuality: It disagrees.'],
    ],
  ])('%s', (_what, path, text, reasons) => {
    expect(read(path, text)[0]?.reasons).toEqual(reasons)
  })
})
