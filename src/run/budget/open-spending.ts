import { formatMoney } from '../../format/format-number.js'
import type { Clock } from '../../io/clock.js'
import { UserError } from '../../model/error.js'
import type { Suite } from '../../model/suite/suite.js'
import { monthOf, type SpendLedger } from '../../store/ledger/spend-ledger.js'
import { type Spending, startSpending } from './spending.js'

export interface OpenSpending {
  readonly suite: Pick<Suite, 'name' | 'max_cost_usd' | 'max_cost_usd_per_month'>
  /** Absent: nothing is kept, and a month has no limit. */
  readonly ledger?: SpendLedger | undefined
  readonly clock: Clock
  /** What the run has spent before this process. */
  readonly earlierUsd: number
  /** Told what each call has cost. */
  readonly onSpent?: (usd: number) => void
}

export interface OpenedSpending extends Spending, Disposable {
  /** `month-exhausted`, when nothing is left of the month; null when something is. */
  readonly exhausted: UserError | null
}

/**
 * What a run may spend: the suite's budget or what is left of the month's, whichever is less; null without either. Disposing it keeps
 * the last of what was spent.
 */
export async function openSpending({
  suite,
  ledger,
  clock,
  earlierUsd,
  onSpent,
}: OpenSpending): Promise<OpenedSpending | null> {
  const { name, max_cost_usd: runUsd, max_cost_usd_per_month: monthUsd } = suite
  const runLeftUsd = runUsd === null ? Infinity : runUsd - earlierUsd
  if (monthUsd === undefined || ledger === undefined) {
    if (runUsd === null) return null
    const spending = startSpending({
      ...{ limitUsd: runUsd, spentUsd: earlierUsd, name: 'budget' },
      ...(onSpent && { onSpent }),
    })
    return { ...spending, exhausted: null, [Symbol.dispose]: () => undefined }
  }
  const month = monthOf(clock.now())
  const spentUsd = (await ledger.spentUsd({ suite: name, month })) ?? 0
  const monthLeftUsd = Math.max(0, monthUsd - spentUsd)
  const record = recordSpend({ ledger, suite: name, clock, stepUsd: monthUsd / 100 })
  const isRunLess = runUsd !== null && runLeftUsd <= monthLeftUsd
  const limit = isRunLess
    ? { limitUsd: runUsd, spentUsd: earlierUsd, name: 'budget' as const }
    : { limitUsd: monthLeftUsd, spentUsd: 0, earlierUsd, name: 'month' as const }
  const facts = { suite: name, month, limit: formatMoney(monthUsd), spent: formatMoney(spentUsd) }
  const tell = (usd: number): void => {
    record.add(usd)
    onSpent?.(usd)
  }
  return {
    ...startSpending({ ...limit, onSpent: tell }),
    exhausted: monthLeftUsd > 0 ? null : new UserError('month-exhausted', facts),
    [Symbol.dispose]: () => record[Symbol.dispose](),
  }
}

/** Keeps what calls cost in the ledger: once for every `stepUsd`, so that a killed run has hardly more unrecorded, and the rest when it is disposed. */
function recordSpend({
  ledger,
  suite,
  clock,
  stepUsd,
}: {
  readonly ledger: SpendLedger
  readonly suite: string
  readonly clock: Clock
  readonly stepUsd: number
}): { readonly add: (usd: number) => void } & Disposable {
  let unrecordedUsd = 0
  const keep = (): void => {
    const usd = unrecordedUsd
    unrecordedUsd = 0
    if (usd > 0) ledger.add({ at: clock.now().toISOString(), suite, usd })
  }
  return {
    add: (usd) => {
      unrecordedUsd += usd
      if (unrecordedUsd >= stepUsd) keep()
    },
    [Symbol.dispose]: keep,
  }
}
