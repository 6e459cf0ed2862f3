import { writeScope } from '../../format/describe-stopped.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, partOf } from '../../format/format-number.js'
import { isSlightlyBetter, isSlightlyWorse, isWorseSizeOpen } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { type CaseDetails, type Inline, plainText, type ReportContext, type Text } from '../../model/result/report.js'
import { nameCases, writeDeeds, writeRewritten, writeUnasked } from './change-words.js'
import { decidingCoverage, describeNothingToLose } from './coverage-words.js'
import {
  adverseNoun,
  allowedChange,
  describeBrokenBound,
  describeMove,
  describeUncertainty,
  describeUnchanged,
  failedGates,
  invalidGate,
  primaryGate,
  warningGates,
} from './gate-words.js'
import { tellTagLosses, writeOpenGates, writeUnmeasured, writeWarning } from './headline-asides.js'
import { writeUnreadable } from './write-second-line.js'
import { writeWin } from './write-win.js'

/** A reason that is longer stands in the line below. */
const REASON_WORDS = 12

interface Words {
  readonly comparison: PairComparison
  readonly context: ReportContext
  readonly details: CaseDetails
}

/** How many cases broke and were fixed; null where the gate is not on all of success, or no case went from all to nothing. */
function countFlips({ gate, n }: GateResult, { flips }: PairComparison) {
  const broken = flips.filter(({ kind }) => kind === 'newly-failing').length
  const fixed = flips.filter(({ kind }) => kind === 'newly-passing').length
  const isCounted = gate.metric === 'success' && gate.where === null && n > 1 && broken + fixed > 0
  return isCounted ? { broken, fixed } : null
}

/** ", all tagged `auth`": what the broken cases share more often than chance gives them. */
function describeShared({ concentration }: PairComparison, broken: number): Inline[] {
  if (concentration === undefined) return []
  const { clause, tag, cases } = concentration
  const who = cases.length === broken ? 'all' : `${formatCount(cases.length)} of them`
  return tag === null ? [`, ${who} ${clause.replace(/^are /, '')}`] : [`, ${who} tagged `, { kind: 'code', text: tag }]
}

/** "7 of 92 cases broke, all tagged `auth`"; "success fell from 82 % to 70 %" where no case can be counted. */
function describeLoss(result: GateResult, comparison: PairComparison): Inline[] {
  const flips = countFlips(result, comparison)
  if (flips === null || flips.broken === 0) return [describeMove(result)]
  const { broken, fixed } = flips
  return [
    `${partOf(broken, result.n, 'case')} broke`,
    ...describeShared(comparison, broken),
    fixed === 0 ? '' : `; ${formatCount(fixed)} ${fixed === 1 ? 'was' : 'were'} fixed`,
  ]
}

function writeRegressed({ comparison, context, details }: Words): Text {
  const [worst, ...others] = failedGates(comparison)
  if (worst === undefined && comparison.verdict.because === 'suite-rewritten')
    return writeRewritten(comparison, context)
  if (worst === undefined && comparison.verdict.because === 'baseline-removed')
    return [`❌ Regressed: ${context.names.candidate} removes its own baseline`]
  if (worst === undefined) {
    const { zero_tolerance: ids, flips } = comparison
    if (ids.length === 0) return ['❌ Regressed: a gate of this suite fails']
    const areCritical = ids.every((id) => flips.some(({ case_id, critical }) => case_id === id && critical))
    return ['❌ Regressed: ', ...nameCases(ids, areCritical ? 'critical case' : 'watched case', details), ' broke']
  }
  const broken = describeBrokenBound(worst)
  const loss =
    broken === null
      ? [...describeLoss(worst, comparison), ...describeThreshold(worst)]
      : [`${worst.metric.title} is ${broken.value}, ${broken.bound}`]
  const more = others.length === 0 ? '' : `; ${countOf(others.length, 'more gate fails', 'more gates fail')}`
  return ['❌ Regressed: ', ...loss, more]
}

/** A threshold is no test. */
function describeThreshold(result: GateResult): readonly string[] {
  const allowed = allowedChange(result)
  return result.gate.evidence === 'threshold' && allowed !== null ? [`, beyond the threshold of ${allowed}`] : []
}

