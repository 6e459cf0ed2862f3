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
 * How a value is written for people: a ratio as .61 (61 % where it is one of cases), a share of a whole as 61 %, seconds, tokens, US
 * dollars, megabytes, per cent as measured, points of a scale (1–5, 0–100), or a bare number.
 */
export const UNITS = ['ratio', 's', 'tokens', 'usd', 'count', 'mb', 'percent', 'score', 'share'] as const
export type Unit = (typeof UNITS)[number]

/** Amounts: what an answer took. */
const SPENT: ReadonlySet<Unit> = new Set<Unit>(['s', 'tokens', 'usd', 'mb', 'percent'])

/** A part of a whole, from 0 to 1, whichever way it is written: its differences are points. */
export const isRatio = (unit: Unit): boolean => unit === 'ratio' || unit === 'share'

/** A drop that is too much: absolute in the metric's own unit, or a share of the baseline (0.1 = 10 %). */
export const marginSchema = z.strictObject({ kind: z.enum(['absolute', 'relative']), value: z.number() })
export type Margin = DeepReadonly<z.infer<typeof marginSchema>>

const bound = z.number().nullable()

/** What compare, gates and reports need to know of a metric. Plain data, so it can be stored. */
export const metricFactsSchema = z.strictObject({
  /** `retrieval.precision@5`. */
  id: z.string().min(1),
  title: z.string(),
  unit: z.enum(UNITS),
  kind: z.enum(['binary', 'ordinal', 'continuous']),
  direction: z.enum(['higher', 'lower', 'neutral']),
  /** Both ends; null is unbounded. A metric is bounded when both are numbers. */
  range: z.tuple([bound, bound]),
  /** `bound` to the machine it was measured on (latency …): gates only when both arms ran interleaved in one job. */
  environment: z.enum(['free', 'bound']),
  /** `log-ratio` for tokens, cost, latency: a relative margin is judged on ln(candidate/baseline). */
  scale: z.enum(['linear', 'log-ratio']),
  /** A figure of the whole run, computed from other metrics' scores of each trial; absent for metrics scored per trial. */
  per_run: runFigureSchema.exactOptional(),
  /** One number a run, of its source code, what a judge said of that, or a table of its report: no trial is scored by it, and its value is in the run's summaries. */
  measured_on: z.enum(['code', 'code-review', 'table']).exactOptional(),
  /**
   * What it is about, where that is not the quality of an answer and the unit does not say so: `spending` what the answer took, `conduct`
   * how the target replied and worked, whatever the case expects (failures, empty answers, traces, spread between trials).
   */
  aspect: z.enum(['spending', 'conduct']).exactOptional(),
  /** The margin of a gate that gives none of margin, min, max. */
  default_margin: marginSchema.exactOptional(),
  /** The absolute margin that stands in for a relative one when the paired baseline mean is 0. */
  absolute_margin: z.number().exactOptional(),
  /** Changes whenever the meaning changes; differing definitions are never compared. */
  definition: z.string(),
  /** The questions to a judge whose answers can decide its value; absent where none can. */
  judged_by: z.array(z.enum(JUDGED_QUESTIONS)).exactOptional(),
  /** One of the suite's own: only the module that it was measured with can score it, so its scores stay as they were recorded. */
  custom: z.literal(true).exactOptional(),
})
export type MetricFacts = DeepReadonly<z.infer<typeof metricFactsSchema>>

/** Of a number that is known by its name alone: nothing says its unit, nor whether more is better. */
export const PLAIN_FACTS = {
  unit: 'count',
  kind: 'continuous',
  direction: 'neutral',
  range: [null, null],
  environment: 'free',
  scale: 'linear',
} as const

/**
 * Whether a metric says how good answers are, or the code behind them, and not what they took in money, tokens, time or memory
 * (docs/decision-rules.md#coverage).
 * @example isQuality(hopCoverage) // true; false of cost, latency, escalations, and of what has no better
 */
export function isQuality({ direction, unit, aspect }: Pick<MetricFacts, 'direction' | 'unit' | 'aspect'>): boolean {
  return direction !== 'neutral' && !SPENT.has(unit) && aspect !== 'spending'
}

/** Whether a gate on it looks at the quality of the answers: that a target answers at all, or well-written code, says nothing of them. */
export function seesQuality(metric: Pick<MetricFacts, 'direction' | 'unit' | 'aspect' | 'measured_on'>): boolean {
  return isQuality(metric) && metric.aspect !== 'conduct' && metric.measured_on === undefined
}

