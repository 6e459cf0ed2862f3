import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { ASSERTION_TYPES } from '../../../../src/exchange/import/promptfoo/convert-assertion.js'
import { importTexts, readExamples } from '../read-examples.js'

const read = (value: unknown) => importTexts('promptfoo', [{ path: 'promptfooconfig.yaml', text: stringify(value) }])
const readTest = (value: object, config: object = {}) => read({ ...config, tests: [value] })
const checksOf = (...assertions: object[]) => {
  const who = JSON.stringify(assertions).includes('who') && { who: 'Ada' }
  const { cases, notes } = readTest({ vars: { question: 'why', ...who }, assert: assertions })
  return {
    checks: cases[0]?.draft.checks,
    lost: notes.map(({ message }) => message.replace(/^.*not the same here: /, '')),
  }
}

test('a configuration and its file of tests become cases; differences are noted by case', () => {
  const { cases, notes, summary } = importTexts('promptfoo', readExamples('promptfoo'))
  expect(cases.map(({ draft }) => draft)).toEqual([
    {
      id: 'opening-hours',
      query: 'When does the library open?',
      tags: ['hours'],
      difficulty: 'easy',
      notes: 'Opening hours',
      expected_answer_criteria: ['names the opening hour and is polite'],
      checks: [{ max_latency_s: 5 }, { contains: 'nine', ignore_case: true }, { not_contains: 'as an AI' }],
    },
    {
      id: 'how-do-i-renew-a-loan',
      query: 'How do I renew a loan?',
      checks: [{ max_latency_s: 5 }, { regex: 'renew it|renewed twice' }, { max_cost_usd: 0.002 }],
    },
    {
      id: 'can-a-loan-be-renewed',
      query: 'Can a loan be renewed?',
      checks: [{ max_latency_s: 5 }, { regex: 'renew it|renewed twice' }, { max_cost_usd: 0.002 }],
    },
    {
      id: 'card-as-data',
      query: 'Which fields has a reader card? Answer in JSON.',
      notes: [
        'Card as data',
        'Not the same here as in promptfoo:',
        '# `contains-json`: here the whole answer must be JSON',
        '- type: contains-json',
        '  value:',
        '    $schema: https://json-schema.org/draft/2020-12/schema',
        '    type: object',
        '    required:',
        '      - number',
        '    properties:',
        '      number:',
        '        type: string',
        '        title: Card number',
        '',
        '# `similar`: measured by the metrics `answer.*` and a judge, and no score of its own is a limit; `threshold` not read',
        '- type: similar',
        '  value: A card has a number.',
        '  threshold: 0.8',
      ].join('\n'),
      expected_answer: 'A card has a number.',
      checks: [
        { max_latency_s: 5 },
        {
          json_schema: {
            type: 'object',
            required: ['number'],
            properties: { number: { title: 'Card number', type: 'string' } },
          },
        },
      ],
    },
    {
      id: 'where-may-visitors-park',
      query: 'Where may visitors park?',
      checks: [{ max_latency_s: 5 }, { equals: 'Behind the building.' }],
    },
  ])
  expect(notes).toEqual([
    {
      file: 'promptfooconfig.yaml',
      line: 3,
      message: '`providers` not imported: write your system as the suite’s `target`.',
    },
    {
      file: 'promptfooconfig.yaml',
      line: 28,
      message:
        'case `card-as-data`: not the same here: `contains-json`: here the whole answer must be JSON; `similar`: measured by the metrics `answer.*` and a judge, and no score of its own is a limit; `threshold` not read.',
    },
  ])
  expect(summary).toEqual([
    'Of 15 assertions, checks: 13, criteria for a judge: 1, expected answers: 1.',
    "For the judge's part, the suite needs `scoring: { judged: [answer, quality] }` and a `judge`.",
  ])
})

