/** A separate generator (mulberry32), so that no draw here equals one of the product's. */
export function startRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)
export const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

export function deviationOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1))
}

/** Tanh-sinh quadrature, which tolerates singularities at the ends. `area` gets the distance from `low`. */
function integrate(area: (distance: number) => number, width: number): number {
  const step = 1 / 64
  let sum = 0
  for (let place = -4; place <= 4; place += step) {
    const inner = (Math.PI / 2) * Math.sinh(place)
    const distance = width / (1 + Math.exp(-2 * inner))
    const weight = (Math.PI / 4) * (Math.cosh(place) / Math.cosh(inner) ** 2) * width
    if (weight > 0) sum += weight * area(distance)
  }
  return sum * step
}

/** P(|T| > |t|) of Student's t: with T = √ν·cot φ the density of φ is proportional to sin^(ν−1) φ. */
export function twoSidedT(t: number, degrees: number): number {
  if (t === 0) return 1
  const density = (angle: number): number => Math.sin(angle) ** (degrees - 1)
  return integrate(density, Math.atan(Math.sqrt(degrees) / Math.abs(t))) / integrate(density, Math.PI / 2)
}

const kept = new Map<string, number>()

function keep(key: string, make: () => number): number {
  const value = kept.get(key) ?? make()
  kept.set(key, value)
  return value
}

/** Returns the t that is exceeded with probability `tail`. */
export function upperT(tail: number, degrees: number): number {
  return keep(`t ${tail} ${degrees}`, () => {
    let high = 1
    while (twoSidedT(high, degrees) / 2 > tail) high *= 2
    return bisect(0, high, (t) => twoSidedT(t, degrees) / 2 > tail)
  })
}

/** Returns the normal quantile that is exceeded with probability `tail` < ½. */
export function upperZ(tail: number): number {
  const above = (z: number): number => 0.5 - integrate((x) => Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI), z)
  return keep(`z ${tail}`, () => bisect(0, 20, (z) => above(z) > tail))
}

/** Returns the point at which `isBelow` changes from true to false. */
export function bisect(low: number, high: number, isBelow: (value: number) => boolean): number {
  let [from, to] = [low, high]
  for (let turn = 0; turn < 200 && to - from > 1e-15 * Math.max(1, Math.abs(to)); turn++) {
    const middle = (from + to) / 2
    if (isBelow(middle)) from = middle
    else to = middle
  }
  return (from + to) / 2
}
