import type { Margin, MetricFacts } from '../model/metric.js'
import type { GateResult } from '../model/result/gate-result.js'
import type { FilesOfSides, Cause } from '../model/result/cause.js'
import { formatAgainst, formatAmount, formatShare } from './format-metric.js'
import { countOf, formatCount, formatMoney, formatPInWords, partOf } from './format-number.js'
import { formatMeasured } from './format-measured.js'
import { joinNames } from './join-names.js'
import { present } from '../model/omit-undefined.js'
import type { Stopped } from '../model/run/run.js'

type Kind = Cause['kind']
type Of<One extends Kind> = Extract<Cause, { readonly kind: One }>

/** Written in tables of metrics, in fewer words than beside a gate. */
export const EXACT = 'exact, no interval'
const FACT = 'a fact: the target always answers alike'

const LOST: Readonly<Record<Of<'no-baseline'>['lost'], string>> = {
  none: 'no baseline yet',
  unreadable: 'the baseline could not be read',
  removed: 'this change removes its own baseline',
}

/** How a metric differs in definition from the baseline's. */
export const REDEFINED: Readonly<Record<Of<'redefined'>['how'], string>> = {
  prices: 'priced from different price lists',
  judge: "judged differently from the baseline's",
  added: 'not measured in the baseline',
  dropped: 'measured in the baseline only',
  definition: "defined differently from the baseline's",
}

const APART: Readonly<Record<Of<'apart'>['how'], string>> = {
  replayed: 'replayed from a recording',
  machines: 'measured on different machines',
  jobs: 'not measured side by side in one job',
}

const WITHOUT_VALUE: Readonly<Record<Of<'no-figure'>['figure'], string>> = {
  percentile: 'there is no case',
  ratio: 'there is nothing to divide by',
  'calibration-error': 'there is no case',
  correlation: 'one of its two values never varies',
  'trial-deviation': 'no case has two scored trials',
  'run-deviation': 'there are not two trials a case',
  passes: 'no case has so many scored trials',
}

const REVIEWS: Readonly<Record<Of<'review'>['how'], string>> = {
  none: 'the code was not reviewed',
  'none-in-baseline': 'the code was not reviewed in the baseline',
  'another-judge': 'reviewed by another judge, or with another prompt, than the baseline',
}

const SINGLE: Readonly<Record<Of<'single'>['unit'], string>> = {
  case: 'one case is too few to test',
  cluster: 'all cases are in one cluster',
}

/** Causes written in tables of metrics, in fewer words than beside a gate. */
const UNEVEN = {
  'cases-missing': 'cases are missing unevenly',
  'trials-missing': 'trials are missing unevenly',
} as const satisfies { readonly [One in Kind]?: string }

/**
 * Describes the files that a source code metric is computed from.
 * @example describeFiles({ common: 12, added: 2, gone: 1 }) // '12 files of both sides, 2 new and 1 deleted or emptied left out'
 */
export function describeFiles({ common, added, gone }: FilesOfSides): string {
  if (common === 0) return `no file in common: all ${gone} and ${added} files`
  const left = [...(added > 0 ? [`${added} new`] : []), ...(gone > 0 ? [`${gone} deleted or emptied`] : [])]
  const files = common === 1 ? '1 file of both sides' : `${common} files of both sides`
  return left.length === 0 ? files : `${files}, ${left.join(' and ')} left out`
}

function describeBasis({ files, all_files: all }: Pick<Of<'exact'>, 'files' | 'all_files'>): string | null {
  if (files === null) return null
  return `${all === true ? 'all files, since some may be renamed: ' : ''}${describeFiles(files)}`
}

/** Says how many cases' costs are left out of a comparison. */
export function describeCostsLeftOut(count: number): string {
  return `${countOf(count, 'case')} with the target's own cost ${count === 1 ? 'is' : 'are'} left out: the price list changed`
}

/** Returns "drop" if higher is better, "rise" if lower is. */
export function lossNoun({ direction }: MetricFacts): 'drop' | 'rise' {
  return direction === 'lower' ? 'rise' : 'drop'
}

