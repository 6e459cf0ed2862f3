import { nameGate } from '../../format/name-gate.js'
import { formatMeasured } from '../../format/format-measured.js'
import { formatShare, formatValue } from '../../format/format-metric.js'
import { formatNumber, withUnit } from '../../format/format-number.js'
import { type GateResult, limitedValue } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { MetricFacts } from '../../model/metric.js'
import { EPSILON } from '../../stats/round-noise.js'
import { countMargins, describeFall, findLimit } from './figures.js'

/** What a night is compared with: the last good night, and the reference of the repository. */
export const AGAINST = ['night', 'reference'] as const
export type Against = (typeof AGAINST)[number]

/** Something that is worse than a gate or zero tolerance allows. */
export interface Regression {
  /** The same on every night: `success`, `case france`, `success (reference)`, `success (bound)`, `success (drift)`. */
  readonly id: string
  /** `night` for a broken bound, which needs nothing to compare with. */
  readonly against: Against
  /** The gate, or the case of zero tolerance. */
  readonly of: { readonly kind: 'gate' | 'case'; readonly id: string }
  /** For a title: "success fell from 92 % to 81 %", "the critical case france broke". Plain text, not escaped. */
  readonly fact: string
  /** "Recall@10 dropped from 85 % to 75 % (threshold 77 %)". Plain text, not escaped. */
  readonly line: string
  /** By how many margins it is worse; null where there is no margin, and for a broken bound. */
  readonly margins: number | null
  /** The gate's; null for a case. */
  readonly result: GateResult | null
}

const REFERENCE_MARK = ' (reference)'
const BOUND_MARK = ' (bound)'
const DRIFT_MARK = ' (drift)'

/**
 * A `Regression.id` of what is called `id` in a comparison.
 * @example nameRegression('success', 'reference') // 'success (reference)'
 */
export function nameRegression(id: string, against: Against): string {
  return against === 'reference' ? `${id}${REFERENCE_MARK}` : id
}

/** A `Regression.id` of a gate that has fallen slowly. */
export function nameDrift(gate: string): string {
  return `${gate}${DRIFT_MARK}`
}

/** Whether this fell slowly, by `Regression.id`. */
export function isDrift(id: string): boolean {
  return id.endsWith(DRIFT_MARK)
}

/** The gate or case that a `Regression.id` is about, and what it is compared with. */
export function readRegressionId(id: string): { readonly name: string; readonly against: Against } {
  const mark = [REFERENCE_MARK, BOUND_MARK, DRIFT_MARK].find((one) => id.endsWith(one)) ?? ''
  const against = mark === REFERENCE_MARK || mark === DRIFT_MARK ? 'reference' : 'night'
  return { name: id.slice(0, id.length - mark.length), against }
}

/** Whether what has this id is worse than the reference, by `Regression.id`. */
export function isAgainstReference(id: string): boolean {
  return id.endsWith(REFERENCE_MARK)
}

/** Whether this is a broken `min` or `max`, by `Regression.id`. */
export function isBrokenBound(id: string): boolean {
  return id.endsWith(BOUND_MARK)
}

/** What stands since an earlier night: by `Regression.id`, and of its cases those that fail every time tonight. */
export interface StandingRegressions {
  readonly ids: ReadonlySet<string>
  readonly failing: readonly string[]
}

/**
 * What is worse in a comparison: fail gates that regressed or were breached, the primary one first and then the worst, and after them cases of
 * zero tolerance. What stands needs no new proof: a loss that reaches the margin, or a case that fails every time.
 */
