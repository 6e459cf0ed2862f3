import { EPSILON } from '../relative-change.js'
import { type GateResult, limitedValue } from './gate-result.js'
import type { PairComparison } from './pair-comparison.js'

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
  readonly of: { readonly kind: 'gate' | 'case'; readonly id: string; readonly is_critical?: boolean }
  /** By how many margins it is worse; null where there is no margin, and for a broken bound. */
  readonly margins: number | null
  /** The gate's; null for a case. */
  readonly result: GateResult | null
  /** Of what fell slowly: over how many nights, and the gate as it is tonight. */
  readonly drift?: { readonly nights: number; readonly tonight: GateResult }
}

/** What a `Regression.id` has behind its gate or case: worse than the last good night or than the reference, a broken `min` or `max`, fallen slowly. */
const MARKS = { night: '', reference: ' (reference)', bound: ' (bound)', drift: ' (drift)' } as const
type RegressionKind = keyof typeof MARKS

/**
 * A `Regression.id` of what is called `name` in a comparison.
 * @example nameRegression('success', 'reference') // 'success (reference)'
 */
export const nameRegression = (name: string, kind: RegressionKind): string => `${name}${MARKS[kind]}`

/** The gate or case that a `Regression.id` is about, how it is worse, and what it is compared with. */
export function readRegressionId(id: string) {
  const kind = (['reference', 'bound', 'drift'] as const).find((one) => id.endsWith(MARKS[one])) ?? 'night'
  const against: Against = kind === 'reference' || kind === 'drift' ? 'reference' : 'night'
  return { name: id.slice(0, id.length - MARKS[kind].length), kind, against }
}

/** Whether a `Regression.id` is of that kind. */
export const isDrift = (id: string): boolean => readRegressionId(id).kind === 'drift'
export const isBrokenBound = (id: string): boolean => readRegressionId(id).kind === 'bound'

/** Good nights in a row that end a regression. */
export const CLEAN_NIGHTS = 2

/** A confirmed regression that stands. */
export interface Episode {
  /** The night that found it. */
  readonly since_run: number
  readonly since_at: string
  /** The last good night before it, by workflow run, which all its nights are compared with; null where it is worse than the reference alone. */
  readonly base_run: number | null
  /** What is worse, by id: by how many margins at most; null where there is no margin. */
  readonly worst: Readonly<Record<string, number | null>>
  /** Nights in a row that each of them was good; absent for none. */
  readonly clean: Readonly<Record<string, number>>
  /** A person has accepted it: only what is worse than the reference and the broken bounds remain. */
  readonly is_accepted: boolean
}

/** Nights whose mean is the level at first, and the level now. */
export const LEVEL_NIGHTS = 7

/** Tonight's run compared with one earlier run. */
export interface NightComparison {
  readonly against: Against
  readonly comparison: PairComparison
}

/** A case that zero tolerance watches and that newly fails, but not in enough trials to be proof. */
export interface Watched {
  readonly against: Against
  readonly case_id: string
}

/** What tonight's measurement says, after a regression was confirmed or not. */
export type Tonight =
  | { readonly kind: 'regressed'; readonly regressions: readonly Regression[] }
  | { readonly kind: 'good'; readonly suspect: readonly string[] }
  /** Nothing could be compared; `reason` is a clause. */
  | { readonly kind: 'uncompared'; readonly reason: string }
  | { readonly kind: 'unconfirmed' | 'invalid'; readonly reason: string }

/** What becomes of the issue. */
export type IssueAction =
  | { readonly kind: 'open' }
  /** `news`: why a comment is written; null for none. */
  | { readonly kind: 'update'; readonly number: number; readonly news: 'worse' | 'joined' | null }
  | { readonly kind: 'reopen'; readonly number: number }
  | { readonly kind: 'close'; readonly number: number }
  /** `reason` is a clause. */
  | { readonly kind: 'nothing'; readonly reason: string }

/** Whether something that stands is worse by a margin more than ever. */
export function isFurther(worst: Episode['worst'], { id, margins }: Pick<Regression, 'id' | 'margins'>): boolean {
  return margins !== null && margins >= (worst[id] ?? Infinity) + 1
}

/** A commit that may have done it. All of it is text of others. */
export interface Suspect {
  readonly sha: string
  readonly url: string
  /** The first line of its message. */
  readonly subject: string
  /** Of its author on GitHub; null when there is no such account. */
  readonly login: string | null
}

/** The absolute bound that the value breaks, and the value; null for none. */
export function findLimit(result: GateResult): { readonly value: number; readonly limit: number } | null {
  const { min, max } = result.gate
  const value = limitedValue(result)
  if (value === null) return null
  if (min !== null && value < min - EPSILON) return { value, limit: min }
  return max !== null && value > max + EPSILON ? { value, limit: max } : null
}

/** What one margin of a gate is in the unit of its change, a share on the log-ratio row; null where nothing was measured. */
function marginStep({ gate: { margin }, row, baseline }: GateResult): number | null {
  if (margin === null || margin.value === 0 || baseline === null) return null
  const isShare = row === 'log-ratio' || margin.kind === 'absolute' || baseline === 0
  return margin.value * (isShare ? 1 : Math.abs(baseline))
}

/** By how many margins it is worse; null where there is no margin. */
export function countMargins(result: GateResult): number | null {
  const { metric, row, delta } = result
  const step = marginStep(result)
  if (step === null || delta === null) return null
  const lost =
    row === 'log-ratio' ? (metric.direction === 'lower' ? Math.exp(-delta) - 1 : 1 - Math.exp(delta)) : -delta
  return lost / step
}

/** The gate as it was when it was so many margins worse, beside the same baseline: what `countMargins` counts, turned round. */
export function measureAt(result: GateResult, margins: number): GateResult | null {
  const step = marginStep(result)
  const { metric, row, baseline } = result
  if (step === null || baseline === null) return null
  const lost = margins * step
  const isLower = metric.direction === 'lower'
  if (row === 'log-ratio') return { ...result, delta: isLower ? -Math.log(1 + lost) : Math.log(1 - lost) }
  return { ...result, delta: -lost, candidate: isLower ? baseline + lost : baseline - lost }
}
