import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount, formatPInWords } from '../../format/format-number.js'
import { startSentence } from '../../format/join-names.js'
import { isRangeAtOdds } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ReportContext, Text } from '../../model/result/report.js'
import { BASELINE_TRIALS } from '../../model/suite/suite.js'
import { joinWith } from '../blocks.js'
import { adverseNoun, allowedChange, describeFigure } from '../sections/gate-words.js'
import { listFlips } from '../sections/flips/case-states.js'
import { codeCase, type Shown } from './case-words.js'
import { type Headline, say, type VerdictFacts } from './word-styles.js'

const NAMED_CASES = 3

/** A gate decided by inference about these cases. */
type OwnGate = GateResult & { readonly these_cases: NonNullable<GateResult['these_cases']> }

/** Whether the gate was decided on the suite's own cases, and not by a test about questions like these. */
export function isOnTheseCases(result: GateResult | null): result is OwnGate {
  return result?.these_cases !== undefined
}

/**
 * Says why a range includes 0 beside a p that excludes it, or the other way round (docs/results.md#a-range-that-disagrees-with-p), to follow
 * the range; empty if they agree.
 * @example ': the range also allows for chance that 7 cases cannot show; p decides'
 */
export function explainRange(measured: Pick<GateResult, 'n' | 'p' | 'interval'>, alpha: number): string {
  if (!isRangeAtOdds(measured, alpha)) return ''
  return (measured.p ?? 1) < alpha
    ? `: the range also allows for chance that ${countOf(measured.n, 'case')} cannot show; p decides`
    : ': the range rules out a loss; whether there is a gain, p decides'
}

/** Writes "on your 60 cases", "on your only case". */
export function nameYourCases(n: number): string {
  return n === 1 ? 'on your only case' : `on your ${formatCount(n)} cases`
}

/** Counts the cases whose `success` changed from all tries to none (broke) or from none to all (fixed). */
export function countChanged(comparison: PairComparison) {
  return { broke: listFlips(comparison, 'newly-failing').length, fixed: listFlips(comparison, 'newly-passing').length }
}

const wereFixed = (fixed: number): string =>
  fixed === 0 ? 'none was fixed' : `${formatCount(fixed)} ${fixed === 1 ? 'was' : 'were'} fixed`

/** Writes "5 cases broke, 5 were fixed", which a stable average hides; empty if no case broke. */
export function nameSwaps(comparison: PairComparison, primary: GateResult): string {
  const { broke, fixed } = countChanged(comparison)
  return primary.gate.metric !== 'success' || broke === 0 ? '' : `${countOf(broke, 'case')} broke, ${wereFixed(fixed)}`
}

/** Describes a certain loss that is not shown to reach the margin: overall, or in single cases while the average held. */
export function describeWorse({ primary, comparison }: VerdictFacts): Headline {
  if (!isOnTheseCases(primary)) return say('inconclusive')
  const { broke } = primary.these_cases
  const { changeInWords, sign } = formatMeasured(primary)
  const whole = `${primary.metric.title} ${changeInWords ?? '?'} ${nameYourCases(primary.n)}`
  if (broke.length === 0) {
    const why = whyNotRegressed(primary, comparison)
    return { mark: '⚠️', lead: 'Worse', rest: [why === null ? whole : `${whole}, ${why}`] }
  }
  const isSuccess = primary.gate.metric === 'success'
  const fixed = isSuccess ? countChanged(comparison).fixed : 0
  const counts = isSuccess ? describeTries(broke, comparison) : ` in ${primary.metric.title}`
  const [sure, rest] = [`${countOf(broke.length, 'case')} broke for sure`, isSuccess ? `, ${wereFixed(fixed)}` : '']
  // If as many cases were fixed, the average does not reflect those that broke.
  return sign < 0 && fixed < broke.length
    ? { mark: '⚠️', lead: 'Worse', rest: [`${sure}${counts}${rest}`], brief: [`${sure}${rest}`] }
    : { mark: '⚠️', lead: `${sure}${counts}${rest}`, rest: [] }
}

