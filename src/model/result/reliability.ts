/** Passes and scored trials of `success`. */
export interface Passes {
  readonly passed: number
  readonly trials: number
}

/** A case that succeeded in some but not all scored trials of the same arm. Null: the arm has no scored trial of it. */
export interface FlakyCase {
  readonly case_id: string
  readonly baseline: Passes | null
  readonly candidate: Passes | null
}

/** McNemar's test of what most of each case's trials say, cases that are tied in an arm left out. Shown, never deciding. */
export interface MajorityTest {
  /** Cases with a majority in both arms. */
  readonly n: number
  readonly newly_failing: number
  readonly newly_passing: number
  /** Mid-p. */
  readonly p: number
  /** Ids of the cases with as many passes as failures in an arm. */
  readonly ties: readonly string[]
}

/** Where the standard error of one gate's mean difference comes from: trials that vary, or cases that truly differ. */
export interface TrialNoise {
  /** The gate's id. */
  readonly gate: string
  readonly n: number
  /** `relative` on the log-ratio row: every figure is a share of the value. */
  readonly unit: 'absolute' | 'relative'
  /** Variance of a single trial about its case's mean. */
  readonly trial_variance: { readonly baseline: number; readonly candidate: number }
  /** Variance of the true differences of the cases; 0 when the trials explain all of it. */
  readonly case_variance: number
  /** The estimate of `case_variance` was below 0 and is shown as 0. */
  readonly clipped: boolean
  readonly standard_error: number
  /** Share of the squared standard error that is trial noise, from 0 to 1. */
  readonly trial_share: number
  /** The standard error to expect with so many more trials a case in both arms, … */
  readonly with_more_trials: { readonly trials: number; readonly standard_error: number }
  /** … with twice the cases, … */
  readonly with_twice_the_cases: number
  /** … and with endless trials of the same cases. */
  readonly with_endless_trials: number
  readonly advice: 'more-trials' | 'more-cases'
}

/** What repeated trials say beside the gates. */
export interface Reliability {
  /** Least stable first. */
  readonly flaky: readonly FlakyCase[]
  /** Null when `success` cannot be compared. */
  readonly majority: MajorityTest | null
  readonly noise: readonly TrialNoise[]
  /** Why trial noise could not be told from differences of cases, as a clause; null when it could. */
  readonly not_separated: string | null
}
