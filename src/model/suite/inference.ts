/**
 * What a comparison speaks of (docs/decision-rules.md#these-cases). `cases-like-these`: the cases stand for others, and are the unit.
 * `these-cases`: of these cases alone, whose trials are the unit; nothing follows for others.
 */
export const INFERENCES = ['cases-like-these', 'these-cases'] as const
export type Inference = (typeof INFERENCES)[number]

/** The setting that is asked for; `recorded`: the suite's when the run was measured. */
export type InferenceChoice = Inference | 'recorded'

/** `recorded` is the run's own word; absent: it has none. */
export function chooseInference(choice: InferenceChoice, recorded: Inference | undefined): Inference {
  return choice === 'recorded' ? (recorded ?? 'cases-like-these') : choice
}
