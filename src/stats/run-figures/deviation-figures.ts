import { sampleDeviation } from '../moments.js'
import { summedFigure } from './summed-figure.js'

/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials; cases of one trial are left out, NaN when all are.
 * A record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
export const TRIAL_DEVIATION_FIGURE = summedFigure({
  record: ({ count, places, parts: [values] }) => {
    const deviation = count < 2 ? null : sampleDeviation(places.slice(0, count).map((place) => values?.[place] ?? 0))
    return deviation === null ? [0, 0] : [deviation, 1]
  },
  ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
})

/**
 * The sample deviation (n − 1) between the run's means over cases: one mean of all trials 0, one of all trials 1 …; NaN for fewer than two.
 * A record has a count and a value for every trial number.
 * @example trials 4, 5 and 2, 5: the means 3 and 5 deviate by √2
 */
export const RUN_DEVIATION_FIGURE = summedFigure({
  record: ({ count, places, parts: [values], trialAt }) => {
    const own = places.slice(0, count)
    const last = own.reduce((most, place) => Math.max(most, trialAt(place)), 0)
    const record = Array<number>(2 * (last + 1)).fill(0)
    for (const place of own) {
      const trial = trialAt(place)
      record[2 * trial] = 1
      record[2 * trial + 1] = values?.[place] ?? 0
    }
    return record
  },
  ofSums: (sums) => {
    const means: number[] = []
    for (let at = 0; at < sums.length; at += 2) {
      const cases = sums[at] ?? 0
      if (cases > 0) means.push((sums[at + 1] ?? 0) / cases)
    }
    return sampleDeviation(means) ?? NaN
  },
})
