import type { Sleep } from '../../../io/clock.js'
import type { Failure } from '../../../model/run/observation.js'
import { seededRandom } from '../../../stats/random.js'

export const FIRST_WAIT_MS = 1000
export const LONGEST_WAIT_MS = 30_000
/** A provider may ask for more patience than that; beyond this the trial is given up sooner than the job. */
export const LONGEST_RETRY_AFTER_MS = 120_000

export interface RetryOptions {
  readonly retries: number
  /** Whether another attempt is not worth its wait. */
  readonly isHopeless?: () => boolean
  readonly signal: AbortSignal
  readonly sleep: Sleep
}

/** What a provider's outage says of itself. */
type Outage = Pick<Failure, 'retry_after_s'>

/** What a call came to in the end, and the attempts that were lost to infrastructure before. Only outages are tried again. */
export async function retryOutages<Answer>(
  ask: () => Promise<Answer>,
  input: RetryOptions & {
    /** Null where the answer is none. */
    readonly outageOf: (answer: Answer) => Outage | null
    /** Another one for every call. */
    readonly seed: string
  },
): Promise<{ readonly answer: Answer; readonly lost: readonly Answer[] }> {
  const { outageOf, seed, ...options } = input
  const lost: Answer[] = []
  for (;;) {
    const answer = await ask()
    const outage = outageOf(answer)
    if (outage === null || lost.length >= options.retries || options.isHopeless?.() === true) return { answer, lost }
    const jitter = seededRandom(`${seed}/${lost.length}`)()
    await options.sleep(waitMs(outage, lost.length, jitter), options.signal)
    lost.push(answer)
  }
}

/**
 * 1, 2, 4 … s up to 30 s, of which a seeded random half is left out ("equal jitter"); never less than the provider asked for, but
 * at most 120 s.
 * @example waitMs({}, 1, 0.5) // 1500
 */
export function waitMs(outage: Outage, attempt: number, jitter: number): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
  const asked = Math.min((outage.retry_after_s ?? 0) * 1000, LONGEST_RETRY_AFTER_MS)
  return Math.max((backoff / 2) * (1 + jitter), asked)
}

/** Failures in a row, each of another trial, that mean the provider and not the question. */
const MEANS_DOWN = 5
const FIRST_COOL_DOWN_MS = 10_000
const LONGEST_COOL_DOWN_MS = 60_000
/** The trial's own wait is no shorter, so that its retry is what is tried first. */
const FIRST_PAUSE_MS = FIRST_WAIT_MS / 2

/** What is known of a provider from how its last calls ended. A value: every function below gives the next one. */
export interface Health {
  /** Calls at once; a fraction is on its way to the next whole call. */
  readonly width: number
  readonly widest: number
  /** Nothing begins before. */
  readonly pausedUntilMs: number
  /** When the width was last halved: calls that began before say nothing new. */
  readonly narrowedAtMs: number
  /** How long it may be down before nothing is asked any more; null: for ever. */
  readonly patienceMs: number | null
  /** The same before its first answer, if it neither asks to wait nor may be starting. */
  readonly firstPatienceMs: number | null
  readonly hasAnswered: boolean
  /** Null after any answer. */
  readonly streak: Streak | null
  /** Why nothing is asked any more, a clause. */
  readonly gaveUp: string | null
}

interface Streak {
  readonly sinceMs: number
  /** Of the trials that failed, as many as a decision needs. */
  readonly ids: readonly string[]
  readonly pauses: number
  /** How often it was left alone, and since when. */
  readonly opened: number
  readonly openedAtMs: number
}

export interface Trouble {
  /** Of the trial. */
  readonly id: string
  readonly beganAtMs: number
  readonly nowMs: number
  /** The provider asks for fewer requests: 429, or any answer with Retry-After. */
  readonly isLimited: boolean
  /** HTTP 502, 503 or 504: it, or what it asks, may still be starting. */
  readonly isUnready?: boolean
  readonly retryAfterMs: number | null
  readonly message: string
}

export function startHealth(
  widest: number,
  { patienceMs, firstPatienceMs }: Pick<Health, 'patienceMs' | 'firstPatienceMs'>,
): Health {
  return {
    width: widest,
    widest,
    pausedUntilMs: -Infinity,
    narrowedAtMs: -Infinity,
    patienceMs,
    firstPatienceMs,
    hasAnswered: false,
    streak: null,
    gaveUp: null,
  }
}