function placeOf(arms: readonly ('baseline' | 'candidate')[], both: string): string {
  return arms.length === 2 ? both : `the ${arms.join('')}`
}

function describeRuledOut(metric: MetricFacts, limit: Margin | null): string | null {
  return limit === null
    ? null
    : `rules out ${lossNoun(metric)}s of ${formatAmount(metric, limit, { round: 'up' })} or more`
}

function explainLacking(grades: readonly string[]): string {
  return `: trials without ${joinNames(grades)} are not compared with trials that have ${grades.length === 1 ? 'it' : 'them'}`
}

function explainUnscored(most: Of<'too-few-scored'>['most_frequent']): string {
  if (most === undefined) return ''
  const { reason, trials, unscored } = most
  return `: ${trials === unscored ? '' : `in ${partOf(trials, unscored, 'unscored trial')}, `}${reason}`
}

const typicalQuery = (isTypical: boolean): string => (isTypical ? ' for the typical query' : '')
const ofTypicalQuery = ({ kind }: Margin): string => typicalQuery(kind === 'relative')

/** The clause for each kind of cause, without what the cause leaves undecided. */
const CLAUSES: { readonly [One in Kind]: (cause: Of<One>, metric: MetricFacts) => string } = {
  bug: ({ message }) => `it could not be computed, please report this bug of Goldenpair: ${message}`,
  stopped: ({ arm, run }) => `${arm === 'baseline' ? 'in the baseline, ' : ''}${describeStopped(run)}`,
  'too-few-scored': ({ arm, scored, cases, floor, grades, most_frequent: most }) =>
    `${scored === 0 ? 'none' : `only ${scored}`} of ${countOf(cases, arm === 'baseline' ? 'baseline case' : 'case')} ${scored < 2 ? 'is' : 'are'} scored (at least ${Math.floor(floor * 1000) / 10} % needed)${grades.length > 0 ? explainLacking(grades) : explainUnscored(most)}`,
  'no-baseline': ({ lost }) => LOST[lost],
  redefined: ({ how }) => REDEFINED[how],
  apart: ({ how }) => APART[how],
  'left-out': ({ cases }) => describeCostsLeftOut(cases),
  'nothing-paired': () => 'no case is scored on both sides',
  'no-figure': ({ arms, infinite, figure }, { title }) =>
    `${title} ${infinite ? 'is infinite' : 'has no value'} in ${placeOf(arms, 'either arm')}: ${WITHOUT_VALUE[figure]}`,
  'no-value': ({ figure }) => (figure === null ? 'no case is scored' : WITHOUT_VALUE[figure]),
  'not-measured': () => 'not measured',
  'zero-baseline': (_, { title }) =>
    `the baseline is 0, so nothing can be relative to it, and ${title} has no absolute margin`,
  table: ({ how }, { id }) =>
    ({
      'none-built': 'no tables were built here',
      'bounds-alone': 'a figure of a table is held to bounds alone',
      'no-number': `no table of the report has a number for ${id}`,
    })[how],
  'code-unmeasured': ({ measured }) =>
    measured === 'baseline'
      ? 'the source code was measured in the baseline only'
      : `the source code was not measured${measured === null ? '' : ' in the baseline'}`,
  'code-unscored': ({ arm, problem }) =>
    `${arm === 'baseline' ? 'not measured in the baseline' : 'the source code is not measured'}: ${problem}`,
  'file-unscored': ({ arm, path, line, problem }) => {
    const what =
      arm === 'candidate'
        ? 'was measured in the baseline, and is not now'
        : 'is measured now, and was not in the baseline'
    return `${path}${line === null ? '' : `:${line}`} ${what}: ${problem}`
  },
  languages: ({ baseline, candidate }) => `${baseline ?? 'no language'} does not compare with ${candidate ?? 'none'}`,
  'no-code-value': ({ arms }, { title }) =>
    `${title} has no value in ${placeOf(arms, 'either side')}: there is nothing to measure it on`,
  'no-common-value': ({ files }, { title }) => `${title} has no value in the ${describeFiles(files)}`,
  review: ({ how, problem }) => `${REVIEWS[how]}${problem === null ? '' : `: ${problem}`}`,
  'outside-bound': ({ side, value, limit }, metric) => {
    const text = formatAgainst(metric, value ?? Infinity, limit)
    return `${text.value} is ${side === 'min' ? 'below the minimum' : 'above the maximum'} of ${text.limit}`
  },
  'within-bounds': () => 'within its bounds',
  exact: (cause) => present(EXACT, describeBasis(cause)).join('; '),
  'one-reading': () => 'one reading of a judge, no interval',
  'exact-change': (cause, metric) => {
    const basis = describeBasis(cause)
    if (cause.change === 0) return basis === null ? 'unchanged' : `unchanged (${basis})`
    const change = formatAmount(metric, { kind: 'absolute', value: Math.abs(cause.change) })
    const how = present(EXACT, basis).join('; ')
    if (cause.change > 0) return `better by ${change} (${how})`
    const limit = `${cause.within ? 'within the margin of' : 'the margin is'} ${formatAmount(metric, cause.margin)}`
    return `worse by ${change}, ${limit} (${how})`
  },
  'beyond-threshold': (cause, metric) => `${describeLoss(cause, metric)} (a threshold, not a test)`,
  'beyond-margin': (cause, metric) => `${describeLoss(cause, metric)} (${formatPInWords(cause.p, cause.alpha)})`,
  better: ({ gain, slightly, p, alpha }, metric) =>
    `${slightly ? 'slightly better' : 'better'} by ${formatAmount(metric, gain)}${ofTypicalQuery(gain)} (${formatPInWords(p, alpha)})`,
  unchanged: ({ cases, rules_out: limit }, metric) => {
    const ruledOut = describeRuledOut(metric, limit)
    const text = cases === 1 ? 'unchanged on the only case' : `unchanged on all ${countOf(cases, 'case')}`
    return ruledOut === null ? text : `${text} (${ruledOut})`
  },
  'slightly-worse': ({ typical }) => `slightly worse, within the margin${typicalQuery(typical)}`,
  'inside-margin': ({ margin, typical }, metric) =>
    `no ${lossNoun(metric)} of ${formatAmount(metric, margin)} or more${typicalQuery(typical)}`,
  fact: ({ change, changed, margin, within }, metric) => {
    const size = formatAmount(metric, { kind: 'absolute', value: Math.abs(change) })
    if (changed === 0) return `no case differs (${FACT})`
    if (change === 0) return `${countOf(changed, 'case differs', 'cases differ')}, the mean does not (${FACT})`
    if (change > 0) return `better by ${size} (${FACT})`
    return `worse by ${size}, ${within ? 'within the margin of' : 'the margin is'} ${formatAmount(metric, margin)} (${FACT})`
  },
  range: ({ range, broke, copies }, metric) => {
    const { row, low, high } = range
    const interval = { low, high, method: 'rounds' } as const
    const { ends } = formatMeasured({ metric, row, baseline: null, candidate: null, delta: null, interval })
    return [
      ...(copies ? ['repeated answers were copies, so each case counts once'] : []),
      ...(broke === 0 ? [] : [`${countOf(broke, 'case')} broke for sure`]),
      `between ${ends ?? '?'} on these cases`,
    ].join('; ')
  },
  single: ({ unit }) => SINGLE[unit],
  'information-only': ({ unit, units, needed }) =>
    units === 1 && unit === 'cluster'
      ? `information only: ${SINGLE.cluster}`
      : `information only below ${needed} ${unit}s (${countOf(units, unit)} here)`,
  'cases-missing': ({ candidate, baseline }) =>
    `${UNEVEN['cases-missing']}: ${candidate} unscored in this run alone, ${baseline} in the baseline alone`,
  'trials-missing': ({ candidate, baseline }) =>
    `${UNEVEN['trials-missing']}: ${candidate} unscored in this run, ${baseline} in the baseline`,
  'total-contradicts': ({ change }) =>
    `the total is ${change < 0 ? 'down' : 'up'} by ${formatShare(change)}, half the margin or more`,
  'unequal-trials': () => 'better on all trials, but not shown on equal numbers of trials',
  'change-only': (_, { title }) => `a ${title} is tested for change, never shown to be unchanged`,
  'few-clusters': ({ clusters, needed }, metric) =>
    `${countOf(clusters, 'cluster')}, at least ${needed} are needed to rule out a ${lossNoun(metric)}`,
  limits: ({ flags, rules_out: limit }, metric) => {
    const flagged =
      flags === null
        ? 'too few cases or differences to say what it would flag'
        : `flags ${lossNoun(metric)}s of ${formatAmount(metric, flags, { round: 'up' })} or more`
    return `${flagged}, ${describeRuledOut(metric, limit) ?? `rules out no ${lossNoun(metric)}`}`
  },
}

