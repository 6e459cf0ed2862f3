import { present } from '../../model/omit-undefined.js'
import { countOf, formatCount, partOf } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { compareNaturally } from '../../model/natural-order.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { DetailLevel, ReportContext, Text } from '../../model/result/report.js'
import { joinCodes } from '../blocks.js'
import type { VerdictFacts } from './word-styles.js'

/** The most cases that are named; more are only counted. */
const NAMED = 3

/** Writes "`a`, `b`, `c` …". */
function nameFirst(ids: readonly string[]): Text {
  return [...joinCodes([...ids].sort(compareNaturally).slice(0, NAMED)), ids.length > NAMED ? ' …' : '']
}

/** Writes ": `a`, `b`, `c` …". */
export function listCases(ids: readonly string[], details: DetailLevel): Text {
  return details === 'none' || ids.length === 0 ? [] : [': ', ...nameFirst(ids)]
}

/** Writes "the critical case `a`", "4 cases `a`, `b`, `c` …". */
export function nameCases(ids: readonly string[], kind: string, details: DetailLevel): Text {
  const what = ids.length === 1 ? `the ${kind}` : countOf(ids.length, kind)
  return details === 'none' ? [what] : [what, ' ', ...nameFirst(ids)]
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
export function writeUnasked({ comparison, context: { names }, details }: VerdictFacts): Text {
  const { change } = comparison.cases
  if (change === undefined) return []
  const { unasked } = change
  const [were, them] = unasked.length === 1 ? ['was', 'it'] : ['were', 'them']
  return [
    ...nameCases(unasked, 'watched case', details),
    ` ${were} ${describeEdits(change)} and not asked as ${names.baseline} has ${them}`,
  ]
}

/** Says how much was not asked, as a clause: "the target was given up, so 13 of 20 cases were never asked". */
export function describeGivenUp({ unasked = 0, ...counts }: ReportContext['counts']): string {
  return `the target was given up, so ${partOfTrials(unasked, counts)} ${unasked === 1 ? 'was' : 'were'} never asked`
}

export function partOfTrials(part: number, { trials, cases }: ReportContext['counts']): string {
  return partOf(part, trials, trials === cases ? 'case' : 'trial')
}
