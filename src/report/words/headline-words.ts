import { describeCause } from '../../format/describe-reason.js'
import { formatMeasured, isInPercent } from '../../format/format-measured.js'
import { formatValue } from '../../format/format-metric.js'
import { countOf, formatCount, partOf } from '../../format/format-number.js'
import { shortCommit } from '../../format/join-names.js'
import { isSlightlyBetter, isSlightlyWorse, isWorseUnsized } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { failedGates, type PairComparison, primaryGate } from '../../model/result/pair-comparison.js'
import type { Inline, Text } from '../../model/result/report.js'
import { CANNOT_TELL } from '../../model/result/verdict.js'
import {
  adverseNoun,
  allowedChange,
  describeBrokenBound,
  describeFigure,
  describeMove,
  describeUncertainty,
  invalidGate,
} from '../sections/gate-words.js'
import { describeGivenUp, nameCases, describeEdits, partOfTrials } from './case-words.js'
import { countChanged, describeOpenRange, isOnTheseCases, nameSwaps, nameYourCases } from './these-cases-words.js'
import { type Forms, type Headline, say, type VerdictFacts } from './word-styles.js'

/** The most words of a reason in the headline; a longer reason is in the line below. */
const REASON_WORDS = 12
const VALUES_NAMED = 3

/** Returns the gate that the headline is about; `null` if none. */
export function headlineGate(comparison: PairComparison): GateResult | null {
  const { word } = comparison.verdict
  if (word === 'invalid' || word === 'not-comparable') return null
  return (word === 'regressed' ? failedGates(comparison)[0] : null) ?? primaryGate(comparison)
}

/**
 * Counts the cases that broke and were fixed; `null` if the gate is not on the `success` of all cases, or if no case went from all to none
 * or back.
 */
function countFlips({ gate, n }: GateResult, comparison: PairComparison): ReturnType<typeof countChanged> | null {
  const counts = countChanged(comparison)
  const isCounted = gate.metric === 'success' && gate.where === null && n > 1 && counts.broke + counts.fixed > 0
  return isCounted ? counts : null
}

const wereFixed = (fixed: number): string => `${fixed === 1 ? 'was' : 'were'} fixed`

/**
 * Writes "7 of 92 cases broke, all tagged `auth`"; without countable cases, "Faithfulness fell from .82 to .70, most in 7 cases, all
 * tagged `auth`".
 */
function describeLoss(result: GateResult, comparison: PairComparison): Text {
  const flips = countFlips(result, comparison)
  if (flips === null || flips.broke === 0) {
    const lost = comparison.concentration?.gate === result.gate.id ? (result.worse_cases?.worst.length ?? 0) : 0
    const where = [`, most in ${countOf(lost, 'case')}`, ...describeShared(comparison, lost)]
    return [describeMove(result), ...(lost === 0 ? [] : where)]
  }
  const { broke: broken, fixed } = flips
  // Most of the loss is in cases that pass only sometimes.
  if (isOnTheseCases(result) && broken - fixed < (Math.abs(result.delta ?? 0) * result.n) / 2)
    return [`${describeMove(result)}; ${countOf(broken, 'case')} broke`]
  return [
    `${partOf(broken, result.n, 'case')} broke`,
    ...describeShared(comparison, broken),
    fixed === 0 ? '' : `; ${formatCount(fixed)} ${wereFixed(fixed)}`,
  ]
}

/** Writes ", all tagged `auth`": what the broken cases share more often than by chance; else how many of them are critical. */
function describeShared({ concentration, flips }: PairComparison, broken: number): readonly Inline[] {
  if (concentration === undefined) {
    const critical = flips.filter((flip) => flip.critical && flip.kind === 'newly-failing').length
    const who = critical < broken ? `${formatCount(critical)} of them` : broken === 1 ? 'and it is' : 'all'
    return critical === 0 ? [] : [`, ${who} critical`]
  }
  const { trait, tag, cases } = concentration
  const who = cases.length === broken ? 'all' : `${formatCount(cases.length)} of them`
  return tag === null ? [`, ${who} ${trait}`] : [`, ${who} tagged `, { kind: 'code', text: tag }]
}

