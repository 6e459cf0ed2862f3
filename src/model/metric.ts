import { z } from 'zod'
import type { DeepReadonly } from './deep-readonly.js'
import type { Judgments } from './run/judgments.js'
import type { Failure, OkObservation } from './run/observation.js'
import type { CodeSources, RunCode } from './run/run-code.js'
import { runFigureSchema } from './run/run-figure.js'
import type { Reason, Score } from './score.js'
import type { GoldenCase } from './suite/case.js'
import type { Pricing } from './suite/pricing.js'
import { JUDGED_QUESTIONS, type Scoring, type SuccessRule } from './suite/scoring.js'

/**
 * How a metric's values are written for people: a ratio as .61 (61 % for a share of cases), a share of a whole as 61 %, seconds, tokens, US
 * dollars, megabytes, per cent as measured, points of a scale (1–5, 0–100), or a bare number.
 */
export const UNITS = ['ratio', 's', 'tokens', 'usd', 'count', 'mb', 'percent', 'score', 'share'] as const
export type Unit = (typeof UNITS)[number]

/** Units of what an answer cost: time, tokens, money, memory or CPU. */
const SPENT: ReadonlySet<Unit> = new Set<Unit>(['s', 'tokens', 'usd', 'mb', 'percent'])

/** Whether values are a part of a whole, from 0 to 1, however they are written; their differences are in points. */
export const isRatio = (unit: Unit): boolean => unit === 'ratio' || unit === 'share'

/** A drop that is too large: absolute in the metric's own unit, or a share of the baseline (0.1 = 10 %). */
export const marginSchema = z.strictObject({ kind: z.enum(['absolute', 'relative']), value: z.number() })
export type Margin = DeepReadonly<z.infer<typeof marginSchema>>

const bound = z.number().nullable()

/** The facts about a metric that compare, gates and reports use. Plain data, so that they can be stored. */
export const metricFactsSchema = z.strictObject({
  /** For example `retrieval.precision@5`. */
  id: z.string().min(1),
  title: z.string(),
  unit: z.enum(UNITS),
  kind: z.enum(['binary', 'ordinal', 'continuous']),
  direction: z.enum(['higher', 'lower', 'neutral']),
  /** Both ends; `null` for unbounded. A metric is bounded if both are numbers. */
  range: z.tuple([bound, bound]),
  /** `bound` if values depend on the machine, such as latency. Such a metric gates only if both arms ran interleaved in one job. */
  environment: z.enum(['free', 'bound']),
  /** `log-ratio` for tokens, cost, latency: a relative margin is judged on ln(candidate/baseline). */
  scale: z.enum(['linear', 'log-ratio']),
  /** How to compute the metric as a figure of the whole run from other metrics' scores per trial; absent for metrics scored per trial. */
  per_run: runFigureSchema.exactOptional(),
  /**
   * The source of a metric that has one number a run: its source code, a judge's opinion of that code, or a table of its report. No trial
   * is scored by it; its value is in the run's summaries.
   */
  measured_on: z.enum(['code', 'code-review', 'table']).exactOptional(),
  /**
   * The subject of a metric that is not about the quality of an answer, unless the unit shows it. `spending`: what the answer cost.
   * `conduct`: how the target replied and worked, regardless of what the case expects (failures, empty answers, traces, spread between
   * trials).
   */
  aspect: z.enum(['spending', 'conduct']).exactOptional(),
  /** The margin of a gate that gives none of `margin`, `min` and `max`. */
  default_margin: marginSchema.exactOptional(),
  /** The absolute margin that replaces a relative one if the paired baseline mean is 0. */
  absolute_margin: z.number().exactOptional(),
  /** Changes whenever the meaning changes. Values with different definitions are never compared. */
  definition: z.string(),
  /** The questions to a judge whose answers can decide the metric's value; absent if there are none. */
  judged_by: z.array(z.enum(JUDGED_QUESTIONS)).exactOptional(),
  /**
   * Whether the metric is the suite's own. Only the module that it was measured with can score it, so recorded scores are kept as they are.
   */
  custom: z.literal(true).exactOptional(),
})
export type MetricFacts = DeepReadonly<z.infer<typeof metricFactsSchema>>

/** The facts of a number known only by its name: its unit is unknown, and whether more is better. */
export const PLAIN_FACTS = {
  unit: 'count',
  kind: 'continuous',
  direction: 'neutral',
  range: [null, null],
  environment: 'free',
  scale: 'linear',
} as const

/**
 * Whether a metric measures how good answers, or the code behind them, are, rather than what they cost in money, tokens, time or memory
 * (docs/decision-rules.md#coverage).
 * @example isQuality(hopCoverage) // true; false for cost, latency, escalations, and for metrics without a better direction
 */
export function isQuality({ direction, unit, aspect }: Pick<MetricFacts, 'direction' | 'unit' | 'aspect'>): boolean {
  return direction !== 'neutral' && !SPENT.has(unit) && aspect !== 'spending'
}

/** Whether a gate on a metric checks the quality of the answers. Whether a target answers at all, or its code is good, is not enough. */
export function seesQuality(metric: Pick<MetricFacts, 'direction' | 'unit' | 'aspect' | 'measured_on'>): boolean {
  return isQuality(metric) && metric.aspect !== 'conduct' && metric.measured_on === undefined
}

