import { formatMeasured } from '../../format/format-measured.js'
import { formatAmount } from '../../format/format-metric.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { findTagLosses, isWorseSizeOpen } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { SliceComparison } from '../../model/result/metric-comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { CaseDetails, Inline, ReportContext, Text } from '../../model/result/report.js'
import {
  adverseNoun,
  allowedChange,
  describeBrokenBound,
  describeMove,
  uncomparedGuardrails,
  undecidedGuardrails,
  warningGates,
} from '../sections/gate-words.js'
import { reasonWords } from './reason-words.js'
import { type Headline, verdictFacts, writeLine } from './word-styles.js'

/** A headline has room for few. */
const NAMED_TAGS = 2

/**
 * The verdict in at most twenty words: the word, how many cases broke of how many, and what they share. The numbers stand in the line below.
 * It never says more than was tested: "cannot tell" stays so. Nor less: a loss that is proven is named, whatever its size.
 */
export function writeHeadline(comparison: PairComparison, context: ReportContext, details: CaseDetails): Text {
  const { first_look: look } = comparison.cases
  const headline = writeVerdict(comparison, context, details)
  return look === undefined
    ? headline
    : [...headline, ` · first look: ${formatCount(look.cases)} of ${countOf(look.of, 'case')}`]
}

function writeVerdict(comparison: PairComparison, context: ReportContext, details: CaseDetails): Text {
  const { word, because } = comparison.verdict
  const main = reasonWords(comparison.verdict).headline(verdictFacts(comparison, context, details))
  const warnings = warningGates(comparison)
  const unmeasured = writeUnmeasured(warnings)
  if (because === 'no-baseline') return [...writeLine(main), unmeasured]
  if (word === 'not-comparable') return writeLine(main)
  const headline = addTagLosses(main, nameTagLosses(findTagLosses(comparison), main))
  if (word === 'invalid') return writeLine(headline)
  if (word === 'regressed') return [...writeLine(headline), unmeasured]
  const line = writeLine(main.mark === '✅' && warnings.length > 0 ? { ...headline, mark: '⚠️' } : headline)
  return [...line, ...writeOpenGates(comparison), unmeasured, writeWarning(warnings)]
}

/** "`auth` lost 10 points, `sso` 5 points and 2 more tags": the first, but for those that the headline names already; empty where none lost. */
export function nameTagLosses(losses: readonly SliceComparison[], { rest }: Pick<Headline, 'rest'>): Text {
  const isNamed = ({ tag }: SliceComparison): boolean =>
    rest.some((part) => typeof part !== 'string' && part.kind === 'code' && part.text === tag)
  const left = losses.filter((slice) => !isNamed(slice))
  if (left.length === 0) return []
  const named = left.slice(0, NAMED_TAGS).flatMap(({ tag, result: { metric, delta } }, at): Inline[] => {
    const amount = formatAmount(metric, { kind: 'absolute', value: Math.abs(delta ?? 0) })
    return [at === 0 ? '' : ', ', { kind: 'code', text: tag }, at === 0 ? ` lost ${amount}` : ` ${amount}`]
  })
  const more = left.length - NAMED_TAGS
  return [...named, more > 0 ? ` and ${countOf(more, 'more tag')}` : '']
}

/** The headline with what tags lost for sure, whatever the verdict: "✅ Slightly better overall, but `auth` lost 10 points". */
export function addTagLosses(headline: Headline, losses: Text): Headline {
  const { mark, lead, rest } = headline
  if (losses.length === 0) return headline
  if (mark !== '✅') return { ...headline, rest: [...rest, ' · ', ...losses] }
  return { mark, lead: rest.length === 0 ? lead : `${lead} overall`, joint: ', but ', rest: losses }
}

/** The guardrails and warn gates that could not be measured. */
export function writeUnmeasured(warnings: readonly Pick<GateResult, 'verdict' | 'metric'>[]): string {
  const [first, ...others] = warnings.filter(({ verdict }) => verdict === 'invalid')
  if (first === undefined) return ''
  const what = others.length === 0 ? first.metric.title : countOf(others.length + 1, 'other gate')
  return ` · ${what} could not be measured`
}

/** What gates that only warn say, so that no green tick hides it. */
function writeWarning(warnings: readonly GateResult[]): string {
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
function writeOpenGates(comparison: PairComparison): readonly string[] {
  const undecided = undecidedGuardrails(comparison)
  const lost = undecided.filter((result) => result.suspect || isWorseSizeOpen(result, comparison.alpha))
  const [first] = lost
  if (first !== undefined && lost.length === 1) {
    const verb = adverseNoun(first) === 'rise' ? 'risen' : 'dropped'
    return [` · ${first.suspect ? `${first.metric.title} may have ${verb}` : describeMove(first)}`]
  }
  if (lost.length > 1) return [` · ${formatCount(lost.length)} other gates are suspect`]
  const open = undecided.length
  const uncompared = uncomparedGuardrails(comparison).length
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
