import { Lexer } from 'py-ast'
import { expect, test } from 'vitest'
import { countPythonLines } from '../../../../src/metrics/code/source/count-python-lines.js'

const count = (text: string) => countPythonLines(text, (code) => new Lexer(code).tokenize())

test.each([
  // A name may follow a number without a space.
  ['1if.5else 0xfor 2', { sloc: 1, lloc: 1 }],
  ['if a: b; c; d', { sloc: 1, lloc: 3 }],
  ['x[1:...] = y', { sloc: 1, lloc: 2 }],
  ["Rb'\\'' in'a'", { sloc: 1, lloc: 1, single_comments: 0 }],
  ["Rb'\\''", { sloc: 0, lloc: 1, single_comments: 1 }],
  // Quotes have no meaning in a format specifier, but begin strings in a replacement field.
  ["f\"{a:'>{w}}\"\n'b'", { lloc: 2, single_comments: 2 }],
  ['f"\\{a}\\N{BULLET}"\nx', { lloc: 2, single_comments: 1, sloc: 1 }],
  ['"""a""b\\"\n"""\nc', { lloc: 2, multi: 2, sloc: 1 }],
  ['x = (1,\n\n# why\n2)', { lloc: 1, sloc: 3, blank: 1, comments: 1 }],
  // As in radon, an empty line after a backslash does not end the piece: one more line is read.
  ['x = 1 + \\\n\n2\n', { loc: 3, lloc: 1, sloc: 2, blank: 1 }],
  ['x = 1 \\\n\n\ny = 2', { loc: 4, lloc: 2, sloc: 2, blank: 2 }],
  ['# a \\\n\nx = 1', { loc: 3, lloc: 1, single_comments: 1, blank: 1 }],
  ['', { loc: 0, lloc: 0 }],
])('%j', (text, lines) => {
  expect(count(text)).toMatchObject(lines)
})
