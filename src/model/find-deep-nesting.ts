import { Lexer } from 'yaml'

/** More than any suite needs, and few enough for the parser's recursion on a small stack. */
const MAX_DEPTH = 500
/** Every level of a block needs a character before the first value of its line. */
const DEEP_BLOCK = /^[ ?-]{1000}/m
const SCALAR_FOLLOWS = '\u001f'
/** The lexer's tokens without text: byte order mark, document, end of a flow, scalar. */
const MARKS: ReadonlySet<string> = new Set(['\u0002', '\u0018', SCALAR_FOLLOWS])

/**
 * Finds the offset at which YAML begins to nest deeper than 500 brackets, or 1,000 columns of indentation and dashes; `null` if it does
 * not. The parser recurses, and a stack that overflows inside a regular expression ends the whole process (V8: "RegExpCompiler Allocation
 * failed").
 * @example findDeepNesting('[['.repeat(300)) // 500
 */
export function findDeepNesting(text: string): number | null {
  const block = DEEP_BLOCK.exec(text)?.index
  if (block !== undefined) return block
  if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH) return null
  let offset = 0
  let depth = 0
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    if (!isScalar && (token === '[' || token === '{')) depth += 1
    if (!isScalar && (token === ']' || token === '}')) depth -= 1
    if (depth > MAX_DEPTH) return offset
    isScalar = token === SCALAR_FOLLOWS
    if (!MARKS.has(token)) offset += token.length
  }
  return null
}
