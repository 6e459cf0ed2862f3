import { countOf, partOf } from '../../format/format-number.js'
import type { Block, CaseDetails, ReportContext } from '../../model/result/report.js'
import { warning } from '../blocks.js'
import { cutText } from './cut-text.js'

/** A warning of a baseline that is too far or too old to say much of one change; null when it is not. */
export function writeStaleness({ baseline }: ReportContext): Block | null {
  if (baseline.kind === 'none' || baseline.stale === undefined) return null
  return warning(`The baseline is stale: ${baseline.stale}.`)
}

const MESSAGE_LENGTH = 160

/**
 * A warning of trials that the judge gave nothing usable for, with the commonest reason; null when there are none. A reason may quote what was
 * judged, and stands only where the text of cases may. `whose` comes before it where there are several candidates.
 */
export function writeJudgeFailures(
  { judge_failures: failures }: ReportContext,
  show: CaseDetails,
  whose = '',
): Block | null {
  if (failures === undefined) return null
  const { trials, judged, message, times } = failures
  const some = `${whose}⚠️ The judge gave no usable reading for ${partOf(trials, judged, 'trial')}`
  if (message === null || show !== 'full') return { kind: 'note', text: [`${some}.`] }
  const often = times === trials ? '' : `, most often (${countOf(times, 'time')})`
  const reason = cutText(message.replace(/\s+/g, ' ').trim(), MESSAGE_LENGTH)
  return { kind: 'note', text: [`${some}${often}: ${reason}${/[.…]$/.test(reason) ? '' : '.'}`] }
}
