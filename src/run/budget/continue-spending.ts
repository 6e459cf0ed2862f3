import type { Log } from '../../io/log.js'
import { readTrials } from '../../store/runs/read-trials.js'
import { readRun } from '../../store/runs/read-run.js'
import { openSpending, type OpenedSpending, type OpenSpending } from './open-spending.js'

/**
 * What a run that was measured leaves of its budget for judging and re-runs; null without a limit. Throws as `readRun` and
 * `readTrials` do.
 */
export async function continueSpending({
  folder,
  log,
  ...limits
}: Omit<OpenSpending, 'earlierUsd'> & {
  /** The run folder. */
  readonly folder: string
  readonly log: Log
}): Promise<OpenedSpending | null> {
  const { suite } = limits
  if (suite.max_cost_usd === null && suite.max_cost_usd_per_month === undefined) return null
  const { spent_usd } = await readRun(folder)
  return openSpending({ ...limits, earlierUsd: spent_usd ?? (await sumCosts(folder, log)) })
}

/** As far as it is known: where the run had no budget, nothing was set aside. An answer from the cache cost nothing. */
async function sumCosts(folder: string, log: Log): Promise<number> {
  let usd = 0
  for await (const { scores, observation } of readTrials(folder, log)) {
    const isCached = observation.status === 'ok' && observation.cached === true
    usd += (isCached ? 0 : (scores['cost.usd'] ?? 0)) + (scores['judge.cost-usd'] ?? 0)
  }
  return usd
}
