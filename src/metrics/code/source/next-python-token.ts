import { findStringEnd, STRING_PREFIX } from './find-string-end.js'

export type PythonTokenKind = 'newline' | 'continuation' | 'comment' | 'string' | 'number' | 'name' | 'operator'

/** A stretch of text: `start` is its first character, `end` is behind its last. */
export interface PythonToken {
  readonly kind: PythonTokenKind
  readonly start: number
  readonly end: number
}

const SPACE = /[ \t]*/y
const NAME = /[\w\u0080-\uffff]+/y
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d[\d_]*)?)j?/iy
const OPERATOR = /\*\*=|\/\/=|>>=|<<=|\.\.\.|->|:=|[!=<>+\-*/%&|^@]=|\*\*|\/\/|<<|>>|[^]/y

/**
 * The token of Python at or behind `at`, as the tokenizer of CPython 3.11 cuts it; null at the end of the text.
 * A character that no token begins with is an operator of its own.
 */
export function nextPythonToken(text: string, at: number): PythonToken | null {
  const start = skip(SPACE, text, at)
  const char = text.charAt(start)
  if (char === '') return null
  if (char === '\n') return { kind: 'newline', start, end: start + 1 }
  if (char === '\\' && text.charAt(start + 1) === '\n') return { kind: 'continuation', start, end: start + 2 }
  if (char === '#') return { kind: 'comment', start, end: findLineEnd(text, start) }
  if (char === '"' || char === "'") return { kind: 'string', start, end: findStringEnd(text, start, '') }
  if (isDigit(char) || (char === '.' && isDigit(text.charAt(start + 1)))) {
    return { kind: 'number', start, end: skip(NUMBER, text, start) }
  }
  const end = skip(NAME, text, start)
  if (end === start) return { kind: 'operator', start, end: skip(OPERATOR, text, start) }
  const behind = text.charAt(end)
  if ((behind === '"' || behind === "'") && end - start <= 2) {
    const prefix = text.slice(start, end)
    if (STRING_PREFIX.test(prefix)) return { kind: 'string', start, end: findStringEnd(text, end, prefix) }
  }
  return { kind: 'name', start, end }
}

/** Where the match of a sticky pattern ends; `at` where there is none. */
function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : at
}

function isDigit(char: string): boolean {
  return char >= '0' && char <= '9'
}

/** The position of the line's end, or of the text's. */
export function findLineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
