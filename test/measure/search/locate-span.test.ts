import { describe, expect, test } from 'vitest'
import type { ExpectedSpan } from '../../../src/model/suite/case.js'
import type { Span } from '../../../src/model/run/observation.js'
import { locateSpan, outlineFile } from '../../../src/measure/search/locate-span.js'

const PYTHON = `def foo():
    return 1

class K:
    """A key."""

    def m(self):
        return 2

    def twin(self):
        return 3


class L:
    def twin(self):
        return 4

def bar():
    return 5
`

const MARKDOWN = `# Fees

Introduction.

## The \`late\` fee

Two euros a day.

## Again

Again.
`

const locate = (text: string, span: Span, ...expected: readonly Omit<ExpectedSpan, 'path' | 'relevance'>[]) =>
  locateSpan(
    span,
    expected.map((one) => ({ path: 'k', relevance: 1, ...one })),
    outlineFile(text === PYTHON ? 'k.py' : 'k.md', text),
  )

describe('a span in a file of the checkout', () => {
  test.each<[string, Span, readonly Omit<ExpectedSpan, 'path' | 'relevance'>[], ReturnType<typeof locateSpan>]>([
    ['lines inside the symbol', { start_line: 1, end_line: 2 }, [{ symbol: 'foo' }], { is: ['foo'] }],
    ['lines that share one with it', { start_line: 2, end_line: 4 }, [{ symbol: 'foo' }], { is: ['foo'] }],
    ['lines that hold it', { start_line: 1, end_line: 99 }, [{ symbol: 'K.m' }], { is: ['K.m'] }],
    ['lines of another symbol', { start_line: 19, end_line: 20 }, [{ symbol: 'foo' }], { is_not: ['foo'] }],
    ['the blank line below it', { start_line: 3, end_line: 3 }, [{ symbol: 'foo' }], { is_not: ['foo'] }],
    ['lines of a method, its class expected', { start_line: 11, end_line: 11 }, [{ symbol: 'K' }], { is: ['K'] }],
    ['lines of the next class', { start_line: 15, end_line: 16 }, [{ symbol: 'K' }], { is_not: ['K'] }],
    ['a short name', { symbol: 'm' }, [{ symbol: 'K.m' }], { is: ['K.m'], start_line: 7, end_line: 8 }],
    ['a long name', { symbol: 'docs.k.K.m' }, [{ symbol: 'K.m' }], { is: ['K.m'], start_line: 7, end_line: 8 }],
    ['a short name in the case', { symbol: 'K.m' }, [{ symbol: 'm' }], { is: ['m'], start_line: 7, end_line: 8 }],
    ['a short name that is there twice', { symbol: 'twin' }, [{ symbol: 'K.twin' }], null],
    [
      '… with lines',
      { symbol: 'twin', start_line: 16 },
      [{ symbol: 'K.twin' }, { symbol: 'L.twin' }],
      { is: ['L.twin'], is_not: ['K.twin'] },
    ],
    ['another symbol', { symbol: 'bar' }, [{ symbol: 'foo' }], { is_not: ['foo'], start_line: 18, end_line: 19 }],
    [
      'a method, its class expected',
      { symbol: 'K.m' },
      [{ symbol: 'K' }],
      { is_not: ['K'], start_line: 7, end_line: 8 },
    ],
    ['a symbol that the file lacks', { symbol: 'gone' }, [{ symbol: 'foo' }], null],
    ['a symbol expected that the file lacks', { start_line: 1 }, [{ symbol: 'gone' }], null],
    ['a symbol, lines expected', { symbol: 'foo' }, [{ start_line: 2 }], { start_line: 1, end_line: 2 }],
    [
      'only a text, blanks aside',
      { text: 'def m(self):\n  return   2\n' },
      [{ symbol: 'K.m' }, { symbol: 'foo' }],
      { is: ['K.m'], is_not: ['foo'], start_line: 7, end_line: 8 },
    ],
    ['only a text, lines expected', { text: 'return 5' }, [{ start_line: 19 }], { start_line: 19, end_line: 19 }],
    ['a text that is there twice', { text: 'def twin(self):' }, [{ symbol: 'K.twin' }], null],
    ['a text that is not there', { text: 'def gone' }, [{ symbol: 'foo' }], null],
    ['nothing', {}, [{ symbol: 'foo' }], null],
  ])('%s', (_what, span, expected, located) => {
    expect(locate(PYTHON, span, ...expected)).toEqual(located)
  })

  test('a heading, with or without its marks', () => {
    expect(locate(MARKDOWN, { start_line: 7 }, { symbol: 'The late fee' }, { symbol: '`Again`' })).toEqual({
      is: ['The late fee'],
      is_not: ['`Again`'],
    })
    expect(locate(MARKDOWN, { symbol: '## Again' }, { start_line: 9 })).toEqual({ start_line: 9, end_line: 11 })
  })

  test('a function within a function may have the name of a method', () => {
    const text = `class K:\n    def m(self):\n        pass\n\ndef other():\n    def m():\n        pass\n`
    expect(locate(PYTHON, { symbol: 'm' }, { symbol: 'K.m' })).not.toBeNull()
    const outline = outlineFile('k.py', text)
    expect(locateSpan({ symbol: 'm' }, [{ path: 'k.py', symbol: 'K.m', relevance: 1 }], outline)).toBeNull()
  })
})
