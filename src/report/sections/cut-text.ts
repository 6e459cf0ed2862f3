import { cutText } from '../../format/cut-text.js'
import type { Block } from '../../model/result/report.js'

/** Cuts a block of foreign text; other blocks stay unchanged. */
export const shortenBlock = (block: Block, length: number): Block =>
  block.kind === 'preformatted' ? { ...block, text: cutText(block.text, length) } : block

export interface Size {
  /** The most characters of a text. */
  readonly text: number
  /** The most members of a list. */
  readonly items: number
}

/**
 * Cuts every text and list in a plain value to a size. Returns the value, unchanged if nothing was cut, and whether anything was. The type
 * stays the same.
 */
export function shrinkValue<Value>(value: Value, size: Size): { readonly value: Value; readonly isCut: boolean } {
  let cuts = 0
  const note = <One extends string | readonly unknown[]>(one: One, cut: One): One => {
    if (cut.length < one.length) cuts += 1
    return cut
  }
  const shrink = (one: unknown): unknown => {
    if (typeof one === 'string') return note(one, cutText(one, size.text))
    if (Array.isArray(one)) return note(one as unknown[], one.slice(0, size.items)).map(shrink)
    if (typeof one !== 'object' || one === null) return one
    return Object.fromEntries(Object.entries(one).map(([key, member]) => [key, shrink(member)]))
  }
  const shrunk = shrink(value) as Value
  return { value: cuts > 0 ? shrunk : value, isCut: cuts > 0 }
}