/** What a metric may look at in addition to the trial: the suite's settings that define it. */
export interface MetricSettings {
  readonly k: readonly number[]
  readonly primary_k: number
  readonly success: SuccessRule
  readonly pricing: Pricing
  /** The defaults when absent. */
  readonly scoring?: Scoring | undefined
  /** Where the source code is; absent when nobody says. */
  readonly code_quality?: CodeSources
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
  /** How many of the expected spans were found by their path alone. */
  readonly found_by_path: number
  /**
   * What `gains` would be if every undecided retrieved span were the expected one that it may be, and a reason that
   * shows one; null where all are decided.
   */
  readonly undecided: { readonly gains: readonly number[]; readonly reason: string } | null
}

/** Whether the work comes out true; null when it was stopped because it took too long. What it throws is thrown. */
export type WithinTime = (work: () => boolean) => boolean | null

/** A trial that was answered, as a metric sees it. `ranking` is null when the reply has no `spans`, `judgments` when nobody judged it. */
export interface AnsweredTrial {
  readonly observation: OkObservation
  readonly golden: GoldenCase
  readonly ranking: Ranking | null
  readonly judgments: Judgments | null
  /** For what the suite's author writes and the answer is put to: regular expressions and schemas. */
  readonly withinTime: WithinTime
}

/**
 * `stand-in`: a gate for the cases that `primary` does not apply to, and primary itself where it applies to none. `if-reported`: a guardrail on
 * what few targets report; a report of others does not name it.
 */
export type DefaultGate = 'primary' | 'stand-in' | 'guardrail' | 'if-reported'

/** A metric ready to score trials, built from a `MetricDefinition` for one suite. */
export interface Metric extends MetricFacts {
  /** Other names that a suite may use, in addition to the part of the id after its first dot. */
  readonly aliases: readonly string[]
  /** What the metric is in a suite that names no gates; absent for most. */
  readonly default_gate?: DefaultGate
  /** Its default gate warns from this margin on. */
  readonly warn_margin?: Margin
  /** The key of the suite's `criteria` that bounds this metric in every single run; absent for most. */
  readonly criterion?: string
  /** Judged by the case's text alone; where false, the case is in no count of this metric. */
  readonly applies: (golden: GoldenCase) => boolean
  /** Null for a figure of the whole run, which no trial has, and for one of the suite's own. */
  readonly score: ((trial: AnsweredTrial) => Score) | null
  /** Why a trial is not scored 1, from what scored it; empty where it is. Only of `success`. */
  readonly explain?: ((trial: AnsweredTrial) => readonly Reason[]) | undefined
  /** What it is of the source code, null where that has no such value; only of metrics that are measured on it. */
  readonly measure?: (code: RunCode) => number | null
  /** The score of a trial that failed (not by infrastructure, which is always unscored). */
  readonly when_failed: number | 'unscored' | ((failure: Failure) => number | 'unscored')
}

/** A case, what was replied to it, and what a judge said of that: as files write them, so that an example reads like one. */
export interface ExampleTrial {
  readonly case?: Readonly<Record<string, unknown>>
  /** Without an answer it is "here"; the latency is 1,500 ms. */
  readonly reply?: Readonly<Record<string, unknown>>
  readonly latency_ms?: number
  readonly failure?: Failure
  readonly judgments?: Judgments
}

/** A worked example, which is also a test of the metric. */
export interface MetricExample extends ExampleTrial {
  /** The example in words, for docs/metrics.md. */
  readonly text: string
  /** Which k, for a metric at each k; default 5. */
  readonly k?: number
  /** Several, for a figure of the whole run, in place of the one; trials of one case give its `id`. */
  readonly trials?: readonly ExampleTrial[]
  readonly value: number
}

/** What docs/metrics.md says of a metric in addition to its facts, in Markdown. */
export interface MetricDocs {
  /** `retrieval.precision`, without `@k`: its section is called so. */
  readonly name: string
  readonly title: string
  /** The paper, tool or rule that the formula is taken from. */
  readonly source: string
  /** What it says, in a sentence. */
  readonly summary: string
  readonly formula: string
  /** Which cases it applies to; absent: to every case. */
  readonly needs?: string
  /** What leaves it unscored, and what a failed trial is. */
  readonly edge_cases: string
  /** What else a reader must know: a paragraph or a table. */
  readonly remarks?: string
  readonly example: MetricExample
}

/** An entry of the metric registry: one definition gives one metric, or one for each k of the suite. */
export interface MetricDefinition extends MetricDocs {
  readonly expand: (settings: MetricSettings) => readonly Metric[]
}
