/** Options for reading results of another harness: flags of `compare`, and lines of the input `results-options`. */
export const RESULT_OPTIONS = [
  ...(['format', 'id', 'query', 'answer', 'pass', 'score'] as const),
  ...(['lower', 'higher', 'continuous', 'qrels', 'primary', 'margin'] as const),
] as const
export type ResultOption = (typeof RESULT_OPTIONS)[number]
/** Values as written by the user. Options not given are absent. */
export type ResultOptions = Readonly<Partial<Record<ResultOption, string>>>

/** Splits names at commas only, because names may contain spaces. */
export function splitNames(text = ''): readonly string[] {
  return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}
