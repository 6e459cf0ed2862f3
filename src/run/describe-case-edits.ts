import { countOf } from '../format/format-number.js'
import type { GoldenCase } from '../model/case.js'
import { escapeCode } from '../report/render/escape-markdown.js'

/** More are only counted. */
const MAX_NAMED = 5

/**
 * What a change did to the cases of its base, where both sides are asked the change's own: a case that was loosened or taken away shows
 * nowhere else. Markdown; null where it did nothing.
 * @example describeCaseEdits(base, head) // 'Both sides were asked the cases of this PR: 1 case edited (`a`), 2 cases removed (`b`, `c`).'
 */
export function describeCaseEdits(base: readonly GoldenCase[], head: readonly GoldenCase[]): string | null {
  const now = new Map(head.map(({ id, fingerprint }) => [id, fingerprint]))
  const edited = base.filter(({ id, fingerprint }) => now.has(id) && now.get(id) !== fingerprint)
  const removed = base.filter(({ id }) => !now.has(id))
  const parts = [...nameCases(edited, 'edited'), ...nameCases(removed, 'removed')]
  return parts.length === 0 ? null : `Both sides were asked the cases of this PR: ${parts.join(', ')}.`
}

function nameCases(cases: readonly GoldenCase[], what: string): readonly string[] {
  if (cases.length === 0) return []
  const named = cases.slice(0, MAX_NAMED).map(({ id }) => escapeCode(id))
  return [`${countOf(cases.length, 'case')} ${what} (${named.join(', ')}${cases.length > MAX_NAMED ? ' …' : ''})`]
}
