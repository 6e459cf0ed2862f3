import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseAllDocuments,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { withoutMark } from '../../../model/json.js'
import { findDeepNesting } from '../../../model/find-deep-nesting.js'
import {
  type Problem,
  quote,
  type SourceDocument,
  type SourceFile,
  type SourcePath,
  type SourcePlace,
  type TextFile,
} from '../problem.js'

const NESTED_TOO_DEEPLY = 'lists or mappings are nested too deeply here. Flatten them.'

/** YAML 1.2, core schema. */
export const YAML_OPTIONS = {
  prettyErrors: false,
  schema: 'core',
  resolveKnownTags: false,
  merge: false,
  stringKeys: true,
  // `checkNodes` checks this instead; it names both places and does not take quadratic time.
  uniqueKeys: false,
} as const

/** Maximum number of uses of anchors, against "billion laughs" files. */
const MAX_ALIASES = 1000

/**
 * Reads YAML 1.2 (core schema: `no` and `2024-01-01` are text, `007` is a number, no merge keys) into plain data. A document with a
 * syntax error is left out and only its first error is reported, because the others usually follow from it. Duplicate keys,
 * `__proto__`, unknown tags, numbers that JSON cannot represent and endless aliases are errors too.
 */
export function readYaml({ path: file, text }: TextFile): SourceFile {
  const lines = new LineCounter()
  // A byte order mark would count as indentation.
  const plain = withoutMark(text)
  const deep = findDeepNesting(plain)
  if (deep !== null) {
    const line = plain.slice(0, deep).split('\n').length
    return { documents: [], problems: [{ file, line, message: NESTED_TOO_DEEPLY }] }
  }
  const parsed: readonly Document[] = parseAllDocuments(plain, { ...YAML_OPTIONS, lineCounter: lines })
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line)
  const documents: SourceDocument[] = []
  const problems: Problem[] = []
  for (const document of parsed) {
    const fault = [...document.errors, ...document.warnings][0]
    if (fault) {
      problems.push({ file, line: lineAt(fault.pos[0]), message: describeYamlError(fault, plain) })
      continue
    }
    const { faults, targets } = checkNodes(document, lineAt)
    for (const found of faults) problems.push({ file, ...found })
    const isEmpty = document.contents === null || (isScalar(document.contents) && document.contents.value === null)
    if (faults.length > 0 || isEmpty) continue
    const converted = convert(document, lineAt)
    if ('message' in converted) problems.push({ file, ...converted })
    else documents.push({ file, value: converted.value, find: locate(document, targets, lineAt) })
  }
  return { documents, problems }
}

type Fault = Omit<Problem, 'file'>

function checkNodes(document: Document, lineAt: (offset: number) => number) {
  const faults: Fault[] = []
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  const add = (node: Node, message: string): void => void faults.push({ line: lineAt(node.range?.[0] ?? 0), message })
  const keepAnchor = (node: Scalar | YAMLMap | YAMLSeq): void => {
    if (node.anchor !== undefined) anchors.set(node.anchor, node)
  }
  visit(document, {
    Map(_, map) {
      keepAnchor(map)
      const seen = new Map<string, number>()
      for (const { key } of map.items) {
        if (!isScalar(key)) continue
        const name = String(key.value)
        const first = seen.get(name)
        const line = lineAt(key.range?.[0] ?? 0)
        if (name === '__proto__') add(key, 'key `__proto__` is not allowed. Give it another name.')
        else if (name === '<<') add(key, 'merge keys (`<<`) are not part of YAML 1.2. Write the keys out.')
        else if (first !== undefined) add(key, `key ${quote(name)} is given twice, first on line ${first}. Keep one.`)
        else seen.set(name, line)
      }
    },
    Seq(_, list) {
      keepAnchor(list)
    },
    Scalar(_, node) {
      keepAnchor(node)
      if (typeof node.value === 'number' && !Number.isFinite(node.value))
        add(node, `${quote(node.source ?? '')} is not a finite number. Give a finite one, or put it in quotes.`)
    },
    Alias(_, alias, ancestors) {
      const name = alias.source
      const target = anchors.get(name)
      if (!target) add(alias, `alias ${quote(`*${name}`)} has no anchor before it. Write ${quote(`&${name}`)} first.`)
      else if (ancestors.includes(target))
        add(alias, `alias ${quote(`*${name}`)} contains itself. Write the value out.`)
      else targets.set(alias, target)
    },
  })
  return { faults, targets }
}

