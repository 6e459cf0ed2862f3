import type { GoldenCase } from '../../model/suite/case.js'
import type { Suite } from '../../model/suite/suite.js'
import { groupBy } from '../../model/group-by.js'
import { seededRandom, shuffled } from '../../stats/random.js'

/** Returns how many of main's scored tries of a case passed, and how many there are; `null` if there are none. */
export type PassesOfMain = (caseId: string) => readonly [passed: number, trials: number] | null

/**
 * Returns the suite with only `first` of the cases, for a first look. Each first tag gets its share (largest remainders). Within a
 * tag the most informative cases come first: critical ones, then those that pass on main at least half of the time, then those new
 * to main, then those that fail there (they cannot break), and quarantined ones last. Ties are broken randomly by the suite's seed.
 * Returns `null` if all cases are asked.
 */
export function takeFirst(
  suite: Suite,
  input: { readonly cases: readonly GoldenCase[]; readonly first: number; readonly passesOf: PassesOfMain },
): Suite | null {
  const { cases, first, passesOf } = input
  if (first >= cases.length) return null
  const rankOf = ({ id, critical, flaky }: GoldenCase): number => {
    if (flaky !== undefined) return 4
    if (critical) return 0
    const passes = passesOf(id)
    return passes === null ? 2 : 2 * passes[0] >= passes[1] ? 1 : 3
  }
  const random = seededRandom(`${suite.seed}/first-look`)
  const byId = cases.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  // Sorting is stable, so ties keep their random order.
  const ordered = shuffled(byId, random).sort((a, b) => rankOf(a) - rankOf(b))
  const strata = [...groupBy(ordered, ({ tags: [tag = ''] }) => tag)].sort(([a], [b]) => (a < b ? -1 : 1))
  const shares = strata.map(([, own]) => (first * own.length) / cases.length)
  const left = first - shares.reduce((sum, share) => sum + Math.floor(share), 0)
  const most = [...shares.keys()].sort((a, b) => ((shares[b] ?? 0) % 1) - ((shares[a] ?? 0) % 1)).slice(0, left)
  const taken = new Set(
    strata.flatMap(([, own], at) => own.slice(0, Math.floor(shares[at] ?? 0) + (most.includes(at) ? 1 : 0))),
  )
  return {
    ...suite,
    cases: suite.cases.filter((golden) => taken.has(golden)),
    first_look: { cases: first, of: cases.length },
  }
}
