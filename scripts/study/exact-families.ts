import { ALPHA } from './real-gate.js'

/** The probabilities of the p of a gate by Holm's steps. Entry j: p < α/(G − j) and in no earlier step; the remainder: p ≥ α. */
export interface StepShares {
  readonly any: readonly number[]
  /** The part of `any` in which the verdict is `regressed` if p is rejected. */
  readonly regressed: readonly number[]
}

/** Sums the probabilities of the outcomes of a gate by the steps of a family of `gates`. */
export function shareBySteps(
  outcomes: readonly { readonly p: number; readonly regressed: boolean; readonly chance: number }[],
  gates: number,
): StepShares {
  const any = new Array<number>(gates).fill(0)
  const regressed = new Array<number>(gates).fill(0)
  for (const outcome of outcomes) {
    // As in the product: the adjusted p, (G − j)·p, is below α.
    const step = any.findIndex((_, index) => (gates - index) * outcome.p < ALPHA)
    if (step === -1) continue
    any[step] = (any[step] as number) + outcome.chance
    if (outcome.regressed) regressed[step] = (regressed[step] as number) + outcome.chance
  }
  return { any, regressed }
}

/** Returns the probability that at least one of `gates` independent gates with the same design is `regressed` after Holm's method. */
export function chanceOfAnyRegressed(shares: StepShares, gates: number): number {
  const quiet = (step: number, rejected: number): number => {
    const left = gates - rejected
    if (left === 0) return 1
    // Holm stops at the first p that is too large for its rank; none of the rest is rejected.
    if (step > rejected || step === gates) return (1 - sumOf(shares.any.slice(0, step))) ** left
    const silent = (shares.any[step] as number) - (shares.regressed[step] as number)
    let total = 0
    for (let count = 0; count <= left; count++) {
      total += choose(left, count) * silent ** count * quiet(step + 1, rejected + count)
    }
    return total
  }
  return 1 - quiet(0, 0)
}

/** Returns the probability that a gate with `shares` is `regressed` in a family with `gates` − 1 independent gates with `others`. */
export function chanceOfRegressedAmong(shares: StepShares, others: StepShares, gates: number): number {
  const found = (step: number, rejected: number): number => {
    const left = gates - 1 - rejected
    if (step > rejected || step === gates) return 0
    const beyond = 1 - sumOf(others.any.slice(0, step + 1))
    let total = 0
    for (let count = 0; count <= left; count++) {
      const here = choose(left, count) * (others.any[step] as number) ** count
      const regressed = (shares.regressed[step] as number) * beyond ** (left - count)
      total += here * (regressed + found(step + 1, rejected + count))
    }
    return total
  }
  return found(0, 0)
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let index = 1; index <= k; index++) ways = (ways * (n - k + index)) / index
  return ways
}
