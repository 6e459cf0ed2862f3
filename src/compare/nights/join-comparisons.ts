import type { PairComparison } from '../../model/result/pair-comparison.js'
import type { ZeroTolerance } from '../../model/suite/suite.js'
import {
  type NightBase,
  type NightComparison,
  type Regression,
  type Watched,
  countMargins,
  findBrokenLimit,
  isBoundId,
  isDriftId,
  nameRegression,
  readRegressionId,
} from '../../model/result/night.js'
import { type GateResult, limitedValue } from '../../model/result/gate-result.js'
import { EPSILON } from '../../stats/round-noise.js'

/** The result of a night's first measurement. */
export type FirstLook =
  | {
      readonly kind: 'worse'
      readonly regressions: readonly Regression[]
      readonly watched: readonly Watched[]
      /** Ids of regressions that last since an earlier night. All others need a fresh measurement before an issue is written. */
      readonly known: ReadonlySet<string>
    }
  | { readonly kind: 'good'; readonly suspect: readonly string[] }
  /** `reason` is a clause. */
  | { readonly kind: 'invalid' | 'uncompared'; readonly reason: string }

/**
 * Combines all comparisons of a night. Worse in any comparison is worse, whatever else is invalid; good needs at least one comparable run.
 * `missing`: why the night that a lasting regression is compared with is missing; without it nothing is good.
 * `unreachable`: why known good nights could not be loaded; a night compared with none of them is neither good nor a new start.
 * `stands`: ids of unaccepted regressions since an earlier night.
 * A bound needs no baseline, so any night can show that it is broken or holds again.
 */
export function joinComparisons(
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
    const isOngoing = (id: string): boolean => stands.has(nameRegression(`case ${id}`, against))
    const failing = comparable.includes(one) ? listBroken(comparison, scope) : []
    const fresh = failing.filter((id) => !isOngoing(id) && !comparison.zero_tolerance.includes(id))
    watched.push(...fresh.map((case_id) => ({ against, case_id })))
    return findRegressions(comparison, against, { ids: stands, failing: failing.filter(isOngoing) }).filter(
      ({ id }) => comparable.includes(one) || isBoundId(id),
    )
  })
  // A broken bound appears in both comparisons, with the last good night and with the reference.
  const regressions = found.filter(({ id }, index) => found.findIndex((other) => other.id === id) === index)
  if (regressions.length + watched.length > 0) return { kind: 'worse', regressions, watched, known: stands }
  // Later nights must not be compared with a night that has an unmeasured gate.
  if (compared.some((one) => isInvalid(one) || one.comparison.gates.some(isUnmeasured)))
    return { kind: 'invalid', reason: 'the measurement is invalid' }
  if (unreachable !== null) return { kind: 'invalid', reason: unreachable }
  if (missing !== null && !doBoundsStand) return { kind: 'uncompared', reason: missing }
  if (comparable.length === 0 && !doBoundsStand)
    return { kind: 'uncompared', reason: 'there is no earlier night to compare it with' }
  return { kind: 'good', suspect: comparable.flatMap(({ comparison, against }) => listSuspects(comparison, against)) }
}

export function isComparable({ comparison: { baseline, verdict } }: NightComparison): boolean {
  return baseline !== null && verdict.word !== 'not-comparable'
}

export function isInvalid({ comparison: { verdict } }: NightComparison): boolean {
  return verdict.word === 'invalid'
}

const isUnmeasured = ({ gate, verdict }: PairComparison['gates'][number]): boolean =>
  gate.severity === 'fail' && verdict === 'invalid'

/** Lists the newly failing cases that zero tolerance watches, whether or not enough trials confirm them. */
export function listBroken({ flips }: PairComparison, scope: ZeroTolerance): readonly string[] {
  if (scope === 'off') return []
  return flips
    .filter(({ kind, critical }) => kind === 'newly-failing' && (critical || scope === 'all'))
    .map(({ case_id }) => case_id)
}

/**
 * Keeps the regressions that fresh data, judged alone, confirm. Their numbers are those of the first measurement, which the report shows.
 */
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

/** A case id that a selection cannot misread. */
const PLAIN_ID = /^[\w./:-]+$/

/**
 * Returns the selection of cases to ask in a fresh run: all of the night's (`whole`) for a gate on the whole suite, otherwise those of the
 * only slice, or the cases themselves.
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
 * Divisors of the suite's alpha when a regression is judged on fresh data. Fresh data are not an independent second look: both looks are
 * compared with the same earlier run, and a lucky one makes both look bad. As a family, tests that share a control are wrong less often, but
 * then several at once (Howard et al. 2018, Statistical Methods in Medical Research 27:1513).
 *
 * - `night`: a lucky night lasts until the next good one, so false issues come one by one and their number in a year counts: .97
 *   at a fifth and .61 at a tenth (simulated: three gates, normal scores, a night a day). At a twentieth, with .40, eight newly failing
 *   cases of twelve (mid-p .004) would prove nothing.
 * - `reference`: it is measured once and all nights are compared with it, like many treatments with one control (Dunnett 1955, Journal of
 *   the American Statistical Association 50:1096), so the test over a whole year must hold alpha. The chance that a reference r standard
 *   deviations too good causes an issue in 365 nights, averaged over r, is 16 % at a fifth for five gates, and 4.6 % at a fiftieth.
 */
