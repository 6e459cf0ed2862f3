import { isMap, isScalar, isSeq, parseAllDocuments } from 'yaml'
import { findDeepNesting } from '../../../model/find-deep-nesting.js'
import { readYaml, YAML_OPTIONS } from './read-yaml.js'
import type { SourceDocument, TextFile } from './source-document.js'

/**
 * Reads a file that is one list in block style item by item, at less than half of the cost of `readYaml`: the nodes of an item are
 * dropped before the next is read, and places in the text are only looked up when something is wrong. Null when the file
 * is anything else, has a fault, or uses what looks beyond an item (aliases): it has to be read as a whole then.
 */
export function readYamlList(file: TextFile): SourceDocument | null {
  const text = file.text.replace(/^\uFEFF/, '')
  const starts = [...text.matchAll(/(?<=^|\n)-(?=[ \t\r\n])/g)].map(({ index }) => index)
  const [first] = starts
  if (first === undefined || !isOnlyComments(text.slice(0, first))) return null

  const items: unknown[] = []
  const lines: number[] = []
  let line = 1 + countLines(text.slice(0, first))
  for (const [index, start] of starts.entries()) {
    const piece = text.slice(start, starts[index + 1])
    const item = readItem(piece)
    if (item === null) return null
    items.push(item.value)
    lines.push(line + countLines(piece.slice(0, item.offset)))
    line += countLines(piece)
  }

  let whole: SourceDocument | undefined
  const readWhole = (): SourceDocument => {
    whole ??= readYaml(file).documents[0]
    if (whole === undefined) throw new Error(`${file.path} was read item by item but not as a whole`)
    return whole
  }
  return {
    file: file.path,
    value: items,
    lineOf: (path) => (path.length === 1 ? lines[Number(path[0])] : undefined) ?? readWhole().lineOf(path),
    lineOfKey: (path) => readWhole().lineOfKey(path),
    sourceOf: (path) => readWhole().sourceOf(path),
  }
}

/** Comments, empty lines and one `---`. */
function isOnlyComments(text: string): boolean {
  return /^(?:[ \t]*(?:#[^\n]*)?\r?\n)*(?:---[ \t]*\r?\n(?:[ \t]*(?:#[^\n]*)?\r?\n)*)?$/.test(text)
}

function countLines(text: string): number {
  let count = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count++
  return count
}

/** The only item of a piece, and where it starts in it. */
function readItem(piece: string): { readonly value: unknown; readonly offset: number } | null {
  if (findDeepNesting(piece) !== null) return null
  const [document, second] = parseAllDocuments(piece, YAML_OPTIONS)
  if (document === undefined || second || document.errors.length > 0 || document.warnings.length > 0) return null
  const list: unknown = document.contents
  if (!isSeq(list) || list.items.length !== 1) return null
  const [node] = list.items
  const value = plainValue(node)
  if (value === undefined || (!isScalar(node) && !isMap(node) && !isSeq(node))) return null
  return { value, offset: node.range?.[0] ?? 0 }
}

/** A node as plain data, or undefined for what `readYaml` finds fault with or has to look up. */
function plainValue(node: unknown): unknown {
  if (node === null) return null
  if (isScalar(node)) {
    const { value } = node
    return typeof value === 'number' && !Number.isFinite(value) ? undefined : value
  }
  if (isSeq(node)) {
    const items = node.items.map((item) => plainValue(item))
    return items.includes(undefined) ? undefined : items
  }
  if (!isMap(node)) return undefined
  const members: Record<string, unknown> = {}
  for (const { key, value } of node.items) {
    if (!isScalar(key) || typeof key.value !== 'string') return undefined
    const member = plainValue(value)
    const name = key.value
    if (member === undefined || Object.hasOwn(members, name) || name === '__proto__' || name === '<<') return undefined
    members[name] = member
  }
  return members
}
