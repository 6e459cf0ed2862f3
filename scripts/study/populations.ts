import type { Margin, MetricFacts } from '../../src/model/metric.js'
import type { RunFigure } from '../../src/model/run/run-figure.js'
import type { Random } from '../../src/stats/random.js'
import type { Kind } from './cell.js'
import { percent, SUCCESS, SUCCESS_MARGIN } from './enumerate.js'
import type { DrawnPair } from './real-gate.js'

/** A population from which data sets are drawn. Unless noted otherwise, the arms are exchangeable if `drop` is 0. */
export interface Population {
  readonly name: string
  readonly kind: Kind
  readonly metric: MetricFacts
  readonly margin: Margin
  /** Fills the values of one case. `drop` is a true loss of the mean, in the unit of the margin. */
  readonly fill: (pair: DrawnPair, drop: number, random: Random) => void
  /** The expected difference as the gate measures it; positive is better. */
  readonly truth: (drop: number) => number
  /** The largest possible loss. */
  readonly most: number
}

const ratio: MetricFacts = { ...SUCCESS, id: 'recall', title: 'recall', kind: 'continuous' }
const tokens: MetricFacts = {
  ...ratio,
  id: 'tokens',
  title: 'tokens per query',
  unit: 'tokens',
  direction: 'lower',
  range: [0, null],
  scale: 'log-ratio',
}
const score: MetricFacts = { ...ratio, id: 'score', title: 'score', unit: 'count', range: [null, null] }
const grade: MetricFacts = { ...score, id: 'grade', title: 'grade', kind: 'ordinal', range: [1, 5] }
const TENTH: Margin = { kind: 'relative', value: 0.1 }
const QUARTER: Margin = { kind: 'absolute', value: 0.25 }

/**
 * Returns the population of success over several trials. As many cases are flaky (with pass rate `base`) as are needed for two trials to
 * differ in a share `flips` of the cases; the others always pass or always fail. A drop breaks cases completely. `null` if `flips` exceeds
 * its maximum, 2·base·(1 − base).
 */
export function successOverTrials(base: number, flips: number): Population | null {
  const flaky = flips / (2 * base * (1 - base))
  if (flaky > 1) return null
  return {
    name: `success, ${percent(flips)} flips, base ${percent(base)}`,
    kind: 'binary',
    metric: SUCCESS,
    margin: { kind: 'absolute', value: SUCCESS_MARGIN },
    fill: ({ baseline, candidate }, drop, random) => {
      const chance = random() < flaky ? base : random() < base ? 1 : 0
      const kept = random() < drop / base ? 0 : chance
      fillWith(baseline.values, () => (random() < chance ? 1 : 0))
      fillWith(candidate.values, () => (random() < kept ? 1 : 0))
    },
    truth: (drop) => -drop,
    most: base,
  }
}

/** Recall of three expected spans, each found with a probability that depends on the case. A drop loses found spans independently. */
const FOUND = { values: [1, 0.8, 0.5, 0.2], shares: [0.5, 0.2, 0.2, 0.1], mean: 0.78 }
export const recall: Population = {
  name: 'recall in thirds, losses spread',
  kind: 'bounded',
  metric: ratio,
  margin: TENTH,
  fill: ({ baseline, candidate }, drop, random) => {
    const chance = pick(FOUND, random)
    fillWith(baseline.values, () => countThirds(chance, random))
    fillWith(candidate.values, () => countThirds(chance * (1 - drop), random))
  },
  truth: (drop) => -drop * FOUND.mean,
  most: 1,
}

/** The same recall in both arms, except that in each arm a share of the cases finds nothing. A drop adds cases that find nothing. */
const FIXED = { values: [0, 1 / 3, 2 / 3, 1], shares: [0.05, 0.15, 0.2, 0.6], mean: 0.15 / 3 + 0.4 / 3 + 0.6 }
function recallWithLosses(name: string, noise: number, margin: number): Population {
  return {
    name,
    kind: 'bounded',
    metric: ratio,
    margin: { kind: 'relative', value: margin },
    fill: ({ baseline, candidate }, drop, random) => {
      const value = pick(FIXED, random)
      baseline.values.fill(random() < noise ? 0 : value)
      candidate.values.fill(random() < noise || random() < drop ? 0 : value)
    },
    truth: (drop) => -drop * (1 - noise) * FIXED.mean,
    most: 1,
  }
}

