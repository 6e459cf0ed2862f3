import { parse } from '@babel/parser'
import { describe, expect, test } from 'vitest'
import type { MeasuredFile } from '../../../../src/model/run/run-code.js'
import { measureScript } from '../../../../src/metrics/code/source/measure-script.js'

function read(text: string, path = 'a.ts', prefixes: readonly string[] = []) {
  const language = /\.[cm]?tsx?$/.test(path) ? 'typescript' : 'javascript'
  return measureScript({ path, language, text, parse, prefixes })
}

function measure(text: string, path?: string, prefixes?: readonly string[]): MeasuredFile {
  const file = read(text, path, prefixes)
  if (file.kind === 'unscored') throw new Error(`${file.reason}, line ${String(file.line)}`)
  return file
}

test.each([
  ['if, ?:, && and ||', 'function f() { if (a && b || c) return d ? 1 : 2 }', 5],
  ['an else if is one more, an else is none', 'function f() { if (a) {} else if (b) {} else {} }', 3],
  ['each loop', 'function f() { for (;;) {} for (a in b) {} for (a of b) {} while (a) {} do {} while (a) }', 6],
  ['each case but the default', 'function f() { switch (a) { case 1: case 2: break; default: } }', 3],
  ['a catch, no finally', 'function f() { try { a() } catch {} finally {} }', 2],
  ['?., ?? and ??=, but not the member behind', 'function f() { a?.b.c ?? d; e ??= 1 }', 4],
  ['default values', 'function f(a = 1, { b = 2 } = {}) {}', 4],
  ['a function without a name counts for the block around it', 'const f = (xs) => xs.map((x) => (x ? 1 : 0))', 2],
  ['a type is not a decision', 'function f<T>(a: T extends string ? 1 : 2, b?: A | B): void {}', 1],
])('complexity of a function: %s', (_, text, expected) => {
  const { blocks, complexity } = measure(text)
  expect(blocks.map((block) => [block.name, block.complexity])).toEqual([['f', expected]])
  expect(complexity).toMatchObject({ module: 1, total: expected })
})

test('a function is named by its declaration, variable, property, assignment or export', () => {
  const text = `
    export default () => 1
    exports.run = function () {}
    const api = defineApi({ get: () => 1, set(value) {}, ['x']: () => 2 })
    class A { #b = () => 1; constructor() {} static c() { function d() {} } get e() { return 1 } [f]() {} }
    call(function named() {}, () => { const inner = () => 1 })
  `
  expect(measure(text).blocks.map(({ name, kind, inner, line }) => [name, kind, inner, line])).toEqual([
    ['default', 'function', false, 2],
    ['run', 'function', false, 3],
    ['get', 'function', false, 4],
    ['set', 'function', false, 4],
    ['(computed)', 'function', false, 4],
    ['A', 'class', false, 5],
    ['A.#b', 'method', false, 5],
    ['A.constructor', 'method', false, 5],
    ['A.c', 'method', false, 5],
    ['A.e', 'method', false, 5],
    ['A.(computed)', 'method', false, 5],
    ['A.c.d', 'function', true, 5],
    ['named', 'function', false, 6],
    ['inner', 'function', true, 6],
  ])
})

test('the complexity of a class is the mean of its methods plus 1; all its decisions count for the file', () => {
  // The body has 1, `?:` 1, the methods 3 and 1: 6 over 2 methods, plus 1.
  const { blocks, complexity } = measure('class A { x = a ? 1 : 2; f() { if (a || b) c() } g() {} }')
  expect(blocks.map((block) => [block.name, block.complexity])).toEqual([
    ['A', 4],
    ['A.f', 3],
    ['A.g', 1],
  ])
  // 1 + `?:`, `if` and `||`.
  expect(complexity).toMatchObject({ total: 4, module: 1, functions_only: { average: 2, max: 3, count: 2 } })
})

test('operators compute, compare or decide; equal names, properties and literals are one operand', () => {
  // + with (a, 1), += with (b, c), ! with (a), ++ with (b), < with (1, call), && with (two calls).
  const { halstead } = measure("a + 1; b += x.c; !a; b++; 1 < f(); g() && h(); y = 'c'; z = q ? 1 : 2")
  expect(halstead).toMatchObject({ distinct_operators: 6, operators: 6, operands: 10 })
  // a, 1, b, c, f(), g(), h().
  expect(halstead.distinct_operands).toBe(7)
  expect(halstead.volume).toBeCloseTo(16 * Math.log2(13), 12)
  expect(halstead.difficulty).toBeCloseTo((6 * 10) / (2 * 7), 12)
})

