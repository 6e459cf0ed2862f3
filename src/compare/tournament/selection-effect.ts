import type { GateResult } from '../../model/comparison.js'
import type { Selection } from '../../model/tournament.js'
import { expectedMaximum } from '../../stats/expected-maximum.js'
import { normalQuantile } from '../../stats/normal.js'
import { studentTQuantile } from '../../stats/student-t.js'

/**
 * What picking the best of `among` variants adds to its observed lead over the first, were all equally good: for errors eᵢ of the
 * arms, independent and equal in size, E[e_max − e_first | another than the first is the best] = M·K/(K − 1)·σ, with M the mean of the
 * largest of K standard normals and σ = SE/√2, as SE is that of a difference of two arms; SE is read off the shown interval by the t quantile of its degrees of freedom, else
 * the normal one. With a true lead the effect is smaller, so it is an upper figure. Null without an interval.
 * Source: M from Harter 1961; the rest of E follows from the errors summing to what all arms share.
 * @example lead .12 [.022, .218], best of 3: SE .05, optimism .84628·1.5·.05/√2 = .0449, cautious .0751
 */
export function selectionEffect(
  lead: Pick<GateResult, 'delta' | 'interval' | 'df'>,
  { among, alpha }: { readonly among: number; readonly alpha: number },
): Selection | null {
  const { delta, interval, df } = lead
  if (delta === null || interval === null) return null
  const quantile = df === null ? normalQuantile(1 - alpha / 2) : studentTQuantile(1 - alpha / 2, df)
  const standardError = (interval.high - interval.low) / (2 * quantile)
  const optimism = (expectedMaximum(among) * among * standardError) / ((among - 1) * Math.SQRT2)
  return { among, observed: delta, optimism, cautious: delta - optimism }
}