function describeLoss({ loss, margin }: Of<'beyond-margin' | 'beyond-threshold'>, metric: MetricFacts): string {
  return `worse by ${formatAmount(metric, loss)}${ofTypicalQuery(loss)}, the margin is ${formatAmount(metric, margin)}`
}

/** Describes the cause of a gate's verdict without what it leaves undecided: "flags drops of 6 points or more, rules out no drop". */
export function describeClause({ cause, metric }: Explained): string {
  const write = CLAUSES[cause.kind] as (cause: Cause, metric: MetricFacts) => string
  return write(cause, metric)
}

/** The fields of a gate's result that its cause is described from. */
type Explained = Pick<GateResult, 'cause' | 'metric'>

/** Describes the cause of a gate's verdict in plain words with their numbers, as a sentence without a full stop. */
export function describeCause(result: Explained): string {
  const { cause, metric } = result
  if (!('worse' in cause) || ('broke' in cause && !cause.worse && cause.broke > 0)) return describeClause(result)
  const open = cause.worse === null ? 'cannot tell' : describeUnsized({ gate: { margin: cause.worse }, metric })
  return `${open}: ${describeClause(result)}`
}

/**
 * Describes a proven loss of unproven size: the loss neither reaches the gate's margin nor is shown to stay inside.
 * @example describeUnsized(tokens) // 'worse, perhaps by more than 10 %'
 */
