import type { RawMeasures } from '../../../model/run/run-code.js'
import { sum } from '../../../stats/moments.js'

/** Every end of a line that Python's `str.splitlines` knows, which radon uses: a form feed is one. */
// eslint-disable-next-line no-control-regex
const LINE_END = /\r\n|[\n\v\f\r\x1c-\x1e\x85\u2028\u2029]/

/** A token of py-ast's lexer. It gives the end of a line only outside of all brackets, and a string with all that its braces hold as one. */
export interface PythonToken {
  readonly type: string
  readonly lineno: number
  readonly end_lineno: number
}

/** Comments among them, and of what has no tokens, such as a blank line, none. */
type Piece = readonly PythonToken[]

/**
 * Counts the lines of a Python text as `radon raw` does (`radon/raw.py` of 5.1 and 6.0, on Python 3.11). Lines are read in
 * pieces that are whole by themselves: a statement with all its lines, a comment, a blank line.
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
    // radon's reading of an empty line behind a backslash: the piece needs one more.
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

/** What the lexer adds. */
const UNSEEN: ReadonlySet<string> = new Set(['INDENT', 'DEDENT', 'EOF'])

/**
 * A part with a colon is two logical lines unless the colon is last. radon looks for it second to last, since an end
 * marker follows; before a semicolon none does, so there `if a: b; c` is two logical lines, not three.
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
