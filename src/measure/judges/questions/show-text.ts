import { cutAt } from '../../../format/cut-text.js'
import { countOf } from '../../../format/format-number.js'
import { seededRandom } from '../../../stats/random.js'

/**
 * Maximum number of characters that a judge is shown, as documented in docs/judges.md. They limit a user message to about 60,000
 * characters.
 */
export const CAPS = {
  query: 4_000,
  answer: 12_000,
  /** All expected answers together; each gets the same share. */
  expected_answers: 8_000,
  /** For each list: criteria, key points, requirements. */
  list: 8_000,
  /** For each list; a case with more is not judged. */
  items: 100,
  /** For one span, and for all together; the best come first. */
  span: 4_000,
  spans: 24_000,
  label: 200,
} as const

/**
 * Invisible control and format characters, tags and variation selectors; not joiners and Arabic number signs, which scripts need.
 */
const UNSEEN = /(?!\u200C|\u200D|[\u0600-\u0605]|\u06DD)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u{E0100}-\u{E01EF}]/gu
const LONE_SURROGATE = /\p{Cs}/gu

/**
 * Prepares a text for a judge: replaces invisible characters by their code points, replaces half characters, and cuts the text at
 * `limit` characters with a mark that says so.
 * @example cleanText('a\u202Eb', 20) // 'a⟨U+202E⟩b'
 * @example cleanText('abcdef', 4) // 'abcd [… cut: the whole has 6 characters]'
 */
export function cleanText(text: string, limit: number): string {
  const visible = cutAt(text, limit)
    .replaceAll('\r\n', '\n')
    .replace(UNSEEN, nameUnseen)
    .replace(LONE_SURROGATE, '\uFFFD')
  const isWhole = text.length <= limit && visible.length <= limit
  return isWhole ? visible : `${cutAt(visible, limit)} [… cut: the whole has ${text.length} characters]`
}

/** Does the same on a single line, for the name of a part. */
export const cleanLine = (text: string, limit: number): string => cleanText(text.replace(/\s+/g, ' ').trim(), limit)

/** Whether a text has no visible characters. */
export const isBlank = (text: string): boolean => !/[^\s\p{C}]/u.test(text)

function nameUnseen(character: string): string {
  if (character === '\n' || character === '\t') return character
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}

export interface Part {
  /** Chosen by Goldenpair, never taken from the material. */
  readonly name: string
  readonly text: string
}

/**
 * Builds the user message of a judge as described in `MATERIAL_RULES`: each part stands between lines with a mark that does not
 * occur in the material.
 * @param nonce true randomness; if the material contains it anyway, other marks are derived from it
 */
export function layOutParts(parts: readonly Part[], nonce: string): string {
  const mark = chooseMark(parts, nonce)
  return [
    `The mark of this message is ${mark}.`,
    ...parts.map(({ name, text }) => `[${mark} ${name}]\n${text}\n[${mark} end of ${name}]`),
    `[${mark} end of the material] Reply with the JSON object that the system message describes.`,
  ].join('\n\n')
}

function chooseMark(parts: readonly Part[], nonce: string): string {
  const isTaken = (mark: string): boolean => parts.some(({ text }) => text.toLowerCase().includes(mark.toLowerCase()))
  let mark = nonce
  for (let attempt = 1; isTaken(mark); attempt++) {
    const random = seededRandom(`${nonce}/${attempt}`)
    mark = Array.from({ length: 4 }, () =>
      Math.floor(random() * 2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    ).join('')
  }
  return mark
}

/** Maximum number of characters of all sources together that a judge is shown: about 15,000 tokens. */
export const SOURCES_CAP = 60_000

/** A source file with the line numbers where its functions and classes begin. */
export interface SourceText {
  readonly path: string
  readonly text: string
  readonly borders: readonly number[]
}

/**
 * Limits sources to the cap, in order. The first file that does not fit is cut before a function, or between two lines if no
 * function begins early enough; the remaining files are left out. `cut` describes what is missing, as a clause; `null` if nothing
 * is.
 */
export function cutSources(sources: readonly SourceText[], cap = SOURCES_CAP) {
  const files: { path: string; text: string }[] = []
  let left = cap
  for (const [at, { path, text, borders }] of sources.entries()) {
    if (text.length <= left) {
      files.push({ path, text })
      left -= text.length
      continue
    }
    const lines = text.split('\n')
    const line = findBorder(lines, borders, left)
    if (line > 0) files.push({ path, text: lines.slice(0, line).join('\n') })
    const others = sources.length - at - 1
    const cut = line > 0 ? `${path} after line ${line} of ${lines.length}` : path
    return { files, cut: others === 0 ? cut : `${cut}, and ${countOf(others, 'more file')}` }
  }
  return { files, cut: null }
}

/** Returns how many lines fit, reduced to the last border if that border lies in the second half. */
function findBorder(lines: readonly string[], borders: readonly number[], cap: number): number {
  let size = 0
  let fitting = 0
  while (fitting < lines.length && size + (lines[fitting]?.length ?? 0) + 1 <= cap) {
    size += (lines[fitting]?.length ?? 0) + 1
    fitting += 1
  }
  const border = Math.max(0, ...borders.filter((line) => line - 1 <= fitting)) - 1
  return border > fitting / 2 ? border : fitting
}
