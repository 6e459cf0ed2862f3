/* eslint-disable no-control-regex -- the rule guards against control characters by mistake; here they are the point */

/**
 * ANSI sequences whole (CSI, OSC and the other strings, two-byte ones), so that no `[31m` is left behind. One that does not end where its
 * text ends must not eat the words after it: no string goes on behind a line, and no CSI has the spaces that a few rare ones may have.
 */
const ANSI =
  /(?:\u001b\[|\u009b)[0-?]*[!-/]*[@-~]|\u001b[\]PX^_][^\u0007\u001b\u009c\n]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -~]?/g

/**
 * Controls but tab and line feed, everything that Unicode lets a font ignore (soft hyphen, bidi marks and overrides, zero-width,
 * fillers, tags; not U+FE0F, which makes ⚠ an emoji), line separators, interlinear marks, lone surrogates.
 */
const UNSEEN = /(?![\t\n])\p{Cc}|(?!\ufe0f)\p{Default_Ignorable_Code_Point}|[\u2028\u2029\ufff9-\ufffb]|\p{Cs}/gu

/** One part of a text that `removeUnseen` takes out. */
export const UNSEEN_PART = new RegExp(`${ANSI.source}|${UNSEEN.source}`, 'gu')

/** Most texts: nothing to take out, and told in one look. Of the letters and signs of the basic plane those that no font may ignore. */
const ALL_SEEN =
  /^[\t\n -~\u00a0-\u00ac\u00ae-\u034e\u0350-\u061b\u061d-\u115e\u2010-\u2027\u202f-\u205f\u2070-\u3163\u3165-\ud7ff]*$/

/**
 * A text without the characters that change how others are read and are not seen themselves: terminal escapes, controls, bidi
 * overrides, zero-width characters. Line ends become `\n`. Every renderer starts with it: what is judged must be what is shown.
 * @example removeUnseen('a\u202eb\r\nc') // 'ab\nc'
 */
export function removeUnseen(text: string): string {
  if (ALL_SEEN.test(text)) return text
  return text
    .replace(ANSI, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNSEEN, '')
}

/** The same on one line, spaces collapsed. */
export function toOneLine(text: string): string {
  return removeUnseen(text).replace(/[\t\n ]+/g, ' ')
}

/**
 * The same characters written out, for a terminal that prints data: in JSON they mean what they were, and nowhere do they act.
 * @example escapeUnseen('a\u202eb') // 'a\\u202eb'
 */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (character) =>
    character.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
