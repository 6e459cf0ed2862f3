/** The words of a gate, in the order of verdict-rules step 5. */
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

/** The words of a whole run. */
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

export const FAIL_ON = ['regression', 'inconclusive', 'never'] as const
export type FailOn = (typeof FAIL_ON)[number]

/** 0 passed, 1 regressed, 2 cannot tell, 3 the user's error, 4 a bug. */
export type ExitCode = 0 | 1 | 2 | 3 | 4

/** The step of verdict-rules 8 that decided. */
export type Because =
  | 'gate-failed-to-compute'
  | 'missing-data-floor'
  | 'nothing-measured'
  | 'absolute-bound'
  | 'no-baseline'
  | 'no-comparable-gate'
  | 'too-many-cases-excluded'
  | 'gate'
  | 'zero-tolerance'
  | 'non-inferiority-not-shown'
  | 'primary-gate'
  | 'watched-case-unscored'
  | 'ungated-loss'
  | 'no-quality-gate'
  | 'ungated-cases'
  | 'nothing-ruled-out'

/** What drives comment, outputs and exit code alike. */
export interface RunVerdict {
  readonly word: RunVerdictWord
  /** Null when nothing needs saying: improved, unchanged, no-regression. */
  readonly because: Because | null
  readonly exit_code: ExitCode
  /** Whether a merge may go on: exit code 0. */
  readonly passed: boolean
  /** Id of the primary gate, or null. */
  readonly primary: string | null
}
