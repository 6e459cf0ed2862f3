import { z } from 'zod'
import type { DeepReadonly } from '../deep-readonly.js'

/** The verdicts of a gate, in the order of docs/decision-rules.md#the-verdict-of-a-gate. */
export const GATE_VERDICTS = [
  'invalid',
  'not-comparable',
  'breached',
  'regressed',
  'improved',
  'unchanged',
  'no-regression',
  'within-bounds',
  'inconclusive',
] as const
export type GateVerdict = (typeof GATE_VERDICTS)[number]

/** The verdicts of a whole run. */
export const RUN_VERDICTS = [
  'invalid',
  'not-comparable',
  'regressed',
  'inconclusive',
  'improved',
  'unchanged',
  'no-regression',
] as const
export type RunVerdictWord = (typeof RUN_VERDICTS)[number]

/** The sign for an open question. The white question mark would be invisible on white. */
export const CANNOT_TELL = '❓'

export const FAIL_ON = ['regression', 'inconclusive', 'never'] as const
export type FailOn = (typeof FAIL_ON)[number]

export const exitCodeSchema = z
  .union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)])
  .describe("The exit code: 0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug.")
export type ExitCode = z.infer<typeof exitCodeSchema>

const becauseSchema = z
  .enum([
    'gate-failed-to-compute',
    'missing-data-floor',
    'nothing-measured',
    'absolute-bound',
    'baseline-unreadable',
    'baseline-removed',
    'no-baseline',
    'corpus-renamed',
    'suite-rewritten',
    'cases-named-otherwise',
    'no-comparable-gate',
    'too-many-cases-excluded',
    'gate',
    'zero-tolerance',
    'watched-case-unasked',
    'non-inferiority-not-shown',
    'primary-gate',
    'worse',
    'watched-case-unscored',
    'target-given-up',
    'score-left-out',
    'first-look',
    'too-many-in-quarantine',
    'ungated-loss',
    'no-quality-gate',
    'ungated-cases',
    'nothing-to-lose',
    'nothing-matched',
    'nothing-ruled-out',
  ])
  .describe('The rule that decided; `null` for `improved`, `unchanged` and `no-regression`.')

/** The line of docs/decision-rules.md#the-verdict-of-the-run that decided. */
export type Because = z.infer<typeof becauseSchema>

export const runVerdictSchema = z.strictObject({
  word: z.enum(RUN_VERDICTS),
  because: becauseSchema.nullable(),
  exit_code: exitCodeSchema,
  passed: z.boolean().describe('Whether the exit code is 0, so that a merge may go on.'),
  primary: z.string().nullable().describe('The id of the primary gate; `null` if there is none.'),
})

/**
 * Why the candidate is not compared with a baseline that exists or existed: it cannot be read, or a change removes it, which a person may
 * have accepted.
 */
export type BaselineLoss = 'unreadable' | 'removed' | 'removal-accepted'

/** The result of comparing a candidate. */
export type RunVerdict = DeepReadonly<z.infer<typeof runVerdictSchema>>
