import { sampleStandardDeviation } from '../moments.js'
import { type FigureRecord, type FigureRule, meanOf } from './figure-rule.js'
import { type Buckets, bucketOf } from '../../model/suite/buckets.js'

/**
 * Makes a figure that depends only on the sums of the records, taken number by number. A shorter record is padded with zeros. Cost of a
 * resample: the cases times the non-zero numbers of their records.
 * @example summedFigure({ record, ofSums: ([a = 0, b = 0]) => a / b }).resample([[1, 2], [3, 4]])(Int32Array.of(0, 1), 1) // 0.75
 */
export function summedFigure(input: {
  readonly record: FigureRule['record']
  readonly ofSums: (sums: readonly number[]) => number
}): FigureRule {
  const { record, ofSums } = input
  const resample: FigureRule['resample'] = (records) => {
    const columns = readColumns([records])
    return (counts) => ofSums(columns.map((column) => sumColumn(column, counts)))
  }
  return {
    record,
    figureOf: (records) => resample(records)(new Int32Array(records.length).fill(1), records.length),
    resample,
    exchange: (...arms) => {
      const columns = readColumns(arms)
      // Summed from scratch in every draw, because updating earlier sums would accumulate rounding errors.
      return (exchanged) => {
        const sums = columns.map((column) => sumExchanged(column, exchanged))
        return ofSums(sums.map(({ candidate }) => candidate)) - ofSums(sums.map(({ baseline }) => baseline))
      }
    },
  }
}

/** One position of the records. Stored sparsely, as it is summed thousands of times: a case fills one or two buckets of a calibration. */
interface Column {
  /** The cases in which at least one arm is not 0 at this position. */
  readonly cases: Int32Array
  /** The value of each arm for each of these cases, interleaved. */
  readonly values: Float64Array
}

function readColumns(arms: readonly (readonly FigureRecord[])[]): readonly Column[] {
  const width = arms.reduce((most, records) => records.reduce((all, { length }) => Math.max(all, length), most), 0)
  const count = arms[0]?.length ?? 0
  return Array.from({ length: width }, (_, place) => {
    const cases: number[] = []
    const values: number[] = []
    for (let at = 0; at < count; at++) {
      if (arms.every((records) => (records[at]?.[place] ?? 0) === 0)) continue
      cases.push(at)
      for (const records of arms) values.push(records[at]?.[place] ?? 0)
    }
    return { cases: new Int32Array(cases), values: new Float64Array(values) }
  })
}

/** Sums one arm's column, each case as often as `counts` says. */
function sumColumn({ cases, values }: Column, counts: Int32Array): number {
  let sum = 0
  for (let at = 0; at < cases.length; at++) sum += (counts[cases[at] as number] as number) * (values[at] as number)
  return sum
}

/** Sums a column of two arms after some cases have exchanged their arms. */
function sumExchanged({ cases, values }: Column, exchanged: Uint8Array) {
  let [baseline, candidate] = [0, 0]
  for (let at = 0; at < cases.length; at++) {
    const place = 2 * at + (exchanged[cases[at] as number] as number)
    baseline += values[place] as number
    candidate += values[place ^ 1] as number
  }
  return { baseline, candidate }
}

/**
 * Σ numerator / Σ denominator over cases, each case with its means over trials. NaN if the denominator is 0 in all cases, or so small that
 * the ratio is not finite.
 * Source: the ratio of means of survey sampling, Cochran 1977, Sampling Techniques, 6.1.
 * @example 300 of 500 and 0 of 100: 0.5
 */
export const RATIO_FIGURE = summedFigure({
  record: (trials) => [meanOf(trials, 0), meanOf(trials, 1)],
  ofSums: ([numerator = 0, denominator = 0]) => {
    const ratio = numerator / denominator
    return Number.isFinite(ratio) ? ratio : NaN
  },
})

/**
 * The mean over cases of the sample deviation (n − 1) between a case's trials. Cases of one trial are left out; NaN if that leaves none. A
 * record has the deviation and 1, or two zeros.
 * @example trials 4, 5 and 2, 5: (√½ + √4.5)/2 = √2
 */
export const TRIAL_DEVIATION_FIGURE = summedFigure({
  record: ({ places, parts: [values] }) => {
    const deviation = sampleStandardDeviation(places.map((place) => values?.[place] ?? 0))
    return deviation === null ? [0, 0] : [deviation, 1]
  },
  ofSums: ([deviations = 0, cases = 0]) => (cases === 0 ? NaN : deviations / cases),
})

/**
 * Returns the share of all sets of k of n tries (c of them passes) in which `any` try passes, or `all` do; `null` if n < k. Unbiased for
 * the probability that any or all of k tries pass.
 * Source: Chen et al. 2021, arXiv:2107.03374, 2.1: pass@k = 1 − C(n − c, k)/C(n, k); Yao et al. 2024, arXiv:2406.12045, 3: pass^k = C(c,
 * k)/C(n, k).
 * @example shareOfSets({ passed: 2, trials: 5, tries: 3, need: 'any' }) // 1 − C(3, 3)/C(5, 3) = 0.9
 */
