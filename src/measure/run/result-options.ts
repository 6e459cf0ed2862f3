/** How results of another harness are read: the flags of `compare`, and the lines of the input `results-options`. */
export const RESULT_OPTIONS = [
  ...(['format', 'id', 'query', 'answer', 'pass', 'score'] as const),
  ...(['lower', 'higher', 'continuous', 'qrels', 'primary'] as const),
] as const
export type ResultOption = (typeof RESULT_OPTIONS)[number]
/** As the user wrote them; what is not given is absent. */
export type ResultOptions = Readonly<Partial<Record<ResultOption, string>>>

/** Names by commas alone, since they may have blanks. */
export function splitNames(text = ''): readonly string[] {
  return text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}
