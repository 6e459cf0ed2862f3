/**
 * How definitions are recognised in one language: line by line, by patterns, without parsing. The first group of a
 * pattern is the name; two groups are joined by a dot (`Type.method`).
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
  /** Members, tested on the line without its indentation. */
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

/** The language of a file by its extension, or null where symbols are not recognised. */
export function languageOf(path: string): Language | null {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  return LANGUAGES.find(({ extensions }) => extensions.includes(extension)) ?? null
}