/** Explains why a drop as large as the margin is not called a regression; `null` if the drop is smaller. */
function whyNotRegressed(result: OwnGate, { asked }: Pick<PairComparison, 'asked'>): string | null {
  const { delta, interval } = result
  const { margin } = result.gate
  if (delta === null || margin?.kind !== 'absolute' || -delta < margin.value - 1e-9) return null
  if (interval === null || interval.high >= 0) return 'but the size of the loss may be chance'
  return (asked?.rounds ?? 1) < 2 ? 'seen in one round only' : 'but not in every round'
}

/** Writes " (0 of 4 here, 10 of 10 on main)" if all these cases have the same counts; else empty. */
function describeTries(ids: readonly string[], { flips }: PairComparison): string {
  const counts = flips
    .filter(({ case_id: id }) => ids.includes(id))
    .map(({ candidate: here, baseline: main }) => {
      return ` (${here.passed} of ${here.trials} here, ${main.passed} of ${main.trials} on main)`
    })
  const [only = '', ...others] = new Set(counts)
  return others.length === 0 ? only : ''
}

/** Describes the range that the gate leaves open and the cases that broke; or that repeated answers were copies. */
export function describeOpenRange(primary: OwnGate, comparison: PairComparison): Headline {
  const { asked } = comparison
  const { ends, range } = formatMeasured(primary)
  const between = `between ${ends ?? '?'}`
  if (primary.these_cases.copies)
    return { mark: '⚠️', lead: 'Repeated answers were copies', rest: [`each case counts once, ${between}`] }
  const swaps = nameSwaps(comparison, primary)
  // The line of figures below names the rounds too; this headline has room for them only without swaps.
  const isShort = swaps === '' && asked !== undefined && asked.cap > 1
  const rounds = isShort ? ` after ${countOf(asked.rounds, 'round')}` : ''
  const brief = `${primary.metric.title} changed by ${range ?? '?'}`
  const headline = say('inconclusive', brief, swaps === '' ? '' : `; ${swaps}`)
  return { ...headline, lead: `${headline.lead}${rounds}`, brief: [brief] }
}

/** Writes "Success 84.1 % → 83.9 % (−0.2 points); a drop of 5 points is ruled out · 2 rounds, 144 answers." */
export function describeOwnGate(result: OwnGate, comparison: PairComparison, { context, details }: Shown): Text {
  const { verdict, these_cases: own } = result
  const text = formatMeasured(result)
  const title = startSentence(result.metric.title)
  const allowed = allowedChange(result) ?? 'nothing'
  const limit = allowedChange(result, { without_points: true }) ?? 'nothing'
  const values = `${title} ${text.arrow}`
  const seen = `${values} (${text.changeOfArrow ?? '?'}${(result.delta ?? 0) < 0 ? `; allowed ${limit}` : ''})`
  if (own.how === 'fact') {
    const same = `${title} ${text.baseline ?? '?'} in both`
    return [`${verdict === 'unchanged' ? same : seen}. Not chance: the target gives the same answer every time.`]
  }
  const asked = describeAsked(comparison)
  const reason = own.broke.length === 0 ? null : whyNotRegressed(result, comparison)
  const p = result.p_adjusted === null ? '' : `, ${formatPInWords(result.p_adjusted, comparison.alpha)}`
  const change = `${values} (${text.changeOfArrow ?? '?'})`
  const sure = `: more than chance${p}${asked}.`
  if (verdict === 'regressed') return [`${seen}${sure}`]
  if (verdict === 'improved') return [`${change}${sure}`]
  if (verdict === 'no-regression') {
    const held = nameSwaps(comparison, result) === '' ? '' : `; a ${adverseNoun(result)} of ${allowed} is ruled out`
    return [`${change}${held}${asked}.`]
  }
  if (verdict !== 'inconclusive') return [`${seen}${asked}.`]
  const read: Text = details === 'none' ? [] : [' Read ', ...nameSome(own.broke, context), ' before you merge.']
  const isAskedOnce = comparison.asked?.main?.most === 1 && comparison.asked.cap > 1
  return [
    `${seen}${own.worse && reason !== null ? `, ${reason}` : ''}${asked}.`,
    ...(own.broke.length === 0 ? [whyOpen(result, comparison)] : read),
    isAskedOnce ? ` Main was asked only once; ${BASELINE_TRIALS.varying} trials of each case would tell more.` : '',
    own.copies ? ' Turn the cache off for the suite, or give each try its own seed.' : '',
  ]
}

