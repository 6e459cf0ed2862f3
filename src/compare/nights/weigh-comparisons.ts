import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ZeroTolerance } from '../../model/suite/suite.js'
import {
  type Against,
  type NightComparison,
  type Regression,
  type Watched,
  countMargins,
  findLimit,
  isBrokenBound,
  isDrift,
  nameRegression,
  readRegressionId,
} from '../../model/result/night.js'
import { type GateResult, limitedValue } from '../../model/result/gate-result.js'
import { EPSILON } from '../../stats/round-noise.js'

/** What the first measurement of a night says. */
export type FirstLook =
  | {
      readonly kind: 'worse'
      readonly regressions: readonly Regression[]
      readonly watched: readonly Watched[]
      /** Which regressions stand since an earlier night, by id. All else is confirmed by a fresh measurement before an issue is written. */
      readonly known: ReadonlySet<string>
    }
  | { readonly kind: 'good'; readonly suspect: readonly string[] }
  /** `reason` is a clause. */
  | { readonly kind: 'invalid' | 'uncompared'; readonly reason: string }

/**
 * What all comparisons of a night come to: worse in any is worse, whatever else is invalid, and good needs at least one that is comparable.
 * `missing` says why the night that a standing regression is compared with is not there: without it nothing is good. `unreachable` says why good
 * nights that are known could not be had tonight: what was compared with none of them is neither good nor a new beginning. `stands`: ids of what
 * is worse since an earlier night and not accepted. A bound needs nothing to compare with, so it can be found broken, and found kept again, on
 * any night.
 */
export function weighComparisons(
  compared: readonly NightComparison[],
  input: {
    readonly missing: string | null
    readonly unreachable: string | null
    readonly bounds_stand: boolean
    readonly stands: ReadonlySet<string>
    readonly zero_tolerance: ZeroTolerance
  },
): FirstLook {
  const { missing, unreachable, bounds_stand: doBoundsStand, stands, zero_tolerance: scope } = input
  const comparable = compared.filter(isComparable)
  const watched: Watched[] = []
  const found = compared.flatMap((one) => {
    const { comparison, against } = one
    const isStanding = (id: string): boolean => stands.has(nameRegression(`case ${id}`, against))
    const failing = comparable.includes(one) ? listFailing(comparison, scope) : []
    const fresh = failing.filter((id) => !isStanding(id) && !comparison.zero_tolerance.includes(id))
    watched.push(...fresh.map((case_id) => ({ against, case_id })))
    return findRegressions(comparison, against, { ids: stands, failing: failing.filter(isStanding) }).filter(
      ({ id }) => comparable.includes(one) || isBrokenBound(id),
    )
  })
  // A broken bound shows in both comparisons, with the last good night and with the reference.
  const regressions = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index)
  if (regressions.length + watched.length > 0) return { kind: 'worse', regressions, watched, known: stands }
  // With a gate that could not be measured it is no night to compare later ones with.
  if (compared.some((one) => isInvalid(one) || one.comparison.gates.some(isUnmeasured)))
    return { kind: 'invalid', reason: 'the measurement is invalid' }
  if (unreachable !== null) return { kind: 'invalid', reason: unreachable }
  if (missing !== null && !doBoundsStand) return { kind: 'uncompared', reason: missing }
  if (comparable.length === 0 && !doBoundsStand)
    return { kind: 'uncompared', reason: 'there is no earlier night to compare it with' }
  return { kind: 'good', suspect: comparable.flatMap(({ comparison, against }) => findSuspects(comparison, against)) }
}

export function isComparable({ comparison: { baseline, verdict } }: NightComparison): boolean {
  return baseline !== null && verdict.word !== 'not-comparable'
}

export function isInvalid({ comparison: { verdict } }: NightComparison): boolean {
  return verdict.word === 'invalid'
}

const isUnmeasured = ({ gate, verdict }: PairComparison['gates'][number]): boolean =>
  gate.severity === 'fail' && verdict === 'invalid'

/** Cases that zero tolerance watches and that newly fail, in enough trials or not. */
export function listFailing({ flips }: PairComparison, scope: ZeroTolerance): readonly string[] {
  if (scope === 'off') return []
  return flips
    .filter(({ kind, critical }) => kind === 'newly-failing' && (critical || scope === 'all'))
    .map(({ case_id }) => case_id)
}

/** What fresh data, judged alone, show again. Numbers are those of the first measurement, which the report shows. */
export function keepConfirmed(
  { regressions, watched }: Extract<FirstLook, { kind: 'worse' }>,
  fresh: readonly NightComparison[],
): readonly Regression[] {
  const again = fresh.flatMap(({ comparison, against }) => findRegressions(comparison, against))
  const isAgain = new Set(again.map(({ id }) => id))
  const isWatched = ({ against, of }: Regression): boolean =>
    of.kind === 'case' && watched.some((one) => one.against === against && one.case_id === of.id)
  return [...regressions.filter(({ id }) => isAgain.has(id)), ...again.filter(isWatched)]
}

/** A case id that a selection takes for nothing else. */
const PLAIN_ID = /^[\w./:-]+$/