test('operands of differently named functions are different', () => {
  const { halstead } = measure('function f(a) { return a + 1 }\nfunction g(a) { return a + 1 }')
  expect(halstead).toMatchObject({ distinct_operators: 1, distinct_operands: 4, operators: 2, operands: 4 })
})

/** loc, lloc, sloc, comments, single_comments, multi, blank. */
test.each([
  ['statements, not blocks', 'if (a) {\n  b()\n} else {\n  c()\n}\n', [5, 4, 5, 0, 0, 0, 0]],
  [
    'else if, try and its clauses',
    'if (a) b()\nelse if (c) d()\ntry { e() } catch { f() } finally { g() }',
    [3, 10, 3, 0, 0, 0, 0],
  ],
  [
    'the head of a for, cases, labels',
    'x: for (let i = 0; ; ) switch (i) { case 1: default: break }',
    [1, 5, 1, 0, 0, 0, 0],
  ],
  ['members of classes', 'export class A {\n  x = 1\n  f() { return 1 }\n}', [4, 4, 4, 0, 0, 0, 0]],
  [
    'exports and types',
    "export * from 'a'\nexport { b }\nexport default 1\ntype T = 1\ninterface I<X> { y: X }",
    [5, 5, 5, 0, 0, 0, 0],
  ],
  ['comments', '#!/usr/bin/env node\n// a\nb() // c\n/* d */\n/**\n * e\n\n */\n', [8, 1, 1, 4, 3, 3, 1]],
  ['a comment that ends before code', 'a() /* b\n c */ d()\n', [2, 2, 2, 0, 0, 0, 0]],
  ['no comment in a text', "const a = `\n// b\n\n`; '/*'", [4, 2, 3, 0, 0, 0, 1]],
])('lines: %s', (_, text, expected) => {
  const { loc, lloc, sloc, comments, single_comments, multi, blank } = measure(text).raw
  expect([loc, lloc, sloc, comments, single_comments, multi, blank]).toEqual(expected)
})

test('the maintainability index is radon’s, computed from these measures', () => {
  // Volume 3·log2(3), complexity 2, 2 logical lines, 1 comment per 2 lines of code.
  const { maintainability } = measure('if (a)\n  b = c + d // e')
  const angle = Math.sqrt(2.46 * ((50 * Math.PI) / 180))
  const volume = 3 * Math.log2(3)
  const unscaled = 171 - 5.2 * Math.log(volume) - 0.23 * 2 - 16.2 * Math.log(2) + 50 * Math.sin(angle)
  expect(maintainability.index).toBeCloseTo(Math.min(100, (100 * unscaled) / 171), 12)
})

test('imports, classes, functions and return annotations are counted wherever they are', () => {
  const text = `
    import { a } from '@x/core/tools'
    import type { b } from '@x/corex'
    export * from '@x/core'
    const c = require('d'), e = () => import(f)
    class G { constructor() {} set h(i) {} j(): number { return 1 } }
    class K extends class {} {}
  `
  expect(measure(text, 'a.ts', ['@x/core']).declarations).toEqual({
    imports: 5,
    import_statements: 5,
    framework_imports: 2,
    classes: 3,
    functions: 4,
    annotatable_functions: 2,
    annotated_functions: 1,
    return_annotation_share: 0.5,
  })
  expect(measure('const e = () => 1', 'a.js').declarations.return_annotation_share).toBeNull()
})

test.each([
  ['a.tsx', 'const a = <b c={d ? 1 : 2} />'],
  ['a.jsx', '<a>{b}</a>'],
  ['a.mts', 'const a = <string>b; @c class D { constructor(@e private f: g) {} accessor h = 1 }'],
  ['a.d.ts', 'declare const a: string\nexport function f(): void'],
  ['a.cjs', "'use strict'; return module.exports"],
])('%s is parsed in its own language', (path, text) => {
  expect(read(text, path).kind).toBe('measured')
})

describe('a text that does not parse is unscored', () => {
  test.each([
    ['a syntax error', 'a\nb = (', 'Unexpected token', 2],
    ['a page', '<!DOCTYPE html>', 'Unexpected token', 1],
    ['types in JavaScript', 'let a\nlet b: string', 'Missing semicolon.', 2],
    ['10,000 brackets', `a\nb = ${'('.repeat(10_000)}1${')'.repeat(10_000)}`, 'it is nested too deeply to parse', 2],
    ['5,000 nested ifs', `${'if (a) {\n'.repeat(5000)}${'}'.repeat(5000)}`, 'it is nested too deeply to parse', 5000],
  ])('%s', (_, text, reason, line) => {
    expect(read(text, 'a.js')).toEqual({ path: 'a.js', language: 'javascript', kind: 'unscored', reason, line })
  })
})