/** Why good news of the gates is none of the suite; null when the primary gate cannot tell. */
function writeBlindSpot({ comparison, context, details }: Words): Text | null {
  const { zero_tolerance_unscored: unscored = [], verdict } = comparison
  const unasked = writeUnasked(comparison, context, details)
  if (unasked !== null) return unasked
  if (verdict.because === 'watched-case-unscored')
    return [
      ...nameCases(unscored, 'watched case', details),
      ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
    ]
  const coverage = decidingCoverage(comparison)
  if (coverage !== null) {
    const { gated, uncovered, cases, losses } = coverage
    const what = gated ? `${formatCount(uncovered.length)} of ${countOf(cases, 'case')}` : 'the answers'
    const loss = losses[0] === undefined ? '' : `${gated ? '; there' : ', and'} ${describeMove(losses[0])}`
    return [`no gate checks the quality of ${what}${loss}`]
  }
  const primary = primaryGate(comparison)
  const nothing = primary === null ? null : describeNothingToLose(comparison, primary)
  if (nothing !== null) return nothing
  if (verdict.because !== 'nothing-ruled-out' || primary === null) return null
  const margin = allowedChange(primary) ?? 'any size'
  return primary.n === 1
    ? ['the only case came out the same, which says nothing about others']
    : [
        `${primary.metric.title} is the same on all ${countOf(primary.n, 'case')}, too few to rule out a ${adverseNoun(primary)} of ${margin}`,
      ]
}

function writeInconclusive(words: Words): Text {
  const { comparison } = words
  const [unproven] = failedGates(comparison)
  if (unproven !== undefined)
    return [
      `❌ Not shown: ${unproven.metric.title} may be worse by more than ${allowedChange(unproven) ?? 'its margin'}, and this gate asks for proof`,
    ]
  const blindSpot = writeBlindSpot(words)
  if (blindSpot !== null) return ['❔ Cannot tell: ', ...blindSpot]
  const primary = primaryGate(comparison)
  if (primary === null) return ['❔ Cannot tell: this suite has no primary gate']
  if (primary.verdict === 'not-comparable') return [`❔ Cannot tell: ${primary.metric.title} was not compared`]
  if (isWorseSizeOpen(primary, comparison.alpha))
    return [
      '❔ Worse: ',
      ...describeLoss(primary, comparison),
      `; the ${adverseNoun(primary)} may exceed ${allowedChange(primary) ?? 'its margin'}`,
    ]
  const doubt = describeUncertainty(primary) === null
  const flips = countFlips(primary, comparison)
  if (flips === null) {
    const isStill = formatMeasured(primary).sign === 0
    return [`❔ Cannot tell: ${describeMove(primary)}`, doubt && !isStill ? ', which may be chance' : '']
  }
  return [`❔ Cannot tell: ${describeCounts(flips, primary.n)}`, doubt ? ', too few to say whether it matters' : '']
}

/** "2 of 60 cases broke and 1 was fixed". */
function describeCounts({ broken, fixed }: { readonly broken: number; readonly fixed: number }, n: number): string {
  const was = fixed === 1 ? 'was' : 'were'
  if (broken === 0) return `${partOf(fixed, n, 'case')} ${was} fixed`
  return `${partOf(broken, n, 'case')} broke${fixed === 0 ? '' : ` and ${formatCount(fixed)} ${was} fixed`}`
}

function writeNoRegression({ comparison }: Words): Text {
  const primary = primaryGate(comparison)
  if (primary === null) return ['✅ Within the bounds of all gates; none of them compares quality']
  if (primary.verdict === 'unchanged')
    return [`✅ No regression: ${primary.metric.title} is the same on all ${countOf(primary.n, 'case')}`]
  if (primary.verdict === 'improved') return [`✅ No regression proven: ${describeMove(primary)}`]
  if (isSlightlyWorse(primary, comparison.alpha))
    return [`✅ Slightly worse, as allowed: ${primary.metric.title} ${formatMeasured(primary).changeInWords ?? ''}`]
  const allowed = allowedChange(primary)
  if (allowed === null) return [`✅ No regression: ${describeMove(primary)}`]
  return [`✅ No regression: a ${adverseNoun(primary)} of ${allowed} in ${primary.metric.title} is ruled out`]
}

function writeInvalid({ comparison, context }: Words): Text {
  const { counts, stopped } = context
  const isBug = comparison.verdict.because === 'gate-failed-to-compute'
  if (isBug) return ['⚠️ Invalid: a gate could not be computed']
  if (stopped !== undefined) return ['⚠️ Invalid: the run was stopped before its end']
  if (counts.infrastructure === 0) {
    const invalid = invalidGate(comparison)
    return [
      invalid === null
        ? '⚠️ Invalid: no gate has a scored case'
        : `⚠️ Invalid: ${invalid.metric.title} could not be measured`,
    ]
  }
  const unit = counts.trials === counts.cases ? 'case' : 'trial'
  const unasked = context.unasked ?? 0
  const rest = unasked === 0 ? '' : `, ${countOf(unasked, 'was not asked', 'were not asked')}`
  return [`⚠️ Invalid: ${partOf(counts.infrastructure - unasked, counts.trials, unit)} got no answer${rest}`]
}

