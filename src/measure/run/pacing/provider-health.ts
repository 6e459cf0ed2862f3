import type { Sleep } from '../../../io/clock.js'
import type { Failure } from '../../../model/run/observation.js'
import { seededRandom } from '../../../stats/random.js'

export const FIRST_WAIT_MS = 1000
export const LONGEST_WAIT_MS = 30_000
/** Upper limit for Retry-After. If a provider asks for more, the trial fails sooner so that the job can end. */
export const LONGEST_RETRY_AFTER_MS = 120_000

export interface RetryOptions {
  readonly retries: number
  /** Whether another attempt is pointless. */
  readonly isHopeless?: () => boolean
  readonly signal: AbortSignal
  readonly sleep: Sleep
}

/** The part of an outage that affects the wait. */
type Outage = Pick<Failure, 'retry_after_s'>

/**
 * Calls `ask` until the answer is not an outage or the retries are used up. Returns the last answer and the attempts lost to
 * outages before it.
 */
export async function retryOutages<Answer>(
  ask: () => Promise<Answer>,
  input: RetryOptions & {
    /** `null` for any other answer. */
    readonly outageOf: (answer: Answer) => Outage | null
    /** Must differ for every call. */
    readonly seed: string
  },
): Promise<{ readonly answer: Answer; readonly lost: readonly Answer[] }> {
  const { outageOf, seed, ...options } = input
  const lost: Answer[] = []
  for (;;) {
    const answer = await ask()
    const outage = outageOf(answer)
    if (outage === null || lost.length >= options.retries || options.isHopeless?.() === true) return { answer, lost }
    await options.sleep(waitMs(outage, lost.length, seededRandom(`${seed}/${lost.length}`)()), options.signal)
    lost.push(answer)
  }
}

/**
 * Returns the wait before a retry: 1, 2, 4 … s up to 30 s, with a seeded random reduction of up to half ("equal jitter"), but at
 * least what the provider asked for, up to 120 s.
 * @example waitMs({}, 1, 0.5) // 1500
 */
export function waitMs(outage: Outage, attempt: number, jitter: number): number {
  const backoff = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS)
  const asked = Math.min((outage.retry_after_s ?? 0) * 1000, LONGEST_RETRY_AFTER_MS)
  return Math.max((backoff / 2) * (1 + jitter), asked)
}

/** Consecutive failures of this many different trials mean that the provider is at fault, not the question. */
const MEANS_DOWN = 5
const FIRST_COOL_DOWN_MS = 10_000
const LONGEST_COOL_DOWN_MS = 60_000
/** At most the trial's own first wait, so that its retry comes first. */
const FIRST_PAUSE_MS = FIRST_WAIT_MS / 2

/** State of a provider derived from how its last calls ended. Immutable: the functions below return the next state. */
export interface Health {
  /** Concurrent calls allowed; the fraction grows toward the next whole call. */
  readonly width: number
  readonly widest: number
  /** No call starts before this time. */
  readonly pausedUntilMs: number
  /** When the width was last halved. Calls that started earlier carry no new information. */
  readonly narrowedAtMs: number
  /** How long the provider may be down before it is given up; `null` for no limit. */
  readonly patienceMs: number | null
  /** The same before the first answer, unless the provider asks to wait or may be starting. */
  readonly firstPatienceMs: number | null
  readonly hasAnswered: boolean
  /** `null` after any answer. */
  readonly streak: Streak | null
  /** Why the provider was given up, as a clause. */
  readonly gaveUp: string | null
}

interface Streak {
  readonly sinceMs: number
  /** Ids of trials that failed, at most as many as a decision needs. */
  readonly ids: readonly string[]
  readonly pauses: number
  /** Number of cool-downs, and the start of the last one. */
  readonly opened: number
  readonly openedAtMs: number
}

export interface Trouble {
  /** Id of the trial. */
  readonly id: string
  /** Whether its question failed before, and others were answered since: the fault is then likely its own. */
  readonly isOwn?: boolean
  readonly beganAtMs: number
  readonly nowMs: number
  /** Whether the provider asks for fewer requests: 429, or any answer with Retry-After. */
  readonly isLimited: boolean
  /** Whether it is HTTP 502, 503 or 504: the server, or one behind it, may still be starting. */
  readonly isUnready?: boolean
  readonly retryAfterMs: number | null
  readonly message: string
}

export function startHealth(widest: number, patience: Pick<Health, 'patienceMs' | 'firstPatienceMs'>): Health {
  return {
    ...patience,
    width: widest,
    widest,
    pausedUntilMs: -Infinity,
    narrowedAtMs: -Infinity,
    hasAnswered: false,
    streak: null,
    gaveUp: null,
  }
}

/** Returns how many calls may be in flight: only one while checking whether a provider that was down is back. */
export function callsAtOnce({ width, streak }: Health): number {
  return streak !== null && streak.opened > 0 ? 1 : Math.floor(width)
}

/**
 * Updates the state after an answer, good or bad. The width grows by one call after as many answers as it allows concurrent calls.
 * A cool-down ends.
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
 * Updates the state after an infrastructure failure. A rate limit pauses all calls for Retry-After (at most 120 s), or without it
 * for 0.5, 1, 2 … s up to 30 s, and halves the width (additive increase, multiplicative decrease: Chiu & Jain 1989). Failures of
 * five trials in a row start a cool-down of 10, 20, 40, 60, 60 … s, each followed by a single call. When the patience is exceeded,
 * the provider is given up. A failure of the question itself counts for neither; its rate limits slow the others down until then.
 */
export function afterTrouble(health: Health, trouble: Trouble): Health {
  const { nowMs, id, isLimited, isOwn = false } = trouble
  const before = health.streak ?? { sinceMs: nowMs, ids: [], pauses: 0, opened: 0, openedAtMs: -Infinity }
  const mayAnswer = health.hasAnswered || isLimited || trouble.isUnready === true
  const patienceMs = mayAnswer ? health.patienceMs : health.firstPatienceMs
  const isOverdue = patienceMs !== null && nowMs - before.sinceMs >= patienceMs
  if (isOwn && (isOverdue || !isLimited)) return health
  const isKnown = isOwn || before.ids.includes(id) || before.ids.length === MEANS_DOWN
  const ids = isKnown ? before.ids : [...before.ids, id]
  const updated = { ...health, streak: { ...before, ids } }
  const next = isLimited ? slowDown(updated, trouble) : leaveAlone(updated, trouble)
  if (ids.length < MEANS_DOWN || !isOverdue || health.gaveUp !== null) return next
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
 * Returns why a provider was given up, as a clause; trials store it as their reason.
 * @example describeGivenUp(180_000, 'it answered 503') // 'it did not answer for 3 min, so Goldenpair stopped asking; the last error: it answered 503'
 */
export function describeGivenUp(milliseconds: number, message: string): string {
  const seconds = Math.round(milliseconds / 1000)
  const time = seconds < 60 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
  return `it did not answer for ${time}, so Goldenpair stopped asking; the last error: ${message.replace(/\.$/, '')}`
}

/** Whether a reason, complete or truncated, was written by `describeGivenUp`. */
export function isGivenUpReason(reason: string): boolean {
  return /^it did not answer for \d+ (?:min|s), so Goldenpair stopped asking\b/.test(reason)
}
