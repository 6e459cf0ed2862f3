import { present } from '../../model/omit-undefined.js'
import { formatAmount, formatShare } from '../../format/format-metric.js'
import { countOf, decimalsForDigits, formatCount, formatNumber, formatP, withUnit } from '../../format/format-number.js'
import { startSentence } from '../../format/join-names.js'
import type { Disagreement } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { MajorityTest, Passes, Reliability, TrialNoise } from '../../model/result/noise.js'
import type { PastPasses } from '../../model/run/history.js'
import type { Block, DetailLevel, Column, Text } from '../../model/result/report.js'
import { wilsonInterval } from '../../stats/newcombe-interval.js'
import { code, details, list, listCodes, paragraph, right, strong, table } from '../blocks.js'
import { armNames, type ComparedCandidate, joinRows, type ReportInput } from '../candidate-report.js'

/** More flaky cases are only counted. */
export const FLAKY_LISTED = 20

/** Writes a pass rate with Wilson's interval, which is wide after few tries: `2 of 5 (12 % to 77 %)`. */
function passRate(passes: Passes | null, alpha: number): string {
  if (passes === null || passes.trials === 0) return '–'
  const { passed, trials } = passes
  const { low, high } = wilsonInterval({ successes: passed, n: trials, alpha })
  return `${passed} of ${trials} (${formatShare(low)} to ${formatShare(high)})`
}

/** A candidate with results of repeated trials. */
interface Repeated extends ComparedCandidate {
  readonly reliability: Reliability
}

/** What is known about cases from other arms or earlier runs. */
interface Beside {
  readonly disagreements?: readonly Disagreement[]
  readonly past?: ReportInput['past']
}

/** Writes all earlier tries together, then run by run: `9 of 10 (60 % to 98 %): 5/5, 4/5`. */
function writePast(runs: PastPasses, alpha: number): string {
  const sum = (place: 0 | 1): number => runs.reduce((total, run) => total + run[place], 0)
  const each = runs.map(([passed, trials]) => `${passed}/${trials}`).join(', ')
  return runs.length === 0 ? '–' : `${passRate({ passed: sum(0), trials: sum(1) }, alpha)}: ${each}`
}

function listFlaky(repeated: readonly Repeated[], show: DetailLevel, { disagreements = [], past }: Beside) {
  const lists = repeated.map(({ reliability }) => reliability.flaky)
  const flaky = joinRows(lists, (one) => one.case_id)
  if (flaky.length === 0) return [paragraph('No case is flaky: trials of the same arm agree.')]
  const lead = `${countOf(flaky.length, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`
  if (show === 'none') return [paragraph(lead)]
  // A pair lists a case only if one of its arms is flaky on it.
  const steady = (id: string, place: number): Passes | null =>
    disagreements.find((other) => other.case_id === id)?.passes[place + 1] ?? null
  const left = flaky.length - FLAKY_LISTED
  const alpha = repeated[0]?.comparison.alpha ?? 0.05
  const columns: (Column | string)[] = armNames(repeated).map((name) => right(`passed, ${name}`))
  // A single earlier run is the baseline itself.
  const isKnown = flaky.some(({ first }) => (past?.get(first.case_id) ?? []).length > 1)
  if (isKnown) columns.push('on main before, newest last')
  const rows = flaky
    .slice(0, FLAKY_LISTED)
    .map(({ first, each }) => [
      [code(first.case_id)],
      passRate(first.baseline, alpha),
      ...each.map((one, place) => passRate(one === null ? steady(first.case_id, place) : one.candidate, alpha)),
      ...(isKnown ? [writePast(past?.get(first.case_id) ?? [], alpha)] : []),
    ])
  return present(
    paragraph(`${lead}${flaky.length > 1 ? ' Least stable first:' : ''}`),
    table(['case', ...columns], rows),
    left > 0 && paragraph(`… and ${formatCount(left)} more.`),
  )
}

function describeMajority(majority: MajorityTest, alpha: number, show: DetailLevel): Block {
  const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority
  const counts = `${formatCount(failing)} broke, ${formatCount(passing)} were fixed, of ${countOf(n, 'case')}`
  const sentence = `By the majority of each case's trials: ${counts} (McNemar, mid-p ${formatP(p, alpha)}; it decides nothing).`
  if (ties.length === 0) return paragraph(sentence)
  const left = ` ${countOf(ties.length, 'case is', 'cases are')} tied and left out`
  return paragraph(sentence, left, ...(show === 'none' ? [] : [': ', ...listCodes(ties, FLAKY_LISTED)]), '.')
}

function describeNoise(noise: TrialNoise, comparison: PairComparison): Text {
  const result = comparison.gates.find(({ gate }) => gate.id === noise.gate)
  if (result === undefined) return []
  const amount = (value: number): string =>
    noise.unit === 'absolute'
      ? formatAmount(result.metric, { kind: noise.unit, value })
      : withUnit(formatNumber(value * 100, { decimals: decimalsForDigits(value * 100, 2) }), '%')
  const share = formatShare(noise.trial_share)
  const start = `: of the variance behind the standard error of ${amount(noise.standard_error)}, ${share} is trial noise`
  const { trials, standard_error: withTrials } = noise.with_more_trials
  const cases = amount(noise.with_twice_the_cases)
  const more = `: ${countOf(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `
  const endless = `: even unlimited trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `
  const advice =
    noise.advice === 'more-trials'
      ? [more, strong('More trials help.')]
      : [endless, strong('More cases help; more trials hardly do.')]
  const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : ''
  const scope = result.these_cases === undefined ? '' : ' on questions like these'
  return [code(noise.gate), `${scope}${start}${clipped}`, ...advice]
}

/**
 * Shows the results of repeated trials: flaky cases, the majority of the trials, and whether more trials or more cases would help. Folded,
 * except the advice on a primary gate that cannot tell. Empty if no case was tried twice.
 */
export function buildTrials(
  candidates: readonly ComparedCandidate[],
  show: DetailLevel,
  beside: Beside = {},
): readonly Block[] {
  const repeated = candidates.flatMap((one): Repeated[] =>
    one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }],
  )
  const [first] = repeated
  if (first === undefined) return []
  const flaky = new Set(repeated.flatMap(({ reliability }) => reliability.flaky.map((one) => one.case_id))).size
  const { word, primary } = first.comparison.verdict
  const isOne = candidates.length === 1
  const isOpen = ({ gate }: TrialNoise): boolean => isOne && word === 'inconclusive' && gate === primary
  const open = first.reliability.noise.filter(isOpen).map((one) => paragraph(...describeNoise(one, first.comparison)))
  const rest = repeated.flatMap(({ comparison, context, reliability: { noise, majority, not_separated: reason } }) => {
    const items = noise.filter((one) => !isOpen(one)).map((one) => describeNoise(one, comparison))
    const blocks = present(
      majority && describeMajority(majority, comparison.alpha, show),
      items.length > 0 && list(items),
      reason !== null && paragraph(`Trials or cases? ${startSentence(reason)}.`),
    )
    return isOne || blocks.length === 0 ? blocks : [paragraph(strong(`${context.names.candidate}:`)), ...blocks]
  })
  // Where the suite does not measure success, no trial passes or fails.
  if (repeated.every(({ reliability }) => reliability.unscored))
    return rest.length === 0 ? open : [...open, details('Trials or cases?', ...rest)]
  const summary = flaky === 0 ? 'no case is flaky' : countOf(flaky, 'flaky case')
  return [...open, details(`Trials: ${summary}`, ...listFlaky(repeated, show, beside), ...rest)]
}