function convert(document: Document, lineAt: (offset: number) => number): { readonly value: unknown } | Fault {
  try {
    return { value: document.toJS({ maxAliasCount: MAX_ALIASES }) }
  } catch (error) {
    // The only error left after `checkNodes`: the yaml package gives up on the number of aliases.
    if (!(error instanceof ReferenceError)) throw error
    let line = 1
    visit(document, {
      Alias(_, alias) {
        line = lineAt(alias.range?.[0] ?? 0)
        return visit.BREAK
      },
    })
    return { line, message: `aliases are used more than ${MAX_ALIASES} times from here on. Write the values out.` }
  }
}

/**
 * Returns a lookup of positions. Indexes each mapping at its first use, because a broken file may need the position of every key.
 */
function locate(
  document: Document,
  targets: ReadonlyMap<Alias, Node>,
  lineAt: (offset: number) => number,
): (path: SourcePath) => SourcePlace {
  const indexes = new Map<YAMLMap, ReadonlyMap<string, Pair>>()
  const pairOf = (map: YAMLMap, step: PropertyKey): Pair | undefined => {
    const index =
      indexes.get(map) ?? new Map(map.items.map((pair) => [isScalar(pair.key) ? String(pair.key.value) : '', pair]))
    indexes.set(map, index)
    return index.get(String(step))
  }
  return (path) => {
    let node: unknown = document.contents
    let line = lineAt(document.contents?.range?.[0] ?? 0)
    let keyLine = line
    for (const step of path) {
      const parent = isAlias(node) ? targets.get(node) : node
      const pair = isMap(parent) ? pairOf(parent, step) : undefined
      const next: unknown = isSeq(parent) ? parent.items[Number(step)] : pair?.value
      if (next === undefined) return { line, keyLine: line, source: null }
      const [start, keyStart] = [next, pair?.key].map((each) => (isNode(each) ? each.range?.[0] : undefined))
      line = lineAt(start ?? keyStart ?? 0)
      keyLine = lineAt(keyStart ?? start ?? 0)
      node = next
    }
    return { line, keyLine, source: isScalar(node) && node.type === 'PLAIN' ? (node.source ?? null) : null }
  }
}

/** Replacements for messages of the yaml package that use terms of the YAML specification. */
const MESSAGES: Partial<Record<YAMLError['code'], string>> = {
  BAD_SCALAR_START: 'a value cannot start with this character. Put the value in quotes.',
  BLOCK_AS_IMPLICIT_KEY:
    'there is a second `: ` in the value of this line. Put the value in quotes, or fix the indentation.',
  MISSING_CHAR: 'a quote, bracket or brace is opened before this point and never closed. Close it.',
  MULTILINE_IMPLICIT_KEY: 'this key runs over several lines: is a `:` missing, or the indentation wrong?',
  NON_STRING_KEY: 'this key is a list or a mapping. A key is plain text; put `{{ … }}` and the like in quotes.',
  RESOURCE_EXHAUSTION: NESTED_TOO_DEEPLY,
  TAB_AS_INDENT: 'the line is indented with a tab. YAML takes spaces only.',
}

/** Describes a syntax error in one or two sentences, e.g. "the line is indented with a tab. YAML takes spaces only." */
function describeYamlError(error: YAMLError, text: string): string {
  if (error.code === 'TAG_RESOLVE_FAILED') {
    const tag = text.slice(error.pos[0], error.pos[1])
    return `tag ${quote(tag)} is unknown: suites are plain YAML. Remove it.`
  }
  // The package calls such a tab an unexpected token where a sequence is above it.
  const code = /\n *\t[ \t]*$/.test(text.slice(0, error.pos[0])) ? 'TAB_AS_INDENT' : error.code
  return MESSAGES[code] ?? `this is not valid YAML: ${error.message}.`
}
