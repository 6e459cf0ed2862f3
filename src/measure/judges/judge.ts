import type { z } from 'zod'
import type { Charge, JudgeCall, JudgeReply, SpentTokens, UsageBound } from '../../model/run/judging.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import type { Clock } from '../../io/clock.js'
import type { ProviderAccess } from '../providers/access.js'
import type { RequestLimits } from '../providers/ask-chat.js'

export type JudgeLimits = Omit<RequestLimits, 'clock'>

/** A started judge. Several callers may ask it at once. */
export interface JudgeSession {
  /**
   * Makes one reading without retries; the caller retries and counts infrastructure failures. Rejects only when aborted, and with a
   * `UserError` if no request can ever succeed (a refused key).
   */
  readonly ask: (request: JudgeCall, limits: JudgeLimits) => Promise<JudgeReply>
  /** Returns the largest usage; `null` if free. */
  readonly bound: (request: JudgeCall) => UsageBound | null
  /** Everything except the prompts that can change a reply: adapter, model, settings. Part of the run's judge fingerprint. */
  readonly identity: Readonly<Record<string, unknown>>
}

export interface JudgeContext {
  readonly options: Readonly<Record<string, unknown>>
  readonly providers: ProviderAccess
  /** Variables that targets may see; `api_key_env` of the options names one of them. */
  readonly env: Readonly<Record<string, string>>
  /** Base folder for relative paths in the options. */
  readonly workingDirectory: string
  readonly clock: Clock
}

/** Returns a failed reply. Without an explicit `charge`, the call counts as billed if its usage is known, else as unknown. */
export function judgeFailure(
  message: string,
  spent: SpentTokens | null,
  charge: Charge = spent === null ? 'unknown' : 'reported',
): Extract<JudgeReply, { kind: 'failed' }> {
  return { kind: 'failed', message, spent, infrastructure: null, charge }
}

/** An adapter for one type of judge; an entry of the judge registry. */
export interface JudgeDefinition {
  /** The value of `type` under `judge` in the suite; also the file name and the heading in docs/judges.md. */
  readonly name: string
  /** A strict object schema. */
  readonly options: z.ZodType
  /** Names the provider and key; judges with the same value share one request rate. Absent: all judges of this type share one. */
  readonly asks?: (options: Readonly<Record<string, unknown>>, providers: ProviderAccess) => string
  /** Returns what the options lack for the questions asked, as a sentence; `null` if nothing. */
  readonly lacks?: (options: Readonly<Record<string, unknown>>, judged: readonly JudgedQuestion[]) => string | null
  readonly start: (context: JudgeContext) => Promise<JudgeSession>
}

/** Defines a judge whose `start` receives parsed options with defaults filled in. */
export function defineJudge<Schema extends z.ZodType>(
  judge: Omit<JudgeDefinition, 'options' | 'start'> & {
    readonly options: Schema
    readonly start: (options: z.output<Schema>, context: JudgeContext) => Promise<JudgeSession>
  },
): JudgeDefinition {
  return { ...judge, start: async (context) => judge.start(judge.options.parse(context.options), context) }
}
