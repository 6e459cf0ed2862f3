/** A run has a few kinds of cases and of arms: enough lists of keys to know again. */
const MOST_LISTS = 32

interface Known<Value> {
  readonly keys: readonly string[]
  /** What every other is a copy of. Copies of copies take V8 three times as long to write to. */
  readonly first: Readonly<Record<string, Value>>
  values: readonly Value[]
  record: Readonly<Record<string, Value>>
}

/**
 * Makes records of which many have the same keys in the same order, as the scores of a run's trials do: each is a copy of the first such
 * record with its own values, and one whose values are equal to those of the last is that record itself. An object that grows by computed keys becomes a
 * hash table in V8, which is slow to build and to read and takes ten times the memory.
 * @example recordMaker<number>()(['a', 'b'], [1, 2]) // { a: 1, b: 2 }
 */
export function recordMaker<Value>(): (
  keys: readonly string[],
  values: readonly Value[],
) => Readonly<Record<string, Value>> {
  const lists: Known<Value>[] = []
  return (keys, values) => {
    const known = lists.find((list) => isSame(list.keys, keys))
    if (known === undefined) {
      const record = recordOf(keys, values)
      if (lists.length === MOST_LISTS) lists.shift()
      lists.push({ keys, first: record, values, record })
      return record
    }
    if (isSame(known.values, values)) return known.record
    known.record = overwrite({ ...known.first }, keys, values)
    known.values = values
    return known.record
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  for (let index = 0; index < one.length; index++) if (one[index] !== other[index]) return false
  return true
}

function recordOf<Value>(keys: readonly string[], values: readonly Value[]): Record<string, Value> {
  // The copy of a hash table is an object with fields again.
  return { ...overwrite({}, keys, values) }
}

function overwrite<Value>(
  record: Record<string, Value>,
  keys: readonly string[],
  values: readonly Value[],
): Record<string, Value> {
  for (let index = 0; index < keys.length; index++) {
    const key = keys[index]
    const value = values[index]
    if (key !== undefined && value !== undefined) record[key] = value
  }
  return record
}
