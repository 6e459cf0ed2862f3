import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countOf } from '../../core/format/format-number.js'
import { formatMoney } from '../../core/format/format-money.js'
import type { Suite } from '../../core/model/suite.js'
import { sumMonth, type MonthSpend } from '../../core/nights/sum-month.js'
import { readHistory } from '../../shell/baselines/read-history.js'
import { enterpriseHost } from '../../shell/github/enterprise-server.js'
import { monthOf, type SpendLedger } from '../../shell/ledger/spend-ledger.js'
import type { ActionRequest } from '../action-request.js'
import { artifactsHome } from '../artifacts-home.js'
import { hasLedger, openLedger } from './open-ledger.js'

/**
 * The ledger of the working directory. Where a month has a limit and the ledger has nothing of it, as in every job of a runner without files of
 * its own, it is given what the history knows; a dry run writes nothing and sees it all the same. Warns where nobody knows.
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
  const { usd, uncounted } = past
  const rest =
    uncounted === 0
      ? 'pull requests and experiments'
      : `pull requests, experiments, and ${countOf(uncounted, 'measurement')} without a sum`
  effects.log.info(
    `This month's nights and baselines of ${name} have spent ${formatMoney(usd)} of ${formatMoney(limitUsd)}, says the history. Not counted: ${rest}.`,
  )
  if (inputs.dryRun) return { ...ledger, spentUsd: () => Promise.resolve(usd) }
  ledger.add({ at: now.toISOString(), suite: name, usd })
  return ledger
}

/** `reason` is a clause. */
type Past = (MonthSpend & { readonly kind: 'known' }) | { readonly kind: 'unknown'; readonly reason: string }

/** Each history knows of those before it, so the newest will mostly do, and runs beside it that it does not know. */
async function readMonth(request: ActionRequest, suite: string, month: string): Promise<Past> {
  const { github, effects } = request
  const server = enterpriseHost(github.serverUrl)
  if (server !== null) return { kind: 'unknown', reason: `${server} has no artifacts of the kind that it needs` }
  // Not beside what will be measured: the target's code runs there.
  const folder = await mkdtemp(join(tmpdir(), 'goldenpair-month-'))
  const { rows, candidates, problem } = await readHistory({
    ...{ suite, folder, home: artifactsHome(request), log: effects.log },
    isWanted: ({ runId, artifact }, known) =>
      monthOf(artifact.createdAt) >= month && !known.some(({ run }) => run === runId),
  }).finally(async () => rm(folder, { recursive: true, force: true }))
  if (problem !== null) return { kind: 'unknown', reason: problem }
  if (candidates.length === 0) return { kind: 'unknown', reason: 'no night or baseline has left one yet' }
  const sum = sumMonth(rows, month)
  if (sum.counted === 0 && sum.uncounted > 0)
    return { kind: 'unknown', reason: 'none of its measurements says what it has spent' }
  return { kind: 'known', ...sum }
}
