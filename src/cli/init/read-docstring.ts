import type { Chunk } from '../../search/chunk.js'

const LONGEST = 140
const FEWEST_WORDS = 3
/** Where a first clause ends, abbreviations aside; a question keeps its mark. */
const SENTENCE_END = /(?<!\b(?:e\.g|i\.e|etc|vs|cf))[.!;:](?:\s|$)|(?<=\?)\s/
/** Comments for tools and lawyers. */
const NOT_PROSE = /^(?:eslint|prettier|ts-|@|noqa|type:|pylint|flake8|nolint|go:|todo|fixme|copyright|licen[cs]e|spdx)/i

/**
 * The first sentence of what a symbol's comment or docstring says, without its full stop; null where there is none that reads like prose.
 * @example readDocstring({ path: 'a.py', text: 'def f():\n    """Return one. Always."""', … }) // 'Return one'
 */
export function readDocstring({ path, text }: Chunk): string | null {
  const comment = /\.pyi?$/.test(path) ? pythonDocstring(text) : leadingComment(text)
  const paragraph = comment?.trim().split(/\n\s*\n|\n\s*(?=[@:-])/)[0] ?? ''
  const plain = paragraph
    .replaceAll(/\{@link\s+([^}]+)\}/g, '$1')
    .replaceAll(/[`*]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const sentence = plain.split(SENTENCE_END, 1)[0]?.trim() ?? ''
  const isProse = sentence.length <= LONGEST && sentence.split(' ').length >= FEWEST_WORDS && !NOT_PROSE.test(sentence)
  return isProse && /^\p{L}/u.test(sentence) ? sentence : null
}

function pythonDocstring(text: string): string | null {
  const [, , body] =
    /^\s*(?:async\s+def|def|class)\b[^"']*?:[ \t]*\n\s*[rRuU]{0,2}("""|''')([\s\S]*?)(?:\1|(?![\s\S]))/m.exec(text) ??
    []
  return body ?? null
}

/** The comment right above the definition, without its marks. */
function leadingComment(text: string): string | null {
  const lines: string[] = []
  let isInside = false
  for (const source of text.split('\n')) {
    const line = source.trim()
    const isComment = isInside || /^(?:\/\/|\/\*|\*)/.test(line)
    // Decorators and attributes may stand between the comment and the definition.
    if (!isComment && /^(?:@|#\[)/.test(line)) continue
    if (!isComment) break
    isInside = (isInside || line.startsWith('/*')) && !line.includes('*/')
    lines.push(line.replace(/^(?:\/\*\*?|\*\/|\/\/[/!]?|\*(?!\/))\s?/, '').replace(/\s*\*\/$/, ''))
  }
  return lines.length === 0 ? null : lines.join('\n')
}
