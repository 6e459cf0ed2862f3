import { listRanges, splitLines, trimBlankLines } from './find-symbols.js'

/** A piece of a file that is found and shown as a whole. */
export interface Chunk {
  readonly path: string
  /** `parseSuite`, `Class.method`, a Markdown heading; null where the text has no name. */
  readonly symbol: string | null
  /** From 1, both ends included. */
  readonly start_line: number
  readonly end_line: number
  readonly text: string
}

export interface ChunkOptions {
  /** A longer symbol or section is cut into pieces of this many lines, each keeping the symbol. */
  readonly max_lines: number
  /** Lines of a window where a file has neither symbols nor headings. */
  readonly window_lines: number
}

/** Tokens of a text by the usual rule of thumb of four characters each, for targets that have no tokenizer. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/**
 * The chunks of a file in order: one for each symbol in TypeScript, JavaScript, Python, Go, Rust and Java, for each
 * section in Markdown, and windows of lines in everything else. Ranges are trimmed of blank lines; empty ones are dropped.
 */
export function chunkFile(path: string, text: string, options: ChunkOptions): Chunk[] {
  const lines = splitLines(text)
  const ranges = listRanges(path, lines)
  const maxLines = ranges === null ? options.window_lines : options.max_lines
  return (ranges ?? [{ symbol: null, start: 0, end: lines.length }]).flatMap((range) => {
    const chunks: Chunk[] = []
    const { start: first, end: last } = trimBlankLines(lines, range)
    for (let from = first; from < last; from += maxLines) {
      const piece = { ...range, start: from, end: Math.min(from + maxLines, last) }
      const { symbol, start, end } = trimBlankLines(lines, piece)
      const text = lines.slice(start, end).join('\n')
      if (start < end) chunks.push({ path, symbol, start_line: start + 1, end_line: end, text })
    }
    return chunks
  })
}
