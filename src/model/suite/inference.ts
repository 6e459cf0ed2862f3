/**
 * The question that a verdict answers (docs/decision-rules.md#two-questions). `these-cases`: whether the change is worse on the suite's own
 * cases, beyond the differences between repeated tries. `cases-like-these`: the cases are a sample of others, and are the unit.
 */
export const INFERENCES = ['these-cases', 'cases-like-these'] as const
export type Inference = (typeof INFERENCES)[number]

/** The requested setting. `recorded` takes the one of the rules, or of the suite when the run was measured. */
export type InferenceChoice = Inference | 'recorded'

/** Chooses the inference. `recorded` is the one of the rules; absent if the rules have none. */
export function chooseInference(choice: InferenceChoice, recorded: Inference | undefined): Inference {
  return choice === 'recorded' ? (recorded ?? 'these-cases') : choice
}
