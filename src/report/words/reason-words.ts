import { isWorseSizeOpen } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { Text } from '../../model/result/report.js'
import type { Because, RunVerdict, RunVerdictWord } from '../../model/result/verdict.js'
import { primaryGate } from '../sections/gate-words.js'
import { nameCases, writeRewritten, writeUnasked } from './case-words.js'
import {
  describeBlindSpot,
  describeLeftOut,
  describeNothingMatched,
  describeNothingToLose,
  describeRenamedCorpus,
} from './coverage-words.js'
import {
  describeConfirmed,
  describeFailed,
  describeImproved,
  describeNoBaseline,
  describeNoRegression,
  describeNotCompared,
  describeOpen,
  describeSame,
  describeTooFew,
  describeUnmeasured,
  describeUnproven,
  describeUnreadable,
} from './headline-words.js'
import { describeWorse } from './these-cases-words.js'
import { type Headline, say, type VerdictFacts } from './word-styles.js'

/** What one reason is in words, in every place. */
interface ReasonWords {
  readonly headline: (facts: VerdictFacts) => Headline
  /** What the word means here. */
  readonly meaning: string | ((comparison: PairComparison, gate: GateResult | null) => string)
  /** The rule that chose the word, a clause; null where nothing was compared, and the meaning says all. */
  readonly rule: string | null
}

type GoodWord = Extract<RunVerdictWord, 'improved' | 'unchanged' | 'no-regression'>

/** The words of the rule that decided. */
export function reasonWords({ word, because }: Pick<RunVerdict, 'word' | 'because'>): ReasonWords {
  return REASONS[because ?? (word as GoodWord)]
}

type Write = (facts: VerdictFacts) => Text

const regressed =
  (write: Write) =>
  (facts: VerdictFacts): Headline => {
    const [text, brief = write({ ...facts, details: 'none' })] = describeFailed(facts) ?? [write(facts)]
    return { ...say('regressed', ...text), brief }
  }

/**
 * Why good news of the gates is none of the suite, unless one of them asks for a proof that is not there. Its first part is the reason,
 * unless `brief` says otherwise.
 */
const inconclusive =
  (write: Write, brief: Write = (facts) => write(facts).slice(0, 1)) =>
  (facts: VerdictFacts): Headline =>
    describeUnproven(facts) ?? { ...say('inconclusive', ...write(facts)), brief: brief(facts) }

/** In fewer words without the names of the cases. */
const inconclusiveOf = (write: Write): ((facts: VerdictFacts) => Headline) =>
  inconclusive(write, (facts) => write({ ...facts, details: 'none' }))

const NOTHING_MEASURED = 'Too little was measured to say anything: neither good nor bad news.'
const NOT_COMPARABLE =
  'The two runs differ in what they measured, so no difference between them can be blamed on the change.'
const GATE_SHOWS_LOSS = 'A gate shows that the change made things worse by more than is allowed.'
const UNSEEN = 'No gate fails, but the gates check too little of the suite to call that good news.'
const NOTHING_TO_LOSE = 'No gate fails, but what the gates check could not have become worse.'
const NO_GATE_FAILS = 'no gate fails, and the primary gate decides'
const BOUNDS_ALONE = 'Only the absolute bounds of gates were checked.'

const openMeaning = (comparison: PairComparison, gate: GateResult | null): string =>
  gate !== null && isWorseSizeOpen(gate, comparison.alpha)
    ? 'A loss is proven; whether it is larger than the margin is not.'
    : 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.'

/** That a loss is ruled out is said only where a bound of the primary gate does so. */
function noRegressionMeaning(comparison: PairComparison): string {
  const primary = primaryGate(comparison)
  if (primary === null)
    return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.'
  return primary.verdict === 'improved'
    ? 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.'
    : 'A loss beyond the margin is ruled out, and no improvement is shown.'
}

