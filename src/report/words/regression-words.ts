import { countRest, shortCommit } from '../../format/join-names.js'
import { nameGate } from '../../format/describe-reason.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatAgainst, formatShare, formatValue } from '../../format/format-metric.js'
import { countOf, formatNumber, formatPInWords, withUnit } from '../../format/format-number.js'
import type { MetricFacts } from '../../model/metric.js'
import { EPSILON } from '../../model/relative-change.js'
import type { GateResult } from '../../model/result/gate-result.js'
import {
  findBrokenLimit,
  atMargins,
  type NightComparison,
  type Regression,
  type Watched,
  CLEAN_NIGHTS,
  type IssueAction,
} from '../../model/result/night.js'

const describeBound = ({ metric }: GateResult, broken: { readonly value: number; readonly limit: number }): string => {
  const { value, limit } = formatAgainst(metric, broken.value, broken.limit)
  return `${value}, ${broken.value < broken.limit ? 'below' : 'above'} ${limit}`
}

/** Describes a gate's change: "fell from 92 % to 81 %", "rose by 22 %", "is 78 %, below 80 %". */
function describeFall(result: GateResult): string {
  const limit = findBrokenLimit(result)
  if (limit !== null) return `is ${describeBound(result, limit)}`
  const { size, sign, verb, move, ofWhich } = formatMeasured(result)
  if (size === null || sign === 0) return 'is worse'
  return result.row === 'log-ratio' ? `${verb} by ${size}${ofWhich}` : move
}

/** Writes "over 31 nights" for a slow drift; else empty. */
const overNights = ({ drift }: Regression): string =>
  drift === undefined ? '' : ` over ${countOf(drift.nights, 'night')}`

const nameCase = ({ of }: Regression): string => `the ${of.is_critical === true ? 'critical ' : ''}case ${of.id}`

/**
 * Describes a regression for a title. Plain text, not escaped.
 * @example 'success fell from 92 % to 81 %', 'tokens per query rose by 22 %', 'the critical case france broke'
 */
export function describeForTitle(regression: Regression): string {
  const { result } = regression
  if (result === null) return `${nameCase(regression)} broke`
  return `${nameGate(result)} ${describeFall(result)}${overNights(regression)}`
}

/**
 * Describes a regression with its threshold. Plain text, not escaped.
 * @example 'Recall@10 dropped from 85 % to 75 % (threshold 77 %)'
 */
export function describeWithLimit(regression: Regression, allows = (_: GateResult): string | null => null): string {
  const { result, drift } = regression
  if (result === null) return `${nameCase(regression)} passed every time before and fails every time now`
  if (drift === undefined) return `${nameGate(result)} ${describeDrop(result, allows(result))}`
  const own = result.row === 'log-ratio' ? null : formatMeasured(drift.tonight).candidate
  const tonight = own === null ? '' : ` (tonight ${own})`
  return `${nameGate(result)} drifted: it ${describeFall(result)}${overNights(regression)}${tonight}`
}

/**
 * Describes a regression with its commit: "Regression detected: Recall@10 dropped from 85 % to 75 % (threshold 77 %) on commit abc1234".
 */
export function describeRegression(regression: Regression, commit: string): string {
  return `${describeLoss(regression)} ${shortCommit(commit)}`
}

/** Describes a regression up to its commit, which comments write as code. */
export function describeLoss(regression: Regression, allows?: Parameters<typeof describeWithLimit>[1]): string {
  const from = regression.against === 'reference' ? ', against the reference,' : ''
  return `Regression detected: ${describeWithLimit(regression, allows)}${from} on commit`
}

/**
 * Writes "dropped from 85 % to 75 % (threshold 77 %)". The threshold is the worst value that the gate would still accept. The typical query
 * of a log-ratio row has no value of its own, so its change is written with the allowed change.
 */
function describeDrop(result: GateResult, allowed: string | null): string {
  const { metric, gate, baseline, candidate } = result
  const verb = metric.direction === 'lower' ? 'rose' : 'dropped'
  const broken = findBrokenLimit(result)
  if (broken !== null) {
    const { value, limit } = broken
    const [from, to, threshold] = writeValues(metric, [baseline ?? value, value, limit])
    return baseline === null || from === to
      ? `is ${to} (threshold ${threshold})`
      : `${verb} from ${from} to ${to} (threshold ${threshold})`
  }
  const { margin } = gate
  if (baseline === null || candidate === null || margin === null) return 'is worse than its gate allows'
  if (result.row === 'log-ratio' && margin.kind === 'relative') {
    return `${verb} by ${formatMeasured(result).size ?? '?'} for the typical query (threshold ${formatShare(margin.value)})`
  }
  const step = margin.kind === 'absolute' ? margin.value : margin.value * Math.abs(baseline)
  const threshold = metric.direction === 'lower' ? baseline + step : baseline - step
  const [from, to, least] = writeValues(metric, [baseline, candidate, threshold])
  return `${verb} from ${from} to ${to} (threshold ${least}${allowed === null ? '' : `, ${allowed} allowed`})`
}

type Three = readonly [number, number, number]

/** Writes three values with the fewest decimals that distinguish the middle one from the others; ratios in per cent. */
function writeValues(metric: MetricFacts, values: Three): readonly [string, string, string] {
  const write = (value: number, decimals: number): string =>
    metric.unit === 'ratio'
      ? withUnit(formatNumber(value * 100, { decimals }), '%')
      : formatValue(metric, value, decimals === 0 ? undefined : decimals)
  const [from, to, threshold] = values
  let decimals = 0
  const isBlurred = (other: number): boolean =>
    Math.abs(other - to) > EPSILON && write(other, decimals) === write(to, decimals)
  while (decimals < 6 && (isBlurred(from) || isBlurred(threshold))) decimals++
  return [write(from, decimals), write(to, decimals), write(threshold, decimals)]
}

