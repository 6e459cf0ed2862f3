import { countOf } from '../../format/format-number.js'
import { formatMoney } from '../../format/format-money.js'
import { joinNames } from '../../format/join-names.js'
import type { Suite } from '../../model/suite.js'
import { monthOf, type SpendLedger } from '../../store/ledger/spend-ledger.js'
import type { ActionRequest } from '../action-request.js'
import { hasLedger, openLedger } from './open-ledger.js'
import { countUnread, describeUnread, readMonth, type KnownMonth } from './read-month.js'

/**
 * The ledger of the working directory. Where a month has a limit and the ledger has nothing of it, as in every job of a runner without files of
 * its own, it is given what the history knows; a dry run writes nothing and sees it all the same. Warns where nobody knows all.
 */
export async function openMonth(
  request: ActionRequest,
  { name, max_cost_usd_per_month: limitUsd }: Pick<Suite, 'name' | 'max_cost_usd_per_month'>,
): Promise<SpendLedger> {
  const { inputs, workingDirectory, effects } = request
  const ledger = openLedger(workingDirectory)
  if (limitUsd === undefined) return ledger
  const now = effects.clock.now()
  const month = monthOf(now)
  if ((await ledger.spentUsd({ suite: name, month })) !== null) return ledger
  const past = await readMonth(request, name, month)
  if (past.kind === 'unknown') {
    // A ledger that is kept from job to job knows: the month has just begun.
    if (!(await hasLedger(workingDirectory)))
      effects.log.warning(
        `${name} may spend ${formatMoney(limitUsd)} a month, and neither .goldenpair/spend.jsonl nor the history says what this month has spent: ${past.reason}. It counts as nothing. Keep that file from job to job with actions/cache (docs/costs.md).`,
      )
    return ledger
  }
  const { usd, unread } = past
  effects.log.info(
    `This month's nights and baselines of ${name} have spent ${formatMoney(usd)} of ${formatMoney(limitUsd)}, says the history. Not counted: ${listUncounted(past)}.`,
  )
  if (unread.length > 0)
    effects.log.warning(
      `${name} may spend ${formatMoney(limitUsd)} a month, and the history does not say all that this month has spent: ${describeUnread(unread)}. What is missing counts as nothing. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`,
    )
  if (inputs.dryRun) return { ...ledger, spentUsd: () => Promise.resolve(usd) }
  ledger.add({ at: now.toISOString(), suite: name, usd })
  return ledger
}

function listUncounted({ uncounted, unread }: KnownMonth): string {
  return joinNames([
    ...['pull requests', 'experiments'],
    ...(uncounted === 0 ? [] : [`${countOf(uncounted, 'measurement')} without a sum`]),
    ...(unread.length === 0 ? [] : [countUnread(unread)]),
  ])
}
