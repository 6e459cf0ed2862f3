import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { importTexts, readExamples } from './read-examples.js'

const read = (value: unknown) => importTexts('promptfoo', [{ path: 'promptfooconfig.yaml', text: stringify(value) }])
const readTest = (value: object, config: object = {}) => read({ ...config, tests: [value] })
const checksOf = (...assertions: object[]) => {
  const who = JSON.stringify(assertions).includes('who') && { who: 'Ada' }
  const { cases, notes } = readTest({ vars: { question: 'why', ...who }, assert: assertions })
  return {
    checks: cases[0]?.draft.checks,
    lost: notes.map(({ message }) => message.replace(/^.*not imported: /, '')),
  }
}

test('a configuration and the file of tests that it names become cases; everything else is noted by case', () => {
  const { cases, notes } = importTexts('promptfoo', readExamples('promptfoo'))
  expect(cases.map(({ draft }) => draft)).toEqual([
    {
      id: 'opening-hours',
      query: 'When does the library open?',
      tags: ['hours'],
      difficulty: 'easy',
      notes: 'Opening hours\nNot imported from promptfoo: `llm-rubric`.',
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
      notes:
        'Card as data\nNot imported from promptfoo: `contains-json` as it was (here the whole answer must be JSON); `similar`.',
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
    { file: 'promptfooconfig.yaml', line: 9, message: 'case `opening-hours`: not imported: `llm-rubric`.' },
    {
      file: 'promptfooconfig.yaml',
      line: 28,
      message:
        'case `card-as-data`: not imported: `contains-json` as it was (here the whole answer must be JSON); `similar`.',
    },
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
    [{ type: 'llm-rubric', value: 'polite' }, '`llm-rubric`.'],
    [{ type: 'not-equals', value: 'x' }, '`not-equals`.'],
    [{ type: 'contains', value: '{{ who | upper }}' }, '`contains` (its value is a template).'],
    [{ type: 'contains', value: '{{ nobody }}' }, '`contains` (its value is a template).'],
    [{ type: 'contains', value: 'file://a.txt' }, '`contains` (its value is in a file).'],
    [{ type: 'regex', value: '(' }, '`regex` (it is not a regular expression of JavaScript).'],
    [{ type: 'is-json', value: 'file://a.json' }, '`is-json` (its schema is not inline).'],
    [{ type: 'is-json', value: { oneOf: [] } }, '`is-json` (json_schema.oneOf must NOT have fewer than 1 items).'],
    [{ type: 'latency' }, '`latency` (it has no threshold above 0).'],
    [{ type: 'contains', value: 'a', weight: 0 }, '`contains` with weight 0 (it decides nothing).'],
    [{ type: 'contains', value: 'a', transform: 'output.text' }, '`contains` with `transform`.'],
    [{ type: 'assert-set', threshold: 0.5, assert: [] }, '`assert-set` with a threshold (all checks must hold).'],
    [{ $ref: '#/assertionTemplates/polite' }, 'an assertion by `$ref`.'],
  ])('%j is noted', (assertion, lost) => {
    expect(checksOf(assertion)).toEqual({ checks: undefined, lost: [lost] })
  })

  test('not-regex holds exactly where the expression is found nowhere', () => {
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
    ['two prompts', { a: '1', b: '2' }, ['{{a}}', '{{b}}']],
    ['a prompt in a file', { a: '1', b: '2' }, ['file://prompt.txt']],
    ['a file as the question', { question: 'file://q.txt' }, []],
    ['no variables', {}, ['Hello']],
  ])('cannot be told from %s, so the test is left out with a note', (_, vars, prompts) => {
    const { cases, notes } = readTest({ vars, description: 'Hello' }, { prompts })
    expect(cases.length === 1 ? cases[0]?.draft.query : notes[0]?.message).toBe(
      Object.keys(vars).length === 0 ? 'Hello' : 'test `hello` skipped: none of its `vars` is a question.',
    )
  })
})

test('defaults are merged, and other files of tests get them too', () => {
  const { cases } = importTexts('promptfoo', [
    { path: 'tests.jsonl', text: '{"vars": {"question": "why"}}\n' },
    { path: 'promptfooconfig.yaml', text: 'defaultTest: { assert: [{ type: contains, value: a }] }\ntests: []\n' },
  ])
  expect(cases).toEqual([
    { draft: { id: 'why', query: 'why', checks: [{ contains: 'a' }] }, file: 'tests.jsonl', line: 1 },
  ])
})

test('what a test says beside variables and assertions is noted', () => {
  const { notes } = readTest({ vars: { question: 'why', context: 'x' }, threshold: 0.5, options: {} })
  expect(notes[0]?.message).toBe(
    'case `why`: not imported: variable `context` (pass it to the target); `threshold`; `options`.',
  )
})
