import type { Limits } from '../../../model/suite/limits.js'
import type { JudgeConfig } from '../../../model/run/judging.js'
import type { Failure } from '../../../model/run/observation.js'
import type { Suite, Variant } from '../../../model/suite/suite.js'
import type { TargetDefinition } from '../../targets/target.js'
import { startSentence } from '../../../format/join-names.js'
import { printableAddress } from '../../providers/access.js'
import type { RunSuiteInput } from '../input.js'
import { afterAnswer, afterTrouble, callsAtOnce, startHealth, type Trouble } from './provider-health.js'

/** Decides when the calls to one provider begin. */
export type Pacer = ReturnType<typeof createPacer>

export interface PacerOptions extends Pick<RunSuiteInput, 'clock' | 'sleep' | 'log'> {
  /** Names the provider in messages, such as `the target at http://127.0.0.1:8000/ask`. */
  readonly called: string
  /** Recent use of the provider's rates, by this pacer and others for the same provider. */
  readonly rate: RateWindow
  /** Maximum number of concurrent calls. */
  readonly concurrency: number
  /** How long a provider may be down before it is given up; `null` for no limit and no cool-down. */
  readonly patienceMs: number | null
  /** The same before the first answer, unless the provider asks to wait. */
  readonly firstPatienceMs: number | null
}

interface Call {
  /** Id of the trial. */
  readonly id: string
  /** Id of the case; its trials share its faults. */
  readonly question: string
  readonly tokens: number
}

/** Shorter ones are not logged. */
const LOGGED_WAIT_S = 10

