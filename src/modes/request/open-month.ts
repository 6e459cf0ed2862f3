import { present } from '../../model/omit-undefined.js'
import { countOf, formatMoney } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { enterpriseHost } from '../../github/artifacts.js'
import { makeTemporary } from '../../io/files.js'
import type { HistoryRow } from '../../model/run/history.js'
import type { Budget, RuleSet } from '../../model/suite/rules.js'
import type { Suite } from '../../model/suite/suite.js'
import { type MonthSpend, sumMonth } from '../../compare/nights/history.js'
import type { Candidate } from '../../store/baselines/baseline.js'
import { readHistory } from '../../store/baselines/read-history.js'
import { hasLedger, monthOf, openLedger, type SpendLedger } from '../../store/spend-ledger.js'
import { type ActionRequest, artifactsHome } from './action-request.js'

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
  if (typeof past === 'string') {
    // A ledger that is kept from job to job knows: the month has just begun.
    if (!(await hasLedger(workingDirectory)))
      effects.log.warning(
        `${name} may spend ${formatMoney(limitUsd)} a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${past}. Counting it as nothing. Keep that file from job to job with actions/cache (docs/costs.md).`,
      )
    return ledger
  }
  const { usd, unread } = past
  effects.log.info(
    `This month's nights and baselines of ${name} have spent ${formatMoney(usd)} of ${formatMoney(limitUsd)}, according to the history. Not counted: ${listUncounted(past)}.`,
  )
  if (unread.length > 0)
    effects.log.warning(
      `${name} may spend ${formatMoney(limitUsd)} a month, but the history is incomplete for this month: ${describeUnread(unread)}. What is missing counts as nothing. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`,
    )
  if (inputs.dryRun) return { ...ledger, spentUsd: () => Promise.resolve(usd) }
  ledger.add({ at: now.toISOString(), suite: name, usd })
  return ledger
}

function listUncounted({ uncounted, unread }: KnownMonth): string {
  const unknown = uncounted > 0 && `${countOf(uncounted, 'measurement')} without a sum`
  return joinNames(present('pull requests', 'experiments', unknown, unread.length > 0 && countUnread(unread)))
}

/** What the history says of a month. */
interface KnownMonth extends MonthSpend {
  /** Why artifacts of the month are not in it, or not wholly, a clause of each. */
  readonly unread: readonly string[]
}

/**
 * What measurements of the default branch have spent in a month (`2026-11`, UTC), from the histories they left. Nothing is known where
 * something is missing and no sum is there: then it is the reason, a clause.
 */
async function readMonth(request: ActionRequest, suite: string, month: string): Promise<KnownMonth | string> {
  const server = enterpriseHost(request.github.serverUrl)
  if (server !== null) return `${server} does not support the artifacts that it needs`
  // Not in the folder of what will be measured: the target's code runs there.
  await using temporary = await makeTemporary('month')
  const { rows, candidates, problem, unread } = await readHistory({
    suite,
    folder: temporary.folder,
    home: artifactsHome(request),
    log: request.effects.log,
    // Each history knows of those before it, so the newest will mostly do, with runs that it does not know.
    isWanted: (candidate, known) => monthOf(candidate.artifact.createdAt) >= month && !isCovered(candidate, known),
  })
  if (problem !== null) return problem
  if (candidates.length === 0) return 'no night or baseline has left one yet'
  const sum = sumMonth(rows, month)
  if (sum.counted === 0 && unread.length > 0) return describeUnread(unread)
  if (sum.counted === 0 && sum.uncounted > 0) return 'none of its measurements says what it spent'
  return { ...sum, unread }
}

/**
 * Whether the rows that are known cover an artifact. A row of its run may be of an earlier attempt than the artifact, which was replaced
 * while others measured: only who began after that has read it.
 */
function isCovered({ runId, artifact }: Candidate, known: readonly HistoryRow[]): boolean {
  return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime())
}

/** As a clause; at least one. */
function describeUnread(unread: readonly string[]): string {
  const [newest = ''] = unread
  return unread.length === 1
    ? `there is ${countUnread(unread)}, because ${newest}`
    : `there are ${countUnread(unread)}, the newest because ${newest}`
}

/** As a noun. */
function countUnread({ length }: readonly string[]): string {
  return countOf(length, 'artifact that could not be read completely', 'artifacts that could not be read completely')
}

/**
 * What judging a run that another job has measured may spend, and the ledger of it. Without a judge nothing is paid, and the history not
 * asked.
 */
export async function openJudgingMonth(
  request: ActionRequest,
  { suite, ruleSet }: { readonly suite: string; readonly ruleSet: RuleSet },
): Promise<{ readonly budget: Budget; readonly ledger: SpendLedger }> {
  const budget = limitJudging(request.inputs.maxCostUsd, ruleSet.budget ?? null)
  const isFree = ruleSet.rules.judge === null
  const ledger = isFree ? openLedger(request.workingDirectory) : await openMonth(request, { name: suite, ...budget })
  return { budget, ledger }
}

/**
 * What may be spent on judging a run that another job has measured: the less of what this workflow says and the base's suite, so that no pull
 * request loosens it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
export function limitJudging(inputUsd: number | null, budget: Budget | null): Budget {
  const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity)
  return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null }
}
