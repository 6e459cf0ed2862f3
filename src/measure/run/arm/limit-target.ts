import { formatMoney } from '../../../format/format-number.js'
import { costOfReply, costOfTokens } from '../../../metrics/cost/price-reply.js'
import { UserError } from '../../../model/error.js'
import type { Score } from '../../../model/score.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import type { Variant } from '../../../model/suite/suite.js'
import type { Attempt, TargetDefinition, TargetRequest, TargetSession } from '../../targets/target.js'
import { type CallLimits, NotAffordable, type Spending, type WorstCase } from '../budget/spending.js'
import { type CallEnd, endInTrouble, type Pacer } from '../pacing/pacer.js'

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
  const { variant, targets, pricing, sample } = facts
  const { spending, pacers } = facts.limits
  if (isFree(variant, targets)) return { session, pacer: null }
  const pacer = pacers.ofTarget(variant)
  const paced = paceTarget(session, pacer)
  if (spending === null) return { session: paced, pacer }
  const model = sample === null ? undefined : session.model?.(sample)
  const price =
    model === undefined || variant.max_trial_cost_usd !== undefined
      ? null
      : costOfTokens({ model, input_tokens: 1, output_tokens: 1 }, pricing)
  if (price?.kind === 'unscored') throw new UserError('price-unknown', { variant: variant.name, reason: price.reason })
  return { session: payTarget(paced, spending, facts), pacer }
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

/** A failed case has been answered all the same, but for a time-out, which says nothing either way. */
function endOf(attempt: Attempt): CallEnd {
  if (attempt.status === 'failed') {
    const { kind } = attempt.failure
    if (kind === 'timeout') return { kind: 'abandoned' }
    return kind === 'infrastructure' ? endInTrouble(attempt.failure) : { kind: 'answered', tokens: null }
  }
  const { usage } = attempt.reply
  const tokens = usage === undefined ? null : (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0)
  return { kind: 'answered', tokens }
}

/**
 * The session, every request of which is set aside in the budget at its worst case before it is made: the price of the most tokens that
 * it can use, else what the suite declares, else the dearest request so far; before any cost is known, one request at a time.
 * A request of unknown cost counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
function payTarget(
  session: TargetSession,
  spending: Spending,
  { variant, pricing, dearestUsd }: Pick<Parameters<typeof limitTarget>[1], 'variant' | 'pricing' | 'dearestUsd'>,
): TargetSession {
  let dearest = dearestUsd
  return decorateTarget(session, async (request, limits) => {
    const firmUsd = boundUsd(session, request, pricing) ?? variant.max_trial_cost_usd ?? null
    const worst = (): WorstCase => firmUsd ?? dearest ?? 'rest'
    const reservation = await spending.budget.reserve(worst, limits.signal)
    if (reservation === null) {
      const usd = worst()
      spending.halt({ detail: `the next request could cost ${usd === 'rest' ? 'anything' : formatMoney(usd)}` })
      throw new NotAffordable()
    }
    // It waited behind the one that showed that the budget cannot be counted.
    if (spending.halted()?.because === 'unknown-cost') {
      reservation.settle(0)
      throw new NotAffordable()
    }
    const unknownUsd = firmUsd ?? dearest ?? 0
    let actualUsd = unknownUsd
    try {
      const attempt = await session.ask(request, limits)
      const cost = costOf(attempt, pricing)
      if (cost.kind === 'scored') {
        actualUsd = cost.value
        if (attempt.status === 'ok') dearest = Math.max(dearest ?? 0, cost.value)
      } else if (attempt.status === 'ok' && firmUsd === null) {
        spending.halt({
          isUnknown: true,
          detail: `${cost.reason}. Set \`max_trial_cost_usd\` of the target, to 0 if it is free`,
        })
      }
      return attempt
    } finally {
      reservation.settle(actualUsd)
    }
  })
}

function boundUsd(session: TargetSession, request: TargetRequest, pricing: Pricing): number | null {
  const bound = session.bound?.(request) ?? null
  const cost = bound === null ? null : costOfTokens(bound, pricing)
  return cost?.kind === 'scored' ? cost.value : null
}

/** In US dollars. A failure that does not say what it is billed may cost anything. */
function costOf(attempt: Attempt, pricing: Pricing): Score {
  if (attempt.status === 'ok') return costOfReply(attempt.reply, pricing)
  const { charge, spent } = attempt.failure.bill ?? { charge: 'unknown', spent: null }
  if (charge === 'unknown') return { kind: 'unscored', reason: 'the request failed' }
  return charge === 'unasked' || spent === null ? { kind: 'scored', value: 0 } : costOfTokens(spent, pricing)
}

/**
 * The session with another `ask`; all else is its own. A request passes, from outside in:
 * - `retryOutages`: every attempt is paid for and waits for its turn again;
 * - `cacheTarget`: what is known costs no money and takes no turn;
 * - `payTarget`: money is set aside first, so that nobody holds a turn while waiting for money;
 * - `paceTarget`;
 * - `maskTarget`: nothing above it, the cache on disk least of all, sees a secret;
 * - `nameTargetFiles`: the cache knows files by their paths in the checkout, wherever that was;
 * - `listenToTraces`: what the target says in spans is masked too.
 *
 * A judge has the same order, without traces (`decorateJudge`).
 */
export function decorateTarget(session: TargetSession, ask: TargetSession['ask']): TargetSession {
  return {
    ask,
    get corpusFingerprint() {
      return session.corpusFingerprint
    },
    startFailure: () => session.startFailure(),
    ...(session.lacking && { lacking: () => session.lacking?.() ?? '' }),
    ...(session.model && { model: session.model }),
    ...(session.bound && { bound: (request) => session.bound?.(request) ?? null }),
    [Symbol.asyncDispose]: async () => session[Symbol.asyncDispose](),
  }
}
