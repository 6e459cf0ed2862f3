/**
 * What there is to do with an object that has such keys, in their order. It is computed once for as many objects in a row as have the same:
 * of many possible members each of thousands of values has a few, and mostly those of the one before.
 * @example planByKeys((keys) => keys.length)({ a: 1, b: 2 }) // 2
 */
export function planByKeys<Plan>(makePlan: (keys: readonly string[]) => Plan): (value: object) => Plan {
  let last: { readonly keys: readonly string[]; readonly plan: Plan } | null = null
  return (value) => {
    const keys = Object.keys(value)
    if (last === null || !isSame(keys, last.keys)) last = { keys, plan: makePlan(keys) }
    return last.plan
  }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((key, at) => key === other[at])
}