export function findRegressions(
  { gates, zero_tolerance, flips, verdict: { primary } }: PairComparison,
  against: Against,
  standing: StandingRegressions = { ids: new Set(), failing: [] },
): readonly Regression[] {
  const ofGates = gates.flatMap((result): readonly Regression[] => {
    const { gate } = result
    const of = { kind: 'gate', id: gate.id } as const
    const write = (it: GateResult) => ({ of, fact: describeFall(it), line: `${nameGate(it)} ${describeDrop(it)}` })
    const id = nameRegression(gate.id, against)
    const isBroken = findLimit(result) !== null
    const isProven = isWorse(result)
    const byMargin = { ...result, gate: { ...gate, min: null, max: null } }
    return [
      ...(isBroken && isProven
        ? [{ id: `${gate.id}${BOUND_MARK}`, against: 'night' as const, margins: null, result, ...write(result) }]
        : []),
      ...((isProven && !isBroken) || (gate.severity === 'fail' && standing.ids.has(id) && isBeyondMargin(result))
        ? [{ id, against, margins: countMargins(result), result: byMargin, ...write(byMargin) }]
        : []),
    ]
  })
  const critical = new Set(flips.flatMap((flip) => (flip.critical ? [flip.case_id] : [])))
  const ofCases = [...new Set([...zero_tolerance, ...standing.failing])].map((id): Regression => {
    const noun = critical.has(id) ? 'the critical case' : 'the case'
    return {
      id: nameRegression(`case ${id}`, against),
      against,
      of: { kind: 'case', id },
      fact: `${noun} ${id} broke`,
      line: `${noun} ${id} passed every time before and fails every time now`,
      margins: null,
      result: null,
    }
  })
  const rank = ({ of, margins }: Regression): number => (of.id === primary ? Infinity : (margins ?? 0))
  return [...ofGates.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a))), ...ofCases]
}

/** Gates that a drop beyond their margin makes suspect, proven or not, as `Regression.id` has them. */
export function findSuspects({ gates }: PairComparison, against: Against): readonly string[] {
  return gates
    .filter((result) => result.gate.severity === 'fail' && (result.suspect || isWorse(result)))
    .map(({ gate }) => nameRegression(gate.id, against))
}

/** Whether the loss of a gate reaches its margin, proven or not, whatever its bound says. */
export function isBeyondMargin(result: GateResult): boolean {
  const isProven = isWorse(result) && findLimit(result) === null
  return isProven || (isCompared(result) && (result.suspect || (countMargins(result) ?? 0) >= 1 - EPSILON))
}

/** Whether the change of a gate was measured. */
export function isCompared({ verdict, delta }: GateResult): boolean {
  return verdict !== 'invalid' && verdict !== 'not-comparable' && delta !== null
}

function isWorse({ gate, failed, verdict }: GateResult): boolean {
  return failed && gate.severity === 'fail' && (verdict === 'regressed' || verdict === 'breached')
}

/**
 * "dropped from 85 % to 75 % (threshold 77 %)". The threshold is the value that the gate would still have let pass.
 * The typical query of a log-ratio row has no value of its own, so its change is shown with the change that is allowed.
 */
function describeDrop(result: GateResult): string {
  const { metric, gate, baseline, candidate } = result
  const value = limitedValue(result)
  const verb = metric.direction === 'lower' ? 'rose' : 'dropped'
  const limit = findLimit(result)
  if (limit !== null && value !== null) {
    const [from, to, threshold] = writeValues(metric, [baseline ?? value, value, limit])
    return baseline === null || from === to
      ? `is ${to} (threshold ${threshold})`
      : `${verb} from ${from} to ${to} (threshold ${threshold})`
  }
  const { margin } = gate
  if (baseline === null || candidate === null || margin === null) return 'is worse than its gate allows'
  if (result.row === 'log-ratio' && margin.kind === 'relative') {
    const by = formatMeasured(result).changeInWords ?? '?'
    return `${verb} for the typical query by ${by} (threshold ${formatShare(margin.value)})`
  }
  const step = margin.kind === 'absolute' ? margin.value : margin.value * Math.abs(baseline)
  const threshold = metric.direction === 'lower' ? baseline + step : baseline - step
  const [from, to, allowed] = writeValues(metric, [baseline, candidate, threshold])
  return `${verb} from ${from} to ${to} (threshold ${allowed})`
}

type Three = readonly [number, number, number]

/** With as few decimals as distinguish the middle one from the others; ratios in per cent. */
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
