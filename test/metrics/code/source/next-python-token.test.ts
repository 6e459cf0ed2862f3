import { expect, test } from 'vitest'
import { nextPythonToken } from '../../../../src/metrics/code/source/count-python-lines.js'

/** Every token but the last line end, as `kind text`. */
function tokenize(text: string): string[] {
  const tokens: string[] = []
  for (let at = 0; at < text.length;) {
    const token = nextPythonToken(text, at)
    if (token === null) break
    tokens.push(`${token.kind} ${text.slice(token.start, token.end)}`)
    at = token.end
  }
  return tokens
}

test.each([
  ['a **= 1_0.5e-3j', ['name a', 'operator **=', 'number 1_0.5e-3j']],
  ['1if.5else 0xfor 2', ['number 1', 'name if', 'number .5', 'name else', 'number 0xf', 'name or', 'number 2']],
  [
    'x[1:...]->:=',
    ['name x', 'operator [', 'number 1', 'operator :', 'operator ...', 'operator ]', 'operator ->', 'operator :='],
  ],
  ["Rb'\\'' in'a'", ["string Rb'\\''", 'name in', "string 'a'"]],
  ['\\\n  # a', ['continuation \\\n', 'comment # a']],
  // Quotes mean nothing in a format, and are strings of their own in a field (PEP 701).
  ["f\"{a:'>{w}}\" 'b'", ['string f"{a:\'>{w}}"', "string 'b'"]],
  ['f"{d["}"]!r} {{\'" x', ['string f"{d["}"]!r} {{\'"', 'name x']],
  ['f"\\{a}\\N{BULLET}" x', ['string f"\\{a}\\N{BULLET}"', 'name x']],
  ['"""a""b\\""""c', ['string """a""b\\""""', 'name c']],
  ['"open', ['string "open']],
])('%s', (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens)
})
