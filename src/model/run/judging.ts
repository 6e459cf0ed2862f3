import { z } from 'zod'
import { limitsSchema } from '../suite/limits.js'
import { isRecord } from '../json.js'
import type { AnswerMode } from '../suite/case.js'
import { JUDGED_QUESTIONS, type JudgedQuestion, PROMPTED_QUESTIONS } from '../suite/scoring.js'

/** A prompt that replaces Goldenpair's own: the text of a file in the suite's folder. */
const judgePromptSchema = z.strictObject({
  /** Path from the working directory. */
  path: z.string(),
  text: z.string(),
})
export type JudgePrompt = Readonly<z.infer<typeof judgePromptSchema>>

/** Number of further readings of an answer that the first readings fail; absent for none. */
const confirm = z.int().positive().optional()

/** A suite's `judge`: the adapter's name and its options, already checked by the adapter's own schema. A run records it completely. */
export const judgeConfigSchema = z.strictObject({
  type: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** Number of readings of every answer, for every question except the rubric. */
  trials: z.int().positive(),
  /** Number of first readings of a rubric; if they disagree, more are requested (`shouldAskAgain`). */
  rubric_trials: z.int().positive(),
  confirm,
  /** Gates whose judge agrees less with people, over at least `MIN_LABELS` answers, only warn; absent if all gates decide. */
  min_kappa: z.number().min(0).max(1).optional(),
  /** The suite's own prompts; Goldenpair's is used for any other question. */
  prompts: z.partialRecord(z.enum(PROMPTED_QUESTIONS), judgePromptSchema),
  /** Rate limits of the provider. */
  limits: limitsSchema.optional(),
})
export type JudgeConfig = Readonly<z.infer<typeof judgeConfigSchema>>

/** Smallest number of labelled answers for which κ is meaningful (docs/decision-rules.md#judges-that-disagree-with-people). */
export const MIN_LABELS = 20

/** A judge as recorded in a run: everything that can affect its answers. */
export const judgeFactsSchema = z.strictObject({
  type: z.string(),
  /** The adapter's description of itself: model, settings … */
  identity: z.record(z.string(), z.unknown()),
  questions: z.partialRecord(
    z.enum(JUDGED_QUESTIONS),
    z.strictObject({
      /** Name and version, or the file and hash of the suite's own prompt. */
      prompt: z.string(),
      readings: z.int().positive(),
      confirm,
    }),
  ),
})
export type JudgeFacts = Readonly<z.infer<typeof judgeFactsSchema>>

/**
 * Returns the part of a judge's identity that can affect its reply to a question: the embeddings model for `similarity`, the rest for all
 * others.
 * @example identityFor({ model: 'm', embedding: { model: 'e' } }, 'similarity') // { model: 'e' }
 */
export function identityFor(identity: JudgeFacts['identity'], question: JudgeCall['question']): JudgeFacts['identity'] {
  const { embedding, ...own } = identity
  return question === 'similarity' && isRecord(embedding) ? embedding : own
}

/** The material about one trial that a judge is shown: untrusted text, cut to limits. Fields that the question does not need are empty. */
export interface JudgeMaterial {
  readonly query: string
  /** The kind of reply that the case expects. */
  readonly answer_mode: AnswerMode
  readonly answer: string
  readonly expected_answers: readonly string[]
  readonly criteria: readonly string[]
  readonly key_points: readonly string[]
  readonly requirements: readonly {
    readonly id: string
    readonly description: string
    readonly evaluation: 'binary' | 'scaled'
  }[]
  /** The categories of the rubric. */
  readonly categories: readonly string[]
  /**
   * Spans of the prompt, best first, with a label such as `src/a.py:3-20 f`; a text is `null` if the target gave only the name. `null` if
   * the target does not report what it retrieved; empty if it retrieved nothing.
   */
  readonly spans: readonly { readonly label: string; readonly text: string | null }[] | null
}

/** One question to a judge about one trial. `ask` makes it and `read` reads the reply; an adapter only transmits it. */
export interface JudgeRequest {
  readonly question: JudgedQuestion
  readonly case: string
  /** Index of the trial, from 0. */
  readonly trial: number
  /** Index of the reading of that trial, from 0. */
  readonly reading: number
  /** Name and version of the prompt: `answer/2`. */
  readonly prompt: string
  /** Written only by Goldenpair or the suite's prompt file. Contains nothing of what is judged. */
  readonly system: string
  /** What is judged, between delimiters with a nonce that the text does not contain. */
  readonly user: string
  readonly material: JudgeMaterial
  /** The schema of the reply, and the schema's name for the provider. */
  readonly schema: z.ZodType
  readonly schema_name: string
  readonly max_output_tokens: number
  readonly seed: number
}

/** The source code that a judge is shown: untrusted text, cut to a limit. */
export interface CodeMaterial {
  readonly framework: string | null
  readonly scenario: string | null
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** A question to a judge about source code. `case` names the variant, and there is one reading. */
export interface ReviewRequest extends Omit<JudgeRequest, 'question' | 'material'> {
  readonly question: 'code'
  readonly material: CodeMaterial
}

/** Any question to a judge. */
export type JudgeCall = JudgeRequest | ReviewRequest

/** Tokens used by a judge or a target, as reported by the provider. */
export interface SpentTokens {
  readonly model: string | null
  readonly input_tokens: number
  readonly output_tokens: number
  readonly cached_tokens?: number
}

/**
 * What is billed for a call without a usable reply:
 * - `unasked`: nothing, because no request was made;
 * - `reported`: the reported tokens, or nothing if none are reported: an error status is not billed, nor is a connection that was
 *   never made;
 * - `unknown`: as much as the call can cost, because a request was lost on the way or answered without its tokens.
 */
export type Charge = 'unasked' | 'reported' | 'unknown'

/** A reply that fits the request's schema, or why there is none. Tokens of every attempt count, including a repaired one's. */
export type JudgeReply =
  | {
      readonly kind: 'read'
      readonly value: unknown
      readonly spent: SpentTokens | null
      /** Set if the reply is from an earlier run, so that nothing was asked. */
      readonly cached?: true
    }
  /** `infrastructure` is set if the request may succeed later; any other failure would happen again. */
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly spent: SpentTokens | null
      readonly infrastructure: { readonly status?: number; readonly retry_after_s?: number } | null
      readonly charge: Charge
    }

/** Upper bound on the tokens of one call, to reserve their price before the call. */
export interface UsageBound extends Pick<SpentTokens, 'input_tokens' | 'output_tokens'> {
  readonly model: string
}

/** Sums the tokens of all attempts at one reading; `null` if none reports any. Attempts that report no tokens were not answered. */
export function sumSpent(attempts: readonly (SpentTokens | null)[]): SpentTokens | null {
  return attempts.reduce((one, other) => {
    if (one === null || other === null) return one ?? other
    return {
      model: other.model ?? one.model,
      input_tokens: one.input_tokens + other.input_tokens,
      output_tokens: one.output_tokens + other.output_tokens,
      cached_tokens: (one.cached_tokens ?? 0) + (other.cached_tokens ?? 0),
    }
  }, null)
}
