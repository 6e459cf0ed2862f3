import { countOf, formatCount } from '../../format/format-number.js'
import { startSentence } from '../../format/start-sentence.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Block, CaseDetails, Inline, ReportContext, Text } from '../../model/result/report.js'
import { listCases, writeChange } from './change-words.js'
import { writeCoverage } from './coverage-words.js'
import { writeRefuted } from './these-cases-words.js'
import { cutText } from '../sections/cut-text.js'

const NAMED = 3
const CHANGE_LENGTH = 120

/**
 * What a green or red word does not speak of: cases that were not asked, edited (and fail now), stale, added or removed; a model that
 * changed by itself; gates that the change would have liked; and why there is no baseline. Null when everything was compared.
 */
export function writeSecondLine(comparison: PairComparison, context: ReportContext, details: CaseDetails): Text | null {
  const {
    shared,
    edited,
    added,
    removed,
    disabled = [],
    edited_failing: failing,
    stale = [],
    stale_failing,
    quarantined = [],
    deleted = [],
  } = comparison.cases
  const rules = writeRuleChanges(comparison, context)
  const uncovered = writeCoverage(comparison)
  const kept: Text =
    quarantined.length === 0
      ? []
      : [`${countOf(quarantined.length, 'case')} in quarantine`, ...listCases(quarantined, details), '.']
  if (context.baseline.kind === 'none')
    return joinSentences([writeReason(context.baseline.reason), kept, uncovered, rules])
  const sentences: Text[] = [writeSubset(comparison, context)]
  if (edited.length > 0) {
    const total = countOf(shared + edited.length + added.length, 'case')
    const where = context.names.candidate === 'this PR' ? ' in this PR' : ''
    sentences.push([
      `${formatCount(edited.length)} of ${total} ${edited.length === 1 ? 'was' : 'were'} edited${where} and ${edited.length === 1 ? 'is' : 'are'} not compared`,
      ...writeFailing(failing, details),
    ])
  }
  if (stale.length > 0)
    sentences.push([
      `${countOf(stale.length, 'case is', 'cases are')} stale and not compared`,
      ...(stale_failing === undefined ? [...listCases(stale, details), '.'] : writeFailing(stale_failing, details)),
    ])
  sentences.push(kept)
  if (deleted.length > 0)
    sentences.push([
      `${countOf(deleted.length, 'case fails', 'cases fail')} because ${deleted.length === 1 ? 'its source was' : 'their sources were'} deleted`,
      ...listCases(deleted, details),
      '.',
    ])
  if (added.length > 0) sentences.push([`${countOf(added.length, 'new case is', 'new cases are')} not compared.`])
  if (disabled.length > 0)
    sentences.push([
      `${countOf(disabled.length, 'case was', 'cases were')} switched off`,
      ...listCases(disabled, details),
      '.',
    ])
  // Those that were not asked have been told.
  const lost = removed.filter((id) => !disabled.includes(id))
  const gone = lost.length - (comparison.cases.subset?.unasked === true ? comparison.cases.subset.outside : 0)
  if (gone > 0)
    sentences.push([
      `${countOf(gone, 'case was', 'cases were')} removed`,
      ...(gone === lost.length ? listCases(lost, details) : []),
      '.',
    ])
  sentences.push(...writeChange(comparison, context, details))
  const notices = comparison.differences.flatMap(({ notice }) => (notice === undefined ? [] : [[notice]]))
  const refuted = writeRefuted(comparison)
  return joinSentences([...sentences, uncovered, ...notices, rules, ...(refuted === null ? [] : [writeCode(refuted)])])
}

/** "; 2 of them fail now: `a`, `b`." */
function writeFailing(failing: readonly string[], details: CaseDetails): Inline[] {
  if (failing.length === 0) return ['.']
  const verb = failing.length === 1 ? 'fails' : 'fail'
  return [`; ${formatCount(failing.length)} of them ${verb} now`, ...listCases(failing, details), '.']
}

/** How much of the suite was asked at all. */
function writeSubset({ cases: { subset } }: PairComparison, { counts }: ReportContext): Text {
  if (subset === undefined) return []
  const { selection, outside, unasked } = subset
  const part = `Only ${formatCount(counts.cases)} of ${countOf(counts.cases + outside, 'case')} were run (subset `
  const named: Inline = { kind: 'code', text: cutText(selection, CHANGE_LENGTH) }
  if (unasked !== true) return [part, named, ').']
  return [
    part,
    named,
    '), which the workflow that compares did not ask for: the others count as removed. Set its input ',
    { kind: 'code', text: 'subset' },
    ' if they are meant to be left out.',
  ]
}

function joinSentences(sentences: readonly Text[]): Text | null {
  const said = sentences.filter((sentence) => sentence.length > 0)
  if (said.length === 0) return null
  return said.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]))
}

/** The clause as a sentence. */
function writeReason(reason: string): Text {
  return reason === '' ? [] : writeCode(`${startSentence(reason)}.`)
}

/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }: PairComparison, { names }: ReportContext): Text {
  if (changed === undefined || changed.changes.length === 0) return []
  const lead =
    changed.from === 'base'
      ? `Gates of ${names.candidate} differ and are not used: `
      : `Gates of ${names.candidate} differ from those of ${names.baseline} and are used: `
  const shown = changed.changes.slice(0, NAMED).map((change) => cutText(change, CHANGE_LENGTH))
  const more = changed.changes.length - shown.length
  return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${countOf(more, 'more difference')}` : ''}.`]
}

/** What the gates could flag once there is a baseline, a gate a line, with what was assumed for it; none where something was compared. */
export function buildForecast({ forecast }: PairComparison): readonly Block[] {
  if (forecast === undefined || forecast.gates.length === 0) return []
  const items = forecast.gates.map(({ gate, text, can_fail: canFail }): Text => [
    canFail ? '' : '⚠️ ',
    { kind: 'code', text: gate },
    ` ${text}`,
  ])
  return [
    { kind: 'paragraph', text: ['What the gates of this suite can detect, once there is a baseline:'] },
    { kind: 'list', items },
    ...(forecast.assumed === null ? [] : [{ kind: 'paragraph' as const, text: writeCode(forecast.assumed) }]),
  ]
}

/** A sentence with a command in backquotes. */
function writeCode(sentence: string): Text {
  return sentence.split('`').map((part, index) => (index % 2 === 0 ? part : { kind: 'code', text: part }))
}
