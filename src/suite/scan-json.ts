import { quote } from './quote.js'

/** Where a value of a JSON text is written. */
export interface JsonPlace {
  readonly line: number
  /** Of its key in a mapping, else its own. */
  readonly keyLine: number
  /** A value without quotes as it is written (`1e9`), null for everything else. */
  readonly source: string | null
  /** By key or index. */
  readonly children: Map<string, JsonPlace>
}

export interface JsonFault {
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
export function scanJson(
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
      fail('this is not valid JSON: a text has a raw tab or line end in it. Write `\\t` or `\\n`.')
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
