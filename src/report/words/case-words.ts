import { countOf, formatCount } from '../../format/format-number.js'
import { joinNames, startSentence } from '../../format/join-names.js'
import { compareNaturally } from '../../model/natural-order.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, CaseDetails, ReportContext, Text } from '../../model/result/report.js'
import { code, joinCodes, joinSentences, list, paragraph, present } from '../blocks.js'
import { cutText } from '../sections/cut-text.js'
import { writeCoverage } from './coverage-words.js'
import { writeRefuted } from './these-cases-words.js'
import type { VerdictFacts } from './word-styles.js'

/** More cases, or changes of gates, are only counted. */
const NAMED = 3
const CHANGE_LENGTH = 120

/** "`a`, `b`, `c` …" */
function nameFirst(ids: readonly string[]): Text {
  const first = [...ids].sort(compareNaturally).slice(0, NAMED)
  return [...joinCodes(first), ids.length > NAMED ? ' …' : '']
}

/** ": `a`, `b`, `c` …" */
export function listCases(ids: readonly string[], details: CaseDetails): Text {
  return details === 'none' || ids.length === 0 ? [] : [': ', ...nameFirst(ids)]
}

/** "the critical case `a`", "4 cases `a`, `b`, `c` …". */
export function nameCases(ids: readonly string[], kind: string, details: CaseDetails): Text {
  const what = ids.length === 1 ? `the ${kind}` : countOf(ids.length, kind)
  return details === 'none' ? [what] : [what, ' ', ...nameFirst(ids)]
}

/** What was done to cases: "edited or removed". */
export function writeDeeds({ disabled = [] }: { readonly disabled?: readonly string[] }): string {
  return disabled.length === 0 ? 'edited or removed' : 'edited, switched off or removed'
}

/** "this PR edits 13 and removes 2 of the 60 cases that judge it". */
export function writeRewritten({ cases: { change } }: PairComparison, { names }: ReportContext): Text {
  const { cases = 0, edited = [], removed = [], disabled = [] } = change ?? {}
  const done = present(
    edited.length > 0 && `edits ${formatCount(edited.length)}`,
    disabled.length > 0 && `switches off ${formatCount(disabled.length)}`,
    removed.length > disabled.length && `removes ${formatCount(removed.length - disabled.length)}`,
  )
  return [`${names.candidate} ${joinNames(done)} of the ${countOf(cases, 'case')} that judge it`]
}

/** The cases that must never start to fail and were not asked. */
export function writeUnasked({ comparison, context: { names }, details }: VerdictFacts): Text {
  const { change } = comparison.cases
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
  const named: Text = label === null ? [] : [code(label)]
  if (isAccepted) {
    const count = countOf(edited.length + removed.length, `${writeDeeds(change)} case`)
    return [[`${count} accepted by the label `, ...named, '.']]
  }
  const [was, it] = asked.length === 1 ? ['was', 'it'] : ['were', 'them']
  const count = countOf(asked.length, 'case that was', 'cases that were')
  const words = `${count} ${writeDeeds(change)} ${was} asked as ${names.baseline} has ${it}`
  const more = [' If it must do more, someone with write access adds the label ', ...named, ' and runs the job again.']
  return [
    asked.length === 0 ? [] : [words, ...listCases(asked, details), '.'],
    verdict.because === 'suite-rewritten'
      ? ['A change may edit or remove a fifth of the cases.', ...(label === null ? [] : more)]
      : [],
  ]
}

/**
 * What a green or red word does not speak of: cases that were not asked, edited (and fail now), stale, added or removed; a model that
 * changed by itself; gates that the change would have liked; and why there is no baseline. Null when everything was compared.
 */
