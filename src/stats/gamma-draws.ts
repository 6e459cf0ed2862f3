import type { Random } from './random.js'

const LOG_4 = Math.log(4)
const LOG_4_5 = Math.log(4.5)

/**
 * A source of gamma draws of a fixed shape above 1 and scale 1: the sum of that many standard exponentials, at a cost
 * that does not grow with the shape.
 * Source: algorithm GA of Cheng 1977, Appl. Stat. 26:71, with its quick acceptance.
 */
export function gammaDraws(shape: number, random: Random): () => number {
  const root = Math.sqrt(2 * shape - 1)
  const offset = shape - LOG_4
  const slope = shape + root
  return () => {
    for (;;) {
      const first = random()
      const second = random()
      if (first === 0 || second === 0) continue
      const v = Math.log(first / (1 - first)) / root
      const x = shape * Math.exp(v)
      const z = first * first * second
      const r = offset + slope * v - x
      if (r + 1 + LOG_4_5 - 4.5 * z >= 0 || r >= Math.log(z)) return x
    }
  }
}
