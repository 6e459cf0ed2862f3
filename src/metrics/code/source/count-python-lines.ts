import type { RawMeasures } from '../../../model/run/run-code.js'

/** Every end of a line that Python's `str.splitlines` knows, which radon uses: a form feed is one. */
// eslint-disable-next-line no-control-regex
const LINE_END = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/

/**
 * Counts the lines of a Python text as `radon raw` does (`radon/raw.py` of 5.1 and 6.0, on Python 3.11). Lines are read in
 * pieces that are whole by themselves: a statement with all its lines, a comment, a blank line.
 *
 * Example: the lines `if a: b = 1` and `# why` are loc 2, sloc 1, lloc 2, comments 1, single_comments 1.
 */
export function countPythonLines(text: string): RawMeasures {
  const whole = text.split(LINE_END)
  if (whole.at(-1) === '') whole.pop()
  const lines = whole.map((line) => line.trim())
  const stripped = lines.map((line) => `${line}\n`).join('')
  const raw = { loc: 0, lloc: 0, sloc: 0, comments: 0, single_comments: 0, multi: 0, blank: 0 }
  let at = 0
  let first = 0
  while (at < stripped.length) {
    const piece = readPiece(stripped, at)
    addPiece(raw, piece, lines.slice(first, first + piece.lines))
    at = piece.end
    first += piece.lines
  }
  raw.loc = raw.sloc + raw.blank + raw.multi + raw.single_comments
  return raw
}

interface Piece {
  lines: number
  end: number
  /** Comments among them. */
  tokens: number
  comments: number
  logical: number
  /** The line of the first token and the line where it ends, counted from the piece's first. */
  firstToken: { kind: PythonToken['kind']; line: number; endLine: number } | null
}

/** Reads on until a line ends outside of all brackets. */
function readPiece(text: string, start: number): Piece {
  const piece: Piece = { lines: 0, end: start, tokens: 0, comments: 0, logical: 0, firstToken: null }
  let brackets = 0
  // The tokens since the last semicolon, and those of them behind the last colon.
  let inPart = 0
  let behindColon: number | null = null
  for (;;) {
    const token = nextPythonToken(text, piece.end)
    if (token === null) break
    piece.end = token.end
    if (token.kind === 'newline') {
      piece.lines += 1
      if (brackets <= 0) break
      continue
    }
    if (token.kind === 'continuation') {
      piece.lines += 1
      // radon's reading of an empty line behind a backslash: the piece needs one more.
      if (text.charAt(piece.end) === '\n') {
        piece.end += 1
        piece.lines += 1
      }
      continue
    }
    const line = piece.lines
    if (token.kind === 'string') piece.lines += countLineEnds(text, token)
    piece.tokens += 1
    piece.firstToken ??= { kind: token.kind, line, endLine: piece.lines }
    if (token.kind === 'comment') {
      piece.comments += 1
      continue
    }
    const operator = token.kind === 'operator' ? text.slice(token.start, token.end) : ''
    if (operator === ';') {
      piece.logical += countLogical(inPart, behindColon, 1)
      inPart = 0
      behindColon = null
      continue
    }
    inPart += 1
    if (operator === ':') behindColon = 0
    else if (behindColon !== null) behindColon += 1
    if (operator === '(' || operator === '[' || operator === '{') brackets += 1
    if (operator === ')' || operator === ']' || operator === '}') brackets -= 1
  }
  piece.logical += countLogical(inPart, behindColon, 0)
  return piece
}

/**
 * A part with a colon is two logical lines unless the colon is last. radon looks for it second to last, since an end
 * marker follows; before a semicolon none does, so there `last` is 1 and `if a: b; c` is two logical lines, not three.
 */
function countLogical(tokens: number, behindColon: number | null, last: 0 | 1): number {
  if (behindColon === null) return tokens > 0 ? 1 : 0
  return behindColon === last ? 1 : 2
}

