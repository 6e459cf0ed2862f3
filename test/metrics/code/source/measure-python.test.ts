import { Lexer, parse } from 'py-ast'
import { describe, expect, test } from 'vitest'
import type { MeasuredFile } from '../../../../src/model/run/run-code.js'
import { measurePython } from '../../../../src/metrics/code/source/measure-python.js'

import oracle from '../../../oracle/radon-snippets.json' with { type: 'json' }
import { relativeError } from '../../../stats/relative-error.js'

function read(text: string, prefixes: readonly string[] = []) {
  return measurePython({ path: 'a.py', text, parse, tokenize: (code) => new Lexer(code).tokenize(), prefixes })
}

function measure(text: string, prefixes: readonly string[] = []): MeasuredFile {
  const file = read(text, prefixes)
  if (file.kind === 'unscored') throw new Error(`${file.reason}, line ${String(file.line)}`)
  return file
}

/** Returns only the fields of radon's record, with radon's names. */
function rewrite({ raw, complexity, halstead, maintainability, declarations, blocks }: MeasuredFile) {
  const { functions_only, with_classes, with_inner } = complexity
  return {
    raw,
    cc: {
      blocks: blocks
        .filter(({ inner }) => !inner)
        .map(({ name, kind, line, end_line, complexity: own, rank }) => [name, kind, line, end_line, own, rank]),
      count: with_classes.count,
      averageRank: with_classes.rank,
      max: with_classes.max,
      maxRank: with_classes.max_rank,
      functionsOnly: [functions_only.count, functions_only.max],
      withInner: [with_inner.count, with_inner.max],
      moduleTotal: complexity.total,
      moduleOwn: complexity.module,
    },
    halstead: {
      h1: halstead.distinct_operators,
      h2: halstead.distinct_operands,
      N1: halstead.operators,
      N2: halstead.operands,
      vocabulary: halstead.vocabulary,
      length: halstead.length,
    },
    rank: maintainability.rank,
    ast: {
      imports: declarations.import_statements,
      classes: declarations.classes,
      functions: declarations.functions,
      functionsWithReturnAnnotation: declarations.annotated_functions,
      returnAnnotationFraction: declarations.return_annotation_share,
    },
    floats: [
      with_classes.average,
      functions_only.average,
      with_inner.average,
      halstead.calculated_length,
      halstead.volume,
      halstead.difficulty,
      halstead.effort,
      halstead.time_seconds,
      halstead.bugs,
      maintainability.index,
      maintainability.without_multi,
    ],
  }
}

describe('every measure of a snippet equals that of radon 6.0.1', () => {
  test.each(oracle.cases)('$id $label', ({ input, expected }) => {
    const { cc, halstead, mi, ast } = expected
    const { floats, ...exact } = rewrite(measure(input.code))
    expect(exact).toEqual({
      raw: expected.raw,
      cc: {
        blocks: cc.blocks.map((block) => [
          block.name,
          block.type,
          block.lineno,
          block.endline,
          block.complexity,
          block.rank,
        ]),
        count: cc.count,
        averageRank: cc.averageRank,
        max: cc.max,
        maxRank: cc.maxRank,
        functionsOnly: [cc.functionsOnly.count, cc.functionsOnly.max],
        withInner: [cc.withInner.count, cc.withInner.max],
        moduleTotal: cc.moduleTotal,
        moduleOwn: cc.moduleOwn,
      },
      halstead: {
        h1: halstead.h1,
        h2: halstead.h2,
        N1: halstead.N1,
        N2: halstead.N2,
        vocabulary: halstead.vocabulary,
        length: halstead.length,
      },
      rank: mi.rank,
      ast: {
        imports: ast.imports,
        classes: ast.classes,
        functions: ast.functions,
        functionsWithReturnAnnotation: ast.functionsWithReturnAnnotation,
        returnAnnotationFraction: ast.returnAnnotationFraction,
      },
    })
    const wanted = [
      cc.average,
      cc.functionsOnly.average,
      cc.withInner.average,
      halstead.calculatedLength,
      halstead.volume,
      halstead.difficulty,
      halstead.effort,
      halstead.time,
      halstead.bugs,
      mi.multi,
      mi.noMulti,
    ]
    wanted.forEach((value, at) => expect(relativeError(floats[at], value)).toBeLessThan(1e-9))
  })
})

