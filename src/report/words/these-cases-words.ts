import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatCount, formatPInWords } from '../../format/format-number.js'
import { startSentence } from '../../format/join-names.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { CaseDetails, Text } from '../../model/result/report.js'
import { BASELINE_TRIALS } from '../../model/suite/suite.js'
import { code, joinWith } from '../blocks.js'
import { adverseNoun, allowedChange, describeFigure } from '../sections/gate-words.js'
import { listFlips } from '../sections/flips/case-states.js'
import { type Headline, say, type VerdictFacts } from './word-styles.js'

const NAMED_CASES = 3

/** A gate that was decided on these cases. */
type OwnGate = GateResult & { readonly these_cases: NonNullable<GateResult['these_cases']> }

/** Whether it was decided on the suite's own cases, and not by a row that speaks of questions like these. */
export function isOnTheseCases(result: GateResult | null): result is OwnGate {
  return result?.these_cases !== undefined
}

/** "on your 60 cases", "on your only case". */
export function nameYourCases(n: number): string {
  return n === 1 ? 'on your only case' : `on your ${formatCount(n)} cases`
}

/** Cases of `success` that passed in no try of one side, and in all of the other. */
export function countChanged(comparison: PairComparison) {
  return { broke: listFlips(comparison, 'newly-failing').length, fixed: listFlips(comparison, 'newly-passing').length }
}

const wereFixed = (fixed: number): string =>
  fixed === 0 ? 'none was fixed' : `${formatCount(fixed)} ${fixed === 1 ? 'was' : 'were'} fixed`

/** "5 cases broke, 5 were fixed": what an average that held does not show; empty where no case broke. */
export function nameSwaps(comparison: PairComparison, primary: GateResult): string {
  const { broke, fixed } = countChanged(comparison)
  return primary.gate.metric !== 'success' || broke === 0 ? '' : `${countOf(broke, 'case')} broke, ${wereFixed(fixed)}`
}

/** A loss that is sure, and not shown to be as large as the margin: on the whole, or in single cases while the average held. */
export function describeWorse({ primary, comparison }: VerdictFacts): Headline {
  if (!isOnTheseCases(primary)) return say('inconclusive')
  const { broke } = primary.these_cases
  const { changeInWords, sign } = formatMeasured(primary)
  const whole = `${primary.metric.title} ${changeInWords ?? '?'} ${nameYourCases(primary.n)}`
  if (broke.length === 0) {
    const why = whyNotRegressed(primary, comparison)
    return { mark: '⚠️', lead: 'Worse', rest: [why === null ? whole : `${whole}, ${why}`] }
  }
  const { fixed } = countChanged(comparison)
  const counts = describeTries(broke, comparison)
  const [sure, rest] = [`${countOf(broke.length, 'case')} broke for sure`, `, ${wereFixed(fixed)}`]
  // Where as many were fixed, the average says nothing of them.
  return sign < 0 && fixed < broke.length
    ? { mark: '⚠️', lead: 'Worse', rest: [`${sure}${counts}${rest}`], brief: [`${sure}${rest}`] }
    : { mark: '⚠️', lead: `${sure}${counts}${rest}`, rest: [] }
}

/** Why a drop that is as large as the margin is not called a regression; null where it is smaller. */
function whyNotRegressed(result: OwnGate, { asked }: Pick<PairComparison, 'asked'>): string | null {
  const { delta, interval } = result
  const { margin } = result.gate
  if (delta === null || margin?.kind !== 'absolute' || -delta < margin.value - 1e-9) return null
  if (interval === null || interval.high >= 0) return 'which may be chance'
  return (asked?.rounds ?? 1) < 2 ? 'seen in one round only' : 'but not in every round'
}

/** " (0 of 4 here, 10 of 10 on main)", where all of them have the same counts; else empty. */
function describeTries(ids: readonly string[], { flips }: PairComparison): string {
  const counts = flips
    .filter(({ case_id: id }) => ids.includes(id))
    .map(({ candidate: here, baseline: main }) => {
      return ` (${here.passed} of ${here.trials} here, ${main.passed} of ${main.trials} on main)`
    })
  const [only = '', ...others] = new Set(counts)
  return others.length === 0 ? only : ''
}

/** The range of what the gate leaves open and the cases that broke, or that copies answered. */
export function describeRange(primary: OwnGate, comparison: PairComparison): Headline {
  const { asked } = comparison
  const { ends, range } = formatMeasured(primary)
  const between = `between ${ends ?? '?'}`
  if (primary.these_cases.copies)
    return { mark: '⚠️', lead: 'Repeated answers were copies', rest: [`each case counts once, ${between}`] }
  const swaps = nameSwaps(comparison, primary)
  // The figures below name the rounds: a headline has twenty words.
  const isShort = swaps === '' && asked !== undefined && asked.cap > 1
  const rounds = isShort ? ` after ${countOf(asked.rounds, 'round')}` : ''
  const brief = `${primary.metric.title} changed by ${range ?? '?'}`
  const headline = say('inconclusive', brief, swaps === '' ? '' : `; ${swaps}`)
  return { ...headline, lead: `${headline.lead}${rounds}`, brief: [brief] }
}

