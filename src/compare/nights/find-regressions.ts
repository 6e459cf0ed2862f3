import type { GateResult } from '../../model/result/gate-result.js'
import type { PairComparison } from '../../model/result/pair-comparison.js'
import { EPSILON } from '../../stats/round-noise.js'
import {
  type Against,
  countMargins,
  findLimit,
  nameBound,
  nameRegression,
  type Regression,
} from '../../model/result/night.js'

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
        ? [{ id: nameBound(gate.id), against: 'night' as const, margins: null, of, result }]
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
