/**
 * What a verdict is about (docs/decision-rules.md#two-questions). `these-cases`: whether the change is worse on the suite's own cases beyond
 * what repeated tries differ by. `cases-like-these`: the cases stand for others, and are the unit.
 */
export const INFERENCES = ['these-cases', 'cases-like-these'] as const
export type Inference = (typeof INFERENCES)[number]

/** The setting that is asked for; `recorded`: that of the rules, or of the suite when the run was measured. */
export type InferenceChoice = Inference | 'recorded'

/** `recorded` is the rules' own word; absent: they have none. */
export function chooseInference(choice: InferenceChoice, recorded: Inference | undefined): Inference {
  return choice === 'recorded' ? (recorded ?? 'these-cases') : choice
}