/** Creates a pacer for one provider. Calls start in the order in which they were requested. */
export function createPacer(options: PacerOptions) {
  const { called, rate, concurrency, patienceMs, firstPatienceMs, clock, sleep, log } = options
  let health = startHealth(concurrency, { patienceMs, firstPatienceMs })
  let underWay = 0
  let answers = 0
  // For each question whose last call failed: the answers before it first did.
  const failing = new Map<string, number>()
  let door: Promise<unknown> = Promise.resolve()
  let wake: () => void = () => undefined
  // Time slept counts as passed, even if a timer fires slightly early or a test does not really wait.
  let sleptUntilMs = -Infinity
  const nowMs = (): number => Math.max(clock.monotonicMs(), sleptUntilMs)

  // The end of any call may let the next one start earlier than computed.
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
    if (health.gaveUp !== before.gaveUp) log.warning(`Giving up on ${called}: ${health.gaveUp ?? ''}.`)
    else if ((health.streak?.opened ?? 0) > (before.streak?.opened ?? 0))
      log.info(`One trial after another gets no answer (${trouble.message}): trying again in ${waitS} s.`)
    else if (waitS >= LOGGED_WAIT_S && health.pausedUntilMs > before.pausedUntilMs)
      log.info(`${startSentence(called)} asks to wait (${trouble.message}): sending the next request in ${waitS} s.`)
  }
  const pass = ({ id, question, tokens }: Call) => {
    const begun = rate.begin(nowMs(), tokens)
    underWay += 1
    return {
      /** Call once, when the call has ended. */
      leave: (end: CallEnd): void => {
        underWay -= 1
        if (end.kind === 'answered') {
          begun.tokens = end.tokens ?? tokens
          answers += 1
          failing.delete(question)
          health = afterAnswer(health, { beganAtMs: begun.atMs })
        } else if (end.kind === 'trouble') {
          const before = failing.get(question) ?? answers
          failing.set(question, before)
          suffer({ ...end, id, isOwn: before < answers, beganAtMs: begun.atMs, nowMs: nowMs() })
        }
        wake()
      },
    }
  }

  return {
    /** Returns why the provider was given up, as a clause; `null` if it was not. */
    gaveUp: () => health.gaveUp,
    /** Waits for a turn. Resolves to `null` if the provider was given up. Rejects when aborted. */
    enter: async (call: Call, signal: AbortSignal) => {
      const turn = door.then(async () => {
        await waitAtDoor(call.tokens, signal)
        return health.gaveUp === null ? pass(call) : null
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
 * Keeps the calls of any 60 seconds within the limits. A call with more tokens than allowed per minute starts when no other call
 * has started in the minute before it.
 * @example with { requests_per_minute: 2 }, after calls at 0 and 10 s, a third opens at 60 s
 */
export function createRateWindow({ requests_per_minute: requests, tokens_per_minute: tokens }: Limits) {
  // Without limits nothing is remembered.
  const isLimited = requests !== undefined || tokens !== undefined
  const begun: { readonly atMs: number; tokens: number }[] = []
  return {
    /** Returns when a call with this many tokens may start; `nowMs` if at once. */
    opensAtMs: (nowMs: number, wanted: number): number => {
      while (begun[0] !== undefined && begun[0].atMs <= nowMs - MINUTE_MS) begun.shift()
      const leaving = requests === undefined ? undefined : begun[begun.length - requests]
      let opens = leaving === undefined ? nowMs : leaving.atMs + MINUTE_MS
      if (tokens === undefined) return opens
      let room = tokens - begun.reduce((sum, call) => sum + call.tokens, 0)
      for (const call of begun) {
        if (room >= Math.min(wanted, tokens)) break
        room += call.tokens
        opens = Math.max(opens, call.atMs + MINUTE_MS)
      }
      return opens
    },
    /** Records the start of a call. The caller may correct its tokens later. */
    begin: (nowMs: number, wanted: number) => {
      const call = { atMs: nowMs, tokens: wanted }
      if (isLimited) begun.push(call)
      return call
    },
  }
}

/** How a call ended. */
export type CallEnd =
  /** With an answer, good or bad; `tokens` is `null` if unknown. */
  | { readonly kind: 'answered'; readonly tokens: number | null }
  | ({ readonly kind: 'trouble' } & Pick<Trouble, 'isLimited' | 'isUnready' | 'retryAfterMs' | 'message'>)
  /** Shows nothing about the provider. */
  | { readonly kind: 'abandoned' }

/**
 * Returns the end of a call that failed because of infrastructure. Any answer with Retry-After counts as a rate limit, like 429.
 */
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
/** A server that Goldenpair started and that never answered is more likely broken than busy. */
const FIRST_PATIENCE_MS = 10_000

/** The pacers of a run, by provider. */
export type Pacers = ReturnType<typeof openPacers>

/** An adapter that may name the provider it calls. */
type Asking = Pick<TargetDefinition, 'name' | 'asks' | 'decidedBy'>

/**
 * Opens the pacers of a run. All targets with the same address, key and limits share a pacer, and so do all judges; the arms of a
 * comparison thus learn from each other. Targets and judges count against the same rates but have separate pacers, because they use
 * different models: a judge may be down while targets are answered. With `retries: 0` there is no wait: if the provider is down,
 * each trial is still asked once.
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
  const find = (
    kind: string,
    adapters: readonly Asking[],
    { type, options, limits = {} }: Pick<JudgeConfig, 'type' | 'options' | 'limits'>,
  ) => {
    const adapter = adapters.find(({ name }) => name === type)
    const asked = adapter?.asks?.(options, providers)
    const address = JSON.stringify([asked ?? `${kind} ${type}`, limits])
    const key = `${kind} ${address}`
    const known = pacers.get(key)
    if (known !== undefined) return known
    const rate = rates.get(address) ?? createRateWindow(limits)
    rates.set(address, rate)
    // A program that speaks JSON lines reports an outage only when it knows of one.
    const isStarted = adapter?.asks !== undefined && adapter.decidedBy?.(options) === 'checkout'
    const patienceMs = retries === 0 ? null : PATIENCE_MS
    const firstPatienceMs = isStarted && retries > 0 ? FIRST_PATIENCE_MS : patienceMs
    const [url = ''] = asked?.split(' ') ?? []
    // The port in the address of a server that Goldenpair starts is not known yet.
    const called = `the ${kind}${URL.canParse(url) ? ` at ${printableAddress(url)}` : ''}`
    const pacer = createPacer({ ...shared, called, rate, patienceMs, firstPatienceMs })
    pacers.set(key, pacer)
    return pacer
  }
  return {
    ofTarget: ({ target, limits }: Variant): Pacer => find('target', targets, { ...target, limits }),
    ofJudge: (judge: Pick<JudgeConfig, 'type' | 'options' | 'limits'>): Pacer => find('judge', judges, judge),
  }
}
