import type { Comparison } from '../model/comparison.js'
import type { CaseDetails, Inline, ReportContext, Text } from '../model/report.js'
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
 * What a green or red word does not speak of: cases that were edited (and fail now), added or removed; and why there is no
 * baseline. Null when everything was compared.
 */
export function writeSecondLine(comparison: Comparison, context: ReportContext, details: CaseDetails): Text | null {
  const { shared, edited, added, removed, edited_failing: failing } = comparison.cases
  if (context.baseline.kind === 'none') return writeReason(context.baseline.reason)
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
  if (sentences.length === 0) return null
  return sentences.flatMap((sentence, index) => (index === 0 ? sentence : [' ', ...sentence]))
}

/** The clause as a sentence. */
function writeReason(reason: string): Text | null {
  return reason === '' ? null : [`${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}.`]
}
