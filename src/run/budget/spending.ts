import { costOfTokens } from '../../metrics/cost/cost-of-tokens.js'
import { UserError } from '../../model/error.js'
import type { JudgeFacts } from '../../model/run/judging.js'
import type { Pricing } from '../../model/suite/pricing.js'
import type { Stopped } from '../../model/run/run.js'
import { type Budget, createBudget } from './budget.js'

/** Why no further trial is begun. */
export type Halt = Pick<Stopped, 'because' | 'limit_usd' | 'detail'>

/** What the calls of a run spend together, of targets and judges alike. */
export interface Spending {
  readonly budget: Budget
  /** What the run has cost, also before this process; calls of unknown cost count as what was set aside for them. */
  readonly runUsd: () => number
  /** No further trial is begun; the first reason stays. */
  readonly halt: (why: Pick<Halt, 'detail'> & { readonly isUnknown?: true }) => void
  /** Null until then. */
  readonly halted: () => Halt | null
}

/** Ends a trial whose call was never made: the budget has no room for it. */
export class NotAffordable extends Error {
  constructor() {
    super('there is no budget for another call')
    this.name = 'NotAffordable'
  }
}

/** `name` is the limit that counts: the run's own or what is left of the month's. */
export function startSpending({
  limitUsd,
  spentUsd,
  earlierUsd = spentUsd,
  name,
  onSpent,
}: {
  readonly limitUsd: number
  /** Of this limit. */
  readonly spentUsd: number
  /** By the run before this process, where the limit has counted that already. */
  readonly earlierUsd?: number
  readonly name: 'budget' | 'month'
  readonly onSpent?: (usd: number) => void
}): Spending {
  const budget = createBudget({ limitUsd, spentUsd, ...(onSpent && { onSpent }) })
  let halted: Halt | null = null
  return {
    budget,
    runUsd: () => earlierUsd + budget.spentUsd() - spentUsd,
    halted: () => halted,
    halt: ({ detail, isUnknown }) => {
      halted ??= { because: isUnknown ? 'unknown-cost' : name, limit_usd: limitUsd, detail }
    },
  }
}

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
