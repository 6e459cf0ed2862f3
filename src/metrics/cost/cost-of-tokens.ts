import type { SpentTokens } from '../../model/run/judging.js'
import type { Pricing } from '../../model/suite/pricing.js'
import { scored, type Score } from '../../model/score.js'
import { costOfReply } from './cost-of-reply.js'

/**
 * What tokens cost in US dollars; none cost nothing, whoever was to be paid for them. Unscored where no price is known.
 * @example costOfTokens({ model: 'm', input_tokens: 1000, output_tokens: 100 }, { models: { m: { input: 3, output: 15 } } }) // $0.0045
 */
export function costOfTokens({ model, ...usage }: SpentTokens, pricing: Pricing): Score {
  if (usage.input_tokens === 0 && usage.output_tokens === 0) return scored(0)
  return costOfReply({ answer: '', ...(model !== null && { model }), usage }, pricing)
}
