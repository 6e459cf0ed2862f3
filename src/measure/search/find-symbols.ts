/** A range of lines of a file. Line numbers start at 0; `end` is excluded. */
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
 * Finds the symbols of a source file as ranges of lines, in order, including unnamed code between them (symbol `null`).
 *
 * A statement starts at the left margin and ends where the next one starts; a bracket at the margin, or a line inside a comment or
 * literal, continues it. Comments and decorators directly above a definition belong to it. The members of a class (`impl`, `trait`)
 * are the definitions at the indentation of the first line of its body; the class itself is the rest. Imports are left out.
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
        ranges.push(...splitMembers({ symbol: statement.symbol, start, end }, statement.start))
      else ranges.push({ symbol: statement.symbol, start, end })
    }
  }
  closeLoose(lines.length)
  return ranges

  function splitMembers(range: LineRange, headLine: number): LineRange[] {
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
    return [{ ...range, end: first.line }, ...endEach(starts, range.end)]
  }
}

/** Returns for every line whether it starts inside a comment or literal of an earlier line. */
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
  return lines.flatMap((line, start): Statement | [] => {
    if (hidden[start] === true || /^(?:\s|[)\]}{]|where\b|$)/.test(line)) return []
    if (language.imports.test(line)) return { start, kind: 'import', symbol: null }
    if (language.leading.test(line)) return { start, kind: 'leading', symbol: null }
    const container = matchName(line, language.containers)
    if (container !== null) return { start, kind: 'container', symbol: container }
    const symbol = matchName(line, language.definitions)
    return { start, kind: symbol === null ? 'other' : 'definition', symbol }
  })
}

function matchName(line: string, patterns: readonly RegExp[]): string | null {
  for (const pattern of patterns) {
    const match = pattern.exec(line)
    if (match !== null) return match.slice(1).join('.')
  }
  return null
}

/**
 * Finds the sections of a Markdown file: one per ATX heading outside fenced code, named by the heading without its closing marks,
 * and an unnamed one for the text before the first heading.
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
  return endEach(headings, lines.length)
}

/** Converts starts to ranges that end where the next one begins. */
function endEach(
  starts: readonly { readonly line: number; readonly symbol: string | null }[],
  end: number,
): LineRange[] {
  return starts.map(({ line, symbol }, at) => ({ symbol, start: line, end: starts[at + 1]?.line ?? end }))
}

/** Lists the symbols of a source file or the headings of a Markdown file; `null` for any other file. */
export function listSymbols(path: string, text: string) {
  const lines = toLines(text)
  const language = languageOf(path)
  const ranges = listRanges(path, lines)
  // Names of deeper definitions, such as functions in functions. May include names that are not deeper.
  return ranges === null ? null : { ranges, inner: language === null ? [] : findInner(lines, language) }
}

/** The same without deeper definitions. */
export function listRanges(path: string, lines: readonly string[]): readonly LineRange[] | null {
  const language = languageOf(path)
  if (language !== null) return findSymbols(lines, language)
  return /\.(?:md|markdown|mdx)$/i.test(path) ? findSections(lines) : null
}

export const toLines = (text: string): readonly string[] => text.split(/\r\n|\n|\r/)

/** Trims blank lines at the ends of a range. */
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
    return trimmed === line || trimmed === '' ? [] : (matchName(trimmed, patterns) ?? [])
  })
}

/**
 * Patterns that recognise the definitions of one language line by line, without parsing. The first group of a pattern is the name;
 * two groups are joined by a dot (`Type.method`).
 */
export interface Language {
  readonly extensions: readonly string[]
  /** Comments and literals. A line that starts inside one of them holds no definition. */
  readonly opaque: RegExp
  /** A comment, decorator or attribute that belongs to the definition right below it. */
  readonly leading: RegExp
  /** Statements that only bring in other modules; they are not indexed. */
  readonly imports: RegExp
  /** Definitions at the left margin. */
  readonly definitions: readonly RegExp[]
  /** Definitions at the left margin whose members are chunks of their own. */
  readonly containers: readonly RegExp[]
  /** Members, matched against the line without its indentation. */
  readonly members: readonly RegExp[]
}

const C_COMMENTS = String.raw`\/\/.*|\/\*[\s\S]*?(?:\*\/|$)`
const DOUBLE_QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"`
const SINGLE_QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'`
const TEMPLATE = String.raw`\`(?:[^\`\\]|\\[\s\S])*\``
const REGEX_LITERAL = String.raw`(?<=[=(,:[!&|?{};]\s*)\/(?![*/])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/`

const opaque = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'g')

