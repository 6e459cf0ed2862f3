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

/** Metrics that are unscored in every trial with a span, a source or a hop that cannot be decided. */
const TELLING = ['retrieval.matched-by-path', 'sources.recall', 'hops.grounded-coverage']

interface KindOfName {
  /** How much was found of what a trial expects; 0 for nothing. `null` if the trial does not record it. */
  readonly found: (scores: ScoredTrial['scores']) => number | null
  /** For example "Not one expected span was retrieved in any of the 2 cases that got spans." */
  readonly none: string
  readonly got: string
  /** The condition under which the claim is true. */
  readonly right: string
  readonly claim: string
  readonly returned: string
  readonly mend: string
}

const ratioOf =
  (metric: string): KindOfName['found'] =>
  (scores) =>
    scores[metric] ?? null

/** Texts for things that are retrieved. */
const retrieved = (noun: string, found: KindOfName['found']): KindOfName => ({
  found,
  none: `expected ${noun} was retrieved`,
  got: `got ${noun}s`,
  right: 'it finds the right ones',
  claim: `your target names ${noun}s in another way`,
  returned: 'it returned',
  mend: 'Report paths as the cases write them, relative to the repository.',
})

/** Texts for things that are called. */
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

/** Surveys whether a run's expectations and its target's replies use the same names. */
export function surveyNaming(trials: readonly ScoredTrial[]) {
  const matched = new Set<NameKind>()
  const missed = new Map<NameKind, Set<string>>()
  const undecided = new Map<string, UndecidedSpan>()
  const empty = new Set<string>()
  for (const { case: id, scores, unscored } of trials) {
    for (const kind of NAME_KINDS) {
      const found = KINDS[kind].found(scores)
      if (found === 0) missed.set(kind, (missed.get(kind) ?? new Set()).add(id))
      else if (found !== null) matched.add(kind)
    }
    if (scores['retrieval.zero-recall'] === 1 && scores['retrieval.returned'] === 0) empty.add(id)
    for (const metric of TELLING) {
      const example = undecided.has(id) ? null : readUndecided(unscored[metric] ?? '')
      if (example !== null) undecided.set(id, example)
    }
  }
  const example = findCommonest(undecided)
  return {
    /** Kinds of which an expected name was found at least once. */
    matched,
    /** By kind, the cases with a trial that found nothing it expects; for spans, only trials that retrieved some. */
    missed,
    /** The cases that expect spans, with a trial that retrieved none at all. */
    empty,
    /** The cases with an undecided trial, and a typical undecided span; `null` if there is none. */
    undecided: example === null ? null : { cases: [...undecided.keys()], example },
  }
}

/** Returns the example of the first case, by id, among those that need the most common remedy. Does not depend on the order of trials. */
function findCommonest(byCase: ReadonlyMap<string, UndecidedSpan>): UndecidedSpan | null {
  const inOrder = [...byCase].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one)
  const groups = [...groupBy(inOrder, ({ mend }) => mend).values()].sort((a, b) => b.length - a.length)
  return groups[0]?.[0] ?? null
}

/** Warns that some retrieved spans cannot be decided; `null` if all can. */
export function warnUndecided(
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
 * Describes a run in which no expected name was ever found, although something was returned. This is shown first.
 * @param cases number of cases that got something
 * @param example the most similar pair of an expected and a returned name; `null` if names must not be shown
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
