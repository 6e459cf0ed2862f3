import { countOf, partOf } from '../../format/format-number.js'
import type { GoldenCase } from '../../model/suite/case.js'
import type { ScoredTrial } from '../../model/run/run.js'
import { readUndecided, type UndecidedSpan } from '../../model/undecided-span.js'

const ZERO_RECALL = 'retrieval.zero-recall'
const RETURNED = 'retrieval.returned'
/** They are unscored in every trial with a span, a source or a hop that cannot be decided. */
const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage']

/** Whether the spans that a run expects and those that its target returns are named alike. */
export interface SpanNaming {
  /** An expected span was retrieved at least once. */
  readonly isMatched: boolean
  /** Cases that got spans, but at no time an expected one. */
  readonly missed: readonly string[]
  /** The cases with an undecided trial, and one span that stands for most; null where there is none. */
  readonly undecided: { readonly cases: readonly string[]; readonly example: UndecidedSpan } | null
}

export function surveySpanNaming(trials: readonly ScoredTrial[]): SpanNaming {
  let isMatched = false
  const missed = new Set<string>()
  const undecided = new Map<string, UndecidedSpan>()
  for (const { case: id, scores, unscored } of trials) {
    if (scores[ZERO_RECALL] === 0) isMatched = true
    else if ((scores[RETURNED] ?? 0) > 0) missed.add(id)
    for (const metric of TELLING) {
      const example = undecided.has(id) ? null : readUndecided(unscored[metric] ?? '')
      if (example !== null) undecided.set(id, example)
    }
  }
  const example = findCommonest(undecided)
  return {
    isMatched,
    missed: [...missed],
    undecided: example === null ? null : { cases: [...undecided.keys()], example },
  }
}

/** Of the cases that want the most frequent mend the first by id: trials come in any order. */
function findCommonest(byCase: ReadonlyMap<string, UndecidedSpan>): UndecidedSpan | null {
  const byMend = new Map<string, UndecidedSpan[]>()
  for (const [, one] of [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (byMend.get(one.mend)?.push(one) === undefined) byMend.set(one.mend, [one])
  const groups = [...byMend.values()].sort((a, b) => b.length - a.length)
  return groups[0]?.[0] ?? null
}

/** The warning that some of what was retrieved cannot be decided, in a run of these cases. */
export function describeUndecidedSpans(
  { undecided }: Pick<SpanNaming, 'undecided'>,
  {
    cases: all,
    mayShow,
  }: { readonly cases: readonly Pick<GoldenCase, 'id' | 'critical'>[]; readonly mayShow: boolean },
): string | null {
  if (undecided === null) return null
  const { expected, returned, mend } = undecided.example
  const open = new Set(undecided.cases)
  const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length
  const watched = critical === 0 ? '' : ` (${critical} of them critical)`
  const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : ''
  return `In ${partOf(open.size, all.length, 'case')}${watched} it cannot be told whether what was retrieved is what is expected, so that is unscored, not 0${shown}. Let the target ${mend}.`
}

/**
 * The first thing to say of a run in which no expected span was ever retrieved, though spans came back.
 * @param example the expected and the returned span that are most alike; null where they may not be shown
 */
export function describeOtherNames(
  { missed }: Pick<SpanNaming, 'missed'>,
  example: { readonly expected: string; readonly returned: string; readonly isSameFile: boolean } | null,
): string {
  const none = `Not one expected span was retrieved in ${missed.length === 1 ? 'the only case' : `any of the ${countOf(missed.length, 'case')}`} that got spans`
  if (example === null) return `${none}: look whether your target names spans in another way than the cases do.`
  const sides = `expected \`${example.expected}\`, it returned \`${example.returned}\``
  return example.isSameFile
    ? `${none}: your target names spans in another way: ${sides}. Report paths as the cases write them, relative to the repository.`
    : `${none}. If it finds the right ones, your target names spans in another way: ${sides}.`
}