/**
 * The cases that a fresh run has to ask, as a selection: all of the night's (`whole`) for a gate over the whole suite, else those of the one
 * slice or the cases themselves.
 */
export function chooseFreshCases(
  { regressions, watched }: Extract<FirstLook, { kind: 'worse' }>,
  { whole, slices }: { readonly whole: string | null; readonly slices: ReadonlyMap<string, string | null> },
): string | null {
  const gates = regressions.flatMap(({ of }) => (of.kind === 'gate' ? [slices.get(of.id) ?? null] : []))
  const cases = [
    ...regressions.flatMap(({ of }) => (of.kind === 'case' ? [of.id] : [])),
    ...watched.map(({ case_id }) => case_id),
  ]
  const [slice = null] = gates
  if (gates.length === 0)
    return cases.every((id) => PLAIN_ID.test(id)) ? [...new Set(cases)].map((id) => `id:${id}`).join(',') : whole
  const isOneSlice = gates.every((other) => other === slice) && cases.length === 0 && whole === null
  return isOneSlice ? slice : whole
}

/**
 * What looks worse is judged on fresh data at the suite's alpha divided by this. Fresh data do not make two independent looks of it: both
 * are compared with the same earlier run, and one that was lucky makes both look bad. Tests that share a control go wrong less often
 * together, and then several at once (Howard et al. 2018, Statistical Methods in Medical Research 27:1513).
 *
 * - `night`: the lucky night lasts until the next good one, so that false issues come one by one, and how many in a year is what counts: .97
 *   at a fifth and .61 at a tenth (simulated: three gates, normal scores, a night a day). At a twentieth, with .40, eight cases of twelve
 *   that newly fail (mid-p .004) would prove nothing.
 * - `reference`: it is drawn once and all nights are compared with it, as many treatments with one control (Dunnett 1955, Journal of the
 *   American Statistical Association 50:1096), so that a whole year is the test which has to hold alpha. The chance that a reference r
 *   standard deviations too good brings an issue in 365 nights, averaged over r, is 16 % at a fifth for five gates, and 4.6 % at a fiftieth.
 */
export const CONFIRMATION_STRICTNESS: Readonly<Record<Against, number>> = { night: 10, reference: 50 }

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
    const id = nameRegression(gate.id, against)
    const isBroken = findLimit(result) !== null
    const isProven = isWorse(result)
    const byMargin = { ...result, gate: { ...gate, min: null, max: null } }
    return [
      ...(isBroken && isProven
        ? [{ id: nameRegression(gate.id, 'bound'), against: 'night' as const, margins: null, of, result }]
        : []),
      ...((isProven && !isBroken) || (gate.severity === 'fail' && standing.ids.has(id) && isBeyondMargin(result))
        ? [{ id, against, margins: countMargins(result), of, result: byMargin }]
        : []),
    ]
  })
  const critical = new Set(flips.flatMap((flip) => (flip.critical ? [flip.case_id] : [])))
  const ofCases = [...new Set([...zero_tolerance, ...standing.failing])].map((id): Regression => ({
    id: nameRegression(`case ${id}`, against),
    against,
    of: { kind: 'case', id, is_critical: critical.has(id) },
    margins: null,
    result: null,
  }))
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

/** How what stands is tonight, by `Regression.id`; what is in neither list is still worse. */
export type StandingTonight = Readonly<ReturnType<typeof followStanding>>

/**
 * Looks at each thing that stands, but drifts, beside what it was found worse than (docs/nightly.md#while-a-regression-lasts). What the suite no longer
 * asks for, such as a gate that was removed, is good; what was not measured, or not compared, is unknown.
 */
export function followStanding(ids: readonly string[], compared: readonly NightComparison[], scope: ZeroTolerance) {
  const states = ids.filter((id) => !isDrift(id)).map((id) => [id, isGood(id, compared, scope)] as const)
  const pick = (wanted: boolean | null): readonly string[] => states.flatMap(([id, is]) => (is === wanted ? [id] : []))
  return { good: pick(true), unknown: pick(null) }
}

/** Null where it cannot be told. */
function isGood(id: string, compared: readonly NightComparison[], scope: ZeroTolerance): boolean | null {
  const { name, against } = readRegressionId(id)
  const isOfBound = isBrokenBound(id)
  const one = compared.find((it) => !isInvalid(it) && (isOfBound || (it.against === against && isComparable(it))))
  if (one === undefined) return null
  const { comparison } = one
  if (name.startsWith('case ')) {
    const isThis = (case_id: string): boolean => `case ${case_id}` === name
    if (comparison.zero_tolerance_unscored?.some(isThis) === true) return null
    return ![...comparison.zero_tolerance, ...listFailing(comparison, scope)].some(isThis)
  }
  const result = comparison.gates.find(({ gate }) => gate.id === name)
  if (result === undefined || result.gate.severity !== 'fail') return true
  const { min, max, margin } = result.gate
  if (isOfBound) {
    if (min === null && max === null) return true
    return result.verdict === 'invalid' || limitedValue(result) === null ? null : findLimit(result) === null
  }
  if (margin === null) return true
  return isCompared(result) ? !isBeyondMargin(result) : null
}
