/**
 * Why a provider is asked nothing more: a clause, which trials keep as their reason.
 * @example describeGivenUp(3, 'it answered 503') // 'it gave no answer for 3 min, so nothing more was asked; the last was: it answered 503'
 */
export function describeGivenUp(minutes: number, message: string): string {
  return `it gave no answer for ${minutes} min, so nothing more was asked; the last was: ${message.replace(/\.$/, '')}`
}

/** Whether a reason, whole or cut, is one of `describeGivenUp`. */
export function saysGivenUp(reason: string): boolean {
  return /^it gave no answer for \d+ min, so nothing more was asked\b/.test(reason)
}
