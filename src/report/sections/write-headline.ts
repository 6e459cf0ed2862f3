import { writeScope } from '../../format/describe-stopped.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatSample, formatValue } from '../../format/format-metric.js'
import { countOf, formatNumber, formatPInWords } from '../../format/format-number.js'
import { describeSizeOpen } from '../../format/format-possible.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { isSlightlyBetter, isSlightlyWorse, isWorseSizeOpen } from '../../model/relative-change.js'
import { type CaseDetails, type Inline, plainText, type ReportContext, type Text } from '../../model/result/report.js'
import { decidingCoverage, describeLosses, describeUncovered } from './coverage-words.js'
import { cutText } from './cut-text.js'
import {
  adverseNoun,
  describeBrokenBound,
  describeUncertainty,
  describeMargin,
  describeUnchanged,
  failedGates,
  primaryGate,
  uncomparedGuardrails,
  undecidedGuardrails,
} from './gate-words.js'

const MESSAGE_LENGTH = 120
/** Gates that are worse by an unknown size; the headline counts the rest. */
const NAMED_WORSE = 2

interface Words {
  readonly comparison: PairComparison
  readonly context: ReportContext
  readonly details: CaseDetails
}

const confidence = (comparison: PairComparison): string =>
  `${formatNumber((1 - comparison.alpha) * 100, { decimals: 1 })}\u202f% CI`

/** "success fell from 82 % to 70 % (−12 points, 95 % CI −20 to −4, p = .008, n = 92)". */
function describeChange(result: GateResult, comparison: PairComparison): string {
  const text = formatMeasured(result)
  const verb = text.sign < 0 ? 'fell' : text.sign > 0 ? 'rose' : 'stayed'
  const p = result.p_adjusted ?? result.p
  const facts = [
    text.intervalInWords === null ? null : `${confidence(comparison)} ${text.intervalInWords}`,
    p === null ? null : formatPInWords(p, comparison.alpha),
    formatSample(result, comparison),
  ].filter((fact) => fact !== null)
  const values = `${text.baseline ?? '?'} to ${text.candidate ?? '?'}`
  return result.row === 'log-ratio'
    ? `${result.metric.title} ${verb} for the typical query (${[text.changeInWords ?? '?', ...facts].join(', ')}; mean ${values})`
    : `${result.metric.title} ${verb} from ${values} (${[text.changeInWords ?? '?', ...facts].join(', ')})`
}

/** "success −1.1 points [−1.9, −0.3] of 5 points allowed, n = 1 840". */
function describeWithinMargin(result: GateResult, comparison: PairComparison): string {
  const text = formatMeasured(result)
  const margin = describeMargin(result)
  const interval = text.interval === null ? '' : ` ${text.interval}`
  return `${result.metric.title} ${text.changeInWords ?? '?'}${interval}${margin === null ? '' : ` of ${margin} allowed`}, ${formatSample(result, comparison)}`
}

function describeFailure(result: GateResult, comparison: PairComparison): string {
  const broken = describeBrokenBound(result)
  if (broken !== null) return `${result.metric.title} is ${broken.value}, ${broken.bound}`
  if (result.verdict === 'breached')
    return `${describeChange(result, comparison)}, beyond the threshold of ${describeMargin(result) ?? 'none'} (no test asked)`
  return describeChange(result, comparison)
}

function describeZeroTolerance({ comparison, details }: Words): Inline[] {
  const ids = comparison.zero_tolerance
  const flips = comparison.flips.filter((flip) => ids.includes(flip.case_id))
  const kind = flips.length > 0 && flips.every((flip) => flip.critical) ? 'critical case' : 'case'
  const verb = ids.length === 1 ? 'fails' : 'fail'
  return [...nameCases(ids, kind, details), ` passed every time before and ${verb} every time now`]
}

/** "the critical case `a`", "4 cases `a`, `b`, `c` …". */
function nameCases(ids: readonly string[], kind: string, details: CaseDetails): Inline[] {
  const shown = (details === 'none' ? [] : ids.slice(0, 3)).flatMap((id, index): Inline[] => [
    index === 0 ? ' ' : ', ',
    { kind: 'code', text: id },
  ])
  return [
    ids.length === 1 ? `the ${kind}` : countOf(ids.length, kind),
    ...shown,
    ids.length > 3 && details !== 'none' ? ' …' : '',
  ]
}

function writeRegressed(words: Words): Text {
  const { comparison } = words
  const failed = failedGates(comparison)
  const [worst, ...others] = failed
  const zero = comparison.zero_tolerance.length > 0 ? describeZeroTolerance(words) : []
  if (worst === undefined) return ['❌ Regressed: ', ...(zero.length > 0 ? zero : ['a gate of this suite fails'])]
  return [
    `❌ Regressed: ${describeFailure(worst, comparison)}`,
    others.length === 0 ? '' : `; ${countOf(others.length, 'more gate fails', 'more gates fail')}`,
    ...(zero.length === 0 ? [] : ['; ', ...zero]),
  ]
}

