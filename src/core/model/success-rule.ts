/** Which sub-results a case needs to be a success; each counts only where the case defines it (requirements D4). */
export const SUCCESS_RULES = ['all', 'retrieval', 'answer', 'workflow'] as const
export type SuccessRule = (typeof SUCCESS_RULES)[number]
