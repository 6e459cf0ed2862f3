import type { Against } from './find-regressions.js'

/**
 * What looks worse is judged on fresh data at the suite's alpha divided by this. Fresh data do not make two independent looks of it: both
 * are compared with the same earlier run, and one that was lucky makes both look bad. Tests that share a control go wrong less often
 * together, and then several at once (Howard et al. 2018, Statistical Methods in Medical Research 27:1513).
 *
 * - `night`: the lucky night lasts until the next good one, so that false issues come one by one, and how many in a year is what counts: .97
 *   at a fifth and .61 at a tenth (simulated: three gates, normal scores, a night a day). At a twentieth, with .40, eight cases of twelve
 *   that newly fail (mid-p .004) would prove nothing.
 * - `reference`: it is drawn once and all nights are compared with it, as many treatments with one control (Dunnett 1955, Journal of the
 *   American Statistical Association 50:1096), so that a whole year is the test which has to hold alpha. The chance that a reference r
 *   standard deviations too good brings an issue in 365 nights, averaged over r, is 16 % at a fifth for five gates, and 4.6 % at a fiftieth.
 */
export const CONFIRMATION_STRICTNESS: Readonly<Record<Against, number>> = { night: 10, reference: 50 }
