import { expect, test } from 'vitest'
import { isParts, joinParts } from '../../src/model/content-parts.js'

test.each<[string, unknown, string | null]>([
  ['texts', ['Yes', '.'], 'Yes.'],
  [
    'Anthropic’s',
    [
      { type: 'thinking', thinking: 'x' },
      { type: 'text', text: 'Plums' },
    ],
    'Plums',
  ],
  [
    'Mistral’s',
    [
      { type: 'thinking', thinking: [{ type: 'text', text: 'x' }] },
      { type: 'text', text: 'Two' },
    ],
    'Two',
  ],
  [
    'OpenAI’s Responses',
    [
      { type: 'reasoning', summary: [] },
      { type: 'message', content: [{ type: 'output_text', text: 'Go', annotations: [] }] },
    ],
    'Go',
  ],
  ['Gemini’s', [{ text: 'x', thought: true }, { text: 'Left' }], 'Left'],
  ['a call of a tool', [{ type: 'tool_use', name: 'f', input: {} }], ''],
  ['numbers', [1, 2], null],
  ['anything', [{ id: 1 }], null],
  ['no list', 'x', null],
])('parts: %s', (_, parts, text) => {
  expect(isParts(parts) ? joinParts(parts) : null).toBe(text)
})