/** "Success 84.1 % → 83.9 % (−0.2 points); a drop of 5 points is ruled out · 2 rounds, 144 answers." */
export function describeOwnGate(result: OwnGate, comparison: PairComparison, details: CaseDetails): Text {
  const { verdict, these_cases: own } = result
  const text = formatMeasured(result)
  const title = startSentence(result.metric.title)
  const allowed = allowedChange(result) ?? 'nothing'
  const limit = allowedChange(result, { without_points: true }) ?? 'nothing'
  const values = `${title} ${text.arrow}`
  const seen = `${values} (${text.changeInWords ?? '?'}${(result.delta ?? 0) < 0 ? `; allowed ${limit}` : ''})`
  if (own.how === 'fact') {
    const same = `${title} ${text.baseline ?? '?'} in both`
    return [`${verdict === 'unchanged' ? same : seen}. Not chance: the target gives the same answer every time.`]
  }
  const asked = describeAsked(comparison)
  const reason = own.broke.length === 0 ? null : whyNotRegressed(result, comparison)
  const p = result.p_adjusted === null ? '' : `, ${formatPInWords(result.p_adjusted, comparison.alpha)}`
  const change = `${values} (${text.changeInWords ?? '?'})`
  const sure = `: more than chance${p}${asked}.`
  if (verdict === 'regressed') return [`${seen}${sure}`]
  if (verdict === 'improved') return [`${change}${sure}`]
  if (verdict === 'no-regression') {
    const held = nameSwaps(comparison, result) === '' ? '' : `; a ${adverseNoun(result)} of ${allowed} is ruled out`
    return [`${change}${held}${asked}.`]
  }
  if (verdict !== 'inconclusive') return [`${seen}${asked}.`]
  const read: Text = details === 'none' ? [] : [' Read ', ...nameSome(own.broke), ' before you merge.']
  const isAskedOnce = comparison.asked?.main?.most === 1 && comparison.asked.cap > 1
  return [
    `${seen}${own.worse && reason !== null ? `, ${reason}` : ''}${asked}.`,
    ...(own.broke.length === 0 ? [whyOpen(result, comparison)] : read),
    isAskedOnce ? ` Main was asked once: with ${BASELINE_TRIALS.varying} trials of each case more could be told.` : '',
    own.copies ? ' Turn the cache off for the suite, or give each try its own seed.' : '',
  ]
}

/** Why a loss that may be large is not shown, where no case broke for sure. */
function whyOpen({ interval, these_cases: own }: OwnGate, comparison: PairComparison): string {
  const isLoss = interval !== null && interval.high < 0
  if (isLoss && !own.worse && (comparison.asked?.rounds ?? 1) > 1)
    return ' The loss is not in every round: the provider may have had a bad minute. Run it again.'
  return countChanged(comparison).broke === 0 ? ' No single case broke for sure.' : ' No case is sure to have broken.'
}

function nameSome(ids: readonly string[]): Text {
  const named = ids.slice(0, NAMED_CASES).map((id): Text => [code(id)])
  const more = ids.length - named.length
  return joinWith('and', [...named, ...(more > 0 ? [[countOf(more, 'more case')]] : [])])
}

/** " · 2 rounds, 144 answers"; empty of a run without rounds. */
function describeAsked({ asked }: PairComparison): string {
  if (asked === undefined || asked.cap === 1) return ''
  return ` · ${countOf(asked.rounds, 'round')}, ${countOf(asked.answers, 'answer')}`
}

const TESTS: Partial<Record<NonNullable<GateResult['row']>, string>> = {
  mcnemar: 'McNemar',
  'paired-t': 'paired t',
  'log-ratio': 'paired t of logs',
}

/** "What this says of other questions like these: cannot tell; success drops of 9 points or more are ruled out (McNemar p = .22)." Null where nothing is said of them. */
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
  const isSame = primary.verdict === other.verdict
  const words = {
    // What a proven change rules out says less than the change.
    regressed: isSame ? 'worse too' : 'worse',
    improved: isSame ? 'better too' : 'better',
    'no-regression': `no regression; ${ruledOut}`,
    unchanged: ruledOut,
    inconclusive: `cannot tell; ${ruledOut}`,
    breached: 'beyond the threshold',
    'within-bounds': 'within bounds',
    invalid: 'nothing can be said',
    'not-comparable': 'not compared',
  }[other.verdict]
  const p = other.p === null || test === undefined ? '' : ` (${test} ${formatPInWords(other.p, alpha)})`
  return `What this says of other questions like these: ${words}${p}.`
}

/** Who has refuted that the target always answers alike; null where nobody has. */
export function writeRefuted({ asked }: PairComparison): string | null {
  if (asked === undefined || asked.refuted_by === null) return null
  const who = asked.refuted_by === 'main' ? 'on main' : 'of this change'
  return `The target is declared \`deterministic\`, but answers ${who} to one question differed: the declaration is not used.`
}
