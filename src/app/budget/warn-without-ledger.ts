import { formatMoney } from '../../core/format/format-money.js'
import type { Suite } from '../../core/model/suite.js'
import type { Log } from '../../shell/io/log.js'
import { hasLedger } from './open-ledger.js'

/** Warns where a month has a limit and nobody has kept what it has spent: on a runner without files of its own every job is the month's first. */
export async function warnWithoutLedger({
  suite,
  workingDirectory,
  log,
}: {
  readonly suite: Pick<Suite, 'name' | 'max_cost_usd_per_month'>
  readonly workingDirectory: string
  readonly log: Log
}): Promise<void> {
  const { name, max_cost_usd_per_month: limit } = suite
  if (limit === undefined || (await hasLedger(workingDirectory))) return
  log.warning(
    `${name} may spend ${formatMoney(limit)} a month, and .goldenpair/spend.jsonl does not say what this month has spent: it counts as nothing. Keep that file from job to job with actions/cache (docs/costs.md).`,
  )
}
