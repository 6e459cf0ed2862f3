import { ALPHA } from './real-gate.js'

/** How likely a gate's p is in each of Holm's steps: entry j is p < α/(G − j), and not in an earlier one; the rest is beyond α. */
export interface StepShares {
  readonly any: readonly number[]
  /** The share whose verdict is `regressed` once p is rejected. */
  readonly regressed: readonly number[]
}

/** Sorts the chances of a gate's outcomes into the steps of a family of `gates`. */
export function shareBySteps(
  outcomes: readonly { readonly p: number; readonly regressed: boolean; readonly chance: number }[],
  gates: number,
): StepShares {
  const any = new Array<number>(gates).fill(0)
  const regressed = new Array<number>(gates).fill(0)
  for (const outcome of outcomes) {
    // As the product does: adjusted p, (G − j)·p, below α.
    const step = any.findIndex((_, index) => (gates - index) * outcome.p < ALPHA)
    if (step === -1) continue
    any[step] = (any[step] as number) + outcome.chance
    if (outcome.regressed) regressed[step] = (regressed[step] as number) + outcome.chance
  }
  return { any, regressed }
}

/** The chance that at least one of `gates` independent, equal gates is `regressed` after Holm's method. */
export function chanceOfAnyRegressed(shares: StepShares, gates: number): number {
  const quiet = (step: number, rejected: number): number => {
    const left = gates - rejected
    if (left === 0) return 1
    // Holm stops at the first p too large for its rank: whatever is left is not rejected.
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

/** The chance that a gate with `shares` is `regressed` beside `gates` − 1 independent gates with `others`. */
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
