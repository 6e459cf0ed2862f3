import { z } from 'zod'
import { limitsSchema } from '../suite/limits.js'
import { isRecord } from '../json.js'
import type { AnswerMode } from '../suite/case.js'
import { JUDGED_QUESTIONS, type JudgedQuestion, PROMPTED_QUESTIONS } from '../suite/scoring.js'

/** A prompt that replaces Goldenpair's own: the text of a file in the suite's folder. */
const judgePromptSchema = z.strictObject({
  /** From the working directory. */
  path: z.string(),
  text: z.string(),
})
export type JudgePrompt = Readonly<z.infer<typeof judgePromptSchema>>

/** Further readings of an answer that the first ones fail; absent: none. */
const confirm = z.int().positive().optional()

/** A suite's `judge`: the adapter's name and its options, already checked by the adapter's own schema. A run keeps it whole. */
export const judgeConfigSchema = z.strictObject({
  type: z.string(),
  options: z.record(z.string(), z.unknown()),
  /** Readings of every answer, for every question but the rubric. */
  trials: z.int().positive(),
  /** First readings of a rubric; more are asked for where they disagree (`shouldAskAgain`). */
  rubric_trials: z.int().positive(),
  confirm,
  /** Gates whose judge agrees with people by less, over `FEWEST_LABELS` answers or more, only warn; absent: all decide. */
  min_kappa: z.number().min(0).max(1).optional(),
  /** The suite's own prompts; a question that is not here has Goldenpair's. */
  prompts: z.partialRecord(z.enum(PROMPTED_QUESTIONS), judgePromptSchema),
  /** What its provider takes. */
  limits: limitsSchema.optional(),
})
export type JudgeConfig = Readonly<z.infer<typeof judgeConfigSchema>>

/** Labelled answers below which κ says nothing (docs/decision-rules.md#judges-that-disagree-with-people). */
export const FEWEST_LABELS = 20

/** A judge as a run keeps it: everything that can change what it says. */
export const judgeFactsSchema = z.strictObject({
  type: z.string(),
  /** What the adapter says of itself: model, settings … */
  identity: z.record(z.string(), z.unknown()),
  questions: z.partialRecord(
    z.enum(JUDGED_QUESTIONS),
    z.strictObject({
      /** Name and version, or the file and the hash of the suite's own. */
      prompt: z.string(),
      readings: z.int().positive(),
      confirm,
    }),
  ),
})
export type JudgeFacts = Readonly<z.infer<typeof judgeFactsSchema>>

/**
 * What of a judge's identity can change its reply to a question: a model of embeddings answers \`similarity\` alone, and nothing else.
 * @example identityFor({ model: 'm', embedding: { model: 'e' } }, 'similarity') // { model: 'e' }
 */
export function identityFor(identity: JudgeFacts['identity'], question: JudgeCall['question']): JudgeFacts['identity'] {
  const { embedding, ...own } = identity
  return question === 'similarity' && isRecord(embedding) ? embedding : own
}

/** What a judge is shown of one trial, as data: hostile text, cut to its caps. What the question does not need is empty. */
export interface JudgeMaterial {
  readonly query: string
  /** What the case wants of an answer. */
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
  /** Those of the rubric. */
  readonly categories: readonly string[]
  /**
   * Spans of the prompt, best first, with a label such as `src/a.py:3-20 f`; a text is null where the target gave only the name. Null: the target
   * does not say what it retrieved; empty: nothing.
   */
  readonly spans: readonly { readonly label: string; readonly text: string | null }[] | null
}

/** One question to a judge about one trial. `ask` makes it, `read` takes the reply; an adapter only carries it. */
export interface JudgeRequest {
  readonly question: JudgedQuestion
  readonly case: string
  /** The number of the trial, from 0. */
  readonly trial: number
  /** The number among the readings of that trial, from 0. */
  readonly reading: number
  /** Name and version of the prompt: `answer/2`. */
  readonly prompt: string
  /** Written by us (or the suite's prompt file) alone: nothing of what is judged is in it. */
  readonly system: string
  /** What is judged, between delimiters with a nonce that it does not contain. */
  readonly user: string
  readonly material: JudgeMaterial
  /** What the reply must be, and its name for the provider. */
  readonly schema: z.ZodType
  readonly schema_name: string
  readonly max_output_tokens: number
  readonly seed: number
}

/** What a judge is shown of source code: hostile text, cut to its cap. */
export interface CodeMaterial {
  readonly framework: string | null
  readonly scenario: string | null
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** The question to a judge about source code: `case` names the variant, and there is one reading. */
export interface ReviewRequest extends Omit<JudgeRequest, 'question' | 'material'> {
  readonly question: 'code'
  readonly material: CodeMaterial
}

/** Whatever a judge is asked. */
export type JudgeCall = JudgeRequest | ReviewRequest

/** Tokens of a judge or a target, as the provider reports them. */
export interface SpentTokens {
  readonly model: string | null
  readonly input_tokens: number
  readonly output_tokens: number
  readonly cached_tokens?: number
}

/**
 * What is billed of a call that came to nothing:
 * - `unasked`: nothing, since nobody was asked;
 * - `reported`: the tokens that it reports, and nothing where it reports none: an error status is not billed, nor is a connection that was
 *   never made;
 * - `unknown`: as much as the call can cost, since a request was lost on the way or answered without its tokens.
 */
export type Charge = 'unasked' | 'reported' | 'unknown'

/** A reply that fits the request's schema, or why there is none. Every attempt's tokens count, a repaired one's too. */
export type JudgeReply =
  | {
      readonly kind: 'read'
      readonly value: unknown
      readonly spent: SpentTokens | null
      /** It was kept from an earlier run: nothing was asked. */
      readonly cached?: true
    }
  /** `infrastructure` may be asked again later; anything else would fail again. */
  | {
      readonly kind: 'failed'
      readonly message: string
      readonly spent: SpentTokens | null
      readonly infrastructure: { readonly status?: number; readonly retry_after_s?: number } | null
      readonly charge: Charge
    }

/** The most that one call can use, to reserve its price before the call. */
export interface UsageBound extends Pick<SpentTokens, 'input_tokens' | 'output_tokens'> {
  readonly model: string
}

/** The tokens of all attempts at one reading; null where none reports any. Attempts that say nothing of tokens were not answered. */
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
