/** The input type for `omitUndefined`: each optional member of `Type` may also be `undefined`. */
type WithUndefined<Type> = {
  [Key in keyof Type]: object extends Pick<Type, Key> ? Type[Key] | undefined : Type[Key]
}

/**
 * Returns an object without its undefined members, for types that do not allow `undefined`.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
export function omitUndefined<Type extends object = never>(members: WithUndefined<Type>): Type {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Type
}

type Picked<From, Key extends keyof From> = { [One in keyof Pick<From, Key>]: Exclude<From[One], undefined> }

/**
 * Picks members of an object, in the order of the keys, without those that are undefined.
 * @example pick({ a: 1, b: 2, c: undefined }, ['b', 'c']) // { b: 2 }
 */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Picked<From, Key> {
  const given = keys.filter((key) => from[key] !== undefined)
  return Object.fromEntries(given.map((key) => [key, from[key]])) as unknown as Picked<From, Key>
}

/**
 * Returns the lists that are not empty.
 * @example omitEmpty({ a: [1], b: [] }) // { a: [1] }
 */
export function omitEmpty<Lists extends Readonly<Record<string, readonly unknown[]>>>(lists: Lists): Partial<Lists> {
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)) as Partial<Lists>
}

/**
 * Returns the items that are neither `null` nor `false`.
 * @example present('a', false, null) // ['a']
 */
export function present<Item>(...items: readonly (Item | null | false)[]): readonly Item[] {
  return items.filter((item): item is Item => item !== null && item !== false)
}
