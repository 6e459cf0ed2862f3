import type { JudgedQuestion } from '../../core/model/scoring.js'

/** A row of what a run would ask. Tokens and dollars are of all calls together, without retries. */
export interface PlannedCalls {
  readonly what: 'target' | 'judge'
  /** The variant, or the question. */
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
