import fc from 'fast-check'

/** Words that the parsers of this project must treat as plain text. */
const HOSTILE_WORDS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length', 'null', 'true', 'NaN'],
  ...['-1', '-0', '0.5', '1e999', '-1e999', '1e-999', '9007199254740993', '9'.repeat(400), '0x10', '1_000', 'Infinity'],
  ...['\0', '\uFEFF', '\r\n', '\n', '\t', ' ', '', '"', "'", '`', '\\', '\\u0000', '\\ud800', '\u2028', '🍏', 'é'],
  ...[
    '{',
    '}',
    '[',
    ']',
    ':',
    ',',
    ': ',
    '- ',
    '&a',
    '*a',
    '<<: *a',
    '!!js/function',
    '---\n',
    '|',
    '>',
    '#',
    '%',
    '@',
  ],
  ...['<', '>', '&', '&lt;', '&#x110000;', '<!DOCTYPE a>', '<![CDATA[', ']]>', '<!--', '-->', '</', '/>'],
  ...[
    '(a+)+$',
    '.*'.repeat(12),
    '**/'.repeat(12),
    '../../outside',
    '/etc/passwd',
    '$.a[*]',
    '{{env.HOME}}',
    '${{ x }}',
  ],
  ...['[{'.repeat(300), '{"a":'.repeat(300), '('.repeat(300), '[*a,*a,*a]', 'a'.repeat(3000)],
]
/** A lone surrogate encoded like UTF-8, bytes that never occur in UTF-8, and the byte order marks of UTF-16. */
const HOSTILE_BYTES: readonly Buffer[] = [
  ...HOSTILE_WORDS.map((word) => Buffer.from(word)),
  ...[[0xed, 0xa0, 0x80], [0xff, 0xfe], [0xfe, 0xff], [0xc0, 0x80], [0xff, 0xff, 0xff, 0xff], [0x80]].map((bytes) =>
    Buffer.from(bytes),
  ),
]

