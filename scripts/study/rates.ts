/** A share of data sets: counted among `of` data sets, or exact (summed over all possible outcomes). */
export type Rate = { readonly exact: number } | { readonly count: number; readonly of: number }

export function shareOf(rate: Rate): number {
  return 'exact' in rate ? rate.exact : rate.count / rate.of
}

/** Returns the standard error of a rate whose true value is `share`; 0 if the rate is exact. */
export function errorOf(rate: Rate, share = shareOf(rate)): number {
  return 'exact' in rate ? 0 : Math.sqrt((share * (1 - share)) / rate.of)
}
