export type ParsedSource<Tree> =
  | { readonly kind: 'parsed'; readonly tree: Tree }
  | { readonly kind: 'unscored'; readonly reason: string; readonly line: number | null }

/**
 * The tree that a parser makes of a text, or what it says is wrong and on which line, null where it names none.
 * Whatever a parser throws is about the text: also an overflow of the stack, or a property that its grammar did not foresee.
 */
export function parseSource<Tree>(parse: (text: string) => Tree, text: string): ParsedSource<Tree> {
  try {
    return { kind: 'parsed', tree: parse(text) }
  } catch (error) {
    if (error instanceof RangeError) {
      return { kind: 'unscored', reason: 'it nests too deeply to be read', line: findDeepestLine(text) }
    }
    const message = error instanceof Error ? error.message : String(error)
    const [, reason, py, js] = PLACE.exec(message) ?? []
    const line = py ?? js
    return { kind: 'unscored', reason: reason ?? message, line: line === undefined ? null : Number(line) }
  }
}

/** Where most brackets are open, those in strings and comments included; null where there are too few to be the cause. */
function findDeepestLine(text: string): number | null {
  let [line, depth, deepest] = [1, 0, 100]
  let found: number | null = null
  for (const char of text) {
    if (char === '\n') line += 1
    else if ('([{'.includes(char)) depth += 1
    else if (')]}'.includes(char)) depth -= 1
    if (depth > deepest) [deepest, found] = [depth, line]
  }
  return found
}

/** The ends of py-ast's messages, ` at line 3, column 4`, and of Babel's, ` (3:4)`. */
const PLACE = /^(.*?)(?: at line (\d+)(?:, column \d+)?| \((\d+):\d+\))?\s*$/s