function addPiece(raw: RawMeasures, piece: Piece, lines: readonly string[]): void {
  const filled = lines.filter((line) => line !== '').length
  raw.comments += piece.comments
  raw.lloc += piece.logical
  const only = piece.tokens === 1 ? piece.firstToken : null
  if (only?.kind === 'comment' || (only?.kind === 'string' && only.line === only.endLine)) {
    raw.single_comments += 1
    return
  }
  raw.blank += lines.length - filled
  if (only?.kind === 'string') raw.multi += filled
  else raw.sloc += filled
}

function countLineEnds(text: string, token: PythonToken): number {
  let count = 0
  for (let at = text.indexOf('\n', token.start); at !== -1 && at < token.end; at = text.indexOf('\n', at + 1))
    count += 1
  return count
}

type PythonTokenKind = 'newline' | 'continuation' | 'comment' | 'string' | 'number' | 'name' | 'operator'

/** A stretch of text: `start` is its first character, `end` is behind its last. */
interface PythonToken {
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
function findLineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

const BACKSLASH = 92
const NEWLINE = 10
const OPEN_BRACE = 123
const CLOSE_BRACE = 125

/** CPython's own limit (MAXFSTRINGLEVEL); what nests deeper ends with the text, and the parser refuses it. */
const MAX_NESTING = 150

/** Letters before a quote that belong to the string, as `rb` in `rb'…'`. */
const STRING_PREFIX = /^(?:[bfrtu]|[bft]r|r[bft])$/i

/**
 * Where the Python string whose first quote is at `start` ends: the position behind its last quote, or the end of the text.
 * A formatted string (`prefix` with an f or t) is one string with all that its braces hold, also where these reuse its
 * quotes (PEP 701).
 */
function findStringEnd(text: string, start: number, prefix: string, depth = 0): number {
  const quote = text.charAt(start)
  const isTriple = text.startsWith(quote.repeat(3), start)
  const closing = isTriple ? quote.repeat(3) : quote
  const isFormatted = /[ft]/i.test(prefix)
  const quoteCode = text.charCodeAt(start)
  let at = start + closing.length
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === quoteCode && (!isTriple || text.startsWith(closing, at))) return at + closing.length
    if (code === BACKSLASH) at += isFormatted && isBrace(text.charCodeAt(at + 1)) ? 1 : 2
    else if (isFormatted && code === OPEN_BRACE) {
      at = text.charCodeAt(at + 1) === OPEN_BRACE ? at + 2 : findFieldEnd(text, at + 1, closing, depth)
    } else at += 1
  }
  return text.length
}

function isBrace(code: number): boolean {
  return code === OPEN_BRACE || code === CLOSE_BRACE
}

/** Behind the brace that closes a replacement field; `at` is behind the one that opens it. */
function findFieldEnd(text: string, start: number, closing: string, nesting: number): number {
  if (nesting > MAX_NESTING) return text.length
  let depth = 0
  let at = start
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === '"' || char === "'") {
      const prefix = /[a-z]{0,2}$/i.exec(text.slice(Math.max(start, at - 2), at))
      at = findStringEnd(text, at, prefix?.[0] ?? '', nesting + 1)
      continue
    }
    if (char === '}' && depth === 0) return at + 1
    if (char === ':' && depth === 0) return findFormatEnd(text, at + 1, closing, nesting)
    if (char === '#') {
      at = findLineEnd(text, at)
      continue
    }
    if ('([{'.includes(char)) depth += 1
    if (')]}'.includes(char)) depth -= 1
    at += 1
  }
  return text.length
}

/** Behind the brace that closes a field, from its format: quotes mean nothing there, braces are fields of their own. */
function findFormatEnd(text: string, start: number, closing: string, nesting: number): number {
  let at = start
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === CLOSE_BRACE) return at + 1
    // Only a field that was no field reaches these: the string ends here.
    if (text.startsWith(closing, at) || (closing.length === 1 && code === NEWLINE)) return at
    at = code === OPEN_BRACE ? findFieldEnd(text, at + 1, closing, nesting + 1) : at + 1
  }
  return text.length
}
