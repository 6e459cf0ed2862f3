import type { Interval, TestRow } from './metric-comparison.js'
import type { RunReference } from './pair-comparison.js'
import type { Gate } from '../suite/gate.js'
import type { Inference } from '../suite/inference.js'
import type { MetricFacts } from '../metric.js'
import type { Run } from '../run/run.js'
import type { Because, ExitCode, GateVerdict, RunVerdictWord } from './verdict.js'

export const TOURNAMENT_SCHEMA_VERSION = 1

/** More pairs than those of ten variants leave no family in which anything could be significant. */
export const MOST_VARIANTS = 10

/**
 * How charts and tables call the variant at a place, as no variant's name may go to a chart service.
 * @example armName(1) // 'B'
 */
export function armName(place: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + place)
}

/** One of the arms. */
export interface Contender {
  /** Unique: the variant, or the run's folder where several runs share one. */
  readonly name: string
  readonly run: RunReference
  readonly counts: Run['counts']
  /** By metric id. */
  readonly summaries: Run['summaries']
  /** By gate id: the mean over all its scored cases in the gate's slice. */
  readonly values: Readonly<Record<string, number | null>>
  /** The variants that it beats on the primary gate. */
  readonly beats: readonly string[]
}

/** One gate of one pair. Names that `GateResult` has too mean the same; `delta` is oriented, positive when the candidate is better. */
export interface PairGate {
  readonly gate: string
  readonly n: number
  readonly row: TestRow | null
  readonly baseline: number | null
  readonly candidate: number | null
  readonly delta: number | null
  readonly interval: Interval | null
  readonly p: number | null
  /** By Holm over the gates of all pairs, not of this one alone; unadjusted for evidence threshold and non-inferior. */
  readonly p_adjusted: number | null
  /** The pair on its own: the word of a comparison of the two (docs/decision-rules.md#the-verdict-of-the-run). */
  readonly verdict: GateVerdict
  readonly suspect: boolean
  readonly failed: boolean
  readonly reason: string
  /** Who is better by the whole family: improved as a comparison of the two says, and adjusted p < alpha. */
  readonly better: 'baseline' | 'candidate' | null
}

/** Two variants, compared as any two runs are. The one listed first is the baseline of the pair. */
export interface Pair {
  readonly baseline: string
  readonly candidate: string
  /** The pair on its own. */
  readonly verdict: RunVerdictWord
  readonly because: Because | null
  /** Cases in both runs, same text. */
  readonly shared: number
  readonly gates: readonly PairGate[]
}

/**
 * What picking the best of several does to its lead over the first variant, on the primary gate and in the unit of its delta:
 * were all equally good, the picked one would lead by about `optimism` through luck alone.
 */
export interface Selection {
  readonly among: number
  readonly observed: number
  readonly optimism: number
  /** observed − optimism: a cautious figure, not an interval. */
  readonly cautious: number
}

export type Outcome =
  | {
      readonly kind: 'winner'
      readonly variant: string
      readonly reason: string
      /** What is not proven and still worth a look, in sentences. */
      readonly caveats: readonly string[]
      /** Null: the winner is the first variant, which nobody picked. */
      readonly selection: Selection | null
    }
  | {
      readonly kind: 'no-winner'
      /** `vetoed`: one beats all others on the primary gate and is refused for something else. */
      readonly because: 'undecided' | 'vetoed' | 'no-primary-gate'
      /** Whom no other beats on the primary gate, best first. */
      readonly leaders: readonly string[]
      readonly reason: string
    }
  /** Too little of these variants was measured. */
  | { readonly kind: 'invalid'; readonly variants: readonly string[]; readonly reason: string }

/** `ab.json`: three to ten variants, every pair compared, and whether one of them is the best. */
export interface Tournament {
  readonly schema_version: typeof TOURNAMENT_SCHEMA_VERSION
  readonly suite: string
  readonly alpha: number
  readonly seed: number
  /** What the outcome speaks of; absent: of cases like these. */
  readonly inference?: Exclude<Inference, 'cases-like-these'>
  /** All arms ran interleaved in one job. */
  readonly interleaved: boolean
  /** The first is the baseline that the others are shown against. */
  readonly variants: readonly Contender[]
  /** Id of the gate that decides, or null. */
  readonly primary: string | null
  readonly gates: readonly Gate[]
  /** Every metric measured, those of the gates too. */
  readonly metrics: readonly MetricFacts[]
  /** How many p-values of severity fail were adjusted together. */
  readonly family: number
  /** Every pair once, in the order of the variants. */
  readonly pairs: readonly Pair[]
  readonly outcome: Outcome
  readonly warnings: readonly string[]
  readonly exit_code: ExitCode
  readonly passed: boolean
}