const TYPESCRIPT: Language = {
  extensions: ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs'],
  opaque: opaque(C_COMMENTS, TEMPLATE, DOUBLE_QUOTED, SINGLE_QUOTED, REGEX_LITERAL),
  leading: /^(?:\/\/|\/\*|\*|@)/,
  imports: /^(?:import\b|export\s+(?:type\s+)?[*{]|['"]use strict|#!)|^(?:const|let|var)\s.*=\s*require\(/,
  containers: [/^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?class\s+([\w$]+)/],
  definitions: [
    /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:async\s+)?function\s*\*?\s*([\w$]+)/,
    /^(?:export\s+)?(?:declare\s+)?(?:const\s+enum|enum|interface|type|namespace|module)\s+([\w$]+)/,
    /^(?:export\s+)?(?:declare\s+)?(?:const|let|var)\s+([\w$]+)/,
    /^(?:module\.)?exports\.([\w$]+)\s*=/,
  ],
  members: [
    /^(?:(?:public|private|protected|static|abstract|override|readonly|async|get|set)\s+)*\*?\s*(#?[\w$]+)\??\s*(?:[(<]|=\s*(?:async\s*)?(?:\(|[\w$]+\s*=>))/,
  ],
}

const PYTHON: Language = {
  extensions: ['py', 'pyi'],
  opaque: opaque('#.*', String.raw`"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
  leading: /^[#@]/,
  imports: /^(?:import|from)\s|^#!/,
  containers: [/^class\s+(\w+)/],
  definitions: [/^(?:async\s+)?def\s+(\w+)/, /^([A-Z][A-Z0-9_]+)\s*(?::[^=]+)?=(?!=)/],
  members: [/^(?:async\s+)?def\s+(\w+)/, /^class\s+(\w+)/],
}

const GO: Language = {
  extensions: ['go'],
  opaque: opaque(C_COMMENTS, String.raw`\`[^\`]*\``, DOUBLE_QUOTED, SINGLE_QUOTED),
  leading: /^(?:\/\/|\/\*|\*)/,
  imports: /^(?:package|import)\b/,
  containers: [],
  definitions: [
    /^func\s+\(\s*(?:\w+\s+)?\*?(\w+)[^)]*\)\s*(\w+)/,
    /^func\s+(\w+)/,
    /^type\s+(\w+)/,
    /^(?:var|const)\s+(\w+)/,
  ],
  members: [],
}

const RUST: Language = {
  extensions: ['rs'],
  opaque: opaque(C_COMMENTS, String.raw`"(?:[^"\\]|\\[\s\S])*"`, String.raw`'(?:[^'\\\n]|\\.[^'\n]*)'`),
  leading: /^(?:\/\/|\/\*|\*|#!?\[)/,
  imports: /^(?:pub(?:\([^)]*\))?\s+)?(?:use|extern\s+crate|mod\s+\w+\s*;)/,
  containers: [
    /^(?:unsafe\s+)?impl(?:<.*?>)?\s+(?:[^{]*?\sfor\s+)?&?(?:\w+::)*(\w+)/,
    /^(?:pub(?:\([^)]*\))?\s+)?(?:unsafe\s+)?trait\s+(\w+)/,
  ],
  definitions: [
    /^(?:pub(?:\([^)]*\))?\s+)?(?:(?:const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/,
    /^(?:pub(?:\([^)]*\))?\s+)?(?:struct|enum|union|type|mod|const|static(?:\s+mut)?)\s+(\w+)/,
    /^macro_rules!\s*(\w+)/,
  ],
  members: [/^(?:pub(?:\([^)]*\))?\s+)?(?:(?:default|const|async|unsafe|extern(?:\s+"[^"]*")?)\s+)*fn\s+(\w+)/],
}

const JAVA_MODIFIERS = String.raw`(?:(?:public|protected|private|abstract|final|sealed|non-sealed|static|strictfp|synchronized|native|default)\s+)*`
const JAVA_TYPE = new RegExp(String.raw`^${JAVA_MODIFIERS}(?:class|interface|enum|record|@interface)\s+(\w+)`)

const JAVA: Language = {
  extensions: ['java'],
  opaque: opaque(C_COMMENTS, String.raw`"""[\s\S]*?(?:"""|$)`, DOUBLE_QUOTED, SINGLE_QUOTED),
  leading: /^(?:\/\/|\/\*|\*|@)/,
  imports: /^(?:package|import)\b/,
  containers: [JAVA_TYPE],
  definitions: [],
  members: [JAVA_TYPE, new RegExp(String.raw`^${JAVA_MODIFIERS}(?:<[^>]+>\s+)?(?:[\w.<>[\],?\s]+\s)?(\w+)\s*\(`)],
}

const LANGUAGES: readonly Language[] = [TYPESCRIPT, PYTHON, GO, RUST, JAVA]

/** Returns the language of a file by its extension; `null` if its symbols are not recognised. */
export function languageOf(path: string): Language | null {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return LANGUAGES.find(({ extensions }) => extensions.includes(extension)) ?? null
}
