/**
 * Types for a suite's own metrics (docs/metrics.md, "Your own metrics"). In JavaScript:
 *
 *     /** @type {import('goldenpair/types/custom-metrics').CustomMetrics} *\/
 *     export default ({ defineMetric, z }) => [...]
 */
import type { z } from 'zod'

/** The default export of a module that `custom_metrics` names. May be async. */
export type CustomMetrics = (given: {
  /** Gives its argument back; it is there for its types. */
  readonly defineMetric: (metric: CustomMetric) => CustomMetric
  /** zod 4. */
  readonly z: typeof z
}) => readonly CustomMetric[] | Promise<readonly CustomMetric[]>

export interface CustomMetric {
  /** The id after `custom.`: lower-case letters, digits and dashes. */
  readonly name: string
  /** The label of its rows. */
  readonly title: string
  /** The source of the rule, for people. */
  readonly source?: string
  readonly unit: 'ratio' | 's' | 'tokens' | 'usd' | 'count' | 'mb' | 'percent' | 'score'
  /** `binary` is 0 or 1 (or false and true). */
  readonly kind: 'binary' | 'ordinal' | 'continuous'
  readonly direction: 'higher' | 'lower' | 'neutral'
  /** Both ends; null (or Infinity) is unbounded. A score outside is unscored. */
  readonly range: readonly [number | null, number | null]
  /** `bound` to the machine: gates only when both arms ran in one job. Default `free`. */
  readonly environment?: 'free' | 'bound'
  /** `log-ratio` judges a relative margin on the logarithm, for tokens, cost and times. Default `linear`. */
  readonly scale?: 'linear' | 'log-ratio'
  /** The margin of a gate that gives none. */
  readonly default_margin?: { readonly kind: 'absolute' | 'relative'; readonly value: number }
  /** Stands in for a relative margin where the baseline is 0. */
  readonly absolute_margin?: number
  /** Raise it when the meaning changes and no file that the module imports by a relative path does. Default `1`. */
  readonly definition?: string
  /** The questions to the judge that `score` looks at: it is given no other `judgments`, and is not compared across judges. Default none. */
  readonly judged_by?: readonly ('answer' | 'quality' | 'rubric' | 'claims')[]
  /** Judged by the case alone; without it the metric applies to every case. */
  readonly applies?: (golden: Case) => boolean | Promise<boolean>
  readonly score: (trial: Trial) => Score | Promise<Score>
  /** The score of a trial that failed other than by infrastructure. */
  readonly when_failed: number | 'unscored'
}

/** NaN and Infinity are unscored, and so is a score that throws. */
export type Score = number | boolean | { readonly unscored: string }

export interface Trial {
  readonly golden: Case
  readonly observation: { readonly latency_ms: number | null; readonly reply: Reply }
  /** The relevance found at each rank, best first, and those that the case expects; null for a reply without `spans`. */
  readonly ranking: { readonly gains: readonly number[]; readonly ideal: readonly number[] } | null
  /** What a judge said to the questions of `judged_by`; null without any, or when nobody judged the trial. */
  readonly judgments: object | null
}

/** The case with every default filled in; all fields are in docs/suite.md. */
export interface Case {
  readonly id: string
  readonly query: string
  readonly tags: readonly string[]
  readonly expected_spans: readonly { readonly path: string; readonly relevance: number }[]
  readonly expected_answer?: string | readonly string[] | undefined
}

/** What the target replied; all fields are in docs/protocol.md. */
export interface Reply {
  readonly answer: string
  readonly spans?: readonly Span[] | undefined
  readonly usage?:
    { readonly input_tokens?: number | undefined; readonly output_tokens?: number | undefined } | undefined
  readonly model?: string | undefined
  readonly tools?: readonly { readonly name?: string | undefined }[] | undefined
  readonly agents?: readonly string[] | undefined
}

export interface Span {
  readonly path?: string | undefined
  readonly text?: string | undefined
  readonly score?: number | undefined
}
