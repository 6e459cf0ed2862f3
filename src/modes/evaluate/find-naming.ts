import { describeOtherNames, warnUndecided, type Naming, surveyNaming } from '../../compare/differences/naming.js'
import { countOf } from '../../format/format-number.js'
import type { Log } from '../../io/log.js'
import { withinTime } from '../../io/within-time.js'
import { ANSWER_ALONE } from '../../metrics/success-rules.js'
import { READ_NAMES, type ReadNames } from '../../metrics/read-names.js'
import { NAME_KINDS, type NameKind } from '../../model/run/undecided-span.js'
import { plainName } from '../../model/plain-names.js'
import type { DetailLevel } from '../../model/result/report.js'
import type { ScoredRun, TrialRecord } from '../../model/run/run.js'
import { DEFAULT_SCORING } from '../../model/suite/scoring.js'
import { readObservations } from '../../store/runs/read-run.js'
import { isReference } from '../../store/runs/read-reference.js'
import { normalizePath } from '../../metrics/retrieval/normalize-path.js'

/** Enough to find a pair of names that differs by little. */
const MAX_CASES = 50

/**
 * Returns what to say about how a run's target names things; nothing if expected and returned names agree. `isLead` means
 * that no result can be believed before this is fixed. If another run has matches, a run without any has lost them,
 * which is a result and no matter of names. Reads answers again if nothing of a kind ever matched.
 */
export async function findNaming(
  { run, trials }: ScoredRun,
  request: {
    readonly folder: string
    /** The runs that it is compared with. */
    readonly others: readonly ScoredRun[]
    readonly details: DetailLevel
    readonly log: Log
  },
) {
  const naming = surveyNaming(trials)
  const surveys = [naming, ...request.others.map((other) => surveyNaming(other.trials))]
  const mayShow = request.details === 'full'
  const isUnmatched = (kind: NameKind): boolean => surveys.every(({ matched }) => !matched.has(kind))
  const undecided = warnUndecided(naming, { cases: run.cases, mayShow })
  // An undecided name is not one that never matched.
  const open: readonly NameKind[] = undecided === null ? NAME_KINDS : ['tools', 'agents']
  const missed = new Map([...naming.missed].filter(([kind]) => open.includes(kind) && isUnmatched(kind)))
  const { empty } = naming
  // If any run retrieved something, an empty list is a result.
  const isEmpty =
    empty.size > 0 && surveys.every(({ matched, missed: some }) => !matched.has('spans') && !some.has('spans'))
  return [
    ...(isEmpty && run.settings.success === 'all' ? [{ text: describeEmpty(empty.size), isLead: true }] : []),
    ...(undecided === null ? [] : [{ text: undecided, isLead: isUnmatched('spans') }]),
    ...(await lookAt(missed, { run, trials, ...request })).map(({ kind, cases, example }) => ({
      text: describeOtherNames(kind, cases, mayShow ? example : null),
      isLead: true,
    })),
  ]
}

const describeEmpty = (count: number): string =>
  `No passage came back in any try: the reply has \`spans: []\` in ${countOf(count, 'case')} that ${count === 1 ? 'expects' : 'expect'} some. Return what was retrieved (docs/protocol.md); ${ANSWER_ALONE}.`

/**
 * Reads the answers of the cases that found nothing. Returns the kinds of which something came back but nothing matched,
 * the number of such cases, and the two names that have most in common.
 */
async function lookAt(
  missed: Naming['missed'],
  { run, trials, folder, log }: ScoredRun & { readonly folder: string; readonly log: Log },
) {
  if (missed.size === 0) return []
  // A reference has no answers to read, but its scores show that spans came back.
  if (await isReference(folder))
    return [...missed].flatMap(([kind, { size: cases }]) => (kind === 'spans' ? [{ kind, cases, example: null }] : []))
  const goldens = new Map(run.cases.map((golden) => [golden.id, golden]))
  const scoring = run.settings.scoring ?? DEFAULT_SCORING
  const kinds = NAME_KINDS.flatMap((kind) => {
    const ids = missed.get(kind)
    if (ids === undefined) return []
    const shown = new Set(run.cases.flatMap(({ id }) => (ids.has(id) ? [id] : [])).slice(0, MAX_CASES))
    return [{ kind, ids, shown, cases: new Set<string>(), alike: startAlike(kind, [...shown]) }]
  })
  const add = ({ case: id, observation }: TrialRecord): void => {
    const golden = goldens.get(id)
    if (golden === undefined || observation.status !== 'ok') return
    for (const { kind, ids, shown, cases, alike } of kinds) {
      if (!ids.has(id)) continue
      const { expected, returned } = READ_NAMES[kind]({ golden, reply: observation.reply, scoring, withinTime })
      if (returned === null || returned.length === 0) continue
      cases.add(id)
      if (shown.has(id)) alike.add(id, expected, returned)
    }
  }
  const caseIds = new Set([...missed.values()].flatMap((ids) => [...ids]))
  await readObservations(folder, { caseIds, add, log, order: trials })
  return kinds.flatMap(({ kind, cases, alike }) =>
    cases.size === 0 ? [] : [{ kind, cases: cases.size, example: alike.best() }],
  )
}

/**
 * Finds the expected and the returned name that have most in common. Of several pairs, the one of the first case in
 * `order` counts, since trials come in any order.
 */
function startAlike(kind: NameKind, order: readonly string[]) {
  const places = new Map(order.map((id, place) => [id, place]))
  let best: (Likeness & { readonly expected: string; readonly returned: string; readonly place: number }) | null = null
  return {
    add: (id: string, expected: ReadNames['expected'], returned: readonly string[]): void => {
      const place = places.get(id) ?? order.length
      for (const back of returned)
        for (const { label: wanted } of expected) {
          const { likeness, isSame } = compareNames(kind, wanted, back)
          if (best === null || likeness > best.likeness || (likeness === best.likeness && place < best.place))
            best = { expected: wanted, returned: back, isSame, likeness, place }
        }
    },
    best: () => best,
  }
}

type Likeness = ReturnType<typeof compareNames>

/**
 * Counts how many parts two names have in common, from their ends. `isSame` if the names differ and one of them is the
 * end of the other.
 */
function compareNames(kind: NameKind, one: string, other: string) {
  const [a, b] = [partsOf(kind, one), partsOf(kind, other)]
  const differs = a.parts.findIndex((part, index) => part !== b.parts[index])
  const count = differs === -1 ? a.parts.length : differs
  const isSame = count > 0 && a.parts.length !== b.parts.length && count === Math.min(a.parts.length, b.parts.length)
  return { likeness: 2 * count + (a.place === b.place ? 1 : 0), isSame }
}

/** Splits a name into its parts, the last one first, and the symbol or the lines after the path of a span. */
function partsOf(kind: NameKind, label: string): { readonly parts: readonly string[]; readonly place: string } {
  if (kind === 'hops') return { parts: [], place: '' }
  const words = plainName(label).split(/[./:]+|__/)
  if (kind === 'tools' || kind === 'agents') return { parts: words.reverse(), place: '' }
  const [path = '', place = ''] = label.split(/(?=::|:\d+-\d+$)/)
  return { parts: normalizePath(path).split('/').reverse(), place }
}
