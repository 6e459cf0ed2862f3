import type { OperationId } from './operations/index.js'
import type { TwirpMethod } from './artifacts/twirp-contract.js'

/** Everything that the double is asked for, by name. */
export type RequestName =
  OperationId | 'graphql' | `artifacts/${TwirpMethod}` | 'blob/get' | 'blob/put-block' | 'blob/put-block-list'

export interface Fault {
  readonly operation: RequestName
  /** How many times in a row; 1 unless said. */
  readonly times?: number
  /** Answered instead of the real answer; nothing has happened then. */
  readonly status?: number
  readonly message?: string
  /** In place of a body with the message. */
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
  /** The request takes effect and the connection breaks before the answer: what a time-out looks like. */
  readonly dropAnswerAfterEffect?: boolean
  /** The connection breaks and nothing has happened. */
  readonly resetConnection?: boolean
  /** The request takes effect and the connection breaks in the middle of the answer. */
  readonly cutAnswer?: boolean
  /** The request takes effect, and after the middle of the answer nothing more comes. */
  readonly stallAnswer?: boolean
  /** Nothing has happened, and no answer ever comes. */
  readonly neverAnswer?: boolean
}

/** The faults that are still to happen, in the order in which they were asked for. */
export class FaultQueue {
  readonly #pending: { fault: Fault; left: number }[] = []

  add(fault: Fault): void {
    const { status, dropAnswerAfterEffect, resetConnection, cutAnswer, stallAnswer, neverAnswer } = fault
    const ways = [dropAnswerAfterEffect, resetConnection, cutAnswer, stallAnswer, neverAnswer]
    const kinds = [status !== undefined, ...ways]
    if (kinds.filter(Boolean).length !== 1) throw new Error('a fault has a status or is one way to lose the answer')
    this.#pending.push({ fault, left: fault.times ?? 1 })
  }

  /** Nothing more goes wrong. */
  clear(): void {
    this.#pending.length = 0
  }

  /** The fault of this request, which counts as happened; null when all goes well. */
  take(operation: string): Fault | null {
    const entry = this.#pending.find(({ fault, left }) => fault.operation === operation && left > 0)
    if (entry === undefined) return null
    entry.left -= 1
    return entry.fault
  }
}
