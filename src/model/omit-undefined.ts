/** `Type` as it may be written down before `omitUndefined`: each optional member may be undefined. */
type WithUndefined<Type> = {
  [Key in keyof Type]: object extends Pick<Type, Key> ? Type[Key] | undefined : Type[Key]
}

/**
 * An object without its undefined members, for types in which a member is there or absent.
 * @example omitUndefined<{ a: number; b?: string }>({ a: 1, b: undefined }) // { a: 1 }
 */
export function omitUndefined<Type extends object = never>(members: WithUndefined<Type>): Type {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Type
}
