import type { SpentTokens } from '../../model/run/judging.js'

/** The tokens of all attempts at one reading; null where none reports any. Attempts that say nothing of tokens were not answered. */
export function sumSpent(attempts: readonly (SpentTokens | null)[]): SpentTokens | null {
  return attempts.reduce((one, other) => {
    if (one === null || other === null) return one ?? other
    return {
      model: other.model ?? one.model,
      input_tokens: one.input_tokens + other.input_tokens,
      output_tokens: one.output_tokens + other.output_tokens,
      cached_tokens: (one.cached_tokens ?? 0) + (other.cached_tokens ?? 0),
    }
  }, null)
}
