import { joinNames } from '../../format/join-names.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { compareNaturally } from '../../model/natural-order.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { VerdictFacts } from './word-styles.js'
import type { CaseDetails, Inline, ReportContext, Text } from '../../model/result/report.js'

/** More cases are only counted. */
const NAMED = 3

/** ": `a`, `b`, `c` …" */
export function listCases(ids: readonly string[], details: CaseDetails): Inline[] {
  if (details === 'none' || ids.length === 0) return []
  const named = [...ids]
    .sort(compareNaturally)
    .slice(0, NAMED)
    .flatMap((id, index): Inline[] => [index === 0 ? ': ' : ', ', { kind: 'code', text: id }])
  return [...named, ids.length > NAMED ? ' …' : '']
}

/** "the critical case `a`", "4 cases `a`, `b`, `c` …". */
export function nameCases(ids: readonly string[], kind: string, details: CaseDetails): Inline[] {
  const shown = (details === 'none' ? [] : [...ids].sort(compareNaturally).slice(0, NAMED)).flatMap(
    (id, index): Inline[] => [index === 0 ? ' ' : ', ', { kind: 'code', text: id }],
  )
  return [
    ids.length === 1 ? `the ${kind}` : countOf(ids.length, kind),
    ...shown,
    ids.length > NAMED && details !== 'none' ? ' …' : '',
  ]
}

/** What was done to cases: "edited or removed". */
export function writeDeeds({ disabled = [] }: { readonly disabled?: readonly string[] }): string {
  return disabled.length === 0 ? 'edited or removed' : 'edited, switched off or removed'
}

/** "this PR edits 13 and removes 2 of the 60 cases that judge it". */
export function writeRewritten({ cases: { change } }: PairComparison, { names }: ReportContext): Text {
  const { cases = 0, edited = [], removed = [], disabled = [] } = change ?? {}
  const done = [
    ...(edited.length === 0 ? [] : [`edits ${formatCount(edited.length)}`]),
    ...(disabled.length === 0 ? [] : [`switches off ${formatCount(disabled.length)}`]),
    ...(removed.length === disabled.length ? [] : [`removes ${formatCount(removed.length - disabled.length)}`]),
  ]
  return [`${names.candidate} ${joinNames(done)} of the ${countOf(cases, 'case')} that judge it`]
}

/** The cases that must never start to fail and were not asked. */
export function writeUnasked(input: Pick<VerdictFacts, 'comparison' | 'context' | 'details'>): Text {
  const {
    comparison: {
      cases: { change },
    },
    context: { names },
    details,
  } = input
  if (change === undefined) return []
  const { unasked } = change
  const [were, them] = unasked.length === 1 ? ['was', 'it'] : ['were', 'them']
  return [
    ...nameCases(unasked, 'watched case', details),
    ` ${were} ${writeDeeds(change)} and not asked as ${names.baseline} has ${them}`,
  ]
}

/** What became of the cases that the change edits or removes and that its base has. */
export function writeChange(
  { cases: { change }, verdict }: PairComparison,
  { names }: ReportContext,
  details: CaseDetails,
): readonly Text[] {
  if (change === undefined) return []
  const { asked, edited, removed, is_accepted: isAccepted, accept_label: label } = change
  const named: Inline[] = label === null ? [] : [{ kind: 'code', text: label }]
  if (isAccepted)
    return [
      [
        `${countOf(edited.length + removed.length, `${writeDeeds(change)} case`)} accepted by the label `,
        ...named,
        '.',
      ],
    ]
  const isOne = asked.length === 1
  return [
    asked.length === 0
      ? []
      : [
          `${countOf(asked.length, 'case that was', 'cases that were')} ${writeDeeds(change)} ${isOne ? 'was' : 'were'} asked as ${names.baseline} has ${isOne ? 'it' : 'them'}`,
          ...listCases(asked, details),
          '.',
        ],
    verdict.because !== 'suite-rewritten'
      ? []
      : [
          'A change may edit or remove a fifth of the cases.',
          ...(label === null
            ? []
            : [' If it must do more, someone with write access adds the label ', ...named, ' and runs the job again.']),
        ],
  ]
}
