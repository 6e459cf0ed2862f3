import type { Limits } from '../../../model/suite/limits.js'
import type { JudgeConfig } from '../../../model/run/judging.js'
import type { Failure } from '../../../model/run/observation.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import type { TargetDefinition } from '../../targets/target.js'
import type { RunSuiteInput } from '../input.js'
import { afterAnswer, afterTrouble, callsAtOnce, startHealth, type Trouble } from './provider-health.js'

/** Decides when the calls to one provider begin. */
export type Pacer = ReturnType<typeof createPacer>

export interface PacerOptions extends Pick<RunSuiteInput, 'clock' | 'sleep' | 'log'> {
  /** What has been used of the provider's rates, by this pacer and by others of the same place. */
  readonly rate: RateWindow
  /** Calls at once at most. */
  readonly concurrency: number
  /** How long a provider may be down; null: nothing is given up or left alone. */
  readonly patienceMs: number | null
  /** The same before its first answer, if it does not ask to wait. Default: `patienceMs`. */
  readonly firstPatienceMs?: number | null
}

/** Shorter ones are not logged. */
const LOGGED_WAIT_S = 10

/** A pacer for one provider: calls begin in the order in which they came. */
export function createPacer(input: PacerOptions) {
  const { rate, concurrency, patienceMs, firstPatienceMs = patienceMs, clock, sleep, log } = input
  let health = startHealth(concurrency, { patienceMs, firstPatienceMs })
  let underWay = 0
  let door: Promise<unknown> = Promise.resolve()
  let wake: () => void = () => undefined
  // What was slept has passed, even where a timer is a little early or a test does not wait.
  let sleptUntilMs = -Infinity
  const nowMs = (): number => Math.max(clock.monotonicMs(), sleptUntilMs)

  // The end of any call may open the door sooner than was thought.
  const nextEnd = async (): Promise<void> => new Promise((resolve) => (wake = resolve))
  const sleepUntil = async (untilMs: number, signal: AbortSignal): Promise<void> => {
    const nap = new AbortController()
    const slept = sleep(untilMs - nowMs(), AbortSignal.any([signal, nap.signal])).then(
      () => void (sleptUntilMs = Math.max(sleptUntilMs, untilMs)),
      (error: unknown) => {
        if (!nap.signal.aborted) throw error
      },
    )
    await Promise.race([slept, nextEnd()])
    nap.abort()
  }
  const waitAtDoor = async (tokens: number, signal: AbortSignal): Promise<void> => {
    while (health.gaveUp === null) {
      signal.throwIfAborted()
      const now = nowMs()
      const opensMs = Math.max(health.pausedUntilMs, rate.opensAtMs(now, tokens))
      if (underWay >= callsAtOnce(health)) await nextEnd()
      else if (opensMs > now) await sleepUntil(opensMs, signal)
      else return
    }
  }
  const suffer = (trouble: Trouble): void => {
    const before = health
    health = afterTrouble(before, trouble)
    const waitS = Math.round((health.pausedUntilMs - trouble.nowMs) / 1000)
    if (health.gaveUp !== before.gaveUp) log.warning(`Giving up on the provider: ${health.gaveUp ?? ''}.`)
    else if ((health.streak?.opened ?? 0) > (before.streak?.opened ?? 0))
      log.info(`One trial after another gets no answer (${trouble.message}): trying again in ${waitS} s.`)
    else if (waitS >= LOGGED_WAIT_S && health.pausedUntilMs > before.pausedUntilMs)
      log.info(`The provider asks to wait (${trouble.message}): sending the next request in ${waitS} s.`)
  }
  const pass = (id: string, tokens: number) => {
    const begun = rate.begin(nowMs(), tokens)
    underWay += 1
    return {
      /** Once, when the call has ended. */
      leave: (end: CallEnd): void => {
        underWay -= 1
        if (end.kind === 'answered') {
          begun.tokens = end.tokens ?? tokens
          health = afterAnswer(health, { beganAtMs: begun.atMs })
        } else if (end.kind === 'trouble') suffer({ ...end, id, beganAtMs: begun.atMs, nowMs: nowMs() })
        wake()
      },
    }
  }

  return {
    /** Why the provider was given up, a clause; null when it was not. */
    gaveUp: () => health.gaveUp,
    /** Waits for the call's turn, and lets it through; null when the provider was given up. Rejects when aborted. */
    enter: async ({ id, tokens }: { readonly id: string; readonly tokens: number }, signal: AbortSignal) => {
      const turn = door.then(async () => {
        await waitAtDoor(tokens, signal)
        return health.gaveUp === null ? pass(id, tokens) : null
      })
      door = turn.catch(() => undefined)
      return turn
    },
  }
}

const MINUTE_MS = 60_000

/** The calls that began within the last minute. */
export type RateWindow = ReturnType<typeof createRateWindow>

/**
 * Keeps what begins in any 60 seconds within the limits. A call of more tokens than a minute takes begins when nothing else has begun
 * within the minute before it.
 * @example with { requests_per_minute: 2 }, after calls at 0 and 10 s, a third opens at 60 s
 */
