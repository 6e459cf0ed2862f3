import { expect, test } from 'vitest'
import { describeSettingChanges } from '../../../src/compare/differences/setting-changes.js'

const long = 'You answer questions about the handbook in one sentence and say which page it is from. '

test.each<[string, unknown, unknown, readonly string[]]>([
  ['a number', { settings: { chunk_lines: 80 } }, { settings: { chunk_lines: 25 } }, ['settings.chunk_lines: 80 → 25']],
  ['new and removed settings', { a: 'x' }, { b: [1, 2] }, ['a: x → not set', 'b: not set → [1,2]']],
  ['a number and the same text', { k: 5 }, { k: '5' }, ['k: 5 → "5"']],
  ['an empty text', { k: '' }, { k: ' ' }, ['k: "" → " "']],
  ['lines', { prompt: 'one\n\ntwo' }, { prompt: 'one' }, ['prompt: one two → one']],
  [
    'a text that says it is not set',
    { a: 'not set' },
    { b: 'not set' },
    ['a: "not set" → not set', 'b: not set → "not set"'],
  ],
  ['60 letters whole', { k: 'x'.repeat(60) }, { k: 'x'.repeat(59) }, [`k: ${'x'.repeat(60)} → ${'x'.repeat(59)}`]],
  [
    'longer texts that have nothing in common',
    { k: 'x'.repeat(61) },
    { k: 'y'.repeat(62) },
    [`k: ${'x'.repeat(59)}… → ${'y'.repeat(59)}…`],
  ],
  [
    'longer texts that part after 30 letters',
    { k: `${'='.repeat(30)}${'x'.repeat(40)}` },
    { k: '='.repeat(30) },
    [`k: ${'='.repeat(30)}${'x'.repeat(29)}… → ${'='.repeat(30)}`],
  ],
  [
    'longer texts from 12 letters before they part after 31',
    { k: `${'='.repeat(31)}${'x'.repeat(40)}` },
    { k: '='.repeat(31) },
    [`k: …${'='.repeat(12)}${'x'.repeat(40)} → ${'='.repeat(31)}`],
  ],
  [
    'long texts from where they part',
    { prompt: `${long}Be brief.` },
    { prompt: `${long}Be thorough and long-winded, and then say it all again in other words.` },
    ['prompt: …is from. Be brief. → …is from. Be thorough and long-winded, and then say it all a…'],
  ],
  [
    'secrets, without showing them',
    { api_key: 'one', old_token: 'x', max_tokens: 1 },
    { api_key: 'two', new_token: 'y', max_tokens: 2 },
    [
      'api_key: (hidden) → (hidden, another)',
      'max_tokens: 1 → 2',
      'new_token: not set → (hidden)',
      'old_token: (hidden) → not set',
    ],
  ],
  [
    'secrets in a command',
    { command: 'TOKEN=one node t.mjs' },
    { command: 'TOKEN=two node t.mjs' },
    ['command: (hidden) → (hidden, another)'],
  ],
])('the description lists %s', (_what, before, after, expected) => {
  expect(describeSettingChanges(before, after)).toEqual(expected)
})
