import type { Reply } from '../../model/observation.js'
import type { Clock } from '../../io/clock.js'
import type { AskLimits, Attempt, AttemptFailure, TargetRequest } from '../target.js'

/** A request on its way to becoming an observation; it may be sent more than once. */
export interface Question {
  readonly id: string
  /** With its line feed. */
  readonly line: string
  readonly timeoutMs: number
  readonly observation: Promise<Attempt>
  /** How often the program ended while this was under way beside others. */
  crashes: number
  /** It timed out once in a program that hung, perhaps because of another. */
  hasTimedOut: boolean
  /** Nothing else was under way since it was sent: what happens to the program is its doing. */
  isAlone: boolean
  /** Starts the clock; `onTimeout` is called unless it is settled or stopped before. */
  readonly begin: (onTimeout: () => void) => void
  readonly stop: () => void
  readonly succeed: (reply: Reply) => void
  readonly fail: (failure: AttemptFailure) => void
  readonly reject: (reason: unknown) => void
}

/** A question that was not sent yet. */
export function makeQuestion(
  request: TargetRequest,
  { timeoutMs }: Pick<AskLimits, 'timeoutMs'>,
  clock: Clock,
): Question {
  const { promise, resolve, reject } = withResolvers<Attempt>()
  let sentAtMs: number | null = null
  let timer: NodeJS.Timeout | undefined
  const stop = (): void => clearTimeout(timer)
  const takeTime = (): number => {
    stop()
    return sentAtMs === null ? 0 : clock.monotonicMs() - sentAtMs
  }
  return {
    id: request.id,
    line: `${JSON.stringify(request)}\n`,
    timeoutMs,
    observation: promise,
    crashes: 0,
    hasTimedOut: false,
    isAlone: false,
    begin: (onTimeout) => {
      sentAtMs = clock.monotonicMs()
      timer = setTimeout(onTimeout, timeoutMs)
    },
    stop,
    succeed: (reply) => resolve({ status: 'ok', latency_ms: takeTime(), reply }),
    fail: (failure) => resolve({ status: 'failed', latency_ms: takeTime(), failure }),
    reject: (reason) => {
      stop()
      reject(reason)
    },
  }
}

function withResolvers<Value>() {
  let resolve: (value: Value) => void = () => undefined
  let reject: (reason: unknown) => void = () => undefined
  const promise = new Promise<Value>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
