import { countBy } from '../../model/group-by.js'
import { type CaseKeys, NAMED_BY, type NamedBy } from '../../model/run/run.js'
import type { GoldenCase } from '../../model/suite/case.js'

/** How the cases of two files are paired. */
export interface NameMatch {
  readonly by: NamedBy | null
  /** The baseline's cases by the candidate's case id; only those whose id or text differs. */
  readonly matches: ReadonlyMap<string, GoldenCase>
}

type Cases = readonly GoldenCase[]
type Key = (golden: GoldenCase, all: ReadonlySet<string>) => string

/** Normalizes the spelling of a text: composed characters, single blanks, no trailing `.0` in a whole number. */
const spell = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^([+-]?\d+)\.0+$/, '$1')

/** Dates, times and UUIDs, which differ in each run. */
const MADE_ANEW =
  /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b|\b\d{1,2}[./]\d{1,2}[./]\d{4}\b|\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/gi

const linesOf = ({ query }: GoldenCase): readonly string[] => query.split(/\r?\n/)

const KEYS: Readonly<Record<Exclude<NamedBy, 'column'>, Key>> = {
  'id-spelling': ({ id }) => spell(id),
  question: ({ query }) => spell(query),
  'question-without-constants': (golden, constant) =>
    spell(
      linesOf(golden)
        .filter((line) => !constant.has(line))
        .join('\n')
        .replaceAll(MADE_ANEW, ''),
    ),
}

/**
 * Finds the candidate's cases that are the baseline's under another name or spelling. If the ids already pair more than half of the larger
 * file, pairs the rest by the spelling of the id; otherwise uses the first of `NAMED_BY` that pairs more than half. A key that two cases of
 * a file share matches nothing.
 */
export function matchNames(baseline: Cases, candidate: Cases, keys: readonly (CaseKeys | undefined)[] = []): NameMatch {
  const byId = new Map(baseline.map((golden) => [golden.id, golden]))
  const most = Math.max(baseline.length, candidate.length) / 2
  const same = candidate.flatMap((golden) => {
    const base = byId.get(golden.id)
    // If ids are row numbers and the rows are in another order, equal ids belong to different questions.
    return base !== undefined && asksTheSame(base, golden) ? [{ golden, base }] : []
  })
  if (same.length > most) {
    const paired = new Set(same.map(({ base }) => base.id))
    const left = (cases: Cases): Cases => cases.filter(({ id }) => !paired.has(id))
    // A case of the same id with another question is an edited one.
    const respelled = [...pairBy(KEYS['id-spelling'], left(baseline), left(candidate))]
    const renamed = respelled.filter(([id, base]) => id !== base.id)
    const respelt = same.flatMap(({ golden, base }): [string, GoldenCase][] =>
      base.query !== golden.query || isLost(golden, base) ? [[golden.id, base]] : [],
    )
    return { by: renamed.length > 0 ? 'id-spelling' : null, matches: new Map([...renamed, ...respelt]) }
  }
  for (const by of NAMED_BY) {
    const pairs = [
      ...(by === 'column' ? pairByColumn(baseline, candidate, keys) : pairBy(KEYS[by], baseline, candidate)),
    ]
    const asked = new Map(candidate.map((golden) => [golden.id, golden]))
    const isSame = ([id, base]: readonly [string, GoldenCase]): boolean => asksTheSame(base, asked.get(id) ?? base)
    // Row counters match wrong cases if the rows are in another order, so their texts must agree; a hash is computed from the question
    // itself.
    const isCounter = by === 'id-spelling' || (by === 'column' && !HASH.test(keys[0]?.column ?? ''))
    const matches = new Map(isCounter ? pairs.filter(isSame) : pairs)
    if (matches.size > most) return { by, matches }
  }
  return { by: null, matches: new Map() }
}

/** Whether a row was lost before its file could record what the case asks or expects. */
export const isLost = (golden: GoldenCase, base: GoldenCase): boolean =>
  (golden.query === golden.id && base.query !== golden.query) ||
  (golden.expected_answer === undefined && base.expected_answer !== undefined)

/**
 * Whether two texts of one case differ only in spelling, or one text is unknown: after an outage, a log holds the case's id in its place.
 */
function asksTheSame(one: GoldenCase, other: GoldenCase): boolean {
  if (spell(one.query) === spell(other.query) || one.query === one.id || other.query === other.id) return true
  return one.query.replaceAll(MADE_ANEW, '') === other.query.replaceAll(MADE_ANEW, '')
}

const HASH = /hash/i

/** Pairs cases by their key column; empty unless both files have that column. */
function pairByColumn(
  baseline: Cases,
  candidate: Cases,
  [old, now]: readonly (CaseKeys | undefined)[],
): ReadonlyMap<string, GoldenCase> {
  if (old === undefined || now === undefined || old.column !== now.column) return new Map()
  return pairBy(
    ({ id }) => now.keys[id] ?? '',
    baseline,
    candidate,
    ({ id }) => old.keys[id] ?? '',
  )
}

function pairBy(key: Key, baseline: Cases, candidate: Cases, keyOfBase = key): ReadonlyMap<string, GoldenCase> {
  const bases = indexBy(keyOfBase, baseline)
  return new Map(
    [...indexBy(key, candidate)].flatMap(([name, golden]) => {
      const base = bases.get(name)
      return golden && base ? [[golden.id, base] as const] : []
    }),
  )
}

/** Indexes the cases by key; `null` if several cases share the key. A case with an empty key matches nothing. */
function indexBy(key: Key, cases: Cases): ReadonlyMap<string, GoldenCase | null> {
  const counts = countBy(cases.flatMap((golden) => [...new Set(linesOf(golden))]))
  const constant = new Set(
    cases.length < 3 ? [] : [...counts].flatMap(([line, count]) => (count === cases.length ? [line] : [])),
  )
  const index = new Map<string, GoldenCase | null>()
  for (const golden of cases) {
    const name = key(golden, constant)
    index.set(name, name === '' || index.has(name) ? null : golden)
  }
  return index
}
