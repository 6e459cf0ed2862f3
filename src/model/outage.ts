/** Matches connection errors as Node, Python, Go and the usual HTTP clients write them. */
export const CONNECTION_FAULT =
  /\b(?:ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)\b|connection (?:refused|reset|aborted|closed|error|timed out)|could not connect|failed to connect|network is unreachable|socket hang up|fetch failed|name resolution|rate.?limit|too many requests|service unavailable|bad gateway|gateway time-?out/i

/** Matches statuses of an outage as clients write them: `429`, `Error code: 429`, `HTTP 503`, `status=500`. */
const OUTAGE_STATUS = /(?:^|\b(?:HTTP|status|code|error))[\s:=(]*(?:429|5\d\d)\b|\boverloaded/i

/** Whether a message reports an outage of a provider or the network. */
export const isOutage = (message: string): boolean => CONNECTION_FAULT.test(message) || OUTAGE_STATUS.test(message)
