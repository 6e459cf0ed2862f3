import { formatMeasured } from '../../format/format-measured.js'
import { countOf, formatNumber } from '../../format/format-number.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { isWorseSizeOpen } from '../../model/relative-change.js'
import type { Block, Text } from '../../model/result/report.js'
import type { Because, RunVerdictWord } from '../../model/result/verdict.js'
import { decidingCoverage } from './coverage-words.js'
import { adverseNoun, describeFigure, describeMargin, primaryGate } from './gate-words.js'
import { headlineGate } from './write-headline.js'

const WORDS: Readonly<Record<Exclude<RunVerdictWord, 'no-regression'>, string>> = {
  invalid: 'Too little was measured to say anything: neither good nor bad news.',
  'not-comparable':
    'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
  regressed: 'A gate shows that the change made things worse by more than is allowed.',
  inconclusive: 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.',
  improved: 'The primary gate shows that the change made things better, and no gate fails.',
  unchanged: 'Every paired case came out the same in both runs.',
}

const LOSS_OF_OPEN_SIZE = 'A loss is proven; whether it is larger than the margin is not.'

const UNSEEN = 'No gate fails, but the gates check too little of the suite to call that good news.'

const REWRITTEN =
  'Too many of the cases were changed together with the code, so the rest cannot show that nothing got worse.'

const NOTHING_TO_LOSE = 'No gate fails, but what the gates check could not have become worse.'

const UNASKED = 'No gate fails, but a case that must never start to fail was not asked.'

/** What the word means here: that a loss is ruled out is said only where a bound of the primary gate does so. */
function explainWord(comparison: PairComparison, told: GateResult | null): string {
  const { word, because } = comparison.verdict
  if (because === 'suite-rewritten') return REWRITTEN
  if (because === 'watched-case-unasked') return UNASKED
  if (because === 'nothing-to-lose' || because === 'nothing-matched') return NOTHING_TO_LOSE
  if (because === 'nothing-ruled-out' || because === 'watched-case-unscored' || decidingCoverage(comparison) !== null)
    return UNSEEN
  if (word === 'inconclusive' && told !== null && isWorseSizeOpen(told, comparison.alpha)) return LOSS_OF_OPEN_SIZE
  if (word !== 'no-regression') return WORDS[word]
  const primary = primaryGate(comparison)
  if (primary === null)
    return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.'
  if (primary.verdict === 'improved')
    return 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.'
  return 'A loss beyond the margin is ruled out, and no improvement is shown.'
}

const RULES: Readonly<Record<Because, string>> = {
  'gate-failed-to-compute': 'a gate could not be computed, which is a bug of Goldenpair',
  'missing-data-floor': 'too many cases of the gate that decides have no score, and what is missing may hide anything',
  'nothing-measured': 'no gate has a scored case',
  'absolute-bound': 'a value is outside the absolute limits of its gate, whatever it was before',
  'baseline-unreadable': 'the earlier run to compare with could not be read',
  'baseline-removed': 'the change removes the run that it is compared with, and no person has accepted that',
  'no-baseline': 'there is no earlier run to compare with',
  'suite-rewritten':
    'the change edits or removes more than a fifth of the cases that it is judged by, and no person has accepted that',
  'no-comparable-gate': 'no gate can be compared',
  'too-many-cases-excluded': 'too few cases are the same in both runs',
  gate: 'a gate that can fail the run fails',
  'zero-tolerance': 'a case that must not fail now fails in all of its trials, confirmed by re-runs',
  'watched-case-unasked': 'a case that must not fail was edited or removed, and not asked as its base has it',
  'non-inferiority-not-shown': 'a gate requires proof that nothing was lost, and there is none',
  'primary-gate': 'the primary gate decides',
  'watched-case-unscored': 'a case that must not fail passed before and has no score now',
  'ungated-loss': 'among the cases that no gate checks, a metric of quality got worse by its default margin or more',
  'no-quality-gate': 'no gate that can fail checks the quality of the answers',
  'ungated-cases': 'no gate that can fail checks the quality of more than a fifth of the cases',
  'nothing-to-lose': 'the baseline of the primary gate is so low that its margin cannot be lost',
  'nothing-matched':
    'success asks for retrieval in more than a fifth of the cases, and nothing that they expect was retrieved on either side',
  'nothing-ruled-out': 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
}

/** For whoever asks why: what the word means, which rule chose it, and what the gate that it hangs on can and cannot see. */
export function explainVerdict(comparison: PairComparison): readonly Block[] {
  const { word, because } = comparison.verdict
  if (because === 'no-baseline')
    return explainNothing(
      'There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.',
    )
  if (because === 'baseline-unreadable')
    return explainNothing(
      'The earlier run to compare with could not be read, so whatever this change broke is not seen. Only the absolute bounds of gates were checked.',
    )
  if (because === 'baseline-removed')
    return explainNothing(
      'This change removes the run that it is compared with, so whatever it broke is not seen. Only the absolute bounds of gates were checked.',
      'Why “regressed”',
    )
  const told = headlineGate(comparison) ?? primaryGate(comparison)
  const rule = because === null ? 'no gate fails, and the primary gate decides' : RULES[because]
  const items: Text[] = [
    [{ kind: 'strong', text: 'What the word means: ' }, explainWord(comparison, told)],
    [{ kind: 'strong', text: 'The rule that chose it: ' }, `${rule}.`],
    ...(told === null ? [] : explainGate(told, comparison)),
  ]
  return [
    { kind: 'heading', text: [`Why “${word}”`] },
    { kind: 'list', items },
  ]
}

function explainNothing(why: string, heading = 'Why there is no verdict'): readonly Block[] {
  return [
    { kind: 'heading', text: [heading] },
    { kind: 'paragraph', text: [why] },
  ]
}

function explainGate(result: GateResult, { alpha, inference }: PairComparison): readonly Text[] {
  const { title } = result.metric
  const text = formatMeasured(result)
  const noun = adverseNoun(result)
  const margin = describeMargin(result)
  const flags = describeFigure(result, result.can_flag)
  const rulesOut = describeFigure(result, result.can_rule_out)
  const seen = [
    `${title} went from ${text.baseline ?? '?'} to ${text.candidate ?? '?'} over ${countOf(result.n, result.row === 'exact' ? 'file' : 'paired case')}`,
    ...(text.changeInWords === null || text.intervalInWords === null
      ? []
      : [
          `a change of ${text.changeInWords}, which with ${formatNumber((1 - alpha) * 100, { decimals: 1 })}\u202f% confidence is truly ${text.intervalInWords}`,
        ]),
    ...(margin === null ? [] : [`a ${noun} of up to ${margin} is allowed`]),
  ]
  return [
    ...(result.delta === null ? [] : [[{ kind: 'strong' as const, text: 'What was seen: ' }, `${seen.join('; ')}.`]]),
    [
      { kind: 'strong', text: 'What could be seen: ' },
      inference === 'these-cases'
        ? `a difference on ${result.n === 1 ? 'this one case' : `these ${result.n} cases`} alone, from ${result.n === 1 ? 'its' : 'their'} trials; nothing follows for other cases, and no ${noun} is ruled out.`
        : `${flags === null ? `there are too few cases or differences to say how small a ${noun} would be flagged` : `a true ${noun} of ${flags} or more is flagged four times in five`}; ${rulesOut === null ? `no ${noun} can be ruled out` : `a ${noun} of ${rulesOut} or more is ruled out`}.`,
    ],
  ]
}
