import { describe, expect, test } from 'vitest'
import { parseCases } from '../../../src/measure/suite/parse-cases.js'
import { parseSuite } from '../../../src/measure/suite/parse-suite.js'
import { problemsOf, read, registries, TARGET } from './registries.js'

function refused(cases: string): readonly string[] {
  return problemsOf(TARGET, cases)
}

describe('parseCases', () => {
  test('reads a list, a mapping with cases, single cases and several documents', () => {
    const text = '- { id: a, query: q }\n---\nid: b\nquery: q\n---\ncases:\n  - id: c\n    query: q\n---\n'
    const { suite, warnings } = read(TARGET, text)
    expect(suite.cases.map(({ id, at }) => `${id} ${at.line}`)).toEqual(['a 1', 'b 3', 'c 7'])
    expect(warnings).toHaveLength(3)
  })

  test('keeps its lines with a byte order mark and Windows line ends', () => {
    const { suite } = read(
      `\uFEFF${TARGET}`,
      '\uFEFF# cases\r\n- id: a\r\n  query: "one\r\n    two"\r\n- id: b\r\n  query: q\r\n',
    )
    expect(suite.cases.map(({ id, query, at }) => ({ id, query, line: at.line }))).toEqual([
      { id: 'a', query: 'one two', line: 2 },
      { id: 'b', query: 'q', line: 5 },
    ])
    expect(refused('\uFEFF- id: a\r\n  query: q\r\n  tags: x\r\n')).toEqual([
      'a.yaml:3: case `a`: `tags` must be a list, but is the text `x`.',
    ])
  })

  test('reads as text what is text in YAML 1.2', () => {
    const { suite } = read(TARGET, '- { id: 2024-01-01, query: no, expected_answer: off, notes: 12:30 }')
    expect(suite.cases[0]).toMatchObject({ id: '2024-01-01', query: 'no', expected_answer: 'off', notes: '12:30' })
  })

  test('lets aliases repeat their anchor', () => {
    const { suite } = read(
      TARGET,
      '- { id: a, query: q, tags: &t [x, y], expected_answer: z }\n- { id: b, query: q, tags: *t, expected_answer: z }',
    )
    expect(suite.cases[1]?.tags).toEqual(['x', 'y'])
  })

  test('gives the same fingerprint whatever notes and enabled are, and however the case is written', () => {
    const texts = [
      '- { id: a, query: q, expected_answer: x }',
      '- expected_answer: "x"\n  query: q\n  id: a\n  enabled: false\n  notes: was wrong once\n  tags: []',
      '- { id: a, query: q, expected_answer: y }',
    ]
    const [first, same, edited] = texts.map((text) => read(TARGET, text).suite.cases[0]?.fingerprint)
    expect(same).toBe(first)
    expect(edited).not.toBe(first)
  })

  test('treats a case with the tag `critical` as critical, unless it says otherwise', () => {
    const { suite } = read(
      TARGET,
      '- { id: a, query: q, tags: [auth, critical], expected_answer: x }\n- { id: b, query: q, tags: [critical], critical: false, expected_answer: x }\n- { id: c, query: q, tags: [Critical], expected_answer: x }\n- { id: d, query: q, critical: true, expected_answer: x }',
    )
    expect(suite.cases.map(({ critical }) => critical)).toEqual([true, false, false, true])
  })

  test('warns of a case that expects nothing', () => {
    const text =
      '- { id: a, query: q }\n- { id: b, query: q, expected_spans: [{ path: x, relevance: 0 }] }\n- { id: c, query: q, answer_mode: must_abstain }\n- { id: d, query: q, enabled: false }'
    const cure = 'Give it expected_spans, expected_answer or checks, or `answer_mode: must_abstain`.'
    expect(read(TARGET, text).warnings).toEqual([
      `golden/cases/a.yaml:1: case \`a\`: nothing is expected, so no quality metric looks at it. ${cure}`,
      `golden/cases/a.yaml:2: case \`b\`: nothing is expected, so no quality metric looks at it. ${cure}`,
    ])
  })

  test.each(['judged: [quality]', 'success: reported'])('does not warn of it if `%s` looks at every answer', (line) => {
    const { warnings } = read(`${TARGET}\nscoring: { ${line} }\n`, '- { id: a, query: q }')
    expect(warnings.filter((text) => text.includes('nothing is expected'))).toEqual([])
  })

  test('warns of a critical case that nothing can break', () => {
    const text = '- { id: a, query: q, critical: true }\n- { id: b, query: q }'
    expect(read(`${TARGET}\nscoring: { judged: [quality] }\n`, text).warnings).toContainEqual(
      expect.stringMatching(/case `a`: nothing is expected, so it cannot break, although it is critical\. Give it/),
    )
    expect(read(`${TARGET}\nscoring: { success: reported }\n`, text).warnings).toEqual([])
  })

  test('requires unique ids over all files, and names both positions', () => {
    const text = '- { id: a, query: q, expected_answer: x }\n'
    const caseFiles = [
      { path: 'x.yaml', text: `# first\n${text}` },
      { path: 'y.yaml', text },
    ]
    expect(() =>
      parseSuite({
        home: { name: 'golden', directory: '' },
        manifest: { path: 's.yaml', text: TARGET },
        caseFiles,
        registries,
        hash: (given) => given,
      }),
    ).toThrow('y.yaml:1: case id `a` is already used at x.yaml:2. Give each case its own id.')
  })

  test.each<[string, string[]]>([
    ['', ['a.yaml:1: the file has no cases. Write a list of cases, or delete it.']],
    ['[]', ['a.yaml:1: the file has no cases. Write a list of cases, or delete it.']],
    ['hello', ['a.yaml:1: a case file must be a list of cases, but this is `hello`.']],
    ['cases: 5', ['a.yaml:1: `cases` must be a list of cases.']],
    ['cases: []\nname: x', ['a.yaml:2: key `name` is unknown. Known: cases.']],
    [
      '- { id: 007, query: q }',
      ['a.yaml:1: case 1: `id` must be text, but `007` reads as a number. Put it in quotes: "007".'],
    ],
    ['- { id: "", query: q }', ['a.yaml:1: case 1: `id` must not be empty.']],
    [
      '- { id: "a\\nb", query: q }',
      [
        'a.yaml:1: case `a\\nb`: `id` must be text without line breaks and control characters, but is the text `a\\nb`.',
      ],
    ],
    [
      `- { id: ${'x'.repeat(201)}, query: q }`,
      [`a.yaml:1: case \`${'x'.repeat(59)}…\`: \`id\` must have at most 200 characters, but has 201.`],
    ],
    [
      '- text\n- [b]\n-',
      [
        'a.yaml:1: case 1: it must be a mapping of keys to values, but is the text `text`.',
        'a.yaml:2: case 2: it must be a mapping of keys to values, but is a list.',
        'a.yaml:3: case 3: it must be a mapping of keys to values, but is empty.',
      ],
    ],
    [
      '- id: a\n  query: q\n  difficulty: hrad',
      [
        'a.yaml:3: case `a`: `difficulty` must be one of easy, medium, hard, branching, coordination, hard_coordination, but is the text `hrad`. Did you mean `hard`?',
      ],
    ],
    [
      '- id: a\n  query: q\n  expected_answer: 42',
      [
        'a.yaml:3: case `a`: `expected_answer` must be text or a list, but `42` reads as a number. Put it in quotes: "42".',
      ],
    ],
    [
      '- id: a\n  query: q\n  expected_answer: []',
      ['a.yaml:3: case `a`: `expected_answer` is an empty list. Give an item, or leave the key out.'],
    ],
    [
      '- id: a\n  query: q\n  timeout_seconds: 1e9',
      ['a.yaml:3: case `a`: `timeout_seconds` must be at most 86400, but is `1e9`.'],
    ],
  ])('reports for the case file %.60j', (cases, problems) => {
    expect(refused(cases)).toEqual(problems)
  })

  test('refuses more than 100,000 cases before it parses them', () => {
    expect(problemsOf(TARGET, `[${'0,'.repeat(100_000)}0]`, 'a.json')).toEqual([
      'a.json:1: with this file the suite has 100001 cases. At most 100000 are allowed.',
    ])
  })

  test('handles a file with more mistakes than a call may have arguments', () => {
    const text = `{"id":"a","query":"q","tags":[${'1,'.repeat(129_999)}1]}`
    const files = [{ path: 'a.jsonl', text }]
    expect(parseCases({ files, hash: (given) => given, checkJsonSchema: () => null }).problems).toHaveLength(130_000)
  })

  test('checks expected spans', () => {
    const cases = `- id: a
  query: q
  expected_spans:
    - { path: a, start_line: 5, end_line: 3 }
    - { path: a, end_line: 3 }
    - { path: b, symbol: f }
    - { path: b, symbol: f, relevance: 2 }
- id: b
  query: q
  answer_mode: must_abstain
  expected_spans: [{ path: a }]
- id: c
  query: q
  expected_spans:
    - { symbol: f }
    - { path: 5, lines: 3-9 }
    - { path: a, start_line: 0 }
`
    expect(refused(cases)).toEqual([
      'a.yaml:4: case `a`: `expected_spans[0]` starts on line 5 and ends on line 3. Swap them?',
      'a.yaml:5: case `a`: `expected_spans[1]` has an `end_line` but no `start_line`. Give both.',
      'a.yaml:7: case `a`: `expected_spans[3]` is the same span as `expected_spans[2]`. Remove one.',
      'a.yaml:11: case `b`: `answer_mode: must_abstain` says that nothing answers the query, but the case has `expected_spans`. Remove one of the two.',
      'a.yaml:15: case `c`: `expected_spans[0].path` is missing. Give text.',
      'a.yaml:16: case `c`: `expected_spans[1].path` must be text, but `5` reads as a number. Put it in quotes: "5".',
      'a.yaml:16: case `c`: key `expected_spans[1].lines` is unknown. Known: path, symbol, start_line, end_line, hash, relevance.',
      'a.yaml:17: case `c`: `expected_spans[2].start_line` must be more than 0, but is `0`.',
    ])
  })

  test('checks checks', () => {
    const known =
      'contains, ignore_case, not_contains, equals, regex, flags, json_schema, max_latency_s, max_tokens, max_cost_usd, max_tool_calls.'
    const shaped = `- id: a
  query: q
  checks:
    - contain: x
    - { contains: x, max_tokens: 5 }
    - {}
    - contains: 5
    - x
    - max_tokens: few
`
    expect(refused(shaped)).toEqual([
      `a.yaml:4: case \`a\`: key \`checks[0].contain\` is unknown. Did you mean \`contains\`? Known: ${known}`,
      'a.yaml:5: case `a`: `checks[1].max_tokens` cannot be combined with the keys beside it. Make it a separate item.',
      `a.yaml:6: case \`a\`: \`checks[2]\`: this is empty. Give one of ${known}`,
      'a.yaml:7: case `a`: `checks[3].contains` must be text, but `5` reads as a number. Put it in quotes: "5".',
      'a.yaml:8: case `a`: `checks[4]` must be a mapping of keys to values, but is the text `x`.',
      'a.yaml:9: case `a`: `checks[5].max_tokens` must be a number, but is the text `few`.',
    ])
    const meant = `- id: a
  query: q
  checks:
    - regex: "(a"
    - { regex: a, flags: gi }
    - json_schema: { tpye: object }
    - { regex: "^a{2}$", flags: i }
`
    const problems = refused(meant)
    expect(problems[0]).toMatch(
      /^a\.yaml:4: case `a`: `regex` is not a regular expression of JavaScript: Invalid regular expression: .*\.$/,
    )
    expect(problems.slice(1)).toEqual([
      'a.yaml:5: case `a`: `flags` of a regular expression are i, m, s, u or v, but are `gi`.',
      'a.yaml:6: case `a`: json_schema has the keyword `tpye`, which JSON Schema 2020-12 does not know. Did you mean `type`?',
    ])
  })
})