describe('an assertion', () => {
  test.each([
    [{ type: 'contains', value: 0 }, [{ contains: '0' }]],
    [{ type: 'contains', value: 'by {{ who }}' }, [{ contains: 'by Ada' }]],
    [{ type: 'contains-all', value: ['a', 'b'] }, [{ contains: 'a' }, { contains: 'b' }]],
    [{ type: 'icontains-all', value: ['a'] }, [{ contains: 'a', ignore_case: true }]],
    [{ type: 'icontains-any', value: ['1.5', '(b)'] }, [{ regex: '1\\.5|\\(b\\)', flags: 'i' }]],
    [{ type: 'not-icontains', value: 'a' }, [{ not_contains: 'a', ignore_case: true }]],
    [{ type: 'not-contains-any', value: ['a', 'b'] }, [{ not_contains: 'a' }, { not_contains: 'b' }]],
    [{ type: 'starts-with', value: 'Yes.' }, [{ regex: '^Yes\\.' }]],
    [{ type: 'equals', value: { a: 1 } }, [{ json_schema: { const: { a: 1 } } }]],
    [{ type: 'contains', value: 'a', threshold: null, weight: 1 }, [{ contains: 'a' }]],
    [{ type: 'not-equals', value: 'a.' }, [{ regex: '^(?!a\\.$)' }]],
    [{ type: 'word-count', value: { max: 3 } }, [{ regex: '^\\s*(?:\\S+(?:\\s+|$)){0,3}$' }]],
    [{ type: 'trajectory:step-count', value: { type: 'tool', max: 2 } }, [{ max_tool_calls: 2 }]],
    [{ type: 'regex', value: '\\d{4}' }, [{ regex: '\\d{4}' }]],
    [{ type: 'not-regex', value: '^no' }, [{ regex: '^(?![\\s\\S]*(?:^no))' }]],
    [{ type: 'is-json' }, [{ json_schema: {} }]],
    [{ type: 'latency', threshold: 1500 }, [{ max_latency_s: 1.5 }]],
    [{ type: 'cost', threshold: 0.01 }, [{ max_cost_usd: 0.01 }]],
    [
      {
        type: 'assert-set',
        assert: [
          { type: 'contains', value: 'a' },
          { type: 'regex', value: 'b' },
        ],
      },
      [{ contains: 'a' }, { regex: 'b' }],
    ],
  ])('%j becomes %j', (assertion, checks) => {
    expect(checksOf(assertion)).toEqual({ checks, lost: [] })
  })

  test.each([
    [{ type: 'javascript', value: 'true' }, '`javascript` (the code is not run here; a custom metric can run it).'],
    [{ type: 'not-similar', value: 'x' }, '`not-similar` (nothing here says its opposite).'],
    [{ type: 'constructor' }, '`constructor` (promptfoo 0.123 has no such type).'],
    [{ type: 'llm-rubric' }, '`llm-rubric` (its value is not text).'],
    [{ type: 'word-count', value: { min: {} } }, '`word-count` (its value is neither a number nor `min` and `max`).'],
    [{ type: 'contains', value: '{{ who | upper }}' }, '`contains` (its value is a template).'],
    [{ type: 'contains', value: '{{ nobody }}' }, '`contains` (its value is a template).'],
    [{ type: 'contains', value: 'file://a.txt' }, '`contains` (its value is in a file: name the file too).'],
    [{ type: 'regex', value: '(' }, '`regex` (it is not a regular expression of JavaScript).'],
    [{ type: 'is-json', value: 'file://a.json' }, '`is-json` (its schema is not inline).'],
    [{ type: 'is-json', value: { oneOf: [] } }, '`is-json` (json_schema.oneOf must NOT have fewer than 1 items).'],
    [{ type: 'latency' }, '`latency` (it has no threshold above 0).'],
    [{ type: 'contains', value: 'a', weight: 0 }, '`contains` with weight 0 (it decides nothing).'],
    [{ type: 'contains', value: 'a', transform: 'output.text' }, '`contains` with `transform`.'],
    [{ type: 'assert-set', threshold: 0.5, assert: [] }, '`assert-set` with a threshold (all checks must hold).'],
    [{ $ref: '#/assertionTemplates/polite' }, 'an assertion whose `$ref` leads nowhere.'],
  ])('%j is noted', (assertion, lost) => {
    expect(checksOf(assertion)).toEqual({ checks: undefined, lost: [lost] })
  })

  test.each([
    [{ type: 'llm-rubric', value: 'polite' }, { expected_answer_criteria: ['polite'] }],
    [{ type: 'not-llm-rubric', value: 'rude' }, { expected_answer_criteria: ['The answer does not do this: rude'] }],
    [{ type: 'g-eval', value: ['a', 'b'] }, { expected_answer_criteria: ['a', 'b'] }],
    [{ type: 'context-recall', value: 'x' }, { expected_answer_criteria: ['The sources bear this out: x'] }],
    [{ type: 'factuality', value: 'x' }, { expected_answer: 'x' }],
    [{ type: 'similar', value: ['x', 'y'] }, { expected_answer: ['x', 'y'] }],
    [{ type: 'is-refusal' }, { answer_mode: 'must_abstain' }],
    [{ type: 'trajectory:tool-used', value: ['search'] }, { required_tools: ['search'] }],
    [{ type: 'not-trajectory:tool-used', value: 'mail' }, { forbidden_tools: ['mail'] }],
    [{ type: 'trajectory:tool-sequence', value: { steps: ['a', { name: 'b' }] } }, { required_tools: ['a', 'b'] }],
  ])('%j becomes %j', (assertion, fields) => {
    expect(readTest({ vars: { question: 'why' }, assert: [assertion] }).cases[0]?.draft).toMatchObject(fields)
  })

  test('a second required answer becomes a key point, and a repeated one is added only once', () => {
    const assert = ['x', 'y', 'x'].map((value) => ({ type: 'factuality', value }))
    expect(readTest({ vars: { question: 'why' }, assert }).cases[0]?.draft).toEqual({
      id: 'why',
      query: 'why',
      expected_answer: 'x',
      key_points: ['y'],
    })
  })

  test('a `$ref` is followed to its template', () => {
    const { cases } = readTest(
      { vars: { question: 'why' }, assert: [{ $ref: '#/assertionTemplates/short' }] },
      { assertionTemplates: { short: { type: 'word-count', value: 3 } } },
    )
    expect(cases[0]?.draft.checks).toEqual([{ regex: '^\\s*(?:\\S+(?:\\s+|$)){3,3}$' }])
  })

  test('every type and every `not-` form is converted or noted literally', () => {
    for (const type of Object.keys(ASSERTION_TYPES).flatMap((name) => [name, `not-${name}`])) {
      const assertion = { type, value: 'some value', threshold: 3 }
      const { draft } = readTest({ vars: { question: 'why' }, assert: [assertion] }).cases[0] ?? {}
      const { id, query, notes, ...fields } = draft ?? {}
      const isKept = notes?.endsWith(`- type: ${type}\n  value: some value\n  threshold: 3`) ?? false
      expect({ id, query, isSaid: isKept || Object.keys(fields).length > 0 }).toEqual({
        id: 'why',
        query: 'why',
        isSaid: true,
      })
    }
  })

  test('docs/import.md lists exactly the supported types', () => {
    const page = readFileSync(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
    const rows = new Map<string, string[]>()
    for (const [type, { becomes }] of Object.entries(ASSERTION_TYPES))
      rows.set(becomes, [...(rows.get(becomes) ?? []), `\`${type}\``])
    const section = page.split('### Assertions of promptfoo')[1]?.split('\n## ')[0] ?? ''
    const found = section
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, types, becomes]) => [types, becomes])
    expect(found).toEqual([...rows].map(([becomes, types]) => [types.join(', '), becomes]))
  })

  test('not-regex holds exactly if the expression is not found anywhere', () => {
    const [check] = checksOf({ type: 'not-regex', value: 'no+' }).checks ?? []
    const pattern = new RegExp(check !== undefined && 'regex' in check ? check.regex : '')
    expect(['yes', 'yes\nno', 'nooo', ''].map((text) => pattern.test(text))).toEqual([true, false, false, true])
  })
})

