import type { Finding, Recommendation } from './finding.js'
import type { Gate } from '../suite/gate.js'
import type { Inference } from '../suite/inference.js'
import type { MetricFacts } from '../metric.js'
import type { Reliability } from './reliability.js'
import type { GatesFrom } from '../suite/rules.js'
import type { GateVerdict, RunVerdict } from './verdict.js'

export const COMPARISON_SCHEMA_VERSION = 1

/** Enough of a run to name it in a report. */
export interface RunReference {
  readonly run_id: string
  readonly variant: string
  readonly commit: string | null
  readonly branch: string | null
  readonly started_at: string
  readonly trials_per_case: number
  /** The models that answered, sorted; absent when the target names none. */
  readonly models?: readonly string[]
}

/** Which row of the table of verdict-rules step 3 decided; `exact`: one number a side, which no test is made of. */
export type TestRow =
  'mcnemar' | 'paired-t' | 'log-ratio' | 'per-run' | 'stratified-exact' | 'stratified-permutation' | 'exact'

export type BoundMethod = 'tango' | 't' | 'gaffke' | 'bootstrap-t' | 'cr2-t' | 'cluster-gaffke' | 'cluster-bootstrap-t'

/** One-sided lower bound at alpha/2; `value` null means that it does not exist, which fails `no-regression`. */
export interface Bound {
  readonly method: BoundMethod
  readonly value: number | null
  readonly above_margin: boolean
  /** Gaffke's alone: the share of weighted means at or below -m (relative margin: 0); above_margin needs at most alpha/2. */
  readonly share_at_or_below?: number
}

/** A two-sided interval at 1 - alpha, oriented like the delta it belongs to. */
export interface Interval {
  readonly low: number
  readonly high: number
  readonly method: 'tango' | 't' | 'cr2-t' | 'point' | 'bootstrap'
}

/**
 * The paired difference of one metric, no gate involved. `delta` is oriented so that positive is better (for `neutral`:
 * candidate - baseline) and is in the metric's unit, except on row `log-ratio`, where it is ln(candidate/baseline) oriented.
 */
export interface MetricComparison {
  readonly metric: MetricFacts
  /** Cases paired. */
  readonly n: number
  readonly row: TestRow | null
  /** Means over the paired cases. */
  readonly baseline: number | null
  readonly candidate: number | null
  readonly delta: number | null
  readonly interval: Interval | null
  /** Two-sided and unadjusted; null when nothing was tested. */
  readonly p: number | null
  /** Why there is no test (not comparable, too few pairs …), or why its p must not be leant on. */
  readonly reason: string | null
  /** What a reader must know to read these numbers, a clause each; absent when there is nothing. */
  readonly marks?: readonly string[]
}

/** One of the run's metrics, gated or not. */
export interface ListedMetric extends MetricComparison {
  /** Where a gate lends its numbers, that gate's p after Holm; else by Benjamini and Hochberg over all metrics and slices. */
  readonly p_adjusted: number | null
}

interface Ends {
  readonly low: number
  readonly high: number
}

/** Shown beside a gate, never deciding. */
export interface Checks {
  readonly exact_p?: number
  /** log10 of the exact p, where that is below the smallest double. */
  readonly exact_p_log10?: number
  readonly chi2?: number | null
  readonly chi2_corrected?: number | null
  readonly newcombe10?: Ends
  readonly sign_flip_p?: number | null
  readonly wilcoxon_pratt_p?: number | null
  readonly mcnemar_first_trial_p?: number
  /** The mean difference in standard deviations of the differences; Hedges' g is corrected for few cases. Null without spread. */
  readonly cohen_dz?: number | null
  readonly hedges_g?: number | null
  /** Bootstrap intervals over cases at 1 - alpha, oriented and scaled like the delta; null where one does not exist. */
  readonly percentile?: Ends
  readonly bca?: Ends | null
  readonly studentised?: Ends | null
  /** Unequal trials: p and delta of the first k trials of each pair, which `improved` must pass too. */
  readonly matched_trials?: { readonly p: number; readonly delta: number }
}

