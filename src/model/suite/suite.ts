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

/** How often main is asked where nobody says; a target that always answers alike is asked twice, to see whether it does. */
export const BASELINE_TRIALS = { varying: 5, deterministic: 2 } as const

/** Whether a case may never start to fail. */
export function isWatched({ critical }: Pick<GoldenCase, 'critical'>, scope: ZeroTolerance): boolean {
  return scope === 'all' || (scope === 'critical' && critical)
}

/** A target as the suite configures it: the adapter's name and its options, already checked by the adapter's own schema. */
export interface TargetConfig {
  readonly type: string
  readonly options: Readonly<Record<string, unknown>>
  /** Settings handed to the target with every request and recorded in the run. */
  readonly settings: Readonly<Record<string, unknown>>
  /** The same request always gives the same reply: one trial proves a flip. */
  readonly deterministic: boolean
  /** It stands in for the system: nothing that it says is a result. */
  readonly mock?: true
  /** Makes the checkout ready before the target starts, once a commit; a string goes through the shell. */
  readonly setup?: string | readonly string[]
  /** Its OpenTelemetry spans are listened to. */
  readonly traces?: true
}

/** A named configuration of the target: one arm of a comparison. */
export interface Variant {
  readonly name: string
  readonly target: TargetConfig
  /** What it sets otherwise than the suite's `target`, sorted: `type`, `setup`, `options.chunk`, `settings.top_k`. */
  readonly declared?: readonly string[] | undefined
  /** Left out of scheduled runs. */
  readonly nightly?: false
  /** The files that make it, as globs from the root of the repository; absent where nobody says. */
  readonly sources?: readonly string[]
  /** What its provider takes; no part of what is measured. */
  readonly limits?: Limits
  /** The most that one trial costs in US dollars, where the target cannot say. */
  readonly max_trial_cost_usd?: number
  /** Where its source code is; absent where nobody says. */
  readonly code_quality?: CodeSources
}

/** What a run keeps of its suite as it is. */
type RunSetting = 'primary_k' | 'success' | 'concurrency' | 'timeout_seconds' | 'alpha' | 'min_scored_share'

/** A golden suite, parsed and complete: every default filled in, every reference resolved. */
export interface Suite extends Readonly<Pick<Run['settings'], RunSetting>> {
  readonly name: string
  readonly version: string
  readonly description: string | null
  /** The manifest's path as it was given, e.g. golden/suite.yaml. */
  readonly file: string
  /** The working directory from the root of its repository, which `file` counts from; absent where they are the same. */
  readonly directory?: string
  readonly cases: readonly GoldenCase[]
  /** Ids of cases whose expected spans the checkout does not have; absent where nobody has looked. */
  readonly stale_cases?: readonly string[]
  /** Those of them of which nothing that they expect is left. */
  readonly deleted_cases?: readonly string[]
  /** Cases that are asked as a change's base has them; absent where there are none. */
  readonly base_forms?: readonly BaseForm[]
  /** It has so many cases of all that were to be asked, for a first look; absent where it has all. */
  readonly first_look?: { readonly cases: number; readonly of: number }
  readonly variants: Readonly<Record<string, Variant>>
  readonly default_variant: string
  readonly k: readonly number[]
  readonly trials: number
  /** The most rounds that a change is asked in; absent: `MOST_ROUNDS`. */
  readonly rounds?: number | undefined
  readonly baseline_trials: number
  readonly retries: number
  readonly seed: number
  readonly max_cost_usd: number | null
  /** Over all runs of a calendar month, in UTC; absent is no limit. */
  readonly max_cost_usd_per_month?: number | undefined
  readonly zero_tolerance: ZeroTolerance
  /** Of `ab` and `compare`; absent: cases like these. */
  readonly inference?: Inference | undefined
  readonly pricing: Pricing
  readonly scoring: Scoring
  /** Who answers the questions of `scoring.judged`; absent when nobody is named. */
  readonly judge?: JudgeConfig
  /** Absent when it has none. Modules are paths from the working directory. */
  readonly custom_metrics?: { readonly modules: readonly string[]; readonly metrics: readonly CustomMetric[] }
  readonly gates: readonly Gate[]
  /** Free-form settings of the experiment (embedding model, chunk size …), recorded in the fingerprint. */
  readonly controlled: Readonly<Record<string, unknown>>
}

export const nameSchema = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'a name of letters, digits, dots, dashes and underscores')
  .max(60)
