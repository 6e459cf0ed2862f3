import { expect, test } from 'vitest'
import { measureSource } from '../../../../src/measure/run/code/measure-code.js'

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

test('a file in another language is not measured', async () => {
  expect(await measure('a.go', utf8('package a'))).toBeNull()
})

test.each([
  ['a.py', Uint8Array.of(0x78, 0x0a, 0x23, 0xf6, 0x0a), 'it is not UTF-8', null],
  ['a.js', new Uint8Array(5 * 1024 * 1024 + 1), 'it has 5242881 bytes, above the limit of 5242880', null],
  ['a.py', utf8('x = (\n'), 'Unexpected token in expression', 2],
])('%s is unscored', async (path, bytes, reason, line) => {
  expect(await measure(path, bytes)).toMatchObject({ path, kind: 'unscored', reason, line })
})

test.each(['a.py', 'a.ts', 'a.js'])('an empty %s has a maintainability of 100, as in radon', async (path) => {
  expect(await measureSource({ path, bytes: utf8(''), prefixes: [] })).toMatchObject({
    kind: 'measured',
    raw: { loc: 0, lloc: 0, sloc: 0, comments: 0, single_comments: 0, multi: 0, blank: 0 },
    complexity: { total: 1, functions_only: { count: 0, average: 0 } },
    halstead: { volume: 0 },
    maintainability: { index: 100, rank: 'A', without_multi: 100 },
    declarations: { imports: 0, functions: 0, return_annotation_share: null },
  })
})
