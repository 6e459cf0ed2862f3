import { describe, expect, test } from 'vitest'
import { parsePath, readPath } from '../../../../src/measure/targets/http/options.js'

const BODY = {
  answer: 'Plums.',
  empty: null,
  choices: [{ message: { content: 'a' } }, { message: { content: null } }, { message: { content: 'c' } }],
  'x y': { "it's": 1, '"': 2, 'back\\slash': 3 },
  groups: [{ docs: [{ id: 1 }, { id: 2 }] }, {}, { docs: [{ id: 3 }] }],
  none: [],
  'naïve-key_2': true,
}

const read = (text: string): unknown => {
  const path = parsePath(text)
  return typeof path === 'string' ? new Error(path) : readPath(path, BODY)
}

describe('a path finds', () => {
  test.each([
    ['$', BODY],
    ['$.answer', 'Plums.'],
    ['$.choices[0].message.content', 'a'],
    ['$.choices[-1].message.content', 'c'],
    ['$.choices[*].message.content', ['a', 'c']],
    ['$.groups[*].docs[*].id', [1, 2, 3]],
    ['$.groups[0].docs.*.id', [1, 2]],
    [`$['x y']["it's"]`, 1],
    [`$['x y']['it\\'s']`, 1],
    [`$['x y']["\\""]`, 2],
    [`$['x y']['back\\\\slash']`, 3],
    ['$.naïve-key_2', true],
    ['$.none[*]', []],
    ['$.none', []],
  ])('%s', (text, value) => expect(read(text)).toEqual(value))
})

test.each([
  '$.missing',
  '$.missing[*].id',
  '$.answer[*]',
  '$.answer[0]',
  '$.answer.length',
  '$.choices.length',
  '$.choices[7]',
  '$.choices[-9].message',
  '$.empty',
  '$.empty.deeper',
  '$.__proto__',
  '$.constructor.name',
])('%s finds nothing', (text) => expect(read(text)).toBeUndefined())

describe('a path is refused', () => {
  const form = "after `$` come `.name`, `['any name']`, `[0]`, `[-1]` and `[*]`"
  test.each([
    ['answer', 'a path begins with `$`, the whole reply: `$.answer`, `$.docs[0].text`, `$.docs[*]`'],
    ['$..id', `this path cannot be read from \`..id\` on: ${form}`],
    ['$.docs[?(@.a)]', `this path cannot be read from \`[?(@.a)]\` on: ${form}`],
    ['$.docs[0:2]', `this path cannot be read from \`[0:2]\` on: ${form}`],
    ['$.docs[0', `this path cannot be read from \`[0\` on: ${form}`],
    ["$['open]", `this path cannot be read from \`['open]\` on: ${form}`],
    ['$ .a', `this path cannot be read from \` .a\` on: ${form}`],
  ])('%s', (text, problem) => expect(parsePath(text)).toBe(problem))
})
