import type { Limits } from '../../model/limits.js'

const MINUTE_MS = 60_000

/** A call that began: its tokens may be put right when they are known. */
export interface Begun {
  readonly atMs: number
  tokens: number
}

/** The calls that began within the last minute. */
export interface RateWindow {
  /** From when on a call of so many tokens may begin; `nowMs` when it may now. */
  readonly opensAtMs: (nowMs: number, tokens: number) => number
  readonly begin: (nowMs: number, tokens: number) => Begun
}

/**
 * Keeps what begins in any 60 seconds within the limits. A call of more tokens than a minute takes begins when nothing else has begun
 * within the minute before it.
 * @example with { requests_per_minute: 2 }, after calls at 0 and 10 s, a third opens at 60 s
 */
export function createRateWindow({ requests_per_minute: requests, tokens_per_minute: tokens }: Limits): RateWindow {
  // Without limits nothing is remembered.
  const isLimited = requests !== undefined || tokens !== undefined
  const begun: Begun[] = []
  return {
    opensAtMs: (nowMs, wanted) => {
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
    begin: (nowMs, wanted) => {
      const call = { atMs: nowMs, tokens: wanted }
      if (isLimited) begun.push(call)
      return call
    },
  }
}
