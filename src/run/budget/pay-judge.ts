import { formatMoney } from '../../format/format-money.js'
import { costOfTokens } from '../../metrics/cost/cost-of-tokens.js'
import type { JudgeReply } from '../../model/judging.js'
import type { Pricing } from '../../model/pricing.js'
import type { JudgeSession } from '../../judges/judge.js'
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
  }: {
    /** Null without a budget; asked for at every reading. */
    readonly spending: () => Spending | null
    readonly pricing: Pricing
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
      actualUsd = costOfReading(reply, pricing) ?? price.value
      return reply
    } finally {
      reservation.settle(actualUsd)
    }
  })
}

/** Null where it is unknown. */
function costOfReading(reply: JudgeReply, pricing: Pricing): number | null {
  const { spent } = reply
  const charge = reply.kind === 'failed' ? reply.charge : spent === null ? 'unknown' : 'reported'
  if (charge === 'unknown') return null
  if (charge === 'unasked' || spent === null) return 0
  const cost = costOfTokens(spent, pricing)
  return cost.kind === 'scored' ? cost.value : null
}
