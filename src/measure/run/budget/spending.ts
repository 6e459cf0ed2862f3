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

/** Limits the calls of a run in money and rate; `spending` is `null` without a budget. */
export interface CallLimits {
  readonly spending: Spending | null
  readonly pacers: Pacers
}

/** Ends a trial whose call was not made because the budget has no room for it. */
export class NotAffordable extends Error {
  constructor() {
    super('the budget does not cover another call')
    this.name = 'NotAffordable'
  }
}

/** Starts the budget of a run. `name` is the limit that applies: the run's own or the rest of the month's. */
export function startSpending(
  input: Parameters<typeof createBudget>[0] & {
    /** Spending of the run before this process, if the limit already accounts for it. */
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
 * Throws `price-unknown` if there is a budget and the judge's model has no price. Otherwise the first reading would end the run
 * after trials had been paid for.
 */
export function requireJudgePrice(
  { identity, questions }: JudgeFacts,
  { spending, pricing }: { readonly spending: Spending | null; readonly pricing: Pricing },
): void {
  if (spending === null) return
  for (const question of JUDGED_QUESTIONS) {
    const { model } = identityFor(identity, question)
    if (questions[question] !== undefined && typeof model === 'string') requirePrice('judge', model, pricing)
  }
}

/** Throws `price-unknown` for a model without a price. `variant` names the caller of the model. */
export function requirePrice(variant: string, model: string | null, pricing: Pricing): void {
  const price = costOfTokens({ model, input_tokens: 1, output_tokens: 1 }, pricing)
  if (price.kind === 'unscored') throw new UserError('price-unknown', { variant, reason: price.reason })
}

/** Returns why a run is incomplete; undefined if it made all planned trials or nothing halted it. */
export function describeHalt(
  spending: Spending | null,
  { made, planned }: { readonly made: number; readonly planned: number },
): Run['stopped'] {
  const halt = spending?.halted() ?? null
  if (spending === null || halt === null || made >= planned) return undefined
  return { ...halt, made, planned, spent_usd: spending.spentUsd() }
}

/** Returns the cost in US dollars of a failed call, or of one that reports its usage; unscored if it may have cost anything. */
export function costOfCharge({ charge, spent }: NonNullable<AttemptFailure['bill']>, pricing: Pricing): Score {
  if (charge === 'unknown') return { kind: 'unscored', reason: 'the request failed' }
  return charge === 'unasked' || spent === null ? { kind: 'scored', value: 0 } : costOfTokens(spent, pricing)
}

/**
 * Returns the cost of a run so far: from its budget, or without one the sum of the known costs, which leaves out `unknown` calls.
 */
export function costSoFar(
  spending: Spending | null,
  { usd, unknown }: { readonly usd: number; readonly unknown: number },
): Progress['cost'] {
  if (spending !== null) return { usd: spending.spentUsd(), limitUsd: spending.limitUsd, isLeast: false }
  return usd === 0 ? null : { usd, limitUsd: null, isLeast: unknown > 0 }
}

export interface OpenSpending extends Pick<RunSuiteInput, 'clock'> {
  readonly suite: Pick<Suite, 'name' | 'max_cost_usd' | 'max_cost_usd_per_month'>
  /** Absent: spending is not recorded, and there is no monthly limit. */
  readonly ledger?: SpendLedger | undefined
  /** What the run has spent before this process. */
  readonly earlierUsd: number
}

/**
 * Opens the budget of a run: the suite's budget or the rest of the month's, whichever is smaller; `null` without either. Disposing
 * it records the remaining spending. `exhausted` is `month-exhausted` if nothing is left of the month.
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
  // Records whenever a hundredth of the limit was spent, so that a killed run leaves little unrecorded.
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
 * Opens the remaining budget of a measured run, for judging and re-runs; `null` without a limit. Throws like `readRun` and
 * `readTrials`.
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
  // Sums the known costs: a run without a budget reserved nothing. Cached answers were free.
  for await (const { scores, observation } of readTrials(folder, log)) {
    const isCached = observation.status === 'ok' && observation.cached === true
    earlierUsd += (isCached ? 0 : (scores['cost.usd'] ?? 0)) + (scores['judge.cost-usd'] ?? 0)
  }
  return openSpending({ ...input, earlierUsd })
}

/** Tolerance for rounding errors: a hundred calls of one cent must fit into a dollar. */
const DUST_USD = 1e-9

interface Waiting {
  readonly worst: () => WorstCase
  readonly answer: (reservation: Reservation | null) => void
}

/**
 * Creates a budget that is partly spent. Spent and reserved money together never exceed the limit as long as no call costs more
 * than its worst case. Requests are served in order, so that an expensive call is not starved by cheap ones.
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
  /** Undefined: the call must wait. */
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
