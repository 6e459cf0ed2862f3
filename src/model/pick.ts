type Picked<From, Key extends keyof From> = { [One in keyof Pick<From, Key>]: Exclude<From[One], undefined> }

/**
 * Some members of an object in the order of the keys, without those that are undefined.
 * @example pick({ a: 1, b: 2, c: undefined }, ['b', 'c']) // { b: 2 }
 */
export function pick<From extends object, Key extends keyof From>(from: From, keys: readonly Key[]): Picked<From, Key> {
  const present = keys.filter((key) => from[key] !== undefined)
  return Object.fromEntries(present.map((key) => [key, from[key]])) as unknown as Picked<From, Key>
}
