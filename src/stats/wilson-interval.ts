import { normalQuantile } from './normal.js'

/**
 * Wilson's score interval of a proportion, without continuity correction, at level 1 − alpha; n ≥ 1.
 * Source: Wilson 1927, J. Am. Stat. Assoc. 22:209; method 3 of Newcombe 1998, Stat. Med. 17:857.
 * @example wilsonInterval({ successes: 81, n: 263, alpha: 0.05 }) // { low: 0.2552…, high: 0.3662… } (Newcombe's table I)
 */
export function wilsonInterval({ successes, n, alpha }: { successes: number; n: number; alpha: number }): {
  low: number
  high: number
} {
  const z = normalQuantile(1 - alpha / 2)
  const centre = successes + (z * z) / 2
  const spread = z * Math.sqrt((z * z) / 4 + (successes * (n - successes)) / n)
  return {
    low: successes === 0 ? 0 : (centre - spread) / (n + z * z),
    high: successes === n ? 1 : (centre + spread) / (n + z * z),
  }
}
