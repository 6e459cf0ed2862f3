/* eslint-disable no-control-regex -- the rule guards against control characters by mistake; here they are the point */

/**
 * Matches whole ANSI sequences (CSI, OSC and the other strings, two-byte ones), so that no `[31m` is left behind. An unterminated sequence
 * must not swallow the words after it: a string ends with its line, and a CSI sequence may not contain spaces, as a few rare ones do.
 */
const ANSI =
  /(?:\u001b\[|\u009b)[0-?]*[!-/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g

/**
 * Matches control characters except tab and line feed, everything that Unicode lets a font ignore (soft hyphen, bidi marks and overrides,
 * zero-width, fillers, tags; not U+FE0F, which makes ⚠ an emoji), line separators, interlinear marks, lone surrogates.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]|\p{Cs}/gu

/** Matches one part of a text that `removeInvisible` removes. */
export const INVISIBLE_PART = new RegExp(`${ANSI.source}|${UNSEEN.source}`, 'gu')

/**
 * Matches most texts, which contain nothing to remove, in a single test. Allows the characters of the basic plane that no font may ignore.
 */
const ALL_SEEN =
  /^[\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]*$/

/**
 * Removes characters that are invisible and change how others are read: terminal escapes, controls, bidi overrides, zero-width characters.
 * Line ends become `\n`. Every renderer calls this first, so that the text shown is the text that is judged.
 * @example removeInvisible('a\u202eb\r\nc') // 'ab\nc'
 */
export function removeInvisible(text: string): string {
  if (ALL_SEEN.test(text)) return text
  return text
    .replace(ANSI, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSEEN, '')
}

/** Removes unseen characters and joins lines, with white space collapsed. */
export function toOneLine(text: string): string {
  return removeInvisible(text).replace(/[\t\n ]+/g, ' ')
}

/**
 * Escapes unseen characters, for a terminal that prints data: JSON with the escapes has the same meaning, and nothing acts on the terminal.
 * @example escapeInvisible('a\u202eb') // 'a\\u202eb'
 */
export function escapeInvisible(text: string): string {
  return text.replace(UNSEEN, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
