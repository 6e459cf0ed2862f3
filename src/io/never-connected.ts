/** Looking up a name and opening a connection. An established one may end by the same codes (`EHOSTUNREACH`), of another call. */
const BEFORE_SENDING: readonly unknown[] = ['getaddrinfo', 'connect']

/**
 * Whether a request failed because its connection was never made, so that nothing of it was sent: by an error of Node itself, not by one around it.
 * @example neverConnected(of `connect ECONNREFUSED 127.0.0.1:1`) // true
 * @example neverConnected(of `read ECONNRESET`) // false
 */
export function neverConnected(error: unknown): boolean {
  // A name with several addresses, each of which was tried.
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(neverConnected)
  if (!(error instanceof Error)) return false
  // undici's own time-out, which is no system's.
  if ('code' in error && error.code === 'UND_ERR_CONNECT_TIMEOUT') return true
  return 'syscall' in error && BEFORE_SENDING.includes(error.syscall)
}
