import { EPSILON } from '../rounding.js'
import { findBrokenBound } from '../suite/gate.js'
import { type GateResult, limitedValue } from './gate-result.js'
import type { PairComparison } from './pair-comparison.js'

/** The runs that a night is compared with: the last good night, and the reference of the repository. */
export const AGAINST = ['night', 'reference'] as const
export type NightBase = (typeof AGAINST)[number]

/** A loss that a gate or zero tolerance does not allow. */
export interface Regression {
  /** Stable across nights: `success`, `case france`, `success (reference)`, `success (bound)`, `success (drift)`. */
  readonly id: string
  /** `night` for a broken bound, which needs no baseline. */
  readonly against: NightBase
  /** The gate, or the case under zero tolerance. */
  readonly of: { readonly kind: 'gate' | 'case'; readonly id: string; readonly is_critical?: boolean }
  /** The loss in margins; `null` without a margin and for a broken bound. */
  readonly margins: number | null
  /** The gate's result; `null` for a case. */
  readonly result: GateResult | null
  /** For a slow decay: the number of nights, and the gate's result tonight. */
  readonly drift?: { readonly nights: number; readonly tonight: GateResult }
}

/** The suffixes of a `Regression.id`: worse than the last good night or than the reference, a broken `min` or `max`, or a slow decay. */
const MARKS = { night: '', reference: ' (reference)', bound: ' (bound)', drift: ' (drift)' } as const

/**
 * Returns the `Regression.id` for the gate or case called `name` in a comparison.
 * @example nameRegression('success', 'reference') // 'success (reference)'
 */
export const nameRegression = (name: string, kind: keyof typeof MARKS): string => `${name}${MARKS[kind]}`

/** Parses a `Regression.id`: the gate or case, the kind of loss, and the run that it is compared with. */
export function readRegressionId(id: string) {
  const kind = (['reference', 'bound', 'drift'] as const).find((one) => id.endsWith(MARKS[one])) ?? 'night'
  const against: NightBase = kind === 'reference' || kind === 'drift' ? 'reference' : 'night'
  return { name: id.slice(0, id.length - MARKS[kind].length), kind, against }
}

/** Whether a `Regression.id` is of that kind. */
export const isDriftId = (id: string): boolean => readRegressionId(id).kind === 'drift'
export const isBoundId = (id: string): boolean => readRegressionId(id).kind === 'bound'

/** Number of good nights in a row that end a regression. */
export const CLEAN_NIGHTS = 2

/** A confirmed regression that lasts. */
export interface Episode {
  /** The night that found it. */
  readonly since_run: number
  readonly since_at: string
  /**
   * The workflow run of the last good night before, which all nights of the episode are compared with; `null` if the only loss is against
   * the reference.
   */
  readonly base_run: number | null
  /** The largest loss in margins of each regression, by id; `null` without a margin. */
  readonly worst: Readonly<Record<string, number | null>>
  /** The number of good nights in a row of each regression; absent for none. */
  readonly clean: Readonly<Record<string, number>>
  /** Whether a person accepted the episode. Then only losses against the reference and broken bounds remain. */
  readonly is_accepted: boolean
}

/** Number of nights whose mean is a level, at the start and now. */
export const LEVEL_NIGHTS = 7

/** Tonight's run compared with one earlier run. */
export interface NightComparison {
  readonly against: NightBase
  readonly comparison: PairComparison
}

/** A newly failing case that zero tolerance watches, with too few trials to be proof. */
export interface Watched {
  readonly against: NightBase
  readonly case_id: string
}

/** The result of tonight's measurement, after regressions were confirmed or dropped. */
export type Tonight =
  | { readonly kind: 'regressed'; readonly regressions: readonly Regression[] }
  | { readonly kind: 'good'; readonly suspect: readonly string[] }
  /** Nothing could be compared; `reason` is a clause. */
  | { readonly kind: 'uncompared'; readonly reason: string }
  | { readonly kind: 'unconfirmed' | 'invalid'; readonly reason: string }

/** The action on the issue. */
export type IssueAction =
  | { readonly kind: 'open' }
  /** `news` is why a comment is written; `null` for no comment. */
  | { readonly kind: 'update'; readonly number: number; readonly news: 'worse' | 'joined' | null }
  | { readonly kind: 'reopen'; readonly number: number }
  | { readonly kind: 'close'; readonly number: number }
  /** `reason` is a clause. */
  | { readonly kind: 'nothing'; readonly reason: string }

/** Whether a lasting regression is worse than ever by at least one margin. */
export function isWorstYet(worst: Episode['worst'], { id, margins }: Pick<Regression, 'id' | 'margins'>): boolean {
  return margins !== null && margins >= (worst[id] ?? Infinity) + 1 - EPSILON
}

/** A commit that may have caused a regression. All texts are untrusted. */
export interface SuspectCommit {
  readonly sha: string
  readonly url: string
  /** The first line of the commit message. */
  readonly subject: string
  /** The author's GitHub account; `null` if there is none. */
  readonly login: string | null
}

/** Returns the broken absolute bound and the value; `null` if none is broken. */
export const findBrokenLimit = (result: GateResult) => findBrokenBound(result.gate, limitedValue(result))

/** Returns one margin of a gate in the unit of its change (a share on the log-ratio row); `null` if nothing was measured. */
function marginStep({ gate: { margin }, row, baseline }: GateResult): number | null {
  if (margin === null || margin.value === 0 || baseline === null) return null
  const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0
  return margin.value * (isShare ? 1 : Math.abs(baseline))
}

/** Returns the loss in margins; `null` without a margin. */
export function countMargins(result: GateResult): number | null {
  const { metric, row, delta } = result
  const step = marginStep(result)
  if (step === null || delta === null) return null
  const lost =
    row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta
  return lost / step
}

/** Returns the gate as it was with a loss of this many margins against the same baseline: the inverse of `countMargins`. */
export function atMargins(result: GateResult, margins: number): GateResult | null {
  const step = marginStep(result)
  const { metric, row, baseline } = result
  if (step === null || baseline === null) return null
  const lost = margins * step
  const isLower = metric.direction === 'lower'
  if (row === 'log-ratio') return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) }
  return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost }
}
