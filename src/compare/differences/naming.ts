import { startSentence } from '../../format/join-names.js'
import { groupBy } from '../../model/group-by.js'
import { countOf, partOf } from '../../format/format-number.js'
import type { GoldenCase } from '../../model/suite/case.js'
import {
  CHANGED_TEXT,
  NAME_KINDS,
  type NameKind,
  type UndecidedSpan,
  readUndecided,
  shortLabel,
} from '../../model/run/undecided-span.js'
import type { ScoredTrial } from '../../model/run/run.js'

/** They are unscored in every trial with a span, a source or a hop that cannot be decided. */
const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage']

interface KindOfName {
  /** What was found of those that a trial expects: 0 is none. Null where the trial does not say. */
  readonly found: (scores: ScoredTrial['scores']) => number | null
  /** "Not one expected span was retrieved in any of the 2 cases that got spans." */
  readonly none: string
  readonly got: string
  /** When the reader can believe the claim. */
  readonly right: string
  readonly claim: string
  readonly returned: string
  readonly mend: string
}

const ratioOf =
  (metric: string): KindOfName['found'] =>
  (scores) =>
    scores[metric] ?? null

/** Of what is retrieved. */
const retrieved = (noun: string, found: KindOfName['found']): KindOfName => ({
  found,
  none: `expected ${noun} was retrieved`,
  got: `got ${noun}s`,
  right: 'it finds the right ones',
  claim: `your target names ${noun}s in another way`,
  returned: 'it returned',
  mend: 'Report paths as the cases write them, relative to the repository.',
})

/** Of what is called. */
const called = (noun: string): KindOfName => ({
  found: ratioOf(`${noun}s.coverage`),
  none: `required ${noun} was called`,
  got: `called ${noun}s`,
  right: 'it calls the right ones',
  claim: `your target names ${noun}s in another way`,
  returned: 'it called',
  mend: `Map its names in the suite: \`scoring: { aliases: { ${noun}s: … } }\`.`,
})

const KINDS: Readonly<Record<NameKind, KindOfName>> = {
  spans: retrieved('span', (scores) =>
    scores['retrieval.zero-recall'] === 0 ? 1 : (scores['retrieval.returned'] ?? 0) > 0 ? 0 : null,
  ),
  sources: retrieved('source', ratioOf('sources.recall')),
  hops: {
    found: ratioOf('hops.coverage'),
    none: 'required hop was stated',
    got: 'got an answer',
    right: 'its answers are right',
    claim: 'they state hops in other words',
    returned: 'it answered',
    mend: 'Add those words to `any_of` of the hop.',
  },
  tools: called('tool'),
  agents: called('agent'),
}

export type Naming = Readonly<ReturnType<typeof surveyNaming>>

/** Whether what a run expects and what its target returns are named alike. */
export function surveyNaming(trials: readonly ScoredTrial[]) {
  const matched = new Set<NameKind>()
  const missed = new Map<NameKind, Set<string>>()
  const undecided = new Map<string, UndecidedSpan>()
  for (const { case: id, scores, unscored } of trials) {
    for (const kind of NAME_KINDS) {
      const found = KINDS[kind].found(scores)
      if (found === 0) missed.set(kind, (missed.get(kind) ?? new Set()).add(id))
      else if (found !== null) matched.add(kind)
    }
    for (const metric of TELLING) {
      const example = undecided.has(id) ? null : readUndecided(unscored[metric] ?? '')
      if (example !== null) undecided.set(id, example)
    }
  }
  const example = findCommonest(undecided)
  return {
    /** Kinds of which something expected was found at least once. */
    matched,
    /** By kind, the cases with a trial that found none of what is expected; of spans, only where it got some. */
    missed,
    /** The cases with an undecided trial, and one span that stands for most; null where there is none. */
    undecided: example === null ? null : { cases: [...undecided.keys()], example },
  }
}

/** Of the cases that want the most frequent mend the first by id: trials come in any order. */
function findCommonest(byCase: ReadonlyMap<string, UndecidedSpan>): UndecidedSpan | null {
  const inOrder = [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  const groups = [...groupBy(inOrder, ({ mend }) => mend).values()].sort((a, b) => b.length - a.length)
  return groups[0]?.[0] ?? null
}

/** The warning that some of what was retrieved cannot be decided, in a run of these cases. */
export function describeUndecided(
  { undecided }: Pick<Naming, 'undecided'>,
  input: { readonly cases: readonly Pick<GoldenCase, 'id' | 'critical'>[]; readonly mayShow: boolean },
): string | null {
  const { cases: all, mayShow } = input
  if (undecided === null) return null
  const { expected, returned, mend } = undecided.example
  const open = new Set(undecided.cases)
  const critical = all.filter((golden) => golden.critical && open.has(golden.id)).length
  const watched = critical === 0 ? '' : ` (${critical} of them critical)`
  const shown = mayShow ? `: expected \`${expected}\`, it returned \`${returned}\`` : ''
  return `In ${partOf(open.size, all.length, 'case')}${watched} Goldenpair cannot tell whether the right passages were retrieved, so that is unscored, not 0${shown}. ${mend === CHANGED_TEXT ? startSentence(mend) : `Let the target ${mend}`}.`
}

/**
 * The first thing to say of a run in which nothing that is expected by name was ever found, though something came back.
 * @param cases how many of them got something
 * @param example an expected and a returned name, the most alike; null where they may not be shown
 */
export function describeOtherNames(
  kind: NameKind,
  cases: number,
  example: { readonly expected: string; readonly returned: string; readonly isSame: boolean } | null,
): string {
  const { none: what, got, right, claim, returned, mend } = KINDS[kind]
  const none = `Not one ${what} in ${cases === 1 ? 'the only case' : `any of the ${countOf(cases, 'case')}`} that ${got}`
  if (example === null) return `${none}. If ${right}, ${claim}. ${mend}`
  const sides = `expected \`${shortLabel(example.expected)}\`, ${returned} \`${shortLabel(example.returned)}\``
  return example.isSame ? `${none}: ${claim}: ${sides}. ${mend}` : `${none}. If ${right}, ${claim}: ${sides}. ${mend}`
}
