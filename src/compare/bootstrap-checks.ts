import type { Checks } from '../model/comparison.js'
import { bcaInterval } from '../stats/bca-interval.js'
import { percentileInterval } from '../stats/percentile-interval.js'
import type { ResampledMeans } from '../stats/resample-means.js'
import { studentisedInterval } from '../stats/studentised-interval.js'

/** The bootstrap intervals of the mean, all from one pass of resamples; none where there is nothing to resample. */
export function checkBootstrap(resamples: ResampledMeans | null, alpha: number): Checks {
  if (resamples === null) return {}
  return {
    percentile: percentileInterval(resamples, alpha),
    bca: bcaInterval(resamples, alpha),
    studentised: studentisedInterval(resamples, alpha),
  }
}