export const sparseRecall = recallWithLosses('recall in thirds, sparse losses', 0.02, 0.1)
/** The hardest population for a t interval: nothing differs except for the loss, and the margin is the smallest in use. */
export const rareRecall = recallWithLosses('recall in thirds, no noise, rare losses, margin 5 %', 0, 0.05)

/** The distributions of grades from 1 to 5, for three kinds of cases. */
const GRADES = [
  { share: 0.5, shares: [0, 0, 0.1, 0.3, 0.6] },
  { share: 0.3, shares: [0, 0.1, 0.3, 0.4, 0.2] },
  { share: 0.2, shares: [0.2, 0.3, 0.3, 0.2, 0] },
]
const LOWERABLE = 0.96
const MEAN_GRADE = 0.5 * 4.5 + 0.3 * 3.7 + 0.2 * 2.5

function drawGrade(kind: number, random: Random): number {
  return pick({ values: [1, 2, 3, 4, 5], shares: GRADES[kind]?.shares ?? [] }, random)
}

const gradeKinds = { values: [0, 1, 2], shares: GRADES.map(({ share }) => share) }
export const grades: Population = {
  name: 'grades 1 to 5, losses spread',
  kind: 'bounded',
  metric: grade,
  margin: QUARTER,
  fill: ({ baseline, candidate }, drop, random) => {
    const kind = pick(gradeKinds, random)
    fillWith(baseline.values, () => drawGrade(kind, random))
    fillWith(candidate.values, () => {
      const value = drawGrade(kind, random)
      return value > 1 && random() < drop / LOWERABLE ? value - 1 : value
    })
  },
  truth: (drop) => -drop,
  most: LOWERABLE,
}

export const sparseGrades: Population = {
  ...grades,
  name: 'grades 1 to 5, sparse losses',
  fill: ({ baseline, candidate }, drop, random) => {
    const kind = pick(gradeKinds, random)
    const isLost = random() < drop / (MEAN_GRADE - 1)
    // A judge that is mostly consistent: only one case in ten is graded again.
    const value = drawGrade(kind, random)
    const again = random() < 0.1 ? drawGrade(kind, random) : value
    baseline.values.fill(value)
    candidate.values.fill(isLost ? 1 : again)
  },
  most: MEAN_GRADE - 1,
}

/** Half of the noise is between versions, half between trials. With one trial each, the differences have a standard deviation of 1. */
function normalScores(name: string, outliers: number): Population {
  const noise = (random: Random): number => normal(random) * (random() < outliers ? 5 : 1)
  return {
    name,
    kind: 'unbounded',
    metric: score,
    margin: QUARTER,
    fill: ({ baseline, candidate }, drop, random) => {
      const level = 10 + 3 * normal(random)
      const before = level + 0.5 * normal(random)
      const after = level + 0.5 * normal(random) - drop
      fillWith(baseline.values, () => before + 0.5 * noise(random))
      fillWith(candidate.values, () => after + 0.5 * noise(random))
    },
    truth: (drop) => -drop,
    most: Infinity,
  }
}

export const scores = normalScores('unbounded score, normal', 0)
export const scoresWithOutliers = normalScores('unbounded score, outliers', 0.05)

/** Tokens: queries differ by a lognormal factor, versions and trials by smaller ones. `rise` returns the true factor of a case. */
function lognormalTokens(
  name: string,
  outliers: number,
  rise: (drop: number, size: number, random: Random) => number,
): Population {
  return {
    name,
    kind: 'unbounded',
    metric: tokens,
    margin: TENTH,
    fill: ({ baseline, candidate }, drop, random) => {
      const size = normal(random)
      const factor = rise(drop, size, random)
      const draw = (centre: number) => (): number =>
        Math.exp(centre + 0.2 * normal(random)) * (outliers > 0 && random() < outliers ? 5 : 1)
      const level = 7 + 0.8 * size
      const before = level + 0.2 * normal(random)
      const after = level + 0.2 * normal(random) + Math.log(factor)
      fillWith(baseline.values, draw(before))
      fillWith(candidate.values, draw(after))
    },
    truth: (drop) => -Math.log1p(drop),
    most: Infinity,
  }
}

