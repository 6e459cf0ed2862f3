import { countOf, formatCount } from '../../format/format-number.js'
import { startSentence } from '../../format/join-names.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { DetailLevel, ReportContext, Text } from '../../model/result/report.js'
import { code, joinSentences, readCode } from '../blocks.js'
import { cutText } from '../../format/cut-text.js'
import { codeCase, describeEdits, describeGivenUp, listCases, type Shown } from './case-words.js'
import { writeCoverage } from './coverage-words.js'
import { describeLastError } from './figures.js'
import { writeRefuted } from './these-cases-words.js'

/** The most changes of gates that are named; more are only counted. */
const NAMED = 3
const CHANGE_LENGTH = 120

/** Describes what happened to cases of the base that the change edits or removes. */
function writeChange(comparison: PairComparison, shown: Shown): readonly Text[] {
  const { names } = shown.context
  const { change } = comparison.cases
  if (change === undefined) return []
  const { asked, edited, removed, is_accepted: isAccepted, accept_label: label } = change
  const named: Text = label === null ? [] : [code(label)]
  if (isAccepted) {
    const count = countOf(edited.length + removed.length, `${describeEdits(change)} case`)
    return [[`${count} accepted by the label `, ...named, '.']]
  }
  const [was, it] = asked.length === 1 ? ['was', 'it'] : ['were', 'them']
  const count = countOf(asked.length, 'case that was', 'cases that were')
  const words = `${count} ${describeEdits(change)} ${was} asked as ${names.baseline} has ${it}`
  const more = [' If it must do more, someone with write access adds the label ', ...named, ' and runs the job again.']
  return [
    asked.length === 0 ? [] : [words, ...listCases(asked, shown), '.'],
    comparison.verdict.because === 'suite-rewritten'
      ? ['A change may edit or remove a fifth of the cases.', ...(label === null ? [] : more)]
      : [],
  ]
}

/**
 * Describes what a green or red word does not cover: cases that were not asked, edited (and fail now), stale, added or removed; a model
 * that changed by itself; gates that the change alters; and why there is no baseline. `null` if everything was compared.
 */
export function writeSecondLine(comparison: PairComparison, context: ReportContext, details: DetailLevel): Text | null {
  const shown = { context, details }
  const { shared, edited, added, removed, disabled = [], stale = [], stale_failing: staleFailing } = comparison.cases
  const { quarantined = [], deleted = [], subset, edited_failing: editedFailing } = comparison.cases
  const rules = writeRuleChanges(comparison, context)
  const uncovered = writeCoverage(comparison)
  const givenUp = writeGivenUp(comparison, context)
  const tell = (ids: readonly string[], words: string, named: Text = listCases(ids, shown)): Text =>
    ids.length === 0 ? [] : [words, ...named, '.']
  const kept = tell(quarantined, `${countOf(quarantined.length, 'case')} in quarantine`)
  if (context.baseline.kind === 'none') {
    const { reason } = context.baseline
    return joinSentences([reason === '' ? [] : readCode(`${startSentence(reason)}.`), givenUp, kept, uncovered, rules])
  }
  const total = countOf(shared + edited.length + added.length, 'case')
  const where = context.names.candidate === 'this PR' ? ' in this PR' : ''
  const [was, is] = edited.length === 1 ? ['was', 'is'] : ['were', 'are']
  const wereEdited = `${formatCount(edited.length)} of ${total} ${was} edited${where} and ${is} not compared`
  const areStale = `${countOf(stale.length, 'case is', 'cases are')} stale and not compared`
  const sources = deleted.length === 1 ? 'its source was' : 'their sources were'
  // Cases that are stale or were not asked are mentioned already.
  const fresh = added.filter((id) => !stale.includes(id))
  const lost = removed.filter((id) => !disabled.includes(id))
  const gone = lost.length - (subset?.unasked === true ? subset.outside : 0)
  const wereRemoved = `${countOf(gone, 'case was', 'cases were')} removed`
  const refuted = writeRefuted(comparison)
  return joinSentences([
    writeSubset(comparison, context),
    givenUp,
    tell(edited, wereEdited, listFailing(editedFailing, edited, shown)),
    tell(stale, areStale, listFailing(staleFailing ?? [], stale, shown)),
    kept,
    tell(deleted, `${countOf(deleted.length, 'case fails', 'cases fail')} because ${sources} deleted`),
    tell(fresh, `${countOf(fresh.length, 'new case is', 'new cases are')} not compared`, []),
    tell(disabled, `${countOf(disabled.length, 'case was', 'cases were')} switched off`),
    tell(gone > 0 ? lost : [], wereRemoved, gone < lost.length ? [] : undefined),
    ...writeChange(comparison, shown),
    writeRenamed(comparison, shown),
    uncovered,
    ...comparison.differences.map(({ notice }) => (notice === undefined ? [] : [notice])),
    rules,
    writeSameAnswers(context),
    refuted === null ? [] : readCode(refuted),
  ])
}