/** A gate decided by `verdict-rules`. Field meanings are those of `MetricComparison` where the names agree. */
export interface GateResult {
  readonly gate: Gate
  readonly metric: MetricFacts
  readonly verdict: GateVerdict
  readonly suspect: boolean
  /** This gate fails (the run only with severity `fail`). */
  readonly failed: boolean
  /** In plain words, e.g. "unchanged on all 60 cases", "slightly worse, within the margin", "measured on different machines". */
  readonly reason: string
  readonly n: number
  readonly row: TestRow | null
  /** Number of clusters when the gate is clustered. */
  readonly clusters: number | null
  readonly baseline: number | null
  readonly candidate: number | null
  /** Mean over all scored candidate cases in the slice, or their figure of the run: what `min` and `max` look at. */
  readonly candidate_value: number | null
  readonly delta: number | null
  readonly interval: Interval | null
  readonly p: number | null
  readonly p_adjusted: number | null
  readonly df: number | null
  readonly bounds: readonly Bound[]
  /** mean candidate / mean baseline over the pairs (log-ratio row). */
  readonly ratio_of_means: number | null
  readonly scored_share: { readonly baseline: number | null; readonly candidate: number | null }
  readonly missing_unevenly: boolean
  /** p < alpha and "the interval excludes 0" disagree (mcnemar row). */
  readonly borderline: boolean
  /** A binary metric with a broken bound: the ids of the candidate's cases that break it, new and edited ones too, sorted. */
  readonly broken_by?: readonly string[]
  readonly newly_failing: number | null
  readonly newly_passing: number | null
  /** The fewest flips that can be significant beside the other gates of the family; absent where single flips are not what is tested. */
  readonly least_flips?: number
  /** "can flag drops >= X": null when there are too few differences to say, or too few cases to find whatever can be lost so often. */
  readonly can_flag: number | null
  /** "can rule out drops >= Y"; null is "none". */
  readonly can_rule_out: number | null
  /** Unit of the two figures above: the metric's own, or a share of the baseline. */
  readonly figures_unit: 'absolute' | 'relative'
  readonly cases_needed: number | null
  readonly checks: Checks
  readonly warnings: readonly string[]
  /** Those of the warnings that belong beside the verdict; absent when there is none. */
  readonly marks?: readonly string[]
}

/** A case whose success changed between the arms. */
export interface Flip {
  readonly case_id: string
  readonly critical: boolean
  /** Passes and scored trials of `success`. */
  readonly baseline: { readonly passed: number; readonly trials: number }
  readonly candidate: { readonly passed: number; readonly trials: number }
  /** `newly-failing`: passed in all, passes in none; `newly-passing`: the reverse; `flaky`: pass rates differ otherwise. */
  readonly kind: 'newly-failing' | 'newly-passing' | 'flaky'
  /** Confirmed by zero tolerance. */
  readonly confirmed: boolean
}

export interface FingerprintDifference {
  /** `target`, `pricing`, `metrics`, `models`, `trials`, `seed` … */
  readonly what: string
  /** Each side in short: itself where it is a word or a number, else the beginning of its fingerprint. */
  readonly baseline: string
  readonly candidate: string
  /** What differs in it, a clause each, secrets hidden; absent where the two sides above say it all, or nothing recorded does. */
  readonly changes?: readonly string[]
  /** What follows from it, in words. */
  readonly effect: string
  /** A sentence for the line below the verdict; absent for what need not stand there. */
  readonly notice?: string
}

/** Success within one tag: exploratory, without a verdict. */
export interface SliceComparison {
  readonly tag: string
  readonly result: MetricComparison
  /** By Benjamini and Hochberg over all metrics and slices. */
  readonly p_adjusted: number
}