/** Describes the worst of the gates that fail the run, and how many more there are. */
export function describeFailed({ failed: [worst, ...others], comparison }: VerdictFacts): Forms {
  if (worst === undefined) return []
  const bound = describeBrokenBound(worst)
  // A threshold is not a test, so the allowed change is given.
  const allowed = bound === null && worst.gate.evidence === 'threshold' ? allowedChange(worst) : null
  const loss =
    bound === null ? describeLoss(worst, comparison) : [`${worst.metric.title} is ${bound.value}, ${bound.bound}`]
  const [other] = others
  const count = other === undefined ? '' : `; ${countOf(others.length, 'more gate fails', 'more gates fail')}`
  const named = others.length === 1 ? `; ${other?.metric.title ?? ''} fails too` : count
  return [
    [...loss, allowed === null ? '' : `, beyond the threshold of ${allowed}`, named],
    [...loss, count],
  ]
}

/** Names the cases that broke and must not break. */
export function describeConfirmed({ comparison: { zero_tolerance: ids, flips }, ...shown }: VerdictFacts): Text {
  const areCritical = ids.every((id) => flips.some(({ case_id, critical }) => case_id === id && critical))
  return [
    ...nameCases(ids, areCritical ? 'critical case' : 'case', shown),
    areCritical ? ' broke' : ' broke, and none may',
  ]
}

/** Describes a gate that requires proof that nothing was lost; `null` if no gate lacks its proof. */
export function describeUnproven({ failed: [unproven] }: VerdictFacts): Headline | null {
  if (unproven === undefined) return null
  const allowed = allowedChange(unproven) ?? 'its margin'
  const brief = `${unproven.metric.title} may be worse by more than ${allowed}`
  return { mark: '❌', lead: 'Not shown', rest: [brief, ', and this gate requires proof'], brief: [brief] }
}

/** Describes what the primary gate leaves undecided. */
export function describeOpen({ primary, comparison }: VerdictFacts): Headline {
  if (primary === null) return say('inconclusive', 'this suite has no primary gate')
  if (isOnTheseCases(primary) && primary.verdict === 'inconclusive') {
    // No case lost and the mean is the same, so no case differs. Cases of success are in `flips`, which leaves out single tries.
    const isSame = primary.delta === 0 && primary.worse_cases === undefined && primary.gate.metric !== 'success'
    if (!isSame || primary.these_cases.copies || primary.gate.margin?.value === 0)
      return describeOpenRange(primary, comparison)
    const [brief = '', limit = ''] = describeTooFew(primary)
    return { ...say('inconclusive', brief, limit), brief: [brief] }
  }
  if (primary.verdict === 'not-comparable') return say('inconclusive', `${primary.metric.title} was not compared`)
  if (isWorseUnsized(primary, comparison.alpha)) {
    const limit = `; the ${adverseNoun(primary)} may exceed ${allowedChange(primary) ?? 'its margin'}`
    const brief = describeLoss(primary, comparison)
    return { mark: CANNOT_TELL, lead: 'Worse', rest: [...brief, limit], brief }
  }
  const isUnexplained = describeUncertainty(primary) === null
  const flips = countFlips(primary, comparison)
  const isStill = formatMeasured(primary).sign === 0
  const [brief, doubt] =
    flips === null
      ? [describeMove(primary), isStill ? '' : ', which may be chance']
      : [describeCounts(flips, primary.n), ', too few to say whether it matters']
  return { ...say('inconclusive', brief, isUnexplained ? doubt : ''), brief: [brief] }
}

/** Writes "2 of 60 cases broke and 1 was fixed". */
function describeCounts({ broke: broken, fixed }: ReturnType<typeof countChanged>, n: number): string {
  if (broken === 0) return `${partOf(fixed, n, 'case')} ${wereFixed(fixed)}`
  return `${partOf(broken, n, 'case')} broke${fixed === 0 ? '' : ` and ${formatCount(fixed)} ${wereFixed(fixed)}`}`
}

/** Says that everything is the same, but in too few cases to rule anything out. */
export function describeTooFew(primary: GateResult): Text {
  const loss = `a ${adverseNoun(primary)} of ${allowedChange(primary) ?? 'any size'}`
  return primary.n === 1
    ? ['the only case came out the same, which says nothing about others']
    : [`${primary.metric.title} is the same on all ${countOf(primary.n, 'case')}, too few`, ` to rule out ${loss}`]
}

export function describeImproved({ primary, comparison }: VerdictFacts): Headline {
  if (primary === null) return say('improved')
  const headline = { ...say('improved', ...describeGain(primary, comparison)), brief: [] }
  return isSlightlyBetter(primary) ? { ...headline, lead: 'Slightly better' } : headline
}

