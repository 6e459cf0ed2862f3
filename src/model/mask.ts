import { INVISIBLE_PART } from './remove-invisible.js'

const HIDDEN = '(hidden)'

/** Shorter texts occur in ordinary text by chance. */
const SHORTEST = 8
/** A plain word, such as `postgres`, which is a password in many workflows and a word in many answers. */
const PLAIN_WORD = /^[a-z]{1,15}$/i
/** The shortest line that counts as secret within a secret of several lines, such as a private key. */
const SHORTEST_LINE = 16

/** Removes known secrets from output. */
export interface Mask {
  readonly text: (text: string) => string
  /** Masks every string of a JSON value, including keys; returns the value itself if nothing was masked. */
  readonly data: <Value>(value: Value) => Value
}

/**
 * Makes a mask for secrets, for each line of a multi-line secret, and for their other spellings: as URLs and JSON write them, in Base64, in
 * hexadecimal, reversed, and interspersed with characters that are invisible or that Markdown removes. Texts of fewer than 8 characters and
 * plain words are not masked, because that would spoil answers.
 * @example createMask(['s3cret-key']).text('got s3\u200bcret-key') // 'got (hidden)'
 */
export function createMask(secrets: readonly string[]): Mask {
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

/** Whether a value can be distinguished from ordinary text. */
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

/** Returns the URL, hexadecimal and Base64 spellings; none if the text has a lone surrogate, which cannot be encoded. */
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

/** Returns the Base64 spellings of bytes for each offset in a longer text, without the characters that mix with neighbouring bytes. */
function inBase64(hex: string): readonly string[] {
  const bits = [...hex].map((digit) => parseInt(digit, 16).toString(2).padStart(4, '0')).join('')
  return [0, 4, 2].flatMap((skipped) => {
    const signs = (bits.slice(skipped).match(/.{6}/g) ?? []).map((group) => BASE64[parseInt(group, 2)]).join('')
    return [signs, signs.replaceAll('+', '-').replaceAll('/', '_')]
  })
}

/** Characters that are not seen when a text is displayed: invisible ones, and those that JSON and Markdown insert. */
const APART = new RegExp(`${INVISIBLE_PART.source}|\\\\|&#8203;`, 'gu')

/** Hides secrets that appear only once unseen characters are removed, along with those characters. */
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
  const isSame = masked.every(([key, item], index) => key === entries[index]?.[0] && item === entries[index][1])
  return isSame ? value : Object.fromEntries(masked)
}