/** Why good news of the gates is none of the suite; null when the primary gate cannot tell. */
function writeBlindSpot({ comparison, details }: Words): Text | null {
  const { zero_tolerance_unscored: unscored = [], verdict } = comparison
  if (verdict.because === 'watched-case-unscored') {
    return [
      '❔ Cannot tell: ',
      ...nameCases(unscored, 'watched case', details),
      ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
    ]
  }
  const coverage = decidingCoverage(comparison)
  if (coverage !== null) {
    const losses = describeLosses(coverage, comparison.alpha)
    const where = coverage.gated ? 'and there' : 'and'
    return [
      `❔ Cannot tell: ${describeUncovered(coverage, comparison.gates)}${losses === null ? '' : `, ${where} ${losses}`}`,
    ]
  }
  const primary = primaryGate(comparison)
  if (verdict.because !== 'nothing-ruled-out' || primary === null) return null
  const { title } = primary.metric
  const what =
    primary.n === 1
      ? 'which says nothing of any other'
      : `too few to rule out a ${adverseNoun(primary)} of ${describeMargin(primary) ?? 'any size'}`
  return [`❔ Cannot tell: ${title} unchanged ${describeUnchanged(primary)}, ${what}`]
}

function writeInconclusive(words: Words): Text {
  const { comparison } = words
  const [unproven] = failedGates(comparison)
  if (unproven !== undefined)
    return [
      `❌ Not shown: ${unproven.metric.title} must be shown to stay within ${describeMargin(unproven) ?? 'its margin'}, and ${countOf(unproven.n, 'case')} do not show it (${describeWithinMargin(unproven, comparison)})`,
    ]
  const blindSpot = writeBlindSpot(words)
  if (blindSpot !== null) return blindSpot
  const primary = primaryGate(comparison)
  if (primary === null) return ['❔ Cannot tell: this suite has no primary gate to decide by']
  if (primary.verdict === 'not-comparable')
    return [`❔ Cannot tell: ${primary.metric.title} was not compared: ${primary.reason}`]
  if (isWorseSizeOpen(primary, comparison.alpha)) {
    const words = describeSizeOpen(primary)
    return [`❔ ${words.charAt(0).toUpperCase()}${words.slice(1)}: ${describeChange(primary, comparison)}`]
  }
  if (comparison.inference === 'these-cases' && primary.p !== null && !primary.missing_unevenly)
    return [`❔ Cannot tell: ${describeChange(primary, comparison)}`]
  const { newly_failing: failing, newly_passing: passing } = primary
  const flips =
    failing === null || passing === null
      ? describeWithinMargin(primary, comparison)
      : `${countOf(failing, 'case newly fails', 'cases newly fail')}, ${formatNumber(passing, { decimals: 0 })} newly ${passing === 1 ? 'passes' : 'pass'}`
  const margin = describeMargin(primary)
  const doubt = describeUncertainty(primary)
  return [
    `❔ Cannot tell: ${flips}; `,
    doubt ??
      (margin === null
        ? primary.reason
        : `${countOf(primary.n, 'case')} cannot rule out a ${adverseNoun(primary)} of ${margin} in ${primary.metric.title}`),
  ]
}

function writeNoRegression({ comparison }: Words): Text {
  const primary = primaryGate(comparison)
  const suspects = comparison.gates.filter((result) => result.suspect && result.gate.severity === 'fail')
  const doubt =
    suspects.length === 0
      ? ''
      : `; suspect, not proven: ${suspects.map((result) => `${result.metric.title} ${formatMeasured(result).changeInWords ?? ''}`).join(', ')}`
  if (primary === null) return [`✅ Within the bounds of all gates, which compare no quality${doubt}`]
  if (primary.verdict === 'unchanged')
    return [`✅ No regression: ${primary.metric.title} unchanged ${describeUnchanged(primary)}${doubt}`]
  if (primary.verdict === 'improved') return [`✅ No regression proven: ${describeChange(primary, comparison)}${doubt}`]
  if (isSlightlyWorse(primary, comparison.alpha))
    return [`✅ Slightly worse, within the margin: ${describeWithinMargin(primary, comparison)}${doubt}`]
  return [
    `✅ No regression beyond ${describeMargin(primary) ?? 'the margin'}: ${describeWithinMargin(primary, comparison)}${doubt}`,
  ]
}

function writeInvalid({ comparison, context }: Words): Text {
  const { counts } = context
  const isBug = comparison.verdict.because === 'gate-failed-to-compute'
  const invalid = comparison.gates.find(
    (result) => result.verdict === 'invalid' && (isBug || result.gate.severity === 'fail'),
  )
  const nothing = 'This says nothing about the change.'
  if (context.stopped !== undefined && !isBug) return [`⚠️ Invalid: ${context.stopped}. ${nothing}`]
  if (counts.infrastructure > 0 && !isBug) {
    const noun = counts.trials === counts.cases ? 'case' : 'trial'
    const total = countOf(counts.trials, noun)
    const facts = [
      ...(context.infrastructure_message === null
        ? []
        : [cutText(context.infrastructure_message.replace(/\.$/, ''), MESSAGE_LENGTH)]),
      ...(counts.retries > 0 ? [`retried ${countOf(counts.retries, 'time')} in all`] : []),
    ]
    return [
      `⚠️ Invalid: ${formatNumber(counts.infrastructure, { decimals: 0 })} of ${total} got no answer`,
      facts.length === 0 ? '. ' : ` (${facts.join(', ')}). `,
      nothing,
    ]
  }
  const reason = invalid === undefined ? 'no gate has a scored case' : `${invalid.metric.title}: ${invalid.reason}`
  return [`⚠️ Invalid: ${reason}. ${nothing}`]
}