export const CONFIRMATION_STRICTNESS: Readonly<Record<NightBase, number>> = { night: 10, reference: 50 }

/** Regressions that last since an earlier night, by `Regression.id`, and those of their cases that fail every time tonight. */
export interface OngoingRegressions {
  readonly ids: ReadonlySet<string>
  readonly failing: readonly string[]
}

/**
 * Finds what is worse in a comparison: fail gates that regressed or were breached, the primary gate first and then the largest loss,
 * followed by cases of zero tolerance. A regression that lasts needs no new proof, only a loss that reaches the margin, or a case that
 * fails every time.
 */
export function findRegressions(
  { gates, zero_tolerance, flips, verdict: { primary } }: PairComparison,
  against: NightBase,
  ongoing: OngoingRegressions = { ids: new Set(), failing: [] },
): readonly Regression[] {
  const ofGates = gates.flatMap((result): readonly Regression[] => {
    const { gate } = result
    const of = { kind: 'gate', id: gate.id } as const
    const id = nameRegression(gate.id, against)
    const isBroken = findBrokenLimit(result) !== null
    const isProven = isWorse(result)
    const byMargin = { ...result, gate: { ...gate, min: null, max: null } }
    return [
      ...(isBroken && isProven
        ? [{ id: nameRegression(gate.id, 'bound'), against: 'night' as const, margins: null, of, result }]
        : []),
      ...((isProven && !isBroken) || (gate.severity === 'fail' && ongoing.ids.has(id) && isBeyondMargin(result))
        ? [{ id, against, margins: countMargins(result), of, result: byMargin }]
        : []),
    ]
  })
  const critical = new Set(flips.flatMap((flip) => (flip.critical ? [flip.case_id] : [])))
  const ofCases = [...new Set([...zero_tolerance, ...ongoing.failing])].map((id): Regression => ({
    id: nameRegression(`case ${id}`, against),
    against,
    of: { kind: 'case', id, is_critical: critical.has(id) },
    margins: null,
    result: null,
  }))
  const rank = ({ of, margins }: Regression): number => (of.id === primary ? Infinity : (margins ?? 0))
  return [...ofGates.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a))), ...ofCases]
}

/** Returns the fail gates that are suspect or worse, as `Regression.id`. */
export function listSuspects({ gates }: PairComparison, against: NightBase): readonly string[] {
  return gates
    .filter((result) => result.gate.severity === 'fail' && (result.suspect || isWorse(result)))
    .map(({ gate }) => nameRegression(gate.id, against))
}

/** Whether the loss of a gate reaches its margin, proven or not. */
export function isBeyondMargin(result: GateResult): boolean {
  const isProven = isWorse(result) && findBrokenLimit(result) === null
  return isProven || (isCompared(result) && (result.suspect || (countMargins(result) ?? 0) >= 1 - EPSILON))
}

/** Whether the change of a gate was measured. */
export function isCompared({ verdict, delta }: GateResult): boolean {
  return verdict !== 'invalid' && verdict !== 'not-comparable' && delta !== null
}

function isWorse({ gate, failed, verdict }: GateResult): boolean {
  return failed && gate.severity === 'fail' && (verdict === 'regressed' || verdict === 'breached')
}

/** The state of lasting regressions tonight, by `Regression.id`. Those in neither list are still worse. */
export type OngoingTonight = Readonly<ReturnType<typeof checkOngoing>>

/**
 * Checks each lasting regression, except drifts, against what it was found to be worse than (docs/nightly.md#while-a-regression-lasts).
 * Anything that the suite no longer requires, such as a removed gate, is good; anything not measured or not compared is unknown.
 */
export function checkOngoing(ids: readonly string[], compared: readonly NightComparison[], scope: ZeroTolerance) {
  const states = ids.filter((id) => !isDriftId(id)).map((id) => [id, isGood(id, compared, scope)] as const)
  const pick = (wanted: boolean | null): readonly string[] => states.flatMap(([id, is]) => (is === wanted ? [id] : []))
  return { good: pick(true), unknown: pick(null) }
}

/** Whether a regression is good tonight; `null` if unknown. */
function isGood(id: string, compared: readonly NightComparison[], scope: ZeroTolerance): boolean | null {
  const { name, against } = readRegressionId(id)
  const isOfBound = isBoundId(id)
  const one = compared.find((it) => !isInvalid(it) && (isOfBound || (it.against === against && isComparable(it))))
  if (one === undefined) return null
  const { comparison } = one
  if (name.startsWith('case ')) {
    const isThis = (case_id: string): boolean => `case ${case_id}` === name
    if (comparison.zero_tolerance_unscored?.some(isThis) === true) return null
    return ![...comparison.zero_tolerance, ...listBroken(comparison, scope)].some(isThis)
  }
  const result = comparison.gates.find(({ gate }) => gate.id === name)
  if (result === undefined || result.gate.severity !== 'fail') return true
  const { min, max, margin } = result.gate
  if (isOfBound) {
    if (min === null && max === null) return true
    return result.verdict === 'invalid' || limitedValue(result) === null ? null : findBrokenLimit(result) === null
  }
  if (margin === null) return true
  return isCompared(result) ? !isBeyondMargin(result) : null
}
