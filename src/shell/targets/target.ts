import type { z } from 'zod'
import type { UserError } from '../../core/model/error.js'
import type { Observation } from '../../core/model/observation.js'
import type { Clock } from '../io/clock.js'
import type { Log } from '../io/log.js'

/** One question to a target: the request of docs/protocol.md, which every adapter carries in its own way. */
export interface TargetRequest {
  /** Unique among the requests that are under way. */
  readonly id: string
  readonly case: string
  /** From 0. */
  readonly trial: number
  readonly query: string
  readonly top_k: number
  readonly seed: number
  readonly settings: Readonly<Record<string, unknown>>
}

export interface AskLimits {
  readonly timeoutMs: number
  /** Aborted when the whole run stops; the answer is then of no interest and `ask` rejects. */
  readonly signal: AbortSignal
}

/** A target that is ready to be asked, by several callers at once. Disposing it ends everything that it started. */
export interface TargetSession extends AsyncDisposable {
  /**
   * One trial. Whatever the target does wrong is a failed observation; this rejects only with a `UserError` when no
   * request could ever succeed (`target-cannot-start`), and when it is aborted.
   */
  readonly ask: (request: TargetRequest, limits: AskLimits) => Promise<Observation>
  /** Hash of what the target searches, where the adapter can know it. */
  readonly corpusFingerprint: string | null
  /** Why no request was ever answered though some were asked; null when one was, or none was. */
  readonly startFailure: () => UserError | null
}

export interface TargetContext {
  /** As the suite gives them, with or without the schema's defaults. */
  readonly options: Readonly<Record<string, unknown>>
  readonly settings: Readonly<Record<string, unknown>>
  /** The whole environment a child may see: see `targetEnvironment`. */
  readonly env: Readonly<Record<string, string>>
  /** Relative paths of the options start here. */
  readonly workingDirectory: string
  readonly log: Log
  readonly clock: Clock
  readonly timeoutMs: number
  /** It answered in a part of the run that was interrupted, so that it can start is known. */
  readonly hasAnswered?: boolean
}

/** An adapter to systems under test: an entry of the target registry. */
export interface TargetDefinition {
  /** `type` in the suite; also the file's name and the heading in docs/protocol.md. */
  readonly name: string
  readonly title: string
  /** A strict object. */
  readonly options: z.ZodType
  /** What `deterministic` is when the suite does not say. */
  readonly deterministic: boolean
  readonly start: (context: TargetContext) => Promise<TargetSession>
}

/** A registry entry whose `start` gets its options typed and with defaults filled in. */
export function defineTarget<Schema extends z.ZodType>(target: {
  readonly name: string
  readonly title: string
  readonly options: Schema
  readonly deterministic: boolean
  readonly start: (options: z.output<Schema>, context: TargetContext) => Promise<TargetSession>
}): TargetDefinition {
  return { ...target, start: async (context) => target.start(target.options.parse(context.options), context) }
}
