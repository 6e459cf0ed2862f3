import type { Comparison } from '../model/comparison.js'
import type { CaseDetails, Inline, ReportContext, Text } from '../model/report.js'
import { cutText } from './cut-text.js'
import { countOf, formatNumber } from './format-number.js'

const NAMED = 3

function nameCases(ids: readonly string[], details: CaseDetails): Inline[] {
  if (details === 'none' || ids.length === 0) return []
  const named = ids
    .slice(0, NAMED)
    .flatMap((id, index): Inline[] => [index === 0 ? ': ' : ', ', { kind: 'code', text: id }])
  return [...named, ids.length > NAMED ? ' …' : '']
}

/**
 * What a green or red word does not speak of: cases that were edited (and fail now), added or removed; gates that the change
 * would have liked; and why there is no baseline. Null when everything was compared.
 */
export function writeSecondLine(comparison: Comparison, context: ReportContext, details: CaseDetails): Text | null {
  const { shared, edited, added, removed, edited_failing: failing } = comparison.cases
  const rules = writeRuleChanges(comparison, context)
  if (context.baseline.kind === 'none') return joinSentences([writeReason(context.baseline.reason), rules])
  const sentences: Inline[][] = []
  if (edited.length > 0) {
    const total = countOf(shared + edited.length + added.length, 'case')
    const where = context.names.candidate === 'this PR' ? ' in this PR' : ''
    sentences.push([
      `${formatNumber(edited.length, { decimals: 0 })} of ${total} ${edited.length === 1 ? 'was' : 'were'} edited${where} and ${edited.length === 1 ? 'is' : 'are'} not compared`,
      ...(failing.length === 0
        ? ['.']
        : [
            `; ${formatNumber(failing.length, { decimals: 0 })} of them ${failing.length === 1 ? 'fails' : 'fail'} now`,
            ...nameCases(failing, details),
            '.',
          ]),
    ])
  }
  if (added.length > 0) sentences.push([`${countOf(added.length, 'new case is', 'new cases are')} not compared.`])
  if (removed.length > 0)
    sentences.push([
      `${countOf(removed.length, 'case was', 'cases were')} removed`,
      ...nameCases(removed, details),
      '.',
    ])
  return joinSentences([...sentences, rules])
}

function joinSentences(sentences: readonly Text[]): Text | null {
  const said = sentences.filter((sentence) => sentence.length > 0)
  if (said.length === 0) return null
  return said.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]))
}

/** The clause as a sentence. */
function writeReason(reason: string): Text {
  return reason === '' ? [] : [`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`]
}

const CHANGE_LENGTH = 120

/** What a change would have liked to be judged by. */
function writeRuleChanges({ gates_changed: changed }: Comparison, { names }: ReportContext): Text {
  if (changed === undefined || changed.changes.length === 0) return []
  const lead =
    changed.from === 'base'
      ? `Gates of ${names.candidate} differ and are not used: `
      : `Gates of ${names.candidate} differ from those of ${names.baseline} and are used: `
  const shown = changed.changes.slice(0, NAMED).map((change) => cutText(change, CHANGE_LENGTH))
  const more = changed.changes.length - shown.length
  return [`${lead}${shown.join('; ')}${more > 0 ? `; and ${countOf(more, 'more difference')}` : ''}.`]
}
