import { formatMoney } from '../../format/format-number.js'
import { costOfReply } from '../../metrics/cost/cost-of-reply.js'
import { costOfTokens } from '../../metrics/cost/cost-of-tokens.js'
import type { Pricing } from '../../model/suite/pricing.js'
import type { Score } from '../../model/score.js'
import type { Attempt, TargetRequest, TargetSession } from '../../targets/target.js'
import { decorateTarget } from '../arm/decorate-target.js'
import type { WorstCase } from './budget.js'
import { NotAffordable, type Spending } from './spending.js'

export interface PayTarget {
  readonly spending: Spending
  readonly pricing: Pricing
  /** `max_trial_cost_usd` of the suite. */
  readonly declaredUsd: number | null
  /** The dearest trial that is known from before; null is none. */
  readonly dearestUsd: number | null
}

/**
 * The session, every request of which is set aside in the budget at its worst case before it is made: the price of the most tokens that
 * it can use, else what the suite declares, else the dearest request so far; before any cost is known, one request at a time.
 * A request of unknown cost counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
export function payTarget(
  session: TargetSession,
  { spending, pricing, declaredUsd, dearestUsd }: PayTarget,
): TargetSession {
  let dearest = dearestUsd
  return decorateTarget(session, async (request, limits) => {
    const firmUsd = boundUsd(session, request, pricing) ?? declaredUsd
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
      if (cost.kind === 'known') {
        actualUsd = cost.usd
        if (attempt.status === 'ok') dearest = Math.max(dearest ?? 0, cost.usd)
      } else if (attempt.status === 'ok' && firmUsd === null) {
        spending.halt({
          isUnknown: true,
          detail: `${cost.reason}. Set \`max_trial_cost_usd\` of the target, 0 where it is free`,
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

type Cost = { readonly kind: 'known'; readonly usd: number } | { readonly kind: 'unknown'; readonly reason: string }

/** A failure that does not say what it is billed may cost anything. */
function costOf(attempt: Attempt, pricing: Pricing): Cost {
  if (attempt.status === 'ok') return asCost(costOfReply(attempt.reply, pricing))
  const { charge, spent } = attempt.failure.bill ?? { charge: 'unknown', spent: null }
  if (charge === 'unknown') return { kind: 'unknown', reason: 'the request failed' }
  return charge === 'unasked' || spent === null ? { kind: 'known', usd: 0 } : asCost(costOfTokens(spent, pricing))
}

function asCost(score: Score): Cost {
  return score.kind === 'scored' ? { kind: 'known', usd: score.value } : { kind: 'unknown', reason: score.reason }
}
