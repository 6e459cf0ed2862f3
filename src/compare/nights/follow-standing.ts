import { limitedValue } from '../../model/result/gate-result.js'
import type { ZeroTolerance } from '../../model/suite/suite.js'
import { isBeyondMargin, isCompared } from './find-regressions.js'
import { isComparable, isInvalid, listFailing } from './weigh-comparisons.js'
import { findLimit, isBrokenBound, isDrift, type NightComparison, readRegressionId } from '../../model/result/night.js'

/** How what stands is tonight, by `Regression.id`; what is in neither list is still worse. */
export interface StandingTonight {
  readonly good: readonly string[]
  /** Not measured, or not compared. */
  readonly unknown: readonly string[]
}

/**
 * Looks at each thing that stands, but drifts, beside what it was found worse than (docs/nightly.md#while-it-stands). What the suite no longer
 * asks for, such as a gate that was removed, is good.
 */
export function followStanding(
  ids: readonly string[],
  compared: readonly NightComparison[],
  scope: ZeroTolerance,
): StandingTonight {
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
