/**
 * Groups items by a key, in the order in which each key first appears. Node 20 lacks `Map.groupBy`.
 * @example groupBy(['ab', 'c', 'de'], (text) => text.length) // Map { 2 => ['ab', 'de'], 1 => ['c'] }
 */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

/**
 * Counts how often each item occurs, in the order in which it first appears.
 * @example countBy(['a', 'b', 'a']) // Map { 'a' => 2, 'b' => 1 }
 */
export function countBy<Item>(items: Iterable<Item>): Map<Item, number> {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/**
 * Numbers the items of a list from 0, in the order of first appearance; identical items (objects by reference) share a number.
 * @example numberItems(['b', 'a', 'b']) // { distinct: ['b', 'a'], numbers: [0, 1, 0] }
 */
export function numberItems<Item>(items: readonly Item[]) {
  const known = new Map<Item, number>()
  const numbers = Uint32Array.from(items, (item) => {
    const number = known.get(item) ?? known.size
    known.set(item, number)
    return number
  })
  return { distinct: [...known.keys()], numbers }
}
