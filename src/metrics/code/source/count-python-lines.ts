import type { RawMeasures } from '../../../model/run/run-code.js'
import { sum } from '../../../stats/moments.js'

/** Every line end of Python's `str.splitlines`, which radon uses; a form feed is one. */
// eslint-disable-next-line no-control-regex
const LINE_END = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/

/** A token of py-ast's lexer, which gives line ends only outside all brackets, and a string with everything in its braces as one token. */
export interface PythonToken {
  readonly type: string
  readonly lineno: number
  readonly end_lineno: number
}

/** The tokens of a piece, including comments; empty for a piece without tokens, such as a blank line. */
type Piece = readonly PythonToken[]

/**
 * Counts the lines of a Python text as `radon raw` does (`radon/raw.py` of 5.1 and 6.0, on Python 3.11). The text is read in complete
 * pieces: a statement with all its lines, a comment, a blank line.
 *
 * Example: the lines `if a: b = 1` and `# why` are loc 2, sloc 1, lloc 2, comments 1, single_comments 1.
 */
export function countPythonLines(text: string, tokenize: (text: string) => readonly PythonToken[]): RawMeasures {
  const whole = text.split(LINE_END)
  if (whole.at(-1) === '') whole.pop()
  const lines = whole.map((line) => line.trim())
  const raw = { loc: 0, lloc: 0, sloc: 0, comments: 0, single_comments: 0, multi: 0, blank: 0 }
  let piece: PythonToken[] = []
  let first = 0
  for (const token of tokenize(lines.map((line) => `${line}\n`).join(''))) {
    if (token.type !== 'NEWLINE') {
      if (!UNSEEN.has(token.type)) piece.push(token)
      continue
    }
    // As in radon, an empty line after a backslash does not end the piece.
    const { lineno: line } = token
    const isContinued = line > (piece.at(-1)?.end_lineno ?? first + 1) && lines[line - 2]?.endsWith('\\') === true
    if (isContinued && lines[line - 1] === '') continue
    addPiece(raw, piece, lines.slice(first, line))
    piece = []
    first = line
  }
  if (first < lines.length) addPiece(raw, piece, lines.slice(first))
  raw.loc = raw.sloc + raw.blank + raw.multi + raw.single_comments
  return raw
}

/** Tokens that the lexer adds. */
const UNSEEN: ReadonlySet<string> = new Set(['INDENT', 'DEDENT', 'EOF'])

/**
 * Counts logical lines. A part with a colon is two logical lines unless the colon is last. radon expects such a colon second to last,
 * before an end marker. There is no marker before a semicolon, so `if a: b; c` is two logical lines, not three.
 */
function countLogical(code: Piece): number {
  const parts: PythonToken[][] = [[]]
  for (const token of code) {
    if (token.type === 'SEMI') parts.push([])
    else parts.at(-1)?.push(token)
  }
  return sum(
    parts.map((part, at) => {
      const colon = part.findLastIndex(({ type }) => type === 'COLON')
      if (colon < 0) return part.length > 0 ? 1 : 0
      return part.length - 1 - colon === (at < parts.length - 1 ? 1 : 0) ? 1 : 2
    }),
  )
}

function addPiece(raw: RawMeasures, piece: Piece, lines: readonly string[]): void {
  const filled = lines.filter((line) => line !== '').length
  const code = piece.filter(({ type }) => type !== 'COMMENT')
  raw.comments += piece.length - code.length
  raw.lloc += countLogical(code)
  const only = piece.length === 1 ? piece[0] : undefined
  const isText = only?.type === 'STRING'
  if (only?.type === 'COMMENT' || (isText && only.lineno === only.end_lineno)) {
    raw.single_comments += 1
    return
  }
  raw.blank += lines.length - filled
  if (isText) raw.multi += filled
  else raw.sloc += filled
}
