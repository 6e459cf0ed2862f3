import type { Failure } from '../../model/observation.js'
import type { Trouble } from './provider-health.js'

/** How a call ended. */
export type CallEnd =
  /** With an answer, good or bad; tokens where they are known. */
  | { readonly kind: 'answered'; readonly tokens: number | null }
  | ({ readonly kind: 'trouble' } & Pick<Trouble, 'isLimited' | 'retryAfterMs' | 'message'>)
  /** It says nothing of the provider. */
  | { readonly kind: 'abandoned' }

/** The end of a call that infrastructure failed. Any answer with Retry-After asks for fewer requests, as 429 does. */
export function endInTrouble({
  message,
  status,
  retry_after_s: seconds,
}: Pick<Failure, 'message' | 'status' | 'retry_after_s'>): CallEnd {
  return {
    kind: 'trouble',
    isLimited: status === 429 || seconds !== undefined,
    retryAfterMs: seconds === undefined ? null : seconds * 1000,
    message,
  }
}