export const tokensLognormal = lognormalTokens('tokens, lognormal', 0, (drop) => 1 + drop)
export const tokensWithOutliers = lognormalTokens('tokens, outliers', 0.05, (drop) => 1 + drop)
/** Rises that differ between cases by a lognormal factor with a standard deviation of .3. */
export const tokensUneven = lognormalTokens('tokens, uneven rises', 0, (drop, _size, random) =>
  drop === 0 ? 1 : (1 + drop) * Math.exp(0.3 * normal(random)),
)
/** The geometric mean rises by `drop`, caused by a share of the cases. */
export function tokensCarriedBy(share: number): Population {
  return lognormalTokens(`tokens, rise carried by ${percent(share)} of cases`, 0, (drop, _size, random) =>
    random() < share ? (1 + drop) ** (1 / share) : 1,
  )
}
/** The total rises by `drop`, caused by the largest tenth of the queries, which have a share Φ(.8 − 1.2816) of all tokens. */
const LARGEST = 1.2815515655446004
const THEIR_SHARE = 0.3150404
export const tokensTotal: Population = {
  ...lognormalTokens('tokens, the total rises, carried by the largest tenth', 0, (drop, size) =>
    size > LARGEST ? 1 + drop / THEIR_SHARE : 1,
  ),
  truth: (drop) => -0.1 * Math.log1p(drop / THEIR_SHARE),
}

/** Populations without a true change in which the arms are not exchangeable. No drop is drawn from them. */
const unchanged = { kind: 'bounded', metric: ratio, margin: TENTH, truth: () => 0, most: 0 } as const
const RARE = 0.03
const OFTEN = (RARE * 2) / (1 - RARE)
export const rareLosses: Population = {
  ...unchanged,
  name: 'recall, rare large losses balanced by many small gains',
  fill: ({ baseline, candidate }, _drop, random) => {
    baseline.values.fill(2 / 3)
    candidate.values.fill(random() < RARE ? 0 : random() < OFTEN ? 1 : 2 / 3)
  },
}
export const rareGains: Population = {
  ...unchanged,
  name: 'recall, rare large gains balanced by many small losses',
  fill: ({ baseline, candidate }, _drop, random) => {
    baseline.values.fill(1 / 3)
    candidate.values.fill(random() < RARE ? 1 : random() < OFTEN ? 0 : 1 / 3)
  },
}
function skewedScores(name: string, sign: 1 | -1): Population {
  return {
    ...unchanged,
    name,
    kind: 'unbounded',
    metric: score,
    margin: QUARTER,
    fill: ({ baseline, candidate }, _drop, random) => {
      const level = 10 + 3 * normal(random)
      baseline.values.fill(level)
      candidate.values.fill(level + sign * (Math.exp(normal(random)) - Math.exp(0.5)))
    },
  }
}
export const longLosses = skewedScores('unbounded score, a long tail of losses', -1)
export const longGains = skewedScores('unbounded score, a long tail of gains', 1)

/**
 * A figure of the run with no true change: cases differ, and the arms of a case are two draws from the same distribution. The margin is 0,
 * so every significant difference is called a regression or an improvement.
 */
function figureOf(
  name: string,
  figure: RunFigure,
  facts: Pick<MetricFacts, 'direction' | 'range'>,
  draw: (random: Random) => () => readonly number[],
): Population {
  return {
    name,
    kind: 'figure',
    metric: { ...score, ...facts, id: 'figure', title: name, per_run: figure },
    margin: { kind: 'absolute', value: 0 },
    fill: ({ baseline, candidate }, _drop, random) => {
      const again = draw(random)
      for (const { values, record } of [baseline, candidate]) {
        record.splice(0, Infinity, ...again())
        values[0] = record[0] ?? 0
      }
    },
    truth: () => 0,
    most: 0,
  }
}

