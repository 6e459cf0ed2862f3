import { costOfTokens } from '../../core/metrics/cost-of-tokens.js'
import { costOfReply } from '../../core/metrics/cost-of-reply.js'
import { formatMoney } from '../../core/format/format-money.js'
import type { Observation } from '../../core/model/observation.js'
import type { Pricing } from '../../core/model/pricing.js'
import type { TargetRequest, TargetSession } from '../../shell/targets/target.js'
import { decorateTarget } from '../run-suite/decorate-target.js'
import type { WorstCase } from './budget.js'
import { NotAffordable, type Spending } from './spending.js'

export interface PayTarget {
  readonly spending: Spending
  readonly pricing: Pricing
  /** `max_trial_cost_usd` of the suite. */
  readonly declaredUsd: number | null
  /** The dearest trial that is known from before; null is none. */
  readonly dearestUsd: number | null
  /** Why nothing is asked any more, which is then the failure of every request: none of them is made, and so none is billed. */
  readonly gaveUp: () => string | null
}

/**
 * The session, every request of which is set aside in the budget at its worst case before it is made: the price of the most tokens that
 * it can use, else what the suite declares, else the dearest request so far; before any cost is known, one request at a time.
 * A request of unknown cost counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
export function payTarget(
  session: TargetSession,
  { spending, pricing, declaredUsd, dearestUsd, gaveUp }: PayTarget,
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
      const observation = await session.ask(request, limits)
      const cost = costOf(observation, { pricing, gaveUp })
      if (cost.kind === 'known') {
        actualUsd = cost.usd
        if (observation.status === 'ok') dearest = Math.max(dearest ?? 0, cost.usd)
      } else if (observation.status === 'ok' && firmUsd === null) {
        spending.halt({
          isUnknown: true,
          detail: `${cost.reason}. Set \`max_trial_cost_usd\` of the target, 0 where it is free`,
        })
      }
      return observation
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

/** An answer with an error status is not billed; a request that was lost on the way may have been. */
function costOf(
  observation: Observation,
  { pricing, gaveUp }: Pick<PayTarget, 'pricing' | 'gaveUp'>,
): { readonly kind: 'known'; readonly usd: number } | { readonly kind: 'unknown'; readonly reason: string } {
  if (observation.status === 'ok') {
    const cost = costOfReply(observation.reply, pricing)
    return cost.kind === 'scored' ? { kind: 'known', usd: cost.value } : { kind: 'unknown', reason: cost.reason }
  }
  const { kind, status, message } = observation.failure
  if (kind === 'infrastructure' && (status !== undefined || message === gaveUp())) return { kind: 'known', usd: 0 }
  return { kind: 'unknown', reason: 'the request failed' }
}
