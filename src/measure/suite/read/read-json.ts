import { listLines, withoutMark } from '../../../model/json.js'
import {
  documentOnLine,
  type Problem,
  quote,
  type SourceDocument,
  type SourceFile,
  type SourcePath,
  type SourcePlace,
  type TextFile,
} from '../problem.js'

/** Reads a JSON text as one document. */
export function readJson({ path: file, text }: TextFile): SourceFile {
  const { value, root, faults } = parse(withoutMark(text))
  if (faults.length > 0) return { documents: [], problems: faults.map((fault) => ({ file, ...fault })) }
  const find = (path: SourcePath): SourcePlace => {
    let place = root
    for (const step of path) {
      const next = place.children.get(String(step))
      if (next === undefined) return { line: place.line, keyLine: place.line, source: null }
      place = next
    }
    return place
  }
  return { documents: [{ file, value, find }], problems: [] }
}

/** Reads JSON Lines: a document on every line that is not empty. */
export function readJsonLines({ path: file, text }: TextFile): SourceFile {
  const documents: SourceDocument[] = []
  const problems: Problem[] = []
  for (const { line, text: plain } of listLines(text)) {
    const { value, faults } = parse(plain)
    for (const { message } of faults) problems.push({ file, line, message })
    if (faults.length === 0) documents.push(documentOnLine(file, value, line))
  }
  return { documents, problems }
}

type Fault = Omit<Problem, 'file'>

function parse(text: string): ReturnType<typeof locateValues> & { readonly value: unknown } {
  try {
    return { value: JSON.parse(text), ...locateValues(text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // Removes the position and the excerpt that V8 adds.
    const [what = ''] = error.message.split(/, (?:\.{3})?"| (?:in JSON )?at position /)
    const message = `this is not valid JSON: ${what.replaceAll(/\p{C}/gu, '?')}.`
    return { value: undefined, root: placeOn(1), faults: [{ line: lineOfFault(text), message }] }
  }
}

/** Returns the first line after which the text can no longer become valid JSON. V8 does not always give the position of a fault. */
function lineOfFault(text: string): number {
  const lines = text.split('\n')
  let [low, high] = [1, lines.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isBroken(`${lines.slice(0, middle).join('\n')}\n`)) high = middle
    else low = middle + 1
  }
  return low
}

function isBroken(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return false
  } catch (error) {
    const message = String(error)
    const [, position] = /at position (\d+)/.exec(message) ?? []
    return !message.includes('end of JSON input') && Number(position) !== beginning.length
  }
}

/** The position of a value in a JSON text. */
interface JsonPlace extends SourcePlace {
  /** Children by key or index. */
  readonly children: Map<string, JsonPlace>
}

function placeOn(line: number, keyLine = line, source: string | null = null): JsonPlace {
  return { line, keyLine, source, children: new Map() }
}

/** An open list or mapping. */
interface Frame {
  readonly place: JsonPlace
  /** Keys and their lines; `null` in a list. */
  readonly keys: Map<string, number> | null
  /** Key or index of the next value; `null` until it is read. */
  key: string | null
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],]|[^\s{}[\],:"]+|\n/g

/**
 * Returns the positions of all values in a valid JSON text, and faults that `JSON.parse` accepts silently: duplicate keys, keys
 * named `__proto__`, and numbers that are not finite.
 */
function locateValues(text: string): { readonly root: JsonPlace; readonly faults: readonly Fault[] } {
  const faults: Fault[] = []
  const root = placeOn(1)
  const stack: Frame[] = [{ place: root, keys: null, key: 'root' }]
  let line = 1
  for (const [token] of text.matchAll(TOKEN)) {
    const frame = stack.at(-1)
    if (token === '\n') line++
    else if (token === '}' || token === ']') stack.pop()
    else if (frame === undefined) continue
    else if (token === ',') frame.key = frame.keys === null ? String(frame.place.children.size) : null
    else if (frame.keys !== null && frame.key === null) {
      const key = String(JSON.parse(token))
      const first = frame.keys.get(key)
      if (first !== undefined)
        faults.push({ line, message: `key ${quote(key)} is given twice, first on line ${first}. Keep one.` })
      if (key === '__proto__') faults.push({ line, message: 'key `__proto__` is not allowed. Give it another name.' })
      frame.key = key
      frame.keys.set(key, line)
    } else {
      if (/^[-\d]/.test(token) && !Number.isFinite(Number(token)))
        faults.push({
          line,
          message: `${quote(token)} is not a finite number. Give a finite one, or put it in quotes.`,
        })
      const place = placeOn(line, frame.keys?.get(frame.key ?? '') ?? line, /^["{[]/.test(token) ? null : token)
      frame.place.children.set(frame.key ?? '', place)
      if (token === '{') stack.push({ place, keys: new Map(), key: null })
      if (token === '[') stack.push({ place, keys: null, key: '0' })
    }
  }
  return { root: root.children.get('root') ?? root, faults }
}
