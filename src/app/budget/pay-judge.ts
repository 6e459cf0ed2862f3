import { formatMoney } from '../../core/format/format-money.js'
import { costOfTokens } from '../../core/metrics/cost-of-tokens.js'
import type { JudgeReply } from '../../core/model/judging.js'
import type { Pricing } from '../../core/model/pricing.js'
import type { JudgeSession } from '../../shell/judges/judge.js'
import { decorateJudge } from '../judging/decorate-judge.js'
import { NotAffordable, type Spending } from './spending.js'

/**
 * The judge, every reading of which is set aside in the budget at its worst case before it is asked for. One whose tokens are not
 * reported counts as its worst case. `ask` rejects with `NotAffordable` when the budget has no room.
 */
export function payJudge(
  session: JudgeSession,
  {
    spending: findSpending,
    pricing,
    gaveUp = () => null,
  }: {
    /** Null without a budget; asked for at every reading. */
    readonly spending: () => Spending | null
    readonly pricing: Pricing
    /** Why nothing is asked any more, which is then what every reading says: none of them is made, and so none is billed. */
    readonly gaveUp?: () => string | null
  },
): JudgeSession {
  return decorateJudge(session, async (request, limits) => {
    const bound = session.bound(request)
    const spending = findSpending()
    if (bound === null || spending === null) return session.ask(request, limits)
    const price = costOfTokens(bound, pricing)
    if (price.kind === 'unscored') {
      spending.halt({ isUnknown: true, detail: `of the judge, ${price.reason}` })
      throw new NotAffordable()
    }
    const reservation = await spending.budget.reserve(() => price.value, limits.signal)
    if (reservation === null) {
      spending.halt({ detail: `the judge’s next reading could cost ${formatMoney(price.value)}` })
      throw new NotAffordable()
    }
    let actualUsd = price.value
    try {
      const reply = await session.ask(request, limits)
      const isAsked = reply.kind === 'read' || reply.message !== gaveUp()
      actualUsd = isAsked ? (costOfReading(reply, pricing) ?? price.value) : 0
      return reply
    } finally {
      reservation.settle(actualUsd)
    }
  })
}

/** Null where it is unknown: a request that was lost on the way may be billed. An answer with an error status is not. */
function costOfReading(reply: JudgeReply, pricing: Pricing): number | null {
  const { spent } = reply
  const outage = reply.kind === 'failed' ? reply.infrastructure : null
  if (outage !== null && outage.status === undefined) return null
  if (spent === null) return outage === null ? null : 0
  const cost = costOfTokens(spent, pricing)
  return cost.kind === 'scored' ? cost.value : null
}
