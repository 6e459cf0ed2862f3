import type { Problem } from './problem.js'
import { scanJson, type JsonFault, type JsonPlace } from './scan-json.js'
import type { SourceDocument, SourceFile, SourcePath, TextFile } from './source-document.js'

/** The deepest place that every reader asks for: an item of `{cases: [...]}`. The rest is looked up when something is wrong. */
const ITEM_DEPTH = 2

/** Reads a JSON text as one document. */
export function readJson({ path: file, text }: TextFile): SourceFile {
  const plain = text.replace(/^\uFEFF/, '')
  const { value, faults, root } = parse(plain, ITEM_DEPTH)
  if (faults.length > 0) return { documents: [], problems: faults.map((fault) => ({ file, ...fault })) }
  let everything: JsonPlace | null | undefined
  const find = (path: SourcePath): { readonly place: JsonPlace | null; readonly isWhole: boolean } => {
    if (path.length > ITEM_DEPTH) everything ??= scanJson(plain).root
    let place = path.length > ITEM_DEPTH ? (everything ?? null) : root
    for (const step of path) {
      const next = place?.children.get(String(step))
      if (next === undefined) return { place, isWhole: false }
      place = next
    }
    return { place, isWhole: true }
  }
  const document: SourceDocument = {
    file,
    value,
    lineOf: (path) => find(path).place?.line ?? 1,
    lineOfKey: (path) => {
      const { place, isWhole } = find(path)
      return (isWhole ? place?.keyLine : place?.line) ?? 1
    },
    sourceOf: (path) => {
      const { place, isWhole } = find(path)
      return isWhole ? (place?.source ?? null) : null
    },
  }
  return { documents: [document], problems: [] }
}

/** Reads JSON Lines: a document on every line that is not empty. */
export function readJsonLines({ path: file, text }: TextFile): SourceFile {
  const documents: SourceDocument[] = []
  const problems: Problem[] = []
  for (const [index, plain] of text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .entries()) {
    if (plain.trim() === '') continue
    const line = index + 1
    const { value, faults } = parseLine(plain)
    for (const { message } of faults) problems.push({ file, line, message })
    if (faults.length > 0) continue
    const lineOf = (): number => line
    documents.push({ file, value, lineOf, lineOfKey: lineOf, sourceOf: noSource })
  }
  return { documents, problems }
}

const noSource = (): null => null

/** Scans only what `JSON.parse` refuses, or takes without a word where something is wrong: it is several times as fast. */
function parseLine(text: string): { readonly value: unknown; readonly faults: readonly JsonFault[] } {
  try {
    const value: unknown = JSON.parse(text)
    if (isWholeValue(value, text)) return { value, faults: [] }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return parse(text, 0)
}

const KEY_END = /"[ \t\n\r]*:/g

/** Whether all of a text is in its value: no key twice and none named `__proto__`, and finite numbers. A text like JSON inside it may hide that. */
function isWholeValue(value: unknown, text: string): boolean {
  let members = 0
  const rest: unknown[] = [[value]]
  for (let next = rest.pop(); typeof next === 'object' && next !== null; next = rest.pop()) {
    if (!Array.isArray(next)) {
      const keys = Object.keys(next)
      if (keys.includes('__proto__')) return false
      members += keys.length
    }
    for (const member of Object.values<unknown>(next as Readonly<Record<string, unknown>>)) {
      if (typeof member === 'number' && !Number.isFinite(member)) return false
      if (typeof member === 'object' && member !== null) rest.push(member)
    }
  }
  let keyEnds = 0
  while (KEY_END.test(text)) keyEnds += 1
  return members === keyEnds
}

function parse(
  text: string,
  depth: number,
): { readonly value: unknown; readonly root: JsonPlace | null; readonly faults: readonly JsonFault[] } {
  const { root, faults } = scanJson(text, depth)
  if (faults.length > 0) return { value: undefined, root, faults }
  try {
    return { value: JSON.parse(text), root, faults }
  } catch (error) {
    // What the scanner lets pass: raw control characters in texts.
    if (!(error instanceof SyntaxError)) throw error
    return { value: undefined, root, faults: [{ line: 1, message: `this is not valid JSON: ${error.message}.` }] }
  }
}