export function describeUnsized({ gate, metric }: SizedGate): string {
  return gate.margin === null
    ? 'worse; the amount is unknown'
    : `worse, perhaps by more than ${formatAmount(metric, gate.margin)}`
}

interface SizedGate {
  readonly gate: Pick<GateResult['gate'], 'margin'>
  readonly metric: MetricFacts
}

/** Explains why a metric has no test or no reliable p-value. */
export function explainUntested(cause: Cause, metric: MetricFacts): string {
  return cause.kind in UNEVEN ? UNEVEN[cause.kind as keyof typeof UNEVEN] : describeCause({ cause, metric })
}

type Named = Pick<GateResult, 'gate' | 'metric'>

/** Returns the name of a gate as people write it: "success (tag:auth)". */
export function nameGate({ gate, metric }: Named): string {
  return `${metric.title}${gate.where === null ? '' : ` (${gate.where})`}`
}

/** Returns a gate's margin in words, `5 points`; `null` if it has none. */
export function nameMargin({ gate, metric }: Named): string | null {
  return gate.margin === null ? null : formatAmount(metric, gate.margin)
}

/** Why a run is incomplete whose target was given up, as a clause. */
export const GIVEN_UP = 'its target was given up, so not all was asked'

const LIMITS: Readonly<Record<Stopped['because'], (limit: string) => string>> = {
  budget: (limit) => `its budget of ${limit}`,
  month: (limit) => `the ${limit} left of this month’s budget`,
  'unknown-cost': () => 'an unknown cost',
}

/**
 * Explains in a clause why a run is incomplete.
 * @example 'the run was stopped by its budget of $1.00 after 40 of 200 trials: $0.98 is spent, and the next could cost $0.05'
 */
export function describeStopped({ because, made, planned, limit_usd, spent_usd, detail }: Stopped): string {
  const after = `after ${formatCount(made)} of ${countOf(planned, 'trial')}`
  const spent = because === 'unknown-cost' ? '' : `${formatMoney(spent_usd)} is spent, and `
  return `the run was stopped by ${LIMITS[because](formatMoney(limit_usd))} ${after}: ${spent}${detail}`
}