/** loc, lloc, sloc, comments, single_comments, multi, blank; checked with radon 5.1.0 on Python 3.11. */
test.each([
  ['a form feed ends a line', 'x = 1\n\f\ny = 2\n', [4, 2, 2, 0, 0, 0, 2]],
  ['a colon before a semicolon is not the last token', 'if a: b; c\n', [1, 2, 1, 0, 0, 0, 0]],
  ['two tokens behind a colon before a semicolon', 'if a: b(); c\n', [1, 3, 1, 0, 0, 0, 0]],
  ['a semicolon at the end is not a line', 'a = 1;\n', [1, 1, 1, 0, 0, 0, 0]],
  ['a number with a sign in its exponent is one token', 'if a: 1e-5; c\n', [1, 2, 1, 0, 0, 0, 0]],
  ['a width within a format', 'x = f"{a:>{w}}" # it\'s\n', [1, 1, 1, 1, 0, 0, 0]],
  ['a hash in a string is not a comment', 'x = \'#\' """#\n#"""\n', [2, 1, 2, 0, 0, 0, 0]],
  ['a string with a comment behind it is code', "'doc'  # why\n", [1, 1, 1, 1, 0, 0, 0]],
  ['a documentation string with a blank line', '"""a\n\nb"""\n', [3, 1, 0, 0, 0, 2, 1]],
  ['a backslash within a string', "x = 'a\\\n# b'\ny = r'\\'' ''\n", [3, 2, 3, 0, 0, 0, 0]],
])('lines: %s', (_, text, expected) => {
  const { loc, lloc, sloc, comments, single_comments, multi, blank } = measure(text).raw
  expect([loc, lloc, sloc, comments, single_comments, multi, blank]).toEqual(expected)
})

test('a formatted string that reuses its quotes is one string', () => {
  expect(measure('x = f"{d["#"]}"  # c\n').raw).toMatchObject({ sloc: 1, comments: 1 })
})

test('operands that are equal in Python are one, however they are written', () => {
  const distinct = (text: string) => measure(text).halstead.distinct_operands
  expect(distinct('x = 1 + 1.0\ny = True + 0x1\nz = 0b1 + (1+0j)\n')).toBe(3)
  expect(distinct("x = 'a' + b'a'\ny = '...' + ...\nz = 9007199254740993 + 9007199254740992.0\n")).toBe(6)
})

test('blocks inside functions and classes are named, and count in only one of the averages', () => {
  const { blocks, complexity } = measure(
    'class A:\n  class B:\n    def m(self): pass\n  def n(self):\n    def c(): return 1 if x else 2\n',
  )
  expect(blocks.map(({ name, kind, inner, line }) => [name, kind, inner, line])).toEqual([
    ['A', 'class', false, 1],
    ['A.B', 'class', true, 2],
    ['A.B.m', 'method', true, 3],
    ['A.n', 'method', false, 4],
    ['A.n.c', 'function', true, 5],
  ])
  expect([complexity.functions_only.count, complexity.with_classes.count, complexity.with_inner.count]).toEqual([
    1, 2, 5,
  ])
})

test('imports count by name, and those of the framework by prefix', () => {
  const text =
    'import os, langgraph.graph\nfrom langchain_core import a, b\nfrom . import langgraph\nimport langgraphs\n'
  expect(measure(text, ['langgraph', 'langchain*']).declarations).toMatchObject({
    imports: 5,
    import_statements: 4,
    framework_imports: 2,
  })
})

describe('a text that is not Python is unscored, with its line', () => {
  test.each([
    ['a syntax error', 'x = 1\ndef f(:\n  pass\n', 'Expected parameter name', 2],
    ['print of Python 2', "x = 1\nprint 'a'\n", 'invalid syntax', 2],
    ['except of Python 2', 'try:\n  a\nexcept X, e:\n  b\n', "Expected ':' after except clause", 3],
    ['backticks', 'x = `a`\n', "Unexpected character '`'", 1],
    ['bytes', 'a\n\0\u0001\n', "Unexpected character '\0'", 2],
    ['10,000 brackets', `x = 1\ny = ${'('.repeat(10_000)}1`, 'it is nested too deeply to parse', 2],
    ['an open string', 'x = """a\n\n', 'Unterminated triple-quoted string literal', 1],
    ['nested formatted strings', `x = ${'f"{'.repeat(5000)}`, 'Unterminated f-string literal', 1],
  ])('%s', (_, text, reason, line) => {
    expect(read(text)).toEqual({ path: 'a.py', language: 'python', kind: 'unscored', reason, line })
  })
})

test('a deep tree is measured without recursion', () => {
  expect(measure(`x = ${'1 + '.repeat(2000)}1\n`).halstead).toMatchObject({ operators: 2000, distinct_operands: 2000 })
})