/** The settings of a suite that define its metrics; a metric may use them in addition to the trial. */
export interface MetricSettings {
  readonly k: readonly number[]
  readonly primary_k: number
  readonly success: SuccessRule
  readonly pricing: Pricing
  /** Absent for the defaults. */
  readonly scoring?: Scoring | undefined
  /** Where the source code is; absent if not specified. */
  readonly code_quality?: CodeSources
}

/**
 * The spans that a reply retrieved, judged against the case's expected spans. Matched once per trial and shared by all metrics. `gains` has
 * the relevance found at each rank, best first, without duplicates; 0 if nothing expected was found there. `ideal` has the relevances above
 * 0 that the case expects, highest first.
 */
export interface Ranking {
  readonly gains: readonly number[]
  readonly ideal: readonly number[]
  readonly duplicates: number
  /** Number of expected spans that were found by their path alone. */
  readonly found_by_path: number
  /** The `gains` if every undecided span were the expected one that it may be, and a reason with an example; `null` if all are decided. */
  readonly undecided: { readonly gains: readonly number[]; readonly reason: string } | null
}

/** Returns the result of the work; `null` if it took too long and was stopped. Rethrows what the work throws. */
export type WithinTime = (work: () => boolean) => boolean | null

/** An answered trial as a metric sees it. `ranking` is `null` if the reply has no `spans`, `judgments` if nobody judged it. */
export interface AnsweredTrial {
  readonly observation: OkObservation
  readonly golden: GoldenCase
  readonly ranking: Ranking | null
  readonly judgments: Judgments | null
  /** Limits the time of regular expressions and schemas that the suite's author writes and that are applied to the answer. */
  readonly withinTime: WithinTime
}

/**
 * The role of a metric in a suite that names no gates. `stand-in`: gates the cases that `primary` does not apply to, or is primary itself
 * if `primary` applies to no case. `if-reported`: a guardrail on something that few targets report; reports of other targets do not mention
 * it.
 */
export type DefaultGate = 'primary' | 'stand-in' | 'guardrail' | 'if-reported'

/** A metric ready to score trials, built from a `MetricDefinition` for one suite. */
export interface Metric extends MetricFacts {
  /** Other names that a suite may use, in addition to the part of the id after the first dot. */
  readonly aliases: readonly string[]
  /** The metric's role in a suite that names no gates; absent for most. */
  readonly default_gate?: DefaultGate
  /** The margin from which the metric's default gate warns. */
  readonly warn_margin?: Margin
  /** The key of the suite's `criteria` that limits this metric in every single run; absent for most. */
  readonly criterion?: string
  /** Whether the metric applies to a case, judged by the case's text alone. If false, no count of the metric includes the case. */
  readonly applies: (golden: GoldenCase) => boolean
  /** `null` for a figure of the whole run, which single trials do not have, and for the suite's own metrics. */
  readonly score: ((trial: AnsweredTrial) => Score) | null
  /** Returns why a trial is not scored 1, from the same facts as the score; empty if it is. Only for `success`. */
  readonly explain?: ((trial: AnsweredTrial) => readonly Reason[]) | undefined
  /** Returns the value for the source code; `null` if the code has none. Only for metrics that are measured on source code. */
  readonly measure?: (code: RunCode) => number | null
  /** The score of a trial that failed (not by infrastructure, which is always unscored). */
  readonly when_failed: number | 'unscored' | ((failure: Failure) => number | 'unscored')
}

/** A case, the reply to it, and the judge's judgments, written as in files, so that an example reads like one. */
export interface ExampleTrial {
  readonly case?: Readonly<Record<string, unknown>>
  /** Defaults to the answer "here". `latency_ms` defaults to 1,500. */
  readonly reply?: Readonly<Record<string, unknown>>
  readonly latency_ms?: number
  readonly failure?: Failure
  readonly judgments?: Judgments
}

/** A worked example, which is also a test of the metric. */
export interface MetricExample extends ExampleTrial {
  /** The example in words, for docs/metrics.md. */
  readonly text: string
  /** The k of a metric at each k; default 5. */
  readonly k?: number
  /** Several trials in place of the one, for a figure of the whole run. Trials of one case give its `id`. */
  readonly trials?: readonly ExampleTrial[]
  readonly value: number
}

/** The documentation of a metric in docs/metrics.md, in addition to its facts, in Markdown. */
export interface MetricDocs {
  /** For example `retrieval.precision`, without `@k`; the title of its section. */
  readonly name: string
  readonly title: string
  /** The paper, tool or rule that the formula is taken from. */
  readonly source: string
  /** The metric's meaning in one sentence. */
  readonly summary: string
  readonly formula: string
  /** The cases that the metric applies to; absent for every case. */
  readonly needs?: string
  /** When the metric is unscored, and how a failed trial is scored. */
  readonly edge_cases: string
  /** Further notes: a paragraph or a table. */
  readonly remarks?: string
  readonly example: MetricExample
}

/** An entry of the metric registry: one definition gives one metric, or one for each k of the suite. */
export interface MetricDefinition extends MetricDocs {
  readonly expand: (settings: MetricSettings) => readonly Metric[]
}

/** Says in a clause which values a metric can have: "lies between 0 and 1". One end at least is known. */
export function describeRange([low, high]: MetricFacts['range']): string {
  if (low !== null && high !== null) return `lies between ${low} and ${high}`
  return low === null ? `is never above ${String(high)}` : `is never below ${low}`
}
