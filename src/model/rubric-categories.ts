/** The rubric of design document 003, in its order; the weights sum to 9.5. */
export const CATEGORY_WEIGHTS = {
  functional_correctness: 2,
  completeness: 1.5,
  code_quality: 1,
  simplicity: 1,
  lack_of_duplication: 0.5,
  clarity: 1,
  documentation: 0.5,
  architectural_cleanliness: 0.5,
  efficiency: 0.5,
  cleanup_script_quality: 1,
} as const
