import { shuffled, type Random } from '../../src/stats/random.js'
import type { Fault, RequestName } from '../../test/doubles/github/faults.js'

/** The GitHub requests of a night that can fail. */
const OPERATIONS: readonly RequestName[] = [
  'graphql',
  'actions/list-artifacts-for-repo',
  'actions/get-workflow-run',
  'actions/download-artifact',
  'blob/get',
  'issues/create',
  'issues/update',
  'issues/create-comment',
  'repos/compare-commits-with-basehead',
]
const FOREVER = 1000

/** Draws faults of one to four operations that succeed if the request is repeated as GitHub recommends. */
export function drawTrouble(random: Random): readonly Fault[] {
  // For the client, a download and its redirect are one request. If both failed, it would give up before they succeed.
  const download = random() < 0.5 ? 'blob/get' : 'actions/download-artifact'
  const some = shuffled(OPERATIONS, random)
    .filter((one) => one !== download)
    .slice(0, 1 + Math.floor(random() * 4))
  return some.map((operation): Fault => {
    const times = 1 + Math.floor(random() * 2)
    const kind = random()
    if (kind < 0.3) return { operation, times, status: random() < 0.5 ? 502 : 503, message: 'Server Error' }
    if (kind < 0.5) return { operation, times, resetConnection: true }
    if (kind < 0.7) return { operation, dropAnswerAfterEffect: true }
    return { operation, times, ...(kind < 0.85 ? secondaryLimit(30) : primaryLimit(30)) }
  })
}

/** Draws faults of some or all operations that fail however often they are repeated. */
export function drawOutage(random: Random): readonly Fault[] {
  const isAll = random() < 0.2
  const some = isAll ? OPERATIONS : shuffled(OPERATIONS, random).slice(0, 1 + Math.floor(random() * 3))
  const kind = random()
  const answer =
    kind < 0.4
      ? { status: 503, message: 'Service Unavailable' }
      : kind < 0.6
        ? { resetConnection: true }
        : kind < 0.8
          ? secondaryLimit(900)
          : primaryLimit(1800)
  const lost = random() < 0.3 ? [{ operation: 'issues/create', dropAnswerAfterEffect: true } as const] : []
  return [...lost, ...some.map((operation) => ({ operation, times: FOREVER, ...answer }))]
}

function secondaryLimit(seconds: number) {
  const message = 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'
  return { status: 403, message, headers: { 'retry-after': String(seconds) } }
}

/** Returns the response to an exceeded primary rate limit. GitHub gives the time at which the limit is reset. */
function primaryLimit(seconds: number) {
  const reset = Math.floor(Date.now() / 1000) + seconds
  return {
    status: 403,
    message: 'API rate limit exceeded for installation ID 1.',
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
  }
}
