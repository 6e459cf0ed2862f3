import type { Budget, Reservation, WorstCase } from '../input.js'

export type { Reservation, WorstCase } from '../input.js'

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
}): Budget {
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
    reserve: async (worst, signal) => {
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
