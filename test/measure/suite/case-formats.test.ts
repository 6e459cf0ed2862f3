import { describe, expect, test } from 'vitest'
import { problemsOf, read, TARGET } from './registries.js'

const YAML = `- id: a
  query: "Who, if anyone?"
  tags: [x, y]
  difficulty: hard
  critical: true
  expected_spans: [{ path: docs/a.md, symbol: Time limits }, { path: docs/b.md }]
  expected_answer: "one; or two"
  timeout_seconds: 1.5
- id: b
  query: |-
    two
    lines
  expected_answer: x
`
const SAME: Readonly<Record<string, string>> = {
  'a.json': JSON.stringify(
    [
      {
        id: 'a',
        query: 'Who, if anyone?',
        tags: ['x', 'y'],
        difficulty: 'hard',
        critical: true,
        expected_spans: [{ path: 'docs/a.md', symbol: 'Time limits' }, { path: 'docs/b.md' }],
        expected_answer: 'one; or two',
        timeout_seconds: 1.5,
      },
      { id: 'b', query: 'two\nlines', expected_answer: 'x' },
    ],
    null,
    '\t',
  ),
  'a.jsonl':
    '\uFEFF{"id":"a","query":"Who, if anyone?","tags":["x","y"],"difficulty":"hard","critical":true,"expected_spans":[{"path":"docs/a.md","symbol":"Time limits"},{"path":"docs/b.md"}],"expected_answer":"one; or two","timeout_seconds":1.5}\r\n\r\n{"id":"b","query":"two\\nlines","expected_answer":"x"}',
  'a.csv':
    '\uFEFFid,question,tags,difficulty,critical,expected_spans,ground_truth_answer,timeout_seconds\r\n' +
    'a,"Who, if anyone?",x; y,hard,TRUE,docs/a.md::Time limits;docs/b.md,one; or two,1.5\r\n' +
    'b,"two\nlines",,,,,x,\r\n',
}

const casesOf = (text: string, file: string) =>
  read(TARGET, text, file).suite.cases.map(({ at, ...golden }) => ({ ...golden, line: at.line }))

describe('case files', () => {
  const yaml = casesOf(YAML, 'a.yaml')

  test.each([
    ['a.json', [2, 23]],
    ['a.jsonl', [1, 3]],
    ['a.csv', [2, 3]],
  ])('in %s are equal to YAML, each case with its line', (file, lines) => {
    expect(casesOf(SAME[file] ?? '', file)).toEqual(yaml.map((golden, index) => ({ ...golden, line: lines[index] })))
  })

  test('in CSV may contain JSON in a field that is a list or a mapping', () => {
    const text =
      'id,query,checks,budgets,expected_spans\na,q,"[{""contains"":""x;y""}]","{""max_tokens"":9}","[{""path"":""a"",""relevance"":0.5}]"\n'
    expect(read(TARGET, text, 'a.csv').suite.cases[0]).toMatchObject({
      checks: [{ contains: 'x;y', ignore_case: false }, { max_tokens: 9 }],
      expected_spans: [{ path: 'a', relevance: 0.5 }],
    })
  })

  test.each<[string, string, string[]]>([
    [
      'a.json',
      '[\n  { "id": "a",\n    "qery": "q",\n    "expected_spans": [\n      { "path": 1e3 } ] }\n]',
      [
        'a.json:2: case `a`: `query` is missing. Give text.',
        'a.json:3: case `a`: key `qery` is unknown. Did you mean `query`?',
        'a.json:5: case `a`: `expected_spans[0].path` must be text, but `1e3` reads as a number. Put it in quotes: "1e3".',
      ],
    ],
    ['a.json', '[\n  {"id": "a",}\n]', ['a.json:2: this is not valid JSON: Expected double-quoted property name.']],
    ['a.json', '[ // cases\n]', ["a.json:1: this is not valid JSON: Unexpected token '/'."]],
    ['a.json', '[\n1', ["a.json:2: this is not valid JSON: Expected ',' or ']' after array element."]],
    ['a.json', '[\n{"id":\n\n"a\n"}]', ['a.json:4: this is not valid JSON: Bad control character in string literal.']],
    ['a.json', '[]\n\n[]', ['a.json:3: this is not valid JSON: Unexpected non-whitespace character after JSON.']],
    ['a.json', '', ['a.json:1: this is not valid JSON: Unexpected end of JSON input.']],
    ['a.json', '[{"id": "a\tb"}]', ['a.json:1: this is not valid JSON: Bad control character in string literal.']],
    [
      'a.json',
      '[\n{"id":"a",\n"id":"b", "query": 1e999, "__proto__": 1}]',
      [
        'a.json:3: key `id` is given twice, first on line 2. Keep one.',
        'a.json:3: `1e999` is not a finite number. Give a finite one, or put it in quotes.',
        'a.json:3: key `__proto__` is not allowed. Give it another name.',
      ],
    ],
    [
      'a.jsonl',
      '{"id":"a","id" :"\\":"}\n{"id":1e999}\n{"__proto__":{}}\n{"id":"b","query":"q","notes":"{\\"id\\":1}"}\n',
      [
        'a.jsonl:1: key `id` is given twice, first on line 1. Keep one.',
        'a.jsonl:2: `1e999` is not a finite number. Give a finite one, or put it in quotes.',
        'a.jsonl:3: key `__proto__` is not allowed. Give it another name.',
      ],
    ],
    [
      'a.jsonl',
      '{"id":"a","query":"q","critical":"yes"}\n{"id":"b"\n',
      [
        'a.jsonl:1: case `a`: `critical` must be true or false, but is the text `yes`.',
        "a.jsonl:2: this is not valid JSON: Expected ',' or '}' after property value.",
      ],
    ],
    [
      'a.csv',
      'id,query,tags,crit\n',
      [
        'a.csv:1: column `crit` is unknown. Known: id, query, tags, difficulty, profile, use_case, category, critical, flaky, cluster, enabled, notes, answer_mode, expected_spans, expected_answer, expected_sources, expected_answer_criteria, key_points, requirements, expected_claims, multi_hop, required_hops, branching, branching_points, coordination_points, required_tools, optional_tools, forbidden_tools, required_agents, optional_agents, forbidden_agents, clarification_expected, expected_steps, expected_route, human_labels, checks, budgets, timeout_seconds.',
      ],
    ],
    ['a.csv', 'id,id,query\n', ['a.csv:1: column `id` is given twice. Keep one.']],
    ['a.csv', 'name,query\n', ['a.csv:1: column `name` is unknown.']],
    ['a.csv', 'id,tags\n', ['a.csv:1: column `query` is missing. The first line names the columns.']],
    ['a.csv', 'id;query\n', ['a.csv:1: the columns are separated by semicolons. Save the table with commas.']],
    ['a.csv', '', ['a.csv:1: the file has no cases. Write a list of cases, or delete it.']],
    [
      'a.csv',
      'id,query,critical\na,q\nb,"q\nq",maybe\nc,q,"true" \n',
      [
        'a.csv:2: the row has 2 fields, but the header has 3. Put fields with commas in quotes.',
        'a.csv:4: case `b`: `critical` must be true or false, but is the text `maybe`.',
        'a.csv:5: there is text after the closing quote of a field. Double the quotes inside it.',
      ],
    ],
    ['a.csv', 'id,query,checks\na,q,[x]\n', ['a.csv:2: `checks` starts like JSON, but is not valid JSON: ']],
  ])('%s %j: every mistake has its line', (file, text, expected) => {
    const problems = problemsOf(TARGET, text, file)
    expect(problems).toHaveLength(expected.length)
    for (const [index, problem] of problems.entries()) expect(problem).toContain(expected[index])
  })
})

