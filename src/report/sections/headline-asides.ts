import { formatAmount } from '../../format/format-metric.js'
import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { findTagLosses, isWorseSizeOpen } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { SliceComparison } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Inline, Text } from '../../model/result/report.js'
import {
  adverseNoun,
  allowedChange,
  describeBrokenBound,
  describeMove,
  uncomparedGuardrails,
  undecidedGuardrails,
} from './gate-words.js'

/** A headline has room for few. */
const NAMED_TAGS = 2

/** The guardrails and warn gates that could not be measured. */
export function writeUnmeasured(warnings: readonly GateResult[]): string {
  const [first, ...others] = warnings.filter(({ verdict }) => verdict === 'invalid')
  if (first === undefined) return ''
  const what = others.length === 0 ? first.metric.title : countOf(others.length + 1, 'other gate')
  return ` · ${what} could not be measured`
}

/** What gates that only warn say, so that no green tick hides it. */
export function writeWarning(warnings: readonly GateResult[]): string {
  const [first, ...others] = warnings.filter(({ verdict }) => verdict !== 'invalid')
  if (first === undefined) return ''
  if (others.length > 0) return ` · ${formatCount(others.length + 1)} gates warn`
  const { title } = first.metric
  const bound = describeBrokenBound(first)
  if (bound !== null) return ` · ${title} ${bound.value}, ${bound.bound}`
  const allowed = allowedChange(first)
  return ` · ${title} ${formatMeasured(first).changeInWords ?? ''}${allowed === null ? '' : `, allowed ${allowed}`}`
}

/** What the other gates that can fail the run leave open: the worst of it, so that no green word hides it. */
export function writeOpenGates(comparison: PairComparison): readonly string[] {
  const undecided = undecidedGuardrails(comparison)
  const lost = undecided.filter((result) => result.suspect || isWorseSizeOpen(result, comparison.alpha))
  const [first] = lost
  const uncompared = uncomparedGuardrails(comparison).length
  if (first !== undefined && lost.length === 1)
    return [
      ` · ${first.suspect ? `${first.metric.title} may have ${adverseNoun(first) === 'rise' ? 'risen' : 'dropped'}` : describeMove(first)}`,
    ]
  if (lost.length > 1) return [` · ${formatCount(lost.length)} other gates are suspect`]
  const open = undecided.length
  const parts = [
    ...(open === 0 ? [] : [countOf(open, 'other gate cannot tell', 'other gates cannot tell')]),
    ...(uncompared === 0
      ? []
      : [
          `${formatCount(uncompared)}${open === 0 ? ` other ${uncompared === 1 ? 'gate' : 'gates'}` : ''} not compared`,
        ]),
  ]
  return parts.length === 0 ? [] : [` · ${parts.join(', ')}`]
}

/**
 * The headline with the tags that lost for sure, whatever the verdict: "✅ Slightly better overall, but `auth` lost 10 points". What all
 * broken cases share is told already.
 */
export function tellTagLosses(text: Text, comparison: PairComparison): Text {
  const isTold = ({ tag }: SliceComparison): boolean =>
    text.some((part) => typeof part !== 'string' && part.kind === 'code' && part.text === tag)
  const losses = findTagLosses(comparison).filter((slice) => !isTold(slice))
  const [start] = text
  if (losses.length === 0 || start === undefined) return text
  const named = losses.slice(0, NAMED_TAGS).flatMap(({ tag, result: { metric, delta } }, at): Inline[] => {
    const amount = formatAmount(metric, { kind: 'absolute', value: Math.abs(delta ?? 0) })
    return [at === 0 ? '' : ', ', { kind: 'code', text: tag }, at === 0 ? ` lost ${amount}` : ` ${amount}`]
  })
  const left = losses.length - NAMED_TAGS
  const told: Text = [...named, left > 0 ? ` and ${countOf(left, 'more tag')}` : '']
  const [word = ''] = typeof start === 'string' ? start.split(':') : []
  if (!word.startsWith('✅')) return [...text, ' · ', ...told]
  return word === start ? [...text, ', but ', ...told] : [`${word} overall, but `, ...told]
}
