/**
 * What several measurements of one commit came to, where they disagree: a red that a rerun turned green stays on record. Null where
 * there is nothing to tell.
 * @param words the run's verdicts, oldest first
 * @example describeAttempts(['regressed', 'unchanged']) // 'The same commit was measured twice. Attempt 1: regressed; attempt 2: unchanged.'
 */
export function describeAttempts(words: readonly string[]): string | null {
  if (new Set(words).size < 2) return null
  const times = words.length === 2 ? 'twice' : `${words.length} times`
  const told = words.map((word, index) => `${index === 0 ? 'Attempt' : 'attempt'} ${index + 1}: ${word}`)
  return `The same commit was measured ${times}. ${told.join('; ')}.`
}
