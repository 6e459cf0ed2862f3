import type { LineRange } from './chunk.js'
import { findSections } from './find-sections.js'
import { findSymbols } from './find-symbols.js'
import { languageOf, type Language } from './languages.js'

/** What a file defines. */
export interface FileSymbols {
  /** Symbols, or headings in Markdown, with their lines as `chunkFile` cuts them. */
  readonly ranges: readonly LineRange[]
  /** Names defined deeper than that, such as functions in functions; in doubt a name is here. */
  readonly inner: readonly string[]
}

/** The symbols of a source file or the headings of a Markdown file; null for a file of any other kind. */
export function listSymbols(path: string, text: string): FileSymbols | null {
  const lines = text.split(/\r\n|\n|\r/)
  const language = languageOf(path)
  if (language !== null) return { ranges: findSymbols(lines, language), inner: findInner(lines, language) }
  return /\.(?:md|markdown|mdx)$/i.test(path) ? { ranges: findSections(lines), inner: [] } : null
}

function findInner(lines: readonly string[], { definitions, containers, members }: Language): readonly string[] {
  const patterns = [...definitions, ...containers, ...members]
  return lines.flatMap((line) => {
    const trimmed = line.trim()
    if (trimmed === line || trimmed === '') return []
    const match = patterns.map((pattern) => pattern.exec(trimmed)).find((found) => found !== null)
    return match ? [match.slice(1).join('.')] : []
  })
}
