import type { GoldenCase } from '../model/case.js'
import { canonicalJson } from '../model/fingerprint.js'
import type { Run } from '../model/run.js'
import { countOf } from '../format/format-number.js'
import type { CasePairing } from './pair-cases.js'

/** What a case can change in and stay the same, or change in without anybody having touched it. */
const WITHOUT_MEANING = new Set(['at', 'fingerprint', 'notes', 'enabled', 'id'])

/**
 * How the cases of two runs differ, counted and never named, since a report may have to keep silent about them.
 * @example ['3 cases edited (query in 1, expected_spans in 2)', '1 case added']
 */
export function describeCaseChanges(baseline: Run, candidate: Run, pairing: CasePairing): readonly string[] {
  const { edited, added, removed } = pairing
  const fields = countFields(baseline, candidate, edited)
  const inFields = [...fields].map(([field, count]) => `${field} in ${count}`).join(', ')
  return [
    ...(edited.length === 0
      ? []
      : [`${countOf(edited.length, 'case')} edited${inFields === '' ? '' : ` (${inFields})`}`]),
    ...(added.length === 0 ? [] : [`${countOf(added.length, 'case')} added`]),
    ...(removed.length === 0 ? [] : [`${countOf(removed.length, 'case')} removed`]),
  ]
}

function countFields(baseline: Run, candidate: Run, ids: readonly string[]): ReadonlyMap<string, number> {
  const before = new Map(baseline.cases.map((golden) => [golden.id, membersOf(golden)]))
  const after = new Map(candidate.cases.map((golden) => [golden.id, membersOf(golden)]))
  const counts = new Map<string, number>()
  for (const id of ids) {
    const [old, now] = [before.get(id), after.get(id)]
    for (const field of new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])) {
      if (WITHOUT_MEANING.has(field) || canonicalJson(old?.get(field)) === canonicalJson(now?.get(field))) continue
      counts.set(field, (counts.get(field) ?? 0) + 1)
    }
  }
  return new Map([...counts].sort(([a], [b]) => (a < b ? -1 : 1)))
}

function membersOf(golden: GoldenCase): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(golden))
}
