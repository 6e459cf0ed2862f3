import type { Attempt, Reply } from '../../model/run/observation.js'

/** What one call of a model is paid for, as far as the target says. */
export type Bill = Pick<
  Attempt,
  'model' | 'route_tier' | 'input_tokens' | 'output_tokens' | 'cached_tokens' | 'cost_usd'
>

/**
 * The calls that a reply is to be paid for, in order, at least one: every attempt, those that were given up too. Without attempts, or
 * where they name one model and tier and say nothing of tokens, it is the reply's own `usage`, which is that of all attempts.
 * `model` of the reply is the one that answered, so the last attempt may leave it out.
 * @example billsOf({ answer: '', model: 'm', usage: { input_tokens: 9 } }) // [{ model: 'm', input_tokens: 9 }]
 */
export function billsOf(reply: Reply): readonly Bill[] {
  const attempts = reply.attempts ?? []
  const whole = wholeBill(reply)
  if (whole !== null) return [whole]
  return attempts.map((attempt, index) => ({
    ...(index === attempts.length - 1 && reply.model !== undefined && { model: reply.model }),
    ...attempt,
  }))
}

/** Whether the target states a cost itself, of the reply or of an attempt: such a cost follows the prices of its day. */
export function statesOwnCost(reply: Reply): boolean {
  return reply.cost_usd !== undefined || billsOf(reply).some((bill) => bill.cost_usd !== undefined)
}

/** The reply as one call, or null where its attempts must be paid one by one. */
function wholeBill({ attempts = [], usage, model, planner }: Reply): Bill | null {
  const [first, ...others] = attempts
  const tier = planner?.route
  const own = { ...usage, ...(model !== undefined && { model }), ...(tier !== undefined && { route_tier: tier }) }
  if (first === undefined) return own
  if (attempts.some(saysWhatItUsed)) return others.length === 0 ? { ...own, ...first } : null
  const isAlike = others.every(
    (other) =>
      (other.model ?? model) === (first.model ?? model) && (other.route_tier ?? tier) === (first.route_tier ?? tier),
  )
  return isAlike ? { ...own, ...first } : null
}

function saysWhatItUsed({ input_tokens: input, output_tokens: output, cost_usd: cost }: Attempt): boolean {
  return input !== undefined || output !== undefined || cost !== undefined
}