function writeNoBaseline({ comparison, context }: Words): Text {
  if (comparison.verdict.because === 'baseline-unreadable') return writeUnreadable(context)
  const primary = comparison.verdict.primary
  const values = [...comparison.gates]
    .sort((a, b) => Number(b.gate.id === primary) - Number(a.gate.id === primary))
    .filter((result) => result.candidate_value !== null && result.gate.where === null)
    .map((result) => `${result.metric.title} ${formatValue(result.metric, result.candidate_value ?? 0)}`)
  const unique = [...new Set(values)].slice(0, 3)
  const lead = context.is_baseline ? '📌 Baseline measured' : context.first_time ? '👋 First run' : '➖ No baseline'
  const cases = countOf(context.counts.cases, 'case')
  return [unique.length === 0 ? `${lead}: ${cases}` : `${lead}: ${unique.join(', ')} on ${cases}`]
}

/** Why nothing was compared, as a clause. */
export function reasonNotCompared({ cases, gates, verdict }: PairComparison): string {
  const edited = cases.edited.length + cases.removed.length
  const stale = cases.stale?.length ?? 0
  const what = [...(edited === 0 ? [] : [writeDeeds(cases)]), ...(stale === 0 ? [] : ['stale'])].join(' or ')
  return verdict.because === 'too-many-cases-excluded'
    ? `${formatCount(edited + stale)} of ${countOf(cases.shared + edited + stale, 'baseline case')} were ${what}`
    : [...new Set(gates.map(({ reason }) => reason))].join('; ')
}

/** Whether the headline has room for it. */
export const isReasonShort = (comparison: PairComparison): boolean =>
  reasonNotCompared(comparison).split(' ').length <= REASON_WORDS

function writeNotComparable({ comparison }: Words): Text {
  const reason = isReasonShort(comparison) ? reasonNotCompared(comparison) : 'the two runs measured different things'
  return [`➖ Not compared: ${reason}`]
}

function writeMain(words: Words): Text {
  const { comparison, context } = words
  const primary = primaryGate(comparison)
  const win = writeWin(comparison, context)
  if (win !== null) return win
  switch (comparison.verdict.word) {
    case 'regressed':
      return writeRegressed(words)
    case 'inconclusive':
      return writeInconclusive(words)
    case 'improved':
      return writeImproved(comparison, primary)
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

function writeImproved(comparison: PairComparison, primary: GateResult | null): Text {
  if (primary === null) return ['✅ Improved']
  const word = isSlightlyBetter(primary) ? '✅ Slightly better' : '✅ Improved'
  const flips = countFlips(primary, comparison)
  if (flips === null || flips.fixed === 0) return [`${word}: ${describeMove(primary)}`]
  const broke = flips.broken === 0 ? 'none broke' : `${formatCount(flips.broken)} broke`
  return [`${word}: ${partOf(flips.fixed, primary.n, 'case')} ${flips.fixed === 1 ? 'was' : 'were'} fixed, ${broke}`]
}

/** The gate that the headline speaks of; null when it speaks of none. */
export function headlineGate(comparison: PairComparison): GateResult | null {
  const { word } = comparison.verdict
  if (word === 'invalid' || word === 'not-comparable') return null
  return (word === 'regressed' ? failedGates(comparison)[0] : null) ?? primaryGate(comparison)
}

/**
 * The verdict in at most twenty words: the word, how many cases broke of how many, and what they share. The numbers stand in the line below.
 * It never says more than was tested: "cannot tell" stays so. Nor less: a loss that is proven is named, whatever its size.
 */
export function writeHeadline(comparison: PairComparison, context: ReportContext, details: CaseDetails): Text {
  const main = writeMain({ comparison, context, details })
  const { word, because } = comparison.verdict
  const warnings = warningGates(comparison)
  const unmeasured = writeUnmeasured(warnings)
  if (because === 'no-baseline') return [...main, unmeasured]
  if (word === 'not-comparable') return main
  const text = tellTagLosses(main, comparison)
  if (word === 'invalid') return text
  const scope = comparison.inference === 'these-cases' ? writeScope(headlineGate(comparison)?.n ?? null) : ''
  const scoped = scope === '' || plainText(text).endsWith(scope) ? [] : [scope]
  if (word === 'regressed') return [...text, ...scoped, unmeasured]
  const marked =
    warnings.length === 0 ? text : text.map((part) => (typeof part === 'string' ? part.replace(/^✅/, '⚠️') : part))
  return [...marked, ...scoped, ...writeOpenGates(comparison), unmeasured, writeWarning(warnings)]
}
