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

/** What a comparison is judged by. A pull request's comes from its base, so that no change can loosen its own rules. */
export interface Rules {
  readonly gates: readonly Gate[]
  readonly settings: Pick<Run['settings'], (typeof RULE_SETTINGS)[number]>
  /** Both sides are priced from it. */
  readonly pricing: Pricing
  /** Who answers the questions of `settings.scoring.judged`; null is nobody. */
  readonly judge: JudgeConfig | null
}

/** The limits of a suite's money. */
export type Budget = Pick<Suite, 'max_cost_usd' | 'max_cost_usd_per_month'>

/** The rules of a comparison, and what a reader should know of where they come from. */
export interface RuleSet {
  readonly rules: Rules
  readonly from: GatesFrom
  /** How the rules of head differ from the base's, one clause each: "success max_drop 5pp → 50pp". */
  readonly changes: readonly string[]
  /** The part of the suite that was to be measured, by the word of whoever compares; null is all of it, absent the run's own word. */
  readonly subset?: string | null
  /** How many cases a first look may ask, by that word; null is none, absent the run's own word. */
  readonly first?: number | null
  /** What a run of the base's suite may spend; null where that suite cannot be read. */
  readonly budget?: Budget | null
  /** The cases that the change started from; absent where no change is judged, or nobody knows them. */
  readonly origin?: SuiteOrigin
}

/** The cases of a change's base, which the change may edit and remove but not escape. */
export interface SuiteOrigin {
  /** At the commit that the change is compared with. */
  readonly cases: readonly GoldenCase[]
  /** A person has accepted what the change does to them. */
  readonly is_accepted: boolean
  /** The label of the pull request that says so; null where there is none to set. */
  readonly accept_label: string | null
}

/** The rules that a run was measured with. */
export function recordedRules({ gates, settings, pricing }: Run): Rules {
  return { gates, settings: pick(settings, RULE_SETTINGS), pricing, judge: settings.judge ?? null }
}
