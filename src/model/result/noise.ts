import type { Margin, MetricFacts } from '../metric.js'
import type { Passes } from './reliability.js'
import type { RunVerdictWord } from './verdict.js'

export const NOISE_SCHEMA_VERSION = 1

/** What |Δ| two runs of the very same thing show: the noise floor of a mean difference over n cases. */
export interface NoiseFloor {
  readonly n: number
  /** `relative`: a share of the value. */
  readonly unit: Margin['kind']
  /** Standard deviation of a single trial about its case's mean; null for a figure of the whole run. */
  readonly trial_sd: number | null
  /** Standard deviation of the difference of two runs. */
  readonly sd: number
  /** Two such runs differ by more only in a share alpha of all pairs. */
  readonly floor: number
}

export interface MetricNoise {
  readonly metric: MetricFacts
  /** Null when no case has two scores. */
  readonly noise: NoiseFloor | null
}

export interface GateNoise {
  /** The gate's id. */
  readonly gate: string
  readonly metric: MetricFacts
  readonly margin: Margin
  readonly noise: NoiseFloor | null
  /** The smallest drop that two runs with no difference would have ruled out, in the unit of the noise; null is none. */
  readonly reach: number | null
  /** The smallest margin, rounded up, that the noise floor and `reach` stay within; null where there is no noise. */
  readonly suggested_margin: Margin | null
  /** Trials a case in each run for the noise floor to stay within the present margin; null where no number of them would do. */
  readonly suggested_trials: number | null
  /** Cases for the same with the trials of this run. */
  readonly suggested_cases: number | null
}

/** A count of splits as a share, with Clopper and Pearson's interval at 1 − alpha. */
export interface Rate {
  readonly count: number
  readonly share: number
  readonly low: number
  readonly high: number
}

/** How often the gates would have raised an alarm over two runs that do not differ. */
export interface FalseAlarms {
  /** `re-split`: each case's pooled trials dealt anew to two runs. `swap`: two trials in all, so they are swapped or not case by case. */
  readonly method: 're-split' | 'swap'
  /** Trials a case dealt to each run. */
  readonly trials: { readonly baseline: number; readonly candidate: number }
  readonly splits: number
  /** Splits in which any gate of severity fail regressed (or lost a threshold), … */
  readonly regressed: Rate
  /** … or improved. */
  readonly improved: Rate
  /** Single gates, warn gates too. */
  readonly gates: readonly { readonly gate: string; readonly regressed: number; readonly improved: number }[]
  /** Gates on figures of the whole run, which take a bootstrap each time. */
  readonly left_out: readonly string[]
}

/** `aa.json`: what two runs of the same variant, interleaved in one job, say of the suite's noise. */
export interface Noise {
  readonly schema_version: typeof NOISE_SCHEMA_VERSION
  readonly suite: string
  readonly variant: string
  readonly commit: string | null
  readonly seed: number
  readonly alpha: number
  /** Cases in both runs. */
  readonly cases: number
  /** Trials a case in each of the two runs. */
  readonly trials_per_case: number
  readonly repeatability: {
    /** Trials compared, both runs together. */
    readonly trials: number
    /** Ids of cases whose trials differ in a score that does not depend on the machine. */
    readonly scores_differ: readonly string[]
    /** Ids of cases whose trials differ in their reply. */
    readonly replies_differ: readonly string[]
    /** The suite says so already. */
    readonly declared: boolean
  }
  readonly metrics: readonly MetricNoise[]
  readonly gates: readonly GateNoise[]
  /** Cases that passed in some but not all trials of both runs together, least stable first. */
  readonly flaky: readonly (Passes & { readonly case_id: string })[]
  readonly false_alarms: readonly FalseAlarms[]
  /** The most that a gate of severity fail asks for; null where one asks for more cases. */
  readonly suggested_trials: number | null
  /** The verdict over the first run against the second, as they happened to come. */
  readonly verdict: RunVerdictWord
}
