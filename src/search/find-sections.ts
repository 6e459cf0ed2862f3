import type { LineRange } from './chunk.js'

/**
 * The sections of a Markdown file: one for each ATX heading outside fenced code, named by the heading's text without
 * its closing marks, and an unnamed one for the text before the first heading.
 * @example findSections(['# Runs', 'text']) // [{ symbol: 'Runs', start: 0, end: 2 }]
 */
export function findSections(lines: readonly string[]): LineRange[] {
  const headings: { line: number; symbol: string | null }[] = [{ line: 0, symbol: null }]
  let fence: string | null = null
  for (const [line, text] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1]
    if (mark !== undefined) {
      if (fence === null) fence = mark
      else if (mark.startsWith(fence)) fence = null
      continue
    }
    const heading = fence === null ? /^ {0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1] : undefined
    if (heading !== undefined) headings.push({ line, symbol: heading === '' ? null : heading })
  }
  return headings.map(({ line, symbol }, index) => ({
    symbol,
    start: line,
    end: headings[index + 1]?.line ?? lines.length,
  }))
}
