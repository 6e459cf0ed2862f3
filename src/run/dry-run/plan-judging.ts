import type { JudgeConfig } from '../../model/judging.js'
import type { Pricing } from '../../model/pricing.js'
import type { Budget } from '../../model/rules.js'
import type { Run } from '../../model/run.js'
import type { Scoring } from '../../model/scoring.js'
import { monthOf, type SpendLedger } from '../../store/ledger/spend-ledger.js'
import { openLedger } from '../budget/open-ledger.js'
import { boundJudge, type BoundJudge } from './bound-judge.js'
import type { CallPlan } from './call-plan.js'
import { planCalls } from './plan-calls.js'

export interface PlanJudging extends Omit<BoundJudge, 'config' | 'scoring' | 'primary_k' | 'seed' | 'cases'> {
  readonly run: Run
  /** Null is nobody. */
  readonly judge: JudgeConfig | null
  readonly scoring: Scoring
  readonly pricing: Pricing
  readonly retries: number
  readonly budget: Budget
  readonly hasCache: boolean
  /** That of the working directory unless given. */
  readonly ledger?: SpendLedger
}

/** What judging a recorded run would ask and cost. Nobody is asked. */
export async function planJudging(request: PlanJudging): Promise<CallPlan> {
  const { run, judge, scoring, pricing, retries, budget, hasCache, clock, workingDirectory } = request
  const { cases, seed, settings, trials_per_case: recordedTrials } = run
  const { primary_k } = settings
  const isAsked = judge !== null && scoring.judged.length > 0
  const { name } = run.suite
  const ledger = request.ledger ?? openLedger(workingDirectory)
  const { max_cost_usd, max_cost_usd_per_month: perMonth } = budget
  const limits = { max_cost_usd, ...(perMonth !== undefined && { max_cost_usd_per_month: perMonth }) }
  return planCalls({
    suite: { name, pricing, retries, ...limits, variants: {} },
    ...{ cases, arms: [], reviews: [], recordedTrials, hasCache },
    questions: isAsked ? await boundJudge({ ...request, config: judge, primary_k, seed, cases }) : [],
    spentUsd:
      perMonth === undefined ? null : ((await ledger.spentUsd({ suite: name, month: monthOf(clock.now()) })) ?? 0),
  })
}
