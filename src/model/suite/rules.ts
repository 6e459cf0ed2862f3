import { pick } from '../omit-undefined.js'
import type { JudgeConfig } from '../run/judging.js'
import type { Run } from '../run/run.js'
import type { GoldenCase } from './case.js'
import type { Gate } from './gate.js'
import type { Pricing } from './pricing.js'
import type { Suite } from './suite.js'

export const GATES_FROM = ['base', 'head'] as const
export type GatesFrom = (typeof GATES_FROM)[number]

/** The settings of a run that are rules. */
const RULE_SETTINGS = [
  'k',
  'primary_k',
  'success',
  'scoring',
  'alpha',
  'min_scored_share',
  'zero_tolerance',
  'inference',
  'deterministic',
] as const

/** The rules that judge a comparison. A pull request's rules come from its base, so that no change can loosen its own rules. */
export interface Rules {
  readonly gates: readonly Gate[]
  readonly settings: Pick<Run['settings'], (typeof RULE_SETTINGS)[number]>
  /** The price list for both sides. */
  readonly pricing: Pricing
  /** The judge that answers the questions of `settings.scoring.judged`; `null` if there is none. */
  readonly judge: JudgeConfig | null
}

/** The spending limits of a suite. */
export type Budget = Pick<Suite, 'max_cost_usd' | 'max_cost_usd_per_month'>

/** The rules of a comparison, with facts about where they come from. */
export interface RuleSet {
  readonly rules: Rules
  readonly from: GatesFrom
  /** How the rules of the head differ from the base's, one clause each: "success max_drop 5 points → 50 points". */
  readonly changes: readonly string[]
  /** The part of the suite that the comparison asked for; `null` for all of it, absent to use the run's own value. */
  readonly subset?: string | null
  /** How many cases the comparison allows a first look to ask; `null` for no first look, absent to use the run's own value. */
  readonly first?: number | null
  /** The spending limits of the base's suite; `null` if that suite cannot be read. */
  readonly budget?: Budget | null
  /** The cases before the change; absent if no change is judged or the cases are unknown. */
  readonly origin?: SuiteOrigin
}

/** The cases of a change's base. The change may edit and remove them but is still judged by them. */
export interface SuiteOrigin {
  /** The cases at the commit that the change is compared with. */
  readonly cases: readonly GoldenCase[]
  /** Whether a person accepted the change's edits to the cases. */
  readonly is_accepted: boolean
  /** The label of the pull request that accepts the edits; `null` if there is none to set. */
  readonly accept_label: string | null
}

/** Returns the rules that a run was measured with. */
export function recordedRules({ gates, settings, pricing }: Run): Rules {
  return { gates, settings: pick(settings, RULE_SETTINGS), pricing, judge: settings.judge ?? null }
}
