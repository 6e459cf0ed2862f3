import { describeCause } from '../../format/describe-reason.js'
import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount, partOf } from '../../format/format-number.js'
import { countToSettle } from '../../format/format-possible.js'
import { startSentence } from '../../format/join-names.js'
import { present } from '../../model/omit-undefined.js'
import { isEstablished, isWorseUnsized, MEANINGFUL_CHANGE, relativeChange } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { DetailLevel, ReportContext, Text } from '../../model/result/report.js'
import { listCases } from './case-words.js'
import { decidingCoverage, joinUncovered } from './coverage-words.js'
import { code, joinSentences } from '../blocks.js'
import { cutText } from '../../format/cut-text.js'
import {
  adverseNoun,
  allowedChange,
  describeAllowed,
  describeBrokenBound,
  describeFigure,
  describeUncertainty,
  invalidGate,
  metricOf,
} from '../sections/gate-words.js'
import { headlineGate, isReasonShort, reasonNotCompared } from './headline-words.js'
import { describeOwnGate, isOnTheseCases } from './these-cases-words.js'
import { topicOf } from './write-metrics.js'

/** Long enough for a complete error of a provider. */
const MESSAGE_LENGTH = 600
const NAMED_GATES = 3
const NOTHING = 'This says nothing about the change.'

export const writeCheck = ({ passed }: { readonly passed: boolean }): string =>
  passed ? 'The check passes.' : 'The check fails.'

/** Writes the numbers behind the headline in one line that needs no knowledge of statistics; `null` if there are none. */
export function writeFigures(comparison: PairComparison, context: ReportContext, details: DetailLevel): Text | null {
  const { verdict, baseline } = comparison
  const check = writeCheck(verdict)
  if (verdict.word === 'invalid') return [...explainInvalid(comparison, context, details), ` ${check}`]
  if (baseline === null) return explainFirstRun(context, verdict)
  if (verdict.word === 'not-comparable')
    return [
      `${isReasonShort(comparison) ? '' : `${startSentence(reasonNotCompared(comparison))}. `}${NOTHING} ${check}`,
    ]
  const told = headlineGate(comparison)
  const coverage = decidingCoverage(comparison)
  const isOther = (result: GateResult): boolean => told === null || metricOf(result) !== metricOf(told)
  const others = comparison.gates.filter((result) => isTold(result, comparison) && isOther(result))
  // A warn gate and a fail gate on the same metric are described once.
  const firsts = others.filter((one, at) => others.findIndex((other) => metricOf(other) === metricOf(one)) === at)
  const sentences: readonly Text[] = [
    coverage === null ? [] : [joinUncovered(coverage, comparison.gates, '; there')],
    ...(told === null
      ? []
      : [isOnTheseCases(told) ? describeOwnGate(told, comparison, { context, details }) : describeGate(told)]),
    // Tries of a round that was not completed do not count.
    told !== null && isOnTheseCases(told) && context.stopped !== undefined
      ? [`${startSentence(context.stopped)}; the last complete round decides.`]
      : [],
    ...firsts.slice(0, NAMED_GATES).map(describeOther),
    describeCost(comparison),
    // Nothing got worse, but a gate that can fail was not measured.
    ...(verdict.word === 'inconclusive'
      ? explainOpen(told, comparison, check)
      : verdict.exit_code === 2
        ? [[check]]
        : []),
  ]
  return joinSentences(sentences)
}

function explainInvalid(comparison: PairComparison, context: ReportContext, details: DetailLevel): Text {
  const { counts, stopped, infrastructure_message: message } = context
  const { gates, verdict } = comparison
  const isBug = verdict.because === 'gate-failed-to-compute'
  const invalid = (isBug && gates.find((result) => result.verdict === 'invalid')) || invalidGate(comparison)
  if (stopped !== undefined && !isBug) return [`${startSentence(stopped)}. ${NOTHING}`]
  if (counts.infrastructure > 0 && !isBug) {
    const retried = counts.retries === 0 ? '' : `, after ${countOf(counts.retries, 'retry', 'retries')} in all`
    const isOutage = counts.unasked === undefined
    const why = isOutage
      ? 'Goldenpair treats this as an outage and does not judge'
      : 'Too few answers are left to judge'
    return [
      `${describeLastError(message)}${retried}. ${why} the change. `,
      ...nameUnanswered(context, details),
      'Fix the cause, then run the job again.',
    ]
  }
  const reason = invalid === null ? '' : `${startSentence(invalid.metric.title)}: ${describeCause(invalid)}. `
  return [`${reason}${NOTHING}${isBug ? ' This is a bug of Goldenpair: please report it.' : ''}`]
}

export function describeLastError(message: string | null): string {
  return message === null ? 'No reason was given' : `Last error: ${cutText(message.replace(/\.$/, ''), MESSAGE_LENGTH)}`
}

/** Names the cases without an answer. If they are the same in every try, it may be no outage, which seldom chooses cases. */
function nameUnanswered(context: ReportContext, details: DetailLevel): Text {
  const { counts, unanswered = [] } = context
  if (unanswered.length === 0 || unanswered.length === counts.cases || counts.unasked !== undefined) return []
  const isRepeated = counts.infrastructure >= 2 * unanswered.length
  const why = isRepeated ? 'It was the same cases in every try, so the change may be the cause. ' : ''
  return details === 'none' ? [why] : ['Without an answer', ...listCases(unanswered, { context, details }), `. ${why}`]
}

