/** Random choices from a seeded generator. */
export interface Dice {
  readonly chance: (share: number) => boolean
  /** An integer from `low` to `high`, inclusive. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <Item>(items: readonly Item[]) => Item
  readonly weighted: <Item>(items: readonly (readonly [number, Item])[]) => Item
  readonly shuffle: <Item>(items: readonly Item[]) => readonly Item[]
  /** A number from 0 to 1. */
  readonly share: () => number
  readonly normal: () => number
}

export function makeDice(random: () => number): Dice {
  const whole = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1))
  const weighted = <Item>(items: readonly (readonly [number, Item])[]): Item => {
    let left = random() * items.reduce((sum, [weight]) => sum + weight, 0)
    for (const [weight, item] of items) {
      left -= weight
      if (left < 0) return item
    }
    throw new Error('nothing to choose from')
  }
  return {
    ...{ whole, weighted, share: random },
    chance: (share) => random() < share,
    pick: (items) => weighted(items.map((item) => [1, item])),
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: random() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
    normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  }
}