describe('the question', () => {
  test.each([
    ['the only variable', { topic: 'bees' }, undefined, 'bees'],
    [
      'the variable of that name',
      { context: 'hive', question: 'who flies?' },
      ['{{context}} {{question}}'],
      'who flies?',
    ],
    [
      'the prompt, filled in',
      { language: 'French', text: 'Hi' },
      'Say in {{ language }}: {{text}}',
      'Say in French: Hi',
    ],
  ])('is %s', (_, vars, prompts, query) => {
    const { cases } = readTest({ vars }, prompts === undefined ? {} : { prompts })
    expect(cases[0]?.draft.query).toBe(query)
  })

  test.each([
    ['all variables of two prompts, with their names', { a: '1', b: '2' }, ['{{a}}', '{{b}}'], 'a: 1\nb: 2'],
    ['all variables where the prompt is in a file', { a: '1', b: '2' }, ['file://prompt.txt'], 'a: 1\nb: 2'],
    ['the prompt if there are no variables', {}, [{ raw: 'Hello' }], 'Hello'],
  ])('is %s', (_, vars, prompts, query) => {
    expect(readTest({ vars }, { prompts }).cases[0]?.draft.query).toBe(query)
  })

  test.each([
    ['a file', { question: 'file://q.txt' }],
    ['nothing', {}],
  ])('cannot be read from %s, so the test is left out, noted and counted', (_, vars) => {
    const { cases, notes, summary } = readTest({ vars, description: 'Hello', assert: [{ type: 'is-json' }] })
    expect({ cases, notes: notes.map(({ message }) => message), summary }).toEqual({
      cases: [],
      notes: ['test `hello` skipped: its question is not known; name the files of its prompt and variables too.'],
      summary: ['Of 1 assertion, in tests left out: 1.'],
    })
  })

  test('is also read from files that are named', () => {
    const { cases } = importTexts('promptfoo', [
      {
        path: 'a/promptfooconfig.yaml',
        text: stringify({ prompts: ['file://p.txt'], tests: [{ vars: { a: 1, b: 'file://./b.md' } }] }),
      },
      { path: 'a/p.txt', text: 'Say {{ a }} and {{ b }}' },
      { path: 'a/b.md', text: 'two' },
    ])
    expect(cases[0]?.draft).toEqual({ id: 'say-1-and-two', query: 'Say 1 and two' })
  })
})

