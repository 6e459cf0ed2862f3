/**
 * Cohen's κ: how far two readings of the same items agree beyond chance, (pₒ − pₑ)/(1 − pₑ), every difference counting alike; at most 1,
 * and 0 where they agree as often as by chance. Null without items, and where both gave one same value to all: chance could not have
 * disagreed.
 * Source: Cohen 1960, Educ. Psychol. Meas. 20:37, equation 1.
 * @example cohenKappa([[1, 1], [1, 1], [0, 0], [0, 1]]) // 0.5
 */
export function cohenKappa(pairs: readonly (readonly [number, number])[]): number | null {
  const n = pairs.length
  const first = countValues(pairs.map(([value]) => value))
  const second = countValues(pairs.map(([, value]) => value))
  const observed = pairs.filter(([one, other]) => one === other).length / n
  const expected = [...first].reduce((sum, [value, count]) => sum + (count / n) * ((second.get(value) ?? 0) / n), 0)
  return n === 0 || expected >= 1 ? null : (observed - expected) / (1 - expected)
}

function countValues(values: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
