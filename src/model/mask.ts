const HIDDEN = '(hidden)'

/** Anything shorter is in ordinary text by chance. */
const SHORTEST = 8
/** `postgres` is a password in many workflows, and a word in many answers. */
const PLAIN_WORD = /^[a-z]{1,15}$/i
/** Of a secret of several lines, as private keys are. */
const SHORTEST_LINE = 16

/** Takes known secrets out of what is written. */
export interface Mask {
  readonly text: (text: string) => string
  /** The same in every string of a value that JSON can hold, keys too; the value itself where there is none. */
  readonly data: <Value>(value: Value) => Value
}

/**
 * A mask of secrets, also as a URL writes them, and of every line of one that has several. Texts of fewer than 8 characters and plain
 * words are no secrets here: to hide them would spoil answers.
 * @example maskOf(['s3cret-key']).text('got s3cret-key') // 'got (hidden)'
 */
export function maskOf(secrets: readonly string[]): Mask {
  const known = [...new Set(secrets.flatMap(spellingsOf))].sort((a, b) => b.length - a.length)
  if (known.length === 0) return { text: (text) => text, data: (value) => value }
  const text = (given: string): string =>
    known.reduce((shown, secret) => (shown.includes(secret) ? shown.replaceAll(secret, HIDDEN) : shown), given)
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
  return [whole, ...parts].flatMap((one) => [one, ...encode(one)])
}

/** A lone surrogate has no such spelling. */
function encode(text: string): readonly string[] {
  return /\p{Surrogate}/u.test(text) ? [] : [encodeURIComponent(text)]
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
