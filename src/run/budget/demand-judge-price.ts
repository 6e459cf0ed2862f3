import { costOfTokens } from '../../metrics/cost/cost-of-tokens.js'
import { UserError } from '../../model/error.js'
import type { JudgeFacts } from '../../model/judging.js'
import type { Pricing } from '../../model/pricing.js'
import type { Spending } from './spending.js'

/**
 * Throws `price-unknown` when there is a budget and the judge names a model that has no price: its first reading would end the run, after
 * trials that were paid for.
 */
export function demandJudgePrice(
  { identity: { model } }: JudgeFacts,
  { spending, pricing }: { readonly spending: Spending | null; readonly pricing: Pricing },
): void {
  if (spending === null || typeof model !== 'string') return
  const price = costOfTokens({ model, input_tokens: 1, output_tokens: 1 }, pricing)
  if (price.kind === 'unscored') throw new UserError('price-unknown', { variant: 'judge', reason: price.reason })
}
