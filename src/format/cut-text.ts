/** Cuts a text after at most `length` characters, but not between the halves of a character. */
export function cutAt(text: string, length: number): string {
  const last = text.charCodeAt(length - 1)
  return text.length <= length ? text : text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length)
}

/**
 * Cuts a text to `length` characters and marks the cut with `…`; never splits a surrogate pair.
 * @example cutText('retrieval', 4) // 'ret…'
 */
export const cutText = (text: string, length: number): string =>
  text.length <= length ? text : `${cutAt(text, length - 1)}…`
