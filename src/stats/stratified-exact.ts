import type { Draw } from './fisher-exact.js'

/** Ends of the distribution below it are cut off, so that a thousand cases take a second; p counts them as if they had been as extreme. */
const NEGLIGIBLE = 1e-60
/** Three trials against three give exactly .05, which float noise must not bring below it. */
const DIGITS = 12

export interface StratifiedExact {
  /** Two-sided mid-p, in (0, 1]. */
  readonly midP: number
  /** Hits beyond those expected without a difference: positive when more than expected were drawn. */
  readonly excess: number
}

/**
 * The exact conditional test that the odds ratio common to several 2×2 tables is 1, with mid-p. A stratum is a case: of `all` trials of both
 * arms `marked` are of the kind asked for, and `hits` of the `drawn` trials of one arm are. Given these margins the hits of a
 * stratum are hypergeometric, independently of the other strata, and the statistic is their sum. The p is twice the smaller
 * one-sided mid-p, at most 1, because a verdict has a direction. With one stratum it is Fisher's exact test with mid-p; the numbers of
 * trials may differ.
 * Source: the test: Birch 1964, J. R. Stat. Soc. B 26:313; its distribution by convolution: Mehta, Patel & Gray 1985, JASA 80:969;
 * mid-p: Lancaster 1961, JASA 56:223; twice the smaller side: R's exact2x2(tsmethod = "central", midp = TRUE), Fay 2010, R J. 2(1):53.
 * Exchanging the arms, the two kinds or the strata changes nothing.
 * @example stratifiedExact([{ hits: 10, drawn: 10, marked: 10, all: 20 }]).midP // 1/184756 = 5.4126e-6: 10 of 10 against 0 of 10
 * @example stratifiedExact([{ hits: 3, drawn: 3, marked: 3, all: 6 }]).midP // 0.05: 3 of 3 against 0 of 3
 */
export function stratifiedExact(strata: readonly Draw[]): StratifiedExact {
  let total: Distribution = { least: 0, probabilities: Float64Array.of(1), cut: 0 }
  let [hits, expected] = [0, 0]
  for (const stratum of strata) {
    hits += stratum.hits
    expected += (stratum.drawn * stratum.marked) / stratum.all
    total = cutEnds(convolve(total, hypergeometric(stratum)))
  }
  const { least, probabilities, cut } = total
  let [below, at, above] = [0, 0, 0]
  probabilities.forEach((probability, place) => {
    const value = least + place
    if (value < hits) below += probability
    else if (value === hits) at = probability
    else above += probability
  })
  const midP = Math.min(1, 2 * (Math.min(below, above) + at / 2 + cut))
  return { midP: Number(midP.toPrecision(DIGITS)), excess: hits - expected }
}

interface Distribution {
  /** The value that the first probability is of. */
  readonly least: number
  readonly probabilities: Float64Array
  /** What was cut off so far. */
  readonly cut: number
}

/** From the ratios of neighbours, outwards from the mode, where nothing can underflow. */
function hypergeometric({ drawn, marked, all }: Draw): Distribution {
  const least = Math.max(0, drawn + marked - all)
  const most = Math.min(drawn, marked)
  const weights = new Float64Array(most - least + 1)
  const mode = Math.min(most, Math.max(least, Math.floor(((drawn + 1) * (marked + 1)) / (all + 2))))
  const ratio = (k: number): number => ((marked - k) * (drawn - k)) / ((k + 1) * (all - marked - drawn + k + 1))
  weights[mode - least] = 1
  for (let k = mode; k < most; k++) weights[k + 1 - least] = (weights[k - least] as number) * ratio(k)
  for (let k = mode - 1; k >= least; k--) weights[k - least] = (weights[k + 1 - least] as number) / ratio(k)
  const sum = weights.reduce((one, other) => one + other, 0)
  return { least, probabilities: weights.map((weight) => weight / sum), cut: 0 }
}

function convolve(one: Distribution, other: Distribution): Distribution {
  if (other.probabilities.length === 1) return { ...one, least: one.least + other.least }
  const probabilities = new Float64Array(one.probabilities.length + other.probabilities.length - 1)
  for (let i = 0; i < one.probabilities.length; i++)
    for (let j = 0; j < other.probabilities.length; j++)
      probabilities[i + j] =
        (probabilities[i + j] as number) + (one.probabilities[i] as number) * (other.probabilities[j] as number)
  return { least: one.least + other.least, probabilities, cut: one.cut }
}

function cutEnds({ least, probabilities, cut }: Distribution): Distribution {
  const isKept = (probability: number): boolean => probability >= NEGLIGIBLE
  const from = probabilities.findIndex(isKept)
  const to = probabilities.findLastIndex(isKept) + 1
  const lost = probabilities.length - (to - from)
  if (lost === 0) return { least, probabilities, cut }
  return { least: least + from, probabilities: probabilities.slice(from, to), cut: cut + lost * NEGLIGIBLE }
}
