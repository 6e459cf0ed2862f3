import { z } from 'zod'
import type { Limits } from './limits.js'
import type { JudgeConfig } from '../run/judging.js'
import type { Run } from '../run/run.js'
import type { CodeSources } from '../run/run-code.js'
import type { BaseForm, GoldenCase } from './case.js'
import type { CustomMetric } from './custom-metric.js'
import type { Gate } from './gate.js'
import type { Inference } from './inference.js'
import type { Pricing } from './pricing.js'
import type { Scoring } from './scoring.js'

export const ZERO_TOLERANCE = ['critical', 'all', 'off'] as const
export type ZeroTolerance = (typeof ZERO_TOLERANCE)[number]

/** Default number of tries of main; a deterministic target is asked twice to check that it is deterministic. */
export const BASELINE_TRIALS = { varying: 5, deterministic: 2 } as const

/** Whether zero tolerance watches a case, so that it must never start to fail. */
export function isWatched({ critical }: Pick<GoldenCase, 'critical'>, scope: ZeroTolerance): boolean {
  return scope === 'all' || (scope === 'critical' && critical)
}

/** A target as the suite configures it: the adapter's name and its options, already checked by the adapter's own schema. */
export interface TargetConfig {
  readonly type: string
  readonly options: Readonly<Record<string, unknown>>
  /** Settings that are sent to the target with every request and recorded in the run. */
  readonly settings: Readonly<Record<string, unknown>>
  /** Whether the same request always gives the same reply, so that one trial proves a flip. */
  readonly deterministic: boolean
  /** Set for a stand-in for the system, whose answers are no results. */
  readonly mock?: true
  /** Prepares the checkout before the target starts, once for each commit; a string is run by the shell. */
  readonly setup?: string | readonly string[]
  /** Set if Goldenpair receives the target's OpenTelemetry spans. */
  readonly traces?: true
}

/** A named configuration of the target: one arm of a comparison. */
export interface Variant {
  readonly name: string
  readonly target: TargetConfig
  /** The settings in which the variant differs from the suite's `target`, sorted: `type`, `setup`, `options.chunk`, `settings.top_k`. */
  readonly declared?: readonly string[] | undefined
  /** `false` to leave the variant out of scheduled runs. */
  readonly nightly?: false
  /** The files that make up the variant, as globs from the root of the repository; absent if not specified. */
  readonly sources?: readonly string[]
  /** Rate limits of the provider; not part of what is measured. */
  readonly limits?: Limits
  /** Upper bound on the cost of one trial in US dollars, for targets that do not report costs. */
  readonly max_trial_cost_usd?: number
  /** Where the source code is; absent if not specified. */
  readonly code_quality?: CodeSources
}

/** The settings of a suite that a run records unchanged. */
type RunSetting = 'primary_k' | 'success' | 'concurrency' | 'timeout_seconds' | 'alpha' | 'min_scored_share'

/** A golden suite, parsed and complete: defaults are filled in and references resolved. */
export interface Suite extends Readonly<Pick<Run['settings'], RunSetting>> {
  readonly name: string
  readonly version: string
  readonly description: string | null
  /** The manifest's path as given, such as golden/suite.yaml. */
  readonly file: string
  /** The working directory, to which `file` is relative, from the root of its repository; absent if they are the same. */
  readonly directory?: string
  readonly cases: readonly GoldenCase[]
  /** Ids of cases whose expected spans are missing from the checkout; absent if not looked up. */
  readonly stale_cases?: readonly string[]
  /** Ids of the stale cases of which no expected span is left. */
  readonly deleted_cases?: readonly string[]
  /** Cases that are asked as a change's base defines them; absent if there are none. */
  readonly base_forms?: readonly BaseForm[]
  /** For a first look, how many of all cases the suite has; absent if it has all. */
  readonly first_look?: { readonly cases: number; readonly of: number }
  readonly variants: Readonly<Record<string, Variant>>
  readonly default_variant: string
  readonly k: readonly number[]
  readonly trials: number
  /** Largest number of rounds in which a change is asked; defaults to `MAX_ROUNDS`. */
  readonly rounds?: number | undefined
  readonly baseline_trials: number
  readonly retries: number
  readonly seed: number
  readonly max_cost_usd: number | null
  /** For all runs of a calendar month in UTC; absent for no limit. */
  readonly max_cost_usd_per_month?: number | undefined
  readonly zero_tolerance: ZeroTolerance
  /** The inference of `ab` and `compare`; absent for `cases-like-these`. */
  readonly inference?: Inference | undefined
  readonly pricing: Pricing
  readonly scoring: Scoring
  /** The judge that answers the questions of `scoring.judged`; absent if none is named. */
  readonly judge?: JudgeConfig
  /** Absent if the suite has none. Modules are paths from the working directory. */
  readonly custom_metrics?: { readonly modules: readonly string[]; readonly metrics: readonly CustomMetric[] }
  readonly gates: readonly Gate[]
  /** Free-form settings of the experiment (embedding model, chunk size …), recorded in the fingerprint. */
  readonly controlled: Readonly<Record<string, unknown>>
}

export const nameSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots, dashes and underscores')
  .max(60)
