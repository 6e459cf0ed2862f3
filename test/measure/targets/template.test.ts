import { describe, expect, test } from 'vitest'
import {
  checkPlaceholder,
  fillTemplate,
  fillText,
  findPlaceholders,
  hasSetting,
} from '../../../src/measure/targets/template.js'

const REQUEST = {
  id: 'c1#2',
  case: 'c1',
  trial: 2,
  query: 'Why "plums"? $& {{id}}',
  top_k: 5,
  seed: 7,
  settings: { route_tier: 'local', no_cache: true, limits: { steps: 3 }, model: null },
}

test.each([
  ['{{query}}', 'Why "plums"? $& {{id}}'],
  ['{{ top_k }}', 5],
  ['{{settings.no_cache}}', true],
  ['{{settings.limits}}', { steps: 3 }],
  ['{{settings.model}}', null],
  ['Q: {{query}}', 'Q: Why "plums"? $& {{id}}'],
  ['{{case}}/{{trial}}/{{settings.limits.steps}}', 'c1/2/3'],
  ['{{settings.no_cache}} {{settings.model}} {{settings.limits}}', 'true null {"steps":3}'],
  [
    { messages: [{ content: '{{query}}' }], k: '{{top_k}}', '{{id}}': 1, n: 2, none: null },
    { messages: [{ content: 'Why "plums"? $& {{id}}' }], k: 5, '{{id}}': 1, n: 2, none: null },
  ],
])('%j becomes %j', (template, value) => expect(fillTemplate(template, REQUEST)).toEqual(value))

test('values in a text can be encoded', () => {
  expect(fillText('/ask?q={{query}}&k={{top_k}}', REQUEST, encodeURIComponent)).toBe(
    '/ask?q=Why%20%22plums%22%3F%20%24%26%20%7B%7Bid%7D%7D&k=5',
  )
})

test('placeholders are found at any position', () => {
  expect(findPlaceholders({ a: ['x', '{{id}} {{ seed }}'], '{{key}}': 1 })).toEqual([
    { path: ['a', 1], name: 'id' },
    { path: ['a', 1], name: 'seed' },
  ])
})

describe('placeholders are checked', () => {
  const known = 'Known: case, id, query, seed, settings, top_k, trial, settings.NAME'
  test.each([
    ['query', null],
    ['settings', null],
    ['settings.a.b', null],
    ['qurey', `there is no placeholder \`{{qurey}}\`. Did you mean \`{{query}}\`? ${known}`],
    ['env.KEY', `there is no placeholder \`{{env.KEY}}\`. ${known}`],
    ['settings.', `there is no placeholder \`{{settings.}}\`. Did you mean \`{{settings}}\`? ${known}`],
    ['', `there is no placeholder \`{{}}\`. ${known}`],
  ])('%s', (name, problem) => expect(checkPlaceholder(name)).toBe(problem))

  test('a setting may be null but must exist as an own property', () => {
    const has = (name: string) => hasSetting(name, REQUEST.settings)
    expect([has('settings.model'), has('settings.limits.steps')]).toEqual([true, true])
    expect([has('settings.tier'), has('settings.toString'), has('settings.model.x')]).toEqual([false, false, false])
  })
})
