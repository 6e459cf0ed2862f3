import type { Comparison } from '../../model/comparison.js'
import type { Block } from '../../model/report.js'
import { adviseGates } from './coverage-words.js'
import { primaryGate } from './count-gates.js'
import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import { formatPossible } from '../../format/format-possible.js'
import { adverseNoun, describeFigure } from './gate-words.js'

/**
 * What the primary gate saw, what this suite can see at all, and how many cases would settle the question; only when it
 * cannot tell. `cases_needed` flags a true change of twice the margin with 80 % power (verdict-rules 9).
 */
export function buildAdvice(comparison: Comparison): Block | null {
  const gating = adviseGates(comparison)
  if (gating !== null) return gating
  const primary = primaryGate(comparison)
  if (comparison.verdict.word !== 'inconclusive' || primary === null || primary.delta === null) return null
  const text = formatMeasured(primary)
  const noun = adverseNoun(primary)
  const interval = text.intervalInWords === null ? '' : `, CI ${text.intervalInWords}`
  const { title } = primary.metric
  const seen = `${title.charAt(0).toUpperCase()}${title.slice(1)} ${text.baseline ?? '?'} → ${text.candidate ?? '?'} (${text.changeInWords ?? '?'}${interval}).`
  const flags = describeFigure(primary, primary.can_flag)
  const limit =
    comparison.inference === 'these-cases'
      ? 'More trials would show smaller differences on these cases; more cases would widen what they speak of.'
      : flags === null
        ? 'There are too few cases or differences to say how small a change this suite would flag.'
        : `This suite flags ${noun}s of ${flags} or more, four times in five.`
  const { cases_needed: needed, n } = primary
  const { margin } = primary.gate
  const size =
    margin && formatPossible(primary.metric, { ...margin, value: 2 * margin.value }, { baseline: primary.baseline })
  const often = flags === null || comparison.inference === 'these-cases' ? 'four times in five' : 'as often'
  const more =
    needed === null || size === null || needed <= n
      ? null
      : `About ${countOf(needed - n, 'more case', 'more cases')} like these (${formatNumber(needed, { decimals: 0 })} in all) would flag a ${noun} of ${size} ${often}.`
  return {
    kind: 'paragraph',
    text: [`${seen} ${limit}`, ...(more === null ? [] : [' ', { kind: 'strong' as const, text: more }])],
  }
}