/** Explains why a possibly large loss is not established although no case broke for sure. */
function whyOpen({ interval, metric, these_cases: own }: OwnGate, comparison: PairComparison): string {
  const isLoss = interval !== null && interval.high < 0
  if (isLoss && !own.worse && (comparison.asked?.rounds ?? 1) > 1)
    return ' The loss is not in every round: the provider may have had a bad minute. Run it again.'
  // A score has no tries that pass or fail, so no single case was tested.
  if (metric.kind !== 'binary') return ''
  const confirmed = comparison.zero_tolerance.length
  const { broke } = countChanged(comparison)
  if (confirmed > 0) return broke > confirmed ? ' No other case is sure to have broken.' : ''
  return broke === 0 ? ' No single case broke for sure.' : ' No case is sure to have broken.'
}

function nameSome(ids: readonly string[], context: ReportContext): Text {
  const named = ids.slice(0, NAMED_CASES).map((id): Text => codeCase(id, context))
  const more = ids.length - named.length
  return joinWith('and', [...named, ...(more > 0 ? [[countOf(more, 'more case')]] : [])])
}

/** Writes " · 2 rounds, 144 answers"; empty for a run without rounds. */
function describeAsked({ asked }: PairComparison): string {
  if (asked === undefined || asked.cap === 1) return ''
  return ` · ${countOf(asked.rounds, 'round')}, ${countOf(asked.answers, 'answer')}`
}

const TESTS: Partial<Record<NonNullable<GateResult['row']>, string>> = {
  mcnemar: 'McNemar',
  'paired-t': 'paired t',
  'log-ratio': 'paired t of logs',
}

/**
 * Writes "For other questions like these: cannot tell; success drops of 9 points or more are ruled out (McNemar p = .22)."
 * `null` if there is no result for them.
 */
export function writeQuestions({ gates, verdict, alpha }: PairComparison): string | null {
  const primary = gates.find(({ gate }) => gate.id === verdict.primary)
  const other = primary?.like_these
  if (primary === undefined || other === undefined) return null
  const limit = describeFigure({ ...primary, ...other }, other.can_rule_out)
  const { title } = primary.metric
  const noun = adverseNoun(primary)
  const ruledOut =
    limit === null
      ? `no ${title} ${noun} is ruled out`
      : `${other.can_rule_out === 0 ? `any ${title} ${noun} is` : `${title} ${noun}s of ${limit} or more are`} ruled out`
  const test = other.row === null ? undefined : TESTS[other.row]
  const too = primary.verdict === other.verdict ? ' too' : ''
  // Another gate may have given the run its word.
  const who = primary.verdict === verdict.word ? '' : `${title} `
  const words = {
    // For an established change, the change says more than what it rules out.
    regressed: `${who}worse${too}`,
    improved: `${who}better${too}`,
    'no-regression': `no regression; ${ruledOut}`,
    unchanged: ruledOut,
    inconclusive: `cannot tell; ${ruledOut}`,
    breached: 'beyond the threshold',
    'within-bounds': 'within bounds',
    invalid: 'nothing can be said',
    'not-comparable': 'not compared',
  }[other.verdict]
  const p = other.p === null || test === undefined ? '' : ` (${test} ${formatPInWords(other.p, alpha)})`
  return `For other questions like these: ${words}${p}.`
}

/** Says which side's answers refuted that the target is deterministic; `null` if none did. */
export function writeRefuted({ asked }: PairComparison): string | null {
  if (asked === undefined || asked.refuted_by === null) return null
  const who = asked.refuted_by === 'main' ? 'on main' : 'of this change'
  return `The target is declared \`deterministic\`, but answers ${who} to one question differed: the declaration is not used.`
}
