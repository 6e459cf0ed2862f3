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
    const { value, faults } = parse(plain, 0)
    for (const { message } of faults) problems.push({ file, line, message })
    if (faults.length > 0) continue
    documents.push({ file, value, lineOf: () => line, lineOfKey: () => line, sourceOf: () => null })
  }
  return { documents, problems }
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
