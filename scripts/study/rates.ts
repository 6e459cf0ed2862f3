/** A share of data sets: counted over `of` of them, or summed over all that can happen. */
export type Rate = { readonly exact: number } | { readonly count: number; readonly of: number }

export function shareOf(rate: Rate): number {
  return 'exact' in rate ? rate.exact : rate.count / rate.of
}

/** Standard error of a rate if `share` is its true value: 0 when nothing was drawn. */
export function errorOf(rate: Rate, share = shareOf(rate)): number {
  return 'exact' in rate ? 0 : Math.sqrt((share * (1 - share)) / rate.of)
}