function writeNoBaseline({ comparison, context }: Words): Text {
  const primary = comparison.verdict.primary
  const values = [...comparison.gates]
    .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
    .filter((result) => result.candidate_value !== null && result.gate.where === null)
    .map((result) => `${result.metric.title} ${formatValue(result.metric, result.candidate_value ?? 0)}`)
  const unique = [...new Set(values)].slice(0, 4)
  const measured = unique.length === 0 ? '' : ` Now: ${unique.join(', ')} (${countOf(context.counts.cases, 'case')}).`
  if (context.is_baseline) return [`📌 Baseline measured.${measured}`]
  if (!context.first_time) return [`➖ No baseline, so nothing was compared.${measured}`]
  return [
    `👋 No baseline yet.${measured} The baseline appears after the first run on `,
    { kind: 'code', text: context.names.baseline },
    '.',
  ]
}

function writeNotComparable({ comparison }: Words): Text {
  const { edited, removed, shared } = comparison.cases
  const gone = edited.length + removed.length
  if (comparison.verdict.because === 'too-many-cases-excluded')
    return [
      `➖ Not comparable: ${formatNumber(gone, { decimals: 0 })} of ${countOf(shared + gone, 'baseline case')} were edited or removed. This says nothing about the change.`,
    ]
  const reasons = [...new Set(comparison.gates.map((result) => result.reason))]
  return [`➖ Not comparable: ${reasons.join('; ')}. This says nothing about the change.`]
}

function writeMain(words: Words): Text {
  const { comparison, context } = words
  const primary = primaryGate(comparison)
  switch (comparison.verdict.word) {
    case 'regressed':
      return writeRegressed(words)
    case 'inconclusive':
      return writeInconclusive(words)
    case 'improved': {
      const word = primary !== null && isSlightlyBetter(primary) ? 'Slightly better' : 'Improved'
      return [`✅ ${word}: ${primary === null ? '' : describeChange(primary, comparison)}`]
    }
    case 'unchanged': {
      const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged')

      const mark = result?.n === 1 && result.row !== 'exact' ? '➖' : '✅'
      return [`${mark} Unchanged ${result === undefined ? '' : describeUnchanged(result)}`]
    }
    case 'no-regression':
      return writeNoRegression(words)
    case 'invalid':
      return writeInvalid(words)
    case 'not-comparable':
      return context.baseline.kind === 'none' ? writeNoBaseline(words) : writeNotComparable(words)
  }
}

/** The gate that the headline speaks of; null when it speaks of none. */
export function headlineGate(comparison: PairComparison): GateResult | null {
  const { word } = comparison.verdict
  if (word === 'invalid' || word === 'not-comparable') return null
  return (word === 'regressed' ? failedGates(comparison)[0] : null) ?? primaryGate(comparison)
}

/**
 * The verdict in one line: word first, then the numbers that decided, then how many other gates cannot tell.
 * It never says more than was tested: "cannot tell" stays so, and a threshold is not called a test. Nor less: a loss that is proven is
 * named, whatever its size.
 */
export function writeHeadline(comparison: PairComparison, context: ReportContext, details: CaseDetails): Text {
  const text = writeMain({ comparison, context, details })
  const word = comparison.verdict.word
  if (word === 'invalid' || word === 'not-comparable') return text
  const scope = comparison.inference === 'these-cases' ? writeScope(headlineGate(comparison)?.n ?? null) : ''
  const scoped = scope === '' || plainText(text).endsWith(scope) ? [] : [scope]
  const uncompared = uncomparedGuardrails(comparison).length
  const unseen = uncompared === 0 ? [] : [` · ${countOf(uncompared, 'other gate', 'other gates')} not compared`]
  if (word === 'unchanged') return [...text, ...scoped, ...unseen]
  const undecided = undecidedGuardrails(comparison).filter((result) => !(word === 'no-regression' && result.suspect))
  const worse = undecided.filter((result) => isWorseSizeOpen(result, comparison.alpha))
  const open = undecided.length - worse.length
  return [
    ...text,
    ...scoped,
    ...worse.slice(0, NAMED_WORSE).map((result) => ` · ${result.metric.title} is ${describeSizeOpen(result)}`),
    ...(worse.length > NAMED_WORSE ? [` · ${countOf(worse.length - NAMED_WORSE, 'more gate')} worse`] : []),
    ...(open === 0 ? [] : [` · ${countOf(open, 'other gate cannot tell', 'other gates cannot tell')}`]),
    ...(word === 'regressed' ? [] : unseen),
  ]
}