export function writeSecondLine(comparison: PairComparison, context: ReportContext, details: CaseDetails): Text | null {
  const { shared, edited, added, removed, disabled = [], stale = [], stale_failing: staleFailing } = comparison.cases
  const { quarantined = [], deleted = [], subset, edited_failing: editedFailing } = comparison.cases
  const rules = writeRuleChanges(comparison, context)
  const uncovered = writeCoverage(comparison)
  const tell = (ids: readonly string[], words: string, named: Text = listCases(ids, details)): Text =>
    ids.length === 0 ? [] : [words, ...named, '.']
  const kept = tell(quarantined, `${countOf(quarantined.length, 'case')} in quarantine`)
  if (context.baseline.kind === 'none')
    return joinSentences([writeReason(context.baseline.reason), kept, uncovered, rules])
  const total = countOf(shared + edited.length + added.length, 'case')
  const where = context.names.candidate === 'this PR' ? ' in this PR' : ''
  const [was, is] = edited.length === 1 ? ['was', 'is'] : ['were', 'are']
  const sources = deleted.length === 1 ? 'its source was' : 'their sources were'
  // Those that were not asked have been told.
  const lost = removed.filter((id) => !disabled.includes(id))
  const gone = lost.length - (subset?.unasked === true ? subset.outside : 0)
  const refuted = writeRefuted(comparison)
  return joinSentences([
    writeSubset(comparison, context),
    tell(
      edited,
      `${formatCount(edited.length)} of ${total} ${was} edited${where} and ${is} not compared`,
      listFailing(editedFailing, details),
    ),
    tell(
      stale,
      `${countOf(stale.length, 'case is', 'cases are')} stale and not compared`,
      staleFailing && listFailing(staleFailing, details),
    ),
    kept,
    tell(deleted, `${countOf(deleted.length, 'case fails', 'cases fail')} because ${sources} deleted`),
    tell(added, `${countOf(added.length, 'new case is', 'new cases are')} not compared`, []),
    tell(disabled, `${countOf(disabled.length, 'case was', 'cases were')} switched off`),
    gone > 0
      ? tell(lost, `${countOf(gone, 'case was', 'cases were')} removed`, gone === lost.length ? undefined : [])
      : [],
    ...writeChange(comparison, context, details),
    uncovered,
    ...comparison.differences.map(({ notice }) => (notice === undefined ? [] : [notice])),
    rules,
    refuted === null ? [] : writeCode(refuted),
  ])
}

/** "; 2 of them fail now: `a`, `b`" */
function listFailing(failing: readonly string[], details: CaseDetails): Text {
  if (failing.length === 0) return []
  const verb = failing.length === 1 ? 'fails' : 'fail'
  return [`; ${formatCount(failing.length)} of them ${verb} now`, ...listCases(failing, details)]
}

/** How much of the suite was asked at all. */
function writeSubset({ cases: { subset } }: PairComparison, { counts }: ReportContext): Text {
  if (subset === undefined) return []
  const { selection, outside, unasked } = subset
  const part = `Only ${formatCount(counts.cases)} of ${countOf(counts.cases + outside, 'case')} were run (subset `
  const named = code(cutText(selection, CHANGE_LENGTH))
  if (unasked !== true) return [part, named, ').']
  const others = '), which the workflow that compares did not ask for: the others count as removed.'
  return [part, named, `${others} Set its input `, code('subset'), ' if they are meant to be left out.']
}

/** The clause as a sentence. */
function writeReason(reason: string): Text {
  return reason === '' ? [] : writeCode(`${startSentence(reason)}.`)
}

/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }: PairComparison, { names }: ReportContext): Text {
  if (changed === undefined || changed.changes.length === 0) return []
  const use = changed.from === 'base' ? 'and are not used' : `from those of ${names.baseline} and are used`
  const lead = `Gates of ${names.candidate} differ ${use}: `
  const shown = changed.changes.slice(0, NAMED).map((change) => cutText(change, CHANGE_LENGTH))
  const more = changed.changes.length - shown.length
  return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${countOf(more, 'more difference')}` : ''}.`]
}

/** What the gates could flag once there is a baseline, a gate a line, with what was assumed for it; none where something was compared. */
export function buildForecast({ forecast }: PairComparison): readonly Block[] {
  if (forecast === undefined || forecast.gates.length === 0) return []
  const items = forecast.gates.map(({ gate, text, can_fail: canFail }): Text => {
    return [canFail ? '' : '⚠️ ', code(gate), ` ${text}`]
  })
  const lead = paragraph('What the gates of this suite can detect, once there is a baseline:')
  return present(lead, list(items), forecast.assumed !== null && paragraph(...writeCode(forecast.assumed)))
}

/** A sentence with a command in backquotes. */
function writeCode(sentence: string): Text {
  return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : code(part)))
}
