import {
  documentOf,
  documentOnLine,
  type Problem,
  quote,
  type SourceDocument,
  type SourceFile,
  type SourcePath,
  type SourcePlace,
  type TextFile,
} from '../problem.js'

/** The deepest place that every reader asks for: an item of `{cases: [...]}`. The rest is looked up when something is wrong. */
const ITEM_DEPTH = 2

/** Reads a JSON text as one document. */
export function readJson({ path: file, text }: TextFile): SourceFile {
  const plain = text.replace(/^\uFEFF/, '')
  const { value, faults, root } = parse(plain, ITEM_DEPTH)
  if (faults.length > 0) return { documents: [], problems: faults.map((fault) => ({ file, ...fault })) }
  let everything: JsonPlace | null | undefined
  const find = (path: SourcePath): SourcePlace => {
    if (path.length > ITEM_DEPTH) everything ??= scanJson(plain).root
    let place = path.length > ITEM_DEPTH ? (everything ?? null) : root
    for (const step of path) {
      const line = place?.line ?? 1
      const next = place?.children.get(String(step))
      if (next === undefined) return { line, keyLine: line, source: null }
      place = next
    }
    return place ?? { line: 1, keyLine: 1, source: null }
  }
  return { documents: [documentOf(file, value, find)], problems: [] }
}

/** Reads JSON Lines: a document on every line that is not empty. */
export function readJsonLines({ path: file, text }: TextFile): SourceFile {
  const documents: SourceDocument[] = []
  const problems: Problem[] = []
  const lines = text.replace(/^\uFEFF/, '').split('\n')
  for (const [index, plain] of lines.entries()) {
    if (plain.trim() === '') continue
    const line = index + 1
    const { value, faults } = parseLine(plain)
    for (const { message } of faults) problems.push({ file, line, message })
    if (faults.length > 0) continue
    documents.push(documentOnLine(file, value, line))
  }
  return { documents, problems }
}

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

/** Where a value of a JSON text is written. */
interface JsonPlace extends SourcePlace {
  /** By key or index. */
  readonly children: Map<string, JsonPlace>
}

interface JsonFault {
  readonly line: number
  readonly message: string
}

interface Frame {
  readonly place: JsonPlace | null
  readonly close: '}' | ']'
  /** Keys seen so far and their lines; of a list nothing. */
  readonly keys: Map<string, number>
  index: number
  key: string
  keyLine: number
}

type Expected = 'value' | 'value or close' | 'key' | 'key or close' | 'colon' | 'comma or close' | 'end'

const WORDS: Readonly<Record<Expected, string>> = {
  value: 'a value',
  'value or close': 'a value or `]`',
  key: 'a key in double quotes',
  'key or close': 'a key in double quotes or `}`',
  colon: '`:`',
  'comma or close': '`,` or the closing bracket',
  end: 'the end of the text',
}

const STRING = String.raw`"[^"\\\n]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\n]*)*"`
const NUMBER = String.raw`-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?`
const TOKEN = new RegExp(`${STRING}|[{}[\\],:]|${NUMBER}(?![\\w.])|(?:true|false|null)(?!\\w)`, 'y')
const PUNCTUATION = '}],:'
const [QUOTE, MINUS, ZERO, NINE] = [0x22, 0x2d, 0x30, 0x39]
const OTHER = /"[^\n]*|[^\s{}[\],:"]+|[^]/y

/**
 * Walks through a JSON text (RFC 8259) without building its values, which `JSON.parse` does faster. It gives the places of
 * values down to `depth` (0 is the text's own value) and what is wrong: the first fault in the notation, after which it stops, keys
 * given twice or named `__proto__`, and numbers that are not finite.
 */
