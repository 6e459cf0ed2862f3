/** Returns a uniform number in [0, 1) with 32 random bits. The same seed always gives the same sequence. */
export type Random = () => number

/**
 * Creates a small seeded generator: sfc32 (Chris Doty-Humphrey, PractRand). Its state is filled from the seed's text by MurmurHash3's
 * finaliser and warmed up by 15 rounds, as PractRand prescribes. Not for secrets. Seeds are texts such as `1/success/gaffke`, so neither
 * the order of gates nor shards matter.
 */
export function seededRandom(seed: string): Random {
  let hash = 1779033703 ^ seed.length
  for (let index = 0; index < seed.length; index++) {
    hash = Math.imul(hash ^ seed.charCodeAt(index), 3432918353)
    hash = (hash << 13) | (hash >>> 19)
  }
  const word = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507)
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909)
    hash ^= hash >>> 16
    return hash | 0
  }
  // A typed array keeps the state as raw 32-bit words: twice as fast as captured variables, and a bootstrap draws millions.
  const state = Int32Array.of(word(), word(), word(), 1)
  const next = (): number => {
    const a = state[0] as number
    const b = state[1] as number
    const c = state[2] as number
    const counter = state[3] as number
    const sum = (a + b + counter) | 0
    state[0] = b ^ (b >>> 9)
    state[1] = c + (c << 3)
    state[2] = ((c << 21) | (c >>> 11)) + sum
    state[3] = counter + 1
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 15; round++) next()
  return next
}

/**
 * Returns the items in a random order (Fisher–Yates), without changing the input.
 * @example shuffled([1, 2, 3], seededRandom('1')) // always the same permutation
 */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const kept = result[last] as Item
    result[last] = result[other] as Item
    result[other] = kept
  }
  return result
}