test('a table of tests: columns are variables, `__expected` are assertions', () => {
  const { cases } = importTexts('promptfoo', [
    { path: 'promptfooconfig.yaml', text: 'tests: file://t.csv\nprompts: [x]\n' },
    {
      path: 't.csv',
      text: 'question,__expected1,__expected2,__metadata:category,__description\nwhy,"contains-any: ""a, b"", c",grade: is polite,hours,Opening\nhow,Behind it.,,,\n',
    },
  ])
  expect(cases.map(({ draft, line }) => [draft, line])).toEqual([
    [
      {
        id: 'opening',
        query: 'why',
        tags: ['hours'],
        notes: 'Opening',
        expected_answer_criteria: ['is polite'],
        checks: [{ regex: 'a, b|c' }],
      },
      2,
    ],
    [{ id: 'how', query: 'how', checks: [{ equals: 'Behind it.' }] }, 3],
  ])
})

test('a scenario is every test combined with every entry of its config', () => {
  const { cases } = read({
    scenarios: [
      {
        config: [{ vars: { who: 'Ada' } }, { vars: { who: 'Bob' } }],
        tests: [{ vars: { question: 'Is {{who}} here?' }, assert: [{ type: 'contains', value: '{{who}}' }] }],
      },
    ],
  })
  expect(cases.map(({ draft }) => draft.checks)).toEqual([[{ contains: 'Ada' }], [{ contains: 'Bob' }]])
})

test('defaults are merged and also apply to tests from other files', () => {
  const { cases } = importTexts('promptfoo', [
    { path: 'tests.jsonl', text: '{"vars": {"question": "why"}}\n' },
    { path: 'promptfooconfig.yaml', text: 'defaultTest: { assert: [{ type: contains, value: a }] }\ntests: []\n' },
  ])
  expect(cases).toEqual([
    { draft: { id: 'why', query: 'why', checks: [{ contains: 'a' }] }, file: 'tests.jsonl', line: 1 },
  ])
})

test('unsupported fields of a test are noted', () => {
  const { notes } = readTest({ vars: { question: 'why', context: 'x' }, threshold: 0.5, options: {} })
  expect(notes[0]?.message).toBe(
    'case `why`: not the same here: variable `context` (pass it to the target); `threshold`; `options`.',
  )
})
