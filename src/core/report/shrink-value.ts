import { cutText } from './cut-text.js'

export interface Size {
  /** Characters of any one text. */
  readonly text: number
  /** Members of any one list. */
  readonly items: number
}

/** A plain value with every text and list in it cut to a size, and whether any was. Nothing else changes, so its type stays. */
export function shrinkValue<Value>(value: Value, size: Size): { readonly value: Value; readonly isCut: boolean } {
  let isCut = false
  const shrink = (one: unknown): unknown => {
    if (typeof one === 'string') {
      if (one.length <= size.text) return one
      isCut = true
      return cutText(one, size.text)
    }
    if (Array.isArray(one)) {
      if (one.length > size.items) isCut = true
      return one.slice(0, size.items).map(shrink)
    }
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]))
  }
  return { value: shrink(value) as Value, isCut }
}