/** Calls that may be under way at once: a single one to see whether a provider that was down is back. */
export function callsAtOnce({ width, streak }: Health): number {
  return streak !== null && streak.opened > 0 ? 1 : Math.floor(width)
}

/**
 * After an answer, a bad one too: one more call at once for as many answers as there are calls at once. A provider that was left alone is
 * back.
 */
export function afterAnswer(health: Health, { beganAtMs }: Pick<Trouble, 'beganAtMs'>): Health {
  const { streak, width, widest, narrowedAtMs, hasAnswered } = health
  if (streak === null && width === widest && hasAnswered) return health
  const isBack = streak !== null && streak.opened > 0 && streak.pauses === 0
  return {
    ...health,
    hasAnswered: true,
    streak: null,
    ...(isBack && { pausedUntilMs: -Infinity }),
    ...(beganAtMs > narrowedAtMs && { width: Math.min(widest, width + 1 / width) }),
  }
}

/**
 * After a failure of the infrastructure. A rate limit pauses everything for Retry-After (at most 120 s), without one for 0.5, 1, 2 … s
 * up to 30 s, and halves what may be under way (additive increase, multiplicative decrease: Chiu & Jain 1989). Five trials in a
 * row leave the provider alone for 10, 20, 40, 60, 60 … s, each time followed by a single call; past the patience it is given up.
 */
export function afterTrouble(health: Health, trouble: Trouble): Health {
  const { nowMs, id } = trouble
  const before = health.streak ?? { sinceMs: nowMs, ids: [], pauses: 0, opened: 0, openedAtMs: -Infinity }
  const ids = before.ids.includes(id) || before.ids.length === MEANS_DOWN ? before.ids : [...before.ids, id]
  const updated = { ...health, streak: { ...before, ids } }
  const next = trouble.isLimited ? slowDown(updated, trouble) : leaveAlone(updated, trouble)
  const mayAnswer = health.hasAnswered || trouble.isLimited || trouble.isUnready === true
  const patienceMs = mayAnswer ? health.patienceMs : health.firstPatienceMs
  const isDown = ids.length === MEANS_DOWN && patienceMs !== null && nowMs - before.sinceMs >= patienceMs
  if (!isDown || health.gaveUp !== null) return next
  return { ...next, gaveUp: describeGivenUp(nowMs - before.sinceMs, trouble.message) }
}

function slowDown(health: Health & { streak: Streak }, { nowMs, retryAfterMs, beganAtMs }: Trouble): Health {
  const isNews = beganAtMs > health.narrowedAtMs
  const pauses = health.streak.pauses + (isNews ? 1 : 0)
  const backoffMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, pauses - 1), LONGEST_WAIT_MS)
  const pauseMs = retryAfterMs === null ? (isNews ? backoffMs : 0) : Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS)
  return {
    ...health,
    streak: { ...health.streak, pauses },
    pausedUntilMs: Math.max(health.pausedUntilMs, nowMs + pauseMs),
    ...(isNews && { width: Math.max(1, health.width / 2), narrowedAtMs: nowMs }),
  }
}

function leaveAlone(health: Health & { streak: Streak }, { nowMs, beganAtMs }: Trouble): Health {
  const { streak, patienceMs } = health
  if (patienceMs === null || streak.ids.length < MEANS_DOWN || beganAtMs <= streak.openedAtMs) return health
  const coolDownMs = Math.min(FIRST_COOL_DOWN_MS * 2 ** streak.opened, LONGEST_COOL_DOWN_MS)
  return {
    ...health,
    streak: { ...streak, opened: streak.opened + 1, openedAtMs: nowMs },
    pausedUntilMs: Math.max(health.pausedUntilMs, nowMs + coolDownMs),
  }
}

/**
 * Why a provider is asked nothing more: a clause, which trials keep as their reason.
 * @example describeGivenUp(180_000, 'it answered 503') // 'it did not answer for 3 min, so Goldenpair stopped asking; the last error: it answered 503'
 */
export function describeGivenUp(milliseconds: number, message: string): string {
  const seconds = Math.round(milliseconds / 1000)
  const time = seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `it did not answer for ${time}, so Goldenpair stopped asking; the last error: ${message.replace(/\.$/, '')}`
}

/** Whether a reason, whole or cut, is one of `describeGivenUp`. */
export function saysGivenUp(reason: string): boolean {
  return /^it did not answer for \d+ (?:min|s), so Goldenpair stopped asking\b/.test(reason)
}
