import type { OperationId } from './operations/index.js'
import type { TwirpMethod } from './artifacts/twirp-contract.js'

/** The names of all requests that the double knows. */
export type RequestName =
  OperationId | 'graphql' | `artifacts/${TwirpMethod}` | 'blob/get' | 'blob/put-block' | 'blob/put-block-list'

export interface Fault {
  readonly operation: RequestName
  /** The number of times in a row; 1 by default. */
  readonly times?: number
  /** The status to answer with instead of the real answer. The request has no effect. */
  readonly status?: number
  readonly message?: string
  /** The body to answer with instead of one with the message. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** The request takes effect and the connection breaks before the answer, as after a time-out. */
  readonly dropAnswerAfterEffect?: boolean
  /** The connection breaks and the request has no effect. */
  readonly resetConnection?: boolean
  /** The request takes effect and the connection breaks in the middle of the answer. */
  readonly cutAnswer?: boolean
  /** The request takes effect, and the answer stalls in the middle. */
  readonly stallAnswer?: boolean
  /** The request has no effect and is never answered. */
  readonly neverAnswer?: boolean
}

/** The faults that have not happened yet, in the order in which they were added. */
export class FaultQueue {
  readonly #pending: { fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    const { status, dropAnswerAfterEffect, resetConnection, cutAnswer, stallAnswer, neverAnswer } = fault
    const ways = [dropAnswerAfterEffect, resetConnection, cutAnswer, stallAnswer, neverAnswer]
    const kinds = [status !== undefined, ...ways]
    if (kinds.filter(Boolean).length !== 1) throw new Error('a fault has a status or is one way to lose the answer')
    this.#pending.push({ fault, left: fault.times ?? 1 })
  }

  /** Removes all faults. */
  clear(): void {
    this.#pending.length = 0
  }

  /** Returns the next fault for this request and counts it as happened; `null` if there is none. */
  take(operation: string): Fault | null {
    const entry = this.#pending.find(({ fault, left }) => fault.operation === operation && left > 0)
    if (entry === undefined) return null
    entry.left -= 1
    return entry.fault
  }
}
