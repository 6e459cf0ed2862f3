import { formatMeasured } from '../../format/format-measured.js'
import { formatAmount } from '../../format/format-metric.js'
import { countOf, formatCount } from '../../format/format-number.js'
import { omitEmpty } from '../../model/omit-undefined.js'
import { findTagLosses, isWorseUnsized } from '../../model/relative-change.js'
import type { GateResult, SliceComparison } from '../../model/result/gate-result.js'
import { failedGates, type PairComparison } from '../../model/result/pair-comparison.js'
import type { DetailLevel, Inline, ReportContext, Text } from '../../model/result/report.js'
import {
  adverseNoun,
  allowedChange,
  describeBrokenBound,
  describeMove,
  guardrails,
  warningGates,
} from '../sections/gate-words.js'
import { reasonWords } from './reason-words.js'
import { type Forms, type Headline, verdictFacts, writeLine, WORDS } from './word-styles.js'
import { listFlips } from '../sections/flips/case-states.js'

/** The most tags that fit into a headline. */
const NAMED_TAGS = 2

/**
 * Writes the verdict in at most twenty words: the word, how many cases broke, and what they have in common; the numbers are in the line
 * below. Never claims more than was tested ("cannot tell" stays so), and never hides a proven loss, whatever its size. `tail` ends a
 * comment that consists of this line only.
 */
export function writeHeadline(...facts: Parameters<typeof writeVerdict>): Text {
  const { first_look: look } = facts[0].cases
  const headline = writeVerdict(...facts)
  return look === undefined
    ? headline
    : [...headline, ` · first look: ${formatCount(look.cases)} of ${countOf(look.of, 'case')}`]
}

function writeVerdict(
  comparison: PairComparison,
  context: ReportContext,
  details: DetailLevel,
  tail: readonly Forms[] = [],
): Text {
  const { word, because } = comparison.verdict
  const main = reasonWords(comparison.verdict).headline(verdictFacts(comparison, context, details))
  const warnings = warningGates(comparison)
  const unmeasured = nameUnmeasured(listUnmeasured(warnings))
  if (because === 'no-baseline') return writeLine(main, unmeasured)
  if (word === 'not-comparable') return writeLine(main)
  const losses = nameTagLosses(findTagLosses(comparison), main)
  if (word === 'invalid') return writeLine(main, prefixForms(' · ', losses))
  if (word === 'regressed') return writeLine(main, prefixForms(' · ', losses), unmeasured)
  const asides = [nameOpenGates(comparison), unmeasured, nameWarnings(warnings), ...tail]
  if (main.mark !== '✅') return writeLine(main, prefixForms(' · ', losses), ...asides)
  const mark = warnings.length > 0 ? '⚠️' : main.mark
  const lead = main.rest.length === 0 ? main.lead : `${main.lead} overall`
  return losses.length === 0
    ? writeLine({ ...main, mark }, ...asides)
    : writeLine({ mark, lead, rest: [] }, prefixForms(', but ', losses), ...asides)
}

/** Prefixes each form with a joint. */
export const prefixForms = (joint: string, forms: Forms): Forms => forms.map((form) => [joint, ...form])

/**
 * Names the first tags that lost, without those that the headline names already: "`auth` lost 10 points, `sso` 5 points and 2 more tags".
 */
export function nameTagLosses(losses: readonly SliceComparison[], { rest }: Pick<Headline, 'rest'>): Forms {
  const isNamed = ({ tag }: SliceComparison): boolean =>
    rest.some((part) => typeof part !== 'string' && part.kind === 'code' && part.text === tag)
  const left = losses.filter((slice) => !isNamed(slice))
  if (left.length === 0) return []
  const name = (count: number): Text => {
    const named = left.slice(0, count).flatMap(({ tag, result: { metric, delta } }, at): Inline[] => {
      const amount = formatAmount(metric, { kind: 'absolute', value: Math.abs(delta ?? 0) })
      return [at === 0 ? '' : ', ', { kind: 'code', text: tag }, at === 0 ? ` lost ${amount}` : ` ${amount}`]
    })
    const more = left.length - count
    return [...named, more > 0 ? ` and ${countOf(more, 'more tag')}` : '']
  }
  return [name(NAMED_TAGS), name(1), [`${countOf(left.length, 'tag')} lost`]]
}

/** Names the metrics of guardrails and warn gates that could not be measured. */
export function nameUnmeasured(titles: readonly string[]): Forms {
  if (titles.length === 0) return []
  const forms = [...(titles.length === 1 ? titles : []), countOf(titles.length, 'other gate')]
  return forms.map((what) => [` · ${what} could not be measured`])
}

