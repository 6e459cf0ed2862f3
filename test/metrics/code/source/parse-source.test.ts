import { expect, test } from 'vitest'
import { parseSource } from '../../../../src/metrics/code/source/complete-file.js'

const refuse = (error: unknown) => () => {
  throw error
}

test.each([
  [new Error('invalid syntax at line 3, column 6'), 'invalid syntax', 3],
  [new Error('Unterminated string literal at line 12'), 'Unterminated string literal', 12],
  [new SyntaxError('Missing semicolon. (4:1)'), 'Missing semicolon.', 4],
  [new TypeError('x is undefined'), 'x is undefined', null],
  ['text', 'text', null],
  [new RangeError('Maximum call stack size exceeded'), 'it is nested too deeply to parse', null],
])('%s', (error, reason, line) => {
  expect(parseSource(refuse(error), 'x = ((1))')).toEqual({ kind: 'unscored', reason, line })
})

test('nesting that is too deep leads to an error with the line of the most open brackets', () => {
  expect(parseSource(refuse(new RangeError()), `a(\n${'('.repeat(200)}\n${')'.repeat(201)}`)).toMatchObject({ line: 2 })
})
