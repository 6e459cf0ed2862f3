import type { z } from 'zod'
import type { Charge, JudgeCall, JudgeReply, SpentTokens, UsageBound } from '../../model/run/judging.js'
import type { JudgedQuestion } from '../../model/suite/scoring.js'
import type { Clock } from '../../io/clock.js'
import type { ProviderAccess } from '../providers/access.js'
import type { RequestLimits } from '../providers/ask-chat.js'

export type JudgeLimits = Omit<RequestLimits, 'clock'>

/** A judge that is ready to be asked, by several callers at once. */
export interface JudgeSession {
  /**
   * One reading, never retried here: the caller retries what is infrastructure, and counts it. Rejects only with a `UserError` when no
   * request could ever succeed (a refused key), and when it is aborted.
   */
  readonly ask: (request: JudgeCall, limits: JudgeLimits) => Promise<JudgeReply>
  /** Null when it costs nothing. */
  readonly bound: (request: JudgeCall) => UsageBound | null
  /** Everything but the prompts that can change its reply: adapter, model, settings. Hashed into the run's judge fingerprint. */
  readonly identity: Readonly<Record<string, unknown>>
}

export interface JudgeContext {
  readonly options: Readonly<Record<string, unknown>>
  readonly providers: ProviderAccess
  /** What targets may see: `api_key_env` of the options names a variable in it. */
  readonly env: Readonly<Record<string, string>>
  /** Relative paths of the options start here. */
  readonly workingDirectory: string
  readonly clock: Clock
}

/** Why there is no judgment. An answer is billed though it is of no use, where no other charge is given. */
export function failJudging(
  message: string,
  spent: SpentTokens | null,
  charge: Charge = spent === null ? 'unknown' : 'reported',
): Extract<JudgeReply, { kind: 'failed' }> {
  return { kind: 'failed', message, spent, infrastructure: null, charge }
}

/** An adapter to judges: an entry of the judge registry. */
export interface JudgeDefinition {
  /** `type` under `judge` in the suite; also the file's name and the heading in docs/judges.md. */
  readonly name: string
  readonly title: string
  /** A strict object. */
  readonly options: z.ZodType
  /** Whom its requests go to, with which key: all that asks the same shares one pace. Absent: the adapter of its type is one. */
  readonly asks?: (options: Readonly<Record<string, unknown>>, providers: ProviderAccess) => string
  /** What these options lack for the questions that are asked, as a sentence; null: nothing. */
  readonly lacks?: (options: Readonly<Record<string, unknown>>, judged: readonly JudgedQuestion[]) => string | null
  readonly start: (context: JudgeContext) => Promise<JudgeSession>
}

/** A registry entry whose `start` gets its options typed and with defaults filled in. */
export function defineJudge<Schema extends z.ZodType>(
  judge: Omit<JudgeDefinition, 'options' | 'start'> & {
    readonly options: Schema
    readonly start: (options: z.output<Schema>, context: JudgeContext) => Promise<JudgeSession>
  },
): JudgeDefinition {
  return { ...judge, start: async (context) => judge.start(judge.options.parse(context.options), context) }
}
