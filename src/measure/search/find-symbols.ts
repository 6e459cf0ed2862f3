import { type Language, languageOf } from './languages.js'

/** Lines of a file that belong together, before they get their text. `end` is excluded; both count from 0. */
export interface LineRange {
  readonly symbol: string | null
  readonly start: number
  readonly end: number
}

interface Statement {
  readonly start: number
  readonly kind: 'leading' | 'import' | 'definition' | 'container' | 'other'
  readonly symbol: string | null
}

/**
 * The symbols of a source file as ranges of lines, in order, with the unnamed code between them (symbol null).
 *
 * A statement starts at the left margin and ends where the next one starts; a bracket at the margin continues it, and so
 * does a line inside a comment or literal. Comments and decorators right above a definition belong to it. The members of a
 * class (`impl`, `trait`) are the definitions at the indentation of its body's first line; the class itself is the rest.
 * Imports are left out.
 */
export function findSymbols(lines: readonly string[], language: Language): LineRange[] {
  const hidden = hiddenLines(lines, language.opaque)
  const statements = readStatements(lines, hidden, language)
  const ranges: LineRange[] = []
  let leadingFrom: number | null = null
  let looseFrom: number | null = null
  const closeLoose = (end: number): void => {
    if (looseFrom !== null) ranges.push({ symbol: null, start: looseFrom, end })
    looseFrom = null
  }
  for (const [index, statement] of statements.entries()) {
    const end = statements[index + 1]?.start ?? lines.length
    if (statement.kind === 'leading') {
      const isDetached = end === lines.length || lines[end - 1]?.trim() === ''
      if (isDetached) {
        looseFrom ??= leadingFrom ?? statement.start
        leadingFrom = null
      } else leadingFrom ??= statement.start
      continue
    }
    const start: number = leadingFrom ?? statement.start
    leadingFrom = null
    if (statement.kind === 'other') looseFrom ??= start
    else if (statement.kind === 'import') {
      // A comment above an import is about the file.
      if (start < statement.start) looseFrom ??= start
      closeLoose(statement.start)
    } else {
      closeLoose(start)
      if (statement.kind === 'container')
        ranges.push(...splitMembers(lines, hidden, language, { symbol: statement.symbol, start, end }, statement.start))
      else ranges.push({ symbol: statement.symbol, start, end })
    }
  }
  closeLoose(lines.length)
  return ranges
}

/** For every line whether it starts inside a comment or literal that began on an earlier line. */
function hiddenLines(lines: readonly string[], opaque: RegExp): boolean[] {
  const hidden = new Array<boolean>(lines.length).fill(false)
  const text = lines.join('\n')
  let line = 0
  let nextStart = (lines[0]?.length ?? 0) + 1
  for (const match of text.matchAll(opaque)) {
    const end = match.index + match[0].length
    while (line + 1 < lines.length && nextStart < end) {
      line++
      if (nextStart > match.index) hidden[line] = true
      nextStart += (lines[line]?.length ?? 0) + 1
    }
  }
  return hidden
}

function readStatements(lines: readonly string[], hidden: readonly boolean[], language: Language): Statement[] {
  const statements: Statement[] = []
  for (const [start, line] of lines.entries()) {
    if (hidden[start] === true || /^(?:\s|[)\]}{]|where\b|$)/.test(line)) continue
    statements.push({ start, ...classify(line, language) })
  }
  return statements
}

function classify(line: string, language: Language): Pick<Statement, 'kind' | 'symbol'> {
  if (language.imports.test(line)) return { kind: 'import', symbol: null }
  if (language.leading.test(line)) return { kind: 'leading', symbol: null }
  const container = matchName(line, language.containers)
  if (container !== null) return { kind: 'container', symbol: container }
  const symbol = matchName(line, language.definitions)
  return { kind: symbol === null ? 'other' : 'definition', symbol }
}

function matchName(line: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (match !== null) return match.slice(1).join('.')
  }
  return null
}

function splitMembers(
  lines: readonly string[],
  hidden: readonly boolean[],
  language: Language,
  range: LineRange,
  headLine: number,
): LineRange[] {
  const indentOf = (line: number): number => (lines[line] ?? '').search(/\S/)
  const startsCode = (line: number): boolean => hidden[line] !== true && indentOf(line) > 0
  let bodyIndent = -1
  const starts: { line: number; symbol: string }[] = []
  for (let line = headLine + 1; line < range.end; line++) {
    if (!startsCode(line)) continue
    if (bodyIndent < 0) bodyIndent = indentOf(line)
    if (indentOf(line) !== bodyIndent) continue
    const name = matchName((lines[line] ?? '').trim(), language.members)
    if (name === null) continue
    let from = line
    while (from - 1 > headLine && language.leading.test((lines[from - 1] ?? '').trim())) from--
    starts.push({ line: from, symbol: `${range.symbol ?? ''}.${name}` })
  }
  const first = starts[0]
  if (first === undefined) return [range]
  const members = starts.map(({ line, symbol }, index) => ({
    symbol,
    start: line,
    end: starts[index + 1]?.line ?? range.end,
  }))
  return [{ ...range, end: first.line }, ...members]
}

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

/** What a file defines. */
interface FileSymbols {
  /** Symbols, or headings in Markdown, with their lines as `chunkFile` cuts them. */
  readonly ranges: readonly LineRange[]
  /** Names defined deeper than that, such as functions in functions; a name that is not surely deeper is here. */
  readonly inner: readonly string[]
}

/** The symbols of a source file or the headings of a Markdown file; null for a file of any other kind. */
export function listSymbols(path: string, text: string): FileSymbols | null {
  const lines = splitLines(text)
  const language = languageOf(path)
  const ranges = listRanges(path, lines)
  return ranges === null ? null : { ranges, inner: language === null ? [] : findInner(lines, language) }
}

/** The same without what is defined deeper. */
export function listRanges(path: string, lines: readonly string[]): readonly LineRange[] | null {
  const language = languageOf(path)
  if (language !== null) return findSymbols(lines, language)
  return /\.(?:md|markdown|mdx)$/i.test(path) ? findSections(lines) : null
}

export const splitLines = (text: string): readonly string[] => text.split(/\r\n|\n|\r/)

/** The range without blank lines at its ends. */
export function trimBlankLines(lines: readonly string[], { symbol, ...range }: LineRange): LineRange {
  let { start, end } = range
  while (start < end && lines[start]?.trim() === '') start++
  while (end > start && lines[end - 1]?.trim() === '') end--
  return { symbol, start, end }
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
