import type { Progress } from '../../../format/describe-progress.js'
import { formatMoney } from '../../../format/format-number.js'
import type { Log } from '../../../io/log.js'
import { costOfTokens } from '../../../metrics/cost/price-reply.js'
import { UserError } from '../../../model/error.js'
import { identityFor, type JudgeFacts } from '../../../model/run/judging.js'
import type { Score } from '../../../model/score.js'
import type { Pricing } from '../../../model/suite/pricing.js'
import { JUDGED_QUESTIONS } from '../../../model/suite/scoring.js'
import type { Suite } from '../../../model/suite/suite.js'
import { readRun, readTrials } from '../../../store/runs/read-run.js'
import { monthOf, type SpendLedger } from '../../../store/spend-ledger.js'
import type { AttemptFailure } from '../../targets/target.js'
import type { Halt, Reservation, RunSuiteInput, Spending, WorstCase } from '../input.js'
import type { Pacers } from '../pacing/pacer.js'
import type { Run } from '../../../model/run/run.js'

export type { Reservation, Spending, WorstCase } from '../input.js'

/** What keeps the calls of a run within money and rates; `spending` is null without a budget. */
export interface CallLimits {
  readonly spending: Spending | null
  readonly pacers: Pacers
}

/** Ends a trial whose call was never made: the budget has no room for it. */
export class NotAffordable extends Error {
  constructor() {
    super('the budget does not cover another call')
    this.name = 'NotAffordable'
  }
}

/** `name` is the limit that counts: the run's own or what is left of the month's. */
export function startSpending(
  input: Parameters<typeof createBudget>[0] & {
    /** By the run before this process, where the limit has counted that already. */
    readonly earlierUsd?: number
    readonly name: 'budget' | 'month'
  },
): Spending {
  const { limitUsd, spentUsd, earlierUsd = spentUsd, name, onSpent } = input
  const budget = createBudget({ limitUsd, spentUsd, onSpent })
  let halted: Halt | null = null
  return {
    ...budget,
    runUsd: () => earlierUsd + budget.spentUsd() - spentUsd,
    halted: () => halted,
    halt: ({ detail, isUnknown }) => {
      halted ??= { because: isUnknown ? 'unknown-cost' : name, limit_usd: limitUsd, detail }
    },
  }
}

/**
 * Throws `price-unknown` when there is a budget and the judge names a model that has no price: its first reading would end the run, after
 * trials that were paid for.
 */
export function demandJudgePrice(
  { identity, questions }: JudgeFacts,
  { spending, pricing }: { readonly spending: Spending | null; readonly pricing: Pricing },
): void {
  if (spending === null) return
  for (const question of JUDGED_QUESTIONS) {
    const { model } = identityFor(identity, question)
    if (questions[question] !== undefined && typeof model === 'string') demandPrice('judge', model, pricing)
  }
}

/** Throws `price-unknown` for a model without a price; `variant` is who asks it. */
export function demandPrice(variant: string, model: string | null, pricing: Pricing): void {
  const price = costOfTokens({ model, input_tokens: 1, output_tokens: 1 }, pricing)
  if (price.kind === 'unscored') throw new UserError('price-unknown', { variant, reason: price.reason })
}

/** Why a run that has not made all that was planned is incomplete; undefined where it has, or nothing halted it. */
export function describeHalt(
  spending: Spending | null,
  { made, planned }: { readonly made: number; readonly planned: number },
): Run['stopped'] {
  const halt = spending?.halted() ?? null
  if (spending === null || halt === null || made >= planned) return undefined
  return { ...halt, made, planned, spent_usd: spending.spentUsd() }
}

/** What a failed call cost, or one that says what it used, in US dollars; unscored where it may have cost anything. */
export function costOfCharge({ charge, spent }: NonNullable<AttemptFailure['bill']>, pricing: Pricing): Score {
  if (charge === 'unknown') return { kind: 'unscored', reason: 'the request failed' }
  return charge === 'unasked' || spent === null ? { kind: 'scored', value: 0 } : costOfTokens(spent, pricing)
}

/** What a run has cost until now: of its budget, or without one as far as the sum is known, which `unknown` calls are not part of. */
export function costSoFar(
  spending: Spending | null,
  { usd, unknown }: { readonly usd: number; readonly unknown: number },
): Progress['cost'] {
  if (spending !== null) return { usd: spending.spentUsd(), limitUsd: spending.limitUsd, isLeast: false }
  return usd === 0 ? null : { usd, limitUsd: null, isLeast: unknown > 0 }
}

export interface OpenSpending extends Pick<RunSuiteInput, 'clock'> {
  readonly suite: Pick<Suite, 'name' | 'max_cost_usd' | 'max_cost_usd_per_month'>
  /** Absent: nothing is kept, and a month has no limit. */
  readonly ledger?: SpendLedger | undefined
  /** What the run has spent before this process. */
  readonly earlierUsd: number
}

/**
 * What a run may spend: the suite's budget or what is left of the month's, whichever is less; null without either. Disposing it keeps
 * the last of what was spent. `exhausted` is `month-exhausted` when nothing is left of the month.
 */
