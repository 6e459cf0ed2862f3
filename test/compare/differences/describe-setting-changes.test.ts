import { expect, test } from 'vitest'
import { describeSettingChanges } from '../../../src/compare/differences/setting-changes.js'

const long = 'You answer questions about the handbook in one sentence and say which page it is from. '

test.each<[string, unknown, unknown, readonly string[]]>([
  ['a number', { settings: { chunk_lines: 80 } }, { settings: { chunk_lines: 25 } }, ['settings.chunk_lines: 80 → 25']],
  ['what is new or gone', { a: 'x' }, { b: [1, 2] }, ['a: x → not set', 'b: not set → [1,2]']],
  ['a number and the same text', { k: 5 }, { k: '5' }, ['k: 5 → "5"']],
  ['an empty text', { k: '' }, { k: ' ' }, ['k: "" → " "']],
  ['lines', { prompt: 'one\ntwo' }, { prompt: 'one' }, ['prompt: one two → one']],
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
])('tells %s', (_what, before, after, expected) => {
  expect(describeSettingChanges(before, after)).toEqual(expected)
})
