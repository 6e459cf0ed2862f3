import type { GoldenCase } from '../../model/suite/case.js'
import type { Suite } from '../../model/suite/suite.js'
import { groupBy } from '../../model/group-by.js'
import { seededRandom, shuffled } from '../../stats/random.js'

/** How many of main's scored tries of a case passed, of how many; null where main has none. */
export type PassesOfMain = (caseId: string) => readonly [passed: number, trials: number] | null

/**
 * The suite with so many of some cases for a first look: of each first tag its share (largest remainders), and among the cases of a tag those first
 * that can tell something: critical ones, then those that pass on main at least half of the time, then those that main has not seen, then those
 * that fail there, since they cannot break, and those in quarantine last. Chance, by the suite's seed, decides between equals. Null where all are asked.
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
  // Sorting is stable, so that equals keep the order that chance gave them.
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