/** Cases whose quality no gate looks at (verdict-rules 10.2). */
export interface Coverage {
  /** The candidate's cases that were asked, without stale ones. */
  readonly cases: number
  /** Ids of those that no fail gate on a quality metric applies to, sorted. */
  readonly uncovered: readonly string[]
  /** The same, counted among the cases that both runs have, as new ones dilute nothing; absent when all of them are. */
  readonly compared?: { readonly cases: number; readonly uncovered: number }
  /** There is a fail gate on a quality metric. */
  readonly gated: boolean
  /** Ids of metrics that a gate could look at them by: at most three, of the most cases first. */
  readonly gateable: readonly string[]
  /** Quality metrics that got worse among them, the worst first; `p_adjusted` is over the metrics measured there. */
  readonly losses: readonly ListedMetric[]
}

/** What one gate could flag in a suite of so many cases. */
export interface GateForecast {
  readonly gate: string
  /** A clause about the gate: `flags drops of 13 points or more (40 cases)`. */
  readonly text: string
  /** False: it can never fail as it stands. */
  readonly can_fail: boolean
}

/** What the gates of a suite could flag, before there are two runs to learn from. */
export interface Forecast {
  /** In order of the gates. */
  readonly gates: readonly GateForecast[]
  /** What was assumed for it, a sentence; null when nothing was. */
  readonly assumed: string | null
}

/** `comparison.json`: everything that was decided, with the numbers behind it. */
export interface Comparison {
  readonly schema_version: typeof COMPARISON_SCHEMA_VERSION
  readonly suite: string
  readonly alpha: number
  readonly seed: number
  /** What the verdict speaks of; absent: of cases like these. */
  readonly inference?: Exclude<Inference, 'cases-like-these'>
  readonly baseline: RunReference | null
  readonly candidate: RunReference
  /** Both arms ran interleaved in one job. */
  readonly interleaved: boolean
  readonly cases: {
    /** Cases in both runs, same text. */
    readonly shared: number
    readonly edited: readonly string[]
    readonly added: readonly string[]
    readonly removed: readonly string[]
    /** Edited cases that fail in the candidate now. */
    readonly edited_failing: readonly string[]
    /** Cases whose expectations no longer fit the code; absent when nothing was checked. */
    readonly stale?: readonly string[]
    /** Stale cases that fail in the candidate now; absent when none does. */
    readonly stale_failing?: readonly string[]
    /** Cases whose expected spans the candidate's change has deleted: they are compared, and fail. Absent when there is none. */
    readonly deleted?: readonly string[]
    /** The part of the suite that the run asked for, when it is a part. */
    readonly subset?: {
      readonly selection: string
      /** Cases of the baseline outside it. */
      readonly outside: number
      /** Whoever compares asked for no such part: the cases outside it count as removed. */
      readonly unasked?: true
    }
  }
  /** How this change's gates and settings differ from its base's, and whose it was judged by; absent when they do not. */
  readonly gates_changed?: { readonly from: GatesFrom; readonly changes: readonly string[] }
  /** Absent where there is a baseline, whose noise says more. */
  readonly forecast?: Forecast
  /** Absent when a quality gate looks at every case. */
  readonly coverage?: Coverage
  readonly metrics: readonly ListedMetric[]
  readonly gates: readonly GateResult[]
  readonly slices: readonly SliceComparison[]
  readonly flips: readonly Flip[]
  readonly zero_tolerance: readonly string[]
  /** Cases in the scope of zero tolerance that passed in the baseline and have no score now; absent when there is none. */
  readonly zero_tolerance_unscored?: readonly string[]
  /** What repeated trials say; absent when no case was tried twice. */
  readonly reliability?: Reliability
  readonly differences: readonly FingerprintDifference[]
  /** Worst first. */
  readonly findings: readonly Finding[]
  /** The most pressing first. */
  readonly recommendations: readonly Recommendation[]
  readonly warnings: readonly string[]
  readonly verdict: RunVerdict
}
