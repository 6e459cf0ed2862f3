import type { Chunk, ChunkOptions, LineRange } from './chunk.js'
import { findSections, findSymbols } from './find-symbols.js'
import { languageOf } from './languages.js'

/**
 * The chunks of a file in order: one for each symbol in TypeScript, JavaScript, Python, Go, Rust and Java, for each
 * section in Markdown, and windows of lines in everything else. Ranges are trimmed of blank lines; empty ones are dropped.
 */
export function chunkFile(path: string, text: string, options: ChunkOptions): Chunk[] {
  const lines = text.split(/\r\n|\n|\r/)
  const language = languageOf(path)
  const whole: LineRange = { symbol: null, start: 0, end: lines.length }
  if (language !== null) return cut(path, lines, findSymbols(lines, language), options.max_lines)
  if (/\.(?:md|markdown|mdx)$/i.test(path)) return cut(path, lines, findSections(lines), options.max_lines)
  return cut(path, lines, [whole], options.window_lines)
}

function cut(path: string, lines: readonly string[], ranges: readonly LineRange[], maxLines: number): Chunk[] {
  return ranges.flatMap((range) => {
    const chunks: Chunk[] = []
    const { start: first, end: last } = trim(lines, range)
    for (let from = first; from < last; from += maxLines) {
      const { start, end } = trim(lines, { symbol: range.symbol, start: from, end: Math.min(from + maxLines, last) })
      if (start >= end) continue
      const text = lines.slice(start, end).join('\n')
      chunks.push({ path, symbol: range.symbol, start_line: start + 1, end_line: end, text })
    }
    return chunks
  })
}

function trim(lines: readonly string[], range: LineRange): LineRange {
  let { start, end } = range
  while (start < end && lines[start]?.trim() === '') start++
  while (end > start && lines[end - 1]?.trim() === '') end--
  return { symbol: range.symbol, start, end }
}
