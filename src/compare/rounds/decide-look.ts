import type { GatePlan, RoundsPlan } from '../../model/run/rounds-plan.js'
import { EPSILON } from '../../stats/round-noise.js'
import type { AdjustedP } from '../test/adjust-families.js'
import type { GateInRounds } from './gate-in-rounds.js'
import type { GateOutcome, LookFigures } from './rounds-outcome.js'

/** A gate at a look, with all that its lines ask for. */
export interface GateAtLook {
  readonly gate: GateInRounds
  readonly own: GatePlan
  readonly round: number
  readonly plan: RoundsPlan
  readonly figures: LookFigures
  /** Over the gates of all pairs that are looked at together. */
  readonly adjusted: AdjustedP
  /** Over those of its own pair. */
  readonly own_adjusted: AdjustedP
  readonly is_good_news_forbidden: boolean
}

export type Decision = Pick<GateOutcome, 'verdict' | 'line' | 'because' | 'slightly_worse' | 'suspect'>

const DECISION = { because: null, slightly_worse: false, suspect: false } as const

/**
 * The line 1 to 3 that holds; null: none yet. `breached` of evidence `threshold` takes the place of line 1. `broke` false leaves out what
 * the broken cases forbid.
 */
function decideEarly(look: GateAtLook, hasBroken: boolean): Decision | null {
  const { gate, own, plan, round, figures, is_good_news_forbidden: isForbidden } = look
  const { round_deltas: rounds, margin, noise } = figures
  const isProven = isChange(look)
  if (gate.evidence === 'threshold') {
    if (figures.reaches_margin) return { ...DECISION, verdict: 'breached', line: null }
  } else if (isProven && figures.reaches_margin) {
    const isSeenInEach = rounds.length >= 2 && rounds.every((delta) => delta <= -margin / 2 + noise)
    if (plan.cap === 1 || isSeenInEach) return { ...DECISION, verdict: 'regressed', line: 1 }
  }
  if (isForbidden || isTotalAgainst(look)) return null
  if (isProven && figures.delta > 0) return { ...DECISION, verdict: 'improved', line: 2 }
  const isShown = own.first !== null && round >= own.first && figures.rules_out_margin
  if (!isShown || hasBroken) return null
  return { ...DECISION, verdict: 'no-regression', line: 3, slightly_worse: figures.upper < 0 }
}

/** What ends the rounds of the gate at this look, with the cases that broke for sure: lines 1 to 3, or line 4 where only these forbid line 3. */
export function decideAtLook(look: GateAtLook): Decision | null {
  return (
    decideEarly(look, look.figures.broke.length > 0) ?? (decideEarly(look, false) === null ? null : decideAtEnd(look))
  )
}

/** Whether it would end but for broken cases: before that, they are asked on. */
export function canEnd(look: GateAtLook): boolean {
  return decideEarly(look, false) !== null
}

/** Lines 4 and 5, where the rounds end and none of lines 1 to 3 holds. */
export function decideAtEnd(look: GateAtLook): Decision {
  const { figures } = look
  const isWorse = isChange(look) && figures.delta < 0 && figures.round_deltas.every((delta) => delta < -figures.noise)
  if (isWorse || figures.broke.length > 0)
    return { ...DECISION, verdict: 'inconclusive', line: 4, because: 'worse', suspect: true }
  return { ...DECISION, verdict: 'inconclusive', line: 5, suspect: figures.reaches_margin }
}

/** Any change is proven: zC's bound leaves out 0, and p after Holm's method is below α. */
function isChange({ figures, adjusted, plan }: GateAtLook): boolean {
  const leavesOutZero = figures.is_one_try || figures.upper < 0 || figures.lower_change > 0
  return leavesOutZero && (adjusted.p ?? 1) < plan.alpha
}

/** Of log ratios: the total forbids good news of the typical query (docs/decision-rules.md#totals). */
function isTotalAgainst({ gate, own, figures: { ratio_of_means: ratio } }: GateAtLook): boolean {
  if (ratio === null) return false
  const limit = gate.sign === -1 ? 1 + Math.expm1(own.margin) / 2 : 1 + Math.expm1(-own.margin) / 2
  return gate.sign === -1 ? ratio >= limit - EPSILON : ratio <= limit + EPSILON
}
