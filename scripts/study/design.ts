import type { CellDesign } from './cell.js'
import {
  figures,
  grades,
  longGains,
  longLosses,
  rareGains,
  rareLosses,
  rareRecall,
  recall,
  scores,
  scoresWithOutliers,
  sparseGrades,
  sparseRecall,
  successOverTrials,
  tokensCarriedBy,
  tokensLognormal,
  tokensTotal,
  tokensUneven,
  tokensWithOutliers,
  type Drawing,
  type Population,
} from './populations.js'

const SIZES = [20, 50, 100, 200, 400]
export const FLIPS = [0, 0.02, 0.05, 0.1, 0.2]

/** The numbers of cases for figures of the run. The first is the smallest number that is tested. */
const FIGURE_SIZES = [10, 20, 60, 200]

/** The numbers of data sets per truth if each needs 10,000 resamples of clusters, or 10,000 swaps of cases. */
const CLUSTER_DATA_SETS = 2_000
const figureDataSets = (n: number): number => (n < 200 ? 1_000 : 400)

/** A cell of binary gates with one trial: all possible outcomes are enumerated, nothing is drawn. */
export interface EnumeratedCell {
  readonly how: 'enumerated'
  readonly n: number
}

/** A cell whose data sets are drawn at random. */
export interface SimulatedCell extends CellDesign, Drawing {
  readonly how: 'simulated'
  readonly trials_of: readonly [baseline: number, candidate: number]
  /** Whether families of 3 and 10 gates are simulated too, which is ten times the work with no true change. */
  readonly has_families: boolean
  /** Whether drops of the margin and of "can flag" are simulated too. */
  readonly has_drop: boolean
  /** The largest number of data sets per truth, for cells whose data sets take long; otherwise `null`. */
  readonly most_repetitions: number | null
}

/** Returns all cells of the study, the slow ones first, so that the workers end at about the same time. */
export function listCells(): readonly (EnumeratedCell | SimulatedCell)[] {
  const enumerated = SIZES.map((n): EnumeratedCell => ({ how: 'enumerated', n }))
  const simulated = [...plainCells(), ...clusteredCells(), ...listedCells(), ...figureCells()]
  return [...enumerated, ...simulated].sort((a, b) => b.n - a.n)
}

/**
 * Returns the cells of success over several trials: all shares of flips at a base of 85 %, and some at the other bases. With one trial
 * the base cancels out; those cells are enumerated.
 */
function binaryCells(): readonly SimulatedCell[] {
  const designs = [
    ...FLIPS.map((flips) => ({ trials: 3, base: 0.85, flips })),
    ...[0.5, 0.7, 0.95].flatMap((base) => [0.02, 0.05, 0.2].map((flips) => ({ trials: 3, base, flips }))),
    ...[0, 0.05, 0.2].map((flips) => ({ trials: 5, base: 0.85, flips })),
  ]
  return designs.flatMap(({ trials, base, flips }) => {
    const population = successOverTrials(base, flips)
    const families = trials === 3 && base === 0.85 && flips === 0.1
    return population === null ? [] : cellsOf(population, { trials, families })
  })
}

function plainCells(): readonly SimulatedCell[] {
  const noisy = [recall, grades, scores, tokensLognormal]
  const outlying = [scoresWithOutliers, tokensWithOutliers]
  return [
    ...binaryCells(),
    ...noisy.flatMap((population) =>
      [1, 3, 5].flatMap((trials) => cellsOf(population, { trials, families: trials === 1 })),
    ),
    ...outlying.flatMap((population) => [1, 3].flatMap((trials) => cellsOf(population, { trials }))),
    ...[sparseRecall, rareRecall, sparseGrades, tokensUneven].flatMap((population) => cellsOf(population, {})),
  ]
}

function cellsOf(
  population: Population,
  options: { readonly trials?: number; readonly families?: boolean },
): readonly SimulatedCell[] {
  const { trials = 1, families = false } = options
  return SIZES.map((n) => cellOf(population, n, { trials_of: [trials, trials], has_families: families }))
}

/** The numbers of cases and clusters; at least 25 clusters. */
const CLUSTERED = [
  { n: 50, clusters: 25 },
  { n: 100, clusters: 25 },
  { n: 200, clusters: 25 },
  { n: 200, clusters: 50 },
  { n: 400, clusters: 25 },
  { n: 400, clusters: 100 },
]

function clusteredCells(): readonly SimulatedCell[] {
  const success = [0.02, 0.1].flatMap((flips) => successOverTrials(0.85, flips) ?? [])
  const why = 'whole clusters are lost at once'
  return CLUSTERED.flatMap(({ n, clusters }) => [
    ...[...success, recall, tokensLognormal].map((population) => cellOf(population, n, { sharing: 'draws', clusters })),
    ...[...success.slice(1), recall].map((population) =>
      cellOf(population, n, {
        sharing: 'losses',
        clusters,
        listed: { about: 'drop', why },
      }),
    ),
  ])
}

function listedCells(): readonly SimulatedCell[] {
  const carried = 'the rise is carried by at most 5 % of the cases'
  const total = 'the total rises, not the typical query'
  const asymmetric = 'the arms are not exchangeable'
  const unequal = [0.1, 0.2].flatMap((flips) => successOverTrials(0.85, flips) ?? [])
  return SIZES.flatMap((n) => [
    ...[0.05, 0.02].map((share) => cellOf(tokensCarriedBy(share), n, { listed: { about: 'drop', why: carried } })),
    cellOf(tokensTotal, n, { listed: { about: 'drop', why: total } }),
    ...[rareLosses, rareGains, longLosses, longGains].map((population) =>
      cellOf(population, n, { listed: { about: 'null', why: asymmetric }, has_drop: false }),
    ),
    ...unequal.map((population) =>
      cellOf(population, n, { trials_of: [1, 3], listed: { about: 'null', why: asymmetric }, has_drop: false }),
    ),
  ])
}

function figureCells(): readonly SimulatedCell[] {
  return figures.flatMap((population) =>
    FIGURE_SIZES.map((n) => cellOf(population, n, { has_drop: false, most_repetitions: figureDataSets(n) })),
  )
}

function cellOf(
  source: Population,
  n: number,
  parts: {
    readonly trials_of?: SimulatedCell['trials_of']
    readonly sharing?: Drawing['sharing']
    readonly clusters?: number
    readonly listed?: CellDesign['listed']
    readonly has_families?: boolean
    readonly has_drop?: boolean
    readonly most_repetitions?: number
  },
): SimulatedCell {
  const { sharing = 'none', clusters = null, trials_of: trialsOf = [1, 1] } = parts
  const [baseline, candidate] = trialsOf
  const trials = baseline === candidate ? String(baseline) : `${baseline} against ${candidate}`
  const population = sharing === 'losses' ? `${source.name}, whole clusters lost` : source.name
  const inClusters = clusters === null ? '' : ` in ${clusters} clusters`
  return {
    how: 'simulated',
    id: `${population}, ${trials === '1' ? '1 trial' : `${trials} trials`}, n = ${n}${inClusters}`,
    kind: clusters === null ? source.kind : 'clustered',
    population,
    n,
    trials,
    clusters,
    listed: parts.listed ?? null,
    source,
    sharing,
    trials_of: trialsOf,
    has_families: parts.has_families ?? false,
    has_drop: parts.has_drop ?? true,
    most_repetitions: parts.most_repetitions ?? (clusters === null ? null : CLUSTER_DATA_SETS),
  }
}
