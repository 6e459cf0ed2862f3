/**
 * The beginning of a text, marked with `…` when something was cut; never half of a surrogate pair.
 * @example cutText('retrieval', 4) // 'ret…'
 */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const end = length - 1
  const last = text.charCodeAt(end - 1)
  return `${text.slice(0, last >= 0xd800 && last <= 0xdbff ? end - 1 : end)}…`
}