/** The room of words for the verdict of a run: a row for each rule of docs/decision-rules.md#the-verdict-of-the-run. */
const REASONS: Readonly<Record<Because | GoodWord, ReasonWords>> = {
  'gate-failed-to-compute': {
    headline: () => say('invalid', 'a gate could not be computed'),
    meaning: NOTHING_MEASURED,
    rule: 'a gate could not be computed, which is a bug of Goldenpair',
  },
  'missing-data-floor': {
    headline: describeUnmeasured,
    meaning: NOTHING_MEASURED,
    rule: 'too many cases of the gate that decides have no score, and what is missing may hide anything',
  },
  'nothing-measured': {
    headline: describeUnmeasured,
    meaning: NOTHING_MEASURED,
    rule: 'no gate that can fail has a scored case',
  },
  'absolute-bound': {
    headline: regressed(() => ['a gate of this suite fails']),
    meaning: GATE_SHOWS_LOSS,
    rule: 'a value is outside the absolute limits of its gate, whatever it was before',
  },
  'baseline-unreadable': {
    headline: describeUnreadable,
    meaning: `The earlier run to compare with could not be read, so whatever this change broke is not seen. ${BOUNDS_ALONE}`,
    rule: null,
  },
  'baseline-removed': {
    headline: regressed(({ context }) => [`${context.names.candidate} removes its own baseline`]),
    meaning: `This change removes the run that it is compared with, so whatever it broke is not seen. ${BOUNDS_ALONE}`,
    rule: null,
  },
  'no-baseline': {
    headline: describeNoBaseline,
    meaning: 'There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.',
    rule: null,
  },
  'cases-named-otherwise': {
    headline: () =>
      say(
        'not-comparable',
        'the files name their cases in another way',
        ' · name the column of the case: id: … in results-options',
      ),
    meaning: UNSEEN,
    rule: 'fewer than half of the cases are in both files, and as many are new as are gone',
  },
  'corpus-renamed': {
    headline: describeRenamedCorpus,
    meaning:
      'Every id that was retrieved is new, so the scores cannot tell a corpus that was chunked again from a retriever that finds nothing. Renew the expected ids, and record the baseline again.',
    rule: 'nothing that the cases expect is retrieved any more, and nothing that the baseline retrieved',
  },
  'suite-rewritten': {
    headline: regressed(({ comparison, context }) => writeRewritten(comparison, context)),
    meaning:
      'Too many of the cases were changed together with the code, so the rest cannot show that nothing got worse.',
    rule: 'the change edits or removes more than a fifth of the cases that it is judged by, and no person has accepted that',
  },
  'no-comparable-gate': {
    headline: describeNotCompared,
    meaning: NOT_COMPARABLE,
    rule: 'no gate can be compared',
  },
  'too-many-cases-excluded': {
    headline: describeNotCompared,
    meaning: NOT_COMPARABLE,
    rule: 'too few cases are the same in both runs',
  },
  gate: {
    headline: regressed(() => ['a gate of this suite fails']),
    meaning: GATE_SHOWS_LOSS,
    rule: 'a gate that can fail the run fails',
  },
  'zero-tolerance': {
    headline: regressed(describeConfirmed),
    meaning: GATE_SHOWS_LOSS,
    rule: 'a case that must not fail now fails in all of its trials, confirmed by re-runs',
  },
  'watched-case-unasked': {
    headline: inconclusiveOf(writeUnasked),
    meaning: 'No gate fails, but a case that must never start to fail was not asked.',
    rule: 'a case that must not fail was edited or removed, and not asked as its base has it',
  },
  'non-inferiority-not-shown': {
    headline: (facts) => describeUnproven(facts) ?? describeOpen(facts),
    meaning: openMeaning,
    rule: 'a gate requires proof that nothing was lost, and there is none',
  },
  'primary-gate': {
    headline: (facts) => describeUnproven(facts) ?? describeOpen(facts),
    meaning: openMeaning,
    rule: 'the primary gate decides',
  },
  worse: {
    headline: (facts) => describeUnproven(facts) ?? describeWorse(facts),
    meaning: 'A loss is sure, by the average or by single cases, but it is not shown to be as large as the margin.',
    rule: 'the primary gate is worse for sure, and not shown to be worse by its margin',
  },
  'watched-case-unscored': {
    headline: inconclusiveOf(({ comparison: { zero_tolerance_unscored: unscored = [] }, details }) => [
      ...nameCases(unscored, 'watched case', details),
      ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
    ]),
    meaning: UNSEEN,
    rule: 'a case that must not fail passed before and has no score now',
  },
  'score-left-out': {
    headline: inconclusive(({ comparison }) => describeLeftOut(comparison)),
    meaning: UNSEEN,
    rule: 'both runs have a score that could not be read, and it might have got worse',
  },
  'first-look': {
    headline: inconclusive(() => ['no loss shown so far']),
    meaning: UNSEEN,
    rule: 'a first look asks a part of the cases, and good news needs all of them',
  },
  'too-many-in-quarantine': {
    headline: inconclusive(({ comparison: { cases }, details }) => [
      ...nameCases(cases.quarantined ?? [], 'case', details),
      ' in quarantine',
    ]),
    meaning: UNSEEN,
    rule: 'more than a fifth of the cases are in quarantine, where no gate looks at them',
  },
  'ungated-loss': {
    headline: inconclusive(describeBlindSpot),
    meaning: UNSEEN,
    rule: 'among the cases that no gate checks, a metric of quality got worse by its default margin or more',
  },
  'no-quality-gate': {
    headline: inconclusive(describeBlindSpot),
    meaning: UNSEEN,
    rule: 'no gate that can fail checks the quality of the answers',
  },
  'ungated-cases': {
    headline: inconclusive(describeBlindSpot),
    meaning: UNSEEN,
    rule: 'no gate that can fail checks the quality of more than a fifth of the cases',
  },
  'nothing-to-lose': {
    headline: inconclusive(({ primary }) => (primary === null ? [] : describeNothingToLose(primary))),
    meaning: NOTHING_TO_LOSE,
    rule: 'the baseline of the primary gate is so low that its margin cannot be lost',
  },
  'nothing-matched': {
    headline: inconclusive(({ comparison }) => describeNothingMatched(comparison)),
    meaning: NOTHING_TO_LOSE,
    rule: 'success asks for retrieval in more than a fifth of the cases, and nothing that they expect was retrieved on either side',
  },
  'nothing-ruled-out': {
    headline: inconclusive(({ primary }) => (primary === null ? [] : describeTooFew(primary))),
    meaning: UNSEEN,
    rule: 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
  },
  improved: {
    headline: describeImproved,
    meaning: 'The primary gate shows that the change made things better, and no gate fails.',
    rule: NO_GATE_FAILS,
  },
  unchanged: {
    headline: describeSame,
    meaning: 'Every paired case came out the same in both runs.',
    rule: NO_GATE_FAILS,
  },
  'no-regression': {
    headline: describeNoRegression,
    meaning: noRegressionMeaning,
    rule: NO_GATE_FAILS,
  },
}
