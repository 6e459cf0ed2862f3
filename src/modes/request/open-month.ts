import { present } from '../../model/omit-undefined.js'
import { countOf, formatMoney } from '../../format/format-number.js'
import { joinNames } from '../../format/join-names.js'
import { enterpriseHost } from '../../github/artifacts.js'
import { makeTempFolder } from '../../io/files.js'
import type { HistoryRow } from '../../model/run/history.js'
import type { Budget, RuleSet } from '../../model/suite/rules.js'
import type { Suite } from '../../model/suite/suite.js'
import { type MonthSpend, sumMonth } from '../../compare/nights/history.js'
import type { BaseArtifact } from '../../store/baselines/baseline.js'
import { readHistory } from '../../store/baselines/read-history.js'
import { hasLedger, monthOf, openLedger, type SpendLedger } from '../../store/spend-ledger.js'
import { type ActionRequest, artifactsHome } from './action-request.js'

/**
 * Opens the ledger of the working directory. If a month has a limit and the ledger has nothing of it, as on runners that
 * keep no files, adds what the history knows; a dry run uses that sum too, but writes nothing. Warns if the sum is
 * unknown or incomplete.
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
    // If a ledger is kept from job to job, the month has just begun.
    if (!(await hasLedger(workingDirectory)))
      effects.log.warning(
        `${name} may spend ${formatMoney(limitUsd)} a month, but neither .goldenpair/spend.jsonl nor the history says what has been spent this month: ${past}. Goldenpair counts it as $0. Keep that file from job to job with actions/cache (docs/costs.md).`,
      )
    return ledger
  }
  const { usd, unread } = past
  effects.log.info(
    `This month's nights and baselines of ${name} have spent ${formatMoney(usd)} of ${formatMoney(limitUsd)}, according to the history. Not counted: ${listUncounted(past)}.`,
  )
  if (unread.length > 0)
    effects.log.warning(
      `${name} may spend ${formatMoney(limitUsd)} a month, but the history is incomplete for this month: ${describeUnread(unread)}. What is missing counts as $0. Keep .goldenpair/spend.jsonl from job to job with actions/cache (docs/costs.md).`,
    )
  if (inputs.dryRun) return { ...ledger, spentUsd: () => Promise.resolve(usd) }
  ledger.add({ at: now.toISOString(), suite: name, usd })
  return ledger
}

function listUncounted({ uncounted, unread }: KnownMonth): string {
  const unknown = uncounted > 0 && `${countOf(uncounted, 'measurement')} without a sum`
  return joinNames(present('pull requests', 'experiments', unknown, unread.length > 0 && countUnread(unread)))
}

/** The spending of a month, according to the history. */
interface KnownMonth extends MonthSpend {
  /** Why artifacts of the month are missing from it, or incomplete, one clause each. */
  readonly unread: readonly string[]
}

/**
 * Sums what measurements of the default branch spent in a month (`2026-11`, UTC), from the histories they left. Returns
 * the reason, a clause, if that is unknown: something is missing and there is no sum at all.
 */
async function readMonth(request: ActionRequest, suite: string, month: string): Promise<KnownMonth | string> {
  const server = enterpriseHost(request.github.serverUrl)
  if (server !== null) return `${server} does not support the artifacts that it needs`
  // Not in the output folder, where the target's code runs.
  await using temporary = await makeTempFolder('month')
  const { rows, candidates, problem, unread } = await readHistory({
    suite,
    folder: temporary.folder,
    home: artifactsHome(request),
    log: request.effects.log,
    // Each history has the rows of those before it, so the newest mostly suffices, together with runs that it lacks.
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
 * Whether the known rows cover an artifact. A row of its run may be of an earlier attempt than the artifact, which was
 * replaced while others measured. Only a run that began after that has read it.
 */
function isCovered({ runId, artifact }: BaseArtifact, known: readonly HistoryRow[]): boolean {
  return known.some(({ run }) => run === runId) && known.some(({ at }) => Date.parse(at) > artifact.createdAt.getTime())
}

/** Describes unread artifacts as a clause; expects at least one. */
function describeUnread(unread: readonly string[]): string {
  const [newest = ''] = unread
  return unread.length === 1
    ? `there is ${countUnread(unread)}, because ${newest}`
    : `there are ${countUnread(unread)}, the newest because ${newest}`
}

/** Counts unread artifacts, as a noun. */
function countUnread({ length }: readonly string[]): string {
  return countOf(length, 'artifact that could not be read completely', 'artifacts that could not be read completely')
}

/**
 * Returns what judging a run of another job may spend, and the ledger for it. Without a judge nothing is paid, so the
 * history is not read.
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
 * Returns what judging a run of another job may spend: the lower of the limits of this workflow and the base's suite, so
 * that no pull request can raise it.
 * @example limitJudging(5, { max_cost_usd: 2 }) // { max_cost_usd: 2 }
 */
export function limitJudging(inputUsd: number | null, budget: Budget | null): Budget {
  const usd = Math.min(inputUsd ?? Infinity, budget?.max_cost_usd ?? Infinity)
  return { ...budget, max_cost_usd: Number.isFinite(usd) ? usd : null }
}
