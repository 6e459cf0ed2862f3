import { expect, test } from 'vitest'
import { measureSource } from '../../../src/shell/source-code/measure-source.js'

const measure = (path: string, bytes: Uint8Array) => measureSource({ path, bytes, prefixes: [] })
const utf8 = (text: string) => new TextEncoder().encode(text)

test.each([
  ['a.py', 'python'],
  ['src/a.pyi', 'python'],
  ['a.tsx', 'typescript'],
  ['a.d.cts', 'typescript'],
  ['A.MJS', 'javascript'],
])('%s is measured as %s', async (path, language) => {
  expect(await measure(path, utf8('\ufeffx = 1\r\n'))).toMatchObject({
    path,
    language,
    kind: 'measured',
    raw: { loc: 1 },
  })
})

test('a file of another language is not measured', async () => {
  expect(await measure('a.go', utf8('package a'))).toBeNull()
})

test.each([
  ['a.py', Uint8Array.of(0x78, 0x0a, 0x23, 0xf6, 0x0a), 'it is not UTF-8', 2],
  ['a.ts', utf8(''), 'it is empty', 1],
  ['a.js', new Uint8Array(5 * 1024 * 1024 + 1), 'it has 5242881 bytes, more than the 5242880 that are measured', null],
  ['a.py', utf8('x = (\n'), 'Unexpected token in expression', 2],
])('%s is unscored', async (path, bytes, reason, line) => {
  expect(await measure(path, bytes)).toMatchObject({ path, kind: 'unscored', reason, line })
})
