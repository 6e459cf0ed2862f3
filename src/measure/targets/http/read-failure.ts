import { hideSecrets } from '../../../model/hide-secrets.js'
import type { Clock } from '../../../io/clock.js'
import { quoteLine } from '../../../io/log.js'
import { readRetryAfter } from '../../../io/post-json.js'
import { omitUndefined } from '../../../model/omit-undefined.js'
import { type AttemptFailure, NOT_BILLED } from '../target.js'
import type { BodyReader, HttpRequest, Opened } from './connections.js'

const MAX_EXCERPT = 300
/** In bytes; more of an error page is not kept. */
const KEPT = 4096

/** Keeps the beginning of a body that is no reply. */
export interface ExcerptReader extends BodyReader {
  /** One line, at most 300 characters, without secrets; empty when there is no text. */
  readonly excerpt: () => string
}

/** `secrets` are values that the server was sent and may echo. */
export function openExcerptReader(secrets: readonly string[]): ExcerptReader {
  const pieces: Buffer[] = []
  let length = 0
  return {
    push: (bytes) => {
      if (length < KEPT) pieces.push(bytes)
      length += bytes.length
    },
    excerpt: () => {
      const text = Buffer.concat(pieces).subarray(0, KEPT).toString('utf8')
      const line = quoteLine(text, secrets)
      return line.length <= MAX_EXCERPT ? line : `${line.slice(0, MAX_EXCERPT)} …`
    },
  }
}

/** What a reply without success means: 429 and 5xx are an outage, which says nothing of the question; all else is the target's own. */
export function readStatusFailure({ status, headers }: Opened, excerpt: string, clock: Clock): AttemptFailure {
  const detail = excerpt === '' ? '' : `: ${excerpt}`
  if (status === 429 || status >= 500) {
    const retryAfterS = readRetryAfter(headers['retry-after'], clock)
    return omitUndefined<AttemptFailure>({
      kind: 'infrastructure',
      message: `The target answered with HTTP ${status}${detail}`,
      status,
      retry_after_s: retryAfterS ?? undefined,
      bill: NOT_BILLED,
    })
  }
  const place = status >= 300 && status < 400 ? headers.location : undefined
  return {
    kind: 'target',
    message:
      place === undefined
        ? `The target answered with HTTP ${status}${detail}`
        : `The target answered with HTTP ${status}, a redirect that is not followed, to ${hideSecrets(place).slice(0, 200)}`,
    status,
  }
}

/**
 * Where a redirect leads that may be followed: the same method at the same origin, so that no header reaches another. Null for any other
 * reply.
 */
export function findRedirect(
  { status, headers }: Opened,
  { url: from, method }: Pick<HttpRequest, 'url' | 'method'>,
): URL | null {
  const keepsMethod = status === 307 || status === 308 || (method === 'GET' && status >= 301 && status <= 303)
  if (!keepsMethod || headers.location === undefined || !URL.canParse(headers.location, from.href)) return null
  const to = new URL(headers.location, from.href)
  return to.origin === from.origin ? to : null
}
