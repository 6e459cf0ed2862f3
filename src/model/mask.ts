import { UNSEEN_PART } from './remove-unseen.js'

const HIDDEN = '(hidden)'

/** Anything shorter is in ordinary text by chance. */
const SHORTEST = 8
/** `postgres` is a password in many workflows, and a word in many answers. */
const PLAIN_WORD = /^[a-z]{1,15}$/i
/** The shortest line that counts in a secret of several lines, as private keys are. */
const SHORTEST_LINE = 16

/** Takes known secrets out of what is written. */
export interface Mask {
  readonly text: (text: string) => string
  /** The same in every string of a value that JSON can hold, keys too; the value itself where there is none. */
  readonly data: <Value>(value: Value) => Value
}

/**
 * A mask of secrets, of every line of one that has several, and of what they are in other spellings: as URLs and JSON write them, in Base64, as
 * hexadecimal digits, reversed, and with characters in between that no reader sees or that Markdown takes away. Texts of fewer than 8
 * characters and plain words are no secrets here: to hide them would spoil answers.
 * @example maskOf(['s3cret-key']).text('got s3\u200bcret-key') // 'got (hidden)'
 */
export function maskOf(secrets: readonly string[]): Mask {
  const known = [...new Set(secrets.flatMap(spellingsOf))].sort((a, b) => b.length - a.length)
  if (known.length === 0) return { text: (text) => text, data: (value) => value }
  const bare = known.map((spelling) => spelling.replace(APART, '')).filter((spelling) => spelling.length >= SHORTEST)
  const text = (given: string): string => {
    const shown = known.reduce(
      (rest, secret) => (rest.includes(secret) ? rest.replaceAll(secret, HIDDEN) : rest),
      given,
    )
    return hideApart(shown, bare)
  }
  return { text, data: (value) => maskData(value, text) }
}

/** Whether a value can be told from ordinary text. */
export function isSecret(value: string): boolean {
  const text = value.trim()
  return text.length >= SHORTEST && !PLAIN_WORD.test(text)
}

function spellingsOf(secret: string): readonly string[] {
  const whole = secret.trim()
  if (!isSecret(whole)) return []
  const lines = whole.split(/\r?\n/).map((line) => line.trim())
  const parts = lines.length === 1 ? [] : lines.filter((line) => line.length >= SHORTEST_LINE)
  return [whole, ...parts].flatMap((one) => [
    one,
    [...one].reverse().join(''),
    JSON.stringify(one).slice(1, -1),
    ...encode(one),
  ])
}

/** A lone surrogate has no such spelling. */
function encode(text: string): readonly string[] {
  if (/\p{Surrogate}/u.test(text)) return []
  const url = encodeURIComponent(text)
  const hex = [...url.matchAll(/%(..)|[^]/g)]
    .map(([one, digits]) => digits ?? one.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
  const lower = hex.toLowerCase()
  return [url, url.replace(/%../g, (code) => code.toLowerCase()), lower, hex.toUpperCase(), ...inBase64(lower)]
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** What Base64 makes of bytes, by how many bytes of something else stand before them: without the signs in which the two meet. */
function inBase64(hex: string): readonly string[] {
  const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return [0, 4, 2].flatMap((skipped) => {
    const groups = bits.slice(skipped).match(/.{6}/g) ?? []
    const signs = groups.map((group) => BASE64[parseInt(group, 2)]).join('')
    return [signs, signs.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** What is not seen where a text is shown: invisible characters, and what JSON and Markdown put before or between others. */
const APART = new RegExp(`${UNSEEN_PART.source}|\\\\|&#8203;`, 'gu')

/** Hides what is a secret once all that is not seen is gone, and that with it. */
function hideApart(text: string, bare: readonly string[]): string {
  const kept: string[] = []
  const places: number[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(APART)) {
    kept.push(text.slice(end, index))
    for (let at = end; at < index; at++) places.push(at)
    end = index + part.length
  }
  if (end === 0) return text
  kept.push(text.slice(end))
  for (let at = end; at < text.length; at++) places.push(at)
  const seen = kept.join('')
  const found = bare.flatMap((secret) => findAll(seen, secret).map((at) => [at, at + secret.length - 1] as const))
  let shown = ''
  let done = 0
  for (const [first, last] of found.sort(([a], [b]) => a - b)) {
    const [from = 0, to = 0] = [places[first], places[last]]
    if (to < done) continue
    if (from >= done) shown += text.slice(done, from) + HIDDEN
    done = to + 1
  }
  return shown + text.slice(done)
}

function findAll(text: string, wanted: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + wanted.length)) places.push(at)
  return places
}

function maskData<Value>(value: Value, text: (text: string) => string): Value
function maskData(value: unknown, text: (text: string) => string): unknown {
  if (typeof value === 'string') return text(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const masked = value.map((item: unknown) => maskData(item, text))
    return masked.some((item, index) => item !== value[index]) ? masked : (value as unknown)
  }
  const entries = Object.entries(value)
  const masked = entries.map(([key, item]) => [text(key), maskData(item as unknown, text)] as const)
  const isSame = masked.every(([key, item], index) => key === entries[index]?.[0] && item === entries[index]?.[1])
  return isSame ? value : Object.fromEntries(masked)
}
