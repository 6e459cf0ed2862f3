import { formatAmount, formatShare } from '../../format/format-metric.js'
import { countOf, decimalsForDigits, formatNumber, formatP, withUnit } from '../../format/format-number.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { FlakyCase, MajorityTest, Passes, TrialNoise } from '../../model/result/reliability.js'
import type { Block, CaseDetails, Inline, ReportContext, Text } from '../../model/result/report.js'

/** More are counted. */
export const FLAKY_LISTED = 20

const passRate = (passes: Passes | null): string => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`)

function listFlaky(flaky: readonly FlakyCase[], details: CaseDetails, { names }: ReportContext): Block[] {
  if (flaky.length === 0) return [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }]
  const lead = `${countOf(flaky.length, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`
  if (details === 'none') return [{ kind: 'paragraph', text: [lead] }]
  const left = flaky.length - FLAKY_LISTED
  return [
    { kind: 'paragraph', text: [`${lead}${flaky.length > 1 ? ' Least stable first:' : ''}`] },
    {
      kind: 'table',
      columns: [
        { title: 'case', align: 'left' },
        { title: `passed, ${names.baseline}`, align: 'right' },
        { title: `passed, ${names.candidate}`, align: 'right' },
      ],
      rows: flaky
        .slice(0, FLAKY_LISTED)
        .map((one): Text[] => [
          [{ kind: 'code', text: one.case_id }],
          [passRate(one.baseline)],
          [passRate(one.candidate)],
        ]),
    },
    ...(left > 0 ? [{ kind: 'paragraph' as const, text: [`… and ${formatNumber(left, { decimals: 0 })} more.`] }] : []),
  ]
}

function describeMajority(majority: MajorityTest, alpha: number, details: CaseDetails): Text {
  const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority
  const counts = `${formatNumber(failing, { decimals: 0 })} newly failing, ${formatNumber(passing, { decimals: 0 })} newly passing of ${countOf(n, 'case')}`
  const shown = details === 'none' ? [] : ties.slice(0, FLAKY_LISTED)
  return [
    `By the majority of each case's trials: ${counts} (McNemar, mid-p ${formatP(p, alpha)}; it decides nothing).`,
    ...(ties.length === 0
      ? []
      : [
          ` ${countOf(ties.length, 'case is', 'cases are')} tied and left out${shown.length === 0 ? '.' : ': '}`,
          ...shown.flatMap((id, index): Inline[] => [index === 0 ? '' : ', ', { kind: 'code', text: id }]),
          ...(shown.length === 0
            ? []
            : [ties.length > shown.length ? ` and ${ties.length - shown.length} more.` : '.']),
        ]),
  ]
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
  const advice: Inline[] =
    noise.advice === 'more-trials'
      ? [
          `: ${countOf(trials, 'more trial')} a case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
          { kind: 'strong', text: 'More trials help.' },
        ]
      : [
          `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
          { kind: 'strong', text: 'More cases help, more trials hardly.' },
        ]
  const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : ''
  return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice]
}

/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
export function buildTrials(comparison: PairComparison, context: ReportContext, details: CaseDetails): Block[] {
  const { reliability, verdict, alpha } = comparison
  if (reliability === undefined) return []
  const { flaky, majority, noise, not_separated: reason } = reliability
  const told = verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined
  const others = noise.filter((one) => one !== told)
  const blocks: Block[] = [
    ...listFlaky(flaky, details, context),
    ...(majority === null ? [] : [{ kind: 'paragraph' as const, text: describeMajority(majority, alpha, details) }]),
    ...(others.length === 0
      ? []
      : [{ kind: 'list' as const, items: others.map((one) => describeNoise(one, comparison)) }]),
    ...(reason === null ? [] : [{ kind: 'paragraph' as const, text: [`Trials or cases? ${capitalise(reason)}.`] }]),
  ]
  const summary = flaky.length === 0 ? 'no case is flaky' : countOf(flaky.length, 'flaky case')
  return [
    ...(told === undefined ? [] : [{ kind: 'paragraph' as const, text: describeNoise(told, comparison) }]),
    { kind: 'details', summary: [`Trials: ${summary}`], blocks },
  ]
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
