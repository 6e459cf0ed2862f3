import { isWorseUnsized } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import { type PairComparison, primaryGate } from '../../model/result/pair-comparison.js'
import type { Block, Text } from '../../model/result/report.js'
import type { Because, RunVerdict, RunVerdictWord } from '../../model/result/verdict.js'
import { heading, list, paragraph, strong } from '../blocks.js'
import { nameCases, writeRewritten, writeUnasked } from './case-words.js'
import {
  describeBlindSpot,
  describeUngated,
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
  headlineGate,
} from './headline-words.js'
import { describeWorse } from './these-cases-words.js'
import { type Headline, say, type VerdictFacts } from './word-styles.js'

type Meaning = string | ((comparison: PairComparison, gate: GateResult | null) => string)

type GoodWord = Extract<RunVerdictWord, 'improved' | 'unchanged' | 'no-regression'>

/** Returns the words, for every place in a report, for the rule that decided. */
export function reasonWords({ word, because }: Pick<RunVerdict, 'word' | 'because'>) {
  const reason = because ?? (word as GoodWord)
  return { headline: HEADLINES[reason], meaning: MEANINGS_BY_RULE[reason] ?? MEANINGS[word], rule: RULES[reason] }
}

type Write = (facts: VerdictFacts) => Text

const regressed =
  (write: Write) =>
  (facts: VerdictFacts): Headline => {
    const [text = write(facts), brief = write({ ...facts, details: 'none' })] = describeFailed(facts)
    return { ...say('regressed', ...text), brief }
  }

/**
 * Builds a headline that says why good news from the gates is not good news about the suite, or that a gate lacks a required proof. The
 * brief form is the first part, unless `brief` says otherwise.
 */
const inconclusive =
  (write: Write, brief: Write = (facts) => write(facts).slice(0, 1)) =>
  (facts: VerdictFacts): Headline =>
    describeUnproven(facts) ?? { ...say('inconclusive', ...write(facts)), brief: brief(facts) }

/** The same with a brief form that does not name the cases. */
const inconclusiveOf = (write: Write): ((facts: VerdictFacts) => Headline) =>
  inconclusive(write, (facts) => write({ ...facts, details: 'none' }))

const NOTHING_TO_LOSE = 'No gate fails, but what the gates check could not have become worse.'
const NO_GATE_FAILS = 'no gate fails, and the primary gate decides'
const BOUNDS_ALONE = 'Only the absolute bounds of gates were checked.'

const openMeaning = (comparison: PairComparison, gate: GateResult | null): string =>
  gate !== null && isWorseUnsized(gate, comparison.alpha)
    ? 'A loss is proven; whether it is larger than the margin is not.'
    : 'Both a real loss and no loss fit the numbers: the suite cannot tell them apart.'

/** Claims that a loss is ruled out only if a bound of the primary gate rules it out. */
function noRegressionMeaning(comparison: PairComparison): string {
  const primary = primaryGate(comparison)
  if (primary === null)
    return 'No gate fails. None of them compares the quality of the two runs, so no loss is ruled out.'
  return primary.verdict === 'improved'
    ? 'The primary gate shows that the change made things better, but another gate is suspect: a loss there is not ruled out.'
    : 'A loss beyond the margin is ruled out, and no improvement is shown.'
}

/** What each word means, unless its reason has another meaning. */
const MEANINGS: Readonly<Record<RunVerdictWord, Meaning>> = {
  invalid: 'Too little was measured to say anything: neither good nor bad news.',
  'not-comparable':
    'The two runs differ in what they measured, so no difference between them can be blamed on the change.',
  regressed: 'A gate shows that the change made things worse by more than is allowed.',
  inconclusive: 'No gate fails, but the gates check too little of the suite to call that good news.',
  improved: 'The primary gate shows that the change made things better, and no gate fails.',
  unchanged: 'Every paired case came out the same in both runs.',
  'no-regression': noRegressionMeaning,
}

/** What a word means if a certain rule chose it. */
const MEANINGS_BY_RULE: { readonly [reason in Because | GoodWord]?: Meaning } = {
  'baseline-unreadable': `The earlier run to compare with could not be read, so whatever this change broke is not seen. ${BOUNDS_ALONE}`,
  'baseline-removed': `This change removes the run that it is compared with, so whatever it broke is not seen. ${BOUNDS_ALONE}`,
  'no-baseline': 'There is no earlier run to compare with. Until there is, only the absolute bounds of gates can fail.',
  'corpus-renamed':
    'Every id that was retrieved is new, so the scores cannot tell a corpus that was chunked again from a retriever that finds nothing. Renew the expected ids, and record the baseline again.',
  'suite-rewritten':
    'Too many of the cases were changed together with the code, so the rest cannot show that nothing got worse.',
  'watched-case-unasked': 'No gate fails, but a case that must never start to fail was not asked.',
  'non-inferiority-not-shown': openMeaning,
  'primary-gate': openMeaning,
  worse: 'A loss is sure, by the average or by single cases, but it is not shown to be as large as the margin.',
  'nothing-to-lose': NOTHING_TO_LOSE,
  'nothing-matched': NOTHING_TO_LOSE,
}

