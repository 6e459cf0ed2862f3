import type { JudgedQuestion } from '../../model/suite/scoring.js'

/** A row of what a run would ask. Tokens and dollars are of all calls together, without retries. */
export interface PlannedCalls {
  readonly what: 'target' | 'judge'
  /** The variant, the question, or `code review`. */
  readonly name: string
  /** Null where nobody has said. */
  readonly model: string | null
  /** With as few readings and no retries; and the most that there can be. */
  readonly calls: { readonly least: number; readonly most: number }
  readonly tokens: { readonly input: number; readonly output: number } | null
  readonly usd: number | null
  /** `earlier`: as in the run named; `bound`: no call can take more; `declared`: the suite's `max_trial_cost_usd`; `none`: it costs nothing. */
  readonly basis: 'earlier' | 'bound' | 'declared' | 'none' | 'unknown'
}

/** Trials that may follow those of the plan, and are no part of its sums. */
export interface PlannedAgain {
  /** Newly failing cases are asked again; a night that looks worse is measured once more. */
  readonly because: 'zero-tolerance' | 'night'
  /** The most that there can be, and the most calls of them all. */
  readonly trials: number
  readonly calls: number
  /** Without retries; null where a row's is. */
  readonly usd: number | null
}

/** What a run would ask, before anything is asked. */
export interface CallPlan {
  readonly suite: string
  readonly cases: number
  readonly rows: readonly PlannedCalls[]
  /** By model, rows without one left out. */
  readonly models: readonly {
    readonly model: string
    readonly calls: PlannedCalls['calls']
    readonly usd: number | null
    /** US dollars for a million tokens; null is unknown. */
    readonly price: { readonly input: number; readonly output: number } | null
  }[]
  /** Null as soon as a row's is. */
  readonly usd: number | null
  readonly budget: {
    readonly max_cost_usd: number | null
    readonly max_cost_usd_per_month: number | null
    /** Of this month; null without such a limit. */
    readonly spent_usd: number | null
  }
  /** Null where nothing can follow. */
  readonly again: PlannedAgain | null
  /** A cache is looked at before anything is asked, which is left out of account here. */
  readonly has_cache: boolean
  /** Variants with `nightly: false`. */
  readonly left_out_at_night: readonly string[]
}

/** The most that one call of a model can use. */
export interface CallBound {
  readonly model: string
  readonly input_tokens: number
  readonly output_tokens: number
}

/** What is known of a question to the judge before it is asked: one bound for each case that it would be asked of. */
export interface QuestionBounds {
  readonly question: JudgedQuestion
  readonly readings: { readonly least: number; readonly most: number }
  /** Null where it costs nothing. */
  readonly bounds: readonly (CallBound | null)[]
}

/** No key is needed to say what a call could use, and none is sent anywhere. */
export const NO_ACCESS = { openaiApiKey: 'dry-run', openaiBaseUrl: null, githubToken: 'dry-run', githubModelsUrl: null }
