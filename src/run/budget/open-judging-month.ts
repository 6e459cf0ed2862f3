import type { Budget, RuleSet } from '../../model/rules.js'
import type { SpendLedger } from '../../store/ledger/spend-ledger.js'
import type { ActionRequest } from '../action-request.js'
import { limitJudging } from './limit-judging.js'
import { openLedger } from './open-ledger.js'
import { openMonth } from './open-month.js'

/** What judging a run that another job has measured may spend, and the ledger of it. Without a judge nothing is paid, and the history not asked. */
export async function openJudgingMonth(
  request: ActionRequest,
  { suite, ruleSet }: { readonly suite: string; readonly ruleSet: RuleSet },
): Promise<{ readonly budget: Budget; readonly ledger: SpendLedger }> {
  const { inputs, workingDirectory } = request
  const budget = limitJudging(inputs.maxCostUsd, ruleSet.budget ?? null)
  const isFree = ruleSet.rules.judge === null
  const ledger = isFree ? openLedger(workingDirectory) : await openMonth(request, { name: suite, ...budget })
  return { budget, ledger }
}