function describeGain(primary: GateResult, comparison: PairComparison): Text {
  const flips = countFlips(primary, comparison)
  if (flips === null || flips.fixed === 0) return [describeMove(primary)]
  const broke = flips.broke === 0 ? 'none broke' : `${formatCount(flips.broke)} broke`
  return [`${partOf(flips.fixed, primary.n, 'case')} ${wereFixed(flips.fixed)}, ${broke}`]
}

/** Writes "✅ Unchanged on all 60 cases: success 98 % (rules out drops over 6.1 points)". One case is not enough for a tick. */
export function describeSame({ primary, comparison, context }: VerdictFacts): Headline {
  const result = primary ?? comparison.gates.find((gate) => gate.verdict === 'unchanged')
  const headline = say('unchanged')
  if (result === undefined) return headline
  if (isOnTheseCases(result)) {
    const results = result.n === 1 ? 'the result of the only case is' : `all ${countOf(result.n, 'result')}`
    return say('unchanged', `${results} as ${sayWhere(context.names)}`)
  }
  // The level is given too, because all cases may fail as before.
  const level = `${result.metric.title} ${formatMeasured(result).candidate ?? '?'}`
  if (result.row === 'exact') {
    const where = result.n === 0 ? 'in one reading' : `on ${countOf(result.n, 'file')}`
    return { ...headline, lead: `${headline.lead} ${where}`, rest: [level] }
  }
  if (result.n === 1) return { mark: '➖', lead: `${headline.lead} on the only case`, rest: [level] }
  const rulesOut = describeFigure(result, result.can_rule_out)
  const limit = rulesOut === null ? '' : ` (rules out ${adverseNoun(result)}s over ${rulesOut})`
  const lead = `${headline.lead} on all ${countOf(result.n, 'case')}`
  return { ...headline, lead, rest: [`${level}${limit}`], brief: [level] }
}

/** Writes where the baseline's results come from, after "as": "on main", "before", "in whole" for a variant of this name. */
function sayWhere({ baseline, candidate }: VerdictFacts['context']['names']): string {
  if (candidate === 'this PR') return `on ${baseline}`
  return ['baseline', 'reference', 'last good night'].includes(baseline) ? 'before' : `in ${baseline}`
}

export function describeNoRegression({ primary, comparison, context }: VerdictFacts): Headline {
  const good = { ...say('no-regression'), brief: [] }
  if (primary === null)
    return { ...good, lead: 'Within the bounds of all gates', joint: '; ', rest: ['none of them compares quality'] }
  const win = context.is_experiment ? describeWin(primary, comparison) : null
  if (win !== null) return { ...good, joint: ', ', ...win }
  const { title } = primary.metric
  const swaps = nameSwaps(comparison, primary)
  if (primary.verdict === 'unchanged')
    return { ...good, rest: [`${title} is the same on all ${countOf(primary.n, 'case')}`] }
  if (primary.verdict === 'improved') return { ...good, lead: 'No regression proven', rest: [describeMove(primary)] }
  if (isSlightlyWorse(primary, comparison.alpha)) {
    const { changeInWords, ofWhich } = formatMeasured(primary)
    const change = `${title} ${changeInWords ?? ''}${ofWhich}`
    return { ...good, lead: 'Slightly worse, as allowed', rest: [swaps === '' ? change : `${change}; ${swaps}`] }
  }
  const allowed = allowedChange(primary)
  const held =
    allowed === null ? describeMove(primary) : `a ${adverseNoun(primary)} of ${allowed} in ${title} is ruled out`
  return isOnTheseCases(primary)
    ? { ...good, lead: `${good.lead} ${nameYourCases(primary.n)}`, rest: [swaps === '' ? held : swaps] }
    : { ...good, rest: [held] }
}

/**
 * Describes what an experiment improved while quality held: "38 % fewer tokens per query, success unchanged on 60 cases"; `null` if it
 * improved nothing.
 */
