import { canonicalJson } from '../../model/fingerprint.js'
import type { BaseForm, GoldenCase } from '../../model/suite/case.js'
import { isWatched, type ZeroTolerance } from '../../model/suite/suite.js'

/**
 * Adds the base's form of cases that must still be asked: watched cases (see `zero_tolerance`) that the change edits, disables or
 * removes, and any case of which only the query or only a label (tags, marks) changed. The base's form keeps its id, so that it is
 * compared; the change's form gets another id and is new. Other edits replace the base's form: a change that moves what a case
 * expects is right to edit it.
 */
export function addBaseForms(input: {
  readonly own: readonly GoldenCase[]
  readonly base: readonly GoldenCase[]
  readonly scope: ZeroTolerance
}) {
  const { own, base, scope } = input
  const ownById = new Map(own.map((golden) => [golden.id, golden]))
  const taken = new Set([...own, ...base].map(({ id }) => id))
  const replaced = new Map<string, readonly GoldenCase[]>()
  const added: GoldenCase[] = []
  const base_forms: BaseForm[] = []
  for (const golden of base) {
    const now = ownById.get(golden.id)
    const isThere = now?.enabled === true
    if (!golden.enabled || (isThere && now.fingerprint === golden.fingerprint)) continue
    const isSame = isThere && asksTheSame(golden, now)
    const isReworded = isThere && golden.query !== now.query && asksTheSame(golden, { ...now, query: golden.query })
    if (!isWatched(golden, scope) && !isSame && !isReworded) continue
    const copy = isThere && !isSame ? { ...now, id: freeId(now.id, taken) } : null
    base_forms.push({
      case: golden.id,
      edit: isThere ? 'edited' : now === undefined ? 'removed' : 'disabled',
      own: copy?.id ?? null,
    })
    if (now === undefined) added.push(golden)
    else replaced.set(golden.id, copy === null ? [golden] : [golden, copy])
  }
  return { cases: [...own.flatMap((golden) => replaced.get(golden.id) ?? [golden]), ...added], base_forms }
}

/** Fields that change neither what is asked nor what is expected. */
const LABELS: ReadonlySet<string> = new Set<keyof GoldenCase>([
  ...(['at', 'fingerprint', 'notes', 'tags', 'category', 'difficulty', 'use_case', 'critical'] as const),
  ...(['cluster', 'flaky'] as const),
])

function asksTheSame(base: GoldenCase, now: GoldenCase): boolean {
  const askedOf = (golden: GoldenCase): string =>
    canonicalJson(Object.fromEntries(Object.entries(golden).filter(([field]) => !LABELS.has(field))))
  return askedOf(base) === askedOf(now)
}

const LONGEST_ID = 200

/** Returns an id such as `auth-rotate (this PR)`. */
function freeId(id: string, taken: Set<string>): string {
  for (let count = 1; ; count++) {
    const suffix = count === 1 ? ' (this PR)' : ` (this PR ${count})`
    const free = id.slice(0, LONGEST_ID - suffix.length) + suffix
    if (taken.has(free)) continue
    taken.add(free)
    return free
  }
}
