import { formatAmount, formatShare } from '../../format/format-metric.js'
import { countOf, decimalsForDigits, formatCount, formatNumber, formatP, withUnit } from '../../format/format-number.js'
import { startSentence } from '../../format/start-sentence.js'
import type { Disagreement } from '../../model/result/comparison.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { FlakyCase, MajorityTest, Passes, Reliability, TrialNoise } from '../../model/result/reliability.js'
import type { Block, CaseDetails, Inline, Text } from '../../model/result/report.js'
import { type ComparedCandidate, firstOf, joinRows } from '../told-candidate.js'

/** More are counted. */
export const FLAKY_LISTED = 20

const passRate = (passes: Passes | null): string => (passes === null ? '–' : `${passes.passed} of ${passes.trials}`)

/** A candidate of which repeated trials say something. */
interface Repeated extends ComparedCandidate {
  readonly reliability: Reliability
}

function listFlaky(
  told: readonly Repeated[],
  details: CaseDetails,
  disagreements: readonly Disagreement[],
): { readonly count: number; readonly blocks: Block[] } {
  const flaky = joinRows(
    told.map(({ reliability }) => reliability.flaky),
    (one) => one.case_id,
  )
  const count = flaky.length
  if (count === 0)
    return { count, blocks: [{ kind: 'paragraph', text: ['No case is flaky: trials of the same arm agree.'] }] }
  const lead = `${countOf(count, 'case is flaky', 'cases are flaky')}: passed in some but not all trials of the same arm.`
  if (details === 'none') return { count, blocks: [{ kind: 'paragraph', text: [lead] }] }
  // A pair in which neither arm is flaky does not list the case.
  const steady = (one: FlakyCase | null, place: number): Passes | null =>
    disagreements.find((other) => other.case_id === one?.case_id)?.passes[place + 1] ?? null
  const left = count - FLAKY_LISTED
  const names = [told[0]?.context.names.baseline ?? '', ...told.map(({ context }) => context.names.candidate)]
  const blocks: Block[] = [
    { kind: 'paragraph', text: [`${lead}${count > 1 ? ' Least stable first:' : ''}`] },
    {
      kind: 'table',
      columns: [
        { title: 'case', align: 'left' },
        ...names.map((name) => ({ title: `passed, ${name}`, align: 'right' as const })),
      ],
      rows: flaky
        .slice(0, FLAKY_LISTED)
        .map((row): Text[] => [
          [{ kind: 'code', text: firstOf(row)?.case_id ?? '' }],
          [passRate(firstOf(row)?.baseline ?? null)],
          ...row.map((one, place): Text => [passRate(one === null ? steady(firstOf(row), place) : one.candidate)]),
        ]),
    },
    ...(left > 0 ? [{ kind: 'paragraph' as const, text: [`… and ${formatCount(left)} more.`] }] : []),
  ]
  return { count, blocks }
}

function describeMajority(majority: MajorityTest, alpha: number, details: CaseDetails): Text {
  const { n, newly_failing: failing, newly_passing: passing, p, ties } = majority
  const counts = `${formatCount(failing)} broke, ${formatCount(passing)} were fixed, of ${countOf(n, 'case')}`
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
          `: ${countOf(trials, 'more trial')} per case would cut it to ${amount(withTrials)}, twice the cases to ${cases}. `,
          { kind: 'strong', text: 'More trials help.' },
        ]
      : [
          `: even endless trials would leave ${amount(noise.with_endless_trials)}, twice the cases would leave ${cases}. `,
          { kind: 'strong', text: 'More cases help; more trials hardly do.' },
        ]
  const clipped = noise.clipped ? ' (the estimate for real differences of cases fell below 0 and counts as 0)' : ''
  return [{ kind: 'code', text: noise.gate }, `${start}${clipped}`, ...advice]
}

/**
 * What repeated trials say: which cases are flaky, what the majority of the trials says, and whether more trials or more cases would
 * help. Folded, but for the advice on a primary gate that cannot tell. Empty when no case was tried twice.
 */
export function buildTrials(
  candidates: readonly ComparedCandidate[],
  details: CaseDetails,
  disagreements: readonly Disagreement[] = [],
): Block[] {
  const told = candidates.flatMap((one): Repeated[] =>
    one.comparison.reliability === undefined ? [] : [{ ...one, reliability: one.comparison.reliability }],
  )
  if (told.length === 0) return []
  const flaky = listFlaky(told, details, disagreements)
  const summary = flaky.count === 0 ? 'no case is flaky' : countOf(flaky.count, 'flaky case')
  return [
    ...(candidates.length > 1 ? [] : told.flatMap(adviseOnPrimary)),
    {
      kind: 'details',
      summary: [`Trials: ${summary}`],
      blocks: [
        ...flaky.blocks,
        ...told.flatMap((one): Block[] => {
          const blocks = describeRest(one, details, candidates.length > 1)
          const name = { kind: 'strong', text: `${one.context.names.candidate}:` } as const
          return candidates.length === 1 || blocks.length === 0
            ? blocks
            : [{ kind: 'paragraph', text: [name] }, ...blocks]
        }),
      ],
    },
  ]
}

function noiseOfPrimary({ comparison: { verdict }, reliability: { noise } }: Repeated): TrialNoise | undefined {
  return verdict.word === 'inconclusive' ? noise.find(({ gate }) => gate === verdict.primary) : undefined
}

function adviseOnPrimary(one: Repeated): Block[] {
  const noise = noiseOfPrimary(one)
  return noise === undefined ? [] : [{ kind: 'paragraph', text: describeNoise(noise, one.comparison) }]
}

function describeRest(one: Repeated, details: CaseDetails, isOfSeveral: boolean): Block[] {
  const { comparison, reliability } = one
  const { majority, noise, not_separated: reason } = reliability
  const told = isOfSeveral ? undefined : noiseOfPrimary(one)
  const others = noise.filter((each) => each !== told)
  return [
    ...(majority === null
      ? []
      : [{ kind: 'paragraph' as const, text: describeMajority(majority, comparison.alpha, details) }]),
    ...(others.length === 0
      ? []
      : [{ kind: 'list' as const, items: others.map((each) => describeNoise(each, comparison)) }]),
    ...(reason === null ? [] : [{ kind: 'paragraph' as const, text: [`Trials or cases? ${startSentence(reason)}.`] }]),
  ]
}