function explainFirstRun(context: ReportContext, verdict: PairComparison['verdict']): Text | null {
  const check = writeCheck(verdict)
  const failed = verdict.exit_code === 2 ? [check] : []
  if (context.is_baseline) return [['Pull requests are compared with this run from now on.', ...failed].join(' ')]
  if (!context.first_time) return failed.length > 0 ? failed : null
  return [
    'There is nothing to compare with yet: the next run on ',
    code(context.names.baseline),
    ` makes the baseline, and pull requests after it get a verdict. ${check}`,
  ]
}

/** Writes "Success 80.4 % → 72.8 % (−7.6 points; allowed 5)." */
function describeGate(result: GateResult): Text {
  const text = formatMeasured(result)
  const title = startSentence(result.metric.title)
  if (text.change === null || text.changeInWords === null) return []
  if (result.verdict === 'unchanged') return describeSame(result)
  const values = `${title} ${text.arrow}`
  const allowed = describeAllowed(result)
  if (result.verdict !== 'inconclusive' || text.ends === null)
    return [`${values} (${present(text.changeOfArrow, allowed).join('; ')}).`]
  return [`${values}; the true change is probably between ${text.ends}${allowed === null ? '' : ` (${allowed})`}.`]
}

/** Writes "Success 80 % in both (12 of 60 cases fail); drops over 3.7 points are ruled out." */
function describeSame(result: GateResult): Text {
  const rulesOut = describeFigure(result, result.can_rule_out)
  const limit = rulesOut === null ? '' : `; ${adverseNoun(result)}s over ${rulesOut} are ruled out`
  return [
    `${startSentence(result.metric.title)} ${formatMeasured(result).baseline ?? '?'} in both${nameFailing(result)}${limit}.`,
  ]
}

/** Writes " (26 of 29 cases fail)"; empty if all pass, or if a case can fail in some of its trials. */
function nameFailing(result: GateResult): string {
  const failing = result.metric.kind === 'binary' ? countFailing(result, result.baseline) : 0
  return failing === 0 ? '' : ` (${partOf(failing, result.n, 'case')} ${failing === 1 ? 'fails' : 'fail'})`
}

/** Returns how many cases fail, given the share that passes; also 0 if a case can fail in some of its trials. */
export function countFailing({ n }: GateResult, passing: number | null): number {
  const failing = Number((n * (1 - (passing ?? 1))).toFixed(6))
  return Number.isInteger(failing) ? failing : 0
}

/** Whether another gate is worth naming, because it certainly moved or fails. */
function isTold(result: GateResult, { alpha }: PairComparison): boolean {
  const isMoved = ['improved', 'regressed', 'breached'].includes(result.verdict)
  return isMoved || result.failed || result.suspect || isWorseUnsized(result, alpha)
}

/** Writes "Tokens per query −18 % (allowed 10)." */
function describeOther(result: GateResult): Text {
  const text = formatMeasured(result)
  const { changeInWords: change, ofWhich } = text
  const title = startSentence(result.metric.title)
  const bound = describeBrokenBound(result)
  if (bound !== null) return [`${title} ${bound.value}, ${bound.bound}.`]
  if (change === null) return []
  const allowed = result.verdict === 'improved' ? null : describeAllowed(result)
  return [`${title} ${change}${ofWhich}${allowed === null ? '' : ` (${allowed})`}.`]
}

/** Writes "Cost per query +340 %: no gate looks at it." if the change is established and no gate shows a change of half its size. */
function describeCost({ gates, metrics, alpha }: PairComparison): Text {
  const cost = metrics.find(({ metric }) => metric.id === 'cost.usd')
  const share = Math.abs((cost && relativeChange(cost)) ?? 0)
  if (cost === undefined || share < MEANINGFUL_CHANGE || !isEstablished(cost, alpha)) return []
  const isShown = (result: GateResult): boolean =>
    topicOf(result.gate.metric) === 'spending' && 2 * Math.abs(relativeChange(result) ?? 0) >= share
  const { changeInWords: change, ofWhich } = formatMeasured(cost)
  return change === null || gates.some(isShown) ? [] : [`Cost per query ${change}${ofWhich}: no gate looks at it.`]
}

/** Explains why a verdict stays open, what that means for the check, and what would settle it. */
function explainOpen(told: GateResult | null, comparison: PairComparison, check: string): readonly Text[] {
  const isOpen = told?.verdict === 'inconclusive' && !isOnTheseCases(told)
  const doubt = isOpen ? describeUncertainty(told) : null
  const advice = adviseSize(told, comparison)
  return [doubt === null ? [] : [`${startSentence(doubt)}.`], [check], advice === null ? [] : [advice]]
}

/** Advises how many cases would settle what the primary gate leaves open; `null` if unknown, or if more cases would not help. */
function adviseSize(told: GateResult | null, { verdict }: PairComparison): string | null {
  if (told === null || told.gate.id !== verdict.primary) return null
  if (verdict.because === 'nothing-to-lose' || verdict.because === 'nothing-matched') return null
  const [needed, allowed] = [countToSettle(told), allowedChange(told)]
  if (needed === null || allowed === null) return null
  if (!isOnTheseCases(told)) return `To settle ${allowed} you need about ${formatCount(needed)} cases like these.`
  const more = countOf(needed - told.n, 'more case')
  return told.verdict === 'inconclusive' ? `About ${more} like these would settle ${allowed}.` : null
}
