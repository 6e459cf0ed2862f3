import type { GoldenCase } from './case.js'
import type { OkObservation } from './observation.js'
import type { Pricing } from './pricing.js'
import type { Score } from './score.js'
import type { SuccessRule } from './success-rule.js'

export type MetricKind = 'binary' | 'ordinal' | 'continuous'
export type Direction = 'higher' | 'lower' | 'neutral'
/** How a value is written for people: a ratio as .61 or 61 %, seconds, tokens, US dollars, or a bare number. */
export type Unit = 'ratio' | 's' | 'tokens' | 'usd' | 'count'

/** A drop that is too much: absolute in the metric's own unit, or a share of the baseline (0.1 = 10 %). */
export type Margin =
  { readonly kind: 'absolute'; readonly value: number } | { readonly kind: 'relative'; readonly value: number }

/** What compare, gates and reports need to know of a metric. Plain data, so it can be stored. */
export interface MetricFacts {
  /** `retrieval.precision@5`. */
  readonly id: string
  readonly title: string
  readonly unit: Unit
  readonly kind: MetricKind
  readonly direction: Direction
  /** Both ends; null is unbounded. A metric is bounded when both are numbers. */
  readonly range: readonly [number | null, number | null]
  /** `bound` to the machine it was measured on (latency …): gates only when both arms ran interleaved in one job. */
  readonly environment: 'free' | 'bound'
  /** `log-ratio` for tokens, cost, latency: a relative margin is judged on ln(candidate/baseline). */
  readonly scale: 'linear' | 'log-ratio'
  /** Figures computed from all cases of a run instead of one trial (percentile from 0 to 100); absent for metrics scored per trial. */
  readonly per_run?: { readonly figure: 'percentile'; readonly percentile: number }
  /** The margin of a gate that gives none of margin, min, max. */
  readonly default_margin?: Margin
  /** The absolute margin that stands in for a relative one when the paired baseline mean is 0. */
  readonly absolute_margin?: number
  /** Changes whenever the meaning changes; differing definitions are never compared. */
  readonly definition: string
}

/** What a metric may look at beside the trial: the suite's settings that define it. */
export interface MetricSettings {
  readonly k: readonly number[]
  readonly primary_k: number
  readonly success: SuccessRule
  readonly pricing: Pricing
}

/**
 * What a reply retrieved, judged against the case's expected spans: matched once per trial and shared by every metric.
 * `gains` has the relevance found at each rank, best first, 0 where nothing expected was found, duplicates left out;
 * `ideal` has the relevances above 0 that the case expects, highest first.
 */
export interface Ranking {
  readonly gains: readonly number[]
  readonly ideal: readonly number[]
  readonly duplicates: number
}

/** A trial that was answered, as a metric sees it. `ranking` is null when the reply has no `spans`. */
export interface AnsweredTrial {
  readonly observation: OkObservation
  readonly golden: GoldenCase
  readonly ranking: Ranking | null
}

/** A metric ready to score trials; made from a `MetricDefinition` for one suite. */
export interface Metric extends MetricFacts {
  /** Other names that a suite may use, beside the part of the id after its first dot. */
  readonly aliases: readonly string[]
  /** What the metric is in a suite that names no gates; absent for most. */
  readonly default_gate?: 'primary' | 'guardrail'
  /** Judged by the case's text alone; where false, the case is in no count of this metric. */
  readonly applies: (golden: GoldenCase) => boolean
  readonly score: (trial: AnsweredTrial) => Score
  /** The score of a trial that failed (not by infrastructure, which is always unscored). */
  readonly when_failed: number | 'unscored'
}

/** An entry of the metric registry: one definition gives one metric, or one for each k of the suite. */
export interface MetricDefinition {
  /** `retrieval.precision`: the file, doc section and test carry the part after the last dot or the whole in kebab-case. */
  readonly name: string
  readonly title: string
  readonly source: string
  readonly expand: (settings: MetricSettings) => readonly Metric[]
}
