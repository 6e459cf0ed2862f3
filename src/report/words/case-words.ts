import { present } from '../../model/omit-undefined.js'
import { countOf, formatCount, partOf } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { compareNaturally } from '../../model/natural-order.js'
import { toOneLine } from '../../model/remove-invisible.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ReportContext, Text } from '../../model/result/report.js'
import { cutText } from '../../format/cut-text.js'
import { code, joinTexts } from '../blocks.js'
import type { VerdictFacts } from './word-styles.js'

/** The most cases that are named; more are only counted. */
const NAMED = 3

/** What a text may say about cases. */
export type Shown = Pick<VerdictFacts, 'context' | 'details'>

/** Ids that say nothing to a reader: a UUID, a long hexadecimal number, a cuid. */
const OPAQUE = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{16,}|c[\da-z]{24})$/i
const QUESTION_LENGTH = 60

/** Writes the start of a case's question, to be read behind an id that says nothing; empty behind other ids and without a question. */
export function quoteQuestion(id: string, query = id): string {
  return query === id || !OPAQUE.test(id) ? '' : ` “${cutText(toOneLine(query).trim(), QUESTION_LENGTH)}”`
}

/** Writes the id of a case, by its question too if the id says nothing. */
export const codeCase = (id: string, { questions }: ReportContext): Text => [
  code(id),
  quoteQuestion(id, questions?.get(id)),
]

/** Writes "`a`, `b`, `c` …". */
function nameFirst(ids: readonly string[], context: ReportContext): Text {
  const named = [...ids].sort(compareNaturally).slice(0, NAMED)
  const texts = named.map((id) => codeCase(id, context))
  return [...joinTexts(texts, ', '), ids.length > NAMED ? ' …' : '']
}

/** Writes ": `a`, `b`, `c` …". */
export function listCases(ids: readonly string[], { context, details }: Shown): Text {
  return details === 'none' || ids.length === 0 ? [] : [': ', ...nameFirst(ids, context)]
}

/** Writes "the critical case `a`", "4 cases `a`, `b`, `c` …". */
export function nameCases(ids: readonly string[], kind: string, { context, details }: Shown): Text {
  const what = ids.length === 1 ? `the ${kind}` : countOf(ids.length, kind)
  return details === 'none' ? [what] : [what, ' ', ...nameFirst(ids, context)]
}

/** Says what was done to cases: "edited or removed". */
export function describeEdits({ disabled = [] }: { readonly disabled?: readonly string[] }): string {
  return disabled.length === 0 ? 'edited or removed' : 'edited, switched off or removed'
}

/** Writes "this PR edits 13 and removes 2 of the 60 cases that judge it". */
export function writeRewritten({ cases: { change } }: PairComparison, { names }: ReportContext): Text {
  const { cases = 0, edited = [], removed = [], disabled = [] } = change ?? {}
  const done = present(
    edited.length > 0 && `edits ${formatCount(edited.length)}`,
    disabled.length > 0 && `switches off ${formatCount(disabled.length)}`,
    removed.length > disabled.length && `removes ${formatCount(removed.length - disabled.length)}`,
  )
  return [`${names.candidate} ${joinNames(done)} of the ${countOf(cases, 'case')} that judge it`]
}

/** Names the cases that must never start to fail but were not asked. */
export function writeUnasked({ comparison, ...shown }: VerdictFacts): Text {
  const { change } = comparison.cases
  if (change === undefined) return []
  const { unasked } = change
  const [were, them] = unasked.length === 1 ? ['was', 'it'] : ['were', 'them']
  return [
    ...nameCases(unasked, 'watched case', shown),
    ` ${were} ${describeEdits(change)} and not asked as ${shown.context.names.baseline} has ${them}`,
  ]
}

/** Says how much was not asked, as a clause: "the target was given up, so 13 of 20 cases were never asked". */
export function describeGivenUp({ unasked = 0, ...counts }: ReportContext['counts']): string {
  return `the target was given up, so ${partOfTrials(unasked, counts)} ${unasked === 1 ? 'was' : 'were'} never asked`
}

export function partOfTrials(part: number, { trials, cases }: ReportContext['counts']): string {
  return partOf(part, trials, trials === cases ? 'case' : 'trial')
}