/** The headline for each rule of docs/decision-rules.md#the-verdict-of-the-run. */
const HEADLINES: { readonly [reason in Because | GoodWord]: (facts: VerdictFacts) => Headline } = {
  'gate-failed-to-compute': () => say('invalid', 'a gate could not be computed'),
  'missing-data-floor': describeUnmeasured,
  'nothing-measured': describeUnmeasured,
  'absolute-bound': regressed(() => ['a gate of this suite fails']),
  'baseline-unreadable': describeUnreadable,
  'baseline-removed': regressed(({ context }) => [`${context.names.candidate} removes its own baseline`]),
  'no-baseline': describeNoBaseline,
  'cases-named-otherwise': () =>
    say(
      'not-comparable',
      'the files name their cases in another way',
      ' · name the column of the case: id: … in results-options',
    ),
  'corpus-renamed': describeRenamedCorpus,
  'suite-rewritten': regressed(({ comparison, context }) => writeRewritten(comparison, context)),
  'no-comparable-gate': describeNotCompared,
  'too-many-cases-excluded': describeNotCompared,
  gate: regressed(() => ['a gate of this suite fails']),
  'zero-tolerance': regressed(describeConfirmed),
  'watched-case-unasked': inconclusiveOf(writeUnasked),
  'non-inferiority-not-shown': (facts) => describeUnproven(facts) ?? describeOpen(facts),
  'primary-gate': (facts) => describeUnproven(facts) ?? describeOpen(facts),
  worse: (facts) => describeUnproven(facts) ?? describeWorse(facts),
  'watched-case-unscored': inconclusiveOf(({ comparison: { zero_tolerance_unscored: unscored = [] }, ...shown }) => [
    ...nameCases(unscored, 'watched case', shown),
    ` passed before and ${unscored.length === 1 ? 'has' : 'have'} no score now`,
  ]),
  'target-given-up': inconclusive(({ context: { counts, names } }) => {
    const whose = counts.unasked === undefined ? ` of ${names.baseline}` : ''
    return [`the target${whose} was given up before all cases were asked`]
  }),
  'score-left-out': inconclusive(({ comparison }) => describeUngated(comparison)),
  'first-look': inconclusive(() => ['no loss shown so far']),
  'too-many-in-quarantine': inconclusive(({ comparison: { cases }, ...shown }) => [
    ...nameCases(cases.quarantined ?? [], 'case', shown),
    ' in quarantine',
  ]),
  'ungated-loss': inconclusive(describeBlindSpot),
  'no-quality-gate': inconclusive(describeBlindSpot),
  'ungated-cases': inconclusive(describeBlindSpot),
  'nothing-to-lose': inconclusive(({ primary }) => (primary === null ? [] : describeNothingToLose(primary))),
  'nothing-matched': inconclusive(({ comparison }) => describeNothingMatched(comparison)),
  'nothing-ruled-out': inconclusive(({ primary }) => (primary === null ? [] : describeTooFew(primary))),
  improved: describeImproved,
  unchanged: describeSame,
  'no-regression': describeNoRegression,
}

/** Each rule as a clause; `null` if nothing was compared and the meaning says everything. */
const RULES: { readonly [reason in Because | GoodWord]: string | null } = {
  'gate-failed-to-compute': 'a gate could not be computed, which is a bug of Goldenpair',
  'missing-data-floor': 'too many cases of the gate that decides have no score, which may hide any change',
  'nothing-measured': 'no gate that can fail has a scored case',
  'absolute-bound': 'a value is outside the absolute limits of its gate, whatever it was before',
  'baseline-unreadable': null,
  'baseline-removed': null,
  'no-baseline': null,
  'cases-named-otherwise': 'fewer than half of the cases are in both files, and as many are new as are gone',
  'corpus-renamed': 'the change retrieves nothing that the cases expect, and nothing that the baseline retrieved',
  'suite-rewritten':
    'the change edits or removes more than a fifth of the cases that it is judged by, and nobody has accepted that',
  'no-comparable-gate': 'no gate can be compared',
  'too-many-cases-excluded': 'too few cases are the same in both runs',
  gate: 'a gate that can fail the run fails',
  'zero-tolerance': 'a case that must not fail now fails in all of its trials, confirmed by re-runs',
  'watched-case-unasked': 'a case that must not fail was edited or removed, and not asked as its base has it',
  'non-inferiority-not-shown': 'a gate requires proof that nothing was lost, and there is none',
  'primary-gate': 'the primary gate decides',
  worse: 'the primary gate is surely worse, but not shown to be worse by its margin',
  'watched-case-unscored': 'a case that must not fail passed before and has no score now',
  'target-given-up': 'the target was given up, and good news needs all of the cases',
  'score-left-out': 'both runs have a score that could not be read, and it might have got worse',
  'first-look': 'a first look asks a part of the cases, and good news needs all of them',
  'too-many-in-quarantine': 'more than a fifth of the cases are in quarantine, where no gate looks at them',
  'ungated-loss': 'among the cases that no gate checks, a metric of quality got worse by its default margin or more',
  'no-quality-gate': 'no gate that can fail checks the quality of the answers',
  'ungated-cases': 'no gate that can fail checks the quality of more than a fifth of the cases',
  'nothing-to-lose': 'the baseline of the primary gate is so low that its margin cannot be lost',
  'nothing-matched':
    'success asks for retrieval in more than a fifth of the cases, and nothing that they expect was retrieved on either side',
  'nothing-ruled-out': 'the primary gate saw no difference, in too few cases to rule out a loss of its margin',
  improved: NO_GATE_FAILS,
  unchanged: NO_GATE_FAILS,
  'no-regression': NO_GATE_FAILS,
}

/** Explains the verdict: what the word means, and which rule chose it. */
export function explainVerdict(comparison: PairComparison): readonly Block[] {
  const { word } = comparison.verdict
  const { meaning, rule } = reasonWords(comparison.verdict)
  const gate = headlineGate(comparison) ?? primaryGate(comparison)
  const text = typeof meaning === 'string' ? meaning : meaning(comparison, gate)
  if (rule === null)
    return [heading(word === 'regressed' ? `Why “${word}”` : 'Why there is no verdict'), paragraph(text)]
  const items = [
    [strong('What the word means: '), text],
    [strong('The rule that chose it: '), `${rule}.`],
  ]
  return [heading(`Why “${word}”`), list(items)]
}