/** Functions that make replacement values for a JSON document, so that each use gets a separate value. */
const HOSTILE_VALUES: readonly (() => unknown)[] = [
  ...[
    ...[null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 5e-324, 2 ** 53, '', ' ', '\0', '\ud800', 'a\nb', '-'],
    ...['__proto__', 'constructor', 'a'.repeat(5000), '1'.repeat(400), '2026-13-45T99:99:99Z', '../outside', '(a+)+$'],
  ].map((value) => () => value),
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}') as unknown,
  () => JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`) as unknown,
  () => Array.from({ length: 300 }, (_, at) => at),
]

/** One step of a mutation. Numbers are taken modulo the available choices, so that smaller numbers are simpler. */
interface Step {
  readonly kind: (typeof KINDS)[number]
  readonly at: number
  readonly size: number
  readonly pick: number
}
const KINDS = ['flip', 'cut', 'remove', 'repeat', 'insert', 'splice', 'word', 'value', 'name', 'lines'] as const

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(100_000),
  size: fc.nat(64),
  pick: fc.nat(10_000),
})

/** Generates inputs close to the samples: a sample changed in a few steps; sometimes bytes or words without a sample. */
export function inputsNear(samples: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const near = fc
    .tuple(fc.nat(samples.length - 1), fc.array(step, { minLength: 1, maxLength: 5 }))
    .map(([at, steps]) => steps.reduce((bytes, one) => change(bytes, one, samples), samples[at] ?? Buffer.alloc(0)))
  const random = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
  const words = fc.array(fc.constantFrom(...HOSTILE_BYTES), { maxLength: 12 }).map((parts) => Buffer.concat(parts))
  const json = fc.json({ maxDepth: 4 }).map((text) => Buffer.from(text))
  return fc.oneof(
    { weight: 16, arbitrary: near },
    { weight: 1, arbitrary: random },
    { weight: 1, arbitrary: words },
    { weight: 1, arbitrary: json },
  )
}

function pickOf<Item>(items: readonly Item[], at: number): Item {
  const item = items[at % items.length]
  if (item === undefined) throw new Error('there is nothing to pick from')
  return item
}

function change(bytes: Buffer, { kind, at, size, pick }: Step, samples: readonly Buffer[]): Buffer {
  const place = at % (bytes.length + 1)
  const [head, tail, rest] = [bytes.subarray(0, place), bytes.subarray(place), bytes.subarray(place + size)]
  switch (kind) {
    case 'flip': {
      const copy = Buffer.from(bytes)
      if (place < copy.length) copy[place] = (copy[place] ?? 0) ^ (1 << (pick % 8))
      return copy
    }
    case 'cut':
      return head
    case 'remove':
      return Buffer.concat([head, rest])
    case 'repeat':
      return Buffer.concat([
        head,
        ...Array.from({ length: 2 + (pick % 20) }, () => bytes.subarray(place, place + size)),
        rest,
      ])
    case 'insert':
      return Buffer.concat([head, pickOf(HOSTILE_BYTES, pick), tail])
    case 'splice': {
      const other = pickOf(samples, pick)
      return Buffer.concat([head, other.subarray(at % (other.length + 1))])
    }
    case 'word':
      return changeWord(bytes, at, pickOf(HOSTILE_BYTES, pick))
    case 'lines':
      return Buffer.from(bytes.toString('latin1').replaceAll('\n', pickOf(['\r\n', '\r', '\n\n', ''], pick)), 'latin1')
    case 'value':
    case 'name':
      return changeJson(bytes, { at, pick, isName: kind === 'name' })
  }
}

/** Replaces a word, a number or a quoted text of any notation. */
function changeWord(bytes: Buffer, at: number, word: Buffer): Buffer {
  const text = bytes.toString('latin1')
  const found = [...text.matchAll(/"[^"\n]*"|[\w.-]+/g)]
  if (found.length === 0) return bytes
  const { 0: old, index } = pickOf(found, at)
  return Buffer.from(text.slice(0, index) + word.toString('latin1') + text.slice(index + old.length), 'latin1')
}

/** Changes the value or the name of a member of the JSON document, or of the JSON document in one of its lines. */
function changeJson(
  bytes: Buffer,
  { at, pick, isName }: { readonly at: number; readonly pick: number; readonly isName: boolean },
): Buffer {
  const text = bytes.toString('utf8')
  const whole = tryJson(text)
  if (typeof whole === 'object' && whole !== null) return Buffer.from(writeChanged(whole))
  const lines = text.split('\n')
  const chosen = at % lines.length
  const one = tryJson(lines[chosen] ?? '')
  if (typeof one !== 'object' || one === null) return bytes
  return Buffer.from(lines.map((line, index) => (index === chosen ? writeChanged(one) : line)).join('\n'))

  function writeChanged(document: object): string {
    const members = listMembers(document)
    if (members.length === 0) return JSON.stringify(document)
    const [owner, name] = pickOf(members, at)
    const value: unknown = Reflect.get(owner, name)
    if (isName && !Array.isArray(owner)) {
      Reflect.deleteProperty(owner, name)
      define(owner, pickOf(['__proto__', 'constructor', 'toString', '', `${name}s`, 'a'.repeat(300)], pick), value)
    } else if (pick % 7 === 0) Reflect.deleteProperty(owner, name)
    else define(owner, name, pickOf(HOSTILE_VALUES, pick)())
    return JSON.stringify(document)
  }
}

/** Sets a member as `JSON.parse` does: `__proto__` becomes a member like any other. */
function define(owner: object, name: string, value: unknown): void {
  Object.defineProperty(owner, name, { value, writable: true, enumerable: true, configurable: true })
}

function listMembers(document: object): (readonly [owner: object, name: string])[] {
  const found: (readonly [object, string])[] = []
  const left = [document]
  for (let owner = left.pop(); owner !== undefined && found.length < 2000; owner = left.pop())
    for (const [name, value] of Object.entries(owner) as [string, unknown][]) {
      found.push([owner, name])
      if (typeof value === 'object' && value !== null) left.push(value)
    }
  return found
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const MEGABYTE = 1_000_000

/** Inputs of one megabyte, by their contents. */
export function largeInputs(samples: readonly Buffer[]): readonly (readonly [name: string, bytes: Buffer])[] {
  const fill = (text: string): Buffer => Buffer.from(text.repeat(Math.ceil(MEGABYTE / text.length)).slice(0, MEGABYTE))
  const around = (open: string, close: string): Buffer => {
    const depth = Math.floor(MEGABYTE / (open.length + close.length))
    return Buffer.from(open.repeat(depth) + close.repeat(depth))
  }
  const members = Array.from({ length: 50_000 }, (_, at) => `"key${at}":{"a":1}`).join(',')
  return [
    ...samples.flatMap((sample, at) => [
      [`sample ${at + 1} again and again`, repeatTo(sample, Buffer.alloc(0))] as const,
      [`the last part of sample ${at + 1} again and again`, repeatLast(sample)] as const,
    ]),
    [
      'an array of the first sample',
      Buffer.concat([Buffer.from('['), repeatTo(samples[0] ?? Buffer.alloc(0), Buffer.from(',')), Buffer.from('0]')]),
    ],
    ['brackets', fill('[')],
    ['closed brackets', around('[', ']')],
    ['objects in objects', around('{"a":', '}')],
    ['dashes', fill('- ')],
    ['one letter', fill('a')],
    ['blanks', fill(' ')],
    ['lines without text', fill('\n')],
    ['quotes', fill('"')],
    ['commas', fill(',')],
    ['tags', fill('<a>')],
    ['numbers', fill('1 ')],
    ['names and values', fill('a: b\n')],
    ['members', Buffer.from(`{${members}}`)],
    ['aliases', Buffer.from(`a: &a [x]\nb: [${'*a,'.repeat(300_000)}*a]\n`)],
  ]
}

function repeatTo(bytes: Buffer, between: Buffer): Buffer {
  const one = Buffer.concat([bytes, between])
  return one.length === 0 ? one : Buffer.concat(Array.from({ length: Math.ceil(MEGABYTE / one.length) }, () => one))
}

/** Fills an input by repeating its last non-empty line, or its last third. The part before it, such as a table header, occurs once. */
function repeatLast(sample: Buffer): Buffer {
  const end = sample.lastIndexOf(0x0a, sample.length - 2) + 1
  const from = end === 0 ? Math.floor((2 * sample.length) / 3) : end
  return Buffer.concat([sample.subarray(0, from), repeatTo(sample.subarray(from), Buffer.alloc(0))])
}