export function createRateWindow({ requests_per_minute: requests, tokens_per_minute: tokens }: Limits) {
  // Without limits nothing is remembered.
  const isLimited = requests !== undefined || tokens !== undefined
  const begun: { readonly atMs: number; tokens: number }[] = []
  return {
    /** From when on a call of so many tokens may begin; `nowMs` when it may now. */
    opensAtMs: (nowMs: number, wanted: number): number => {
      while (begun[0] !== undefined && begun[0].atMs <= nowMs - MINUTE_MS) begun.shift()
      let opens = nowMs
      const leaving = requests === undefined ? undefined : begun[begun.length - requests]
      if (leaving !== undefined) opens = leaving.atMs + MINUTE_MS
      if (tokens === undefined) return opens
      let room = tokens - begun.reduce((sum, call) => sum + call.tokens, 0)
      for (const call of begun) {
        if (room >= Math.min(wanted, tokens)) break
        room += call.tokens
        opens = Math.max(opens, call.atMs + MINUTE_MS)
      }
      return opens
    },
    /** The tokens of the call that begins may be put right when they are known. */
    begin: (nowMs: number, wanted: number) => {
      const call = { atMs: nowMs, tokens: wanted }
      if (isLimited) begun.push(call)
      return call
    },
  }
}

/** How a call ended. */
export type CallEnd =
  /** With an answer, good or bad; tokens where they are known. */
  | { readonly kind: 'answered'; readonly tokens: number | null }
  | ({ readonly kind: 'trouble' } & Pick<Trouble, 'isLimited' | 'isUnready' | 'retryAfterMs' | 'message'>)
  /** It says nothing of the provider. */
  | { readonly kind: 'abandoned' }

/** The end of a call that infrastructure failed. Any answer with Retry-After asks for fewer requests, as 429 does. */
export function endInTrouble(input: Pick<Failure, 'message' | 'status' | 'retry_after_s'>): CallEnd {
  const { message, status, retry_after_s: seconds } = input
  return {
    kind: 'trouble',
    isLimited: status === 429 || seconds !== undefined,
    isUnready: status !== undefined && status >= 502 && status <= 504,
    retryAfterMs: seconds === undefined ? null : seconds * 1000,
    message,
  }
}

/** A job of hundreds of trials that gets no answer should end within minutes. */
const PATIENCE_MS = 3 * 60_000
/** A server that Goldenpair started, and that never answered, is broken sooner than busy. */
const FIRST_PATIENCE_MS = 10_000

/** The pacers of a run, by provider. */
export type Pacers = ReturnType<typeof openPacers>

/** An adapter that may say whom it asks. */
type Asking = Pick<TargetDefinition, 'name' | 'asks' | 'decidedBy'>

/**
 * One pacer for all targets, and one for all judges, that go to one place with one key and the same limits. So the arms of a comparison
 * share one where they ask the same provider, and what one of them learns the others need not. Targets and judges count against the same
 * rates, but a judge that is down stays so however well targets are answered: they are different models. With no retries nothing is waited for: a
 * provider that is down is asked each trial once.
 */
export function openPacers(
  input: Pick<RunSuiteInput, 'clock' | 'sleep' | 'log' | 'providers'> &
    Pick<Suite, 'concurrency' | 'retries'> & {
      readonly targets: readonly Asking[]
      readonly judges: readonly Asking[]
    },
) {
  const { retries, targets, judges, providers, ...shared } = input
  const pacers = new Map<string, Pacer>()
  const rates = new Map<string, RateWindow>()
  const find = (kind: string, adapters: readonly Asking[], asked: Pick<JudgeConfig, 'type' | 'options' | 'limits'>) => {
    const { type, options, limits = {} } = asked
    const adapter = adapters.find(({ name }) => name === type)
    const address = JSON.stringify([adapter?.asks?.(options, providers) ?? `${kind} ${type}`, limits])
    const key = `${kind} ${address}`
    const known = pacers.get(key)
    if (known !== undefined) return known
    const rate = rates.get(address) ?? createRateWindow(limits)
    rates.set(address, rate)
    // A program that speaks JSON lines reports an outage only when it knows of one.
    const isStarted = adapter?.asks !== undefined && adapter.decidedBy?.(options) === 'checkout'
    const patienceMs = retries === 0 ? null : PATIENCE_MS
    const firstPatienceMs = isStarted && retries > 0 ? FIRST_PATIENCE_MS : patienceMs
    const pacer = createPacer({ ...shared, rate, patienceMs, firstPatienceMs })
    pacers.set(key, pacer)
    return pacer
  }
  return {
    ofTarget: ({ target, limits }: Variant): Pacer => find('target', targets, { ...target, limits }),
    ofJudge: (judge: Pick<JudgeConfig, 'type' | 'options' | 'limits'>): Pacer => find('judge', judges, judge),
  }
}
