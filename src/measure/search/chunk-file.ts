import { listRanges, toLines, trimBlankLines } from './find-symbols.js'

/** A piece of a file that is found and shown as a whole. */
export interface Chunk {
  readonly path: string
  /** `parseSuite`, `Class.method`, a Markdown heading; `null` if the text has no name. */
  readonly symbol: string | null
  /** Starting at 1, both ends included. */
  readonly start_line: number
  readonly end_line: number
  readonly text: string
}

export interface ChunkOptions {
  /** A longer symbol or section is cut into pieces of this many lines, each keeping the symbol. */
  readonly max_lines: number
  /** Number of lines in a window, for files without symbols or headings. */
  readonly window_lines: number
}

/** Estimates tokens at four characters each, the usual rule of thumb, for targets without a tokenizer. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / 4)
}

/**
 * Splits a file into chunks, in order: one per symbol in TypeScript, JavaScript, Python, Go, Rust and Java, one per section
 * in Markdown, and windows of lines in all other files. Blank lines at the ends are trimmed; empty chunks are dropped.
 */
export function chunkFile(path: string, text: string, options: ChunkOptions): Chunk[] {
  const lines = toLines(text)
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
