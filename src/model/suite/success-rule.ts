/**
 * Which sub-results a case needs to be a success; each counts only where the case states it (docs/metrics.md#success). `retrieval`:
 * expected spans and sources. `answer`: checks, hops, abstaining, asking back, and what a judge says. `workflow`: agents and tools. `all`:
 * these three.
 */
export const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow'] as const
export type SuccessRule = (typeof SUCCESS_RULES)[number]
