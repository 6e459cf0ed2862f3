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

export interface Size {
  /** Characters of any one text. */
  readonly text: number
  /** Members of any one list. */
  readonly items: number
}

/** A plain value with every text and list in it cut to a size, and whether any was: else it is the value itself. Nothing else changes, so its type stays. */
export function shrinkValue<Value>(value: Value, size: Size): { readonly value: Value; readonly isCut: boolean } {
  if (hasRoom(value, size)) return { value, isCut: false }
  const shrink = (one: unknown): unknown => {
    if (typeof one === 'string') return cutText(one, size.text)
    if (Array.isArray(one)) return one.slice(0, size.items).map(shrink)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]))
  }
  return { value: shrink(value) as Value, isCut: true }
}

function hasRoom(one: unknown, size: Size): boolean {
  if (typeof one === 'string') return one.length <= size.text
  if (typeof one !== 'object' || one === null) return true
  if (Array.isArray(one)) return one.length <= size.items && one.every((member) => hasRoom(member, size))
  return Object.values(one).every((member) => hasRoom(member, size))
}
