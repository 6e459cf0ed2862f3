import type { JudgeConfig } from '../../model/judging.js'
import type { Pricing } from '../../model/pricing.js'
import type { JudgeSession } from '../../judges/judge.js'
import { payJudge } from '../budget/pay-judge.js'
import type { Spending } from '../budget/spending.js'
import type { Pacers } from '../pacing/open-pacers.js'
import { paceJudge } from '../pacing/pace-judge.js'

export interface LimitedJudge {
  readonly session: JudgeSession
  /** Whether its provider was given up, so that another attempt is not worth its wait. */
  readonly isHopeless: () => boolean
}

/** A judge whose readings keep within the limits: the money is set aside first, then the turn is waited for. */
export function limitJudge(
  session: JudgeSession,
  facts: {
    readonly config: JudgeConfig
    readonly pacers: Pacers
    readonly pricing: Pricing
    /** Null without a budget; asked for at every reading. */
    readonly spending: () => Spending | null
  },
): LimitedJudge {
  const pacer = facts.pacers.ofJudge(facts.config)
  return {
    session: payJudge(paceJudge(session, pacer), facts),
    isHopeless: () => pacer.gaveUp() !== null,
  }
}