function describeWin(primary: GateResult, { gates, alpha }: PairComparison): Pick<Headline, 'lead' | 'rest'> | null {
  const won = gates.find((result) => result.verdict === 'improved' && result.gate.id !== primary.gate.id)
  if (won === undefined) return null
  const { title } = primary.metric
  const rest =
    primary.verdict === 'unchanged'
      ? `${title} unchanged on ${countOf(primary.n, primary.row === 'exact' ? 'file' : 'case')}`
      : isSlightlyWorse(primary, alpha)
        ? `${title} slightly worse, as allowed (${formatMeasured(primary).changeOfArrow ?? ''})`
        : `no ${adverseNoun(primary)} of ${allowedChange(primary) ?? 'any size'} in ${title}`
  const { size, sign, ofWhich } = formatMeasured(won)
  const { direction, unit } = won.metric
  const less = unit === 'tokens' || unit === 'count' ? 'fewer' : 'less'
  const isSaving = isInPercent(won) && direction === 'lower' && size !== null && sign < 0
  return { lead: isSaving ? `${size} ${less} ${won.metric.title}${ofWhich}` : describeMove(won), rest: [rest] }
}

export function describeUnmeasured({ comparison, context }: VerdictFacts): Headline {
  const { counts, stopped, unanswered } = context
  if (stopped !== undefined) return say('invalid', 'the run was stopped before its end')
  if (counts.infrastructure === 0) {
    const gate = invalidGate(comparison)
    if (gate !== null) return say('invalid', `${gate.metric.title} could not be measured`)
    const isDoubted = comparison.gates.some(({ agreement }) => agreement?.least !== undefined)
    if (isDoubted) return say('invalid', 'no gate is left that can fail: the judge disagrees with people')
    return say('invalid', 'no gate has a scored case')
  }
  if (counts.unasked !== undefined) return say('invalid', describeGivenUp(counts))
  const cases = unanswered && partOf(unanswered.length, counts.cases, 'case')
  return say('invalid', `${cases ?? partOfTrials(counts.infrastructure, counts)} got no answer`)
}

export function describeNoBaseline({ comparison: { gates, verdict }, context }: VerdictFacts): Headline {
  const values = [...gates]
    .sort((a, b) => Number(b.gate.id === verdict.primary) - Number(a.gate.id === verdict.primary))
    .filter((result) => result.candidate_value !== null && result.gate.where === null)
    .map((result) => `${result.metric.title} ${formatValue(result.metric, result.candidate_value ?? 0)}`)
  const unique = [...new Set(values)].slice(0, VALUES_NAMED)
  const cases = countOf(context.counts.cases, 'case')
  const write = (values: readonly string[]): Text => [values.length === 0 ? cases : `${values.join(', ')} on ${cases}`]
  const texts = { rest: write(unique), brief: write(unique.slice(0, 1)) }
  const { carried_from: from } = context
  const lead = from === undefined ? 'measured' : `carried forward from ${shortCommit(from)}`
  if (context.is_baseline) return { mark: '📌', lead: `Baseline ${lead}`, ...texts }
  if (context.first_time) return { mark: '👋', lead: 'First run', ...texts }
  return { mark: '➖', lead: 'No baseline', ...texts }
}

/** Includes the gist of the reason in the headline if there is room. */
export function describeUnreadable({ context: { baseline } }: VerdictFacts): Headline {
  const gist = baseline.kind === 'none' ? (baseline.gist ?? baseline.reason) : ''
  const why = gist !== '' && isShort(gist) ? ` (${gist})` : ''
  return { mark: '⚠️', lead: 'Not compared', rest: [`the baseline could not be read${why}`] }
}

/** Explains in a clause why nothing was compared. */
export function reasonNotCompared({ cases, gates, verdict }: PairComparison): string {
  const edited = cases.edited.length + cases.removed.length
  const stale = cases.stale?.length ?? 0
  const what = [...(edited === 0 ? [] : [describeEdits(cases)]), ...(stale === 0 ? [] : ['stale'])].join(' or ')
  return verdict.because === 'too-many-cases-excluded'
    ? `${formatCount(edited + stale)} of ${countOf(cases.shared + edited + stale, 'baseline case')} were ${what}`
    : [...new Set(gates.map(describeCause))].join('; ')
}

const isShort = (reason: string): boolean => reason.split(' ').length <= REASON_WORDS

/** Whether the reason why nothing was compared fits into the headline. */
export const isReasonShort = (comparison: PairComparison): boolean => isShort(reasonNotCompared(comparison))

export function describeNotCompared({ comparison }: VerdictFacts): Headline {
  const reason = reasonNotCompared(comparison)
  return say('not-comparable', isShort(reason) ? reason : 'the two runs measured different things')
}