function scanJson(
  text: string,
  depth = Infinity,
): { readonly root: JsonPlace | null; readonly faults: readonly JsonFault[] } {
  const faults: JsonFault[] = []
  const stack: Frame[] = []
  let root: JsonPlace | null = null
  let expected: Expected = 'value'
  let line = 1
  let at = 0
  const fail = (message: string): void => void faults.push({ line, message })

  const enter = (source: string | null): JsonPlace | null => {
    const frame = stack.at(-1)
    if (stack.length > depth) return null
    const keyLine = frame?.close === '}' ? frame.keyLine : line
    const place: JsonPlace = { line, keyLine, source, children: new Map() }
    if (frame === undefined) root = place
    else frame.place?.children.set(frame.close === '}' ? frame.key : String(frame.index), place)
    return place
  }
  const readKey = (frame: Frame, token: string): void => {
    frame.key = token.includes('\\') ? String(JSON.parse(token)) : token.slice(1, -1)
    frame.keyLine = line
    const first = frame.keys.get(frame.key)
    if (first !== undefined) fail(`key ${quote(frame.key)} is given twice, first on line ${first}. Keep one.`)
    else frame.keys.set(frame.key, line)
    if (frame.key === '__proto__') fail('key `__proto__` is not allowed. Give it another name.')
  }
  const afterValue = (): Expected => (stack.length === 0 ? 'end' : 'comma or close')

  for (;;) {
    for (let blank = text[at]; blank === ' ' || blank === '\n' || blank === '\t' || blank === '\r'; blank = text[++at])
      if (blank === '\n') line++
    if (at === text.length) {
      if (expected !== 'end') fail(`this is not valid JSON: the text ends, but ${WORDS[expected]} is missing.`)
      return { root, faults }
    }
    TOKEN.lastIndex = at
    const token = TOKEN.test(text) ? text.slice(at, TOKEN.lastIndex) : undefined
    const frame = stack.at(-1)
    const first = token?.charCodeAt(0) ?? 0
    const isString = first === QUOTE
    if (token !== undefined && isString && /[\t\r]/.test(token)) {
      fail('this is not valid JSON: a text contains a raw tab or line end. Write `\\t` or `\\n`.')
      return { root, faults }
    }
    if (token === undefined) return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] }
    const isValue = expected === 'value' || expected === 'value or close'
    if (isValue && (token === '{' || token === '[')) {
      const close = token === '{' ? '}' : ']'
      stack.push({ place: enter(null), close, keys: new Map(), index: 0, key: '', keyLine: line })
      expected = close === '}' ? 'key or close' : 'value or close'
    } else if (isValue && !PUNCTUATION.includes(token)) {
      if ((first === MINUS || (first >= ZERO && first <= NINE)) && !Number.isFinite(Number(token)))
        fail(`${quote(token)} is not a finite number. Give a finite one, or put it in quotes.`)
      enter(isString ? null : token)
      expected = afterValue()
    } else if (frame && isString && (expected === 'key' || expected === 'key or close')) {
      readKey(frame, token)
      expected = 'colon'
    } else if (expected === 'colon' && token === ':') expected = 'value'
    else if (frame && expected === 'comma or close' && token === ',') {
      frame.index++
      expected = frame.close === '}' ? 'key' : 'value'
    } else if (frame && token === frame.close && expected.endsWith('or close')) {
      stack.pop()
      expected = afterValue()
    } else return { root, faults: [...faults, { line, message: describeStray(text, at, expected) }] }
    at += token.length
  }
}

function describeStray(text: string, at: number, expected: Expected): string {
  OTHER.lastIndex = at
  const got = OTHER.exec(text)?.[0] ?? ''
  const isTrailing = (expected === 'key' || expected === 'value') && /^[}\]]/.test(got)
  const cure = isTrailing
    ? ' Leave out the comma before it.'
    : /^(?:\/\/|\/\*|#)/.test(got)
      ? ' JSON has no comments.'
      : ''
  return `this is not valid JSON: ${WORDS[expected]} is expected, but there is ${quote(got)}.${cure}`
}