/**
 * Describes a gate's result, and how its p compares with the alpha it was judged at; `null` if nothing was measured.
 * @example 'success 93 % → 80 % (p = .002)', 'tokens per query +22 % (p = .03, above .005)', 'success 78 %, below 80 %'
 */
export function describeFigures(result: GateResult, alpha: number): string | null {
  const { row, p_adjusted: p } = result
  const limit = findBrokenLimit(result)
  if (limit !== null) return `${nameGate(result)} ${describeBound(result, limit)}`
  const { change, arrow, ofWhich } = formatMeasured(result)
  if (change === null) return null
  const figures = row === 'log-ratio' ? `${change}${ofWhich}` : arrow
  const above = p !== null && p >= alpha ? `, above ${String(Number(alpha.toPrecision(2))).replace(/^0/, '')}` : ''
  return `${nameGate(result)} ${figures}${p === null ? '' : ` (${formatPInWords(p, alpha)}${above})`}`
}

/** Returns the gate's level, or its change on a log-ratio row, where the typical query has no level of its own. */
function levelOf(result: GateResult): string | null {
  const { candidate, changeInWords } = formatMeasured(result)
  return result.row === 'log-ratio' ? changeInWords : candidate
}

/**
 * Describes how a gate continued to fall after it was `margins` margins worse; `null` if this is not known.
 * @example 'success 81 % → 76 %'
 */
export function describeFurther(result: GateResult, margins: number): string | null {
  const before = atMargins(result, margins)
  if (before === null) return null
  const [from, to] = [levelOf(before), levelOf(result)]
  return from === null || to === null ? null : `${nameGate(result)} ${from} → ${to}`
}

/**
 * Describes the level of a gate that recovered, and its worst level.
 * @example 'success is back at 92 % (76 % at worst)'
 */
export function describeRecovered(result: GateResult, margins: number | null): string {
  const value = formatMeasured(result).candidate
  const worst = margins === null ? null : atMargins(result, margins)
  const level = worst === null ? null : levelOf(worst)
  return `${nameGate(result)} is ${value === null ? 'good again' : `back at ${value}`}${level === null ? '' : ` (${level} at worst)`}`
}

const MAX_FIGURES = 5

/**
 * Describes what fresh data show about a suspected regression, to follow a clause; empty if nothing was measured.
 * @example describeFresh(look, fresh) // ': success 93 % → 90 % (p = .21, above .005)'
 */
export function describeFresh(
  { regressions, watched }: { readonly regressions: readonly Regression[]; readonly watched: readonly Watched[] },
  fresh: readonly NightComparison[],
): string {
  const sides = fresh.flatMap(({ comparison, against }) => {
    const namesOf = (kind: Regression['of']['kind']): readonly string[] =>
      regressions.filter((one) => one.against === against && one.of.kind === kind).map(({ of }) => of.id)
    const gates = namesOf('gate')
    const cases = [...namesOf('case'), ...watched.flatMap((one) => (one.against === against ? [one.case_id] : []))]
    const from = against === 'reference' ? ', against the reference' : ''
    const figures = [
      ...comparison.gates
        .filter(({ gate }) => gates.includes(gate.id))
        .flatMap((result) => describeFigures(result, comparison.alpha) ?? []),
      ...cases.map((id) => {
        const flip = comparison.flips.find(({ case_id }) => case_id === id)
        if (flip === undefined) return `${id} passed as before`
        return `${id} passed ${flip.candidate.passed} of ${countOf(flip.candidate.trials, 'trial')}`
      }),
    ]
    return figures.map((text) => `${text}${from}`)
  })
  return sides.length === 0 ? '' : `: ${countRest(sides, MAX_FIGURES).join('; ')}`
}

const NEWS_FACTS = 5

/** The news of a night, for a message outside GitHub. Plain text; may name the suite and its metrics, but never contains a case's text. */
export type NightNews = NonNullable<ReturnType<typeof describeNews>>

/**
 * Describes the news of a night: a regression that is new, back, worse or gone; `null` if nothing changed. Each fact is a sentence without
 * a full stop; the worst comes first.
 */
export function describeNews(
  action: IssueAction,
  facts: {
    readonly suite: string
    readonly commit: string
    readonly regressions: readonly Regression[]
    /** What recovered, if the issue is closed; one clause each. */
    readonly recovered: readonly string[]
  },
) {
  const change = describeAction(action)
  if (change === null) return null
  const { suite, commit, regressions, recovered } = facts
  const headline = `Golden suite ${suite} ${change}`
  const good = `${CLEAN_NIGHTS} good nights in a row, the last on commit ${shortCommit(commit)}`
  if (action.kind === 'close') return { headline, facts: [...recovered.slice(0, NEWS_FACTS), good] }
  const lines = regressions.map((one) => describeRegression(one, commit))
  return { headline, facts: countRest(lines, NEWS_FACTS) }
}

function describeAction(action: IssueAction): string | null {
  if (action.kind === 'update') return action.news === null ? null : 'got worse'
  return { open: 'regressed', reopen: 'regressed again', close: 'is good again', nothing: null }[action.kind]
}