describe('alternative names of fields', () => {
  test('have the same meaning as Goldenpair’s own names', () => {
    const own = '- { id: a, query: q, expected_answer: x, expected_spans: [{ path: p, hash: h, relevance: 0.5 }] }'
    const other =
      '- { query_id: a, text: q, ground_truth_answer: x, expected_spans: [{ path: p, span_hash: h, relevance_score: 0.5 }] }'
    expect(casesOf(other, 'a.yaml')).toEqual(casesOf(own, 'a.yaml'))
  })

  test('appear in messages as written, with their position', () => {
    const text = `- query_id: a
  question: 5
  expected_spans:
    - path: p
      relevance_score: high
`
    expect(problemsOf(TARGET, text)).toEqual([
      'a.yaml:2: case `a`: `question` must be text, but `5` reads as a number. Put it in quotes: "5".',
      'a.yaml:5: case `a`: `expected_spans[0].relevance_score` must be a number, but is the text `high`.',
    ])
  })

  test('cannot be used together with the names they replace', () => {
    const text = `- id: a
  query: q
  text: q
  expected_spans:
    - path: p
      hash: h
      span_hash: h
`
    expect(problemsOf(TARGET, text)).toEqual([
      'a.yaml:3: case `a`: `text` and `query` are two names for `query`. Keep one.',
      'a.yaml:7: case `a`: `span_hash` and `hash` are two names for `hash`. Keep one.',
    ])
  })
})

describe('fields that become other fields', () => {
  test('turn budgets into checks of the case', () => {
    const limits = 'max_latency_s: 2, max_tokens: 0, max_cost_usd: 0.01, max_tool_calls: 3'
    const [budgeted] = casesOf(`- { id: a, query: q, checks: [{ contains: x }], budgets: { ${limits} } }`, 'a.yaml')
    const checks =
      '{ contains: x }, { max_latency_s: 2 }, { max_tokens: 0 }, { max_cost_usd: 0.01 }, { max_tool_calls: 3 }'
    expect(budgeted).toEqual(casesOf(`- { id: a, query: q, checks: [${checks}] }`, 'a.yaml')[0])
    expect(problemsOf(TARGET, '- { id: a, query: q, budgets: { max_tool_cals: 3 } }')).toEqual([
      'a.yaml:1: case `a`: key `budgets.max_tool_cals` is unknown. Did you mean `max_tool_calls`? Known: max_latency_s, max_tokens, max_cost_usd, max_tool_calls.',
    ])
  })

  test('turn documents_dir into the folder of expected paths without a slash', () => {
    const text = '- { id: a, query: q, expected_spans: [{ path: r.md }, { path: ./r.md }, { path: x/r.md }] }'
    const paths = (manifest: string) =>
      read(manifest, text).suite.cases.flatMap((golden) => golden.expected_spans.map(({ path }) => path))
    expect(paths(TARGET)).toEqual(['r.md', './r.md', 'x/r.md'])
    expect(paths(`${TARGET}documents_dir: docs/`)).toEqual(['docs/r.md', './r.md', 'x/r.md'])
  })

  test('accept one of four profiles', () => {
    expect(problemsOf(TARGET, '- { id: a, query: q, profile: multihop }')).toEqual([
      'a.yaml:1: case `a`: `profile` must be one of default, multi_hop, branching, coordination, but is the text `multihop`. Did you mean `multi_hop`?',
    ])
  })
})