/** Says how much was not asked of a target that was given up. The headline of an invalid run says it already. */
function writeGivenUp({ verdict }: PairComparison, { counts, infrastructure_message: message }: ReportContext): Text {
  if (counts.unasked === undefined || verdict.word === 'invalid') return []
  return [`${startSentence(describeGivenUp(counts))}. ${describeLastError(message)}.`]
}

/** Says that a new case asks what a removed one asked, so that only its id keeps the two from being compared. */
function writeRenamed({ cases: { renamed = [] } }: PairComparison, { context, details }: Shown): Text {
  const [first] = renamed
  if (first === undefined) return []
  const pair =
    details === 'none' ? ['A removed case and a new one'] : [code(first.from), ' and ', ...codeCase(first.to, context)]
  const more = renamed.length === 1 ? '' : `, and ${countOf(renamed.length - 1, 'more pair')},`
  return [...pair, `${more} ask the same question: keep the id to compare them.`]
}

/** Writes "; 2 of them fail now: `a`, `b`", "; it fails now" of a single case; only the cases if none fails. */
function listFailing(failing: readonly string[], of: readonly string[], shown: Shown): Text {
  if (failing.length === 0) return listCases(of, shown)
  if (of.length === 1) return ['; it fails now', ...listCases(failing, shown)]
  const verb = failing.length === 1 ? 'fails' : 'fail'
  return [`; ${formatCount(failing.length)} of them ${verb} now`, ...listCases(failing, shown)]
}

/** Says how much of the suite was asked. */
function writeSubset({ cases: { subset } }: PairComparison, { counts }: ReportContext): Text {
  if (subset === undefined) return []
  const { selection, outside, unasked } = subset
  const part = `Only ${formatCount(counts.cases)} of ${countOf(counts.cases + outside, 'case')} were run (subset `
  const named = code(cutText(selection, CHANGE_LENGTH))
  if (unasked !== true) return [part, named, ').']
  const others = '), which the workflow that compares did not ask for: the others count as removed.'
  return [part, named, `${others} Set its input `, code('subset'), ' if they are meant to be left out.']
}

/** Doubts that the answers of another harness are new. An unchanged system may give the same ones, so this is no warning. */
function writeSameAnswers({ same_answers: count, names }: ReportContext): Text {
  if (count === undefined) return []
  const check = 'check that the change was deployed, and that the results are not from a cache or an earlier run'
  return [
    `All ${formatCount(count)} answers are word for word those of ${names.baseline}. If they should differ, ${check}.`,
  ]
}

/** Describes how the change alters the gates, and whether the altered gates are used. */
function writeRuleChanges({ gates_changed: changed }: PairComparison, { names }: ReportContext): Text {
  if (changed === undefined || changed.changes.length === 0) return []
  const use = changed.from === 'base' ? 'and are not used' : `from those of ${names.baseline} and are used`
  const lead = `Gates of ${names.candidate} differ ${use}: `
  const shown = changed.changes.slice(0, NAMED).map((change) => cutText(change, CHANGE_LENGTH))
  const more = changed.changes.length - shown.length
  return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${countOf(more, 'more difference')}` : ''}.`]
}
