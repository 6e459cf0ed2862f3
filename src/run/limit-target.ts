import { costOfTokens } from '../metrics/cost/cost-of-tokens.js'
import { UserError } from '../model/error.js'
import type { Pricing } from '../model/pricing.js'
import type { Variant } from '../model/suite.js'
import type { TargetDefinition, TargetRequest, TargetSession } from '../targets/target.js'
import { payTarget } from './budget/pay-target.js'
import type { Spending } from './budget/spending.js'
import type { Pacers } from './pacing/open-pacers.js'
import type { Pacer } from './pacing/pacer.js'
import { paceTarget } from './pacing/pace-target.js'

/** What keeps the calls of a run within money and rates; `spending` is null without a budget. */
export interface CallLimits {
  readonly spending: Spending | null
  readonly pacers: Pacers
}

export interface LimitedTarget {
  readonly session: TargetSession
  /** Null where no provider is asked. */
  readonly pacer: Pacer | null
}

/**
 * A target whose requests keep within the limits: the money is set aside first, then the turn is waited for. Throws `price-unknown` when
 * there is a budget and the target names a model that has no price.
 */
export function limitTarget(
  session: TargetSession,
  facts: {
    readonly variant: Variant
    readonly targets: readonly TargetDefinition[]
    readonly pricing: Pricing
    readonly limits: CallLimits
    /** The dearest trial that is known from before; null is none. */
    readonly dearestUsd: number | null
    /** Any request that will be made; null when none will. */
    readonly sample: TargetRequest | null
  },
): LimitedTarget {
  const { variant, targets, pricing, dearestUsd, sample } = facts
  const { spending, pacers } = facts.limits
  if (isFree(variant, targets)) return { session, pacer: null }
  const pacer = pacers.ofTarget(variant)
  const paced = paceTarget(session, pacer)
  if (spending === null) return { session: paced, pacer }
  const declaredUsd = variant.max_trial_cost_usd ?? null
  const model = sample === null ? undefined : session.model?.(sample)
  const price =
    model === undefined || declaredUsd !== null
      ? null
      : costOfTokens({ model, input_tokens: 1, output_tokens: 1 }, pricing)
  if (price?.kind === 'unscored') throw new UserError('price-unknown', { variant: variant.name, reason: price.reason })
  return { session: payTarget(paced, { spending, pricing, declaredUsd, dearestUsd }), pacer }
}

/** Whether no request of a variant's target ever costs anything. */
export function isFree({ target }: Variant, targets: readonly TargetDefinition[]): boolean {
  const definition = targets.find(({ name }) => name === target.type)
  return definition?.cost === 'none' || definition?.replays === true
}