export async function openSpending({ suite, ledger, clock, earlierUsd }: OpenSpending) {
  const { name, max_cost_usd: runUsd, max_cost_usd_per_month: monthUsd } = suite
  const ofRun = runUsd === null ? null : { limitUsd: runUsd, spentUsd: earlierUsd, name: 'budget' as const }
  if (monthUsd === undefined || ledger === undefined)
    return ofRun && { ...startSpending(ofRun), exhausted: null, [Symbol.dispose]: () => undefined }
  const month = monthOf(clock.now())
  const spentUsd = (await ledger.spentUsd({ suite: name, month })) ?? 0
  const monthLeftUsd = Math.max(0, monthUsd - spentUsd)
  let unrecordedUsd = 0
  const record = (): void => {
    const usd = unrecordedUsd
    unrecordedUsd = 0
    if (usd > 0) ledger.add({ at: clock.now().toISOString(), suite: name, usd })
  }
  // Once for every hundredth of the limit, so that a killed run has hardly more unrecorded.
  const onSpent = (usd: number): void => {
    unrecordedUsd += usd
    if (unrecordedUsd >= monthUsd / 100) record()
  }
  const ofMonth = { limitUsd: monthLeftUsd, spentUsd: 0, earlierUsd, name: 'month' as const }
  const limit = ofRun !== null && ofRun.limitUsd - earlierUsd <= monthLeftUsd ? ofRun : ofMonth
  const facts = { suite: name, month, limit: formatMoney(monthUsd), spent: formatMoney(spentUsd) }
  return {
    ...startSpending({ ...limit, onSpent }),
    exhausted: monthLeftUsd > 0 ? null : new UserError('month-exhausted', facts),
    [Symbol.dispose]: record,
  }
}

/**
 * What a run that was measured leaves of its budget for judging and re-runs; null without a limit. Throws as `readRun` and
 * `readTrials` do.
 */
export async function continueSpending(
  input: Omit<OpenSpending, 'earlierUsd'> & {
    /** The run folder. */
    readonly folder: string
    readonly log: Log
  },
) {
  const { folder, log, suite } = input
  if (suite.max_cost_usd === null && suite.max_cost_usd_per_month === undefined) return null
  const { spent_usd } = await readRun(folder)
  if (spent_usd !== undefined) return openSpending({ ...input, earlierUsd: spent_usd })
  let earlierUsd = 0
  // As far as it is known: where the run had no budget, nothing was set aside. An answer from the cache cost nothing.
  for await (const { scores, observation } of readTrials(folder, log)) {
    const isCached = observation.status === 'ok' && observation.cached === true
    earlierUsd += (isCached ? 0 : (scores['cost.usd'] ?? 0)) + (scores['judge.cost-usd'] ?? 0)
  }
  return openSpending({ ...input, earlierUsd })
}

/** Adding cents in binary leaves dust, and a hundred calls of a cent must fit in a dollar. */
const DUST_USD = 1e-9

interface Waiting {
  readonly worst: () => WorstCase
  readonly answer: (reservation: Reservation | null) => void
}

/**
 * A budget of which some is spent. What is spent and set aside together never passes the limit as long as no call costs more than
 * its worst case. Whoever asked first is served first, so that a dear call does not starve behind cheap ones.
 * @example createBudget({ limitUsd: 1, spentUsd: 0.5 }).reserve(() => 0.6, signal) // null: it can never fit
 */
export function createBudget(input: {
  readonly limitUsd: number
  readonly spentUsd: number
  /** Called with the cost of each call. */
  readonly onSpent?: ((usd: number) => void) | undefined
}) {
  const { limitUsd, spentUsd, onSpent } = input
  let spent = spentUsd
  let reserved = 0
  let underWay = 0
  const queue: Waiting[] = []

  const take = (worstUsd: number): Reservation => {
    let isOpen = true
    reserved += worstUsd
    underWay += 1
    return {
      worstUsd,
      settle: (actualUsd) => {
        if (!isOpen) throw new Error('a reservation was settled twice')
        isOpen = false
        underWay -= 1
        reserved = underWay === 0 ? 0 : reserved - worstUsd
        spent += actualUsd
        serve()
        onSpent?.(actualUsd)
      },
    }
  }
  /** Undefined: not yet. */
  const tryToTake = (worstUsd: WorstCase): Reservation | null | undefined => {
    const left = limitUsd - spent
    if (worstUsd === 'rest') return left <= DUST_USD ? null : underWay > 0 ? undefined : take(left)
    if (worstUsd > left + DUST_USD) return null
    return worstUsd > left - reserved + DUST_USD ? undefined : take(worstUsd)
  }
  const serve = (): void => {
    for (let [first] = queue; first !== undefined; [first] = queue) {
      const answer = tryToTake(first.worst())
      if (answer === undefined) return
      queue.shift()
      first.answer(answer)
    }
  }

  return {
    limitUsd,
    spentUsd: () => spent,
    reservedUsd: () => reserved,
    reserve: async (worst: () => WorstCase, signal: AbortSignal): Promise<Reservation | null> => {
      signal.throwIfAborted()
      const answer = queue.length > 0 ? undefined : tryToTake(worst())
      if (answer !== undefined) return answer
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          queue.splice(queue.indexOf(waiting), 1)
          // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- the signal's own reason
          reject(signal.reason)
          serve()
        }
        const waiting: Waiting = {
          worst,
          answer: (reservation) => {
            signal.removeEventListener('abort', leave)
            resolve(reservation)
          },
        }
        queue.push(waiting)
        signal.addEventListener('abort', leave, { once: true })
      })
    },
  }
}
