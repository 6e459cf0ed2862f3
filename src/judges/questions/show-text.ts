/** Most characters that a judge is shown; docs/judges.md has them too. They bound a user message to about 60,000 characters. */
export const CAPS = {
  query: 4_000,
  answer: 12_000,
  /** All expected answers together; each gets the same share. */
  expected_answers: 8_000,
  /** All criteria, all key points, all requirements: each list. */
  list: 8_000,
  /** Of each list. A case with more is not judged. */
  items: 100,
  /** One span, and all of them; the best come first. */
  span: 4_000,
  spans: 24_000,
  label: 200,
} as const

/** Control and format characters, tags and variants, which no reader sees; not joiners and Arabic number signs, which scripts need. */
const UNSEEN = /(?!\u200C|\u200D|[\u0600-\u0605]|\u06DD)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[\u{E0100}-\u{E01EF}]/gu
const LONE_SURROGATE = /\p{Cs}/gu

/**
 * Text as a judge is shown it: characters that cannot be seen as their code points, halves of characters replaced, cut at `limit`
 * characters with a mark that says so.
 * @example showText('a\u202Eb', 20) // 'a⟨U+202E⟩b'
 * @example showText('abcdef', 4) // 'abcd [… cut: the whole has 6 characters]'
 */
export function showText(text: string, limit: number): string {
  const visible = cutAt(text, limit)
    .replaceAll('\r\n', '\n')
    .replace(UNSEEN, nameUnseen)
    .replace(LONE_SURROGATE, '\uFFFD')
  const isWhole = text.length <= limit && visible.length <= limit
  return isWhole ? visible : `${cutAt(visible, limit)} [… cut: the whole has ${text.length} characters]`
}

/** The same on one line, for the name of a part. */
export function showLine(text: string, limit: number): string {
  return showText(text.replace(/\s+/g, ' ').trim(), limit)
}

/** Whether there is nothing to be read in it. */
export function isBlank(text: string): boolean {
  return !/[^\s\p{C}]/u.test(text)
}

function nameUnseen(character: string): string {
  if (character === '\n' || character === '\t') return character
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}

/** Never between the halves of a character. */
function cutAt(text: string, limit: number): string {
  if (text.length <= limit) return text
  const last = text.charCodeAt(limit - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit)
}
