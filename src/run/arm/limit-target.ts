import { costOfTokens } from '../../metrics/cost/cost-of-tokens.js'
import { UserError } from '../../model/error.js'
import type { Failure } from '../../model/run/observation.js'
import type { Pricing } from '../../model/suite/pricing.js'
import type { Variant } from '../../model/suite/suite.js'
import type { Attempt, TargetDefinition, TargetRequest, TargetSession } from '../../targets/target.js'
import { payTarget } from '../budget/pay-target.js'
import type { Spending } from '../budget/spending.js'
import { decorateTarget } from './decorate-target.js'
import type { Pacers } from '../pacing/open-pacers.js'
import { type CallEnd, endInTrouble, type Pacer } from '../pacing/pacer.js'

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

/**
 * The session, every request of which waits for its turn at the pacer. Where the provider was given up, requests fail at once, as
 * infrastructure, with the pacer's reason. Waiting is in no latency.
 */
function paceTarget(session: TargetSession, pacer: Pacer): TargetSession {
  let mostTokens = 0
  return decorateTarget(session, async (request, limits) => {
    const bound = session.bound?.(request) ?? null
    const tokens = bound === null ? mostTokens : bound.input_tokens + bound.output_tokens
    const pass = await pacer.enter({ id: request.id, tokens }, limits.signal)
    if (pass === null) return giveUp(pacer.gaveUp() ?? '')
    let end: CallEnd = { kind: 'abandoned' }
    try {
      const attempt = await session.ask(request, limits)
      end = endOf(attempt)
      if (end.kind === 'answered') mostTokens = Math.max(mostTokens, end.tokens ?? 0)
      return attempt
    } finally {
      pass.leave(end)
    }
  })
}

function giveUp(reason: string): Attempt {
  const bill = { charge: 'unasked', spent: null } as const
  return { status: 'failed', latency_ms: 0, failure: { kind: 'infrastructure', message: reason, bill } }
}

function endOf(attempt: Attempt): CallEnd {
  if (attempt.status === 'failed') return endOfFailure(attempt.failure)
  const { usage } = attempt.reply
  const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0)
  return { kind: 'answered', tokens }
}

/** A failed case has been answered all the same, but for a time-out, which says nothing either way. */
function endOfFailure(failure: Failure): CallEnd {
  const { kind } = failure
  if (kind === 'timeout') return { kind: 'abandoned' }
  if (kind !== 'infrastructure') return { kind: 'answered', tokens: null }
  return endInTrouble(failure)
}