export function shareOfSets(input: {
  readonly passed: number
  readonly trials: number
  readonly tries: number
  readonly need: 'any' | 'all'
}): number | null {
  const { passed, trials, tries, need } = input
  if (trials < tries) return null
  const alike = need === 'all' ? passed : trials - passed
  let share = 1
  for (let at = 0; at < tries; at++) share *= Math.max(0, alike - at) / (trials - at)
  return need === 'all' ? share : 1 - share
}

/** Makes the mean of `shareOfSets` over cases with `tries` trials or more; NaN without any. A record has the share and 1, or two zeros. */
export function passesFigure(tries: number, need: 'any' | 'all'): FigureRule {
  return summedFigure({
    record: ({ places, parts: [values] }) => {
      const passed = places.filter((place) => values?.[place] === 1).length
      const share = shareOfSets({ passed, trials: places.length, tries, need })
      return share === null ? [0, 0] : [share, 1]
    },
    ofSums: ([shares = 0, cases = 0]) => (cases === 0 ? NaN : shares / cases),
  })
}

/**
 * The sample deviation (n − 1) between the means over cases of each trial number: one mean of all trials 0, one of all trials 1 …; NaN for
 * fewer than two. A record has a count and a value for every trial number.
 * @example trials 4, 5 and 2, 5: the means 3 and 5 deviate by √2
 */
export const RUN_DEVIATION_FIGURE = summedFigure({
  record: ({ places, parts: [values], trialAt }) => {
    const last = places.reduce((most, place) => Math.max(most, trialAt(place)), 0)
    const record = Array<number>(2 * (last + 1)).fill(0)
    for (const place of places) {
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
    return sampleStandardDeviation(means) ?? NaN
  },
})

/**
 * Makes a calibration error, the distance of a confidence from the share of good outcomes, bucket by bucket.
 * The expected error is Σ w_b·|outcome_b − confidence_b| / Σ w_b; the maximum error is the largest of these gaps. Empty buckets do not
 * count. The trials of a case share its weight of 1.
 * A record has three numbers a bucket: weight, Σ confidence, Σ outcome.
 * Source: Naeini, Cooper & Hauskrecht 2015, AAAI 29:2901; Guo et al. 2017, arXiv:1706.04599, with equal-width buckets.
 * @example confidences .9 .8 .7 .6 .55, outcomes 1 1 0 1 0, ten buckets closed on the right: expected 0.23, maximum 0.7
 */
export function calibrationFigure(error: 'expected' | 'maximum', buckets: Buckets): FigureRule {
  const width = 3 * (buckets.edges.length + 1)
  return summedFigure({
    record: ({ places, parts: [confidences, outcomes] }) => {
      const sums = Array<number>(width).fill(0)
      const weight = 1 / places.length
      for (const place of places) {
        const [confidence, outcome] = [confidences?.[place] ?? 0, outcomes?.[place] ?? 0]
        const at = 3 * bucketOf(confidence, buckets)
        sums[at] = (sums[at] ?? 0) + weight
        sums[at + 1] = (sums[at + 1] ?? 0) + weight * confidence
        sums[at + 2] = (sums[at + 2] ?? 0) + weight * outcome
      }
      return sums
    },
    ofSums: (sums) => {
      let total = 0
      let distance = 0
      let largest = 0
      for (let at = 0; at < width; at += 3) {
        const weight = sums[at] ?? 0
        if (weight === 0) continue
        const gap = Math.abs((sums[at + 2] ?? 0) - (sums[at + 1] ?? 0))
        total += weight
        distance += gap
        largest = Math.max(largest, gap / weight)
      }
      return error === 'expected' ? distance / total : largest
    },
  })
}

/** Variances below this are rounding errors, and a correlation would be noise. */
const MIN_VARIANCE = 1e-12

/**
 * Pearson's correlation of two values over all trials, where the trials of a case share its weight of 1. NaN if either value is constant.
 * For a 0-or-1 value this is the point-biserial correlation. A record has weight, Σx, Σy, Σx², Σy², Σxy.
 * Source: Pearson 1895, Proc. R. Soc. Lond. 58:240.
 * @example x 1, 2, 3 and y 0, 0, 1: √3/2 = 0.866
 */
export const CORRELATION_FIGURE = summedFigure({
  record: ({ places, parts: [xs, ys] }) => {
    const sums = [0, 0, 0, 0, 0, 0]
    for (const place of places) {
      const [x, y] = [xs?.[place] ?? 0, ys?.[place] ?? 0]
      for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries())
        sums[at] = (sums[at] ?? 0) + value / places.length
    }
    return sums
  },
  ofSums: ([weight = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0]) => {
    const varianceX = xx / weight - (x / weight) ** 2
    const varianceY = yy / weight - (y / weight) ** 2
    if (!(varianceX > MIN_VARIANCE && varianceY > MIN_VARIANCE)) return NaN
    const covariance = xy / weight - (x / weight) * (y / weight)
    return Math.max(-1, Math.min(1, covariance / Math.sqrt(varianceX * varianceY)))
  },
})