const growing = { direction: 'lower', range: [0, null] } as const
export const figures: readonly Population[] = [
  figureOf('p95 of a lognormal latency', { figure: 'percentile', of: 'latency', percentile: 95 }, growing, (random) => {
    const level = 7 + 0.8 * normal(random)
    return () => [Math.exp(level + 0.3 * normal(random))]
  }),
  figureOf(
    'ratio, tokens per passed case',
    { figure: 'ratio', numerator: 'tokens', denominator: 'success' },
    growing,
    (random) => {
      const level = 7 + 0.8 * normal(random)
      return () => [Math.exp(level + 0.2 * normal(random)), random() < 0.85 ? 1 : 0]
    },
  ),
  figureOf(
    'calibration error, ten buckets, too sure by 10 points',
    {
      figure: 'calibration-error',
      error: 'expected',
      confidence: 'confidence',
      outcome: 'success',
      buckets: { edges: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9], closed: 'right' },
    },
    { direction: 'lower', range: [0, 1] },
    (random) => {
      const level = 0.5 + 0.5 * random()
      return () => {
        const confidence = Math.min(0.999, Math.max(0.001, level + 0.05 * normal(random)))
        const bucket = Math.ceil(10 * confidence) - 1
        const record = new Array<number>(30).fill(0)
        record[3 * bucket] = 1
        record[3 * bucket + 1] = confidence
        record[3 * bucket + 2] = random() < confidence - 0.1 ? 1 : 0
        return record
      }
    },
  ),
]

/** The probability with which a case copies the draw of its cluster. Two cases of a cluster then correlate by .3; the mean is the same. */
const COPIED = Math.sqrt(0.3)

/** How a data set is drawn. */
export interface Drawing {
  readonly source: Population
  /** What the cases of a cluster share: nothing, noise and losses (`draws`), or noise while whole clusters are lost (`losses`). */
  readonly sharing: 'none' | 'draws' | 'losses'
}

export function fillPairs(
  { source, sharing }: Drawing,
  pairs: readonly DrawnPair[],
  drop: number,
  random: Random,
): void {
  const caseDrop = sharing === 'losses' ? 0 : drop
  let template: DrawnPair | null = null
  for (const pair of pairs) {
    if (sharing !== 'none' && template !== null && pair.cluster === template.cluster && random() < COPIED) {
      pair.baseline.values.splice(0, Infinity, ...template.baseline.values)
      pair.candidate.values.splice(0, Infinity, ...template.candidate.values)
      continue
    }
    source.fill(pair, caseDrop, random)
    if (pair.cluster !== template?.cluster) template = pair
  }
  if (sharing === 'losses') loseClusters(pairs, drop / source.most, random)
}

function loseClusters(pairs: readonly DrawnPair[], share: number, random: Random): void {
  let isLost = false
  let cluster: string | undefined
  for (const pair of pairs) {
    if (pair.cluster !== cluster) {
      cluster = pair.cluster
      isLost = random() < share
    }
    if (isLost) pair.candidate.values.fill(0)
  }
}

function fillWith(values: number[], draw: () => number): void {
  for (let index = 0; index < values.length; index++) values[index] = draw()
}

function pick({ values, shares }: { values: readonly number[]; shares: readonly number[] }, random: Random): number {
  let left = random()
  for (let index = 0; index < values.length - 1; index++) {
    left -= shares[index] ?? 0
    if (left < 0) return values[index] ?? 0
  }
  return values[values.length - 1] ?? 0
}

function countThirds(chance: number, random: Random): number {
  return ((random() < chance ? 1 : 0) + (random() < chance ? 1 : 0) + (random() < chance ? 1 : 0)) / 3
}

/** Draws a standard normal value by the polar method of Marsaglia & Bray 1964 (only one of the two values is used). */
function normal(random: Random): number {
  for (;;) {
    const x = 2 * random() - 1
    const y = 2 * random() - 1
    const square = x * x + y * y
    if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square)
  }
}