export const listUnmeasured = (gates: readonly GateResult[]): readonly string[] =>
  gates.flatMap(({ verdict, metric }) => (verdict === 'invalid' ? [metric.title] : []))

/** Describes what the warn gates found, so that no green tick hides it. */
function nameWarnings(warnings: readonly GateResult[]): Forms {
  const [first, ...others] = warnings.filter(({ verdict }) => verdict !== 'invalid')
  if (first === undefined) return []
  if (others.length > 0) return [[` · ${formatCount(others.length + 1)} gates warn`]]
  const { title } = first.metric
  const bound = describeBrokenBound(first)
  const allowed = allowedChange(first)
  const { changeInWords, ofWhich } = formatMeasured(first)
  const said =
    bound === null
      ? `${changeInWords ?? ''}${ofWhich}${allowed === null ? '' : `, allowed ${allowed}`}`
      : `${bound.value}, ${bound.bound}`
  return [[` · ${title} ${said}`], [' · 1 gate warns']]
}

/** Names the worst of what the other gates that can fail the run leave undecided, so that no green word hides it. */
function nameOpenGates(comparison: PairComparison): Forms {
  const undecided = guardrails(comparison, 'inconclusive').filter(({ failed }) => !failed)
  const lost = undecided.filter((result) => result.suspect || isWorseUnsized(result, comparison.alpha))
  const [first] = lost
  if (first !== undefined) {
    const verb = adverseNoun(first) === 'rise' ? 'risen' : 'dropped'
    const move = first.suspect ? `${first.metric.title} may have ${verb}` : describeMove(first)
    const count = countOf(lost.length, 'other gate is suspect', 'other gates are suspect')
    return [...(lost.length === 1 ? [[` · ${move}`]] : []), [` · ${count}`]]
  }
  const open = undecided.length
  const uncompared = guardrails(comparison, 'not-comparable').length
  const cannotTell = countOf(open, 'other gate cannot tell', 'other gates cannot tell')
  if (open + uncompared === 0) return []
  if (uncompared === 0) return [[` · ${cannotTell}`]]
  if (open === 0) return [[` · ${countOf(uncompared, 'other gate')} not compared`]]
  return [
    [` · ${cannotTell}, ${formatCount(uncompared)} not compared`],
    [` · ${countOf(open + uncompared, 'other gate')} open`],
  ]
}

/**
 * Returns what `comment: on-change` compares: the verdict, the word of every gate, the flipped cases and those that lost the margin of a
 * failed gate, but no numbers; all sorted by name. Flaky cases are left out, because they differ from run to run.
 */
export function collectNews(comparison: PairComparison) {
  const { verdict, gates, zero_tolerance } = comparison
  const lost = failedGates(comparison).flatMap(({ worse_cases: worse }) => (worse?.beyond ? worse.worst : []))
  return {
    verdict: verdict.word,
    gates: gates.map((result) => `${result.gate.id} ${result.verdict}${result.suspect ? ' suspect' : ''}`).sort(),
    newly_failing: [...listFlips(comparison, 'newly-failing')].sort(),
    newly_passing: [...listFlips(comparison, 'newly-passing')].sort(),
    confirmed: [...zero_tolerance].sort(),
    ...omitEmpty({ worse: [...new Set(lost.map(({ case_id: id }) => id))].sort() }),
  }
}

/**
 * Whether a pull request without a comment deserves one: for a verdict that needs action or is good news, a case that broke, a tag that
 * lost, or a gate that warns. "Unchanged", "no regression" and "no baseline yet" are not news.
 */
export function isNews(comparison: Pick<PairComparison, 'verdict' | 'flips' | 'gates' | 'slices' | 'alpha'>): boolean {
  const { verdict } = comparison
  if (warningGates(comparison).length > 0 || findTagLosses(comparison).length > 0) return true
  if (listFlips(comparison, 'newly-failing').length > 0) return true
  return verdict.because !== 'no-baseline' && WORDS[verdict.word].is_no_news !== true
}

/**
 * Describes several measurements of one commit with different verdicts, so that a red one that a rerun turned green stays on record. `null`
 * if all agree.
 * @param words the run's verdicts, oldest first
 * @example describeAttempts(['regressed', 'unchanged']) // 'The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.'
 */
export function describeAttempts(words: readonly string[]): string | null {
  if (new Set(words).size < 2) return null
  const times = words.length === 2 ? 'twice' : `${words.length} times`
  const told = words.map((word, index) => `${index === 0 ? 'Attempt' : 'attempt'} ${index + 1}: ${word}`)
  return `The same commit was measured ${times}. ${told.join('; ')}.`
}
