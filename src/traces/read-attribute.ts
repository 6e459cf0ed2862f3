import { ATTRIBUTE_NAMES, type AttributeRole } from './attribute-names.js'
import type { AttributeValue } from './span.js'

interface Attributed {
  readonly attributes: ReadonlyMap<string, AttributeValue>
}

/** The longest name of a tool, an agent or a model, in characters. */
const MAX_NAME = 200

/** The value under the first of the names that has one; undefined without. */
export function readAttribute({ attributes }: Attributed, role: AttributeRole): AttributeValue | undefined {
  const name = ATTRIBUTE_NAMES[role].find((name) => attributes.has(name))
  return name === undefined ? undefined : attributes.get(name)
}

/** A text that is not blank, without outer spaces, cut to 200 characters. */
export function readName(of: Attributed, role: AttributeRole): string | undefined {
  return cutName(readAttribute(of, role))
}

/** @example cutName(' search ') // 'search' */
export function cutName(value: AttributeValue | undefined): string | undefined {
  const name = typeof value === 'string' ? value.trim().slice(0, MAX_NAME) : ''
  return name === '' ? undefined : name
}

/** A whole number from 0, also where it was written as a text. */
export function readCount(of: Attributed, role: AttributeRole): number | undefined {
  const value = readAttribute(of, role)
  const count = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}
